"""The migrations in their order; a package, so that it is installed with the program.

Of `models` it may import nothing.
"""
