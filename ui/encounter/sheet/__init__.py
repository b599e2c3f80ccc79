"""A combatant's sheet in the running fight, and the explanations of its numbers.

Of `ui` it may import `ui.bestiary.forms`, `ui.bestiary.stat_block`, `ui.board.fight`, `ui.edits`,
`ui.encounter.action_form`, `ui.encounter.turn_order`, `ui.services`, `ui.session`, `ui.session.view`, `ui.sheets`,
`ui.text`, `ui.theme` and `ui.widgets`.
"""
