"""The odds of a fight, worked out here or by worker processes, and those that were foretold."""
