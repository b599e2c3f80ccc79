"""What the event loop does between two steps of a game master, for the tests."""

from tools.pictures.event_loop import settle

__all__ = ["settle"]
