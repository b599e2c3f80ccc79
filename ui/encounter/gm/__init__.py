"""The game master's part in a running fight: rulings, cues, waves, suggestions, options.

Of `ui` it may import `ui.bestiary.forms`, `ui.dnd`, `ui.encounter.action_panel`, `ui.encounter.prompt`,
`ui.encounter.turn_order`, `ui.services`, `ui.session`, `ui.session.view`, `ui.sheets`, `ui.text`, `ui.theme` and
`ui.widgets`.
"""
