"""The parts of a fight that is tried out: its log, its combatants, and what they are told to do.

Of `ui` it may import `ui.encounter.action_form`, `ui.encounter.log`, `ui.encounter.turn_order`, `ui.session`,
`ui.session.view`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
