"""The party: who sits at the table, and how they stand between fights."""
