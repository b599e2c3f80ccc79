"""Sheets that are pasted as text with labels.

Of `models` it may import nothing.
"""
