"""The encounter tab: preparing a fight and running it.

Of `ui` it may import `ui.bestiary.stat_block`, `ui.board.editor`, `ui.edits`, `ui.encounter.fight`,
`ui.encounter.prepare`, `ui.odds`, `ui.paper`, `ui.services`, `ui.session` and `ui.widgets`.
"""
