"""The party: who sits at the table, and how they stand between fights.

Of `ui` it may import `ui.bestiary.forms`, `ui.bestiary.stat_block`, `ui.commands`, `ui.dnd`, `ui.edits`, `ui.paper`,
`ui.services`, `ui.session`, `ui.sheets`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
