"""What rules are made with: the table, dice, statuses, pools, and actions with their params."""
