"""The exported log: chosen styles and editions, as pages, tables and texts, and handouts.

Of `ui` it may import `ui.session`, `ui.summary` and `ui.text`.
"""
