"""The parts of a fight that is tried out: its log and its combatants.

Of `ui` it may import `ui.encounter.log`, `ui.encounter.turn_order`, `ui.session.view`, `ui.theme` and `ui.widgets`.
"""
