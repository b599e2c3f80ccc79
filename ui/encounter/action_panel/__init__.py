"""The panel of who acts: actions, declarations, and the end of the fight."""
