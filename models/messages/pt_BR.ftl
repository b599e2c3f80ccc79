## Faults of sheets, boards and files

fault-not_exported = não é um tabuleiro exportado
fault-cut_off = está cortado antes do fim
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
fault-rules_missing = o texto { $hash } das suas regras não está na biblioteca como estava
fault-text_missing = o seu texto não está na biblioteca como estava
fault-state_missing = falta o seu estado
fault-end = o seu fim não pode ser lido
fault-state = o seu estado não pode ser lido
fault-question = a sua pergunta aberta não pode ser lida
fault-notes = suas notas não podem ser lidas
fault-no_file = não é nenhum arquivo
fault-rows_missing = só { $written } de { $wanted } linhas foram gravadas
fault-is_library = é uma biblioteca do Turnwright
fault-no_sign = contém um sinal que nenhum texto tem
fault-no_name = aqui vai um nome
fault-table = não é uma tabela a partir da linha { $line }
fault-workbook = não é uma pasta de trabalho escrita por uma planilha

## Why the library says no

library-missing = Não há nenhuma biblioteca { $name } em { $folder }.
library-empty = { $name }, em { $folder }, está vazio: não há nenhuma biblioteca nele.
library-missing_but_copies = Não há nenhuma biblioteca { $name } em { $folder }, mas há cópias dela; restaure uma (a mais recente é { $copy }) ou escolha outro nome.
library-missing_but_log = Não há nenhuma biblioteca { $name } em { $folder }, mas { $log } contém o que foi salvo nela por último; traga a biblioteca de volta para lá ou escolha outro nome.
library-several_names = { $name } tem mais de um nome (um link físico), e o que é salvo com um deles faltaria com o outro; faça uma cópia e abra-a.
library-no_locks = { $name } não pode ficar em { $folder }, porque ali não é possível bloquear arquivos e dois programas poderiam gravar ao mesmo tempo: { $reason }.
library-lock_left = { $name } não pode ser bloqueada, porque outro usuário deixou { $lock } em { $folder }; quando ninguém estiver com a biblioteca aberta, o arquivo pode ser apagado.
library-no_folder = { $name } não pode ser guardada em { $folder }, porque essa pasta não existe.
library-is_folder = { $name } é uma pasta; uma biblioteca é um único arquivo.
library-not_a_library = { $name } não é uma biblioteca do Turnwright; foi deixado como está.
library-read_only = Não é possível gravar em { $name }, porque o arquivo ou a pasta { $folder } é somente leitura.
library-in_use = { $name } já está aberta em outro Turnwright; feche-a lá primeiro.
library-newer_schema = { $name } foi gravada por um Turnwright mais novo; atualize o programa para abri-la. Foi deixada como está.
library-strange_schema = { $name } não é feita como o Turnwright faz as suas bibliotecas, e por isso nada dela é executado; quando a janela a abrir, tudo o que puder ser lido será recuperado.
library-altered = Outro programa mudou a estrutura de { $name } enquanto estava aberta, e por isso nada mais é salvo nela; salve uma cópia.
library-damaged = { $name } está danificada e não pode ser lida; a última cópia boa, ao lado dela, é { $backup }.
library-damaged_no_copy = { $name } está danificada e não pode ser lida, e não há cópia ao lado dela.
library-locked = Outro programa está usando { $name } neste momento, por isso a última mudança não foi salva; feche-a lá.
library-moved = { $name } não está mais em { $folder }: foi apagada, movida ou renomeada, e nada mais é salvo nela.
library-replaced = Outro arquivo tomou o lugar de { $name } em { $folder }, por isso nada mais é salvo nela.
library-not_reached = Não é possível acessar { $name } em { $folder }, por isso nada mais é salvo nela: { $reason }.
library-bad_backup = { $name } não passa na verificação, por isso não foi posta no lugar da biblioteca.
library-same_file = { $name } é a própria biblioteca; escolha outro nome para a cópia.
library-migration_failed = Não foi possível atualizar { $name }, que foi deixada como estava: { $reason }.
library-no_backup = { $name } está salva e fechada, mas não foi possível fazer um backup: { $reason }.
library-no_backup_room = { $name } está salva e fechada, mas não há espaço no disco para um backup.
library-disk_full = O disco de { $name } está cheio; a última mudança não foi salva.
library-not_saved = Não foi possível gravar em { $name }, então a última mudança não foi salva: { $reason }.
library-no_room = Não há espaço no disco para { $name }; nada foi alterado.
library-held = Outro programa está usando { $name } neste momento, e nada foi alterado; feche-a lá.
library-not_written = Não foi possível gravar { $name }, e nada foi alterado: { $reason }.
library-gone = O que seria mudado não está mais na biblioteca ({ $what ->
        [creature] criatura
        [party] grupo
        [member] membro
        [encounter] encontro
        [entry] participante
        [fight] combate
        [board] tabuleiro
       *[other] { $what }
    } { $id }).
