"""How a world looks: pictures, letters and palettes, read only."""
