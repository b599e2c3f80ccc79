"""What every reader yields: records, their report, and creatures told in words that most games share."""
