"""Rule systems and house rules written as data (TOML): read, checked by one schema, and built into the same `System`.

`source`, `schema` and `shape` look at the text, `rewriter` changes it; `expressions`, `scope`, `effects` and `code`
write Python functions of what it says; `builder` makes the system; `runtime`, `verbs`, `orders`, `actions` and
`forecast` run while it is played, `surroundings` between fights.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.mechanics`, `rules.sheets`, `rules.system`
and `rules.text`.
"""
