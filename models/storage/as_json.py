"""JSON as the library keeps it: short, and with its accents readable by the search."""

from __future__ import annotations

import json

dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""A value as such a text."""
