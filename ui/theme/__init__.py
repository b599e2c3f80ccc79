"""The look of the window: colours, icons, animations, and the bar of a pool.

Of `ui` it may import nothing.
"""
