"""What all of the window shares: background tasks, file dialogs, pictures, preferences, places of panes."""
