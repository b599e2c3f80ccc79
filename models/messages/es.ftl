## Faults of sheets, boards and files

fault-not_exported = no es un tablero exportado
fault-json = no es JSON a partir de la línea { $line }, columna { $column }
fault-utf8 = no es texto en UTF-8
fault-nested = está anidado con demasiada profundidad
fault-not_a_number = contiene algo que no es un número
fault-number_too_big = contiene un número demasiado grande
fault-version = su versión es { $version }, no { $wanted }
fault-key = { $key } falta o es de otro tipo
fault-no_object = no es un objeto JSON
fault-entry_missing = falta la entrada { $n } de su diario
fault-entry = no se puede leer la entrada { $n } de su diario
fault-setup = no se puede leer su preparación
fault-members = no se puede leer quiénes son sus miembros
fault-state_missing = falta su estado
fault-end = no se puede leer su final
fault-state = no se puede leer su estado
fault-question = no se puede leer su pregunta abierta
fault-notes = sus notas no se pueden leer
