"""The one name that an installed Turnwright has beside other projects: its own packages lie inside of it."""
