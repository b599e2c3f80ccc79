"""Widgets that any part of the window may use; none knows of creatures or fights."""
