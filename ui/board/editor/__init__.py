"""The page on which a board is painted for an encounter that is being prepared."""
