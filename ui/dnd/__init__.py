"""Drag and drop inside the window: what is carried, where it may be dropped, and the handles of rows."""
