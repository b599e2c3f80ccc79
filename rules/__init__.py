"""The fight itself and the rule systems: deterministic, synchronous, without clock, files, Qt or SQL."""
