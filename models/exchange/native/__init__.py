"""The project's own exchange file, in JSON and YAML."""
