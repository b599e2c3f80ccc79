"""The timeline: the ticks of this round and what lands on them."""
