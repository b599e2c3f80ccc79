"""Shared by the whole window: background tasks, file dialogs, pictures, preferences, layouts of panes.

Of `ui` it may import `ui.text`, `ui.theme` and `ui.widgets`.
"""
