"""The timeline: the ticks of this round and what happens at them.

Of `ui` it may import `ui.dnd`, `ui.encounter.action_form`, `ui.encounter.turn_order`, `ui.session`,
`ui.session.view`, `ui.theme` and `ui.widgets`.
"""
