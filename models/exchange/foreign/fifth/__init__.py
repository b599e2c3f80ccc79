"""Stat blocks of the fifth edition, from whatever pieces or text they come.

Of `models` it may import `models.exchange.foreign.ffrpg`, `models.exchange.foreign.text`, `models.exchange.records`
and `models.storage`.
"""
