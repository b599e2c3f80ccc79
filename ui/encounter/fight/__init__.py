"""The page of the running fight, with its bars, its keys and what is dropped on it.

Of `ui` it may import `ui.board.fight`, `ui.commands`, `ui.dnd`, `ui.edits`, `ui.encounter.action_form`,
`ui.encounter.action_panel`, `ui.encounter.gm`, `ui.encounter.log`, `ui.encounter.prompt`, `ui.encounter.sheet`,
`ui.encounter.timeline`, `ui.encounter.turn_order`, `ui.odds`, `ui.party`, `ui.session`, `ui.session.view`, `ui.text`,
`ui.theme` and `ui.widgets`.
"""
