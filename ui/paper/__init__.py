"""What is printed: logs, handouts and cards set on pages, their set-up, outline and preview."""
