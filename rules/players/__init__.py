"""What the players may know of a fight: secrets are left out here, before anything becomes JSON or pixels.

Of `rules` it may import `rules.board`, `rules.core`, `rules.log`, `rules.mechanics`, `rules.sheets`, `rules.system` and
`rules.text`.
"""
