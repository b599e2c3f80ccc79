"""Changes of the library as undoable steps: creatures, encounters, items, and notes on a fight.

Of `ui` it may import `ui.dnd`, `ui.services`, `ui.sheets`, `ui.text` and `ui.widgets`.
"""
