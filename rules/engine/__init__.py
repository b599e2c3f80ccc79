"""The rules service: commands in, facts out, with journal, rulings, replay and rest."""
