<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AnythingEditor</name>
    <message>
        <source>a number, a word, or words parted by commas</source>
        <translation>um número, uma palavra, ou palavras separadas por vírgulas</translation>
    </message>
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
    <name>Arrow</name>
    <message>
        <source>Show all of them</source>
        <translation>Mostrar todos</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Nothing is rolled yet: neither whether it hits nor the damage is known.</source>
        <translation>Nada foi rolado ainda: não se sabe se acerta nem o dano.</translation>
    </message>
    <message>
        <source>Whether it hits is rolled after the answer.</source>
        <translation>O acerto é rolado depois da resposta.</translation>
    </message>
    <message>
        <source>The damage is rolled after the answer.</source>
        <translation>O dano é rolado depois da resposta.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar um backup</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificação</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>There is no backup of {name} yet; one is made whenever it is closed after a change.</source>
        <translation>Ainda não há backup de {name}; um é feito sempre que ela é fechada depois de uma mudança.</translation>
    </message>
    <message>
        <source>None of the backups of {name} passes its check.</source>
        <translation>Nenhum dos backups de {name} passa na verificação.</translation>
    </message>
    <message>
        <source>{name} will stand as it does in the backup; as it is now, it is kept beside it.</source>
        <translation>{name} ficará como está no backup; como está agora, ela é guardada ao lado.</translation>
    </message>
    <message>
        <source>of a newer Turnwright</source>
        <translation>de um Turnwright mais novo</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificado</translation>
    </message>
    <message>
        <source>whole, of another library</source>
        <translation>íntegro, de outra biblioteca</translation>
    </message>
    <message>
        <source>whole: creatures {creatures}, encounters {encounters}</source>
        <translation>íntegro: criaturas {creatures}, encontros {encounters}</translation>
    </message>
</context>
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
    <message>
        <source>Leave the form of {name}</source>
        <translation>Sair do formulário de {name}</translation>
    </message>
    <message>
        <source>Not saved: {name}. Undo brings the form back as it was.</source>
        <translation>Não salvo: {name}. Desfazer traz o formulário de volta como estava.</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>Whole rectangles</source>
        <translation>Retângulos inteiros</translation>
    </message>
    <message>
        <source>Drag from one corner to the other</source>
        <translation>Arraste de um canto ao outro</translation>
    </message>
    <message>
        <source>Not on the board yet</source>
        <translation>Ainda não está no tabuleiro</translation>
    </message>
    <message>
        <source>Width in cells</source>
        <translation>Largura em casas</translation>
    </message>
    <message>
        <source>Height in cells</source>
        <translation>Altura em casas</translation>
    </message>
    <message>
        <source>A cell in the system’s unit</source>
        <translation>Uma casa na unidade do sistema</translation>
    </message>
    <message>
        <source>One cell measures</source>
        <translation>Uma casa mede</translation>
    </message>
    <message>
        <source>Not on the board yet: choose one, then a cell</source>
        <translation>Ainda fora do tabuleiro: escolha um e depois uma casa</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>Paint the board</source>
        <translation>Pintar o tabuleiro</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Mudar o tamanho do tabuleiro</translation>
    </message>
    <message>
        <source>Let it go on a cell, or beside the board to take it off</source>
        <translation>Solte em uma casa, ou fora do tabuleiro para tirar</translation>
    </message>
    <message>
        <source>height {level}</source>
        <translation>altura {level}</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>parede</translation>
    </message>
    <message>
        <source>obstructed</source>
        <translation>obstruída</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>‹ Back (Esc)</source>
        <translation>‹ Voltar (Esc)</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Sem tabuleiro</translation>
    </message>
    <message>
        <source>Place everybody</source>
        <translation>Posicionar todos</translation>
    </message>
    <message>
        <source>This encounter has no board. Paint a new one, or choose one of the library above.</source>
        <translation>Este encontro não tem tabuleiro. Pinte um novo ou escolha acima um da biblioteca.</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Novo tabuleiro</translation>
    </message>
    <message>
        <source>Board of {name}</source>
        <translation>Tabuleiro de {name}</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Posicionar uma peça</translation>
    </message>
    <message>
        <source>Nobody can stand in a wall.</source>
        <translation>Ninguém cabe dentro de uma parede.</translation>
    </message>
    <message>
        <source>{name} stands there already.</source>
        <translation>{name} já está ali.</translation>
    </message>
    <message>
        <source>Let the board count</source>
        <translation>Jogar com o tabuleiro</translation>
    </message>
    <message>
        <source>The board is only a picture. Walls, heights and distances count with the option “{option}”.</source>
        <translation>O tabuleiro é só uma imagem. Muros, alturas e distâncias contam com a opção “{option}”.</translation>
    </message>
    <message>
        <source>This board does not fit, and nothing has changed: {fault}.</source>
        <translation>Este tabuleiro não serve e nada mudou: {fault}.</translation>
    </message>
    <message>
        <source>The board was painted by other rules and has been fitted to these.</source>
        <translation>O tabuleiro foi pintado com outras regras e foi adaptado a estas.</translation>
    </message>
    <message>
        <source>Some have no place on it and wait beside it: {number}.</source>
        <translation>Alguns não têm lugar nele e esperam fora: {number}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>BodyOutline</name>
    <message>
        <source>Body: {parts}</source>
        <translation>Corpo: {parts}</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>ileso</translation>
    </message>
    <message>
        <source>{part}: useless</source>
        <translation>{part}: inútil</translation>
    </message>
    <message>
        <source>{part}: struck</source>
        <translation>{part}: com ferimento</translation>
    </message>
    <message>
        <source>{part}: sound</source>
        <translation>{part}: sem dano</translation>
    </message>
</context>
<context>
    <name>Brush</name>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Parede</translation>
    </message>
    <message>
        <source>Obstructed</source>
        <translation>Obstruída</translation>
    </message>
    <message>
        <source>Higher ▲</source>
        <translation>Mais alta ▲</translation>
    </message>
    <message>
        <source>Lower ▼</source>
        <translation>Mais baixa ▼</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plana</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Members of the party</source>
        <translation>Membros do grupo</translation>
    </message>
    <message>
        <source>{count} members</source>
        <translation>{count} membros</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>played by {player}</source>
        <translation>quem joga: {player}</translation>
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
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>height {level}</source>
        <translation>altura {level}</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>parede</translation>
    </message>
    <message>
        <source>obstructed</source>
        <translation>obstruída</translation>
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
        <source>Arrows and Enter, or a click on the board: {count} cells are open.</source>
        <translation>Setas e Enter, ou um clique no tabuleiro: {count} casas abertas.</translation>
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
    <message>
        <source>Still missing: {field}.</source>
        <translation>Falta: {field}.</translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click on the board: one cell is open.</source>
        <translation>Setas e Enter, ou um clique no tabuleiro: uma casa aberta.</translation>
    </message>
    <message>
        <source>What else may be chosen here (Tab goes from field to field)</source>
        <translation>O que mais se pode escolher aqui (Tab passa de campo em campo)</translation>
    </message>
    <message>
        <source>{who}: {action}</source>
        <translation>{who}: {action}</translation>
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
    <message>
        <source>That met a fault of the program and did not happen; the fight stands as it was saved.</source>
        <translation>Isso esbarrou em uma falha do programa e não aconteceu; o combate continua como estava salvo.</translation>
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
    <message>
        <source>{count} creatures</source>
        <translation>{count} criaturas</translation>
    </message>
</context>
<context>
    <name>DeclarationColumn</name>
    <message>
        <source>What everybody declares</source>
        <translation>O que cada um declara</translation>
    </message>
    <message>
        <source>Enter or Space takes the marked line, Shift+Enter all of them; a letter changes its line.</source>
        <translation>Enter ou Espaço aceita a linha marcada, Shift+Enter todas; uma letra muda a linha dela.</translation>
    </message>
    <message>
        <source>Everybody has declared. Space resolves the turn.</source>
        <translation>Todos declararam. Espaço resolve o turno.</translation>
    </message>
</context>
<context>
    <name>Declaring</name>
    <message>
        <source>{name} has declared already: Ctrl+Z takes declarations back, the last one first.</source>
        <translation>{name} já declarou: Ctrl+Z desfaz as declarações, a última primeiro.</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
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
    <name>DiceEntry</name>
    <message>
        <source>The dice typed so far</source>
        <translation>Os dados digitados até agora</translation>
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
        <source>Take it (Enter)</source>
        <translation>Usar (Enter)</translation>
    </message>
    <message>
        <source>{who}: {dice}</source>
        <translation>{who}: {dice}</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{what} → {targets}</source>
        <translation>{what} → {targets}</translation>
    </message>
    <message>
        <source>So far: {dice}</source>
        <translation>Até agora: {dice}</translation>
    </message>
    <message>
        <source>No roll can change this: it succeeds whatever falls. Enter takes it.</source>
        <translation>Nenhuma rolagem muda isto: dá certo seja qual for o resultado. Enter aceita.</translation>
    </message>
    <message>
        <source>No roll can change this: it fails whatever falls. Enter takes it.</source>
        <translation>Nenhuma rolagem muda isto: falha seja qual for o resultado. Enter aceita.</translation>
    </message>
    <message>
        <source>Type the die on the table, or press Enter to roll. Backspace corrects, Esc takes it back.</source>
        <translation>Digite o dado da mesa ou aperte Enter para rolar. Backspace corrige, Esc desfaz a ação.</translation>
    </message>
    <message>
        <source>Type the dice in a row, or = and their total. Enter rolls them, Backspace corrects, Esc takes it back.</source>
        <translation>Digite os dados em sequência, ou = e o total. Enter os rola, Backspace corrige, Esc desfaz a ação.</translation>
    </message>
    <message>
        <source>Type the dice in a row with spaces. Enter rolls them, Backspace corrects, Esc takes it back.</source>
        <translation>Digite os dados em sequência, com espaços. Enter os rola, Backspace corrige, Esc desfaz a ação.</translation>
    </message>
    <message>
        <source>A d{faces} has no face {face}: type 1 to {faces}.</source>
        <translation>Um d{faces} não tem a face {face}: digite de 1 a {faces}.</translation>
    </message>
    <message>
        <source>These dice cannot come to {total}: {least} to {most}.</source>
        <translation>Estes dados não podem somar {total}: de {least} a {most}.</translation>
    </message>
    <message>
        <source>Here each die counts by itself: type them one by one.</source>
        <translation>Aqui cada dado conta separadamente: digite um por um.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>needs {needs}</source>
        <translation>precisa de {needs}</translation>
    </message>
    <message>
        <source>the dice together need {needs}</source>
        <translation>os dados precisam somar {needs}</translation>
    </message>
    <message>
        <source>{count} targets</source>
        <translation>{count} alvos</translation>
    </message>
    <message>
        <source>Type the dice in a row, two figures each, 00 for 100. Enter rolls them, Backspace corrects, Esc takes it back.</source>
        <translation>Digite os dados em sequência, com dois algarismos cada, 00 para 100. Enter os rola, Backspace corrige, Esc desfaz a ação.</translation>
    </message>
    <message>
        <source>More dice than are asked for ({count}).</source>
        <translation>São mais dados do que se pedem ({count}).</translation>
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
    <name>EncounterList</name>
    <message>
        <source>Encounters</source>
        <translation>Encontros</translation>
    </message>
    <message>
        <source>New encounter (Ctrl+N)</source>
        <translation>Novo encontro (Ctrl+N)</translation>
    </message>
    <message>
        <source>Delete the chosen encounter (Del)</source>
        <translation>Apagar o encontro escolhido (Del)</translation>
    </message>
    <message>
        <source>{name} — running</source>
        <translation>{name} — em curso</translation>
    </message>
    <message>
        <source>{name} — ended</source>
        <translation>{name} — terminado</translation>
    </message>
</context>
<context>
    <name>Entering</name>
    <message>
        <source>Add to the encounter</source>
        <translation>Adicionar ao encontro</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nível {level}</translation>
    </message>
    <message>
        <source>Creatures: a name, then how many (guard 3)</source>
        <translation>Criaturas: um nome e quantas (guarda 3)</translation>
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
    <message>
        <source>Not saved yet: look at {field}.</source>
        <translation>Ainda não foi salvo: veja {field}.</translation>
    </message>
    <message>
        <source>Leave the form without saving (Esc); undo brings it back</source>
        <translation>Sair do formulário sem salvar (Esc); desfazer o traz de volta</translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>on the sheet</source>
        <translation>na ficha</translation>
    </message>
    <message>
        <source>{label} of {name}</source>
        <translation>{label} de {name}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
</context>
<context>
    <name>FightBoard</name>
    <message>
        <source>Farther (Ctrl+−)</source>
        <translation>Mais longe (Ctrl+−)</translation>
    </message>
    <message>
        <source>Nearer (Ctrl++)</source>
        <translation>Mais perto (Ctrl++)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>The whole board (Ctrl+0)</source>
        <translation>O tabuleiro inteiro (Ctrl+0)</translation>
    </message>
    <message>
        <source>{name} is put here by ruling, at no cost</source>
        <translation>{name} é posto aqui por decisão, sem custo</translation>
    </message>
    <message>
        <source>{cell} cannot be chosen here.</source>
        <translation>{cell} não pode ser escolhida aqui.</translation>
    </message>
    <message>
        <source>Not on the board yet: {names}. Drag a row of the order to its cell.</source>
        <translation>Ainda fora do tabuleiro: {names}. Arraste uma linha da ordem até a sua casa.</translation>
    </message>
</context>
<context>
    <name>FightCommands</name>
    <message>
        <source>No fight is running here.</source>
        <translation>Não há nenhum combate em andamento aqui.</translation>
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
        <source>Countdown ({units})</source>
        <translation>Contagem regressiva ({units})</translation>
    </message>
    <message>
        <source>Who joins the fight? A name, then how many (guard 3)</source>
        <translation>Quem entra no combate? Um nome e depois quantos (guarda 3)</translation>
    </message>
    <message>
        <source>bestiary</source>
        <translation>bestiário</translation>
    </message>
    <message>
        <source>party</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>Who rolls? Enter changes it.</source>
        <translation>Quem rola? Enter muda.</translation>
    </message>
    <message>
        <source>the app rolls</source>
        <translation>o programa rola</translation>
    </message>
    <message>
        <source>dice on the table</source>
        <translation>dados na mesa</translation>
    </message>
    <message>
        <source>Tower 5 {unit}, then Enter</source>
        <translation>Torre 5 {unit}, e Enter</translation>
    </message>
    <message>
        <source>A countdown has a name, a number and a unit ({units}): Tower 5 {unit}.</source>
        <translation>Uma contagem tem um nome, um número e uma unidade ({units}): Torre 5 {unit}.</translation>
    </message>
</context>
<context>
    <name>FightKeys</name>
    <message>
        <source>Nobody can be aimed at with {letter}. Esc takes the action back.</source>
        <translation>Com {letter} não se pode mirar em ninguém. Esc desfaz a ação.</translation>
    </message>
    <message>
        <source>This does not begin with a roll: Enter does it, Tab goes to the next field.</source>
        <translation>Isto não começa com uma rolagem: Enter faz, Tab passa ao próximo campo.</translation>
    </message>
    <message>
        <source>{name} has declared {action}: Enter does it, Space again lets it go.</source>
        <translation>{name} declarou {action}: Enter executa; Espaço de novo deixa passar.</translation>
    </message>
    <message>
        <source>This is not done yet: Enter does it, Esc takes it back.</source>
        <translation>Isto ainda não está feito: Enter faz, Esc desfaz.</translation>
    </message>
    <message>
        <source>This is not done yet: {field} is missing, or Esc takes it back.</source>
        <translation>Isto ainda não está feito: falta {field}, ou Esc desfaz.</translation>
    </message>
    <message>
        <source>Several may: select a row with ↑ ↓ first ({names}).</source>
        <translation>Podem vários: escolha antes uma linha com ↑ ↓ ({names}).</translation>
    </message>
    <message>
        <source>Ruling on {name}: {text}▏ Enter does it, Esc forgets it</source>
        <translation>Decisão sobre {name}: {text}▏ Enter aplica, Esc descarta</translation>
    </message>
    <message>
        <source>Nobody is selected: choose a row of the order with ↑ ↓ first.</source>
        <translation>Ninguém está selecionado: escolha antes uma linha da ordem com ↑ ↓.</translation>
    </message>
    <message>
        <source>Declaring rolls no dice: Enter declares it, Tab goes to the next field.</source>
        <translation>Ao declarar não se rolam dados: Enter declara, Tab passa ao campo seguinte.</translation>
    </message>
</context>
<context>
    <name>FightPage</name>
    <message>
        <source>Shift+Enter: so be it.</source>
        <translation>Shift+Enter: que assim seja.</translation>
    </message>
    <message>
        <source>A question is open: answer it, or Esc takes the action back.</source>
        <translation>Há uma pergunta aberta: responda, ou Esc desfaz a ação.</translation>
    </message>
    <message>
        <source>{name} belongs to another rule system than this fight.</source>
        <translation>{name} é de outro sistema de regras, não o deste combate.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{path} is there already. Write over it?</source>
        <translation>{path} já existe. Gravar por cima?</translation>
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
        <source>All creatures</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>In no folder</source>
        <translation>Sem pasta</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find anything</source>
        <translation>Procurar qualquer coisa</translation>
    </message>
    <message>
        <source>{side}, in this fight</source>
        <translation>{side}, neste combate</translation>
    </message>
    <message>
        <source>action of the stage</source>
        <translation>ação da cena</translation>
    </message>
    <message>
        <source>Who rolls for {side}: {roller}</source>
        <translation>Quem rola por {side}: {roller}</translation>
    </message>
    <message>
        <source>setting, Enter changes it</source>
        <translation>opção, Enter muda</translation>
    </message>
    <message>
        <source>on {name}</source>
        <translation>em {name}</translation>
    </message>
    <message>
        <source>setting, chosen ✓</source>
        <translation>opção, escolhida ✓</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>opção</translation>
    </message>
    <message>
        <source>Our house rules</source>
        <translation>Regras da mesa</translation>
    </message>
    <message>
        <source>prepared encounter</source>
        <translation>encontro preparado</translation>
    </message>
    <message>
        <source>running fight</source>
        <translation>combate em andamento</translation>
    </message>
    <message>
        <source>fight that is over</source>
        <translation>combate terminado</translation>
    </message>
    <message>
        <source>bestiary</source>
        <translation>bestiário</translation>
    </message>
    <message>
        <source>rule of {system}, in English</source>
        <translation>regra de {system}, em inglês</translation>
    </message>
    <message>
        <source>From the rules page of {system}, which is written in English.</source>
        <translation>Da página de regras de {system}, escrita em inglês.</translation>
    </message>
    <message>
        <source>for every new fight</source>
        <translation>para cada combate novo</translation>
    </message>
    <message>
        <source>Option: {label}</source>
        <translation>Opção: {label}</translation>
    </message>
    <message>
        <source>House rule: {label}</source>
        <translation>Regra da mesa: {label}</translation>
    </message>
    <message>
        <source>rule of {system}</source>
        <translation>regra de {system}</translation>
    </message>
    <message>
        <source>From the rules page of {system}.</source>
        <translation>Da página de regras de {system}.</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Todos os sistemas</translation>
    </message>
    <message>
        <source>Rule system: {system}</source>
        <translation>Sistema de regras: {system}</translation>
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
    <name>Gains</name>
    <message>
        <source>{what} so far</source>
        <translation>{what} até agora</translation>
    </message>
