"""The actions of the book, with their params, choices and forecasts.

Of `rules` it may import `rules.core`, `rules.d100.combatant`, `rules.d100.damage`, `rules.d100.statuses`,
`rules.d100.turns`, `rules.dice`, `rules.mechanics`, `rules.system` and `rules.text`.
"""
