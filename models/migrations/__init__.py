"""Alembic's scripts for the library."""
