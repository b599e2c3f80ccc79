"""What the program needs of the operating system: folders, settings, one instance, screens, crashes.

Of `desktop` it may import nothing.
"""
