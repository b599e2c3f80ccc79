"""Texts of rules and systems in the reader's language, and what may stand in a line.

Of `rules` it may import nothing.
"""
