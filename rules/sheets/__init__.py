"""Sheets that systems declare: fields, labels, and changes of them."""
