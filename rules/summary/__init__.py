"""Summaries of a fight, from its journal and its facts alone: courses, shares, luck, highlights.

Of `rules` it may import `rules.core`, `rules.engine`, `rules.log`, `rules.mechanics` and `rules.system`.
"""
