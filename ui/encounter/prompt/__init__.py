"""The question bar: it asks for the table's dice and for choices.

Of `ui` it may import `ui.session`, `ui.session.view`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
