"""Rows of the library, a module for each noun: read as frozen values, kept and taken out.

Of `models` it may import `models.marks`, `models.search` and `models.storage`.
"""