</context>
<context>
    <name>GroundMenu</name>
    <message>
        <source>Ruling on {cell}</source>
        <translation>Decisão sobre {cell}</translation>
    </message>
    <message>
        <source>Put {name} here</source>
        <translation>Pôr {name} aqui</translation>
    </message>
</context>
<context>
    <name>GrowingEditor</name>
    <message>
        <source>Add to {field}</source>
        <translation>Adicionar a {field}</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
</context>
<context>
    <name>KeptBoards</name>
    <message>
        <source>Boards of the library</source>
        <translation>Tabuleiros da biblioteca</translation>
    </message>
    <message>
        <source>Keep in the library</source>
        <translation>Guardar na biblioteca</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Excluir da biblioteca</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Take a board of the library…</source>
        <translation>Usar um tabuleiro da biblioteca…</translation>
    </message>
    <message>
        <source>Take a board</source>
        <translation>Usar um tabuleiro</translation>
    </message>
    <message>
        <source>Keep a board</source>
        <translation>Guardar um tabuleiro</translation>
    </message>
    <message>
        <source>The board is kept in the library as “{name}”.</source>
        <translation>O tabuleiro fica na biblioteca como “{name}”.</translation>
    </message>
    <message>
        <source>Choose a board of the library first.</source>
        <translation>Escolha primeiro um tabuleiro da biblioteca.</translation>
    </message>
    <message>
        <source>Delete a board</source>
        <translation>Excluir um tabuleiro</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}.</source>
        <translation>Não foi possível gravar {name}: {reason}.</translation>
    </message>
    <message>
        <source>{name} is written.</source>
        <translation>{name} foi gravado.</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}.</source>
        <translation>Não foi possível ler {name}: {reason}.</translation>
    </message>
    <message>
        <source>Import a board</source>
        <translation>Importar um tabuleiro</translation>
    </message>
    <message>
        <source>{name} is read, and kept in the library.</source>
        <translation>{name} foi lido e fica na biblioteca.</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportar o tabuleiro</translation>
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
        <source>Space</source>
        <translation>Espaço</translation>
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
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>aim at a whole side; act out of turn</source>
        <translation>mirar em um lado inteiro; agir fora do turno</translation>
    </message>
    <message>
        <source>let the app roll all that is asked; the game master’s word</source>
        <translation>deixar o programa rolar tudo o que se pede; a palavra do mestre</translation>
    </message>
    <message>
        <source>while all declare: take the marked line, take all</source>
        <translation>enquanto todos declaram: aceitar a linha marcada, aceitar todas</translation>
    </message>
    <message>
        <source>more fields of an action</source>
        <translation>mais campos de uma ação</translation>
    </message>
    <message>
        <source>the next field of an action, the one before</source>
        <translation>o próximo campo de uma ação, o anterior</translation>
    </message>
    <message>
        <source>yes or no, where a field asks for that</source>
        <translation>sim ou não, onde um campo pede isso</translation>
    </message>
    <message>
        <source>take the action back; put a card away</source>
        <translation>desfazer a ação; fechar uma carta</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>take the last die, answer or target back</source>
        <translation>desfazer o último dado, resposta ou alvo</translation>
    </message>
    <message>
        <source>select a row of the order</source>
        <translation>escolher uma linha da ordem</translation>
    </message>
    <message>
        <source>to the board and back: arrows point, Enter goes or aims</source>
        <translation>ao tabuleiro e de volta: as setas apontam, Enter vai ou mira</translation>
    </message>
    <message>
        <source>on the board: five cells at once</source>
        <translation>no tabuleiro: cinco casas de uma vez</translation>
    </message>
    <message>
        <source>on the board: nearer, farther, all of it</source>
        <translation>no tabuleiro: mais perto, mais longe, inteiro</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tecla Menu</translation>
    </message>
    <message>
        <source>on the board: a ruling on the cell</source>
        <translation>no tabuleiro: uma decisão sobre a casa</translation>
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
        <source>Del</source>
        <translation>Del</translation>
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
        <source>show the log, hide it</source>
        <translation>mostrar o registro, escondê-lo</translation>
    </message>
    <message>
        <source>duplicate, keep a form</source>
        <translation>duplicar, guardar um formulário</translation>
    </message>
    <message>
        <source>another library, quit</source>
        <translation>outra biblioteca, sair</translation>
    </message>
    <message>
        <source>bestiary, party, encounter</source>
        <translation>bestiário, grupo, encontro</translation>
    </message>
    <message>
        <source>more options, beyond the nine shown</source>
        <translation>mais opções, além das nove mostradas</translation>
    </message>
    <message>
        <source>find anything</source>
        <translation>procurar qualquer coisa</translation>
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
    <message>
        <source>reinforcement, who rolls</source>
        <translation>reforço, quem rola</translation>
    </message>
    <message>
        <source>end the fight, put it away</source>
        <translation>encerrar o combate, deixá-lo de lado</translation>
    </message>
    <message>
        <source>into the next fight, prepare it; then begin it</source>
        <translation>para o próximo combate, prepará-lo; depois, começá-lo</translation>
    </message>
    <message>
        <source>move a member of the party, a line of the roster</source>
        <translation>mover alguém do grupo, uma linha da lista</translation>
    </message>
    <message>
        <source>this sheet, the guide</source>
        <translation>esta folha, o guia</translation>
    </message>
    <message>
        <source>in the roster: side, hidden, how many</source>
        <translation>na lista: lado, oculto, quantos</translation>
    </message>
</context>
<context>
    <name>Known</name>
    <message>
        <source>“{word}” is none of the words that can stand here.</source>
        <translation>“{word}” não é nenhuma das palavras que cabem aqui.</translation>
    </message>
</context>
<context>
    <name>LastingConditions</name>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>empty: as long as the status lasts by itself</source>
        <translation>vazio: o que a condição dura por si mesma</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>No fight can begin with this: choose a status, and give it the timer and the details it needs.</source>
        <translation>Nenhum combate pode começar com isto: escolha uma condição e dê a ela a duração e os detalhes de que precisa.</translation>
    </message>
</context>
<context>
    <name>Libraries</name>
    <message>
        <source>Open library</source>
        <translation>Abrir biblioteca</translation>
    </message>
    <message>
        <source>Make a new library</source>
        <translation>Criar uma biblioteca nova</translation>
    </message>
    <message>
        <source>{name} is there already; choose a name that is free.</source>
        <translation>{name} já existe; escolha um nome que esteja livre.</translation>
    </message>
    <message>
        <source>{name} stands as in {backup} now; as it was before, it is kept as {kept} in {folder}.</source>
        <translation>{name} está agora como em {backup}; como estava antes, ela é guardada como {kept} em {folder}.</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Salvar uma cópia da biblioteca</translation>
    </message>
    <message>
        <source>All that the library holds is written to {path}.</source>
        <translation>Tudo o que a biblioteca contém foi escrito em {path}.</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Salvar uma cópia como…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Olhar de novo</translation>
    </message>
    <message>
        <source>{name} is in its place again and is saved in as before.</source>
        <translation>{name} está de novo no seu lugar e volta a ser salva como antes.</translation>
    </message>
    <message>
        <source>Close Turnwright</source>
        <translation>Fechar o Turnwright</translation>
    </message>
    <message>
        <source>Turnwright libraries (*.turnwright)</source>
        <translation>Bibliotecas do Turnwright (*.turnwright)</translation>
    </message>
    <message>
        <source>Save a copy of all that it holds before closing?</source>
        <translation>Salvar uma cópia de tudo o que ela contém antes de fechar?</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar um backup…</translation>
    </message>
</context>
<context>
    <name>LineButton</name>
    <message>
        <source>declared</source>
        <translation>declarado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>mudado</translation>
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
    <message>
        <source>There is no creature for {system} yet.</source>
        <translation>Ainda não há nenhuma criatura de {system}.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Level, folders and tags</source>
        <translation>Nível, pastas e etiquetas</translation>
    </message>
</context>
<context>
    <name>LogFiles</name>
    <message>
        <source>Open a fight first; its log can then be printed and exported.</source>
        <translation>Abra primeiro um combate; depois o registro poderá ser impresso e exportado.</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar o registro</translation>
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
        <source>Only: {what}</source>
        <translation>Somente: {what}</translation>
    </message>
    <message>
        <source>It holds the whole log, not only what the filter shows.</source>
        <translation>Contém o registro inteiro, não só o que o filtro mostra.</translation>
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
        <source>the last answer</source>
        <translation>a última resposta</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Desfeito: {what}</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Refeito: {what}</translation>
    </message>
    <message>
        <source>Text has {size} % of its size from the next start.</source>
        <translation>O texto terá {size} % do tamanho a partir do próximo início.</translation>
    </message>
    <message>
        <source>Bars fade.</source>
        <translation>As barras esmaecem.</translation>
    </message>
    <message>
        <source>Bars stand still.</source>
        <translation>As barras não esmaecem.</translation>
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
        <source>Notes on this encounter</source>
        <translation>Notas deste encontro</translation>
    </message>
    <message>
        <source>saved · Encounter “{name}”</source>
        <translation>salvo · Encontro “{name}”</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar um backup…</translation>
    </message>
    <message>
        <source>{name}: hidden</source>
        <translation>{name}: ocultar</translation>
    </message>
    <message>
        <source>{name}: shown</source>
        <translation>{name}: mostrar</translation>
    </message>
    <message>
        <source>It is prepared, and stands among the encounters: the fight goes on.</source>
        <translation>Está preparado, entre os encontros: o combate continua.</translation>
    </message>
    <message>
        <source>The changes of “{name}” are not saved yet.</source>
        <translation>As mudanças de “{name}” ainda não foram salvas.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Ainda não foi salvo</translation>
    </message>
</context>
<context>
    <name>MapEditor</name>
    <message>
        <source>“{key}” stands here twice.</source>
        <translation>“{key}” está aqui duas vezes.</translation>
    </message>
    <message>
        <source>“{key}” has no value yet.</source>
        <translation>“{key}” ainda não tem valor.</translation>
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
    <name>Menus</name>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
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
        <source>Export as PDF…</source>
        <translation>Exportar como PDF…</translation>
    </message>
    <message>
        <source>Export as HTML…</source>
        <translation>Exportar como HTML…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Exportar como Markdown…</translation>
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
        <source>Notes on this encounter</source>
        <translation>Notas deste encontro</translation>
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
        <source>Write the timeline into the log</source>
        <translation>Escrever a linha do tempo no registro</translation>
    </message>
    <message>
        <source>Reinforcement…</source>
        <translation>Reforço…</translation>
    </message>
    <message>
        <source>Who rolls…</source>
        <translation>Quem rola…</translation>
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
        <source>As the system has it</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size} %</translation>
    </message>
    <message>
        <source>Text size, from the next start</source>
        <translation>Tamanho do texto, a partir do próximo início</translation>
    </message>
    <message>
        <source>Panes of the fight</source>
        <translation>Painéis do combate</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Quem rola</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Desfazer: {what}</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Refazer: {what}</translation>
    </message>
    <message>
        <source>Only what the log’s filter shows</source>
        <translation>Só o que o filtro do registro mostra</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Options of the fight…</source>
        <translation>Opções do combate…</translation>
    </message>
    <message>
        <source>Save a copy of the library…</source>
        <translation>Salvar uma cópia da biblioteca…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar um backup…</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
</context>
<context>
    <name>More</name>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Put away</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>OptionsCard</name>
    <message>
        <source>Options of the fight</source>
        <translation>Opções do combate</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>By the book: {value}</source>
        <translation>Segundo o livro: {value}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Whose options</source>
        <translation>De quem são as opções</translation>
    </message>
    <message>
        <source>This fight</source>
        <translation>Este combate</translation>
    </message>
    <message>
        <source>Our house rules: every new fight</source>
        <translation>Regras da mesa: cada combate novo</translation>
    </message>
    <message>
        <source>Take our house rules</source>
        <translation>Usar as regras da mesa</translation>
    </message>
    <message>
        <source>Let this fight be played by the house rules</source>
        <translation>Jogar este combate com as regras da mesa</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Segundo o livro</translation>
    </message>
    <message>
        <source>Put everything back to what the book says</source>
        <translation>Deixar tudo como diz o livro</translation>
    </message>
    <message>
        <source>Every new fight of this system starts with these; prepared ones stay.</source>
        <translation>Com elas começa cada combate novo deste sistema; os já preparados ficam como estão.</translation>
    </message>
    <message>
        <source>As this fight began. What changes while it runs is a ruling: Ctrl+K, option.</source>
        <translation>Como este combate começou. O que muda durante ele é decisão do mestre: Ctrl+K, opção.</translation>
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
    <name>OutOfTurn</name>
    <message>
        <source>Out of turn:</source>
        <translation>Fora do turno:</translation>
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
    <name>PartyNotes</name>
    <message>
        <source>Notes of the party</source>
        <translation>Notas do grupo</translation>
    </message>
    <message>
        <source>Notes of the party: shared spoils, money, promises</source>
        <translation>Notas do grupo: espólios comuns, dinheiro, promessas</translation>
    </message>
    <message>
        <source>Change the notes of {name}</source>
        <translation>Mudar as notas de {name}</translation>
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
        <translation>Descansar todos</translation>
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
    <message>
        <source>Leave the form of {name}</source>
        <translation>Sair do formulário de {name}</translation>
    </message>
    <message>
        <source>Not saved: {name}. Undo brings the form back as it was.</source>
        <translation>Não salvo: {name}. Desfazer traz o formulário de volta como estava.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Type a few letters, then Enter</source>
        <translation>Digite algumas letras e aperte Enter</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nada encontrado para “{text}”.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Não há nada aqui.</translation>
    </message>
</context>
<context>
    <name>PipsRow</name>
    <message>
        <source>{pool}: {value} of {maximum}</source>
        <translation>{pool}: {value} de {maximum}</translation>
    </message>
</context>
<context>
    <name>PlainEditor</name>
    <message>
        <source>such as {example}</source>
        <translation>por exemplo {example}</translation>
    </message>
    <message>
        <source>JSON is expected here, such as {example}, and a number in it is too long.</source>
        <translation>Aqui vai JSON, por exemplo {example}, e um número é longo demais.</translation>
    </message>
    <message>
        <source>JSON is expected here, such as {example}; it breaks off in line {line}.</source>
        <translation>Aqui vai JSON, por exemplo {example}; ele se interrompe na linha {line}.</translation>
    </message>
    <message>
        <source>JSON is expected here, such as {example}; line {line} cannot be read from “{rest}” on.</source>
        <translation>Aqui vai JSON, por exemplo {example}; a linha {line} não se entende a partir de “{rest}”.</translation>
    </message>
