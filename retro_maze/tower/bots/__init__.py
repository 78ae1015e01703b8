"""Players without hands: they copy a world, look ahead in the copy, and answer with pad bytes."""
