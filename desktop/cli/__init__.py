"""The command line: what may be said on it, and the commands that need no window.

Of `desktop` it may import `desktop.system`.
"""
