"""What is printed: logs, handouts and cards set on pages, their set-up, outline and preview.

Of `ui` it may import `ui.bestiary.stat_block`, `ui.services`, `ui.summary`, `ui.telling`, `ui.theme` and
`ui.widgets`.
"""
