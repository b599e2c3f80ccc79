"""The library's file: opened, locked, upgraded, copied, checked and mended."""
