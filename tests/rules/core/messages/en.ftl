fall = { $actor } goes down
refused-too_dark = { $actor } sees nothing.
question-reaction = How does it answer?
said-left = { $item }: { $count } left
