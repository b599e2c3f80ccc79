"""The program: command line, composition, folders, settings and crash reports.

Of `desktop` it may import `desktop.cli` and `desktop.system`.
"""
