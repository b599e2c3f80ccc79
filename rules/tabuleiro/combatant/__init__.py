"""A combatant: its sheet, its state in a fight, its numbers, and the rows that a sheet may be filled with.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.mechanics`, `rules.sheets`, `rules.system`,
`rules.tabuleiro.statuses` and `rules.text`.
"""
