"""The library: creatures, parties, encounters and journals in one SQLite file, which `Library.open` opens.

Of `models` it may import `models.odds`, `models.repair`, `models.repositories` and `models.storage`.
"""
