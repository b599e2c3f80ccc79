"""What is kept of a fight that no rule knows: notes, cues, and how somebody plays.

Of `models` it may import nothing.
"""
