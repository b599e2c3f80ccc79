"""The form in which an action is put together, field by field."""
