"""What is printed: logs, handouts and cards set on pages, as PDF or through a preview, and the set-up of the page.

Of `ui` it may import `ui.bestiary.stat_block`, `ui.services`, `ui.summary`, `ui.telling`, `ui.theme` and
`ui.widgets`.
"""
