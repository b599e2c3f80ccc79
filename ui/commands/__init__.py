"""The commands of the window as values: their words and keys, where they hold, and under what people look for them.

Of `ui` it may import nothing.
"""
