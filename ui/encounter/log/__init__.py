"""The log of the running fight: its lines, filters and comments.

Of `ui` it may import `ui.dnd`, `ui.encounter.sheet`, `ui.session`, `ui.session.view`, `ui.text`, `ui.theme` and
`ui.widgets`.
"""
