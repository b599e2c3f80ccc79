"""What only the game master does in a running fight: rulings, reinforcements, cues, suggestions, options."""
