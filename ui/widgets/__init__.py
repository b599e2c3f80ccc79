"""Widgets that any part of the window may use; none knows of creatures or fights.

Of `ui` it may import `ui.commands`, `ui.text` and `ui.theme`.
"""
