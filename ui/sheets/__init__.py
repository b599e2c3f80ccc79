"""What the sheets of a rule system consist of, and which rule systems are installed.

Of `ui` it may import `ui.services`, `ui.text` and `ui.widgets`.
"""
