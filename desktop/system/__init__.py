"""The parts that need the operating system: folders, settings, one instance, screens, crashes.

Of `desktop` it may import nothing.
"""
