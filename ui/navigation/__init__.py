"""The tabs of the window, and which page is in front."""
