## Faults of sheets, boards and files

fault-not_exported = it is no exported board
fault-json = it is no JSON from line { $line }, column { $column } on
fault-utf8 = it is no text in UTF-8
fault-nested = it is nested too deeply
fault-not_a_number = it holds what is no number
fault-number_too_big = it holds a number that is too big
fault-version = its version is { $version }, not { $wanted }
fault-key = { $key } is missing or of another kind
fault-no_object = it is no JSON object
fault-entry_missing = entry { $n } of its journal is missing
fault-entry = entry { $n } of its journal cannot be read
fault-setup = its setup cannot be read
fault-members = its members cannot be read
fault-state_missing = its state is missing
fault-end = its end cannot be read
fault-state = its state cannot be read
fault-question = its open question cannot be read
fault-notes = its notes cannot be read
