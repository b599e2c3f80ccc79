"""Help: the guide, the sheet of keys, the first start, and what the program is made of."""
