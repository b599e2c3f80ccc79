"""The main window around its tabs: menus, command palette, status bar, undo, and what happens at start.

Of `ui` it may import `ui.bestiary`, `ui.bestiary.forms`, `ui.commands`, `ui.dnd`, `ui.edits`, `ui.encounter`,
`ui.encounter.action_panel`, `ui.encounter.fight`, `ui.encounter.gm`, `ui.encounter.prepare`, `ui.encounter.sheet`,
`ui.exchange`, `ui.help`, `ui.navigation`, `ui.odds`, `ui.own_rules`, `ui.paper`, `ui.party`, `ui.players`,
`ui.rule_editor`, `ui.services`, `ui.session`, `ui.session.view`, `ui.sheets`, `ui.summary`, `ui.telling`, `ui.text`,
`ui.theme` and `ui.widgets`.
"""
