"""Dice: a seeded generator, and expressions.

Of `rules` it may import `rules.text`.
"""
