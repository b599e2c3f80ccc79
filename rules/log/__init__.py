"""The log: facts as messages, sentences and narration, for the eyes that may read them."""
