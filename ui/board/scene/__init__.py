"""The board as it is drawn: ground, marked cells, pieces, paths, and the view over them."""
