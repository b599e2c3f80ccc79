"""The order of turns, and what happens at their edges."""
