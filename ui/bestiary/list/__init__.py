"""The list of creatures: search, filters and folders.

Of `ui` it may import `ui.commands`, `ui.dnd`, `ui.edits`, `ui.services`, `ui.sheets`, `ui.text`, `ui.theme` and
`ui.widgets`.
"""
