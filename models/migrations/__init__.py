"""Alembic's scripts for the library.

Of `models` it may import nothing.
"""
