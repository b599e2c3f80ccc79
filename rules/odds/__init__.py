"""The odds: a fight played on by tactics from where it stands, many times, and what that says of how it will go.

`runs` plays one fight from a situation and a number, `tally` counts what came of them, `estimates` says how much that
is worth. `manners` says who plays how whatever the tactics, `arrivals` who is still to enter. `comparing`, `searching`
and `disaster` ask further; `difficulty` has the words, `calibration` looks back.
All of it is deterministic and knows no system: the numbers follow from the situation, the seed and the tactics alone.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.engine`, `rules.log`, `rules.mechanics`,
`rules.sheets`, `rules.system`, `rules.tactics` and `rules.text`.
"""
