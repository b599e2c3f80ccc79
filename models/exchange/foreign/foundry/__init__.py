"""Actors of Foundry VTT's dnd5e, from every kind of file that it exports.

Of `models` it may import `models.exchange.foreign.fifth`, `models.exchange.foreign.text`, `models.exchange.native`,
`models.exchange.records` and `models.storage`.
"""
