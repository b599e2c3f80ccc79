"""Square boards: cells and pure geometry, without the rules of any system.

Of `rules` it may import `rules.text`.
"""
