"""The board: cells, pieces, paths and marked cells, and the editor that paints them. It names no rule system.

Of `ui` it may import nothing.
"""
