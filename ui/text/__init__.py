"""The words of the window: rules, refusals, odds and announcements as sentences in the reader's language.

Of `ui` it may import nothing.
"""
