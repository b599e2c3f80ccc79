"""The text of rules itself: lines with numbers, faults and colours.

Of `ui` it may import `ui.commands`, `ui.own_rules`, `ui.text`, `ui.theme` and `ui.widgets`.
"""
