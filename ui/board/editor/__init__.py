"""The page on which a board is painted for an encounter that is being prepared.

Of `ui` it may import `ui.board.scene`, `ui.dnd`, `ui.edits`, `ui.services`, `ui.session`, `ui.session.view`, `ui.text`
and `ui.widgets`.
"""
