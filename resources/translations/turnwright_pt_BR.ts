<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BestiaryTab</name>
    <message>
        <source>No rule system is installed, so there is no sheet to fill in.</source>
        <translation>Nenhum sistema de regras está instalado, então não há ficha para preencher.</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Adicionar {name}</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>Editar {name}</translation>
    </message>
    <message>
        <source>Duplicate {name}</source>
        <translation>Duplicar {name}</translation>
    </message>
    <message>
        <source>Duplicate {number} creatures</source>
        <translation>Duplicar {number} criaturas</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Excluir {name}</translation>
    </message>
    <message>
        <source>Delete {number} creatures</source>
        <translation>Excluir {number} criaturas</translation>
    </message>
    <message>
        <source>File {name}</source>
        <translation>Arquivar {name}</translation>
    </message>
    <message>
        <source>File {number} creatures</source>
        <translation>Arquivar {number} criaturas</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Add to the next fight</source>
        <translation>Adicionar ao próximo combate</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Members of the party</source>
        <translation>Membros do grupo</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>played by {player}</source>
        <translation>jogado por {player}</translation>
    </message>
    <message>
        <source>down</source>
        <translation>caído</translation>
    </message>
    <message>
        <source>{label} {value} of {maximum}</source>
        <translation>{label} {value} de {maximum}</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nível {level}</translation>
    </message>
    <message>
        <source>{number} XP</source>
        <translation>{number} XP</translation>
    </message>
    <message>
        <source>{number} gil</source>
        <translation>{number} gil</translation>
    </message>
</context>
<context>
    <name>ComposeCard</name>
    <message>
        <source>Esc takes it back</source>
        <translation>Esc desfaz</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Type the letters of the targets.</source>
        <translation>Digite as letras dos alvos.</translation>
    </message>
    <message>
        <source>→ more ({page} of {pages})</source>
        <translation>→ mais ({page} de {pages})</translation>
    </message>
    <message>
        <source>Less (.)</source>
        <translation>Menos (.)</translation>
    </message>
    <message>
        <source>More (.)</source>
        <translation>Mais (.)</translation>
    </message>
    <message>
        <source>Do it (Enter)</source>
        <translation>Fazer (Enter)</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>The encounter cannot begin: {fault}.</source>
        <translation>O encontro não pode começar: {fault}.</translation>
    </message>
    <message>
        <source>Answer the open question first, or take the action back with Esc.</source>
        <translation>Responda primeiro à pergunta em aberto ou desfaça a ação com Esc.</translation>
    </message>
</context>
<context>
    <name>CreatureForm</name>
    <message>
        <source>such as Beast</source>
        <translation>por exemplo, Fera</translation>
    </message>
    <message>
        <source>words, parted by commas</source>
        <translation>palavras separadas por vírgulas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>New creature</source>
        <translation>Nova criatura</translation>
    </message>
</context>
<context>
    <name>CreatureRows</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
</context>
<context>
    <name>CreatureTable</name>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit this creature (Enter)</source>
        <translation>Editar esta criatura (Enter)</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Próximo combate</translation>
    </message>
    <message>
        <source>Add to the next fight (+)</source>
        <translation>Adicionar ao próximo combate (+)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplicar (Ctrl+D)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Excluir (Del)</translation>
    </message>
    <message>
        <source>Choose a creature to read it here.</source>
        <translation>Escolha uma criatura para lê-la aqui.</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} escolhidas</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>needed</source>
        <translation>necessário</translation>
    </message>
