"""The tray *Next fight* under the list of creatures."""
