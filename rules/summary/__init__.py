"""What a fight comes to, from its journal and its facts alone: courses, shares, luck, highlights."""
