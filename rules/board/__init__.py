"""Square boards: cells and pure geometry, without the rules of any system."""
