"""The rules service: commands in, facts out, with journal, rulings, replay and rest.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.log`, `rules.mechanics`, `rules.scripts`,
`rules.sheets`, `rules.system`, `rules.text` and `rules.written`.
"""