library-unknown_system = O sistema de regras { $system } não está instalado; { $name } é mantido como está e não pode ser mudado.
library-other_system = { $name } é do sistema de regras { $system }, e este encontro usa { $wanted }.
library-form_open = Há um formulário aberto com alterações; salve-as ou saia dele antes.
library-bad_sheet = A ficha de { $name } não se encaixa no sistema de regras: { $faults }.
library-wrong_state = O encontro { $name } está no estado “{ $state ->
        [prepared] preparado
        [running] em andamento
        [ended] encerrado
       *[other] { $state }
    }”, então isto não pode ser feito com ele.
library-out_of_step = O combate da biblioteca está na entrada { $cursor }, então a { $n } não pode vir a seguir; abra-o de novo.
library-bad_fight = O combate { $name } está danificado, porque { $reason }; ficou como está, e todo o resto pode ser usado.
library-other_version = O combate { $name } foi salvo por outra versão de { $system } e esta não consegue abri-lo; ele ficou como está, e todo o resto pode ser usado.
library-bad_board = O tabuleiro em { $name } não pode ser lido: { $reason }.
library-bad_samples = Os exemplos em { $name } não podem ser lidos: { $reason }.
library-bad_template = Os modelos em { $name } não podem ser lidos: { $reason }.
library-other_template = { $name } é de outro sistema de regras que o modelo { $template }.
library-built_in_id = { $name } se chama { $id }, como um sistema de regras que vem com o programa: precisa de outro identificador.
library-bad_rules = Não é possível jogar { $name }: { $fault }.
library-other_author = Já há um sistema de regras { $id } de outra autoria: { $name } pode ser adicionado como { $free }.
library-would_lose = Esta versão de { $name } não tem lugar para { $fields }, que algumas fichas têm: isso se perderia.
library-not_installed = O sistema de regras { $system } não está instalado.
library-not_loaded = O sistema de regras { $system } não pode ser carregado: { $reason }.

## Files that come in

