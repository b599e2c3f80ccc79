"""The words and languages of pasted stat blocks, and what of a text was understood."""
