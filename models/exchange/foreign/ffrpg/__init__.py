"""Stat blocks and monster files of FFRPG."""
