"""The page of the running fight, with its bars and keys."""
