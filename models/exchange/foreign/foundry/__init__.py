"""Actors of Foundry VTT's dnd5e, from every file that it keeps them in.

Of `models` it may import `models.exchange.foreign.fifth`, `models.exchange.foreign.text`, `models.exchange.native`,
`models.exchange.records` and `models.storage`.
"""
