"""Sheets that systems declare: fields, labels, and changes of them.

Of `rules` it may import `rules.core` and `rules.text`.
"""
