"""The turn order: a row for each combatant, and how it is painted.

Of `ui` it may import `ui.dnd`, `ui.session`, `ui.session.view`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
