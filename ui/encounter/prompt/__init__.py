"""The question bar: it asks for the table's dice and for choices."""
