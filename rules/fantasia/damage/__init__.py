"""Damage, falling, statuses that come and go, and what a strike brings."""
