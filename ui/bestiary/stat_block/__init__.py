"""A creature as a stat block, alone or beside another.

Of `ui` it may import `ui.bestiary.forms`, `ui.commands`, `ui.dnd`, `ui.edits`, `ui.services`, `ui.session`,
`ui.sheets`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
