"""The page on which encounters are prepared: roster, options, notes and odds."""
