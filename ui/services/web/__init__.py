"""The server for players' phones and overlays, without Qt: who may connect, what they may ask, and its thread.

Of `ui` it may import nothing.
"""
