"""The look of the window: colours, icons, animations, and pool bars.

Of `ui` it may import nothing.
"""
