shiver = { $actor } tiembla
question-reaction = ¿Cómo responde?
said-left = { $item }: quedan { $count }
