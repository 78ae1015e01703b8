"""Tests see the game in English, whatever the system's language is."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
