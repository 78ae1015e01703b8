"""One file a scene; a scene's update returns the next scene."""
