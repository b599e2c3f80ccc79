"""Turnwright's own exchange file, in JSON and YAML.

Of `models` it may import `models`, `models.exchange.records`, `models.repair`, `models.repositories` and
`models.storage`.
"""
