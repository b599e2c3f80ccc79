"""The board of a running fight: what the rules say of cells, paths and cards."""