library-too_large = { $name } ocupa mais de { $most } MB, mais do que se pode ler; nada foi tirado dele.
library-unreadable = Não é possível ler { $name }: { $reason }.
library-no_text = { $name } não é um texto que se possa ler.
library-no_json = { $name } não pode ser lido como JSON, porque { $reason }.
library-no_reader = { $name } não tem nenhum formato que se possa importar.
library-collection_lacks = { $name } nomeia { $file }, que não está junto dele: importe a pasta que tem os dois.
library-odd_creature = { $name } está escrita como nenhuma criatura do seu formato e foi deixada de fora ({ $reason }).
library-strange = { $name } parece { $what }
library-without_creatures = { $name } não contém criaturas.
strange-pdf = um PDF, que não pode ser lido: copie o bloco da criatura e cole-o aqui.
strange-picture = uma imagem, que não pode ser lida: ponha-a na ficha de uma criatura ou digite o que está nela.
strange-archive = um arquivo compactado, que não pode ser lido: descompacte-o e importe a pasta.
strange-database = um banco de dados de outro programa, que não pode ser lido: exporte desse programa como JSON.
strange-page = uma página da web, que não pode ser lida: abra-a, copie o bloco da criatura e cole-o aqui.
strange-fantasy_grounds = uma exportação do Fantasy Grounds, que não pode ser lida: copie o bloco da criatura como texto e cole-o aqui.
strange-statblock = um bloco de { $system }, que não pode ser lido: só os da quinta edição podem. Ponha os números dele em um formulário.
strange-foundry_actor = um ator do Foundry VTT para { $system }, que não pode ser lido: só os de dnd5e podem. Copie o bloco dele como texto e cole-o aqui.
strange-foundry = algo do Foundry VTT que não é uma criatura, que não pode ser lido: exporte o ator, ou o compêndio de atores.
strange-pathbuilder = um personagem do Pathbuilder para Pathfinder 2e, que não pode ser lido: copie o bloco dele como texto e cole-o aqui.
strange-dndbeyond = um personagem do D&D Beyond, que não pode ser lido: copie o bloco dele como texto e cole-o aqui.
strange-roll20 = um personagem do Roll20, que não pode ser lido: copie o bloco dele como texto e cole-o aqui.
strange-names = uma lista só de nomes, que não pode ser lida: importe as respostas das próprias criaturas.
strange-5etools = um arquivo do 5etools sem criaturas, que não pode ser lido: importe um do bestiário dele.
strange-open5e = um arquivo de { $model } sem criaturas, que não pode ser lido: importe Creature.json, ou a pasta em que está.
library-encounter_lacks = { $name } nomeia { $creatures }, que não estão nestes arquivos nem na biblioteca: importe-as primeiro e depois este encontro.
library-creature_parts = { $name } contém apenas partes de criaturas: importe a pasta em que está, ou o { $file } dela.
library-empty_folder = { $name } não contém nenhum arquivo que se possa importar.
library-no_profile = Ainda não há como transformar { $name } em uma criatura do sistema de regras { $system }.
library-bad_record = { $name } não está escrito como deve estar num arquivo assim: { $faults }.
library-newer_file = { $name } foi escrito por um Turnwright mais novo (versão { $version }); atualize o programa para importá-lo. Nada foi tirado dele.
library-no_system = Não está dito a que sistema de regras { $name } pertence; escolha um.
library-system_missing = { $name } pertence ao sistema de regras { $system }, que não está instalado.
library-not_there = Um encontro fala de { $name }, que não está nem no arquivo nem na biblioteca.
import-no_column = não há lugar para esta coluna
import-column = tomado como { $field }
said-row_number = linha { $number }
library-no_name = Não há nome na { $name }.
library-no_header = { $name } não tem nenhuma linha com os nomes de suas colunas.
library-no_yaml = { $name } não pode ser lido como YAML a partir da linha { $line }.
library-yaml_bomb = { $name } se repete mais vezes do que alguém escreveria; nada foi tirado dele.

## Creatures of other games

