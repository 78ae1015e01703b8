"""`python -m retro_maze` is `retro-maze`."""

from retro_maze.cli import main

raise SystemExit(main())
