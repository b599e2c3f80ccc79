"""What readers yield: records, their reports, and neutral creatures in terms that most games share.

Of `models` it may import `models.storage`.
"""
