"""What a rule system is made of, and which ones are installed."""
