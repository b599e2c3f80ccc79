"""The summary of a fight on the screen and on paper: plots that are painted, and a page that shows them.

Of `ui` it may import `ui.services`, `ui.session`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
