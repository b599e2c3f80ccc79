"""The actions of the book, with their params, choices and forecasts.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.fantasia.combatant`,
`rules.fantasia.damage`, `rules.fantasia.statuses`, `rules.fantasia.turns`, `rules.mechanics`, `rules.sheets`,
`rules.system` and `rules.text`.
"""
