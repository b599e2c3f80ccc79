"""The bestiary: finding, reading, editing creatures, and collecting the next fight.

Of `ui` it may import `ui.bestiary.list`, `ui.bestiary.stat_block`, `ui.bestiary.templates`, `ui.bestiary.tray`,
`ui.commands`, `ui.dnd`, `ui.edits`, `ui.paper`, `ui.services`, `ui.session`, `ui.theme` and `ui.widgets`.
"""
