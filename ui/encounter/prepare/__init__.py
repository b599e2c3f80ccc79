"""The page on which encounters are prepared: roster, options, notes and odds.

Of `ui` it may import `ui.bestiary.forms`, `ui.commands`, `ui.dnd`, `ui.edits`, `ui.encounter.action_panel`,
`ui.encounter.gm`, `ui.odds`, `ui.services`, `ui.session`, `ui.sheets`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
