"""What every reader yields: records, their report, and creatures told in words that most games share.

Of `models` it may import `models.storage`.
"""
