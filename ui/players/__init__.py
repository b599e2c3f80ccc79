"""The players' side of the table: their screen, their phones, and the seats at which they sit.

Of `ui` it may import `ui.bestiary.stat_block`, `ui.board.scene`, `ui.dnd`, `ui.services`, `ui.services.web`,
`ui.session`, `ui.session.view`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
