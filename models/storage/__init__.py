"""Beneath the library: the SQLite file with its connections, lock, schema, upgrades, backups and safe copying.

Of `models` it may import nothing.
"""
