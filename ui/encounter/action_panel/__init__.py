"""The panel of who acts: actions, declarations, and the end of the fight.

Of `ui` it may import `ui.bestiary.stat_block`, `ui.board.fight`, `ui.dnd`, `ui.encounter.action_form`,
`ui.encounter.prompt`, `ui.encounter.sheet`, `ui.encounter.turn_order`, `ui.players`, `ui.session`, `ui.session.view`,
`ui.text`, `ui.theme` and `ui.widgets`.
"""
