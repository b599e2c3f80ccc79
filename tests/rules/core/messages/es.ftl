shiver = { $actor } tiembla
question-reaction = ¿Cómo responde?
