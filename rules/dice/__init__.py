"""Dice: a seeded generator, and expressions."""
