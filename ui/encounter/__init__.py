"""The encounter tab: preparing a fight and running it."""
