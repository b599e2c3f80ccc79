"""Tables in and out: CSV and workbooks."""
