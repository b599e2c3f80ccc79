"""Changes of the library as steps that can be undone: creatures, encounters, items, and notes on a fight."""
