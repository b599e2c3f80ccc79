"""The window: item models, views and panels over the library and the fight.

Of `ui` it may import nothing.
"""
