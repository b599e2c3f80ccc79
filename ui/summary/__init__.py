"""The summary of a fight on the screen and on paper: plots that are painted, and a page that shows them."""
