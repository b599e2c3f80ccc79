"""The command line: its parsers, and the commands that need no window.

Of `desktop` it may import `desktop.system`.
"""
