"""The program: command line, composition, folders, settings and crash reports."""
