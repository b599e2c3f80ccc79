"""Help: the guide, the key sheet, the first start, and the licences.

Of `ui` it may import `ui.commands`, `ui.navigation`, `ui.services`, `ui.session`, `ui.sheets`, `ui.text`, `ui.theme`
and `ui.widgets`.
"""
