"""The bestiary: finding, reading, editing creatures, and collecting the next fight."""
