"""The odds of a fight, worked out here or by worker processes, and those that were foretold.

Of `models` it may import `models.marks`, `models.repositories` and `models.storage`.
"""
