"""The library: creatures, parties, encounters and journals, kept in one SQLite file."""
