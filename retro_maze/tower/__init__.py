"""This game: floor tables, rooms, and what they fill a world with, pure."""
