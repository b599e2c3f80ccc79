"""The actions of the book, with their params, choices and forecasts.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.engine`, `rules.fulminato.combatant`,
`rules.fulminato.damage`, `rules.fulminato.rounds`, `rules.fulminato.statuses`, `rules.fulminato.turns`,
`rules.mechanics`, `rules.sheets`, `rules.system` and `rules.text`.
"""
