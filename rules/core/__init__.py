"""The state of a fight, the facts that made it, and the questions that rules may ask.

Of `rules` it may import `rules.board` and `rules.text`.
"""
