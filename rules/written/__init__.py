"""Rule systems and house rules written as data (TOML): read, checked by one schema, and built into the same `System`.

Of `rules` it may import `rules.dice`, `rules.sheets` and `rules.text`.
"""
