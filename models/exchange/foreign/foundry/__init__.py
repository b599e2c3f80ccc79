"""Actors of Foundry VTT's dnd5e, from every file that it keeps them in."""
