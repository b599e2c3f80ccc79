"""The exported log: chosen styles and editions, as pages, tables and texts, and handouts.

Of `ui` it may import `ui.services`, `ui.session`, `ui.session.view`, `ui.summary`, `ui.text` and `ui.theme`.
"""
