"""The tabs of the window, and which page is in front.

Of `ui` it may import `ui.bestiary`, `ui.encounter`, `ui.encounter.fight`, `ui.encounter.prepare`, `ui.party`,
`ui.services`, `ui.session`, `ui.session.view`, `ui.theme` and `ui.widgets`.
"""
