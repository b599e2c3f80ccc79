"""The fight itself and the rule systems: deterministic, synchronous, without clock, files, Qt or SQL.

Of `rules` it may import `rules.core`, `rules.dice`, `rules.engine`, `rules.mechanics`, `rules.sheets`, `rules.system`
and `rules.text`.
"""
