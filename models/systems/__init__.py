"""The rule systems that a library brings along: found by their ids while it is open, newer ones taken in, sheets moved.

Of `models` it may import `models.repositories` and `models.storage`.
"""
