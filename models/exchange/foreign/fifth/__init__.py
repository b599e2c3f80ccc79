"""Stat blocks of the fifth edition, built from any program's fields or from text.

Of `models` it may import `models.exchange.foreign.ffrpg`, `models.exchange.foreign.text`, `models.exchange.records` and
`models.storage`.
"""
