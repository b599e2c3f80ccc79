"""Printing: logs, handouts and cards on pages, as PDF or through a preview, and the page setup.

Of `ui` it may import `ui.bestiary.stat_block`, `ui.services`, `ui.summary`, `ui.telling`, `ui.theme` and
`ui.widgets`.
"""
