"""Drag and drop inside the window: what is carried, where it may be dropped, and the handles of rows.

Of `ui` it may import `ui.text`, `ui.theme` and `ui.widgets`.
"""
