## Faults of sheets, boards and files

fault-not_exported = não é um tabuleiro exportado
fault-json = não é JSON a partir da linha { $line }, coluna { $column }
fault-utf8 = não é texto em UTF-8
fault-nested = está aninhado fundo demais
fault-not_a_number = contém algo que não é um número
fault-number_too_big = contém um número grande demais
fault-version = a versão é { $version }, não { $wanted }
fault-key = { $key } falta ou é de outro tipo
fault-no_object = não é um objeto JSON
fault-entry_missing = falta a entrada { $n } do seu diário
fault-entry = a entrada { $n } do seu diário não pode ser lida
fault-setup = a sua preparação não pode ser lida
fault-members = não se pode ler quem são os seus membros
fault-state_missing = falta o seu estado
fault-end = o seu fim não pode ser lido
fault-state = o seu estado não pode ser lido
fault-question = a sua pergunta aberta não pode ser lida
fault-notes = suas notas não podem ser lidas