</context>
<context>
    <name>PreparePage</name>
    <message>
        <source>Name of the encounter</source>
        <translation>Nome do encontro</translation>
    </message>
    <message>
        <source>Rule system of the encounter</source>
        <translation>Sistema de regras do encontro</translation>
    </message>
    <message>
        <source>No encounter is prepared yet. Make one, then drag creatures and party members into it.</source>
        <translation>Ainda não há nenhum encontro preparado. Crie um e arraste para ele criaturas e membros do grupo.</translation>
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
        <source>{system} · {count} combatants</source>
        <translation>{system} · {count} combatentes</translation>
    </message>
    <message>
        <source>{encounter} · begins by surprise ({side})</source>
        <translation>{encounter} · começa de surpresa ({side})</translation>
    </message>
    <message>
        <source>Choose the rule system</source>
        <translation>Escolher o sistema de regras</translation>
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
        <source>Begin this fight (Ctrl+Return)</source>
        <translation>Começar este combate (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Prepare the same fight once more; this one stays as it is</source>
        <translation>Preparar outra vez o mesmo combate; este fica como está</translation>
    </message>
    <message>
        <source>Notes on this encounter, for the game master</source>
        <translation>Notas deste encontro, para o mestre</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Quem participa</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Options · {count} of our own</source>
        <translation>Opções · {count} da mesa</translation>
    </message>
    <message>
        <source>“{name}” was running and is deleted with its fight; Ctrl+Z brings it back.</source>
        <translation>“{name}” estava em curso e foi apagado com seu combate; Ctrl+Z o traz de volta.</translation>
    </message>
    <message>
        <source>Prepare the fight</source>
        <translation>Preparar o combate</translation>
    </message>
    <message>
        <source>Notes on the encounter</source>
        <translation>Notas do encontro</translation>
    </message>
    <message>
        <source>Options of the fight</source>
        <translation>Opções do combate</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da mesa</translation>
    </message>
    <message>
        <source>Put the roster in order</source>
        <translation>Ordenar a lista</translation>
    </message>
    <message>
        <source>A line for each</source>
        <translation>Uma linha para cada um</translation>
    </message>
    <message>
        <source>{encounter} · not on the board yet: {number}</source>
        <translation>{encounter} · ainda fora do tabuleiro: {number}</translation>
    </message>
    <message>
        <source>{system} · one combatant</source>
        <translation>{system} · um combatente</translation>
    </message>
</context>
<context>
    <name>Presenting</name>
    <message>
        <source>tick {number}</source>
        <translation>tick {number}</translation>
    </message>
    <message>
        <source>Begin the fight (Space)</source>
        <translation>Começar o combate (Espaço)</translation>
    </message>
    <message>
        <source>Back to the encounters (Space)</source>
        <translation>Voltar aos encontros (Espaço)</translation>
    </message>
    <message>
        <source>Take (Space)</source>
        <translation>Aceitar (Espaço)</translation>
    </message>
    <message>
        <source>Next (Space)</source>
        <translation>Próximo (Espaço)</translation>
    </message>
    <message>
        <source>Everybody is here. Begin when the table is ready.</source>
        <translation>Todos estão aqui. Comece quando a mesa estiver pronta.</translation>
    </message>
    <message>
        <source>The fight is over, and nobody prevails. Its log can be printed and exported.</source>
        <translation>O combate terminou e ninguém vence. O registro pode ser impresso e exportado.</translation>
    </message>
    <message>
        <source>Only one side still stands. Ctrl+E ends the fight.</source>
        <translation>Só um lado continua de pé. Ctrl+E encerra o combate.</translation>
    </message>
    <message>
        <source>The fight is over, won by {winner}. Its log can be printed and exported.</source>
        <translation>O combate acabou: vitória para {winner}. O registro pode ser impresso e exportado.</translation>
    </message>
    <message>
        <source>Nobody’s turn: choose who declares in the order, rule, or press Space to go on.</source>
        <translation>Não é o turno de ninguém: escolha na ordem quem declara, decida ou aperte Espaço para continuar.</translation>
    </message>
    <message>
        <source>Nobody’s turn: rule, or press Space to go on.</source>
        <translation>Não é o turno de ninguém: decida ou aperte Espaço para continuar.</translation>
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
        <source>{name} was brought up to date for this version; as it was before, it is kept as {copy} in {folder}.</source>
        <translation>{name} foi atualizado para esta versão; como era antes, fica guardado como {copy} em {folder}.</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Abrir biblioteca</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Não foi possível salvar as preferências: {reason}.</translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read ({reason}); the defaults are used.</source>
        <translation>Não é possível ler as preferências em {path} ({reason}); são usadas as padrão.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Pasta de arquivos</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Arquivo %1</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de arquivos:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>No question is open.</source>
        <translation>Não há pergunta em aberto.</translation>
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
</context>
<context>
    <name>RefusedWindow</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>&amp;Open another library…</source>
        <translation>&amp;Abrir outra biblioteca…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurar um backup…</translation>
    </message>
    <message>
        <source>&amp;Make a new library…</source>
        <translation>&amp;Criar uma biblioteca nova…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
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
    <name>RollersBar</name>
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
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Who takes part</source>
        <translation>Quem participa</translation>
    </message>
    <message>
        <source>group {group}</source>
        <translation>subgrupo {group}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>fora de vista</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count} linhas</translation>
    </message>
</context>
<context>
    <name>RosterCard</name>
    <message>
        <source>Name in this fight</source>
        <translation>Nome neste combate</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantos</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Subgrupo</translation>
    </message>
    <message>
        <source>Group: those who stand or roll together, where the rules have it</source>
        <translation>Subgrupo: quem está ou rola junto, se as regras o têm</translation>
    </message>
    <message>
        <source>Hidden at the start</source>
        <translation>Oculto no começo</translation>
    </message>
    <message>
        <source>The players do not see it when the fight begins (H)</source>
        <translation>Os jogadores não o veem quando o combate começa (H)</translation>
    </message>
    <message>
        <source>Take the chosen lines out of the encounter (Del)</source>
        <translation>Tirar do encontro as linhas escolhidas (Del)</translation>
    </message>
    <message>
        <source>Notes on this combatant</source>
        <translation>Notas deste combatente</translation>
    </message>
    <message>
        <source>{count} lines chosen</source>
        <translation>{count} linhas escolhidas</translation>
    </message>
    <message>
        <source>{number} (sheet)</source>
        <translation>{number} (ficha)</translation>
    </message>
    <message>
        <source>A line for each, to name, hide or note one alone</source>
        <translation>Uma linha para cada um, para nomear, esconder ou anotar só um</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} de {most}</translation>
    </message>
</context>
<context>
    <name>RosterPane</name>
    <message>
        <source>Add creatures… (+)</source>
        <translation>Adicionar criaturas… (+)</translation>
    </message>
    <message>
        <source>Board…</source>
        <translation>Tabuleiro…</translation>
    </message>
    <message>
        <source>Choose or paint a board, and put everybody in their places</source>
        <translation>Escolher ou pintar um tabuleiro e pôr cada um em seu lugar</translation>
    </message>
    <message>
        <source>Add a party</source>
        <translation>Adicionar um grupo</translation>
    </message>
    <message>
        <source>Nobody takes part yet. Add a party and creatures, or drag them here from the other tabs.</source>
        <translation>Ainda não participa ninguém. Adicione um grupo e criaturas, ou arraste-os para cá das outras abas.</translation>
    </message>
    <message>
        <source>Add a party…</source>
        <translation>Adicionar um grupo…</translation>
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
    <message>
        <source>a word, or several: one, two 3</source>
        <translation>uma palavra, ou várias: uma, duas 3</translation>
    </message>
    <message>
        <source>a word, or several: one, two</source>
        <translation>uma palavra, ou várias: uma, duas</translation>
    </message>
    <message>
        <source>From a list…</source>
        <translation>De uma lista…</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>Esc or a click puts this away; the fight goes on meanwhile.</source>
        <translation>Esc ou um clique fecha; o combate continua enquanto isso.</translation>
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
        <source>Status on {name}, then its timer ({status} 3; - for no end)</source>
        <translation>Condição para {name} e seu prazo ({status} 3; - sem fim)</translation>
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
        <source>Type the number behind its name.</source>
        <translation>Digite o número depois do nome.</translation>
    </message>
    <message>
        <source>What is left of a countdown: its name, then the number</source>
        <translation>O que resta de uma contagem: o nome e o número</translation>
    </message>
    <message>
        <source>Show to the players</source>
        <translation>Mostrar aos jogadores</translation>
    </message>
    <message>
        <source>Hide from the players</source>
        <translation>Esconder dos jogadores</translation>
    </message>
    <message>
        <source>Nobody in this fight</source>
        <translation>Ninguém deste combate</translation>
    </message>
    <message>
        <source>{status} on {name}: who puts it on?</source>
        <translation>{status} em {name}: quem causa?</translation>
    </message>
    <message>
        <source>Set a value of {name}: its name, and a number behind it</source>
        <translation>Definir um valor de {name}: o nome e, depois, o número</translation>
    </message>
    <message>
        <source>{now}; Enter: {then}</source>
        <translation>{now}; Enter: {then}</translation>
    </message>
    <message>
        <source>now {now}</source>
        <translation>agora {now}</translation>
    </message>
    <message>
        <source>{what} of {name}: which?</source>
        <translation>{what} de {name}: qual?</translation>
    </message>
    <message>
        <source>Set a value…</source>
        <translation>Definir um valor…</translation>
    </message>
</context>
<context>
    <name>SheetBlock</name>
    <message>
        <source>Weapons, abilities and what else the sheet holds</source>
        <translation>Armas, habilidades e o que mais a ficha traz</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
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
    <message>
        <source>{name}, chosen: one creature</source>
        <translation>{name}, escolhida: uma criatura</translation>
    </message>
    <message>
        <source>{name}: one creature</source>
        <translation>{name}: uma criatura</translation>
    </message>
</context>
<context>
    <name>ShownCells</name>
    <message>
        <source>Ways</source>
        <translation>Caminhos</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domínio</translation>
    </message>
    <message>
        <source>Enemies’ reach</source>
        <translation>Alcance inimigo</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Linha de visão</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>where the active one can go now</source>
        <translation>aonde o ativo pode ir agora</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>The sheet in short</source>
        <translation>A ficha em resumo</translation>
    </message>
    <message>
        <source>Begin (Space)</source>
        <translation>Começar (Espaço)</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>As it stands</source>
        <translation>Como está</translation>
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
        <translation>quem joga: {player}</translation>
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
    <name>SystemChoice</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de regras</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Todos os sistemas</translation>
    </message>
    <message>
        <source>This fight is played by these rules.</source>
        <translation>Este combate é jogado com estas regras.</translation>
    </message>
</context>
<context>
    <name>TickLine</name>
    <message>
        <source>{action} lands 1 tick into the next round.</source>
        <translation>{action} se resolve na próxima rodada, depois de 1 tick.</translation>
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
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline of the round</source>
        <translation>Linha do tempo da rodada</translation>
    </message>
    <message>
        <source>{what}, 1 tick into the next round</source>
        <translation>{what}, a 1 tick da próxima rodada</translation>
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
        <source>Log (Ctrl+L)</source>
        <translation>Registro (Ctrl+L)</translation>
    </message>
    <message>
        <source>Notes on this encounter</source>
        <translation>Notas deste encontro</translation>
    </message>
    <message>
        <source>Set this countdown</source>
        <translation>Definir esta contagem</translation>
    </message>
    <message>
        <source>Order and log (Ctrl+L)</source>
        <translation>Ordem e registro (Ctrl+L)</translation>
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
    <message>
        <source>Prepare</source>
        <translation>Preparar</translation>
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
        <source>Change how many of {name} fight</source>
        <translation>Mudar quantos {name} combatem</translation>
    </message>
    <message>
        <source>Change the side of {name}</source>
        <translation>Mudar o lado de {name}</translation>
    </message>
    <message>
        <source>{count} × {name}, side: {side}</source>
        <translation>{count} × {name}, lado: {side}</translation>
    </message>
</context>
<context>
    <name>TrayTable</name>
    <message>
        <source>Next fight</source>
        <translation>Próximo combate</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count} linhas</translation>
    </message>
</context>
<context>
    <name>UnionEditor</name>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>uma palavra</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de regras</translation>
    </message>
    <message>
        <source>Try a fight</source>
        <translation>Experimentar um combate</translation>
    </message>
    <message>
        <source>Make the first creature</source>
        <translation>Criar a primeira criatura</translation>
    </message>
    <message>
        <source>Fill an empty party</source>
        <translation>Criar um grupo vazio</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Dar uma olhada</translation>
    </message>
    <message>
        <source>Read the guide (Shift+F1)</source>
        <translation>Ler o guia (Shift+F1)</translation>
    </message>
    <message>
        <source>Welcome to Turnwright</source>
        <translation>Boas-vindas ao Turnwright</translation>
    </message>
    <message>
        <source>What do you play? All tabs follow; it can be changed beside them at any time.</source>
        <translation>O que vocês jogam? Todas as abas acompanham; dá para mudar ao lado delas a qualquer momento.</translation>
    </message>
    <message>
        <source>Esc leaves this for later: Help ▸ First steps brings it back.</source>
        <translation>Esc deixa isto para depois: Ajuda ▸ Primeiros passos traz de volta.</translation>
    </message>
    <message>
        <source>{creatures} creatures, {fights} prepared fights</source>
        <translation>{creatures} criaturas, {fights} combates preparados</translation>
    </message>
    <message>
        <source>nothing in this library yet</source>
        <translation>nada ainda nesta biblioteca</translation>
    </message>
    <message>
        <source>Several of them</source>
        <translation>Vários deles</translation>
    </message>
    <message>
        <source>all systems stand side by side</source>
        <translation>todos os sistemas, lado a lado</translation>
    </message>
    <message>
        <source>“{name}” is prepared. Nothing is lost by trying it: undo takes back anything.</source>
        <translation>“{name}” está preparado. Experimentar não custa nada: tudo pode ser desfeito.</translation>
    </message>
    <message>
        <source>Make a creature and a party, and drag them into an encounter: that is all a fight needs.</source>
        <translation>Crie uma criatura e um grupo e arraste-os para um encontro: um combate não precisa de mais nada.</translation>
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
        <source>numbers, parted by commas</source>
        <translation>números separados por vírgulas</translation>
    </message>
    <message>
        <source>words, parted by commas</source>
        <translation>palavras separadas por vírgulas</translation>
    </message>
</context>
<context>
    <name>_Item</name>
    <message>
        <source>Take this row off</source>
        <translation>Tirar esta linha</translation>
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
    <name>damage</name>
    <message>
        <source>the party {name}</source>
        <translation>o grupo {name}</translation>
    </message>
    <message>
        <source>the member {name}</source>
        <translation>o membro {name}</translation>
    </message>
    <message>
        <source>the creature {name}</source>
        <translation>a criatura {name}</translation>
    </message>
    <message>
        <source>the encounter {name}</source>
        <translation>o encontro {name}</translation>
    </message>
    <message>
        <source>the entry {name} of an encounter</source>
        <translation>a linha {name} de um encontro</translation>
    </message>
    <message>
        <source>the board {name}</source>
        <translation>o tabuleiro {name}</translation>
    </message>
    <message>
        <source>some pages of the file</source>
        <translation>algumas páginas do arquivo</translation>
    </message>
    <message>
        <source>its identity</source>
        <translation>a sua identidade</translation>
    </message>
    <message>
        <source>some parties</source>
        <translation>alguns grupos</translation>
    </message>
    <message>
        <source>some members</source>
        <translation>alguns membros</translation>
    </message>
    <message>
        <source>some creatures</source>
        <translation>algumas criaturas</translation>
    </message>
    <message>
        <source>the index of the search</source>
        <translation>o índice da busca</translation>
    </message>
    <message>
        <source>some encounters</source>
        <translation>alguns encontros</translation>
    </message>
    <message>
        <source>some entries of encounters</source>
        <translation>algumas linhas de encontros</translation>
    </message>
    <message>
        <source>some boards</source>
        <translation>alguns tabuleiros</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>a bandeja</translation>
    </message>
    <message>
        <source>some house rules</source>
        <translation>algumas regras da casa</translation>
    </message>
    <message>
        <source>some fights</source>
        <translation>alguns combates</translation>
    </message>
    <message>
        <source>some commands of fights</source>
        <translation>alguns comandos de combates</translation>
    </message>
    <message>
        <source>some states of fights</source>
        <translation>alguns estados de combates</translation>
    </message>
    <message>
        <source>{things} and {more} more</source>
        <translation>{things} e mais {more}</translation>
    </message>
    <message>
        <source>{name} was damaged and is mended, but for what could not be read: {things}. As it was, it is kept as {kept}.</source>
        <translation>{name} estava danificada e foi reparada, exceto o que não pôde ser lido: {things}. Como estava, é guardada como {kept}.</translation>
    </message>
</context>
<context>
    <name>deed</name>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>End of the fight</source>
        <translation>Fim do combate</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Free roll {expression}</source>
        <translation>Rolagem livre {expression}</translation>
    </message>
    <message>
        <source>{amount} damage to {name}</source>
        <translation>{amount} de dano em {name}</translation>
    </message>
    <message>
        <source>{amount} healed on {name}</source>
        <translation>{amount} de cura em {name}</translation>
    </message>
    <message>
        <source>{name}: {what} = {value}</source>
        <translation>{name}: {what} = {value}</translation>
    </message>
    <message>
        <source>Ruling on the board</source>
        <translation>Decisão sobre o tabuleiro</translation>
    </message>
    <message>
        <source>{status} on {name}</source>
        <translation>{status} em {name}</translation>
    </message>
    <message>
        <source>{status} taken off {name}</source>
        <translation>{name} se livra de {status}</translation>
    </message>
    <message>
        <source>Timer of {status} on {name}</source>
        <translation>Contador de {status} em {name}</translation>
    </message>
    <message>
        <source>Countdown {name}</source>
        <translation>Contagem {name}</translation>
    </message>
    <message>
        <source>{name} joins</source>
        <translation>{name} entra</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} sai</translation>
    </message>
    <message>
        <source>{name} changes sides</source>
        <translation>{name} muda de lado</translation>
    </message>
    <message>
        <source>{name} moves in the order</source>
        <translation>{name} muda de lugar na ordem</translation>
    </message>
    <message>
        <source>{name} is put elsewhere</source>
        <translation>{name} é posto em outro lugar</translation>
    </message>
