"""Files in and out: readers yield records, `importing` says what would come of them and takes them in."""
