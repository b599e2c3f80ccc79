"""Files in and out: the page on which an import is looked over, and what it says.

Of `ui` it may import `ui.bestiary.stat_block`, `ui.commands`, `ui.dnd`, `ui.edits`, `ui.encounter`, `ui.navigation`,
`ui.services`, `ui.sheets`, `ui.telling`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
