"""The log as it leaves the window: chosen styles and editions, told as pages, tables and texts, and handouts.

Of `ui` it may import `ui.session`, `ui.summary` and `ui.text`.
"""
