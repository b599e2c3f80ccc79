"""Sentences."""

from rules.telling import Phrases

PHRASES = Phrases()
