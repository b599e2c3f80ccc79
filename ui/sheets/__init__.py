"""What the sheets of a rule system consist of, and which rule systems are installed."""
