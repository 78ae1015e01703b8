"""The page that plays in a browser: stage what ships, pack it, put it on a page."""
