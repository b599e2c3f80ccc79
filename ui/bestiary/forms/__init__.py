"""The forms of creatures, members and sheets, drawn from the sheets of their rule systems."""