</context>
<context>
    <name>EntityForm</name>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Keep the changes (Ctrl+S)</source>
        <translation>Salvar as mudanças (Ctrl+S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Leave everything as it was (Esc)</source>
        <translation>Deixar tudo como estava (Esc)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>É preciso um nome.</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Sistema de regras</translation>
    </message>
    <message>
        <source>Editing {name}</source>
        <translation>Editando {name}</translation>
    </message>
    <message>
        <source>Save these changes or cancel them first.</source>
        <translation>Primeiro salve ou cancele estas mudanças.</translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>Side of {name}</source>
        <translation>Lado de {name}</translation>
    </message>
    <message>
        <source>How many {name}</source>
        <translation>Quantos {name}</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Formação</translation>
    </message>
    <message>
        <source>Group of {name}</source>
        <translation>Formação de {name}</translation>
    </message>
    <message>
        <source>Take out of the encounter</source>
        <translation>Tirar do encontro</translation>
    </message>
    <message>
        <source>Take {name} out of the encounter</source>
        <translation>Tirar {name} do encontro</translation>
    </message>
</context>
<context>
    <name>FightPage</name>
    <message>
        <source>Round {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>tick {number}</source>
        <translation>tick {number}</translation>
    </message>
    <message>
        <source>{name}: {left} ticks</source>
        <translation>{name}: {left} ticks</translation>
    </message>
    <message>
        <source>{name}: {left} rounds</source>
        <translation>{name}: {left} rodadas</translation>
    </message>
    <message>
        <source>{name}: {left} turns</source>
        <translation>{name}: {left} turnos</translation>
    </message>
    <message>
        <source>{name}: {left} seconds</source>
        <translation>{name}: {left} segundos</translation>
    </message>
    <message>
        <source>Next (Space)</source>
        <translation>Próximo (Espaço)</translation>
    </message>
    <message>
        <source>Begin (Space)</source>
        <translation>Começar (Espaço)</translation>
    </message>
    <message>
        <source>{action} lands {ticks} ticks into the next round.</source>
        <translation>{action} se resolve na próxima rodada, depois de {ticks} ticks.</translation>
    </message>
    <message>
        <source>{action} lands at tick {tick}</source>
        <translation>{action} se resolve no tick {tick}</translation>
    </message>
    <message>
        <source>after {name} ({tick})</source>
        <translation>depois de {name} ({tick})</translation>
    </message>
    <message>
        <source>before {name} ({tick})</source>
        <translation>antes de {name} ({tick})</translation>
    </message>
    <message>
        <source>on the sheet</source>
        <translation>na ficha</translation>
    </message>
    <message>
        <source>{label} of {name}</source>
        <translation>{label} de {name}</translation>
    </message>
    <message>
        <source>Everybody is here. Begin when the table is ready.</source>
        <translation>Todos estão aqui. Comece quando a mesa estiver pronta.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>The fight is over: {winner} prevails. Its log can be printed and exported.</source>
        <translation>O combate acabou: vence {winner}. O registro pode ser impresso e exportado.</translation>
    </message>
    <message>
        <source>Nobody’s turn: declare, rule, or press Space to go on.</source>
        <translation>Não é o turno de ninguém: declare, decida ou aperte Espaço para continuar.</translation>
    </message>
    <message>
        <source>{side}: the app rolls</source>
        <translation>{side}: o programa rola</translation>
    </message>
    <message>
        <source>{side}: dice on the table</source>
        <translation>{side}: dados na mesa</translation>
    </message>
    <message>
        <source>Who rolls this side’s dice; click to change</source>
        <translation>Quem rola os dados deste lado; clique para mudar</translation>
    </message>
    <message>
        <source>{name} belongs to another rule system than this fight.</source>
        <translation>{name} é de outro sistema de regras, não o deste combate.</translation>
    </message>
    <message>
        <source>Ruling on {name}: {text}▏ Enter does it, Esc forgets it</source>
        <translation>Decisão sobre {name}: {text}▏ Enter aplica, Esc descarta</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>different folders</source>
        <translation>pastas diferentes</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>sem pasta</translation>
    </message>
    <message>
        <source>no common tags</source>
        <translation>sem etiquetas em comum</translation>
    </message>
    <message>
        <source>no tags</source>
        <translation>sem etiquetas</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de regras</translation>
    </message>
    <message>
        <source>Lowest level</source>
        <translation>Nível mínimo</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>Nível máximo</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Todos os sistemas</translation>
    </message>
    <message>
        <source>{system} ({number})</source>
        <translation>{system} ({number})</translation>
    </message>
    <message>
        <source>All creatures</source>
        <translation>Todas as criaturas</translation>
    </message>
    <message>
        <source>In no folder</source>
        <translation>Sem pasta</translation>
    </message>
</context>
<context>
    <name>FolderChoice</name>
    <message>
        <source>none; Coast/Caves makes one in another</source>
        <translation>nenhuma; Costa/Cavernas cria uma dentro da outra</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Any key puts this sheet away.</source>
        <translation>Qualquer tecla fecha esta folha.</translation>
    </message>
    <message>
        <source>next turn or phase; begins the fight</source>
        <translation>próximo turno ou fase; começa o combate</translation>
    </message>
    <message>
        <source>an action of the stage; then letters aim</source>
        <translation>uma ação da cena; depois, as letras miram</translation>
    </message>
    <message>
        <source>choose an option, type the table’s dice</source>
        <translation>escolher uma opção, digitar os dados da mesa</translation>
    </message>
    <message>
        <source>do it; let the app roll</source>
        <translation>fazer; deixar o programa rolar</translation>
    </message>
    <message>
        <source>let the app roll all that is asked</source>
        <translation>deixar o programa rolar tudo o que se pede</translation>
    </message>
    <message>
        <source>more fields of an action</source>
        <translation>mais campos de uma ação</translation>
    </message>
    <message>
        <source>the next field of an action</source>
        <translation>o próximo campo de uma ação</translation>
    </message>
    <message>
        <source>take the action back</source>
        <translation>desfazer a ação</translation>
    </message>
    <message>
        <source>take the last die or answer back</source>
        <translation>desfazer o último dado ou a última resposta</translation>
    </message>
    <message>
        <source>select a row of the order</source>
        <translation>escolher uma linha da ordem</translation>
    </message>
    <message>
        <source>damage, heal, set the selected row</source>
        <translation>ferir, curar ou definir a linha escolhida</translation>
    </message>
    <message>
        <source>put a status on the selected row</source>
        <translation>pôr uma condição na linha escolhida</translation>
    </message>
    <message>
        <source>take a condition off</source>
        <translation>tirar uma condição</translation>
    </message>
    <message>
        <source>undo, whatever it was</source>
        <translation>desfazer, seja o que for</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>refazer</translation>
    </message>
    <message>
        <source>find anything</source>
        <translation>procurar qualquer coisa</translation>
    </message>
    <message>
        <source>bestiary, party, encounter</source>
        <translation>bestiário, grupo, encontro</translation>
    </message>
    <message>
        <source>new creature, member, encounter</source>
        <translation>nova criatura, novo membro, novo encontro</translation>
    </message>
    <message>
        <source>find a creature</source>
        <translation>procurar uma criatura</translation>
    </message>
    <message>
        <source>print the log</source>
        <translation>imprimir o registro</translation>
    </message>
    <message>
        <source>a note in the log</source>
        <translation>uma nota no registro</translation>
    </message>
    <message>
        <source>free roll, countdown</source>
        <translation>rolagem livre, contagem regressiva</translation>
    </message>
</context>
<context>
    <name>LibraryError</name>
    <message>
        <source>The disk with {name} is full; the last change was not saved.</source>
        <translation>O disco de {name} está cheio; a última mudança não foi salva.</translation>
    </message>
    <message>
        <source>The encounter {name} is {state}, so this cannot be done with it.</source>
        <translation>O encontro {name} está no estado “{state}”, então isto não pode ser feito com ele.</translation>
    </message>
    <message>
        <source>The fight in the library stands at entry {cursor}, so {n} cannot follow; open it again.</source>
        <translation>O combate da biblioteca está na entrada {cursor}, então a {n} não pode vir a seguir; abra-o de novo.</translation>
    </message>
    <message>
        <source>The rule system {system} is not installed; {name} is kept as it is and cannot be changed.</source>
        <translation>O sistema de regras {system} não está instalado; {name} é mantido como está e não pode ser mudado.</translation>
    </message>
    <message>
        <source>The samples in {name} cannot be read: {reason}.</source>
        <translation>Os exemplos em {name} não podem ser lidos: {reason}.</translation>
    </message>
    <message>
        <source>The sheet of {name} does not fit its rule system: {faults}.</source>
        <translation>A ficha de {name} não se encaixa no sistema de regras: {faults}.</translation>
    </message>
    <message>
        <source>There is no library {name} in {folder}.</source>
        <translation>Não há nenhuma biblioteca {name} em {folder}.</translation>
    </message>
    <message>
        <source>What was to be changed is no longer in the library ({what} {id}).</source>
        <translation>O que seria mudado não está mais na biblioteca ({what} {id}).</translation>
    </message>
    <message>
        <source>{name} belongs to the rule system {system}, and this encounter is played by {wanted}.</source>
        <translation>{name} é do sistema de regras {system}, e este encontro usa {wanted}.</translation>
    </message>
    <message>
        <source>{name} cannot be kept in {folder}, because there is no such folder.</source>
        <translation>{name} não pode ser guardada em {folder}, porque essa pasta não existe.</translation>
    </message>
    <message>
        <source>{name} cannot be written, because the file or its folder {folder} is read-only.</source>
        <translation>Não é possível gravar em {name}, porque o arquivo ou a pasta {folder} é somente leitura.</translation>
    </message>
    <message>
        <source>{name} could not be brought up to date and was left as it was: {reason}.</source>
        <translation>Não foi possível atualizar {name}, que foi deixada como estava: {reason}.</translation>
    </message>
    <message>
        <source>{name} could not be written, so the last change was not saved: {reason}.</source>
        <translation>Não foi possível gravar em {name}, então a última mudança não foi salva: {reason}.</translation>
    </message>
    <message>
        <source>{name} is a folder; a library is one file.</source>
        <translation>{name} é uma pasta; uma biblioteca é um único arquivo.</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be read, and there is no copy beside it.</source>
        <translation>{name} está danificada e não pode ser lida, e não há cópia ao lado dela.</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be read; the last good copy beside it is {backup}.</source>
        <translation>{name} está danificada e não pode ser lida; a última cópia boa, ao lado dela, é {backup}.</translation>
    </message>
    <message>
        <source>{name} is not a Turnwright library; it was left as it is.</source>
        <translation>{name} não é uma biblioteca do Turnwright; foi deixado como está.</translation>
    </message>
    <message>
        <source>{name} is open in another Turnwright already; close it there first.</source>
        <translation>{name} já está aberta em outro Turnwright; feche-a lá primeiro.</translation>
    </message>
    <message>
        <source>{name} is saved and closed, but no backup of it could be made: {reason}.</source>
        <translation>{name} está salva e fechada, mas não foi possível fazer uma cópia de segurança: {reason}.</translation>
    </message>
    <message>
        <source>{name} was written by a newer Turnwright; update the program to open it. It was left as it is.</source>
        <translation>{name} foi gravada por um Turnwright mais novo; atualize o programa para abri-la. Foi deixada como está.</translation>
    </message>
    <message>
        <source>creature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule system {system} is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule system {system} cannot be loaded: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>Search name, kind, tags, notes</source>
        <translation>Procurar nome, tipo, etiquetas, notas</translation>
    </message>
    <message>
        <source>Search creatures</source>
        <translation>Procurar criaturas</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Make a new creature (Ctrl+N)</source>
        <translation>Criar uma nova criatura (Ctrl+N)</translation>
    </message>
    <message>
        <source>{number} of {total} creatures</source>
        <translation>{number} de {total} criaturas</translation>
    </message>
    <message>
        <source>One creature</source>
        <translation>Uma criatura</translation>
    </message>
    <message>
        <source>{total} creatures</source>
        <translation>{total} criaturas</translation>
    </message>
    <message>
        <source>No creature fits what you are looking for.</source>
        <translation>Nenhuma criatura corresponde à sua busca.</translation>
    </message>
    <message>
        <source>Show all creatures</source>
        <translation>Mostrar todas as criaturas</translation>
    </message>
    <message>
        <source>The bestiary is empty.</source>
        <translation>O bestiário está vazio.</translation>
    </message>
    <message>
        <source>Make the first creature</source>
        <translation>Criar a primeira criatura</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the fight</source>
        <translation>Registro do combate</translation>
    </message>
    <message>
        <source>Only lines about</source>
        <translation>Só linhas sobre</translation>
    </message>
    <message>
        <source>Only lines of this kind</source>
        <translation>Só linhas deste tipo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Attacks, rolls and costs</source>
        <translation>Ataques, rolagens e custos</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Healing and falling</source>
        <translation>Curas e quedas</translation>
    </message>
    <message>
        <source>Order and clock</source>
        <translation>Ordem e relógio</translation>
    </message>
    <message>
        <source>Rulings and notes</source>
        <translation>Decisões e notas</translation>
    </message>
    <message>
        <source>Language of the log</source>
        <translation>Idioma do registro</translation>
    </message>
    <message>
        <source>What happens in the fight is written down here.</source>
        <translation>Aqui se anota o que acontece no combate.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Turnwright — {library}</source>
        <translation>Turnwright — {library}</translation>
    </message>
    <message>
        <source>Bestiary, party and encounter</source>
        <translation>Bestiário, grupo e encontro</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiário</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Encontro</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvo</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Open library…</source>
        <translation>Abrir biblioteca…</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Visualizar impressão…</translation>
    </message>
    <message>
        <source>Print the log…</source>
        <translation>Imprimir o registro…</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar o registro</translation>
    </message>
    <message>
        <source>Save fight as script…</source>
        <translation>Salvar o combate como roteiro…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Find a creature</source>
        <translation>Procurar uma criatura</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Procurar qualquer coisa…</translation>
    </message>
    <message>
        <source>F&amp;ight</source>
        <translation>&amp;Combate</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Free roll…</source>
        <translation>Rolagem livre…</translation>
    </message>
    <message>
        <source>Countdown…</source>
        <translation>Contagem regressiva…</translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Encerrar o combate</translation>
    </message>
    <message>
        <source>Put the fight away</source>
        <translation>Deixar o combate de lado</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>Colours as the system has them</source>
        <translation>Cores como as do sistema</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Cores claras</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Cores escuras</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Write it, then Enter</source>
        <translation>Escreva e aperte Enter</translation>
    </message>
    <message>
        <source>Free roll</source>
        <translation>Rolagem livre</translation>
    </message>
    <message>
        <source>Dice such as 2d6+3 or d%, then Enter</source>
        <translation>Dados como 2d6+3 ou d%, e Enter</translation>
    </message>
    <message>
        <source>A countdown has a name, a number and a unit: Tower 5 rounds.</source>
        <translation>Uma contagem tem um nome, um número e uma unidade: Torre 5 rounds.</translation>
    </message>
    <message>
        <source>Countdown ({units})</source>
        <translation>Contagem regressiva ({units})</translation>
    </message>
    <message>
        <source>Tower 5 rounds, then Enter</source>
        <translation>Torre 5 rounds, e Enter</translation>
    </message>
    <message>
        <source>No fight is running here.</source>
        <translation>Não há nenhum combate em andamento aqui.</translation>
    </message>
    <message>
        <source>Open a fight first; its log can then be printed and exported.</source>
        <translation>Abra primeiro um combate; depois o registro poderá ser impresso e exportado.</translation>
    </message>
    <message>
        <source>{system} · {rounds} rounds</source>
        <translation>{system} · {rounds} rodadas</translation>
    </message>
    <message>
        <source>Open a fight first; it can then be saved as a script.</source>
        <translation>Abra primeiro um combate; depois ele poderá ser salvo como roteiro.</translation>
    </message>
    <message>
        <source>Save fight as script</source>
        <translation>Salvar o combate como roteiro</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>Não foi possível gravar {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} is written.</source>
        <translation>{path} foi gravado.</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Abrir biblioteca</translation>
    </message>
    <message>
        <source>Turnwright libraries (*.turnwright)</source>
        <translation>Bibliotecas do Turnwright (*.turnwright)</translation>
    </message>
    <message>
        <source>on {name}</source>
        <translation>em {name}</translation>
    </message>
    <message>
        <source>bestiary</source>
        <translation>bestiário</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Procurar qualquer coisa</translation>
    </message>
    <message>
        <source>saved · Encounter “{name}”</source>
        <translation>salvo · Encontro “{name}”</translation>
    </message>
    <message>
        <source>Close Turnwright</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapEditor</name>
    <message>
        <source>Add to {field}</source>
        <translation>Adicionar a {field}</translation>
    </message>
    <message>
        <source>“{key}” stands here twice.</source>
        <translation>“{key}” está aqui duas vezes.</translation>
    </message>
</context>
<context>
    <name>MaybeEditor</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
</context>
<context>
    <name>MemberForm</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>XP gained</source>
        <translation>XP ganho</translation>
    </message>
    <message>
        <source>Gil gained</source>
        <translation>Gil ganho</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>Novo membro</translation>
    </message>
</context>
<context>
    <name>MemberPane</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit this member (Enter)</source>
        <translation>Editar este membro (Enter)</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descansar</translation>
    </message>
    <message>
        <source>Fill the pools of those chosen and end the conditions that lasted</source>
        <translation>Encher as reservas dos escolhidos e encerrar as condições que duravam</translation>
    </message>
    <message>
        <source>Take out of the party (Del)</source>
        <translation>Tirar do grupo (Del)</translation>
    </message>
    <message>
        <source>Choose a member to read it here.</source>
        <translation>Escolha um membro para lê-lo aqui.</translation>
    </message>
    <message>
        <source>Rest ({number})</source>
        <translation>Descansar ({number})</translation>
    </message>
</context>
<context>
    <name>OrderView</name>
    <message>
        <source>Order of the combatants</source>
        <translation>Ordem dos combatentes</translation>
    </message>
</context>
<context>
    <name>PartyBar</name>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Name of the party</source>
        <translation>Nome do grupo</translation>
    </message>
    <message>
        <source>Rename this party</source>
        <translation>Renomear este grupo</translation>
    </message>
    <message>
        <source>Make a new party</source>
        <translation>Criar um novo grupo</translation>
    </message>
    <message>
        <source>Delete this party</source>
        <translation>Excluir este grupo</translation>
    </message>
    <message>
        <source>Make a party</source>
        <translation>Criar um grupo</translation>
    </message>
    <message>
        <source>Delete the party {name}</source>
        <translation>Excluir o grupo {name}</translation>
    </message>
    <message>
        <source>New party</source>
        <translation>Novo grupo</translation>
    </message>
    <message>
        <source>New party {number}</source>
        <translation>Novo grupo {number}</translation>
    </message>
    <message>
        <source>Rename the party {name}</source>
        <translation>Renomear o grupo {name}</translation>
    </message>
</context>
<context>
    <name>PartyTab</name>
    <message>
        <source>Add member</source>
        <translation>Adicionar membro</translation>
    </message>
    <message>
        <source>All rest</source>
        <translation>Todos descansam</translation>
    </message>
    <message>
        <source>Fill everybody&apos;s pools and end the conditions that lasted</source>
        <translation>Encher as reservas de todos e encerrar as condições que duravam</translation>
    </message>
    <message>
        <source>No rule system is installed, so there is no sheet to fill in.</source>
        <translation>Nenhum sistema de regras está instalado, então não há ficha para preencher.</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Adicionar {name}</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>Editar {name}</translation>
    </message>
    <message>
        <source>Take {name} out</source>
        <translation>Tirar {name}</translation>
    </message>
    <message>
        <source>Take {number} members out</source>
        <translation>Tirar {number} membros</translation>
    </message>
    <message>
        <source>Let {name} rest</source>
        <translation>Deixar {name} descansar</translation>
    </message>
    <message>
        <source>Let {number} members rest</source>
        <translation>Deixar {number} membros descansar</translation>
    </message>
    <message>
        <source>Put the members in order</source>
        <translation>Ordenar os membros</translation>
    </message>
    <message>
        <source>Nobody is in this party yet; add somebody, or drop creatures here.</source>
        <translation>Ainda não há ninguém neste grupo; adicione alguém ou solte criaturas aqui.</translation>
    </message>
    <message>
        <source>Add the first member</source>
        <translation>Adicionar o primeiro membro</translation>
    </message>
    <message>
        <source>There is no party yet.</source>
        <translation>Ainda não há nenhum grupo.</translation>
    </message>
    <message>
        <source>Make a party</source>
        <translation>Criar um grupo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descansar</translation>
    </message>
    <message>
        <source>Take out of the party</source>
        <translation>Tirar do grupo</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Type a few letters, then Enter</source>
        <translation>Digite algumas letras e aperte Enter</translation>
    </message>
</context>
<context>
    <name>PlainEditor</name>
    <message>
        <source>Line {line} cannot be read as JSON: look at its brackets, commas and quotation marks.</source>
        <translation>A linha {line} não pode ser lida como JSON: confira colchetes, vírgulas e aspas.</translation>
    </message>
</context>
<context>
    <name>PreparePage</name>
    <message>
        <source>Encounters</source>
        <translation>Encontros</translation>
    </message>
    <message>
        <source>New encounter (Ctrl+N)</source>
        <translation>Novo encontro (Ctrl+N)</translation>
    </message>
    <message>
        <source>Name of the encounter</source>
        <translation>Nome do encontro</translation>
    </message>
    <message>
        <source>Prepare again</source>
        <translation>Preparar de novo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Add a party</source>
        <translation>Adicionar um grupo</translation>
    </message>
    <message>
        <source>{name} — running</source>
        <translation>{name} — em andamento</translation>
    </message>
    <message>
        <source>{name} — ended</source>
        <translation>{name} — encerrado</translation>
    </message>
    <message>
        <source>No encounter is prepared yet. Make one, then drag creatures and party members into it.</source>
        <translation>Ainda não há nenhum encontro preparado. Crie um e arraste para ele criaturas e membros do grupo.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Look at the log</source>
        <translation>Ver o registro</translation>
    </message>
    <message>
        <source>Nobody takes part yet. Drag creatures from the bestiary and members of the party here.</source>
        <translation>Ainda não participa ninguém. Arraste para cá criaturas do bestiário e membros do grupo.</translation>
    </message>
    <message>
        <source>{system} · {count} combatants</source>
        <translation>{system} · {count} combatentes</translation>
    </message>
    <message>
        <source>Add a party…</source>
        <translation>Adicionar um grupo…</translation>
    </message>
    <message>
        <source>New encounter</source>
        <translation>Novo encontro</translation>
    </message>
    <message>
        <source>Delete encounter</source>
        <translation>Excluir o encontro</translation>
    </message>
    <message>
        <source>Rename encounter</source>
        <translation>Renomear o encontro</translation>
    </message>
    <message>
        <source>Change the roster</source>
        <translation>Mudar os participantes</translation>
    </message>
    <message>
        <source>Take out of the encounter</source>
        <translation>Tirar do encontro</translation>
    </message>
    <message>
        <source>Add to the encounter</source>
        <translation>Adicionar ao encontro</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the log</source>
        <translation>Imprimir o registro</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Open library</source>
        <translation>Abrir biblioteca</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Não foi possível salvar as preferências: {reason}.</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>The face typed so far</source>
        <translation>A face digitada até agora</translation>
    </message>
    <message>
        <source>Roll (Enter)</source>
        <translation>Rolar (Enter)</translation>
    </message>
    <message>
        <source>Roll all (Shift+Enter)</source>
        <translation>Rolar tudo (Shift+Enter)</translation>
    </message>
    <message>
        <source>No question is open. Space goes on to the next turn.</source>
        <translation>Não há pergunta em aberto. Espaço passa ao próximo turno.</translation>
    </message>
    <message>
        <source>{what}, d{faces}</source>
        <translation>{what}, d{faces}</translation>
    </message>
    <message>
        <source>{what}, needs {needs}</source>
        <translation>{what}, precisa de {needs}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Type the die on the table, or press Enter to roll. Backspace corrects, Esc takes it back.</source>
        <translation>Digite o dado da mesa ou aperte Enter para rolar. Backspace corrige, Esc desfaz a ação.</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>{who}: {question}</source>
        <translation>{who}: {question}</translation>
    </message>
    <message>
        <source>{option}  — Enter</source>
        <translation>{option}  — Enter</translation>
    </message>
    <message>
        <source>Press a number. Esc takes the action back.</source>
        <translation>Aperte um número. Esc desfaz a ação.</translation>
    </message>
    <message>
        <source>A d{faces} has no face {face}: type 1 to {faces}.</source>
        <translation>Um d{faces} não tem a face {face}: digite de 1 a {faces}.</translation>
    </message>
    <message>
        <source>Take it (Enter)</source>
        <translation>Usar (Enter)</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Turnwright met a fault of its own. Everything that was shown is saved; you can go on. This report helps to mend it.</source>
        <translation>O Turnwright encontrou uma falha própria. Tudo o que era mostrado está salvo; você pode continuar. Este relatório ajuda a consertá-la.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar o relatório</translation>
    </message>
</context>
<context>
    <name>RowsEditor</name>
    <message>
        <source>Add to {field}</source>
        <translation>Adicionar a {field}</translation>
    </message>
    <message>
        <source>Duplicate this row (Ctrl+D)</source>
        <translation>Duplicar esta linha (Ctrl+D)</translation>
    </message>
    <message>
        <source>Move this row up</source>
        <translation>Mover esta linha para cima</translation>
    </message>
    <message>
        <source>Move this row down</source>
        <translation>Mover esta linha para baixo</translation>
    </message>
    <message>
        <source>Take this row off (Del)</source>
        <translation>Tirar esta linha (Del)</translation>
    </message>
</context>
<context>
    <name>RulingMenu</name>
    <message>
        <source>Put a status on… (S)</source>
        <translation>Pôr uma condição… (S)</translation>
    </message>
    <message>
        <source>Take a status off… (Del)</source>
        <translation>Tirar uma condição… (Del)</translation>
    </message>
    <message>
        <source>Set a timer…</source>
        <translation>Definir um prazo…</translation>
    </message>
    <message>
        <source>Set a pool…</source>
        <translation>Definir uma reserva…</translation>
    </message>
    <message>
        <source>Set a number…</source>
        <translation>Definir um número…</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>Mudar de lado</translation>
    </message>
    <message>
        <source>Gets away</source>
        <translation>Escapa</translation>
    </message>
    <message>
        <source>Is thrown out</source>
        <translation>É expulso</translation>
    </message>
    <message>
        <source>Leaves the fight</source>
        <translation>Deixa o combate</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Um a mais</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Um a menos</translation>
    </message>
    <message>
        <source>Until lifted</source>
        <translation>Até ser retirada</translation>
    </message>
    <message>
        <source>Move in the order</source>
        <translation>Mover na ordem</translation>
    </message>
    <message>
        <source>Before {name}</source>
        <translation>Antes de {name}</translation>
    </message>
    <message>
        <source>After {name}</source>
        <translation>Depois de {name}</translation>
    </message>
    <message>
        <source>Status on {name}, then its timer (poison 3; - for no end)</source>
        <translation>Condição em {name} e seu prazo (veneno 3; - sem fim)</translation>
    </message>
    <message>
        <source>{status}: which?</source>
        <translation>{status}: qual?</translation>
    </message>
    <message>
        <source>Take off {name}</source>
        <translation>Tirar de {name}</translation>
    </message>
    <message>
        <source>Timer on {name}: the status, then the number (0 ends it)</source>
        <translation>Prazo em {name}: a condição e o número (0 encerra)</translation>
    </message>
    <message>
        <source>Pool of {name}: its name, then the number</source>
        <translation>Reserva de {name}: o nome e o número</translation>
    </message>
    <message>
        <source>Type the number behind the name of the pool.</source>
        <translation>Digite o número depois do nome da reserva.</translation>
    </message>
    <message>
        <source>Number of {name}: its name, then the number</source>
        <translation>Número de {name}: o nome e o valor</translation>
    </message>
    <message>
        <source>Type the number behind its name.</source>
        <translation>Digite o número depois do nome.</translation>
    </message>
    <message>
        <source>What is left of a countdown: its name, then the number</source>
        <translation>O que resta de uma contagem: o nome e o número</translation>
    </message>
</context>
<context>
    <name>Shelves</name>
    <message>
        <source>{name}, chosen: {number} creatures</source>
        <translation>{name}, escolhida: {number} criaturas</translation>
    </message>
    <message>
        <source>{name}: {number} creatures</source>
        <translation>{name}: {number} criaturas</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>The sheet in short</source>
        <translation>A ficha em resumo</translation>
    </message>
    <message>
        <source>Begin the fight (Space)</source>
        <translation>Começar o combate (Espaço)</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>As it stands</source>
        <translation>Como está</translation>
    </message>
    <message>
        <source>Take {condition} off</source>
        <translation>Tirar {condition}</translation>
    </message>
</context>
<context>
    <name>StatBlock</name>
    <message>
        <source>Level {level}</source>
        <translation>Nível {level}</translation>
    </message>
    <message>
        <source>The rule system {system} is not installed; the sheet is kept and cannot be changed.</source>
        <translation>O sistema de regras {system} não está instalado; a ficha é mantida e não pode ser mudada.</translation>
    </message>
    <message>
        <source>This sheet does not fit its rule system any more; edit it to mend it.</source>
        <translation>Esta ficha não se encaixa mais no sistema de regras; edite-a para consertá-la.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>{label}: no</source>
        <translation>{label}: não</translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation>jogado por {player}</translation>
    </message>
    <message>
        <source>Lasting conditions</source>
        <translation>Condições que duram</translation>
    </message>
    <message>
        <source>Stat block</source>
        <translation>Bloco de estatísticas</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline of the round</source>
        <translation>Linha do tempo da rodada</translation>
    </message>
    <message>
        <source>{what}, {ticks} ticks into the next round</source>
        <translation>{what}, a {ticks} ticks da próxima rodada</translation>
    </message>
    <message>
        <source>at the end of the round: {what}</source>
        <translation>no fim da rodada: {what}</translation>
    </message>
    <message>
        <source>tick {tick}: {what}</source>
        <translation>tick {tick}: {what}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>rodada {number}</translation>
    </message>
    <message>
        <source>{name} waits {ticks}</source>
        <translation>{name} espera {ticks}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Round, phase and tick</source>
        <translation>Rodada, fase e tick</translation>
    </message>
    <message>
        <source>Next (Space)</source>
        <translation>Próximo (Espaço)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Desfazer (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Refazer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Set this countdown</source>
        <translation>Definir esta contagem</translation>
    </message>
</context>
<context>
    <name>TrayPane</name>
    <message>
        <source>Next fight</source>
        <translation>Próximo combate</translation>
    </message>
    <message>
        <source>Party that takes part</source>
        <translation>Grupo que participa</translation>
    </message>
    <message>
        <source>Take the chosen lines off the tray (Del)</source>
        <translation>Tirar da bandeja as linhas escolhidas (Del)</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Prepare this fight and go to the Encounter tab (Ctrl+Return)</source>
        <translation>Preparar este combate e ir à aba Encontro (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Drop creatures here, or press + on one, to collect the next fight.</source>
        <translation>Solte criaturas aqui, ou aperte + em uma, para reunir o próximo combate.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Com</translation>
    </message>
    <message>
        <source>{names} cannot join: this fight is played by {system}.</source>
        <translation>{names} não pode entrar: este combate usa {system}.</translation>
    </message>
    <message>
        <source>Add to the next fight</source>
        <translation>Adicionar ao próximo combate</translation>
    </message>
    <message>
        <source>Take from the next fight</source>
        <translation>Tirar do próximo combate</translation>
    </message>
    <message>
        <source>Prepare the fight</source>
        <translation>Preparar o combate</translation>
    </message>
    <message>
        <source>no party</source>
        <translation>sem grupo</translation>
    </message>
    <message>
        <source>Next fight: {number} combatants</source>
        <translation>Próximo combate: {number} combatentes</translation>
    </message>
    <message>
        <source>Next fight: one combatant</source>
        <translation>Próximo combate: um combatente</translation>
    </message>
    <message>
        <source>Nobody in {party} plays by {system}, so they stay out of this fight.</source>
        <translation>Ninguém em {party} joga com {system}, então ficam fora deste combate.</translation>
    </message>
</context>
<context>
    <name>TrayRows</name>
    <message>
        <source>Count</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Foes</source>
        <translation>Inimigos</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutro</translation>
    </message>
    <message>
        <source>{count} times {name}, side: {side}</source>
        <translation>{count} vezes {name}, lado: {side}</translation>
    </message>
    <message>
        <source>Change how many of {name} fight</source>
        <translation>Mudar quantos {name} combatem</translation>
    </message>
    <message>
        <source>Change the side of {name}</source>
        <translation>Mudar o lado de {name}</translation>
    </message>
</context>
<context>
    <name>TrayTable</name>
    <message>
        <source>Next fight</source>
        <translation>Próximo combate</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Any key puts this away.</source>
        <translation>Qualquer tecla fecha isto.</translation>
    </message>
</context>
<context>
    <name>WordsEditor</name>
    <message>
        <source>words, parted by commas</source>
        <translation>palavras separadas por vírgulas</translation>
    </message>
</context>
<context>
    <name>_Pair</name>
    <message>
        <source>Name in {field}</source>
        <translation>Nome em {field}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>Take this row off</source>
        <translation>Tirar esta linha</translation>
    </message>
</context>
<context>
    <name>die</name>
    <message>
        <source>Berserk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DANO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bullets that hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage of the blade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fumble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie of PER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns to repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns unconscious</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gloss</name>
    <message>
        <source>% added to damage of that element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of their XP and Gil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 HP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2d + a number against another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus or penalty on CON, AÇÃO, PER, FOR or DANO; all add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A d8 says what it does. Physical damage ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dangerous place: opposed Destreza</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die at the start of each turn decides what it does to its own side; damage ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A multiple attack: not with an extra action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A named mark without an effect of its own; one of each name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rope is at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shout, a gesture, a trifle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task of several turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task on the surroundings, with or without a Task Check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A telescopic scope costs it no DES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACC bare-handed; empty: ACC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACC becomes 255.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACC of an off-hand blow; empty: lacks the Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACC − 50 %, no Critical Hits; Abilities with Weapon damage hit by a flat 75.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ARM + 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ARM and M. ARM become 0; VIT rating − 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ARM and M. ARM − 50 %; its attack deals 1; no Abilities but Toad itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ARM and M. ARM − 50 %; the Physical damage it deals is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ARM − 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ARM − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ARM, M. ARM or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AT, MA, DE and DM −2 against the one it is afraid of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absorbs one element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy with the usual Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act before the companion whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act later this turn; with a target, focus on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action points of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acts later this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to AT besides attribute and weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to MA besides attribute and weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to damage and healing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to its own 2d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Affinity means weakness to the opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allies who resist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any Action, Zero Action or Reaction: 0 HP before it happens. Ice ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything else, as the game master allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour and shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour worn: Livianas, Pesadas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour, helmet, shield, other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asleep and helpless, until it is hurt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 0 PV or less: dead at the end of the next turn unless brought above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack skill; the usual one of its kind if missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with a tool, or without a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute of the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind a wall, furniture or a rock: a bonus to the desvío until it moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind whose turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below half by shot, cut or thrust: every hour a test not to faint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best bonus and worst penalty both count, or only the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus of powers and relics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus to the attack total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus to the deflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus to the deflection while held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus to the target’s deflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound hand and foot: no desvío, no movement; may try to get out of the rope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break off what is being charged; MP and ticks stay spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks at 0; empty: never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caliber, for shots through a material</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called attack: one part of the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be used at distance 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can catch and hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can only move, once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can use no ability of any kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot attack, nor cast but its own; takes double; its equipment is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be named or drawn as a target; damage ends it; stealth + 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be seen, until magic touches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot move from its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch and hold with arms, a net or a lasso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caught unaware: may only speak, and has no desvío unless it was granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caught: no action, movement, dodge or block; after two turns it may struggle free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell to go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance of success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance to block; empty: cannot block. By default its skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance to hit; else that of the closest category, else Lucha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristic, where the skill has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristics of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristics of the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge Time in ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge Times of Abilities and Spells are halved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge: a straight way and a blow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the turn put off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the turn that was put off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claws and the like: never drawn nor dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear a jam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climbing, crawling and stealth halve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditional Modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs no action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts for Fiebre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DE +3 and half of physical damage until its next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DES points waited for a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DES points waited for the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage dice, or a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage modifier (modificador al daño); may be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage that it takes off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage type; the usual one of its kind if missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals half damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides the attribute of its attack and damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared in the Initiative Phase; in the turn an opposed check on SPD against all who would hold you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defence, equipment included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dexterity: order, ranges, escaping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: 2d, 1d+2, half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice; weapon stands for the weapon&apos;s damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die used instead of the skill&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disarm: Destreza against Destreza</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do what is readied, or use a reaction, out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dodge; by default DES × 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not move, escape, or oppose an escape; EVA − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does nothing to one who floats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles the chance against a close target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a weapon or put it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ESTAMINA or MANA that resting gives back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EVA + 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EVA + 40.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EVA and M. EVA − 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating + 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating − 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rolls for itself; foes by groups; or whole sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective range in metres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element of its damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element to affinity, immune, resist or weak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evasion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience for beating it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra to initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FUE doubled, one die more of damage, takes half damage; can only attack, and has to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FUE, AGI and VIT sink by 1 each turn, down to −3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fails from this roll on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fainted or knocked out: no action, no desvío, no turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faints after any effort or damage; magic of water or ice cools it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall from a height: a die for every metre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falls unconscious when the timer runs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast, Slow or Magic Ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feet of one movement action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feet, without a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the weapon again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitted with a silencer made for this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the turn after the two incapable ones, or already in the second of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get loose: FUE or AGI against the holder&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get out of the rope, or another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get up from the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up an unused turn to regain VIDA, ESTAMINA or MANA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the Actions left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the first Action: damage is halved after ARM until the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grapple: Constitución against Constitución</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grown: half as many PV more, weapons hurt half as much more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gunsmith: repairs jammed weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HP becomes 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HP or MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half speed, no charge, no retreat; with both legs no movement at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands that it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has put its turn off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has put the turn off and may claim it before another says what it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healing dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healing harms it, reviving may kill it, drains are reversed; immune to Death and Condemned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healing harms it; no abilities of profession or tribe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healing, rope, other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by somebody: may fight and deflect, but not get away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held: cannot get away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helpless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helpless; magic of fire thaws it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helps: allies need no roll; empty: by what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helps; empty: by what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit points, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold somebody: FUE or AGI against theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds somebody: half speed, and only what one does with a prey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far; by default all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is fed shot by shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many may attack it hand to hand in one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many surround the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the damage modifier counts; by default full hand to hand, half for throws and bows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurt at the start of each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurt the grabbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurts an unarmed attacker whom it blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id by which scripts name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of what is held at the start; none for empty hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immune to all seven harmful categories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immune to the statuses and categories named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immunity to one element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In cover: cannot be named or drawn as a target, until it comes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative halved; ratings for speed − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative × 2; SPD rating + 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of AGI in an ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its action of this turn is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its id on this sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its master chooses what it does; ends when the master falls or leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jammed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump: 2d + AGI against twice the metres, four times upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep an action for its moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the action for a dodge or a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of a shared initiative roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kilograms, for Flotar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of attack that it can stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocked out, or at 1–2 PV: no declaration, action or reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card of the inventory on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a held one go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Lies on the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life points (puntos de vida)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifts all that is on; then no damage, no healing, no conditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long or high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses its turns and does not react; EVA becomes 0. Physical damage wakes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses its turns and does not react; all damage is 0, nothing takes hold. It survives falling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses its turns and does not react; struck by Physical damage, even by 0: 0 HP. Fire thaws it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating + 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating − 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating + 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating − 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MA against DM, AT against DE, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MP costs of Spells − 25 %, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MP costs of Spells − 50 %, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Evasion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic defence, equipment included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic goes back to its caster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic points, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic, powers, techniques, skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magical damage dealt + 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magical damage dealt − 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magical damage dealt − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magical damage is halved after M. ARM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee reach in feet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee, at a distance, or thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members of a side act by kind of action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metres per movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metres; empty: by its kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metres; up to 1 is a touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most targets; empty: any number with an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move freely, before or after an Action, in pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move over the board; terrain, climbing and enemies&apos; domains make steps dearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up to MO metres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move with the grabbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, talk, open a door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves 1 metre, takes double damage, is healed by half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves twice as far; SPD rating + 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must attack the nearest opponent, with + 50 % damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name to number: replaces numbers or adds names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name; the id if missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name; the id where there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative ranks on attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Attack, Item or Defense Actions; STR, AGI and SPD ratings − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Initiative, no turn, no Reaction; its other timers and the Status Phase pass it by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Slow or Fast Abilities; VIT, SPR and MAG ratings − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Spells; ratings for speech − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attack with the main hand or with both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attack with the off hand or with both; shields count for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No magic and no power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No magic but its own; deals a tenth, takes double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more may attack it hand to hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No terrain hinders it, but no Full-Move; out of reach of what goes along the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No terrain hinders it; out of reach of melee and of what goes along the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No undead, construct or the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not made to harm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obeys and will not harm its charmer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off balance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the ground: cannot move before standing up; the throat is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action more each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die, or the game master picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposed roll against each target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own characteristics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCs fall Unconscious, others die, unless said here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PM given back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PV given back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PV of the revived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paralysed: no action, no desvío, no turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the body: never held, dropped or disarmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating + 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating − 25 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating − 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical damage is 0 after ARM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical damage is halved after ARM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical or Magical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical or Magical; Spells default to Magical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a weapon up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the grabbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: no attack, no desvío, no movement; may try to break free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins somebody: one rank less of desvío, and no actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for special powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for special powers, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power points that it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession; decides about magic in heavy armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the turn off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the turn off by some ticks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range in feet; none is unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks and a bonus on the desvío, by a power, a relic or the chronicler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks on attacks, by a power, a relic or the chronicler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks on skill checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks on the deflection die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks on the skill die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks on the target’s deflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks on the target’s first die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction; none: what is readied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready a weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready, in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regains a die of PV each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance to one element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest before or after the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat: triple speed, free attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return what is in hand to the Inventory, or drop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls against its DE are made twice; the lower counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running away: no hand free until the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share given back for every hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shot, cut or pierced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots before reloading; firearms 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots in one action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots that are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots that are in; full if missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots that fit; empty: not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots that fit; none is not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots that the silencer still takes; empty: rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shove: Constitución against Constitución</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrunk: takes double damage, its weapons hurt a quarter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single rounds, a magazine or a belt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill to its die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So often between two turns, without taking the reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare shots; none is not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak one sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special and critical by the text&apos;s fractions, or by the printed table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: Initiative, ties, metres of movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spells bounce off to a random opponent of the bearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend an Action on nothing but movement: SPD × 2 metres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status Phase: + 10 % of maximum HP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status Phase: − 10 % of current HP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status Phase: − 10 % of maximum HP and of maximum MP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status Phase: − 5 HP for each point of this Round’s Initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statuses ended, stone too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statuses put on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statuses put on each target taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statuses put on whoever it hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statuses that it puts on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statuses that never take hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop pinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike or shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike with a weapon: 2d + AT against DE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike with the Weapon in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strikes in one attack action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Struggle free of a hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stunt: by skill or by opposed roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch facing in a Pincer Attack, before anything else in the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a Weapon or Shield in hand; what was there goes back to the Inventory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card from the table up into the inventory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a weapon from one who is held, FUE against FUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a weapon from the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a weapon from the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take another weapon in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes half of physical damage; no reactions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes no reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target; nobody: whoever sets it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The actor’s side encircles another: everybody gets a facing (GM).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blind fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grabbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grip was loosened by a failed knot: two ranks more to break free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next Physical damage is × 2 after ARM; its next turn is lost; it cannot oppose an escape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number to reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range of Critical Hits is doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of the board hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target’s characteristics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weapon&apos;s own bonus; 2 and 3 multiply the attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things that are used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those outside the party die at 0 PV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away an Item, or gear that is not in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie the grabbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trip: Constitución against Destreza</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns left before death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of its bearer; none is until lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns to load; 0: ammunition is not spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns to stone when the timer runs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns; empty: until lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two more Actions at once without Charge Times; then the count is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarmed combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious at 1–2 and dying at 0, or only unconscious at 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a Slow or Fast Ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a Spell or Magic Ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a magic, power, technique or skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a skill, over some turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a special power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use an ability card by paying what it costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use an item or another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use something up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use up an Item on a valid target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIDA given back: a number or an expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIDA that resting gives back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIDA with which it brings back to life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for its moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wakes at once with 10 % of maximum HP after falling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weakness to one element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weakness, Resistance, Immunity, Absorbance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon in hand; by default the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon whose skill it is handled with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon; none: the one in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons and natural attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons, natural attacks and objects; the first that is ready is the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight in kilograms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What 0 hit points mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Confuse, Charm or Berserk makes it do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a critical attack does: impale like a special one, or as in Basic Roleplaying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an attack with it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What equipment gives of the totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is said or done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it brings about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it covers, for called attacks; the usual of its kind if missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does, in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What loading it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What offers it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shakes the ground does nothing; falls hurt half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the die made of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the other uses; by default the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the status takes beside its timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the status takes besides: damage, stat, amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What using it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the timer comes to 0: 0 HP, whatever HP and ARM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the timer comes to 0: Stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it looks afterwards; by default where it went</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the grabbed ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it affects an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it is worn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it was disturbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether its bearer is competent with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which attribute it uses; by default the higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the turn&apos;s actions pays for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who lets it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who resists, instead of a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stands in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever charmed it chooses what it does; without a master it attacks a random ally. Physical damage ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever hits it in melee takes 2 × MAG of one element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose silencers wear out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a CoS of 10 or less scores no Critical Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chance that nothing changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hero; empty: whoever enters on the party&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a share of the weapon&apos;s own code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action points a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action points for entering a terrain, 1 to 9; may name new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action points it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action points of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action points of turning on the spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action points to lay it on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action points to take it up into the inventory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts again 35 ticks later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts freely in water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts last in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to the DANO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to the percentage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aim with the scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an Attribute or a Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an escape is declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and Spells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and natural attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is shown; the id if empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start; empty: while its hand is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks on an attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto, or its own chance to hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card text; the game master applies what the fields do not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compared by margin, or by the higher roll that succeeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>condition that it puts on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conditions put on each target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conditions that come back by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constitution: what DANO is measured against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage is halved after ARM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage − 50 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage: a number or an expression; empty: no attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distances on the board are looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra action points when used from the inventory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate that can be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate: discarded for a Divine Salvation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flat 30, for 2 Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flat damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>focus on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for Berserk: the nearest opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for conditions of an element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for defeating it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formation inside the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes to the discard after use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest roll that is one; 0: never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest roll that is one; empty: the sheet&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much a modifier adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in Rounds; empty: until lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a Pincer Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in metres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in metres; melee 3, ranged 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in place of the card&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the Inventory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instead of a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its kind; empty: its id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its own chance of success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let fall first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>life, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>life: at 0 one dies, unless the story says otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load one round first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest botch of a Task Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>magic, power, technique or skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mana it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mana, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mana: what some cards cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum Hit Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum Magic Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melee, natural, unarmed and object are hand to hand; the others are ranged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metres; empty: in range, not close; 0: at contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle of a burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more standard Actions in the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most that one blow takes; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never ambushed, immune to Unaware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect on Float and Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of Skills and Attributes, for Task Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of ammunition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of ammunition, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of one unarmed, for improvised Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the condition, such as its element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the fitting Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the incarnation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the maximum, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the weapon&apos;s code, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: no Task Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: no declaration phase and no −20% for a changed action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one target, all around the user, or all around a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one unit, gone hit or miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opponents who do not care</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perception: turn order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points waited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put away first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put away, 5 DES more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>radius of the area in cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range in cells; empty: not looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of ARM ignored, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of current HP lost, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the count lost, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the damage regained, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the damage that the user regains, in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short name for scripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short name for scripts; empty: made of the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shots at each target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill; empty: the higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamina it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamina, maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamina: what some cards cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statuses, categories, death, eject, gravity, near_fatal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statuses, categories, dispel, debarrier, esuna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight (walls stop it) or arched (height counts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength: normal attack and DANO expressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as d6 or 2d8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as d8 or 3d8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as its element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suit: tool, ability, item, house, other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken in order at 0 HP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Initiative Phase is a stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bigger the object the higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind that it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number that a modifier changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table&apos;s word on “from behind”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target&apos;s statistic that is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tick at which it takes effect, or + ticks carried over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the user&apos;s statistic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times the Attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tool; none: the normal attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try to knock out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn ends of the bearer; empty: until lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn it on a Group: 75 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns that it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what 0 HP means, who shares the spoils</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what VIDA 0 means where the sheet does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what VIDA 0 means: dies, falls, plays on, ask; empty: the fight&apos;s option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what conditions may hinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it says or changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what sets it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it is: table, inventory, discard, banished, market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether Reflect turns it; Spells: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the user of a card turns to its target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether timers or effects come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who acts first: by PER, or as listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who must find Gil and Items; empty: nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who stands on it, or looks to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom it reaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom it strikes in an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with this Weapon; empty: the sheet&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>group</name>
    <message>
        <source>AÇÃO</source>
        <translation>AÇÃO</translation>
    </message>
    <message>
        <source>VIDA</source>
        <translation>VIDA</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>atributos</translation>
    </message>
    <message>
        <source>pools</source>
        <translation>reservas</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>recompensa</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>estatísticas</translation>
    </message>
</context>
</TS>
