"""Drag and drop inside the window: payloads, drop targets, and drag handles.

Of `ui` it may import `ui.text`, `ui.theme` and `ui.widgets`.
"""
