"""The library: creatures, parties, encounters and journals in one SQLite file, which `Library.open` opens.

Of `models` it may import `models.odds`, `models.repair`, `models.repositories`, `models.storage` and `models.systems`.
"""
