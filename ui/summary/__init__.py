"""The summary of a fight on screen and paper: painted plots, and the card that shows them.

Of `ui` it may import `ui.services`, `ui.session`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
