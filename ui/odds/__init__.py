"""The odds beside a fight: asked of worker processes, told in words, and what they rest on.

Of `ui` it may import `ui.encounter.gm`, `ui.encounter.turn_order`, `ui.services`, `ui.session`, `ui.session.view`,
`ui.summary`, `ui.telling`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
