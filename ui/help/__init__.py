"""Help: the guide, the sheet of keys, the first start, and what the program is made of.

Of `ui` it may import `ui.commands`, `ui.navigation`, `ui.services`, `ui.sheets`, `ui.text`, `ui.theme` and
`ui.widgets`.
"""
