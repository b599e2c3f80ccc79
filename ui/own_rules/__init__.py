"""Games and house rules of one's own: those in the library, and what a text that is to be added says.

Of `ui` it may import `ui.dnd`, `ui.edits`, `ui.rule_editor.labels`, `ui.services`, `ui.sheets`, `ui.text`, `ui.theme`
and `ui.widgets`.
"""
