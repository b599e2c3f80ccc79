"""The page *Rules*: a game of one's own or house rules, made in forms, tried out beside them.

Of `ui` it may import `ui.commands`, `ui.edits`, `ui.encounter.log`, `ui.encounter.sheet`, `ui.own_rules`,
`ui.rule_editor.labels`, `ui.rule_editor.scratch`, `ui.rule_editor.text`, `ui.services`, `ui.session`,
`ui.session.view`, `ui.sheets`, `ui.telling`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
