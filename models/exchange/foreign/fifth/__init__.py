"""Stat blocks of the fifth edition, from whatever pieces or text they come."""
