"""The forms of creatures, members and sheets, drawn from the sheets of their rule systems.

Of `ui` it may import `ui.commands`, `ui.dnd`, `ui.sheets`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
