"""What a rule system is made of, and which ones are installed.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.mechanics`, `rules.sheets` and
`rules.text`.
"""
