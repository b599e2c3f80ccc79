"""Files in and out: readers yield records, `importing` says what would come of them and takes them in.

Of `models` it may import `models`, `models.exchange.foreign`, `models.exchange.native`, `models.exchange.profiles`,
`models.exchange.records`, `models.exchange.tables`, `models.repair`, `models.repositories` and `models.storage`.
"""
