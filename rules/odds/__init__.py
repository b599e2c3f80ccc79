"""The odds: a fight played on by tactics from its present state, many times, and what that says of its outcome.

`runs` plays one fight from a situation and a number, `tally` counts the outcomes, `estimates` gives their margins of
error. `play_styles` says who plays how whatever the tactics, `arrivals` who is still to enter. `comparison`,
`difficulty_search` and `disaster` ask further; `difficulty` has the words, `calibration` looks back. All of it is
deterministic and knows no system: the numbers follow from the situation, the seed and the tactics alone.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.engine`, `rules.log`, `rules.mechanics`,
`rules.sheets`, `rules.system`, `rules.tactics`, `rules.text` and `rules.written`.
"""
