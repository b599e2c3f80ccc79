"""Import and export of tables: CSV and workbooks.

Of `models` it may import `models`, `models.exchange.foreign.ffrpg`, `models.exchange.foreign.fifth`,
`models.exchange.foreign.text`, `models.exchange.native`, `models.exchange.records`, `models.repositories` and
`models.storage`.
"""
