"""Stat blocks and monster files of FFRPG.

Of `models` it may import `models.exchange.foreign.text`, `models.exchange.records` and `models.storage`.
"""
