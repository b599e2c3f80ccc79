"""Templates that make variants of creatures."""
