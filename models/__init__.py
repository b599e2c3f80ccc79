"""The library: creatures, parties, encounters and journals, kept in one SQLite file.

Of `models` it may import `models.odds`, `models.repair`, `models.repositories` and `models.storage`.
"""
