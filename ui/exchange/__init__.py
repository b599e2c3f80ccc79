"""Files in and out: the page on which an import is looked over, and what it says."""
