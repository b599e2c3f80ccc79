"""The tray *Next fight* under the list of creatures.

Of `ui` it may import `ui.commands`, `ui.dnd`, `ui.edits`, `ui.services`, `ui.session`, `ui.sheets`, `ui.text`,
`ui.theme` and `ui.widgets`.
"""
