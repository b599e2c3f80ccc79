"""The main window around its tabs: menus, command palette, status bar, undo, and what happens at start."""
