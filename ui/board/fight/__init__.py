"""The board of a running fight: what the rules say of cells, paths and cards.

Of `ui` it may import `ui.board.scene`, `ui.encounter.action_form`, `ui.session`, `ui.session.view`, `ui.text`,
`ui.theme` and `ui.widgets`.
"""
