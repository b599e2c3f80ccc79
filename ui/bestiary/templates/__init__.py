"""Templates that make variants of creatures.

Of `ui` it may import `ui.bestiary.stat_block`, `ui.edits`, `ui.sheets`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
