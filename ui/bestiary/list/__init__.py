"""The list of creatures: search, filters and folders."""
