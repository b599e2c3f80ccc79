"""What a fight shows at one position of its journal, as frozen values; no widget is made or read here.

Of `ui` it may import `ui.session`, `ui.text` and `ui.theme`.
"""
