"""A creature as a stat block, alone or beside another."""
