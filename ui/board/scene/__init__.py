"""The board as it is drawn: ground, marked cells, pieces, paths, and the view over them.

Of `ui` it may import `ui.services`, `ui.session`, `ui.session.view`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
