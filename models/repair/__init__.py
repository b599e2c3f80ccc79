"""What of a damaged library is not as it was saved, and what can still be read of it.

Of `models` it may import `models.odds`, `models.repositories` and `models.storage`.
"""
