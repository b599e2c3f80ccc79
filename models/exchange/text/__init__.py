"""Sheets that are pasted as text with labels."""
