"""The open fight as the window holds it: commands on their way to the rules, questions and history."""
