"""What the event loop does between two steps of a game master, for the tests."""

from desktop.settling import settle

__all__ = ["settle"]
