"""The page that paints the board of a prepared encounter.

Of `ui` it may import `ui.board.scene`, `ui.dnd`, `ui.edits`, `ui.services`, `ui.session`, `ui.session.view`, `ui.text`,
`ui.theme` and `ui.widgets`.
"""
