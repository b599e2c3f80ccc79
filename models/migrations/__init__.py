"""Alembic's scripts for the library.

Of `models` it may import `models.repositories` and `models.storage`.
"""
