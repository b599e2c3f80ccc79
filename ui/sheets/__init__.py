"""The fields of a system's sheets, and the installed rule systems.

Of `ui` it may import `ui.services`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
