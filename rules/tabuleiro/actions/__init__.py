"""The actions of the book, with their params, choices and forecasts."""
