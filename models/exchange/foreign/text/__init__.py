"""Words and languages of text stat blocks.

Of `models` it may import nothing.
"""
