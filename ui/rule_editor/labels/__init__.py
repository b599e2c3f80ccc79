"""What everything is called that a text with rules can say: short labels and sentences of help, in English.

`tools/translations.py` marks them, and `ui.rule_editor.words` says them in the reader's language.

Of `ui` it may import nothing.
"""
