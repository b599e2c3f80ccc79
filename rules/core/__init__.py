"""The state of a fight, the facts that made it, and the questions that rules may ask."""
