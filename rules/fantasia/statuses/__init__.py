"""The statuses of the book as rows of a table, and what a row may say.

Of `rules` it may import `rules.core`, `rules.dice`, `rules.mechanics`, `rules.sheets` and `rules.text`.
"""
