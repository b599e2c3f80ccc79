"""What all of the window shares: background tasks, file dialogs, pictures, preferences, places of panes.

Of `ui` it may import `ui.text`, `ui.theme` and `ui.widgets`.
"""
