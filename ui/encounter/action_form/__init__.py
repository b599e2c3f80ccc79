"""The form in which an action is put together, field by field.

Of `ui` it may import `ui.encounter.turn_order`, `ui.session`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
