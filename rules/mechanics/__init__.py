"""What rules are made with: the table, dice, statuses, pools, and actions with their params.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.sheets` and `rules.text`.
"""
