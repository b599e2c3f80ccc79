"""What ships beside the code: icons, themes, translations, the sample library and sample fights."""
