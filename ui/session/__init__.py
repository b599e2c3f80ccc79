"""The open fight as the window holds it: commands on their way to the rules, questions and history.

Of `ui` it may import `ui.dnd`, `ui.edits`, `ui.services`, `ui.sheets`, `ui.text` and `ui.theme`.
"""
