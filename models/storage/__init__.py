"""The library's file: opened, locked, upgraded, copied, checked and mended.

Of `models` it may import nothing.
"""
