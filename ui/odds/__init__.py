"""The odds beside a fight: asked of worker processes, told in words, and what they rest on."""
