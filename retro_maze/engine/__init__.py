"""Ticks, pads and replays: a world that moves by one byte a tick, pure."""
