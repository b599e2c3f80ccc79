"""The words and languages of pasted stat blocks, and what of a text was understood.

Of `models` it may import nothing.
"""
