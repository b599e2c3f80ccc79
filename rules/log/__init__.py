"""The log: facts as messages, sentences and narration, for the eyes that may read them.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.mechanics`, `rules.sheets` and
`rules.text`.
"""
