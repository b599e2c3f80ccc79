"""The actions of the book, with their params, choices and forecasts.

Of `rules` it may import `rules.board`, `rules.core`, `rules.engine`, `rules.ffrpg.combatant`, `rules.ffrpg.damage`,
`rules.ffrpg.statuses`, `rules.ffrpg.turns`, `rules.mechanics`, `rules.sheets`, `rules.system` and `rules.text`.
"""
