"""Import and export of files: readers yield records, `importer` previews them and writes them to the library.

Of `models` it may import `models`, `models.exchange.foreign`, `models.exchange.foreign.ffrpg`,
`models.exchange.foreign.fifth`, `models.exchange.foreign.text`, `models.exchange.native`, `models.exchange.profiles`,
`models.exchange.records`, `models.exchange.tables`, `models.repair`, `models.repositories`, `models.storage` and
`models.systems`.
"""
