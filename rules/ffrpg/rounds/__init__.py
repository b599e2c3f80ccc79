"""The round: what begins and ends it, who comes in, and what a fight brings."""
