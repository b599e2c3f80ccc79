"""What other programs keep their creatures in: a small reader for each, which yields neutral records."""
