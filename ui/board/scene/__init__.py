"""The drawing of a board: ground, marked cells, pieces, paths, and the view of them.

Of `ui` it may import `ui.services`, `ui.session`, `ui.session.view`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
