"""The log of the running fight: its lines, filters and comments."""
