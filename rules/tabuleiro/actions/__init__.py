"""The actions of the book, with their params, choices and forecasts.

Of `rules` it may import `rules.board`, `rules.core`, `rules.mechanics`, `rules.sheets`, `rules.system`,
`rules.tabuleiro.combatant`, `rules.tabuleiro.damage`, `rules.tabuleiro.statuses`, `rules.tabuleiro.turns` and
`rules.text`.
"""