</context>
<context>
    <name>gloss</name>
    <message>
        <source>% added to damage of that element</source>
        <translation>% somado ao dano desse elemento</translation>
    </message>
    <message>
        <source>% of their XP and Gil</source>
        <translation>% de XP e Gil deles</translation>
    </message>
    <message>
        <source>0 HP</source>
        <translation>0 HP</translation>
    </message>
    <message>
        <source>2d + a number against another</source>
        <translation>2d + um número contra outro</translation>
    </message>
    <message>
        <source>A bonus or penalty on CON, AÇÃO, PER, FOR or DANO; all add up.</source>
        <translation>Um bônus ou penalidade em CON, AÇÃO, PER, FOR ou DANO; todos se somam.</translation>
    </message>
    <message>
        <source>A d8 says what it does. Physical damage ends it.</source>
        <translation>Um d8 diz o que ele faz. Dano físico encerra.</translation>
    </message>
    <message>
        <source>A dangerous place: opposed Destreza</source>
        <translation>Um lugar perigoso: Destreza oposta</translation>
    </message>
    <message>
        <source>A die at the start of each turn decides what it does to its own side; damage ends it.</source>
        <translation>Um dado no começo de cada turno decide o que faz contra os seus; dano encerra.</translation>
    </message>
    <message>
        <source>A multiple attack: not with an extra action</source>
        <translation>Um ataque múltiplo: não com uma ação extra</translation>
    </message>
    <message>
        <source>A named mark without an effect of its own; one of each name.</source>
        <translation>Uma marca com nome e sem efeito próprio; uma de cada nome.</translation>
    </message>
    <message>
        <source>A rope is at hand</source>
        <translation>Há uma corda à mão</translation>
    </message>
    <message>
        <source>A shout, a gesture, a trifle.</source>
        <translation>Um grito, um gesto, uma coisinha.</translation>
    </message>
    <message>
        <source>A task of several turns</source>
        <translation>Uma tarefa de vários turnos</translation>
    </message>
    <message>
        <source>A task on the surroundings, with or without a Task Check.</source>
        <translation>Uma tarefa no ambiente, com ou sem Task Check.</translation>
    </message>
    <message>
        <source>A telescopic scope costs it no DES</source>
        <translation>A luneta não lhe custa DES</translation>
    </message>
    <message>
        <source>ACC bare-handed; empty: ACC</source>
        <translation>ACC de mãos nuas; vazio: ACC</translation>
    </message>
    <message>
        <source>ACC becomes 255.</source>
        <translation>ACC passa a 255.</translation>
    </message>
    <message>
        <source>ACC of an off-hand blow; empty: lacks the Skill</source>
        <translation>ACC do golpe com a mão inábil; vazio: não tem a Skill</translation>
    </message>
    <message>
        <source>ACC − 50 %, no Critical Hits; Abilities with Weapon damage hit by a flat 75.</source>
        <translation>ACC − 50 % e sem Critical Hits; Abilities com dano de arma acertam com 75 fixo.</translation>
    </message>
    <message>
        <source>ARM + 25 %.</source>
        <translation>ARM + 25 %.</translation>
    </message>
    <message>
        <source>ARM and M. ARM become 0; VIT rating − 25 %.</source>
        <translation>ARM e M. ARM passam a 0; valor de VIT − 25 %.</translation>
    </message>
    <message>
        <source>ARM and M. ARM − 50 %; its attack deals 1; no Abilities but Toad itself.</source>
        <translation>ARM e M. ARM − 50 %; seu ataque causa 1; nenhuma Ability além do próprio Toad.</translation>
    </message>
    <message>
        <source>ARM and M. ARM − 50 %; the Physical damage it deals is 1.</source>
        <translation>ARM e M. ARM − 50 %; o dano físico que causa é 1.</translation>
    </message>
    <message>
        <source>ARM − 25 %.</source>
        <translation>ARM − 25 %.</translation>
    </message>
    <message>
        <source>ARM − 50 %.</source>
        <translation>ARM − 50 %.</translation>
    </message>
    <message>
        <source>ARM, M. ARM or nothing</source>
        <translation>ARM, M. ARM ou nada</translation>
    </message>
    <message>
        <source>AT, MA, DE and DM −2 against the one it is afraid of.</source>
        <translation>AT, MA, DE e DM −2 contra quem teme.</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Habilidade</translation>
    </message>
    <message>
        <source>Absorbs one element.</source>
        <translation>Absorve um elemento.</translation>
    </message>
    <message>
        <source>Accuracy with the usual Weapon</source>
        <translation>precisão com a arma habitual</translation>
    </message>
    <message>
        <source>Act before the companion whose turn it is</source>
        <translation>Agir antes do companheiro da vez</translation>
    </message>
    <message>
        <source>Act later this turn; with a target, focus on it</source>
        <translation>Agir mais tarde neste turno; com um alvo, concentrar-se nele</translation>
    </message>
    <message>
        <source>Action points of the turn</source>
        <translation>Pontos de ação do turno</translation>
    </message>
    <message>
        <source>Acts later this turn</source>
        <translation>Age mais tarde neste turno</translation>
    </message>
    <message>
        <source>Added to AT besides attribute and weapon</source>
        <translation>Somado a AT além do atributo e da arma</translation>
    </message>
    <message>
        <source>Added to MA besides attribute and weapon</source>
        <translation>Somado a MA além do atributo e da arma</translation>
    </message>
    <message>
        <source>Added to damage and healing</source>
        <translation>Somado ao dano e à cura</translation>
    </message>
    <message>
        <source>Added to its own 2d</source>
        <translation>Somado aos próprios 2d</translation>
    </message>
    <message>
        <source>Added to the deflection die</source>
        <translation>Soma-se ao dado de desvio</translation>
    </message>
    <message>
        <source>Affinity means weakness to the opposite</source>
        <translation>Afinidade significa fraqueza ao oposto</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilidade</translation>
    </message>
    <message>
        <source>Allies who resist</source>
        <translation>Aliados que resistem</translation>
    </message>
    <message>
        <source>Any Action, Zero Action or Reaction: 0 HP before it happens. Ice ends it.</source>
        <translation>Ao tentar qualquer Action, Zero Action ou Reaction, fica com 0 HP antes de fazê-la. O gelo encerra.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Qualquer outra coisa</translation>
    </message>
    <message>
        <source>Anything else, as the game master allows</source>
        <translation>Qualquer outra coisa que o mestre permita</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>armadura</translation>
    </message>
    <message>
        <source>Armour and shields</source>
        <translation>Armaduras e escudos</translation>
    </message>
    <message>
        <source>Armour points</source>
        <translation>Pontos de armadura</translation>
    </message>
    <message>
        <source>Armour worn: Livianas, Pesadas</source>
        <translation>Armadura vestida: Livianas, Pesadas</translation>
    </message>
    <message>
        <source>Armour, helmet, shield, other</source>
        <translation>Armadura, elmo, escudo, outro</translation>
    </message>
    <message>
        <source>Asleep and helpless, until it is hurt.</source>
        <translation>Dormindo e indefeso, até sofrer dano.</translation>
    </message>
    <message>
        <source>At 0 PV or less: dead at the end of the next turn unless brought above 0</source>
        <translation>Com 0 PV ou menos: morre no fim do próximo turno se não subir acima de 0</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Attack skill; the usual one of its kind if missing</source>
        <translation>Habilidade de ataque; se faltar, a usual do tipo</translation>
    </message>
    <message>
        <source>Attack with a tool, or without a card.</source>
        <translation>Atacar com uma ferramenta, ou sem carta.</translation>
    </message>
    <message>
        <source>Attribute of the check</source>
        <translation>Atributo do teste</translation>
    </message>
    <message>
        <source>Behind a wall, furniture or a rock: a bonus to the desvío until it moves.</source>
        <translation>Atrás de um muro, móvel ou rocha: bônus no desvío até se mover.</translation>
    </message>
    <message>
        <source>Behind whose turn</source>
        <translation>Depois do turno de quem</translation>
    </message>
    <message>
        <source>Below half by shot, cut or thrust: every hour a test not to faint.</source>
        <translation>Abaixo da metade por tiro, corte ou estocada: a cada hora, um teste para não desmaiar.</translation>
    </message>
    <message>
        <source>Best bonus and worst penalty both count, or only the best</source>
        <translation>Contam o melhor bônus e a pior penalidade, ou só o melhor</translation>
    </message>
    <message>
        <source>Bonus of powers and relics</source>
        <translation>Bônus de poderes e relíquias</translation>
    </message>
    <message>
        <source>Bonus to the attack total</source>
        <translation>Bônus no total do ataque</translation>
    </message>
    <message>
        <source>Bonus to the deflection</source>
        <translation>Bônus no desvío</translation>
    </message>
    <message>
        <source>Bonus to the deflection while held</source>
        <translation>Bônus no desvío enquanto empunhada</translation>
    </message>
    <message>
        <source>Bonus to the target’s deflection</source>
        <translation>Bônus no desvío do alvo</translation>
    </message>
    <message>
        <source>Bound hand and foot: no desvío, no movement; may try to get out of the rope.</source>
        <translation>Amarrado de pés e mãos: sem desvío, sem movimento; pode tentar se livrar da corda.</translation>
    </message>
    <message>
        <source>Break free</source>
        <translation>Soltar-se</translation>
    </message>
    <message>
        <source>Break off what is being charged; MP and ticks stay spent.</source>
        <translation>Interromper o que está carregando; MP e ticks ficam gastos.</translation>
    </message>
    <message>
        <source>Breaks at 0; empty: never</source>
        <translation>Quebra em 0; vazio: nunca</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Quebrada</translation>
    </message>
    <message>
        <source>Caliber, for shots through a material</source>
        <translation>Calibre, para tiros através de um material</translation>
    </message>
    <message>
        <source>Called attack: one part of the body</source>
        <translation>Ataque mirado em uma parte do corpo</translation>
    </message>
    <message>
        <source>Can be used at distance 0</source>
        <translation>Pode ser usada a distância 0</translation>
    </message>
    <message>
        <source>Can catch and hold</source>
        <translation>Pode agarrar e segurar</translation>
    </message>
    <message>
        <source>Can only move, once a turn.</source>
        <translation>Só pode se mover, uma vez por turno.</translation>
    </message>
    <message>
        <source>Can use no ability of any kind.</source>
        <translation>Não pode usar habilidade de nenhum tipo.</translation>
    </message>
    <message>
        <source>Cannot act.</source>
        <translation>Não pode agir.</translation>
    </message>
    <message>
        <source>Cannot attack, nor cast but its own; takes double; its equipment is gone.</source>
        <translation>Não pode atacar nem lançar magia além da sua; sofre o dobro; seu equipamento some.</translation>
    </message>
    <message>
        <source>Cannot be named or drawn as a target; damage ends it; stealth + 50 %.</source>
        <translation>Não pode ser alvo, nem escolhido nem sorteado; dano encerra; furtividade + 50 %.</translation>
    </message>
    <message>
        <source>Cannot be seen, until magic touches it.</source>
        <translation>Não pode ser visto, até que uma magia o toque.</translation>
    </message>
    <message>
        <source>Cannot move from its place.</source>
        <translation>Não pode sair do lugar.</translation>
    </message>
    <message>
        <source>Cannot see.</source>
        <translation>Não pode ver.</translation>
    </message>
    <message>
        <source>Catch and hold with arms, a net or a lasso</source>
        <translation>Agarrar e segurar com os braços, uma rede ou um laço</translation>
    </message>
    <message>
        <source>Caught: no action, movement, dodge or block; after two turns it may struggle free</source>
        <translation>Preso: sem ação, movimento, esquiva nem bloqueio; depois de dois turnos pode tentar se livrar</translation>
    </message>
    <message>
        <source>Cell to go to</source>
        <translation>Casa para onde ir</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Casas por lado</translation>
    </message>
    <message>
        <source>Chance of success</source>
        <translation>Chance de sucesso</translation>
    </message>
    <message>
        <source>Chance to block; empty: cannot block. By default its skill</source>
        <translation>Chance de bloquear; vazio: não pode. Se não for dito, sua habilidade</translation>
    </message>
    <message>
        <source>Chance to hit; else that of the closest category, else Lucha</source>
        <translation>Chance de acertar; senão a da categoria mais próxima, senão Lucha</translation>
    </message>
    <message>
        <source>Characteristic, where the skill has none</source>
        <translation>Característica, se a habilidade não tem</translation>
    </message>
    <message>
        <source>Characteristics of the target</source>
        <translation>Características do alvo</translation>
    </message>
    <message>
        <source>Characteristics of the user</source>
        <translation>Características de quem usa</translation>
    </message>
    <message>
        <source>Charge Time in ticks</source>
        <translation>Charge Time em ticks</translation>
    </message>
    <message>
        <source>Charge Times of Abilities and Spells are halved.</source>
        <translation>O Charge Time de Abilities e Spells cai à metade.</translation>
    </message>
    <message>
        <source>Charge: a straight way and a blow</source>
        <translation>Investir: caminho reto e um golpe</translation>
    </message>
    <message>
        <source>Claim the turn put off</source>
        <translation>Retomar o turno adiado</translation>
    </message>
    <message>
        <source>Claim the turn that was put off</source>
        <translation>Retomar o turno adiado</translation>
    </message>
    <message>
        <source>Claws and the like: never drawn nor dropped</source>
        <translation>Garras e afins: nunca se sacam nem se largam</translation>
    </message>
    <message>
        <source>Clear a jam</source>
        <translation>Destravar uma arma</translation>
    </message>
    <message>
        <source>Climbing, crawling and stealth halve it</source>
        <translation>Escalar, rastejar e a furtividade reduzem à metade</translation>
    </message>
    <message>
        <source>Conditional Modifier</source>
        <translation>modificador de circunstância</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constituição</translation>
    </message>
    <message>
        <source>Costs no action</source>
        <translation>Não custa ação</translation>
    </message>
    <message>
        <source>Counts for Fiebre</source>
        <translation>Conta para Fiebre</translation>
    </message>
    <message>
        <source>DE +3 and half of physical damage until its next turn</source>
        <translation>DE +3 e metade do dano físico até o próximo turno</translation>
    </message>
    <message>
        <source>DES points waited for a target</source>
        <translation>Pontos de DES esperados por um alvo</translation>
    </message>
    <message>
        <source>DES points waited for the target</source>
        <translation>pontos de DES esperados pelo alvo</translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation>Dados de dano</translation>
    </message>
    <message>
        <source>Damage dice, or a number</source>
        <translation>Dados de dano, ou um número</translation>
    </message>
    <message>
        <source>Damage modifier (modificador al daño); may be negative</source>
        <translation>Modificador de dano (modificador al daño); pode ser negativo</translation>
    </message>
    <message>
        <source>Damage that it takes off</source>
        <translation>Dano que reduz</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Tipo de dano</translation>
    </message>
    <message>
        <source>Damage type; the usual one of its kind if missing</source>
        <translation>Tipo de dano; se faltar, o usual do tipo</translation>
    </message>
    <message>
        <source>Dead at once.</source>
        <translation>Morre na hora.</translation>
    </message>
    <message>
        <source>Deals half damage.</source>
        <translation>Causa metade do dano.</translation>
    </message>
    <message>
        <source>Decides the attribute of its attack and damage</source>
        <translation>Decide o atributo do ataque e do dano</translation>
    </message>
    <message>
        <source>Declared in the Initiative Phase; in the turn an opposed check on SPD against all who would hold you.</source>
        <translation>Declara-se na Initiative Phase; no turno, teste oposto de SPD contra todos os que queiram segurar você.</translation>
    </message>
    <message>
        <source>Defence, equipment included</source>
        <translation>Defesa, com o equipamento</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>destreza</translation>
    </message>
    <message>
        <source>Dexterity: order, ranges, escaping</source>
        <translation>Destreza: ordem, alcances, fuga</translation>
    </message>
    <message>
        <source>Dice of damage</source>
        <translation>Dados de dano</translation>
    </message>
    <message>
        <source>Dice: 2d, 1d+2, half</source>
        <translation>Dados: 2d, 1d+2, half</translation>
    </message>
    <message>
        <source>Dice; weapon stands for the weapon&apos;s damage</source>
        <translation>Dados; weapon é o dano da arma</translation>
    </message>
    <message>
        <source>Die used instead of the skill&apos;s</source>
        <translation>Dado usado no lugar do da habilidade</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Disarm: Destreza against Destreza</source>
        <translation>Desarmar: Destreza contra Destreza</translation>
    </message>
    <message>
        <source>Do what is readied, or use a reaction, out of turn</source>
        <translation>Fazer o que está preparado, ou usar uma reação, fora do turno</translation>
    </message>
    <message>
        <source>Dodge; by default DES × 2</source>
        <translation>Esquiva; se não for dito, DES × 2</translation>
    </message>
    <message>
        <source>Does not move, escape, or oppose an escape; EVA − 50 %.</source>
        <translation>Não se move, não foge nem se opõe a uma fuga; EVA − 50 %.</translation>
    </message>
    <message>
        <source>Does nothing to one who floats</source>
        <translation>Não faz nada a quem flutua</translation>
    </message>
    <message>
        <source>Doubles the chance against a close target</source>
        <translation>Dobra a chance contra um alvo próximo</translation>
    </message>
    <message>
        <source>Draw a weapon or put it away</source>
        <translation>Sacar uma arma ou guardá-la</translation>
    </message>
    <message>
        <source>ESTAMINA or MANA that resting gives back</source>
        <translation>ESTAMINA ou MANA que o descanso devolve</translation>
    </message>
    <message>
        <source>EVA + 20.</source>
        <translation>EVA + 20.</translation>
    </message>
    <message>
        <source>EVA + 40.</source>
        <translation>EVA + 40.</translation>
    </message>
    <message>
        <source>EVA and M. EVA − 20.</source>
        <translation>EVA e M. EVA − 20.</translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating + 25 %.</source>
        <translation>EVA, ACC e o valor de AGI + 25 %.</translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating − 25 %.</source>
        <translation>EVA, ACC e o valor de AGI − 25 %.</translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating − 50 %.</source>
        <translation>EVA, ACC e o valor de AGI − 50 %.</translation>
    </message>
    <message>
        <source>Each rolls for itself; foes by groups; or whole sides</source>
        <translation>Cada um rola por si; inimigos por grupos; ou lados inteiros</translation>
    </message>
    <message>
        <source>Effective range in metres</source>
        <translation>Alcance efetivo em metros</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Element of its damage</source>
        <translation>Elemento do dano</translation>
    </message>
    <message>
        <source>Element to affinity, immune, resist or weak</source>
        <translation>De cada elemento: affinity, immune, resist ou weak</translation>
    </message>
    <message>
        <source>Evasion</source>
        <translation>evasão</translation>
    </message>
    <message>
        <source>Experience for beating it</source>
        <translation>Experiência por vencê-la</translation>
    </message>
    <message>
        <source>Extra to initiative</source>
        <translation>Extra na iniciativa</translation>
    </message>
    <message>
        <source>FUE doubled, one die more of damage, takes half damage; can only attack, and has to.</source>
        <translation>FUE dobrada, um dado a mais de dano e sofre metade; só pode atacar, e tem de atacar.</translation>
    </message>
    <message>
        <source>FUE, AGI and VIT sink by 1 each turn, down to −3.</source>
        <translation>FUE, AGI e VIT caem 1 a cada turno, até −3.</translation>
    </message>
    <message>
        <source>Fails from this roll on</source>
        <translation>Falha a partir desta rolagem</translation>
    </message>
    <message>
        <source>Fainted or knocked out: no action, no desvío, no turn.</source>
        <translation>Desmaiado ou nocauteado: sem ação, sem desvío, sem turno.</translation>
    </message>
    <message>
        <source>Faints after any effort or damage; magic of water or ice cools it.</source>
        <translation>Desmaia depois de qualquer esforço ou dano; magia de água ou gelo alivia.</translation>
    </message>
    <message>
        <source>Falls unconscious when the timer runs out.</source>
        <translation>Cai inconsciente quando o prazo acaba.</translation>
    </message>
    <message>
        <source>Fast, Slow or Magic Ability</source>
        <translation>Fast, Slow ou Magic Ability</translation>
    </message>
    <message>
        <source>Feet of one movement action</source>
        <translation>Pés de uma ação de movimento</translation>
    </message>
    <message>
        <source>Feet, without a board</source>
        <translation>Pés, sem tabuleiro</translation>
    </message>
    <message>
        <source>Fill the weapon again</source>
        <translation>Carregar a arma de novo</translation>
    </message>
    <message>
        <source>Fitted with a silencer made for this model</source>
        <translation>Com silenciador feito para este modelo</translation>
    </message>
    <message>
        <source>From the turn after the two incapable ones, or already in the second of them</source>
        <translation>A partir do turno depois dos dois incapaz, ou já no segundo deles</translation>
    </message>
    <message>
        <source>Get loose: FUE or AGI against the holder&apos;s</source>
        <translation>Soltar-se: FUE ou AGI contra as de quem segura</translation>
    </message>
    <message>
        <source>Get out of the rope, or another</source>
        <translation>Livrar-se da corda, ou livrar outro</translation>
    </message>
    <message>
        <source>Get up from the ground</source>
        <translation>Levantar-se do chão</translation>
    </message>
    <message>
        <source>Give up an unused turn to regain VIDA, ESTAMINA or MANA.</source>
        <translation>Abrir mão de um turno não usado para recuperar VIDA, ESTAMINA ou MANA.</translation>
    </message>
    <message>
        <source>Give up the Actions left.</source>
        <translation>Abrir mão das Actions que restam.</translation>
    </message>
    <message>
        <source>Give up the first Action: damage is halved after ARM until the next one.</source>
        <translation>Abrir mão da primeira Action: o dano cai à metade depois de ARM até a próxima.</translation>
    </message>
    <message>
        <source>Grace</source>
        <translation>Graça</translation>
    </message>
    <message>
        <source>Grapple: Constitución against Constitución</source>
        <translation>Agarrar: Constitución contra Constitución</translation>
    </message>
    <message>
        <source>Grown: half as many PV more, weapons hurt half as much more.</source>
        <translation>Crescido: metade a mais de PV, e suas armas ferem metade a mais.</translation>
    </message>
    <message>
        <source>Gunsmith: repairs jammed weapons</source>
        <translation>Armeiro: conserta armas travadas</translation>
    </message>
    <message>
        <source>HP becomes 1</source>
        <translation>HP passa a 1</translation>
    </message>
    <message>
        <source>HP or MP</source>
        <translation>HP ou MP</translation>
    </message>
    <message>
        <source>Half speed, no charge, no retreat; with both legs no movement at all.</source>
        <translation>Metade da velocidade, sem investida nem retirada; com as duas pernas, nenhum movimento.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Hands that it needs</source>
        <translation>Mãos de que precisa</translation>
    </message>
    <message>
        <source>Has put its turn off</source>
        <translation>Adiou o turno</translation>
    </message>
    <message>
        <source>Has put the turn off and may claim it before another says what it does.</source>
        <translation>Adiou o turno e pode retomá-lo antes que outro diga o que faz.</translation>
    </message>
    <message>
        <source>Healing dice</source>
        <translation>Dados de cura</translation>
    </message>
    <message>
        <source>Healing harms it, reviving may kill it, drains are reversed; immune to Death and Condemned.</source>
        <translation>A cura o fere, reviver pode matá-lo e as drenagens se invertem; imune a Death e Condemned.</translation>
    </message>
    <message>
        <source>Healing harms it; no abilities of profession or tribe.</source>
        <translation>A cura o fere; sem habilidades de profissão nem de tribo.</translation>
    </message>
    <message>
        <source>Healing, rope, other</source>
        <translation>Cura, corda, outro</translation>
    </message>
    <message>
        <source>Held by somebody: may fight and deflect, but not get away.</source>
        <translation>Agarrado por alguém: pode lutar e desviar, mas não se afastar.</translation>
    </message>
    <message>
        <source>Held: cannot get away.</source>
        <translation>Preso: não pode se afastar.</translation>
    </message>
    <message>
        <source>Helpless.</source>
        <translation>Indefeso.</translation>
    </message>
    <message>
        <source>Helpless; magic of fire thaws it.</source>
        <translation>Indefeso; magia de fogo descongela.</translation>
    </message>
    <message>
        <source>Helps: allies need no roll; empty: by what it does</source>
        <translation>Ajuda: com aliados não há rolagem; vazio: conforme o que faz</translation>
    </message>
    <message>
        <source>Helps; empty: by what it does</source>
        <translation>Ajuda; vazio: conforme o que faz</translation>
    </message>
    <message>
        <source>Hit Points</source>
        <translation>pontos de vida</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Pontos de vida</translation>
    </message>
    <message>
        <source>Hit points, maximum</source>
        <translation>Pontos de vida, máximo</translation>
    </message>
    <message>
        <source>Hold somebody: FUE or AGI against theirs</source>
        <translation>Segurar alguém: FUE ou AGI contra as dele</translation>
    </message>
    <message>
        <source>Holds somebody: half speed, and only what one does with a prey.</source>
        <translation>Agarra alguém: metade da velocidade, e só o que se faz com uma presa.</translation>
    </message>
    <message>
        <source>Hours of rest</source>
        <translation>Horas de descanso</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Quanto</translation>
    </message>
    <message>
        <source>How far; by default all of it</source>
        <translation>Quanto; se não for dito, tudo</translation>
    </message>
    <message>
        <source>How hard it is to undo</source>
        <translation>O quanto é difícil desfazer</translation>
    </message>
    <message>
        <source>How it is fed shot by shot</source>
        <translation>Como é alimentada tiro a tiro</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantos</translation>
    </message>
    <message>
        <source>How many may attack it hand to hand in one turn</source>
        <translation>Quantos podem atacá-lo corpo a corpo em um turno</translation>
    </message>
    <message>
        <source>How many surround the target</source>
        <translation>Quantos cercam o alvo</translation>
    </message>
    <message>
        <source>How much of the damage modifier counts; by default full hand to hand, half for throws and bows</source>
        <translation>Quanto do modificador de dano conta; se não for dito, inteiro corpo a corpo e metade em arremessos e arcos</translation>
    </message>
    <message>
        <source>Hurt at the start of each turn.</source>
        <translation>Sofre dano no começo de cada turno.</translation>
    </message>
    <message>
        <source>Hurt the grabbed</source>
        <translation>Ferir a presa</translation>
    </message>
    <message>
        <source>Hurts an unarmed attacker whom it blocks</source>
        <translation>Fere o atacante desarmado que bloqueia</translation>
    </message>
    <message>
        <source>Id by which scripts name it</source>
        <translation>Id com que os roteiros o chamam</translation>
    </message>
    <message>
        <source>Immune to all seven harmful categories.</source>
        <translation>Imune às sete categorias nocivas.</translation>
    </message>
    <message>
        <source>Immune to the statuses and categories named.</source>
        <translation>Imune às condições e categorias citadas.</translation>
    </message>
    <message>
        <source>Immunity to one element.</source>
        <translation>Imune a um elemento.</translation>
    </message>
    <message>
        <source>In cover: cannot be named or drawn as a target, until it comes out.</source>
        <translation>Escondido: não pode ser alvo, nem escolhido nem sorteado, até sair.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Na mão</translation>
    </message>
    <message>
        <source>Initiative × 2; SPD rating + 50 %.</source>
        <translation>Initiative × 2; valor de SPD + 50 %.</translation>
    </message>
    <message>
        <source>Instead of AGI in an ambush</source>
        <translation>Em vez de AGI em uma emboscada</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Its id on this sheet</source>
        <translation>Seu id nesta ficha</translation>
    </message>
    <message>
        <source>Its master chooses what it does; ends when the master falls or leaves.</source>
        <translation>O dono escolhe o que ele faz; termina quando o dono cai ou sai.</translation>
    </message>
    <message>
        <source>Jammed</source>
        <translation>Travada</translation>
    </message>
    <message>
        <source>Jump: 2d + AGI against twice the metres, four times upwards</source>
        <translation>Saltar: 2d + AGI contra o dobro dos metros; para cima, o quádruplo</translation>
    </message>
    <message>
        <source>Keep an action for its moment</source>
        <translation>Guardar uma ação para a hora certa</translation>
    </message>
    <message>
        <source>Keep the action for a dodge or a block</source>
        <translation>Guardar a ação para esquivar ou bloquear</translation>
    </message>
    <message>
        <source>Key of a shared initiative roll</source>
        <translation>Chave de uma rolagem de iniciativa em comum</translation>
    </message>
    <message>
        <source>Kilograms, for Flotar</source>
        <translation>Quilos, para Flotar</translation>
    </message>
    <message>
        <source>Kinds of attack that it can stop</source>
        <translation>Tipos de ataque que pode deter</translation>
    </message>
    <message>
        <source>Knocked out, or at 1–2 PV: no declaration, action or reaction</source>
        <translation>Nocauteado, ou com 1–2 PV: não declara, não age, não reage</translation>
    </message>
    <message>
        <source>Lay a card of the inventory on the table.</source>
        <translation>Baixar à mesa uma carta do inventário.</translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation>Deixar o combate</translation>
    </message>
    <message>
        <source>Left open, the dice decide: Stealth against Awareness.</source>
        <translation>Deixado em aberto, decidem os dados: Furtividade contra Percepção.</translation>
    </message>
    <message>
        <source>Let a held one go</source>
        <translation>Soltar quem está preso</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Lies on the ground.</source>
        <translation>Está no chão.</translation>
    </message>
    <message>
        <source>Life points (puntos de vida)</source>
        <translation>Pontos de vida (puntos de vida)</translation>
    </message>
    <message>
        <source>Lifts all that is on; then no damage, no healing, no conditions.</source>
        <translation>Retira tudo o que está nele; depois, nem dano, nem cura, nem condições.</translation>
    </message>
    <message>
        <source>Load a weapon</source>
        <translation>Carregar uma arma</translation>
    </message>
    <message>
        <source>Long or high</source>
        <translation>Em distância ou em altura</translation>
    </message>
    <message>
        <source>Loses its turns and does not react; EVA becomes 0. Physical damage wakes it.</source>
        <translation>Perde os turnos e não reage; a EVA passa a 0. Dano físico acorda.</translation>
    </message>
    <message>
        <source>Loses its turns and does not react; all damage is 0, nothing takes hold. It survives falling.</source>
        <translation>Perde os turnos e não reage; todo dano é 0 e nada faz efeito. Continua mesmo se cair.</translation>
    </message>
    <message>
        <source>Loses its turns and does not react; struck by Physical damage, even by 0: 0 HP. Fire thaws it.</source>
        <translation>Perde os turnos e não reage; se sofre dano físico, mesmo que 0, fica com 0 HP. O fogo descongela.</translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating + 25 %.</source>
        <translation>M. ARM e o valor de MAG + 25 %.</translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating − 25 %.</source>
        <translation>M. ARM e o valor de MAG − 25 %.</translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating − 50 %.</source>
        <translation>M. ARM e o valor de MAG − 50 %.</translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating + 25 %.</source>
        <translation>M. EVA, M. ACC e o valor de SPR + 25 %.</translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating − 25 %.</source>
        <translation>M. EVA, M. ACC e o valor de SPR − 25 %.</translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating − 50 %.</source>
        <translation>M. EVA, M. ACC e o valor de SPR − 50 %.</translation>
    </message>
    <message>
        <source>MA against DM, AT against DE, or none</source>
        <translation>MA contra DM, AT contra DE, ou nenhum</translation>
    </message>
    <message>
        <source>MP costs of Spells − 25 %, rounded up.</source>
        <translation>Custo em MP dos Spells − 25 %, arredondado para cima.</translation>
    </message>
    <message>
        <source>MP costs of Spells − 50 %, rounded up.</source>
        <translation>Custo em MP dos Spells − 50 %, arredondado para cima.</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Magic Accuracy</source>
        <translation>precisão mágica</translation>
    </message>
    <message>
        <source>Magic Armor</source>
        <translation>armadura mágica</translation>
    </message>
    <message>
        <source>Magic Evasion</source>
        <translation>evasão mágica</translation>
    </message>
    <message>
        <source>Magic Points</source>
        <translation>pontos de magia</translation>
    </message>
    <message>
        <source>Magic block</source>
        <translation>Bloqueio mágico</translation>
    </message>
    <message>
        <source>Magic defence, equipment included</source>
        <translation>Defesa mágica, com o equipamento</translation>
    </message>
    <message>
        <source>Magic goes back to its caster.</source>
        <translation>A magia volta para quem a lançou.</translation>
    </message>
    <message>
        <source>Magic points</source>
        <translation>Pontos de magia</translation>
    </message>
    <message>
        <source>Magic points, maximum</source>
        <translation>Pontos de magia, máximo</translation>
    </message>
    <message>
        <source>Magic, powers, techniques, skills</source>
        <translation>Magias, poderes, técnicas, habilidades</translation>
    </message>
    <message>
        <source>Magical damage dealt + 25 %.</source>
        <translation>Dano mágico que causa + 25 %.</translation>
    </message>
    <message>
        <source>Magical damage dealt − 25 %.</source>
        <translation>Dano mágico que causa − 25 %.</translation>
    </message>
    <message>
        <source>Magical damage dealt − 50 %.</source>
        <translation>Dano mágico que causa − 50 %.</translation>
    </message>
    <message>
        <source>Magical damage is halved after M. ARM.</source>
        <translation>O dano mágico cai à metade depois de M. ARM.</translation>
    </message>
    <message>
        <source>Material in the way</source>
        <translation>Material que está no caminho</translation>
    </message>
    <message>
        <source>Melee reach in feet</source>
        <translation>Alcance corpo a corpo em pés</translation>
    </message>
    <message>
        <source>Melee, at a distance, or thrown</source>
        <translation>Corpo a corpo, à distância ou de arremesso</translation>
    </message>
    <message>
        <source>Members of a side act by kind of action</source>
        <translation>Os de um lado agem conforme o tipo de ação</translation>
    </message>
    <message>
        <source>Metres per movement</source>
        <translation>Metros por movimento</translation>
    </message>
    <message>
        <source>Metres; empty: by its kind</source>
        <translation>Metros; vazio: conforme o tipo</translation>
    </message>
    <message>
        <source>Metres; up to 1 is a touch</source>
        <translation>Metros; até 1 é toque</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>mente</translation>
    </message>
    <message>
        <source>Most targets; empty: any number with an area</source>
        <translation>Máximo de alvos; vazio: quantos houver, se for de área</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover-se</translation>
    </message>
    <message>
        <source>Move freely, before or after an Action, in pieces.</source>
        <translation>Mover-se livremente, antes ou depois de uma Action, também em partes.</translation>
    </message>
    <message>
        <source>Move over the board; terrain, climbing and enemies&apos; domains make steps dearer.</source>
        <translation>Mover-se pelo tabuleiro; terreno, escalada e domínios inimigos encarecem os passos.</translation>
    </message>
    <message>
        <source>Move up to MO metres</source>
        <translation>Mover-se até MO metros</translation>
    </message>
    <message>
        <source>Move with the grabbed</source>
        <translation>Mover-se com a presa</translation>
    </message>
    <message>
        <source>Move, talk, open a door</source>
        <translation>Mover-se, falar, abrir uma porta</translation>
    </message>
    <message>
        <source>Moves 1 metre, takes double damage, is healed by half.</source>
        <translation>Move-se 1 metro, sofre o dobro de dano e se cura pela metade.</translation>
    </message>
    <message>
        <source>Moves twice as far; SPD rating + 25 %.</source>
        <translation>Move-se o dobro; valor de SPD + 25 %.</translation>
    </message>
    <message>
        <source>Must attack the nearest opponent, with + 50 % damage.</source>
        <translation>Tem de atacar o inimigo mais próximo, com + 50 % de dano.</translation>
    </message>
    <message>
        <source>Name to number: replaces numbers or adds names</source>
        <translation>De cada nome, seu número: troca números ou acrescenta nomes</translation>
    </message>
    <message>
        <source>Name; the id if missing</source>
        <translation>Nome; se faltar, o id</translation>
    </message>
    <message>
        <source>Name; the id where there is none</source>
        <translation>Nome; o id se não houver</translation>
    </message>
    <message>
        <source>Negative ranks on attacks.</source>
        <translation>Rangos negativos nos ataques.</translation>
    </message>
    <message>
        <source>No Attack, Item or Defense Actions; STR, AGI and SPD ratings − 50 %.</source>
        <translation>Sem Attack, Item ou Defense Actions; valores de STR, AGI e SPD − 50 %.</translation>
    </message>
    <message>
        <source>No Initiative, no turn, no Reaction; its other timers and the Status Phase pass it by.</source>
        <translation>Sem Initiative, turno ou Reaction; os outros prazos e a Status Phase não o afetam.</translation>
    </message>
    <message>
        <source>No Slow or Fast Abilities; VIT, SPR and MAG ratings − 50 %.</source>
        <translation>Nem Slow nem Fast Abilities; valores de VIT, SPR e MAG − 50 %.</translation>
    </message>
    <message>
        <source>No Spells; ratings for speech − 50 %.</source>
        <translation>Sem Spells; valores para falar − 50 %.</translation>
    </message>
    <message>
        <source>No attack with the main hand or with both.</source>
        <translation>Sem atacar com a mão hábil nem com as duas.</translation>
    </message>
    <message>
        <source>No attack with the off hand or with both; shields count for nothing.</source>
        <translation>Sem atacar com a mão inábil nem com as duas; escudos não contam.</translation>
    </message>
    <message>
        <source>No magic and no power.</source>
        <translation>Nem magias nem poderes.</translation>
    </message>
    <message>
        <source>No magic but its own; deals a tenth, takes double.</source>
        <translation>Nenhuma magia além da sua; causa um décimo do dano e sofre o dobro.</translation>
    </message>
    <message>
        <source>No more may attack it hand to hand</source>
        <translation>Ninguém mais pode atacá-lo corpo a corpo</translation>
    </message>
    <message>
        <source>No terrain hinders it, but no Full-Move; out of reach of what goes along the ground.</source>
        <translation>Nenhum terreno o atrapalha, mas sem Full-Move; fora do alcance do que vai pelo chão.</translation>
    </message>
    <message>
        <source>No terrain hinders it; out of reach of melee and of what goes along the ground.</source>
        <translation>Nenhum terreno o atrapalha; fora do alcance do corpo a corpo e do que vai pelo chão.</translation>
    </message>
    <message>
        <source>No undead, construct or the like</source>
        <translation>Nem morto-vivo, nem constructo ou coisa parecida</translation>
    </message>
    <message>
        <source>Not made to harm</source>
        <translation>Não foi feito para ferir</translation>
    </message>
    <message>
        <source>Obeys and will not harm its charmer.</source>
        <translation>Obedece a quem o encantou e não lhe fará mal.</translation>
    </message>
    <message>
        <source>Off balance.</source>
        <translation>Desequilibrado.</translation>
    </message>
    <message>
        <source>On the floor</source>
        <translation>No chão</translation>
    </message>
    <message>
        <source>On the ground: cannot move before standing up; the throat is open.</source>
        <translation>No chão: não pode se mover antes de levantar; a garganta fica exposta.</translation>
    </message>
    <message>
        <source>One action a turn.</source>
        <translation>Uma ação por turno.</translation>
    </message>
    <message>
        <source>One action more each turn.</source>
        <translation>Uma ação a mais por turno.</translation>
    </message>
    <message>
        <source>One die, or the game master picks</source>
        <translation>Um dado, ou o mestre escolhe</translation>
    </message>
    <message>
        <source>One number changed.</source>
        <translation>Um número mudado.</translation>
    </message>
    <message>
        <source>One side strikes before the other is ready: Stealth against Awareness, or the game master&apos;s word.</source>
        <translation>Um lado ataca antes que o outro esteja pronto: Furtividade contra Percepção, ou a palavra do mestre.</translation>
    </message>
    <message>
        <source>Opposed roll against each target</source>
        <translation>Rolagem oposta contra cada alvo</translation>
    </message>
    <message>
        <source>Other skills</source>
        <translation>Outras habilidades</translation>
    </message>
    <message>
        <source>Own characteristics</source>
        <translation>Características próprias</translation>
    </message>
    <message>
        <source>PCs fall Unconscious, others die, unless said here</source>
        <translation>PCs caem Unconscious e os outros morrem, a menos que se diga aqui</translation>
    </message>
    <message>
        <source>PM given back</source>
        <translation>PM que devolve</translation>
    </message>
    <message>
        <source>PV given back</source>
        <translation>PV que devolve</translation>
    </message>
    <message>
        <source>PV of the revived</source>
        <translation>PV com que revive</translation>
    </message>
    <message>
        <source>Paralysed: no action, no desvío, no turn.</source>
        <translation>Paralisado: sem ação, sem desvío, sem turno.</translation>
    </message>
    <message>
        <source>Part of the body</source>
        <translation>Parte do corpo</translation>
    </message>
    <message>
        <source>Part of the body: never held, dropped or disarmed</source>
        <translation>Parte do corpo: nunca se empunha, se larga nem se desarma</translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating + 25 %.</source>
        <translation>Dano físico que causa e valor de STR + 25 %.</translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating − 25 %.</source>
        <translation>Dano físico que causa e valor de STR − 25 %.</translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating − 50 %.</source>
        <translation>Dano físico que causa e valor de STR − 50 %.</translation>
    </message>
    <message>
        <source>Physical or Magical</source>
        <translation>Physical ou Magical</translation>
    </message>
    <message>
        <source>Physical or Magical; Spells default to Magical</source>
        <translation>Physical ou Magical; Spells, se nada for dito, Magical</translation>
    </message>
    <message>
        <source>Pick a weapon up</source>
        <translation>Pegar uma arma</translation>
    </message>
    <message>
        <source>Pin the grabbed</source>
        <translation>Imobilizar a presa</translation>
    </message>
    <message>
        <source>Pinned: no attack, no desvío, no movement; may try to break free.</source>
        <translation>Imobilizado: sem ataque, sem desvío, sem movimento; pode tentar se soltar.</translation>
    </message>
    <message>
        <source>Pins somebody: one rank less of desvío, and no actions.</source>
        <translation>Imobiliza alguém: um rango a menos de desvío, e sem ações.</translation>
    </message>
    <message>
        <source>Points for special powers</source>
        <translation>Pontos para poderes especiais</translation>
    </message>
    <message>
        <source>Points for special powers, maximum</source>
        <translation>Pontos para poderes especiais, máximo</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Power points that it costs</source>
        <translation>Pontos de poder que custa</translation>
    </message>
    <message>
        <source>Profession; decides about magic in heavy armour</source>
        <translation>Profissão; decide se pode lançar magia com armadura pesada</translation>
    </message>
    <message>
        <source>Put the turn off</source>
        <translation>Adiar o turno</translation>
    </message>
    <message>
        <source>Put the turn off by some ticks.</source>
        <translation>Adiar o turno alguns ticks.</translation>
    </message>
    <message>
        <source>Range in feet; none is unlimited</source>
        <translation>Alcance em pés; nenhum: sem limite</translation>
    </message>
    <message>
        <source>Ranks on skill checks</source>
        <translation>Rangos nos testes de habilidade</translation>
    </message>
    <message>
        <source>Ranks on the deflection die</source>
        <translation>Rangos no dado de desvío</translation>
    </message>
    <message>
        <source>Ranks on the skill die</source>
        <translation>Rangos no dado de habilidade</translation>
    </message>
    <message>
        <source>Ranks on the target’s deflection</source>
        <translation>Rangos no desvío do alvo</translation>
    </message>
    <message>
        <source>Ranks on the target’s first die</source>
        <translation>Rangos no primeiro dado do alvo</translation>
    </message>
    <message>
        <source>Ranks that attackers gain where it is flanked</source>
        <translation>Graus que os atacantes ganham quando está flanqueado</translation>
    </message>
    <message>
        <source>Reaction; none: what is readied</source>
        <translation>Reação; nenhuma: o que está preparado</translation>
    </message>
    <message>
        <source>Ready a weapon</source>
        <translation>Preparar uma arma</translation>
    </message>
    <message>
        <source>Ready, in hand</source>
        <translation>Preparada, na mão</translation>
    </message>
    <message>
        <source>Regains a die of PV each turn.</source>
        <translation>Recupera um dado de PV a cada turno.</translation>
    </message>
    <message>
        <source>Resistance to one element.</source>
        <translation>Resistente a um elemento.</translation>
    </message>
    <message>
        <source>Rest before or after the fight</source>
        <translation>Descansar antes ou depois do combate</translation>
    </message>
    <message>
        <source>Retreat: triple speed, free attacks</source>
        <translation>Retirada: velocidade tripla, ataques livres dos outros</translation>
    </message>
    <message>
        <source>Return what is in hand to the Inventory, or drop it.</source>
        <translation>Devolver ao Inventory o que está na mão, ou largar.</translation>
    </message>
    <message>
        <source>Rolls against its DE are made twice; the lower counts.</source>
        <translation>As rolagens contra sua DE são feitas duas vezes; vale a menor.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Running away: no hand free until the next turn.</source>
        <translation>Em fuga: sem mãos livres até o próximo turno.</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Luneta</translation>
    </message>
    <message>
        <source>Share given back for every hour</source>
        <translation>Parte recuperada por hora</translation>
    </message>
    <message>
        <source>Shot, cut or pierced</source>
        <translation>Por tiro, corte ou perfuração</translation>
    </message>
    <message>
        <source>Shots before reloading; firearms 6</source>
        <translation>Tiros antes de recarregar; armas de fogo, 6</translation>
    </message>
    <message>
        <source>Shots in one action</source>
        <translation>Tiros em uma ação</translation>
    </message>
    <message>
        <source>Shots left</source>
        <translation>Tiros que restam</translation>
    </message>
    <message>
        <source>Shots that are in</source>
        <translation>Tiros que estão carregados</translation>
    </message>
    <message>
        <source>Shots that are in; full if missing</source>
        <translation>Tiros carregados; se faltar, cheia</translation>
    </message>
    <message>
        <source>Shots that fit; empty: not counted</source>
        <translation>Tiros que cabem; vazio: não se contam</translation>
    </message>
    <message>
        <source>Shots that fit; none is not counted</source>
        <translation>Tiros que cabem; nenhum: não se contam</translation>
    </message>
    <message>
        <source>Shots that the silencer still takes; empty: rolled</source>
        <translation>Tiros que o silenciador ainda aguenta; vazio: rola-se</translation>
    </message>
    <message>
        <source>Shove: Constitución against Constitución</source>
        <translation>Empurrar: Constitución contra Constitución</translation>
    </message>
    <message>
        <source>Shrunk: takes double damage, its weapons hurt a quarter.</source>
        <translation>Encolhido: sofre o dobro de dano e suas armas causam um quarto.</translation>
    </message>
    <message>
        <source>Single rounds, a magazine or a belt</source>
        <translation>Cartuchos soltos, carregador ou cinta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidade</translation>
    </message>
    <message>
        <source>Skill to its die</source>
        <translation>De cada habilidade, seu dado</translation>
    </message>
    <message>
        <source>So often between two turns, without taking the reaction</source>
        <translation>Vezes entre dois turnos, sem gastar a reação</translation>
    </message>
    <message>
        <source>Caught unaware: may only speak; without the desvío die unless it was granted.</source>
        <translation>Desprevenido: só pode falar; sem o dado de desvío, a menos que seja concedido.</translation>
    </message>
    <message>
        <source>Fall from a height: one die times the metres</source>
        <translation>Cair do alto: um dado vezes os metros</translation>
    </message>
    <message>
        <source>Some act first, with half their points; the surprised have no desvío die</source>
        <translation>Alguns agem primeiro, com metade dos pontos; os surpreendidos não têm dado de desvío</translation>
    </message>
    <message>
        <source>Some creep up: stealth or AGI against the MEN of who watches, or the game master’s word</source>
        <translation>Alguns se aproximam às escondidas: furtividade ou AGI contra a MEN de quem vigia, ou a palavra do mestre</translation>
    </message>
    <message>
        <source>Spare shots; none is not counted</source>
        <translation>Tiros de reserva; nenhum: não se contam</translation>
    </message>
    <message>
        <source>Speak one sentence</source>
        <translation>Dizer uma frase</translation>
    </message>
    <message>
        <source>Special and critical by the text&apos;s fractions, or by the printed table</source>
        <translation>Especial e crítico pelas frações do texto, ou pela tabela impressa</translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation>Poderes especiais</translation>
    </message>
    <message>
        <source>Speed: Initiative, ties, metres of movement</source>
        <translation>Velocidade: Initiative, empates, metros de movimento</translation>
    </message>
    <message>
        <source>Spells bounce off to a random opponent of the bearer.</source>
        <translation>Os Spells refletem em um inimigo seu ao acaso.</translation>
    </message>
    <message>
        <source>Spend an Action on nothing but movement: SPD × 2 metres.</source>
        <translation>Gastar uma Action só para se mover: SPD × 2 metros.</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Espírito</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Levantar-se</translation>
    </message>
    <message>
        <source>Status Phase: + 10 % of maximum HP.</source>
        <translation>Status Phase: + 10 % dos HP máximos.</translation>
    </message>
    <message>
        <source>Status Phase: − 10 % of current HP.</source>
        <translation>Status Phase: − 10 % dos HP atuais.</translation>
    </message>
    <message>
        <source>Status Phase: − 10 % of maximum HP and of maximum MP.</source>
        <translation>Status Phase: − 10 % dos HP máximos e dos MP máximos.</translation>
    </message>
    <message>
        <source>Status Phase: − 5 HP for each point of this Round’s Initiative.</source>
        <translation>Status Phase: − 5 HP por ponto da Initiative desta rodada.</translation>
    </message>
    <message>
        <source>Status id</source>
        <translation>Id da condição</translation>
    </message>
    <message>
        <source>Statuses ended, stone too</source>
        <translation>Condições que encerra, a pedra também</translation>
    </message>
    <message>
        <source>Statuses put on</source>
        <translation>Condições que põe</translation>
    </message>
    <message>
        <source>Statuses put on each target taken</source>
        <translation>Condições que põe em cada alvo atingido</translation>
    </message>
    <message>
        <source>Statuses put on whoever it hits</source>
        <translation>Condições que põe em quem acerta</translation>
    </message>
    <message>
        <source>Statuses that it puts on</source>
        <translation>Condições que põe</translation>
    </message>
    <message>
        <source>Statuses that never take hold</source>
        <translation>Condições que nunca fazem efeito</translation>
    </message>
    <message>
        <source>Stop pinning</source>
        <translation>Parar de imobilizar</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Força</translation>
    </message>
    <message>
        <source>Strike or shoot</source>
        <translation>Golpear ou atirar</translation>
    </message>
    <message>
        <source>Strike with a weapon: 2d + AT against DE</source>
        <translation>Golpear com uma arma: 2d + AT contra DE</translation>
    </message>
    <message>
        <source>Strike with the Weapon in hand.</source>
        <translation>Golpear com a arma que está na mão.</translation>
    </message>
    <message>
        <source>Strikes in one attack action</source>
        <translation>Golpes em uma ação de ataque</translation>
    </message>
    <message>
        <source>Struggle free of a hold</source>
        <translation>Livrar-se de uma presa</translation>
    </message>
    <message>
        <source>Stunt: by skill or by opposed roll</source>
        <translation>Uma façanha: por habilidade ou por rolagem oposta</translation>
    </message>
    <message>
        <source>Switch facing in a Pincer Attack, before anything else in the turn.</source>
        <translation>Virar-se em um Pincer Attack, antes de tudo no turno.</translation>
    </message>
    <message>
        <source>Take a Weapon or Shield in hand; what was there goes back to the Inventory.</source>
        <translation>Empunhar uma arma ou escudo; o que estava na mão volta ao Inventory.</translation>
    </message>
    <message>
        <source>Take a card from the table up into the inventory.</source>
        <translation>Subir uma carta da mesa para o inventário.</translation>
    </message>
    <message>
        <source>Take a weapon from one who is held, FUE against FUE</source>
        <translation>Tirar a arma de quem está preso, FUE contra FUE</translation>
    </message>
    <message>
        <source>Take a weapon from the floor</source>
        <translation>Pegar uma arma do chão</translation>
    </message>
    <message>
        <source>Take a weapon from the ground</source>
        <translation>Pegar uma arma do chão</translation>
    </message>
    <message>
        <source>Take another weapon in hand</source>
        <translation>Empunhar outra arma</translation>
    </message>
    <message>
        <source>Taken off every damage</source>
        <translation>Subtrai-se de todo dano</translation>
    </message>
    <message>
        <source>Takes half of physical damage; no reactions.</source>
        <translation>Sofre metade do dano físico; sem reações.</translation>
    </message>
    <message>
        <source>Takes no reaction</source>
        <translation>Não gasta a reação</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Alvo</translation>
    </message>
    <message>
        <source>Target; nobody: whoever sets it off</source>
        <translation>Alvo; ninguém: quem a disparar</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Alvos</translation>
    </message>
    <message>
        <source>The actor’s side encircles another: everybody gets a facing (GM).</source>
        <translation>O lado de quem age cerca outro: todos recebem uma direção (Mestre).</translation>
    </message>
    <message>
        <source>The blind fail</source>
        <translation>Os cegos falham</translation>
    </message>
    <message>
        <source>The die that is rolled against an attack</source>
        <translation>O dado que se rola contra um ataque</translation>
    </message>
    <message>
        <source>The game master’s word; left open, the dice decide</source>
        <translation>A palavra do mestre; deixado em aberto, decidem os dados</translation>
    </message>
    <message>
        <source>The grabbed</source>
        <translation>A presa</translation>
    </message>
    <message>
        <source>The grip was loosened by a failed knot: two ranks more to break free.</source>
        <translation>Um nó malfeito afrouxou a presa: dois rangos a mais para se soltar.</translation>
    </message>
    <message>
        <source>The hand that holds it</source>
        <translation>A mão que a segura</translation>
    </message>
    <message>
        <source>The next Physical damage is × 2 after ARM; its next turn is lost; it cannot oppose an escape.</source>
        <translation>O próximo dano físico é × 2 depois de ARM; perde o próximo turno e não pode se opor a uma fuga.</translation>
    </message>
    <message>
        <source>The number to reach</source>
        <translation>O número a alcançar</translation>
    </message>
    <message>
        <source>The range of Critical Hits is doubled.</source>
        <translation>A margem dos Critical Hits dobra.</translation>
    </message>
    <message>
        <source>The rules of the board hold</source>
        <translation>Valem as regras do tabuleiro</translation>
    </message>
    <message>
        <source>The side that lies in wait.</source>
        <translation>O lado que fica à espreita.</translation>
    </message>
    <message>
        <source>The skill with which the target may undo it</source>
        <translation>A habilidade com que o alvo pode desfazer</translation>
    </message>
    <message>
        <source>The target’s characteristics</source>
        <translation>Características do alvo</translation>
    </message>
    <message>
        <source>The weapon&apos;s own bonus; 2 and 3 multiply the attribute</source>
        <translation>Bônus próprio da arma; 2 e 3 multiplicam o atributo</translation>
    </message>
    <message>
        <source>These are not Unaware.</source>
        <translation>Estes não estão desprevenidos.</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Things that are used up</source>
        <translation>Coisas que se gastam</translation>
    </message>
    <message>
        <source>Those outside the party die at 0 PV</source>
        <translation>Quem não é do grupo morre com 0 PV</translation>
    </message>
    <message>
        <source>Throw away an Item, or gear that is not in hand.</source>
        <translation>Jogar fora um Item, ou equipamento que não está na mão.</translation>
    </message>
    <message>
        <source>Tie the grabbed</source>
        <translation>Amarrar a presa</translation>
    </message>
    <message>
        <source>Trip: Constitución against Destreza</source>
        <translation>Derrubar: Constitución contra Destreza</translation>
    </message>
    <message>
        <source>Turn on the spot.</source>
        <translation>Virar sem sair do lugar.</translation>
    </message>
    <message>
        <source>Turns left before death</source>
        <translation>Turnos que faltam para morrer</translation>
    </message>
    <message>
        <source>Turns of its bearer; none is until lifted</source>
        <translation>Turnos de quem a tem; nenhum: até ser retirada</translation>
    </message>
    <message>
        <source>Turns to load; 0: ammunition is not spent</source>
        <translation>Turnos para carregar; 0: a munição não se gasta</translation>
    </message>
    <message>
        <source>Turns to stone when the timer runs out.</source>
        <translation>Vira pedra quando o prazo acaba.</translation>
    </message>
    <message>
        <source>Turns; empty: until lifted</source>
        <translation>Turnos; vazio: até ser retirada</translation>
    </message>
    <message>
        <source>Two more Actions at once without Charge Times; then the count is 0.</source>
        <translation>Mais duas Actions na hora e sem Charge Time; depois, sua contagem é 0.</translation>
    </message>
    <message>
        <source>Unarmed combat</source>
        <translation>Combate desarmado</translation>
    </message>
    <message>
        <source>Unconscious at 1–2 and dying at 0, or only unconscious at 0</source>
        <translation>Inconsciente em 1–2 e morrendo em 0, ou só inconsciente em 0</translation>
    </message>
    <message>
        <source>Use a Slow or Fast Ability.</source>
        <translation>Usar uma Slow ou Fast Ability.</translation>
    </message>
    <message>
        <source>Use a Spell or Magic Ability.</source>
        <translation>Usar um Spell ou uma Magic Ability.</translation>
    </message>
    <message>
        <source>Use a magic, power, technique or skill</source>
        <translation>Usar uma magia, poder, técnica ou habilidade</translation>
    </message>
    <message>
        <source>Use a skill, over some turns</source>
        <translation>Usar uma habilidade, ao longo de turnos</translation>
    </message>
    <message>
        <source>Use a special power</source>
        <translation>Usar um poder especial</translation>
    </message>
    <message>
        <source>Use a thing</source>
        <translation>Usar um objeto</translation>
    </message>
    <message>
        <source>Use an ability card by paying what it costs.</source>
        <translation>Usar uma carta de habilidade pagando o que custa.</translation>
    </message>
    <message>
        <source>Use an item or another card.</source>
        <translation>Usar um item ou outra carta.</translation>
    </message>
    <message>
        <source>Use something up</source>
        <translation>Gastar algo</translation>
    </message>
    <message>
        <source>Use up an Item on a valid target.</source>
        <translation>Gastar um Item em um alvo válido.</translation>
    </message>
    <message>
        <source>Used out of turn</source>
        <translation>Usa-se fora do turno</translation>
    </message>
    <message>
        <source>VIDA given back: a number or an expression</source>
        <translation>VIDA que devolve: um número ou uma expressão</translation>
    </message>
    <message>
        <source>VIDA that resting gives back</source>
        <translation>VIDA que o descanso devolve</translation>
    </message>
    <message>
        <source>VIDA with which it brings back to life</source>
        <translation>VIDA com que traz de volta à vida</translation>
    </message>
    <message>
        <source>Vitality</source>
        <translation>Vitalidade</translation>
    </message>
    <message>
        <source>Waits for its moment</source>
        <translation>Espera sua hora</translation>
    </message>
    <message>
        <source>Wakes at once with 10 % of maximum HP after falling.</source>
        <translation>Se cair, levanta na hora com 10 % dos HP máximos.</translation>
    </message>
    <message>
        <source>Weakness to one element.</source>
        <translation>Fraco contra um elemento.</translation>
    </message>
    <message>
        <source>Weakness, Resistance, Immunity, Absorbance</source>
        <translation>fraqueza, resistência, imunidade, absorção</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weapon in hand; by default the first</source>
        <translation>Arma na mão; se não for dito, a primeira</translation>
    </message>
    <message>
        <source>Weapon whose skill it is handled with</source>
        <translation>Arma com cuja habilidade é usada</translation>
    </message>
    <message>
        <source>Weapon; none: the one in hand</source>
        <translation>Arma; nenhuma: a que está na mão</translation>
    </message>
    <message>
        <source>Weapons and natural attacks</source>
        <translation>Armas e ataques naturais</translation>
    </message>
    <message>
        <source>Weapons, natural attacks and objects; the first that is ready is the default</source>
        <translation>Armas, ataques naturais e objetos; o primeiro preparado é o usual</translation>
    </message>
    <message>
        <source>Weight in kilograms</source>
        <translation>Peso em quilos</translation>
    </message>
    <message>
        <source>What 0 hit points mean</source>
        <translation>O que 0 pontos de vida significam</translation>
    </message>
    <message>
        <source>What Confuse, Charm or Berserk makes it do.</source>
        <translation>O que Confuse, Charm ou Berserk o obriga a fazer.</translation>
    </message>
    <message>
        <source>What a critical attack does: impale like a special one, or as in Basic Roleplaying</source>
        <translation>O que um ataque crítico faz: empalar como um especial, ou como no Basic Roleplaying</translation>
    </message>
    <message>
        <source>What an attack with it costs</source>
        <translation>O que custa atacar com ela</translation>
    </message>
    <message>
        <source>What equipment gives of the totals</source>
        <translation>O que o equipamento dá dos totais</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>O que é testado</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>O que é feito</translation>
    </message>
    <message>
        <source>What is held at the start; none for empty hands</source>
        <translation>O que se tem na mão ao começar; vazio: mãos vazias</translation>
    </message>
    <message>
        <source>What is said or done</source>
        <translation>O que se diz ou se faz</translation>
    </message>
    <message>
        <source>What it brings about</source>
        <translation>O que provoca</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>O que custa</translation>
    </message>
    <message>
        <source>What it costs of the turn</source>
        <translation>O que custa do turno</translation>
    </message>
    <message>
        <source>What it covers, for called attacks; the usual of its kind if missing</source>
        <translation>O que cobre, para ataques mirados; se faltar, o usual do tipo</translation>
    </message>
    <message>
        <source>What it does, in words</source>
        <translation>O que faz, em palavras</translation>
    </message>
    <message>
        <source>What it has declared for this turn</source>
        <translation>O que declarou para este turno</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>O que é</translation>
    </message>
    <message>
        <source>What loading it costs</source>
        <translation>O que custa carregá-la</translation>
    </message>
    <message>
        <source>What offers it</source>
        <translation>O que a oferece</translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation>O que a dispara</translation>
    </message>
    <message>
        <source>What shakes the ground does nothing; falls hurt half.</source>
        <translation>O que sacode o chão não o afeta; quedas ferem metade.</translation>
    </message>
    <message>
        <source>What the die made of this turn</source>
        <translation>O que o dado fez deste turno</translation>
    </message>
    <message>
        <source>What the other uses; by default the same</source>
        <translation>O que o outro usa; se não for dito, o mesmo</translation>
    </message>
    <message>
        <source>What the status takes beside its timer</source>
        <translation>O que a condição leva além do prazo</translation>
    </message>
    <message>
        <source>What the status takes besides: damage, stat, amount</source>
        <translation>O que mais a condição leva: damage, stat, amount</translation>
    </message>
    <message>
        <source>What using it costs</source>
        <translation>O que custa usá-lo</translation>
    </message>
    <message>
        <source>What will be done</source>
        <translation>O que será feito</translation>
    </message>
    <message>
        <source>When the timer comes to 0: 0 HP, whatever HP and ARM.</source>
        <translation>Quando o prazo chega a 0, fica com 0 HP, não importam HP nem ARM.</translation>
    </message>
    <message>
        <source>When the timer comes to 0: Stone.</source>
        <translation>Quando o prazo chega a 0: Stone.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De onde vem</translation>
    </message>
    <message>
        <source>Where it looks afterwards; by default where it went</source>
        <translation>Para onde olha depois; se não for dito, para onde foi</translation>
    </message>
    <message>
        <source>Where most victims are alert: whether the ambushers come before they react.</source>
        <translation>Quando a maioria das vítimas está alerta: se os emboscadores chegam antes que reajam.</translation>
    </message>
    <message>
        <source>Where the grabbed ends</source>
        <translation>Onde a presa termina</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Para onde</translation>
    </message>
    <message>
        <source>Whether it affects an area</source>
        <translation>Se afeta uma área</translation>
    </message>
    <message>
        <source>Whether it is worn</source>
        <translation>Se está vestida</translation>
    </message>
    <message>
        <source>Whether it was disturbed</source>
        <translation>Se foi interrompido</translation>
    </message>
    <message>
        <source>Whether its bearer is competent with it</source>
        <translation>Se quem a usa é competente com ela</translation>
    </message>
    <message>
        <source>Which attribute it uses; by default the higher</source>
        <translation>Qual atributo usa; se não for dito, o maior</translation>
    </message>
    <message>
        <source>Which of the turn&apos;s actions pays for it</source>
        <translation>Qual das ações do turno paga por isso</translation>
    </message>
    <message>
        <source>Who creeps up</source>
        <translation>Quem se aproxima às escondidas</translation>
    </message>
    <message>
        <source>Who is on the look-out</source>
        <translation>Quem vigia</translation>
    </message>
    <message>
        <source>Who is surprised; nobody named: all on the other sides</source>
        <translation>Quem é surpreendido; sem nomear ninguém: todos dos outros lados</translation>
    </message>
    <message>
        <source>Who lets it happen</source>
        <translation>Quem deixa acontecer</translation>
    </message>
    <message>
        <source>Who resists, instead of a number</source>
        <translation>Quem resiste, em vez de um número</translation>
    </message>
    <message>
        <source>Who stands in the way</source>
        <translation>Quem está no caminho</translation>
    </message>
    <message>
        <source>Who surprises, in the order in which they act</source>
        <translation>Quem surpreende, na ordem em que agem</translation>
    </message>
    <message>
        <source>Whoever charmed it chooses what it does; without a master it attacks a random ally. Physical damage ends it.</source>
        <translation>Quem encantou escolhe o que ele faz; sem dono, ataca um aliado ao acaso. Dano físico encerra.</translation>
    </message>
    <message>
        <source>Whoever hits it in melee takes 2 × MAG of one element.</source>
        <translation>Quem o acerta corpo a corpo sofre 2 × MAG de um elemento.</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Whose action</source>
        <translation>A ação de quem</translation>
    </message>
    <message>
        <source>Whose silencers wear out</source>
        <translation>De quem os silenciadores se gastam</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Com quê</translation>
    </message>
    <message>
        <source>a CoS of 10 or less scores no Critical Hits</source>
        <translation>com CoS de 10 ou menos não há Critical Hits</translation>
    </message>
    <message>
        <source>a chance that nothing changes</source>
        <translation>uma chance que nada muda</translation>
    </message>
    <message>
        <source>a hero; empty: whoever enters on the party&apos;s side</source>
        <translation>um herói; vazio: quem entra do lado do grupo</translation>
    </message>
    <message>
        <source>a share of the weapon&apos;s own code</source>
        <translation>uma parte do dano próprio da arma</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>habilidade</translation>
    </message>
    <message>
        <source>action points a turn</source>
        <translation>pontos de ação por turno</translation>
    </message>
    <message>
        <source>action points for entering a terrain, 1 to 9; may name new ones</source>
        <translation>pontos de ação para entrar em um terreno, de 1 a 9; pode citar novos</translation>
    </message>
    <message>
        <source>action points it costs</source>
        <translation>pontos de ação que custa</translation>
    </message>
    <message>
        <source>action points of this turn</source>
        <translation>pontos de ação deste turno</translation>
    </message>
    <message>
        <source>action points of turning on the spot</source>
        <translation>pontos de ação para virar no lugar</translation>
    </message>
    <message>
        <source>action points to lay it on the table</source>
        <translation>pontos de ação para baixá-la à mesa</translation>
    </message>
    <message>
        <source>action points to take it up into the inventory</source>
        <translation>pontos de ação para subi-la ao inventário</translation>
    </message>
    <message>
        <source>acts again 35 ticks later</source>
        <translation>age de novo 35 ticks depois</translation>
    </message>
    <message>
        <source>acts freely in water</source>
        <translation>age livremente na água</translation>
    </message>
    <message>
        <source>acts last in this round</source>
        <translation>age por último nesta rodada</translation>
    </message>
    <message>
        <source>added to it</source>
        <translation>somado a ela</translation>
    </message>
    <message>
        <source>added to the DANO</source>
        <translation>somado ao DANO</translation>
    </message>
    <message>
        <source>added to the percentage</source>
        <translation>somado à porcentagem</translation>
    </message>
    <message>
        <source>aim with the scope</source>
        <translation>mirar com a luneta</translation>
    </message>
    <message>
        <source>an Attribute or a Skill</source>
        <translation>um Attribute ou uma Skill</translation>
    </message>
    <message>
        <source>an escape is declared</source>
        <translation>declarou uma fuga</translation>
    </message>
    <message>
        <source>and Spells</source>
        <translation>e Spells</translation>
    </message>
    <message>
        <source>and natural attacks</source>
        <translation>e ataques naturais</translation>
    </message>
    <message>
        <source>as it is shown; the id if empty</source>
        <translation>como é mostrado; vazio: o id</translation>
    </message>
    <message>
        <source>at the start; empty: while its hand is free</source>
        <translation>no começo; vazio: enquanto a mão estiver livre</translation>
    </message>
    <message>
        <source>attacks on an attacker</source>
        <translation>ataques a quem ataca</translation>
    </message>
    <message>
        <source>auto, or its own chance to hit</source>
        <translation>auto, ou sua própria chance de acertar</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>card text; the game master applies what the fields do not say</source>
        <translation>texto da carta; o mestre aplica o que os campos não dizem</translation>
    </message>
    <message>
        <source>compared by margin, or by the higher roll that succeeds</source>
        <translation>comparados pela margem, ou pela rolagem mais alta com sucesso</translation>
    </message>
    <message>
        <source>condition that it puts on</source>
        <translation>condição que põe</translation>
    </message>
    <message>
        <source>conditions put on each target</source>
        <translation>condições que põe em cada alvo</translation>
    </message>
    <message>
        <source>conditions that come back by themselves</source>
        <translation>condições que voltam sozinhas</translation>
    </message>
    <message>
        <source>constitution: what DANO is measured against</source>
        <translation>constituição: com o que se mede o DANO</translation>
    </message>
    <message>
        <source>damage is halved after ARM</source>
        <translation>o dano cai à metade depois de ARM</translation>
    </message>
    <message>
        <source>damage − 50 %</source>
        <translation>dano − 50 %</translation>
    </message>
    <message>
        <source>damage: a number or an expression; empty: no attack</source>
        <translation>dano: um número ou uma expressão; vazio: sem ataque</translation>
    </message>
    <message>
        <source>distances on the board are looked at</source>
        <translation>as distâncias no tabuleiro contam</translation>
    </message>
    <message>
        <source>draw it first</source>
        <translation>antes, sacá-la</translation>
    </message>
    <message>
        <source>empty: always</source>
        <translation>vazio: sempre</translation>
    </message>
    <message>
        <source>extra action points when used from the inventory</source>
        <translation>pontos de ação a mais quando usada do inventário</translation>
    </message>
    <message>
        <source>fate that can be discarded</source>
        <translation>destino que pode ser descartado</translation>
    </message>
    <message>
        <source>fate: discarded for a Divine Salvation</source>
        <translation>destino: descartado para uma Salvação Divina</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>fixo</translation>
    </message>
    <message>
        <source>flat 30, for 2 Rounds</source>
        <translation>30 fixo, por 2 rodadas</translation>
    </message>
    <message>
        <source>flat damage</source>
        <translation>dano fixo</translation>
    </message>
    <message>
        <source>focus on</source>
        <translation>concentrar-se em</translation>
    </message>
    <message>
        <source>for Berserk: the nearest opponents</source>
        <translation>para Berserk: os inimigos mais próximos</translation>
    </message>
    <message>
        <source>for conditions of an element</source>
        <translation>para condições de um elemento</translation>
    </message>
    <message>
        <source>for defeating it</source>
        <translation>por vencê-lo</translation>
    </message>
    <message>
        <source>for the log</source>
        <translation>para o registro</translation>
    </message>
    <message>
        <source>formation inside the side</source>
        <translation>formação dentro do lado</translation>
    </message>
    <message>
        <source>from equipment</source>
        <translation>do equipamento</translation>
    </message>
    <message>
        <source>goes to the discard after use</source>
        <translation>vai para o descarte depois de usada</translation>
    </message>
    <message>
        <source>highest roll that is one; 0: never</source>
        <translation>rolagem mais alta que conta; 0: nunca</translation>
    </message>
    <message>
        <source>highest roll that is one; empty: the sheet&apos;s</source>
        <translation>rolagem mais alta que conta; vazio: a da ficha</translation>
    </message>
    <message>
        <source>how much a modifier adds</source>
        <translation>quanto um modificador soma</translation>
    </message>
    <message>
        <source>in %</source>
        <translation>em %</translation>
    </message>
    <message>
        <source>in Rounds; empty: until lifted</source>
        <translation>em rodadas; vazio: até ser retirada</translation>
    </message>
    <message>
        <source>in a Pincer Attack</source>
        <translation>em um Pincer Attack</translation>
    </message>
    <message>
        <source>in metres</source>
        <translation>em metros</translation>
    </message>
    <message>
        <source>in metres; melee 3, ranged 15</source>
        <translation>em metros; corpo a corpo 3, à distância 15</translation>
    </message>
    <message>
        <source>in place of the card&apos;s own</source>
        <translation>no lugar do da carta</translation>
    </message>
    <message>
        <source>in the Inventory</source>
        <translation>no Inventory</translation>
    </message>
    <message>
        <source>instead of a code</source>
        <translation>em vez de um código de dano</translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation>é recolhido</translation>
    </message>
    <message>
        <source>item</source>
        <translation>item</translation>
    </message>
    <message>
        <source>its cards</source>
        <translation>suas cartas</translation>
    </message>
    <message>
        <source>its name in words</source>
        <translation>seu nome em palavras</translation>
    </message>
    <message>
        <source>its own chance of success</source>
        <translation>sua própria chance de sucesso</translation>
    </message>
    <message>
        <source>leaves the fight</source>
        <translation>deixa o combate</translation>
    </message>
    <message>
        <source>let fall</source>
        <translation>deixar cair</translation>
    </message>
    <message>
        <source>let fall first</source>
        <translation>antes, deixar cair</translation>
    </message>
    <message>
        <source>life, maximum</source>
        <translation>vida, máximo</translation>
    </message>
    <message>
        <source>life: at 0 one dies, unless the story says otherwise</source>
        <translation>vida: em 0 se morre, a menos que a história diga outra coisa</translation>
    </message>
    <message>
        <source>load one round first</source>
        <translation>antes, carregar um cartucho</translation>
    </message>
    <message>
        <source>lowest botch of a Task Check</source>
        <translation>rolagem mais baixa que é falha crítica em um Task Check</translation>
    </message>
    <message>
        <source>magic, power, technique or skill</source>
        <translation>magia, poder, técnica ou habilidade</translation>
    </message>
    <message>
        <source>mana it costs</source>
        <translation>mana que custa</translation>
    </message>
    <message>
        <source>mana, maximum</source>
        <translation>mana, máximo</translation>
    </message>
    <message>
        <source>mana: what some cards cost</source>
        <translation>mana: o que algumas cartas custam</translation>
    </message>
    <message>
        <source>maximum Hit Points</source>
        <translation>pontos de vida máximos</translation>
    </message>
    <message>
        <source>maximum Magic Points</source>
        <translation>pontos de magia máximos</translation>
    </message>
    <message>
        <source>melee, natural, unarmed and object are hand to hand; the others are ranged</source>
        <translation>melee, natural, unarmed e object são corpo a corpo; os outros, à distância</translation>
    </message>
    <message>
        <source>metres between the pieces, unless a distance is typed</source>
        <translation>metros entre as peças, salvo se uma distância for digitada</translation>
    </message>
    <message>
        <source>metres; empty: by the board, else in range and not close; 0: at contact</source>
        <translation>metros; vazio: pelo tabuleiro, senão dentro do alcance e não perto; 0: em contato</translation>
    </message>
    <message>
        <source>middle of a burst</source>
        <translation>centro de uma explosão</translation>
    </message>
    <message>
        <source>more standard Actions in the turn</source>
        <translation>mais Actions normais no turno</translation>
    </message>
    <message>
        <source>most that one blow takes; empty: none</source>
        <translation>máximo que um golpe tira; vazio: sem limite</translation>
    </message>
    <message>
        <source>name of the card</source>
        <translation>nome da carta</translation>
    </message>
    <message>
        <source>never ambushed, immune to Unaware</source>
        <translation>nunca é emboscado, imune a Unaware</translation>
    </message>
    <message>
        <source>no effect on Float and Flight</source>
        <translation>sem efeito em Float e Flight</translation>
    </message>
    <message>
        <source>of Skills and Attributes, for Task Checks</source>
        <translation>de Skills e Attributes, para os Task Checks</translation>
    </message>
    <message>
        <source>of ammunition</source>
        <translation>da munição</translation>
    </message>
    <message>
        <source>of ammunition, in %</source>
        <translation>da munição, em %</translation>
    </message>
    <message>
        <source>of one unarmed, for improvised Weapons</source>
        <translation>de quem está desarmado, para armas improvisadas</translation>
    </message>
    <message>
        <source>of the condition, such as its element</source>
        <translation>da condição, como seu elemento</translation>
    </message>
    <message>
        <source>of the fitting Skill</source>
        <translation>da Skill adequada</translation>
    </message>
    <message>
        <source>of the incarnation</source>
        <translation>da encarnação</translation>
    </message>
    <message>
        <source>of the maximum, in %</source>
        <translation>do máximo, em %</translation>
    </message>
    <message>
        <source>of the weapon&apos;s code, in %</source>
        <translation>do dano da arma, em %</translation>
    </message>
    <message>
        <source>off: no Task Check</source>
        <translation>desligado: sem Task Check</translation>
    </message>
    <message>
        <source>off: no declaration phase and no −20% for a changed action</source>
        <translation>desligado: sem fase de declaração nem −20% por mudar de ação</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>no tabuleiro</translation>
    </message>
    <message>
        <source>one target, all around the user, or all around a cell</source>
        <translation>um alvo, todos em volta de quem usa, ou todos em volta de uma casa</translation>
    </message>
    <message>
        <source>only the fallen</source>
        <translation>só os caídos</translation>
    </message>
    <message>
        <source>opponents who do not care</source>
        <translation>inimigos que não se importam</translation>
    </message>
    <message>
        <source>perception: turn order</source>
        <translation>percepção: ordem dos turnos</translation>
    </message>
    <message>
        <source>points waited</source>
        <translation>pontos esperados</translation>
    </message>
    <message>
        <source>put away first</source>
        <translation>antes, guardar</translation>
    </message>
    <message>
        <source>put away, 5 DES more</source>
        <translation>guardar, mais 5 DES</translation>
    </message>
    <message>
        <source>radius of the area in cells</source>
        <translation>raio da área em casas</translation>
    </message>
    <message>
        <source>range in cells; empty: not looked at</source>
        <translation>alcance em casas; vazio: não se olha</translation>
    </message>
    <message>
        <source>share of ARM ignored, in %</source>
        <translation>parte de ARM ignorada, em %</translation>
    </message>
    <message>
        <source>share of current HP lost, in %</source>
        <translation>parte dos HP atuais perdida, em %</translation>
    </message>
    <message>
        <source>share of the count lost, in %</source>
        <translation>parte da contagem perdida, em %</translation>
    </message>
    <message>
        <source>share of the damage regained, in %</source>
        <translation>parte do dano recuperada, em %</translation>
    </message>
    <message>
        <source>share of the damage that the user regains, in %</source>
        <translation>parte do dano que quem usa recupera, em %</translation>
    </message>
    <message>
        <source>short name for scripts</source>
        <translation>nome curto para roteiros</translation>
    </message>
    <message>
        <source>short name for scripts; empty: made of the name</source>
        <translation>nome curto para roteiros; vazio: feito do nome</translation>
    </message>
    <message>
        <source>shots at each target</source>
        <translation>tiros em cada alvo</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>habilidade</translation>
    </message>
    <message>
        <source>skill; empty: the higher</source>
        <translation>habilidade; vazio: a maior</translation>
    </message>
    <message>
        <source>stamina it costs</source>
        <translation>estamina que custa</translation>
    </message>
    <message>
        <source>stamina, maximum</source>
        <translation>estamina, máximo</translation>
    </message>
    <message>
        <source>stamina: what some cards cost</source>
        <translation>estamina: o que algumas cartas custam</translation>
    </message>
    <message>
        <source>statuses, categories, death, eject, gravity, near_fatal</source>
        <translation>condições, categorias, death, eject, gravity, near_fatal</translation>
    </message>
    <message>
        <source>statuses, categories, dispel, debarrier, esuna</source>
        <translation>condições, categorias, dispel, debarrier, esuna</translation>
    </message>
    <message>
        <source>straight (walls stop it) or arched (height counts)</source>
        <translation>reta (paredes a detêm) ou em arco (a altura conta)</translation>
    </message>
    <message>
        <source>strength: normal attack and DANO expressions</source>
        <translation>força: ataque normal e expressões de DANO</translation>
    </message>
    <message>
        <source>such as d6 or 2d8</source>
        <translation>como d6 ou 2d8</translation>
    </message>
    <message>
        <source>such as d8 or 3d8</source>
        <translation>como d8 ou 3d8</translation>
    </message>
    <message>
        <source>such as its element</source>
        <translation>como seu elemento</translation>
    </message>
    <message>
        <source>suit: tool, ability, item, house, other</source>
        <translation>naipe: ferramenta, habilidade, item, casa, outro</translation>
    </message>
    <message>
        <source>sum of the modifiers to the DANO of its attacks</source>
        <translation>soma dos modificadores ao DANO dos seus ataques</translation>
    </message>
    <message>
        <source>taken in order at 0 HP</source>
        <translation>assumidas em ordem ao chegar a 0 HP</translation>
    </message>
    <message>
        <source>target</source>
        <translation>alvo</translation>
    </message>
    <message>
        <source>that holds it</source>
        <translation>que a segura</translation>
    </message>
    <message>
        <source>the Initiative Phase is a stop</source>
        <translation>o combate para na Initiative Phase</translation>
    </message>
    <message>
        <source>the bigger the object the higher</source>
        <translation>quanto maior o objeto, maior o dado</translation>
    </message>
    <message>
        <source>the cells that a straight line reaches past all walls</source>
        <translation>as casas a que uma linha reta chega sem esbarrar em paredes</translation>
    </message>
    <message>
        <source>the cells that it dominates</source>
        <translation>as casas que domina</translation>
    </message>
    <message>
        <source>the cells that its enemies dominate: entering one costs 1 AÇÃO more for each</source>
        <translation>as casas que os inimigos dominam: entrar em uma custa 1 AÇÃO a mais por cada um</translation>
    </message>
    <message>
        <source>the kind that it takes</source>
        <translation>o tipo que usa</translation>
    </message>
    <message>
        <source>the number that a modifier changes</source>
        <translation>o número que um modificador muda</translation>
    </message>
    <message>
        <source>the player&apos;s name</source>
        <translation>nome do jogador</translation>
    </message>
    <message>
        <source>the table&apos;s word on “from behind”</source>
        <translation>o que a mesa disser sobre “pelas costas”</translation>
    </message>
    <message>
        <source>the target&apos;s statistic that is taken off</source>
        <translation>estatística do alvo que se subtrai</translation>
    </message>
    <message>
        <source>the tick at which it takes effect, or + ticks carried over</source>
        <translation>o tick em que faz efeito, ou + os ticks que passam para a próxima rodada</translation>
    </message>
    <message>
        <source>the user&apos;s statistic</source>
        <translation>estatística de quem usa</translation>
    </message>
    <message>
        <source>times the Attribute</source>
        <translation>vezes o Attribute</translation>
    </message>
    <message>
        <source>tool; none: the normal attack</source>
        <translation>ferramenta; nenhuma: o ataque normal</translation>
    </message>
    <message>
        <source>try to knock out</source>
        <translation>tentar nocautear</translation>
    </message>
    <message>
        <source>turn ends of the bearer; empty: until lifted</source>
        <translation>fins de turno de quem a tem; vazio: até ser retirada</translation>
    </message>
    <message>
        <source>turn it on a Group: 75 %</source>
        <translation>voltá-lo contra um Group: 75 %</translation>
    </message>
    <message>
        <source>turns that it takes</source>
        <translation>turnos que leva</translation>
    </message>
    <message>
        <source>up to the maximum</source>
        <translation>até o máximo</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>what</source>
        <translation>o quê</translation>
    </message>
    <message>
        <source>what 0 HP means, who shares the spoils</source>
        <translation>o que 0 HP significa, quem divide os espólios</translation>
    </message>
    <message>
        <source>what VIDA 0 means where the sheet does not say</source>
        <translation>o que VIDA 0 significa quando a ficha não diz</translation>
    </message>
    <message>
        <source>what VIDA 0 means: dies, falls, plays on, ask; empty: the fight&apos;s option</source>
        <translation>o que VIDA 0 significa: morre, cai, segue jogando, perguntar; vazio: a opção do combate</translation>
    </message>
    <message>
        <source>what conditions may hinder</source>
        <translation>o que algumas condições podem impedir</translation>
    </message>
    <message>
        <source>what it costs</source>
        <translation>o que custa</translation>
    </message>
    <message>
        <source>what it says or changes</source>
        <translation>o que diz ou muda</translation>
    </message>
    <message>
        <source>what its Weapon in hand reaches, where distances are looked at</source>
        <translation>o que sua Weapon em mãos alcança, onde se olham as distâncias</translation>
    </message>
    <message>
        <source>what its enemies threaten hand to hand: what counts for flanking</source>
        <translation>o que seus inimigos ameaçam corpo a corpo: o que conta para flanquear</translation>
    </message>
    <message>
        <source>what its enemies&apos; weapons in hand reach, hand to hand</source>
        <translation>o que as armas em mãos de seus inimigos alcançam corpo a corpo</translation>
    </message>
    <message>
        <source>what its opponents’ Weapons in hand reach, where distances are looked at</source>
        <translation>o que as Weapons em mãos dos adversários alcançam, onde se olham as distâncias</translation>
    </message>
    <message>
        <source>what its weapon in hand reaches, past walls only hand to hand</source>
        <translation>o que sua arma em mãos alcança; além de paredes, só corpo a corpo</translation>
    </message>
    <message>
        <source>what its weapon in hand reaches, steps counted without diagonals</source>
        <translation>o que sua arma em mãos alcança, contando passos sem diagonais</translation>
    </message>
    <message>
        <source>what sets it off</source>
        <translation>o que a dispara</translation>
    </message>
    <message>
        <source>where it is: table, inventory, discard, banished, market</source>
        <translation>onde está: mesa, inventário, descarte, banida, mercado</translation>
    </message>
    <message>
        <source>where it looks</source>
        <translation>para onde olha</translation>
    </message>
    <message>
        <source>where to</source>
        <translation>para onde</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>para onde olhar</translation>
    </message>
    <message>
        <source>whether Reflect turns it; Spells: yes</source>
        <translation>se Reflect o devolve; Spells: sim</translation>
    </message>
    <message>
        <source>whether the user of a card turns to its target</source>
        <translation>se quem usa uma carta se vira para o alvo</translation>
    </message>
    <message>
        <source>whether timers or effects come first</source>
        <translation>se os prazos ou os efeitos vêm antes</translation>
    </message>
    <message>
        <source>which condition</source>
        <translation>qual condição</translation>
    </message>
    <message>
        <source>who acts first: by PER, or as listed</source>
        <translation>quem age primeiro: por PER, ou conforme a lista</translation>
    </message>
    <message>
        <source>who must find Gil and Items; empty: nobody</source>
        <translation>quem precisa achar Gil e Items; vazio: ninguém</translation>
    </message>
    <message>
        <source>who stands on it, or looks to the right</source>
        <translation>quem está nela, ou olha para a direita</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>quem</translation>
    </message>
    <message>
        <source>whom it reaches</source>
        <translation>quem alcança</translation>
    </message>
    <message>
        <source>whom it strikes in an area</source>
        <translation>quem atinge em uma área</translation>
    </message>
    <message>
        <source>with this Weapon; empty: the sheet&apos;s</source>
        <translation>com esta arma; vazio: a da ficha</translation>
    </message>
    <message>
        <source>Initiative halved; ratings for speed and movement − 50 %.</source>
        <translation>Initiative pela metade; valores de velocidade e de movimento − 50 %.</translation>
    </message>
    <message>
        <source>Physical damage, and whatever else ARM reduces, is 0 after ARM.</source>
        <translation>O dano físico, e todo o que ARM reduz, é 0 depois de ARM.</translation>
    </message>
    <message>
        <source>Physical damage, and whatever else ARM reduces, is halved after ARM.</source>
        <translation>O dano físico, e todo o que ARM reduz, cai à metade depois de ARM.</translation>
    </message>
    <message>
        <source>its kind; empty: a kind of its own</source>
        <translation>seu tipo; vazio: um tipo próprio</translation>
    </message>
    <message>
        <source>one unit for each Weapon, gone hit or miss</source>
        <translation>uma unidade por arma, gasta acertando ou não</translation>
    </message>
    <message>
        <source>for this one alone</source>
        <translation>só para este alvo</translation>
    </message>
    <message>
        <source>struck with, or thrown</source>
        <translation>com que se golpeia, ou que se arremessa</translation>
    </message>
    <message>
        <source>whom a blow strikes</source>
        <translation>quem um golpe atinge</translation>
    </message>
    <message>
        <source>whose damage it does; the first one’s unless another is chosen</source>
        <translation>cujo dano causa; o da primeira se não se escolher outra</translation>
    </message>
    <message>
        <source>Ranks and a bonus on the desvío, by a power, a relic or the game master.</source>
        <translation>Rangos e um bônus no desvío, por uma soltura, uma relíquia ou o mestre.</translation>
    </message>
    <message>
        <source>Ranks on attacks, by a power, a relic or the game master.</source>
        <translation>Rangos nos ataques, por uma soltura, uma relíquia ou o mestre.</translation>
    </message>
    <message>
        <source>Has dodged: it can only dodge again this turn</source>
        <translation>Esquivou: neste turno só pode esquivar de novo</translation>
    </message>
    <message>
        <source>It can neither act, dodge nor block this turn</source>
        <translation>Neste turno já não pode agir, esquivar nem bloquear</translation>
    </message>
    <message>
        <source>The ambushers&apos;, then the victims&apos;.</source>
        <translation>A de quem embosca e a das vítimas, nessa ordem.</translation>
    </message>
    <message>
        <source>Whether it has a deflection roll at all: not when held down or helpless</source>
        <translation>Se tem rolagem de desvio: não a tem quem está contido ou indefeso</translation>
    </message>
    <message>
        <source>Experience Points</source>
        <translation>Pontos de experiência</translation>
    </message>
    <message>
        <source>Experience points</source>
        <translation>Pontos de experiência</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
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
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>pt_BR</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message>
        <source>hidden</source>
        <translation>fora de vista</translation>
    </message>
    <message>
        <source>The players do not see it: the game master&apos;s menu shows it to them.</source>
        <translation>Os jogadores não o veem: o menu do mestre o mostra.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>after</source>
        <translation>depois</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>perguntar</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>armas automáticas</translation>
    </message>
    <message>
        <source>best each</source>
        <translation>o melhor de cada magia</translation>
    </message>
    <message>
        <source>best only</source>
        <translation>só o melhor</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bônus</translation>
    </message>
    <message>
        <source>brp</source>
        <translation>BRP</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>causa</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>escolher</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dano</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>effects first</source>
        <translation>primeiro os efeitos</translation>
    </message>
    <message>
        <source>element</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exatos</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>high success</source>
        <translation>o sucesso mais alto</translation>
    </message>
    <message>
        <source>impale</source>
        <translation>empalar</translation>
    </message>
    <message>
        <source>individual</source>
        <translation>individual</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>manter</translation>
    </message>
    <message>
        <source>label</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>na ordem da lista</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margem</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>next</source>
        <translation>o turno seguinte</translation>
    </message>
    <message>
        <source>of</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>per</source>
        <translation>PER</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>graus</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>rolagem</translation>
    </message>
    <message>
        <source>side</source>
        <translation>lado</translation>
    </message>
    <message>
        <source>stacks</source>
        <translation>acumula</translation>
    </message>
    <message>
        <source>stat</source>
        <translation>número</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>continua</translation>
    </message>
    <message>
        <source>table</source>
        <translation>por tabela</translation>
    </message>
    <message>
        <source>timers first</source>
        <translation>primeiro os prazos</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>girar</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>inconsciente</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zero</translation>
    </message>
</context>
</TS>