library-nameless = Não é possível receber uma criatura sem nome.
library-no_creature = Uma parte de { $name } não é uma criatura.
library-needs_system = { $name } é de outro jogo: é preciso dizer em que sistema de regras será transformada.
library-bad_profile = O perfil de conversão { $name } não pode ser usado: { $reason }.
library-unknown_profile = Não há nenhum perfil de conversão { $name }; há { $known }.
library-other_profile = O perfil de conversão { $name } transforma criaturas de { $family } em criaturas de { $system }, e estas são outras.
fault-expression = não é possível ler “{ $text }”
fault-profile = “{ $text }” falta ou está fora do lugar
fault-profile_version = não é um perfil da versão { $version }
fault-in_line = linha { $line }: { $reason }
fault-toml = deixa de ser TOML na coluna { $column }
fault-profile_field = nenhuma ficha do seu sistema de regras tem um campo “{ $field }”
fault-package_too_large = contém mais de { $most } MB
fault-package_damaged = está danificado, ou não é um arquivo escrito pelo Turnwright
fault-package_many = contém mais de { $most } arquivos
fault-package_unknown = contém um arquivo que não deveria: { $file }
fault-package_twice = este arquivo está dentro dele duas vezes
fault-package_no_file = isto não é um simples arquivo
fault-package_ratio = este arquivo está comprimido mais de { $most } vezes
fault-package_without_text = não contém { $file }
fault-member_too_large = passa de { $most } MB
library-profile_name = Um perfil não pode se chamar “{ $name }”: dê a ele um nome que um arquivo possa ter.
library-profile_shipped = { $name } vem com o programa e fica como está: guarde o seu perfil com outro nome.
import-became = tornou-se { $fields }
import-guessed = tornou-se { $fields }
import-assumed = não está na lista de armas: passa por { $taken }
import-supplied = não dito: { $taken }
import-noted = vai para as notas
import-not_understood = não se entende: fica nas notas
import-dropped = deixado de fora, pois não há lugar para isso
import-left_over = { $more ->
    [0] Não entendido, nas notas: { $many } ({ $names }).
   *[other] Não entendido, nas notas: { $many } ({ $names }, …).
}
import-assumed_of = { $more ->
    [0] Não estão na lista de armas e passam por { $taken }: { $names }.
   *[other] Não estão na lista de armas e passam por { $taken }: { $names } e mais { $more }.
}
import-supplied_of = { $more ->
    [0] Não dito, então suposto das armas: { $taken } ({ $names }).
   *[other] Não dito, então suposto das armas: { $taken } ({ $names } e mais { $more }).
}
import-new_skill = habilidade nova, que não é do livro
import-new_skill_like = habilidade nova, quase chamada { $taken }
import-new_skill_of = { $more ->
    [0] Habilidades novas, que não são do livro: { $names }.
   *[other] Habilidades novas, que não são do livro: { $names } e mais { $more }.
}
import-new_skill_like_of = { $more ->
    [0] Habilidade nova, quase chamada { $taken }: { $names }.
   *[other] Habilidade nova, quase chamada { $taken }: { $names } e mais { $more }.
}
import-worked_out = calculado pelo livro: { $number }
import-unsaid = não é dito: { $value }, como na ficha
import-worked_out_fields = Calculado pelo livro, não lido: { $fields }.
import-unsaid_fields = Não é dito, então fica como na ficha: { $fields }.
import-without_attacks = { $more ->
    [0] Sem nenhum ataque: { $names }.
   *[other] Sem nenhum ataque: { $names } e mais { $more }.
}
import-without_abilities = { $more ->
    [0] Sem valores de atributo: { $names }.
   *[other] Sem valores de atributo: { $names } e mais { $more }.
}
library-unsafe_xml = { $name } declara entidades, o que nenhum compêndio faz; nada foi tirado dele.
library-no_xml = { $name } não pode ser lido como XML; sua linha { $line } está errada.
library-no_original = { $name } é descrito como cópia de { $other }, que não está no arquivo.
library-no_block = “{ $name }” não pode ser lido como bloco de estatísticas.
library-pack_damaged = { $name } não pode ser lido como compêndio do Foundry: { $part } falta, está em uso ou está danificado. Se o Foundry estiver aberto, feche-o e tente de novo.
library-pack_without_creatures = { $name } é um compêndio do Foundry que não contém criaturas do seu sistema dnd5e.

## Fields of a search, as they are typed before a colon

field-level = nível
field-tag = etiqueta
field-folder = pasta
field-kind = tipo
field-source = fonte
field-weak = fraco
field-resist = resiste
field-immune = imune
field-absorb = absorve

## The odds

odds-worker_lost = Um processo que jogava combates morreu, então desta vez não há previsão; peça de novo.
odds-no_workers = Aqui não dá para iniciar nenhum processo que jogue combates ({ $reason }), então não há previsão.
