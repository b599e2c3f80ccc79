"""The search of the bestiary: what is typed into it, as SQL, as lists and as suggestions.

Of `models` it may import `models.storage`.
"""
