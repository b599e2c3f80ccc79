<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Turnwright</source>
        <translation>Sobre o Turnwright</translation>
    </message>
    <message>
        <source>Turnwright {version}</source>
        <translation>Turnwright {version}</translation>
    </message>
    <message>
        <source>An encounter manager for game masters, under the MIT licence.</source>
        <translation>Um gerenciador de encontros para quem conduz o jogo, sob a licença MIT.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>Open library: {path}</source>
        <translation>Biblioteca aberta: {path}</translation>
    </message>
    <message>
        <source>What the program is made of</source>
        <translation>De que o programa é feito</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Its files contain no licence text.</source>
        <translation>Seus arquivos não contêm o texto da licença.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Licença: {name}</translation>
    </message>
</context>
<context>
    <name>ActionController</name>
    <message>
        <source>Choose first: {field}.</source>
        <translation>Antes, escolha: {field}.</translation>
    </message>
    <message>
        <source>This cannot be aimed at {name}.</source>
        <translation>Não dá para mirar em {name} com isto.</translation>
    </message>
    <message>
        <source>{name} cannot do the same in its turn: {why}</source>
        <translation>{name} não pode fazer o mesmo no seu turno. {why}</translation>
    </message>
    <message>
        <source>Shift+Enter: do it anyway.</source>
        <translation>Shift+Enter: que assim seja.</translation>
    </message>
    <message>
        <source>A question is open: answer it, or Esc cancels the action.</source>
        <translation>Há uma pergunta aberta: responda, ou Esc cancela a ação.</translation>
    </message>
    <message>
        <source>More than one side still stands: Ctrl+E again ends the fight.</source>
        <translation>Mais de um lado ainda está de pé: Ctrl+E de novo encerra o combate.</translation>
    </message>
    <message>
        <source>This is not done yet: Enter does it, Esc cancels it.</source>
        <translation>Isto ainda não está feito: Enter faz, Esc cancela.</translation>
    </message>
    <message>
        <source>This is not done yet: {field} is missing, or Esc cancels it.</source>
        <translation>Isto ainda não está feito: falta {field}, ou Esc cancela.</translation>
    </message>
    <message>
        <source>{why} Space again prepares it.</source>
        <translation>{why} Espaço de novo o prepara.</translation>
    </message>
    <message>
        <source>{name} has declared {action}: Enter prepares it, Space again skips it.</source>
        <translation>{name} declarou {action}: Enter o prepara; Espaço de novo deixa passar.</translation>
    </message>
    <message>
        <source>{name} has not acted: Space again passes.</source>
        <translation>{name} não agiu: Espaço de novo passa.</translation>
    </message>
    <message>
        <source>{name} has declared {action}: Enter prepares it.</source>
        <translation>{name} declarou {action}: Enter o prepara.</translation>
    </message>
    <message>
        <source>It is already {name}’s turn. Space again passes it.</source>
        <translation>O turno já passou para {name}. Espaço de novo deixa passar.</translation>
    </message>
</context>
<context>
    <name>ActionForm</name>
    <message>
        <source>Esc cancels it</source>
        <translation>Esc cancela</translation>
    </message>
</context>
<context>
    <name>ActionFormHead</name>
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
        <source>{who}: {action}</source>
        <translation>{who}: {action}</translation>
    </message>
</context>
<context>
    <name>ActionFormKeys</name>
    <message>
        <source>Still missing: {field}.</source>
        <translation>Falta: {field}.</translation>
    </message>
</context>
<context>
    <name>AnythingEditor</name>
    <message>
        <source>a number, a word, or words separated by commas</source>
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
        <source>{name} will be replaced by the backup; its present state is kept beside it.</source>
        <translation>{name} ficará como está no backup; como está agora, ela é guardada ao lado.</translation>
    </message>
    <message>
        <source>from a newer Turnwright</source>
        <translation>de um Turnwright mais novo</translation>
    </message>
    <message>
        <source>not built as Turnwright would</source>
        <translation>não está como o Turnwright a faz</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificado</translation>
    </message>
    <message>
        <source>intact, from another library</source>
        <translation>íntegro, de outra biblioteca</translation>
    </message>
    <message>
        <source>intact: creatures {creatures}, encounters {encounters}</source>
        <translation>íntegro: criaturas {creatures}, encontros {encounters}</translation>
    </message>
</context>
<context>
    <name>Beginnings</name>
    <message>
        <source>Begun from {title} {version} by {author} ({licence}).</source>
        <translation>A partir de {title} {version}, de {author} ({licence}).</translation>
    </message>
    <message>
        <source>somebody who is not named</source>
        <translation>alguém sem nome</translation>
    </message>
    <message>
        <source>no licence said</source>
        <translation>sem licença indicada</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Pontos de vida</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>To reach</source>
        <translation>A alcançar</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Perícia</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dano</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Alvo</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Quanto</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Ferir</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>It succeeds, at a price: say which.</source>
        <translation>Consegue, a um preço: diga qual.</translation>
    </message>
</context>
<context>
    <name>BestiaryTab</name>
    <message>
        <source>No rule system is installed, so there is no sheet to fill in.</source>
        <translation>Nenhum sistema de regras está instalado, então não há ficha para preencher.</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiário</translation>
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
        <source>Not in the next fight: {names}.</source>
        <translation>Não há no próximo combate: {names}.</translation>
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
        <source>At most {number} creatures can be edited at once.</source>
        <translation>No máximo {number} criaturas são editadas de uma vez.</translation>
    </message>
    <message>
        <source>Edit {number} creatures</source>
        <translation>Editar {number} criaturas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
</context>
<context>
    <name>BoardDrops</name>
    <message>
        <source>Only creatures and members can be dropped here.</source>
        <translation>Aqui vão criaturas e membros.</translation>
    </message>
    <message>
        <source>They are already taking part.</source>
        <translation>Já no encontro.</translation>
    </message>
    <message>
        <source>Drop them on a cell.</source>
        <translation>Solte-os sobre uma casa.</translation>
    </message>
    <message>
        <source>No cell is free.</source>
        <translation>Nenhuma casa está livre.</translation>
    </message>
    <message>
        <source>Begins on {cell}</source>
        <translation>Começa em {cell}</translation>
    </message>
    <message>
        <source>Add to the encounter</source>
        <translation>Acrescentar ao encontro</translation>
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
        <source>Not on the board yet: drag one to a cell, or choose one, then a cell</source>
        <translation>Ainda fora do tabuleiro: arraste alguém até uma casa, ou escolha alguém e depois uma casa</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pés</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>metros</translation>
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
        <source>Drop it on a cell, or beside the board to remove it</source>
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
    <message>
        <source>Tools for the board</source>
        <translation>Ferramentas do tabuleiro</translation>
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
        <source>This encounter has no board. Paint a new one, or choose one from the library above.</source>
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
        <source>Moved to the nearest free cell: {number}.</source>
        <translation>Para a casa livre mais próxima: {number}.</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Posicionar uma peça</translation>
    </message>
    <message>
        <source>The board ends there.</source>
        <translation>O tabuleiro acaba ali.</translation>
    </message>
    <message>
        <source>Nobody can stand in a wall.</source>
        <translation>Ninguém cabe dentro de uma parede.</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <translation>{name} já está ali.</translation>
    </message>
    <message>
        <source>Let the board count</source>
        <translation>Jogar com o tabuleiro</translation>
    </message>
    <message>
        <source>The board is only a picture. Walls, heights and distances count with the option “{option}”.</source>
        <translation>O tabuleiro é só uma imagem. Paredes, alturas e distâncias contam com a opção “{option}”.</translation>
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
    <name>BranchComparison</name>
    <message>
        <source>This fight has no branch: look back (Ctrl+H), then branch (B).</source>
        <translation>Nenhum outro combate se separou deste: olhe para trás (Ctrl+H) e ramifique (B).</translation>
    </message>
    <message>
        <source>Compare with which fight?</source>
        <translation>Ao lado de qual combate?</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>não está</translation>
    </message>
    <message>
        <source>Where they diverge</source>
        <translation>Onde se separam</translation>
    </message>
    <message>
        <source>The last thing that both have</source>
        <translation>A última coisa que têm em comum</translation>
    </message>
    <message>
        <source>What came next</source>
        <translation>O que veio depois</translation>
    </message>
    <message>
        <source>Steps since then</source>
        <translation>Passos desde então</translation>
    </message>
    <message>
        <source>Who is standing, with what</source>
        <translation>Quem está de pé, e com quê</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
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
    <name>Calibration</name>
    <message>
        <source>forecast, % → · actual, % ↑</source>
        <translation>previsto, % → · ocorrido, % ↑</translation>
    </message>
    <message>
        <source>forecast {foretold}: happened in {came} of {fights} ({interval}%)</source>
        <translation>previsto {foretold}: aconteceu em {came} de {fights} ({interval}%)</translation>
    </message>
</context>
<context>
    <name>CalibrationCard</name>
    <message>
        <source>Were the odds right?</source>
        <translation>Os prognósticos acertaram?</translation>
    </message>
    <message>
        <source>How long (fights: {count}): {held} ended within the rounds forecast for four in five.</source>
        <translation>Quanto dura (combates: {count}): {held} duraram o que quatro em cada cinco deveriam durar.</translation>
    </message>
    <message>
        <source>The party wins</source>
        <translation>O grupo vence</translation>
    </message>
    <message>
        <source>Somebody is down at the end</source>
        <translation>Alguém acaba no chão</translation>
    </message>
    <message>
        <source>Who wins (fights: {count}): mean square error {off} of 100; 0 is perfect, 25 is always guessing 50%.</source>
        <translation>Quem vence (combates: {count}): erro quadrático médio {off} de 100; 0 é perfeito, 25 é dizer sempre a metade.</translation>
    </message>
    <message>
        <source>Too few fights to tell whether the odds are right: it takes about {enough}.</source>
        <translation>São poucos combates para saber se os prognósticos acertam: a partir de uns {enough} dá para ver.</translation>
    </message>
    <message>
        <source>Who is down at the end (fighters: {count}): mean square error {off} of 100.</source>
        <translation>Quem acaba no chão (combatentes: {count}): erro quadrático médio {off} de 100.</translation>
    </message>
    <message>
        <source>No fight with odds has ended yet. What the odds say as a fight begins, if they are open (F7), is kept and compared with how it ends.</source>
        <translation>Ainda não terminou nenhum combate com prognóstico. O que se prevê ao começar um combate, com o prognóstico à vista (F7), é guardado e comparado com o que acontece.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
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
    <name>CardsPreview</name>
    <message>
        <source>Nobody with a card to print is selected.</source>
        <translation>Não há ninguém selecionado de quem se possa imprimir uma ficha.</translation>
    </message>
    <message>
        <source>At most {most} cards can be printed at once; select fewer.</source>
        <translation>Imprimem-se no máximo {most} fichas de uma vez; selecione menos.</translation>
    </message>
    <message>
        <source>Print cards</source>
        <translation>Imprimir fichas</translation>
    </message>
    <message>
        <source>How many cards to a page</source>
        <translation>Quantos cartões por página</translation>
    </message>
    <message>
        <source>{many} to a page</source>
        <translation>{many} por página</translation>
    </message>
    <message>
        <source>Tents to fold, four to a page</source>
        <translation>Cartões para dobrar, quatro por página</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>Exportar como PDF…</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Fichas:</translation>
    </message>
</context>
<context>
    <name>CarriedNumbers</name>
    <message>
        <source>+ another number</source>
        <translation>+ outro número</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Tirar</translation>
    </message>
</context>
<context>
    <name>CatalogueIndex</name>
    <message>
        <source>“{word}” is not one of the words allowed here.</source>
        <translation>“{word}” não é nenhuma das palavras que podem vir aqui.</translation>
    </message>
    <message>
        <source>“{word}” is not allowed here, but one of these is: {words}.</source>
        <translation>“{word}” não cabe aqui, mas uma destas sim: {words}.</translation>
    </message>
</context>
<context>
    <name>CellHighlights</name>
    <message>
        <source>Movement</source>
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
        <source>where the active combatant can go now</source>
        <translation>aonde o ativo pode ir agora</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>{distance} away</source>
        <translation>a {distance}</translation>
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
    <message>
        <source>path: {cost}</source>
        <translation>caminho: {cost}</translation>
    </message>
    <message>
        <source>{cost} by {cells}</source>
        <translation>{cost} por {cells}</translation>
    </message>
    <message>
        <source>Not on the board yet: {names}. Drag a row of the order to its cell.</source>
        <translation>Ainda fora do tabuleiro: {names}. Arraste uma linha da ordem até a sua casa.</translation>
    </message>
</context>
<context>
    <name>ClipboardController</name>
    <message>
        <source>Nothing has been copied: select something and press Ctrl+C.</source>
        <translation>Nada foi copiado: escolha algo e aperte Ctrl+C.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Já está ali.</translation>
    </message>
    <message>
        <source>Nothing can be pasted here: go to a list that accepts it.</source>
        <translation>Aqui não se pode colar nada: leve o teclado a uma lista que o aceite.</translation>
    </message>
    <message>
        <source>Nothing that can be copied is selected here.</source>
        <translation>Aqui não há nada escolhido que se possa copiar.</translation>
    </message>
    <message>
        <source>Copied: {what}. Ctrl+V pastes it.</source>
        <translation>Copiado: {what}. Ctrl+V cola.</translation>
    </message>
    <message>
        <source>Cut: {what}. Ctrl+V pastes it.</source>
        <translation>Recortado: {what}. Ctrl+V cola.</translation>
    </message>
    <message>
        <source>Import this text, with a preview</source>
        <translation>Olhar este texto e importá-lo</translation>
    </message>
    <message>
        <source>Import {name}, with a preview</source>
        <translation>Olhar {name} e importá-lo</translation>
    </message>
    <message>
        <source>Import {number} files, with a preview</source>
        <translation>Olhar {number} arquivos e importá-los</translation>
    </message>
    <message>
        <source>A picture goes on a stat block.</source>
        <translation>Uma imagem vai sobre uma ficha.</translation>
    </message>
</context>
<context>
    <name>CodeEdit</name>
    <message>
        <source>The text of the rules</source>
        <translation>O texto das regras</translation>
    </message>
</context>
<context>
    <name>ColourChoice</name>
    <message>
        <source>Colour in a fight: in the order, on the board and in the log</source>
        <translation>Cor no combate: na ordem, no tabuleiro e no registro</translation>
    </message>
    <message>
        <source>as its side</source>
        <translation>a do seu lado</translation>
    </message>
</context>
<context>
    <name>ColumnMapper</name>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>What the columns mean; it is remembered for tables like this one</source>
        <translation>O que as colunas significam; fica lembrado para tabelas como esta</translation>
    </message>
    <message>
        <source>Their column</source>
        <translation>Coluna deles</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Por exemplo</translation>
    </message>
    <message>
        <source>Our field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>O que as colunas significam</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>deixada de fora</translation>
    </message>
    <message>
        <source>read or noted</source>
        <translation>lida ou anotada</translation>
    </message>
    <message>
        <source>{field} (guessed)</source>
        <translation>{field} (suposto)</translation>
    </message>
    <message>
        <source>What the column {name} means</source>
        <translation>O que a coluna {name} significa</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Procurar qualquer coisa</translation>
    </message>
    <message>
        <source>{side}, in this fight</source>
        <translation>{side}, neste combate</translation>
    </message>
    <message>
        <source>Select: {whom}</source>
        <translation>Selecionar: {whom}</translation>
    </message>
    <message>
        <source>action on the stage</source>
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
        <source>{what}: {which}</source>
        <translation>{what}: {which}</translation>
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
        <source>rule of {system}, as in its book</source>
        <translation>regra de {system}, como no livro</translation>
    </message>
    <message>
        <source>From the rules page of {system}, which is written in English.</source>
        <translation>Da página de regras de {system}, escrita em inglês.</translation>
    </message>
    <message>
        <source>From the rules page of {system}, in the language of its book.</source>
        <translation>Da página de regras de {system}, no idioma do livro.</translation>
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
    <message>
        <source>saved search</source>
        <translation>busca salva</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Play a turn</source>
        <translation>Jogar um turno</translation>
    </message>
    <message>
        <source>Answer, roll, confirm</source>
        <translation>Responder, rolar, confirmar</translation>
    </message>
    <message>
        <source>Change combatants by ruling</source>
        <translation>Mudar combatentes por decisão</translation>
    </message>
    <message>
        <source>Use the board</source>
        <translation>Usar o tabuleiro</translation>
    </message>
    <message>
        <source>Prepare what is to come</source>
        <translation>Preparar o que está por vir</translation>
    </message>
    <message>
        <source>Undo and look back</source>
        <translation>Desfazer e olhar para trás</translation>
    </message>
    <message>
        <source>Ask for odds and proposals</source>
        <translation>Pedir prognóstico e propostas</translation>
    </message>
    <message>
        <source>Read, write and print the log</source>
        <translation>Ler, escrever e imprimir o registro</translation>
    </message>
    <message>
        <source>Prepare, begin and end fights</source>
        <translation>Preparar, começar e encerrar combates</translation>
    </message>
    <message>
        <source>Look after the bestiary</source>
        <translation>Cuidar do bestiário</translation>
    </message>
    <message>
        <source>Look after the party</source>
        <translation>Cuidar do grupo</translation>
    </message>
    <message>
        <source>Copy, paste and fill in forms</source>
        <translation>Copiar, colar e preencher formulários</translation>
    </message>
    <message>
        <source>Find and go somewhere</source>
        <translation>Procurar e ir a outro lugar</translation>
    </message>
    <message>
        <source>Files, help and the program</source>
        <translation>Arquivos, ajuda e o programa</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>em toda parte</translation>
    </message>
    <message>
        <source>while a fight is prepared</source>
        <translation>enquanto se prepara um combate</translation>
    </message>
    <message>
        <source>in a turn</source>
        <translation>num turno</translation>
    </message>
    <message>
        <source>in a fight</source>
        <translation>num combate</translation>
    </message>
    <message>
        <source>in an action</source>
        <translation>numa ação</translation>
    </message>
    <message>
        <source>while all declare</source>
        <translation>enquanto todos declaram</translation>
    </message>
    <message>
        <source>at a question</source>
        <translation>diante de uma pergunta</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>no tabuleiro</translation>
    </message>
    <message>
        <source>while a piece is dragged</source>
        <translation>enquanto se arrasta uma peça</translation>
    </message>
    <message>
        <source>while one looks back</source>
        <translation>ao olhar para trás</translation>
    </message>
    <message>
        <source>in the log</source>
        <translation>no registro</translation>
    </message>
    <message>
        <source>in the list of encounters</source>
        <translation>na lista de encontros</translation>
    </message>
    <message>
        <source>in the roster</source>
        <translation>na lista de participantes</translation>
    </message>
    <message>
        <source>in the list of creatures</source>
        <translation>na lista de criaturas</translation>
    </message>
    <message>
        <source>in the bestiary</source>
        <translation>no bestiário</translation>
    </message>
    <message>
        <source>in the next fight</source>
        <translation>no próximo combate</translation>
    </message>
    <message>
        <source>in the search of the bestiary</source>
        <translation>na busca do bestiário</translation>
    </message>
    <message>
        <source>Show the players something</source>
        <translation>Mostrar algo aos jogadores</translation>
    </message>
    <message>
        <source>in the folders and tags</source>
        <translation>nas pastas e etiquetas</translation>
    </message>
    <message>
        <source>in the saved searches</source>
        <translation>nas buscas salvas</translation>
    </message>
    <message>
        <source>in the party</source>
        <translation>no grupo</translation>
    </message>
    <message>
        <source>in a form</source>
        <translation>num formulário</translation>
    </message>
    <message>
        <source>in the rows of a form</source>
        <translation>nas linhas de um formulário</translation>
    </message>
    <message>
        <source>on the page of rules</source>
        <translation>na página de regras</translation>
    </message>
    <message>
        <source>in the text of rules</source>
        <translation>no texto das regras</translation>
    </message>
    <message>
        <source>on the page of an import</source>
        <translation>na página de uma importação</translation>
    </message>
    <message>
        <source>in the guide</source>
        <translation>no guia</translation>
    </message>
    <message>
        <source>No fight is running here.</source>
        <translation>Não há nenhum combate em andamento aqui.</translation>
    </message>
    <message>
        <source>No encounter is being prepared here.</source>
        <translation>Nenhum encontro está sendo preparado aqui.</translation>
    </message>
    <message>
        <source>No encounter is open.</source>
        <translation>Nenhum encontro está à vista.</translation>
    </message>
    <message>
        <source>A fight is open here: go to another tab first.</source>
        <translation>Há um combate aberto aqui: vá antes a outra aba.</translation>
    </message>
    <message>
        <source>No fight with a board is open here.</source>
        <translation>Não há aqui nenhum combate com tabuleiro aberto.</translation>
    </message>
    <message>
        <source>No fight with notes is open here.</source>
        <translation>Não há aqui nenhum combate com notas aberto.</translation>
    </message>
    <message>
        <source>No fight is running here of whose rules the library has others now.</source>
        <translation>Aqui não há em curso nenhum combate cujas regras sejam agora outras na biblioteca.</translation>
    </message>
    <message>
        <source>The log is not filtered here.</source>
        <translation>Aqui o registro não está filtrado.</translation>
    </message>
    <message>
        <source>Nothing to undo here.</source>
        <translation>Nada a desfazer aqui.</translation>
    </message>
    <message>
        <source>Nothing to redo here.</source>
        <translation>Nada a refazer aqui.</translation>
    </message>
    <message>
        <source>No book has its terms in the language of the window: each uses its own.</source>
        <translation>Não há termos de nenhum livro no idioma da janela: cada livro fala o seu.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar o registro</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para quem</translation>
    </message>
    <message>
        <source>Language of the printed log</source>
        <translation>Idioma do registro impresso</translation>
    </message>
    <message>
        <source>How the log is told</source>
        <translation>Como o registro é contado</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Folha para distribuir</translation>
    </message>
    <message>
        <source>Style of handouts</source>
        <translation>Estilo das folhas</translation>
    </message>
    <message>
        <source>Whom handouts are for</source>
        <translation>Para quem são as folhas</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>F&amp;ight</source>
        <translation>&amp;Combate</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>What is to come</source>
        <translation>O que está por vir</translation>
    </message>
    <message>
        <source>Selected combatants</source>
        <translation>Os escolhidos</translation>
    </message>
    <message>
        <source>What has been</source>
        <translation>O que já passou</translation>
    </message>
    <message>
        <source>Odds and proposals</source>
        <translation>Prognóstico e propostas</translation>
    </message>
    <message>
        <source>Rules and dice</source>
        <translation>Regras e dados</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
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
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Rows of the order</source>
        <translation>Linhas da ordem</translation>
    </message>
    <message>
        <source>Panes of the fight</source>
        <translation>Painéis do combate</translation>
    </message>
    <message>
        <source>Players’ screen</source>
        <translation>Tela dos jogadores</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declarações</translation>
    </message>
    <message>
        <source>Health of foes, as players see it</source>
        <translation>Saúde dos inimigos aos olhos dos jogadores</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>create make add</source>
        <translation>criar fazer adicionar</translation>
    </message>
    <message>
        <source>Open library…</source>
        <translation>Abrir biblioteca…</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Nova biblioteca…</translation>
    </message>
    <message>
        <source>Save a copy of the library…</source>
        <translation>Salvar uma cópia da biblioteca…</translation>
    </message>
    <message>
        <source>backup safe keep</source>
        <translation>cópia de segurança backup guardar</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar um backup…</translation>
    </message>
    <message>
        <source>recover lost return to before</source>
        <translation>recuperar perdido voltar a antes</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import text…</source>
        <translation>Importar texto…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Print the log…</source>
        <translation>Imprimir o registro…</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>papel</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Visualizar impressão…</translation>
    </message>
    <message>
        <source>Print cards and tents…</source>
        <translation>Imprimir fichas e cartões…</translation>
    </message>
    <message>
        <source>Set up the page…</source>
        <translation>Configurar a página…</translation>
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
        <source>Export as text…</source>
        <translation>Exportar como texto…</translation>
    </message>
    <message>
        <source>Export as a table…</source>
        <translation>Exportar como tabela…</translation>
    </message>
    <message>
        <source>Every fact, with its numbers</source>
        <translation>Cada fato, com seus números</translation>
    </message>
    <message>
        <source>A line a turn</source>
        <translation>Uma linha por turno</translation>
    </message>
    <message>
        <source>In sentences, as a story</source>
        <translation>Em frases, como um relato</translation>
    </message>
    <message>
        <source>For the game master</source>
        <translation>Para quem conduz o jogo</translation>
    </message>
    <message>
        <source>For the players, without secrets</source>
        <translation>Para os jogadores, sem segredos</translation>
    </message>
    <message>
        <source>As the log is shown</source>
        <translation>O mesmo da tela</translation>
    </message>
    <message>
        <source>Only what the log’s filter shows</source>
        <translation>Só o que o filtro do registro mostra</translation>
    </message>
    <message>
        <source>Handout as PDF…</source>
        <translation>Folha para distribuir em PDF…</translation>
    </message>
    <message>
        <source>Handout as HTML…</source>
        <translation>Folha para distribuir em HTML…</translation>
    </message>
    <message>
        <source>Handout as Markdown…</source>
        <translation>Folha para distribuir em Markdown…</translation>
    </message>
    <message>
        <source>Booklet of the chosen fights as PDF…</source>
        <translation>Caderno dos combates escolhidos em PDF…</translation>
    </message>
    <message>
        <source>Booklet of the chosen fights as HTML…</source>
        <translation>Caderno dos combates escolhidos em HTML…</translation>
    </message>
    <message>
        <source>Booklet of the chosen fights as Markdown…</source>
        <translation>Caderno dos combates escolhidos em Markdown…</translation>
    </message>
    <message>
        <source>Save fight as script…</source>
        <translation>Salvar o combate como script…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>exit close leave</source>
        <translation>fechar deixar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>take back revert</source>
        <translation>anular reverter voltar atrás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>do again repeat</source>
        <translation>repetir de novo</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>paste where the focus is, as a drag does</source>
        <translation>colar onde está o teclado, como ao arrastar</translation>
    </message>
    <message>
        <source>Find a creature, in a fight in its log</source>
        <translation>Procurar uma criatura; num combate, no seu registro</translation>
    </message>
    <message>
        <source>Compare creatures…</source>
        <translation>Comparar criaturas…</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Modelos…</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Salvar esta busca…</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Procurar qualquer coisa…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>start combat battle</source>
        <translation>iniciar começar batalha luta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>next turn or phase (asks once where a hero has not acted); begins the fight</source>
        <translation>próximo turno ou fase (pergunta uma vez se um herói não agiu); começa o combate</translation>
    </message>
    <message>
        <source>continue go on turn round phase</source>
        <translation>continuar seguir passar turno rodada fase</translation>
    </message>
    <message>
        <source>The whole group does it</source>
        <translation>O subgrupo todo faz</translation>
    </message>
    <message>
        <source>Free roll…</source>
        <translation>Rolagem livre…</translation>
    </message>
    <message>
        <source>dice die throw</source>
        <translation>dados dado lançar</translation>
    </message>
    <message>
        <source>Things of the party</source>
        <translation>Coisas do grupo</translation>
    </message>
    <message>
        <source>loot treasure spoils items</source>
        <translation>saque tesouro espólio itens</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>write remark</source>
        <translation>escrever anotação comentário</translation>
    </message>
    <message>
        <source>Comment on the log line…</source>
        <translation>Comentar a linha do registro…</translation>
    </message>
    <message>
        <source>Notes on this encounter</source>
        <translation>Notas deste encontro</translation>
    </message>
    <message>
        <source>Countdown…</source>
        <translation>Contagem regressiva…</translation>
    </message>
    <message>
        <source>timer clock</source>
        <translation>cronômetro relógio temporizador</translation>
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
        <source>add creature monster wave join</source>
        <translation>adicionar criatura monstro leva entrar</translation>
    </message>
    <message>
        <source>Let a waiting wave enter</source>
        <translation>Entra quem espera</translation>
    </message>
    <message>
        <source>wave join arrive</source>
        <translation>leva chegar juntar-se</translation>
    </message>
    <message>
        <source>Cue…</source>
        <translation>Aviso…</translation>
    </message>
    <message>
        <source>make a cue, or use the one that is due</source>
        <translation>criar um aviso, ou usar o da vez</translation>
    </message>
    <message>
        <source>reminder remember event</source>
        <translation>lembrete lembrar acontecimento</translation>
    </message>
    <message>
        <source>Dismiss a cue</source>
        <translation>Deixar passar um aviso</translation>
    </message>
    <message>
        <source>Select several…</source>
        <translation>Escolher juntos…</translation>
    </message>
    <message>
        <source>select the wounded of a side, a group, those of one kind</source>
        <translation>escolher os feridos de um lado, um grupo, os de um tipo</translation>
    </message>
    <message>
        <source>Call for a check of all who are selected… (?)</source>
        <translation>Pedir um teste a todos os escolhidos… (?)</translation>
    </message>
    <message>
        <source>The sheet over the actions</source>
        <translation>A ficha sobre as ações</translation>
    </message>
    <message>
        <source>Pin or unpin the sheet (*)</source>
        <translation>Fixar a ficha ou soltá-la (*)</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Olhar para trás</translation>
    </message>
    <message>
        <source>history past replay before</source>
        <translation>história passado repetição antes</translation>
    </message>
    <message>
        <source>Branch from here…</source>
        <translation>Ramificar daqui…</translation>
    </message>
    <message>
        <source>fork copy what if</source>
        <translation>bifurcar cópia e se</translation>
    </message>
    <message>
        <source>Compare with a branch…</source>
        <translation>Ao lado de um ramo…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>statistics damage result</source>
        <translation>estatísticas dano resultado</translation>
    </message>
    <message>
        <source>The odds</source>
        <translation>O prognóstico</translation>
    </message>
    <message>
        <source>chances probability difficulty win lose</source>
        <translation>chances probabilidade dificuldade ganhar perder</translation>
    </message>
    <message>
        <source>The odds in detail</source>
        <translation>O prognóstico em detalhe</translation>
    </message>
    <message>
        <source>What if, harder or easier, the disaster…</source>
        <translation>E se…, mais difícil ou mais fácil, o desastre…</translation>
    </message>
    <message>
        <source>difficulty balance harder easier</source>
        <translation>dificuldade equilíbrio mais difícil mais fácil</translation>
    </message>
    <message>
        <source>Were the odds right?</source>
        <translation>Os prognósticos acertaram?</translation>
    </message>
    <message>
        <source>Do what is proposed</source>
        <translation>Fazer o que se propõe</translation>
    </message>
    <message>
        <source>suggestion monster foe automatic</source>
        <translation>sugestão monstro inimigo automático</translation>
    </message>
    <message>
        <source>Another proposal</source>
        <translation>Outra proposta</translation>
    </message>
    <message>
        <source>Proposals: on or off</source>
        <translation>Propostas: sim ou não</translation>
    </message>
    <message>
        <source>How they play…</source>
        <translation>Como jogam…</translation>
    </message>
    <message>
        <source>tactics automatic suggestion</source>
        <translation>tática automático sugestão</translation>
    </message>
    <message>
        <source>Options of the fight…</source>
        <translation>Opções do combate…</translation>
    </message>
    <message>
        <source>settings variants house rules</source>
        <translation>ajustes variantes regras da casa</translation>
    </message>
    <message>
        <source>Go on with the newer rules</source>
        <translation>Continuar com as regras novas</translation>
    </message>
    <message>
        <source>version house rules system update</source>
        <translation>versão regras da casa sistema atualizar</translation>
    </message>
    <message>
        <source>Change a rule…</source>
        <translation>Mudar uma regra…</translation>
    </message>
    <message>
        <source>house rule homebrew status number this fight</source>
        <translation>regra da casa condição número este combate</translation>
    </message>
    <message>
        <source>Who rolls…</source>
        <translation>Quem rola…</translation>
    </message>
    <message>
        <source>dice table app</source>
        <translation>dados mesa programa</translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Encerrar o combate</translation>
    </message>
    <message>
        <source>finish stop over win lose combat battle</source>
        <translation>terminar acabar finalizar fim ganhar perder batalha luta</translation>
    </message>
    <message>
        <source>Back to the encounters</source>
        <translation>Voltar aos encontros</translation>
    </message>
    <message>
        <source>leave close exit</source>
        <translation>sair fechar deixar</translation>
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
        <source>Answers from phones wait until I press Enter</source>
        <translation>Respostas dos celulares esperam até eu apertar Enter</translation>
    </message>
    <message>
        <source>Games and house rules of your own…</source>
        <translation>Jogos e regras da casa…</translation>
    </message>
    <message>
        <source>rule system data homebrew add install any other game</source>
        <translation>sistema de regras dados caseiro adicionar instalar outro jogo qualquer</translation>
    </message>
    <message>
        <source>They stand in the question; until then they do not count</source>
        <translation>Ficam na pergunta; até lá não contam</translation>
    </message>
    <message>
        <source>As the system</source>
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
        <source>Light, high contrast</source>
        <translation>Claro, alto contraste</translation>
    </message>
    <message>
        <source>Dark, high contrast</source>
        <translation>Escuro, alto contraste</translation>
    </message>
    <message>
        <source>Terms of the book in my language</source>
        <translation>Termos do livro no meu idioma</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Espaçosas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Compactas</translation>
    </message>
    <message>
        <source>Dense, one line each</source>
        <translation>Densas, uma linha cada</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>show or hide the log</source>
        <translation>mostrar o registro, escondê-lo</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Quem rola</translation>
    </message>
    <message>
        <source>Statuses to drag</source>
        <translation>Condições para arrastar</translation>
    </message>
    <message>
        <source>the statuses in a list, to drag them or add them with Enter</source>
        <translation>as condições em uma lista, para arrastá-las ou colocá-las com Enter</translation>
    </message>
    <message>
        <source>open or close the players’ screen</source>
        <translation>abrir ou fechar a tela dos jogadores</translation>
    </message>
    <message>
        <source>second monitor beamer projector television show table</source>
        <translation>segundo monitor projetor televisor televisão mostrar mesa</translation>
    </message>
    <message>
        <source>Where it is shown…</source>
        <translation>Onde ela aparece…</translation>
    </message>
    <message>
        <source>monitor display window</source>
        <translation>monitor tela janela</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Cortina</translation>
    </message>
    <message>
        <source>let down or lift the curtain before the players’ screen</source>
        <translation>baixar ou subir a cortina diante da tela dos jogadores</translation>
    </message>
    <message>
        <source>hide cover blank break</source>
        <translation>ocultar tapar cobrir pausa intervalo</translation>
    </message>
    <message>
        <source>Picture of the curtain…</source>
        <translation>Imagem da cortina…</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Congelar</translation>
    </message>
    <message>
        <source>keep what the players’ screen shows, or follow the fight again</source>
        <translation>manter o que a tela dos jogadores mostra, ou voltar a seguir o combate</translation>
    </message>
    <message>
        <source>hold keep pause</source>
        <translation>manter segurar pausa</translation>
    </message>
    <message>
        <source>Show what is selected</source>
        <translation>Mostrar o selecionado</translation>
    </message>
    <message>
        <source>show the players who or what is selected, or take it away</source>
        <translation>mostrar aos jogadores o que está selecionado, ou tirá-lo</translation>
    </message>
    <message>
        <source>portrait picture text rule handout</source>
        <translation>retrato imagem texto regra folha</translation>
    </message>
    <message>
        <source>Show the past there</source>
        <translation>Mostrar o passado ali</translation>
    </message>
    <message>
        <source>show players the past that is looked at, until you are back in now</source>
        <translation>mostra o passado que você olha, até voltar ao presente</translation>
    </message>
    <message>
        <source>history look back replay</source>
        <translation>história olhar para trás repetição</translation>
    </message>
    <message>
        <source>Show a picture…</source>
        <translation>Mostrar uma imagem…</translation>
    </message>
    <message>
        <source>image map handout</source>
        <translation>imagem mapa folha</translation>
    </message>
    <message>
        <source>Invite players…</source>
        <translation>Convidar os jogadores…</translation>
    </message>
    <message>
        <source>phone tablet network QR join</source>
        <translation>celular telefone tablet rede QR entrar</translation>
    </message>
    <message>
        <source>Do what a player asks</source>
        <translation>Fazer o que se pede pelo celular</translation>
    </message>
    <message>
        <source>phone proposal</source>
        <translation>celular proposta</translation>
    </message>
    <message>
        <source>Not now: let it go</source>
        <translation>Agora não: deixar</translation>
    </message>
    <message>
        <source>confirm take dice</source>
        <translation>confirmar aceitar dados</translation>
    </message>
    <message>
        <source>Declare in secret on the phones</source>
        <translation>Declarar em segredo nos celulares</translation>
    </message>
    <message>
        <source>hidden simultaneous</source>
        <translation>oculto simultâneo ao mesmo tempo</translation>
    </message>
    <message>
        <source>Show me what they declare in secret</source>
        <translation>Mostrar para mim o que declaram em segredo</translation>
    </message>
    <message>
        <source>Reveal what was declared</source>
        <translation>Revelar o que foi declarado</translation>
    </message>
    <message>
        <source>secret simultaneous show</source>
        <translation>segredo simultâneo mostrar</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>Em uma palavra</translation>
    </message>
    <message>
        <source>As a bar</source>
        <translation>Como barra</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>Em números</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>De modo nenhum</translation>
    </message>
    <message>
        <source>Players see how long conditions of others last</source>
        <translation>Os jogadores veem quanto duram as condições dos outros</translation>
    </message>
    <message>
        <source>Everybody sees the numbers of the whole party</source>
        <translation>Todos veem os números do grupo inteiro</translation>
    </message>
    <message>
        <source>Where the rules let all declare before anybody acts</source>
        <translation>Onde as regras fazem todo mundo declarar antes de agir</translation>
    </message>
    <message>
        <source>All who fight in sight on the board</source>
        <translation>Todos os que combatem à vista no tabuleiro</translation>
    </message>
    <message>
        <source>Leave the page in front first.</source>
        <translation>Saia primeiro da página que está na frente.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Jo&amp;gadores</translation>
    </message>
    <message>
        <source>new creature, member, encounter, rule</source>
        <translation>nova criatura, membro, encontro, regra</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Players see the chances of what they may do</source>
        <translation>Os jogadores veem as chances do que podem fazer</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>Make rules of your own…</source>
        <translation>Criar regras próprias…</translation>
    </message>
    <message>
        <source>rule system house rules editor homebrew new game write condition action</source>
        <translation>sistema regras da casa editor jogo novo escrever condição ação</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>shortcuts keyboard help</source>
        <translation>atalhos teclado ajuda</translation>
    </message>
    <message>
        <source>About Turnwright</source>
        <translation>Sobre o Turnwright</translation>
    </message>
    <message>
        <source>version licence copyright library path</source>
        <translation>versão licença direitos biblioteca caminho</translation>
    </message>
    <message>
        <source>prepare an action on the stage; then letters aim</source>
        <translation>preparar uma ação da cena; depois as letras miram</translation>
    </message>
    <message>
        <source>aim at a whole side; act out of turn</source>
        <translation>mirar em um lado inteiro; agir fora do turno</translation>
    </message>
    <message>
        <source>use a thing of whoever acts</source>
        <translation>usar algo de quem age</translation>
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
        <source>page through a long sheet; Esc closes it where it covers the actions</source>
        <translation>virar as páginas de uma ficha longa; Esc a tira de cima das ações</translation>
    </message>
    <message>
        <source>take the marked line, take all</source>
        <translation>aceitar a linha marcada, aceitar todas</translation>
    </message>
    <message>
        <source>choose an option, type the table’s dice (45 5: those of the next roll, too)</source>
        <translation>escolher uma opção, digitar os dados da mesa (45 5: também os da próxima rolagem)</translation>
    </message>
    <message>
        <source>more options, beyond the nine shown</source>
        <translation>mais opções, além das nove mostradas</translation>
    </message>
    <message>
        <source>do it; let the app roll</source>
        <translation>fazer; deixar o programa rolar</translation>
    </message>
    <message>
        <source>let the app roll all that is asked; do it anyway, as a ruling</source>
        <translation>deixar o programa rolar tudo o que se pede; fazer assim mesmo, por decisão</translation>
    </message>
    <message>
        <source>yes or no, where a field asks for that</source>
        <translation>sim ou não, onde um campo pede isso (também o S)</translation>
    </message>
    <message>
        <source>cancel the action; close a card</source>
        <translation>cancelar a ação; fechar o que se abriu</translation>
    </message>
    <message>
        <source>take back the last die, answer or target</source>
        <translation>desfazer o último dado, resposta ou alvo</translation>
    </message>
    <message>
        <source>select a row of the order</source>
        <translation>escolher uma linha da ordem</translation>
    </message>
    <message>
        <source>select several rows</source>
        <translation>selecionar várias linhas</translation>
    </message>
    <message>
        <source>select a whole side; again: everybody</source>
        <translation>selecionar um lado inteiro; de novo: todos</translation>
    </message>
    <message>
        <source>damage, heal, set selected rows (then letters: half); pools of members</source>
        <translation>dano, cura, valor nas linhas selecionadas (depois letras: metade); reservas de membros</translation>
    </message>
    <message>
        <source>add a status to the selected rows</source>
        <translation>pôr uma condição nas linhas selecionadas</translation>
    </message>
    <message>
        <source>remove a condition</source>
        <translation>tirar uma condição</translation>
    </message>
    <message>
        <source>rename the selected row</source>
        <translation>dar outro nome à linha escolhida</translation>
    </message>
    <message>
        <source>change the sheet of the selected row</source>
        <translation>mudar a ficha da linha escolhida</translation>
    </message>
    <message>
        <source>the rulings on the selected rows, on the board on the cell</source>
        <translation>as decisões sobre as linhas escolhidas; no tabuleiro, sobre a casa</translation>
    </message>
    <message>
        <source>to the board and back: arrows point, Enter goes or aims</source>
        <translation>ao tabuleiro e de volta: as setas apontam, Enter vai ou mira</translation>
    </message>
    <message>
        <source>five cells at once</source>
        <translation>cinco casas de uma vez</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>aproximar</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>afastar</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>o tabuleiro inteiro</translation>
    </message>
    <message>
        <source>move the view</source>
        <translation>mover a vista</translation>
    </message>
    <message>
        <source>which way it will face</source>
        <translation>para onde ela vai olhar</translation>
    </message>
    <message>
        <source>a step back</source>
        <translation>um passo atrás</translation>
    </message>
    <message>
        <source>a step on</source>
        <translation>um passo adiante</translation>
    </message>
    <message>
        <source>to the start</source>
        <translation>ao começo</translation>
    </message>
    <message>
        <source>to now</source>
        <translation>ao presente</translation>
    </message>
    <message>
        <source>play, or stop</source>
        <translation>reproduzir ou parar</translation>
    </message>
    <message>
        <source>go on from here</source>
        <translation>seguir daqui</translation>
    </message>
    <message>
        <source>branch from here</source>
        <translation>ramificar daqui</translation>
    </message>
    <message>
        <source>fold a turn or a round, open it</source>
        <translation>recolher um turno ou uma rodada, abrir</translation>
    </message>
    <message>
        <source>fold all rounds, open all</source>
        <translation>recolher todas as rodadas, abrir todas</translation>
    </message>
    <message>
        <source>Add creatures to the roster</source>
        <translation>Adicionar criaturas à lista</translation>
    </message>
    <message>
        <source>Begin, go on, or look at the log</source>
        <translation>Começar, continuar ou ver o registro</translation>
    </message>
    <message>
        <source>find an encounter</source>
        <translation>procurar um encontro</translation>
    </message>
    <message>
        <source>close a folder, open it</source>
        <translation>fechar uma pasta, abri-la</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Put into a folder…</source>
        <translation>Pôr em uma pasta…</translation>
    </message>
    <message>
        <source>Rename the folder…</source>
        <translation>Renomear a pasta…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>change the side</source>
        <translation>mudar de lado</translation>
    </message>
    <message>
        <source>hide, or show</source>
        <translation>ocultar ou mostrar</translation>
    </message>
    <message>
        <source>when they enter</source>
        <translation>momento da entrada</translation>
    </message>
    <message>
        <source>how many; one fewer</source>
        <translation>quantos; um a menos</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>renomear</translation>
    </message>
    <message>
        <source>remove a line</source>
        <translation>remover uma linha</translation>
    </message>
    <message>
        <source>move a line</source>
        <translation>mover uma linha</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Emblem…</source>
        <translation>Emblema…</translation>
    </message>
    <message>
        <source>choose the emblem of a creature</source>
        <translation>escolher o emblema de uma criatura</translation>
    </message>
    <message>
        <source>Add to the next fight</source>
        <translation>Adicionar ao próximo combate</translation>
    </message>
    <message>
        <source>Remove one from the next fight</source>
        <translation>Tirar um do próximo combate</translation>
    </message>
    <message>
        <source>Prepare the next fight</source>
        <translation>Preparar o próximo combate</translation>
    </message>
    <message>
        <source>complete the word, list the completions</source>
        <translation>completar a palavra, ver tudo o que é possível</translation>
    </message>
    <message>
        <source>add what is typed there as a creature</source>
        <translation>adicionar como criatura o que está escrito</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>move or merge</source>
        <translation>mover ou juntar</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Cor…</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>esvaziar</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>excluir</translation>
    </message>
    <message>
        <source>Search for it</source>
        <translation>Buscar com ela</translation>
    </message>
    <message>
        <source>Rest…</source>
        <translation>Descanso…</translation>
    </message>
    <message>
        <source>choose the emblem of a member</source>
        <translation>escolher o emblema de um membro</translation>
    </message>
    <message>
        <source>Move to another party…</source>
        <translation>Passar para outro grupo…</translation>
    </message>
    <message>
        <source>Copy to another party…</source>
        <translation>Copiar para outro grupo…</translation>
    </message>
    <message>
        <source>Give…</source>
        <translation>Dar…</translation>
    </message>
    <message>
        <source>give experience, money or a thing to several</source>
        <translation>dar experiência, dinheiro ou uma coisa a vários</translation>
    </message>
    <message>
        <source>Fights of this member…</source>
        <translation>Combates deste membro…</translation>
    </message>
    <message>
        <source>the fights of the selected member</source>
        <translation>os combates do membro escolhido</translation>
    </message>
    <message>
        <source>Fights of the party…</source>
        <translation>Combates do grupo…</translation>
    </message>
    <message>
        <source>Remove from the party</source>
        <translation>Tirar do grupo</translation>
    </message>
    <message>
        <source>move a member up or down</source>
        <translation>mover um membro para cima ou para baixo</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Salvar as mudanças</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>sair do formulário</translation>
    </message>
    <message>
        <source>Duplicate this row</source>
        <translation>Duplicar esta linha</translation>
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
        <source>Delete this row</source>
        <translation>Tirar esta linha</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>search</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>the next column</source>
        <translation>a próxima coluna</translation>
    </message>
    <message>
        <source>back to the list</source>
        <translation>voltar à lista</translation>
    </message>
    <message>
        <source>leave the page</source>
        <translation>sair da página</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation>sair do texto</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>the one before, the next one</source>
        <translation>o anterior, o seguinte</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar no guia</translation>
    </message>
    <message>
        <source>Where there is a translation; the book’s own word is in the explanation</source>
        <translation>Onde há uma tradução; a palavra do livro aparece na explicação</translation>
    </message>
    <message>
        <source>A turn, a fall, what is due, the end of a fight</source>
        <translation>Um turno, uma queda, um aviso, o fim de um combate</translation>
    </message>
</context>
<context>
    <name>CommentController</name>
    <message>
        <source>Comment on “{line}”</source>
        <translation>Comentário a “{line}”</translation>
    </message>
    <message>
        <source>Type it, then Enter; an empty text deletes the comment</source>
        <translation>Escreva e aperte Enter; vazio, o comentário sai</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>This line was undone: there is nothing left to comment on.</source>
        <translation>Esta linha foi desfeita: não resta nada para comentar.</translation>
    </message>
    <message>
        <source>The log has no line to comment on yet.</source>
        <translation>O registro ainda não mostra nenhuma linha que se possa comentar.</translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>Compare {name} with whom?</source>
        <translation>Comparar {name} com quem?</translation>
    </message>
    <message>
        <source>Select two creatures to compare them.</source>
        <translation>Escolha duas criaturas, e elas são comparadas.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de regras</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
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
</context>
<context>
    <name>ComparisonCard</name>
    <message>
        <source>{left} and {right}</source>
        <translation>{left} e {right}</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Only what differs ({number})</source>
        <translation>Só o que difere ({number})</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difere</translation>
    </message>
</context>
<context>
    <name>Completer</name>
    <message>
        <source>What can follow</source>
        <translation>O que pode vir a seguir</translation>
    </message>
    <message>
        <source>Tab takes the first, ↓ marks, Esc leaves</source>
        <translation>Tab pega o primeiro, ↓ marca, Esc deixa</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>The encounter cannot begin: {fault}.</source>
        <translation>O encontro não pode começar: {fault}.</translation>
    </message>
    <message>
        <source>This is the past of the fight: nothing can be done in it. Esc goes back to now.</source>
        <translation>Assim estava o combate: nada se faz nele. Esc volta para agora.</translation>
    </message>
    <message>
        <source>A fault in the program stopped that, so it did not happen; the fight is as it was saved.</source>
        <translation>Isso esbarrou em uma falha do programa e não aconteceu; o combate continua como estava salvo.</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Turnwright ran into a fault of its own. Everything that was shown is saved; you can go on. This report helps to fix it.</source>
        <translation>O Turnwright encontrou uma falha própria. Tudo o que era mostrado está salvo; você pode continuar. Este relatório ajuda a consertá-la.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar o relatório</translation>
    </message>
</context>
<context>
    <name>CreatureForm</name>
    <message>
        <source>such as Beast</source>
        <translation>por exemplo, Fera</translation>
    </message>
    <message>
        <source>book, page</source>
        <translation>livro, página</translation>
    </message>
    <message>
        <source>words, separated by commas</source>
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
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
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
    <name>CueController</name>
    <message>
        <source>This fight is over.</source>
        <translation>Este combate terminou.</translation>
    </message>
    <message>
        <source>{when}: what then?</source>
        <translation>{when}: o que acontece então?</translation>
    </message>
    <message>
        <source>A text that begins with -10 or +5 proposes that for {names}.</source>
        <translation>O que começa com -10 ou +5 o propõe para: {names}.</translation>
    </message>
    <message>
        <source>-10 the ceiling falls</source>
        <translation>-10 o teto desaba</translation>
    </message>
    <message>
        <source>{who} enter</source>
        <translation>entram: {who}</translation>
    </message>
    <message>
        <source>Proposes: {what}</source>
        <translation>Propõe: {what}</translation>
    </message>
    <message>
        <source>-10 and +5 hurt and heal, +status 3 and -status add and remove, 2d6 rolls, &gt;name is a wave.</source>
        <translation>-10 e +5 ferem e curam, +condição 3 e -condição põem e tiram, 2d6 rola, &gt;nome é uma leva.</translation>
    </message>
    <message>
        <source>cue: {cue}</source>
        <translation>aviso: {cue}</translation>
    </message>
    <message>
        <source>Remind me when? Type a few letters, then a number ({example} 10)</source>
        <translation>Quando avisar? Algumas letras, e um número depois ({example} 10)</translation>
    </message>
</context>
<context>
    <name>Cues</name>
    <message>
        <source>{round} and later</source>
        <translation>{round} e seguintes</translation>
    </message>
    <message>
        <source>tick {number}</source>
        <translation>tick {number}</translation>
    </message>
    <message>
        <source>each {round} at initiative {number}</source>
        <translation>cada {round} ao chegar à iniciativa {number}</translation>
    </message>
    <message>
        <source>turn of {name}</source>
        <translation>turno de {name}</translation>
    </message>
    <message>
        <source>{name}: {pool} at {number} or less</source>
        <translation>{name}: {pool} em {number} ou menos</translation>
    </message>
    <message>
        <source>{name} no longer stands</source>
        <translation>{name} já não está de pé</translation>
    </message>
    <message>
        <source>{name}: {status} ends</source>
        <translation>{name}: termina {status}</translation>
    </message>
    <message>
        <source>{name}: {pool} at {number}% or less</source>
        <translation>{name}: {pool} em {number}% ou menos</translation>
    </message>
    <message>
        <source>{name} runs out</source>
        <translation>{name}: o tempo acaba</translation>
    </message>
    <message>
        <source>{name} is hurt</source>
        <translation>{name} sofre dano</translation>
    </message>
    <message>
        <source>{name} recharges {thing} on {least} to {most}</source>
        <translation>{name} recupera {thing} com {least} a {most}</translation>
    </message>
</context>
<context>
    <name>CuesBar</name>
    <message>
        <source>Done</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Dismiss it</source>
        <translation>Deixar passar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>the first of {number}</source>
        <translation>o primeiro de {number}</translation>
    </message>
    <message>
        <source>for {names}</source>
        <translation>para {names}</translation>
    </message>
    <message>
        <source>Which cue is no longer wanted?</source>
        <translation>Qual aviso já não é preciso?</translation>
    </message>
    <message>
        <source>There is no cue: Ctrl+U makes one.</source>
        <translation>Nenhum aviso espera: Ctrl+U cria um.</translation>
    </message>
    <message>
        <source>dismissed: {cue}</source>
        <translation>deixar passar: {cue}</translation>
    </message>
    <message>
        <source>{name} can use {thing} again.</source>
        <translation>{name} pode usar {thing} de novo.</translation>
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
        <source>A letter declares for somebody, Shift+Enter what is proposed for all who are asked.</source>
        <translation>Uma letra declara por alguém; Shift+Enter, o que é proposto para quem falta.</translation>
    </message>
    <message>
        <source>Everybody has declared. Space goes on.</source>
        <translation>Todos declararam. Espaço segue.</translation>
    </message>
    <message>
        <source>All declare in secret: it is shown once the last has declared.</source>
        <translation>Declara-se em segredo: aparece quando a última pessoa tiver declarado.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter: the whole group declares what the marked line says.</source>
        <translation>Ctrl+Shift+Enter: o subgrupo inteiro declara o que diz a linha marcada.</translation>
    </message>
</context>
<context>
    <name>DeclarationController</name>
    <message>
        <source>asked on the phone</source>
        <translation>perguntado no celular</translation>
    </message>
    <message>
        <source>has declared in secret</source>
        <translation>declarou em segredo</translation>
    </message>
    <message>
        <source>{names}: still to declare on the phone. A letter declares for somebody.</source>
        <translation>{names}: falta declarar no celular. Uma letra declara por alguém.</translation>
    </message>
    <message>
        <source>{name} has already declared: Ctrl+Z undoes declarations, the last one first.</source>
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
        <source>Delete (Del)</source>
        <translation>Excluir (Del)</translation>
    </message>
    <message>
        <source>{number} selected</source>
        <translation>{number} escolhidas</translation>
    </message>
    <message>
        <source>Edit all selected together (Enter)</source>
        <translation>Editar de uma vez todas as escolhidas (Enter)</translation>
    </message>
    <message>
        <source>Select a creature to see it here.</source>
        <translation>Aqui aparece a criatura que você escolher.</translation>
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
        <source>Roll the rest (Shift+Enter)</source>
        <translation>Rolar o resto (Shift+Enter)</translation>
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
        <source>No roll can change this: it succeeds whatever is rolled. Press Enter to go on.</source>
        <translation>Nenhuma rolagem pode mudar isto: dá certo com qualquer resultado. Aperte Enter para seguir.</translation>
    </message>
    <message>
        <source>No roll can change this: it fails whatever is rolled. Press Enter to go on.</source>
        <translation>Nenhuma rolagem pode mudar isto: falha com qualquer resultado. Aperte Enter para seguir.</translation>
    </message>
    <message>
        <source>{who} succeeds anyway</source>
        <translation>{who} acerta de qualquer jeito</translation>
    </message>
    <message>
        <source>{who} fails anyway</source>
        <translation>{who} falha de qualquer jeito</translation>
    </message>
    <message>
        <source>Type the die on the table, or press Enter to roll. Backspace corrects, Esc cancels the action.</source>
        <translation>Digite o dado da mesa ou aperte Enter para rolar. Backspace corrige, Esc cancela a ação.</translation>
    </message>
    <message>
        <source>Type the dice in a row, or = and their total. Enter rolls them, Backspace corrects, Esc cancels the action.</source>
        <translation>Digite os dados em sequência, ou = e o total. Enter os rola, Backspace corrige, Esc cancela a ação.</translation>
    </message>
    <message>
        <source>Type the dice in a row with spaces. Enter rolls them, Backspace corrects, Esc cancels the action.</source>
        <translation>Digite os dados em sequência, com espaços. Enter os rola, Backspace corrige, Esc cancela a ação.</translation>
    </message>
    <message>
        <source>Then, for the next roll of {name}: {dice}. Press Enter to use it.</source>
        <translation>Depois, para a próxima rolagem de {name}: {dice}. Aperte Enter para usar.</translation>
    </message>
    <message>
        <source>Then, for the next roll: {dice}. Press Enter to use it.</source>
        <translation>Depois, para a próxima rolagem: {dice}. Aperte Enter para usar.</translation>
    </message>
    <message>
        <source>Typed for the next roll: {dice}</source>
        <translation>Digitado para a próxima rolagem: {dice}</translation>
    </message>
    <message>
        <source>Typed for the next roll of {name}: {dice}</source>
        <translation>Para a próxima rolagem de {name}: {dice}</translation>
    </message>
    <message>
        <source>Changes the die: {steps}</source>
        <translation>Muda o dado: {steps}</translation>
    </message>
    <message>
        <source>A {die} has no face {face}: type 1 to {faces}.</source>
        <translation>Um {die} não tem a face {face}: digite de 1 a {faces}.</translation>
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
        <source>Type the dice in a row, two figures each, 00 for 100. Enter rolls them, Backspace corrects, Esc cancels the action.</source>
        <translation>Digite os dados em sequência, com dois algarismos cada, 00 para 100. Enter os rola, Backspace corrige, Esc cancela a ação.</translation>
    </message>
    <message>
        <source>Left of the roll before: {dice}. Enter uses it for {name}, Backspace lets it go.</source>
        <translation>Sobra da rolagem anterior: {dice}. Enter usa para {name}, Backspace descarta.</translation>
    </message>
    <message>
        <source>More dice than are asked for ({count}).</source>
        <translation>São mais dados do que se pedem ({count}).</translation>
    </message>
    <message>
        <source>{needs}, by the numbers {whole}</source>
        <translation>{needs}, pelos números {whole}</translation>
    </message>
    <message>
        <source>with {count} others</source>
        <translation>com outros {count}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>com {names}</translation>
    </message>
</context>
<context>
    <name>DisasterCard</name>
    <message>
        <source>The one-in-twenty disaster</source>
        <translation>O desastre de um em vinte</translation>
    </message>
    <message>
        <source>Nineteen of twenty fights go better than this. None of it has happened.</source>
        <translation>Em dezenove de cada vinte combates vai melhor que neste. Nada disto aconteceu.</translation>
    </message>
    <message>
        <source>Open it as a branch (Enter)</source>
        <translation>Abrir como ramo (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Open it in a copy (Enter)</source>
        <translation>Jogar numa cópia (Enter)</translation>
    </message>
</context>
<context>
    <name>DisclosureButton</name>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>DraggedPiece</name>
    <message>
        <source>faces {arrow}</source>
        <translation>olha {arrow}</translation>
    </message>
    <message>
        <source>{name} is put here by ruling, at no cost</source>
        <translation>{name} vem para cá por decisão, sem custo</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>needed</source>
        <translation>necessário</translation>
    </message>
    <message>
        <source>{field}: different</source>
        <translation>{field}: diferente</translation>
    </message>
    <message>
        <source>different</source>
        <translation>vários valores</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Done: {what}. Ctrl+Z undoes it.</source>
        <translation>Feito: {what}. Ctrl+Z desfaz.</translation>
    </message>
</context>
<context>
    <name>EffectRow</name>
    <message>
        <source>Move, copy or remove this</source>
        <translation>Mover, copiar ou tirar isto</translation>
    </message>
    <message>
        <source>Written as a text:</source>
        <translation>Escrito como texto:</translation>
    </message>
    <message>
        <source>There is nothing to choose yet</source>
        <translation>Ainda não há nada para escolher</translation>
    </message>
    <message>
        <source>Write it…</source>
        <translation>Escrever…</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como sempre</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>+ another result…</source>
        <translation>+ outro resultado…</translation>
    </message>
    <message>
        <source>+ another answer</source>
        <translation>+ outra resposta</translation>
    </message>
    <message>
        <source>A question has at most {number} answers.</source>
        <translation>Uma pergunta tem no máximo {number} respostas.</translation>
    </message>
    <message>
        <source>{heading}:</source>
        <translation>{heading}:</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Put something before it</source>
        <translation>Pôr algo antes</translation>
    </message>
    <message>
        <source>Say more</source>
        <translation>Dizer mais</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Tirar</translation>
    </message>
</context>
<context>
    <name>EffectSentences</name>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>+ and then…</source>
        <translation>+ e depois…</translation>
    </message>
    <message>
        <source>+ what happens…</source>
        <translation>+ o que acontece…</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>– in the log the dice are called {what}</source>
        <translation>– no registro os dados se chamam {what}</translation>
    </message>
    <message>
        <source>On a critical success</source>
        <translation>Com um sucesso crítico</translation>
    </message>
    <message>
        <source>On a success</source>
        <translation>Com um sucesso</translation>
    </message>
    <message>
        <source>On a success at a price</source>
        <translation>Com um sucesso a um preço</translation>
    </message>
    <message>
        <source>On a failure</source>
        <translation>Com uma falha</translation>
    </message>
    <message>
        <source>On a fumble</source>
        <translation>Com uma falha crítica</translation>
    </message>
    <message>
        <source>{to} loses {damage} of {pool}</source>
        <translation>{to} perde {damage} de {pool}</translation>
    </message>
    <message>
        <source>by {kind}</source>
        <translation>por {kind}</translation>
    </message>
    <message>
        <source>+ kind of damage</source>
        <translation>+ tipo de dano</translation>
    </message>
    <message>
        <source>{to} gets {heal} of {pool} back</source>
        <translation>{to} recupera {heal} de {pool}</translation>
    </message>
    <message>
        <source>{to} gets {put}</source>
        <translation>{to} recebe {put}</translation>
    </message>
    <message>
        <source>for {timer} turns</source>
        <translation>por {timer} turnos</translation>
    </message>
    <message>
        <source>– levels: {level}</source>
        <translation>– níveis: {level}</translation>
    </message>
    <message>
        <source>– it remembers {carries}</source>
        <translation>– lembra {carries}</translation>
    </message>
    <message>
        <source>+ for how long</source>
        <translation>+ quanto dura</translation>
    </message>
    <message>
        <source>{to} gets rid of {lift}</source>
        <translation>{to} se livra de {lift}</translation>
    </message>
    <message>
        <source>{of} spends {amount} of {spend}</source>
        <translation>{of} gasta {amount} de {spend}</translation>
    </message>
    <message>
        <source>{of} gains {amount} of {gain}</source>
        <translation>{of} ganha {amount} de {gain}</translation>
    </message>
    <message>
        <source>{of} now has exactly {is} of {set}</source>
        <translation>{of} tem agora exatamente {is} de {set}</translation>
    </message>
    <message>
        <source>Roll {roll} and call the result {as}</source>
        <translation>Role {roll} e chame o resultado de {as}</translation>
    </message>
    <message>
        <source>Work out {is} and call it {let}</source>
        <translation>Calcule {is} e chame isso de {let}</translation>
    </message>
    <message>
        <source>{who} makes the test {test}</source>
        <translation>{who} faz o teste {test}</translation>
    </message>
    <message>
        <source>– the number to reach is {against}</source>
        <translation>– o número a alcançar é {against}</translation>
    </message>
    <message>
        <source>If {if}</source>
        <translation>Se {if}</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Então</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Senão</translation>
    </message>
    <message>
        <source>For each of {each}</source>
        <translation>Para cada membro de {each}</translation>
    </message>
    <message>
        <source>– only if {if}</source>
        <translation>– só se {if}</translation>
    </message>
    <message>
        <source>This happens</source>
        <translation>Acontece isto</translation>
    </message>
    <message>
        <source>+ only some of them</source>
        <translation>+ só em parte</translation>
    </message>
    <message>
        <source>Ask {of} {label}</source>
        <translation>Pergunte a {of} {label}</translation>
    </message>
    <message>
        <source>– known as {ask}</source>
        <translation>– com o nome {ask}</translation>
    </message>
    <message>
        <source>If the answer is {answer}</source>
        <translation>Se a resposta for {answer}</translation>
    </message>
    <message>
        <source>The attack has to reach {against} more</source>
        <translation>O ataque deve alcançar {against} a mais</translation>
    </message>
    <message>
        <source>The loss becomes {amount}</source>
        <translation>A perda passa a ser {amount}</translation>
    </message>
    <message>
        <source>The result becomes {outcome}</source>
        <translation>O resultado passa a ser {outcome}</translation>
    </message>
    <message>
        <source>{of} is now {state}</source>
        <translation>{of} fica agora {state}</translation>
    </message>
    <message>
        <source>{of} {turn}</source>
        <translation>{of} {turn}</translation>
    </message>
    <message>
        <source>{of} does {act} at once</source>
        <translation>{of} faz {act} na hora</translation>
    </message>
    <message>
        <source>with {with}</source>
        <translation>com {with}</translation>
    </message>
    <message>
        <source>+ with what</source>
        <translation>+ com quê</translation>
    </message>
    <message>
        <source>For {of} this moment comes: {call}</source>
        <translation>Para {of} chega este momento: {call}</translation>
    </message>
    <message>
        <source>Do what stands in {do}</source>
        <translation>Faça o que diz {do}</translation>
    </message>
    <message>
        <source>{to} {move} – how far: {far}</source>
        <translation>{to} {move} – distância: {far}</translation>
    </message>
    <message>
        <source>The log says {say}</source>
        <translation>O registro diz {say}</translation>
    </message>
    <message>
        <source>Remind the table: {remind}</source>
        <translation>Lembre à mesa: {remind}</translation>
    </message>
    <message>
        <source>{stop}</source>
        <translation>{stop}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>nothing more happens</source>
        <translation>nada mais acontece</translation>
    </message>
    <message>
        <source>the rest happens all the same</source>
        <translation>o resto acontece assim mesmo</translation>
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
    <name>EmblemCard</name>
    <message>
        <source>Emblem of {name}</source>
        <translation>Emblema de {name}</translation>
    </message>
    <message>
        <source>Search the drawings</source>
        <translation>Buscar entre os desenhos</translation>
    </message>
    <message>
        <source>dragon, sword, fire…</source>
        <translation>dragão, espada, fogo…</translation>
    </message>
    <message>
        <source>No drawing has this name.</source>
        <translation>Nenhum desenho tem esse nome.</translation>
    </message>
    <message>
        <source>Take this emblem</source>
        <translation>Escolher este emblema</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>By its name and kind</source>
        <translation>Pelo nome e pelo tipo</translation>
    </message>
    <message>
        <source>None: its initials</source>
        <translation>Nenhum: as iniciais</translation>
    </message>
    <message>
        <source>as its side</source>
        <translation>o do seu lado</translation>
    </message>
    <message>
        <source>Ground: {colour}</source>
        <translation>Fundo: {colour}</translation>
    </message>
</context>
<context>
    <name>EmblemController</name>
    <message>
        <source>Emblem: choose the drawing by which it is shown (F4)</source>
        <translation>Emblema: escolher o desenho com que aparece (F4)</translation>
    </message>
</context>
<context>
    <name>EmptyParty</name>
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
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>By other rules…</source>
        <translation>Por outras regras…</translation>
    </message>
</context>
<context>
    <name>EncounterFiling</name>
    <message>
        <source>Duplicate {name}</source>
        <translation>Duplicar {name}</translation>
    </message>
    <message>
        <source>Put {name} into a folder</source>
        <translation>Pôr {name} em uma pasta</translation>
    </message>
    <message>
        <source>Put {number} encounters into a folder</source>
        <translation>Pôr {number} encontros em uma pasta</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>pasta</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Nenhuma pasta</translation>
    </message>
    <message>
        <source>New folder: {name}</source>
        <translation>Pasta nova: {name}</translation>
    </message>
    <message>
        <source>Into which folder? A / separates nested folders</source>
        <translation>Em qual pasta? Uma / separa pastas dentro de pastas</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Nome da pasta</translation>
    </message>
    <message>
        <source>A folder has a name.</source>
        <translation>Uma pasta tem um nome.</translation>
    </message>
    <message>
        <source>Rename the folder {name}</source>
        <translation>Renomear a pasta {name}</translation>
    </message>
    <message>
        <source>Dissolve the folder {name}</source>
        <translation>Desfazer a pasta {name}</translation>
    </message>
    <message>
        <source>Dissolve the folder: its encounters stay</source>
        <translation>Desfazer a pasta: seus encontros ficam</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Já está ali.</translation>
    </message>
    <message>
        <source>A folder cannot go into itself.</source>
        <translation>Uma pasta não cabe dentro de si mesma.</translation>
    </message>
    <message>
        <source>Into the folder {name}</source>
        <translation>Para a pasta {name}</translation>
    </message>
    <message>
        <source>Into no folder</source>
        <translation>Para nenhuma pasta</translation>
    </message>
    <message>
        <source>Move the folder {name}</source>
        <translation>Mover a pasta {name}</translation>
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
        <source>{name} — running</source>
        <translation>{name} — em curso</translation>
    </message>
    <message>
        <source>{name} — ended</source>
        <translation>{name} — terminado</translation>
    </message>
    <message>
        <source>Find an encounter (/)</source>
        <translation>Buscar um encontro (/)</translation>
    </message>
    <message>
        <source>Find an encounter</source>
        <translation>Buscar um encontro</translation>
    </message>
    <message>
        <source>Delete the chosen encounter</source>
        <translation>Excluir o encontro escolhido</translation>
    </message>
    <message>
        <source>No encounter has that name, nor has anybody in one.</source>
        <translation>Nenhum encontro se chama assim, nem ninguém que esteja em um.</translation>
    </message>
</context>
<context>
    <name>EncounterPane</name>
    <message>
        <source>Name of the encounter</source>
        <translation>Nome do encontro</translation>
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
        <source>Rule system of the encounter</source>
        <translation>Sistema de regras do encontro</translation>
    </message>
    <message>
        <source>No encounter is prepared yet. Make one, then drag creatures and party members into it.</source>
        <translation>Ainda não há nenhum encontro preparado. Crie um e arraste para ele criaturas e membros do grupo.</translation>
    </message>
    <message>
        <source>Notes on this encounter, for the game master</source>
        <translation>Notas deste encontro, para quem conduz o jogo</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Quem participa</translation>
    </message>
    <message>
        <source>Choose an encounter to see who takes part.</source>
        <translation>Escolha um encontro para ver quem participa.</translation>
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
        <source>{system} · one combatant</source>
        <translation>{system} · um combatente</translation>
    </message>
    <message>
        <source>{system} · {count} combatants</source>
        <translation>{system} · {count} combatentes</translation>
    </message>
    <message>
        <source>{encounter} · not on the board yet: {number}</source>
        <translation>{encounter} · ainda fora do tabuleiro: {number}</translation>
    </message>
    <message>
        <source>{encounter} · begins by surprise ({side})</source>
        <translation>{encounter} · começa de surpresa ({side})</translation>
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
        <source>Rename encounter</source>
        <translation>Renomear o encontro</translation>
    </message>
    <message>
        <source>Choose the rule system</source>
        <translation>Escolher o sistema de regras</translation>
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
        <source>Remove from the encounter</source>
        <translation>Tirar do encontro</translation>
    </message>
    <message>
        <source>New encounter</source>
        <translation>Novo encontro</translation>
    </message>
    <message>
        <source>One line each</source>
        <translation>Uma linha para cada um</translation>
    </message>
    <message>
        <source>Reorder the roster</source>
        <translation>Ordenar a lista</translation>
    </message>
    <message>
        <source>Begin this fight (Ctrl+Enter)</source>
        <translation>Começar este combate (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Who takes part, and the options</source>
        <translation>Quem participa, e as opções</translation>
    </message>
    <message>
        <source>New encounter (Ctrl+N)</source>
        <translation>Novo encontro (Ctrl+N)</translation>
    </message>
</context>
<context>
    <name>EncounterTab</name>
    <message>
        <source>Encounter</source>
        <translation>Encontro</translation>
    </message>
</context>
<context>
    <name>EntityForm</name>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
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
    <name>EntryController</name>
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
    <name>Exchange</name>
    <message>
        <source>Files of creatures ({suffixes})</source>
        <translation>Arquivos de criaturas ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto colado</translation>
    </message>
    <message>
        <source>Reading what is to be imported</source>
        <translation>Lendo o que vai entrar</translation>
    </message>
    <message>
        <source>Everything that can be read ({suffixes})</source>
        <translation>Tudo o que se pode ler ({suffixes})</translation>
    </message>
    <message>
        <source>Files of rules ({suffixes})</source>
        <translation>Arquivos de regras ({suffixes})</translation>
    </message>
    <message>
        <source>New party</source>
        <translation>Novo grupo</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importando</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>O que foi importado</translation>
    </message>
    <message>
        <source>Import of {number}</source>
        <translation>Importação de {number}</translation>
    </message>
    <message>
        <source>Imported: {number}.</source>
        <translation>Importado: {number}.</translation>
    </message>
    <message>
        <source>Imported: {number}. Ctrl+Z undoes it.</source>
        <translation>Importado: {number}. Ctrl+Z desfaz.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was imported.</source>
        <translation>Cancelado: nada foi importado.</translation>
    </message>
    <message>
        <source>Select first what to export.</source>
        <translation>Escolha primeiro o que será exportado.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Turnwright files (*.json);;Tables (*.csv)</source>
        <translation>Arquivos do Turnwright (*.json);;Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
    <message>
        <source>Save profile {name}</source>
        <translation>Salvar o perfil {name}</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Any key closes this.</source>
        <translation>Qualquer tecla fecha isto.</translation>
    </message>
</context>
<context>
    <name>ExplanationController</name>
    <message>
        <source>on the sheet</source>
        <translation>na ficha</translation>
    </message>
    <message>
        <source>{label} of {name}</source>
        <translation>{label} de {name}</translation>
    </message>
</context>
<context>
    <name>ExpressionField</name>
    <message>
        <source>Put in a name</source>
        <translation>Pôr um nome</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>= {value} for {creature}</source>
        <translation>= {value} para {creature}</translation>
    </message>
    <message>
        <source>it has {name}</source>
        <translation>tem {name}</translation>
    </message>
    <message>
        <source>the levels of {name}</source>
        <translation>os níveis de {name}</translation>
    </message>
    <message>
        <source>the target has {name}</source>
        <translation>o alvo tem {name}</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Seus</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Próprios</translation>
    </message>
    <message>
        <source>The target’s</source>
        <translation>Do alvo</translation>
    </message>
    <message>
        <source>Chosen for it</source>
        <translation>Escolhido para isto</translation>
    </message>
    <message>
        <source>What has just happened</source>
        <translation>O que acaba de acontecer</translation>
    </message>
    <message>
        <source>Of others</source>
        <translation>Dos outros</translation>
    </message>
    <message>
        <source>Of the fight</source>
        <translation>Do combate</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Rolar dados</translation>
    </message>
    <message>
        <source>Work out</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>half of …</source>
        <translation>metade de …</translation>
    </message>
    <message>
        <source>half of …, rounded up</source>
        <translation>metade de …, para cima</translation>
    </message>
    <message>
        <source>twice …</source>
        <translation>o dobro de …</translation>
    </message>
    <message>
        <source>… but at least 0</source>
        <translation>… mas pelo menos 0</translation>
    </message>
    <message>
        <source>… but at most 10</source>
        <translation>… mas no máximo 10</translation>
    </message>
    <message>
        <source>… between 0 and 10</source>
        <translation>… entre 0 e 10</translation>
    </message>
    <message>
        <source>1 if …, else 0</source>
        <translation>1 se …, senão 0</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>… is at least 1</source>
        <translation>… é pelo menos 1</translation>
    </message>
    <message>
        <source>… is at most 1</source>
        <translation>… é no máximo 1</translation>
    </message>
    <message>
        <source>… is 1</source>
        <translation>… é 1</translation>
    </message>
    <message>
        <source>… and something else</source>
        <translation>… e algo mais</translation>
    </message>
    <message>
        <source>… or something else</source>
        <translation>… ou algo mais</translation>
    </message>
    <message>
        <source>not …</source>
        <translation>não …</translation>
    </message>
    <message>
        <source>how far the target is</source>
        <translation>a que distância está o alvo</translation>
    </message>
    <message>
        <source>the target is on the same side</source>
        <translation>o alvo é do mesmo lado</translation>
    </message>
    <message>
        <source>how many foes there are</source>
        <translation>quantos inimigos há</translation>
    </message>
    <message>
        <source>how many there are of its own side</source>
        <translation>quantos há do seu lado</translation>
    </message>
    <message>
        <source>Sides and distances</source>
        <translation>Lados e distâncias</translation>
    </message>
    <message>
        <source>By a table</source>
        <translation>Por uma tabela</translation>
    </message>
</context>
<context>
    <name>ExpressionWords</name>
    <message>
        <source>twice {what}</source>
        <translation>o dobro de {what}</translation>
    </message>
    <message>
        <source>{what} if {condition}, else {other}</source>
        <translation>{what} se {condition}; senão, {other}</translation>
    </message>
    <message>
        <source>not: {what}</source>
        <translation>não: {what}</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <translation>{first} + {second}</translation>
    </message>
    <message>
        <source>{first} − {second}</source>
        <translation>{first} − {second}</translation>
    </message>
    <message>
        <source>{first} × {second}</source>
        <translation>{first} × {second}</translation>
    </message>
    <message>
        <source>what the dice of {0} come to</source>
        <translation>o que os dados de {0} somarem</translation>
    </message>
    <message>
        <source>{first} divided by {second}, rounded down</source>
        <translation>{first} dividido por {second}, para baixo</translation>
    </message>
    <message>
        <source>what is left of {first} divided by {second}</source>
        <translation>o resto de {first} dividido por {second}</translation>
    </message>
    <message>
        <source>{first} is {second}</source>
        <translation>{first} é {second}</translation>
    </message>
    <message>
        <source>{first} is not {second}</source>
        <translation>{first} não é {second}</translation>
    </message>
    <message>
        <source>{first} is among {second}</source>
        <translation>{first} está entre {second}</translation>
    </message>
    <message>
        <source>{first} is not among {second}</source>
        <translation>{first} não está entre {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>{first} is at least {second}</source>
        <translation>{first} é pelo menos {second}</translation>
    </message>
    <message>
        <source>{first} is at most {second}</source>
        <translation>{first} é no máximo {second}</translation>
    </message>
    <message>
        <source>{first} is more than {second}</source>
        <translation>{first} é mais que {second}</translation>
    </message>
    <message>
        <source>{first} is less than {second}</source>
        <translation>{first} é menos que {second}</translation>
    </message>
    <message>
        <source>half of {0}</source>
        <translation>metade de {0}</translation>
    </message>
    <message>
        <source>half of {0}, rounded up</source>
        <translation>metade de {0}, para cima</translation>
    </message>
    <message>
        <source>{0} without its sign</source>
        <translation>{0} sem o sinal</translation>
    </message>
    <message>
        <source>1, 0 or −1 by the sign of {0}</source>
        <translation>1, 0 ou −1 conforme o sinal de {0}</translation>
    </message>
    <message>
        <source>{0}, but at least {1} and at most {2}</source>
        <translation>{0}, mas pelo menos {1} e no máximo {2}</translation>
    </message>
    <message>
        <source>the dice of {0}</source>
        <translation>os dados de {0}</translation>
    </message>
    <message>
        <source>the dice of {0} without what is added</source>
        <translation>os dados de {0} sem o que se soma</translation>
    </message>
    <message>
        <source>it has {0}</source>
        <translation>tem {0}</translation>
    </message>
    <message>
        <source>{0} has {1}</source>
        <translation>{0} tem {1}</translation>
    </message>
    <message>
        <source>the levels of {0}</source>
        <translation>os níveis de {0}</translation>
    </message>
    <message>
        <source>the levels of {1} on {0}</source>
        <translation>os níveis de {1} em {0}</translation>
    </message>
    <message>
        <source>{0} is on the same side</source>
        <translation>{0} é do mesmo lado</translation>
    </message>
    <message>
        <source>how far {0} is from {1}</source>
        <translation>a que distância está {0} de {1}</translation>
    </message>
    <message>
        <source>how many there are of {0}</source>
        <translation>quantos há de {0}</translation>
    </message>
    <message>
        <source>how many there are of {0} within {1}</source>
        <translation>quantos há de {0} a até {1}</translation>
    </message>
    <message>
        <source>{1} by the table {0}</source>
        <translation>{1} segundo a tabela {0}</translation>
    </message>
    <message>
        <source>{0}, but at most {1}</source>
        <translation>{0}, mas no máximo {1}</translation>
    </message>
    <message>
        <source>{0}, but at least {1}</source>
        <translation>{0}, mas pelo menos {1}</translation>
    </message>
    <message>
        <source>the lowest of {these}</source>
        <translation>o menor de {these}</translation>
    </message>
    <message>
        <source>the highest of {these}</source>
        <translation>o maior de {these}</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>What is wrong</source>
        <translation>O que está errado</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>the chosen row</source>
        <translation>a linha escolhida</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>none</source>
        <translation>nada</translation>
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
        <source>{count} more…</source>
        <translation>mais {count}…</translation>
    </message>
    <message>
        <source>{count} to choose from…</source>
        <translation>{count} para escolher…</translation>
    </message>
    <message>
        <source>What else can be chosen here (Tab goes from field to field)</source>
        <translation>O que mais se pode escolher aqui (Tab passa de campo em campo)</translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click on the board: {count} cells are open.</source>
        <translation>Setas e Enter, ou um clique no tabuleiro: {count} casas abertas.</translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click on the board: one cell is open.</source>
        <translation>Setas e Enter, ou um clique no tabuleiro: uma casa aberta.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>fora de vista</translation>
    </message>
</context>
<context>
    <name>FightBoard</name>
    <message>
        <source>{name} stands there already.</source>
        <translation>{name} já está aí.</translation>
    </message>
    <message>
        <source>{cell} cannot be chosen here.</source>
        <translation>{cell} não pode ser escolhida aqui.</translation>
    </message>
</context>
<context>
    <name>FightCommands</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Type it, then Enter</source>
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
        <source>secret</source>
        <translation>secreta</translation>
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
        <source>Countdown: a name, a number, a unit ({units}), then what its end means ({goals})</source>
        <translation>Contagem regressiva: um nome, um número, uma unidade ({units}) e o que significa o seu fim ({goals})</translation>
    </message>
    <message>
        <source>Countdown: a name, a number, a unit ({units})</source>
        <translation>Contagem regressiva: um nome, um número e uma unidade ({units})</translation>
    </message>
    <message>
        <source>For example: Tower 5 {unit}</source>
        <translation>Por exemplo: Torre 5 {unit}</translation>
    </message>
    <message>
        <source>write “{secret}” at the end to hide it from the players</source>
        <translation>escreva “{secret}” no fim para que os jogadores não a vejam</translation>
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
        <source>A countdown has a name, a number and a unit ({units}): Tower 5 {unit}.</source>
        <translation>Uma contagem tem um nome, um número e uma unidade ({units}): Torre 5 {unit}.</translation>
    </message>
    <message>
        <source>dice on their phones</source>
        <translation>dados nos celulares</translation>
    </message>
    <message>
        <source>Making the summary</source>
        <translation>Fazendo o resumo</translation>
    </message>
</context>
<context>
    <name>FightDrops</name>
    <message>
        <source>Joins before {name}</source>
        <translation>Entra antes de {name}</translation>
    </message>
    <message>
        <source>They join before {name}</source>
        <translation>Entram antes de {name}</translation>
    </message>
    <message>
        <source>They join the fight</source>
        <translation>Entram no combate</translation>
    </message>
    <message>
        <source>Joins after {name}</source>
        <translation>Entra depois de {name}</translation>
    </message>
    <message>
        <source>They join after {name}</source>
        <translation>Entram depois de {name}</translation>
    </message>
    <message>
        <source>Drop them on a cell.</source>
        <translation>Solte-os sobre uma casa.</translation>
    </message>
    <message>
        <source>Joins on {cell}</source>
        <translation>Entra em {cell}</translation>
    </message>
    <message>
        <source>Only creatures, members and statuses can be dropped here.</source>
        <translation>Aqui vão criaturas, membros e condições.</translation>
    </message>
    <message>
        <source>They are already in this fight.</source>
        <translation>Já neste combate.</translation>
    </message>
    <message>
        <source>This fight is over.</source>
        <translation>Este combate acabou.</translation>
    </message>
    <message>
        <source>Joins the fight</source>
        <translation>Entra no combate</translation>
    </message>
    <message>
        <source>This fight knows no such status.</source>
        <translation>Este combate não conhece essa condição.</translation>
    </message>
    <message>
        <source>Drop it on a combatant.</source>
        <translation>Solte-a sobre um combatente.</translation>
    </message>
    <message>
        <source>Comes before {name}</source>
        <translation>Fica antes de {name}</translation>
    </message>
    <message>
        <source>Comes after {name}</source>
        <translation>Fica depois de {name}</translation>
    </message>
    <message>
        <source>Joins the fight: {side}</source>
        <translation>Entra no combate: {side}</translation>
    </message>
    <message>
        <source>Joins the fight, not at this place: {why}</source>
        <translation>Entra no combate, não neste lugar. {why}</translation>
    </message>
    <message>
        <source>{status} on {name}</source>
        <translation>{status} em {name}</translation>
    </message>
    <message>
        <source>{name} is in no party, and keeps nothing after this fight.</source>
        <translation>{name} não está em nenhum grupo e não guarda nada depois deste combate.</translation>
    </message>
    <message>
        <source>{words}: available in the next fight</source>
        <translation>{words}: à mão no próximo combate</translation>
    </message>
</context>
<context>
    <name>FightKeys</name>
    <message>
        <source>The number has answered already.</source>
        <translation>O número já respondeu.</translation>
    </message>
    <message>
        <source>The number has answered already: what is asked now waits for another Enter.</source>
        <translation>O número já respondeu: o que se pergunta agora espera outro Enter.</translation>
    </message>
    <message>
        <source>{key} does nothing here; F1 shows the keys.</source>
        <translation>{key} não faz nada aqui; F1 mostra as teclas.</translation>
    </message>
    <message>
        <source>No target has the letter {letter}. Esc cancels the action.</source>
        <translation>Com {letter} não se pode mirar em ninguém. Esc cancela a ação.</translation>
    </message>
    <message>
        <source>This does not begin with a roll: Enter does it, Tab goes to the next field.</source>
        <translation>Isto não começa com uma rolagem: Enter faz, Tab passa ao próximo campo.</translation>
    </message>
    <message>
        <source>A question is open: answer it first, then rule. What you type now is no answer.</source>
        <translation>Há uma pergunta em aberto: responda primeiro e decida depois. O que você digita agora não é resposta.</translation>
    </message>
    <message>
        <source>Several can: select a row with ↑ ↓ first ({names}).</source>
        <translation>Vários podem: escolha antes uma linha com ↑ ↓ ({names}).</translation>
    </message>
    <message>
        <source>Nobody is selected: choose a row of the order with ↑ ↓ first.</source>
        <translation>Ninguém está selecionado: escolha antes uma linha da ordem com ↑ ↓.</translation>
    </message>
    <message>
        <source>The ruling {text} is still typed: Enter does it, Esc forgets it.</source>
        <translation>A decisão {text} ainda está escrita: Enter a aplica, Esc a descarta.</translation>
    </message>
    <message>
        <source>Declaring rolls no dice: Enter declares it, Tab goes to the next field.</source>
        <translation>Ao declarar não se rolam dados: Enter declara, Tab passa ao campo seguinte.</translation>
    </message>
</context>
<context>
    <name>FightOdds</name>
    <message>
        <source>There are no odds: the fight has ended.</source>
        <translation>Não resta nada a prever: o combate terminou.</translation>
    </message>
    <message>
        <source>There are no odds: the rules name {side} as the winner.</source>
        <translation>Não há prognóstico: pelas regras, vence {side}.</translation>
    </message>
    <message>
        <source>There are no odds: only one side stands.</source>
        <translation>Não resta nada a prever: só um lado continua de pé.</translation>
    </message>
    <message>
        <source>Playing the fight on …</source>
        <translation>Jogando o resto do combate …</translation>
    </message>
    <message>
        <source>The one-in-twenty disaster</source>
        <translation>O desastre de um em vinte</translation>
    </message>
    <message>
        <source>What if? Type a few letters, then a number</source>
        <translation>E se…? Algumas letras e, depois, um número</translation>
    </message>
    <message>
        <source>{change}: playing …</source>
        <translation>{change}: está sendo jogado …</translation>
    </message>
    <message>
        <source>{name} – the disaster</source>
        <translation>{name} – o desastre</translation>
    </message>
    <message>
        <source>“{name}”: Ctrl+H looks back at how it came to this.</source>
        <translation>“{name}”: Ctrl+H mostra como se chegou a isto.</translation>
    </message>
</context>
<context>
    <name>FightPage</name>
    <message>
        <source>Fight</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>The ruling {text} was not done: an action is set up instead.</source>
        <translation>A decisão {text} não foi aplicada: em seu lugar, prepara-se uma ação.</translation>
    </message>
</context>
<context>
    <name>FightPanes</name>
    <message>
        <source>Nothing moves.</source>
        <translation>Nada se move.</translation>
    </message>
    <message>
        <source>Rows glide, and bars drain.</source>
        <translation>As linhas deslizam e as barras se esvaziam.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>Não foi possível gravar {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} was written.</source>
        <translation>{path} foi gravado.</translation>
    </message>
    <message>
        <source>{path} already exists. Overwrite it?</source>
        <translation>{path} já existe. Gravar por cima?</translation>
    </message>
</context>
<context>
    <name>FilingBar</name>
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
    <message>
        <source>Folder {name}</source>
        <translation>Pasta {name}</translation>
    </message>
    <message>
        <source>Only creatures can go into folders.</source>
        <translation>Nas pastas só ficam criaturas.</translation>
    </message>
    <message>
        <source>Drop them on a folder.</source>
        <translation>Solte-as sobre uma pasta.</translation>
    </message>
    <message>
        <source>Into {folder}</source>
        <translation>Para a pasta {folder}</translation>
    </message>
    <message>
        <source>Out of their folders</source>
        <translation>Fora de suas pastas</translation>
    </message>
    <message>
        <source>A folder cannot go into itself.</source>
        <translation>Uma pasta não cabe dentro de si mesma.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Já está ali.</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>Fora de sua pasta</translation>
    </message>
    <message>
        <source>Only creatures can have tags.</source>
        <translation>Só criaturas levam etiquetas.</translation>
    </message>
    <message>
        <source>Drop them on a tag.</source>
        <translation>Solte-as sobre uma etiqueta.</translation>
    </message>
    <message>
        <source>Tag them {tag}</source>
        <translation>Etiquetá-las com {tag}</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Buscas salvas</translation>
    </message>
    <message>
        <source>Save this search (Ctrl+Shift+S)</source>
        <translation>Salvar esta busca (Ctrl+Shift+S)</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Words in the log</source>
        <translation>Palavras que estão no registro</translation>
    </message>
    <message>
        <source>Only lines with these words</source>
        <translation>Só linhas com estas palavras</translation>
    </message>
</context>
<context>
    <name>FolderChoice</name>
    <message>
        <source>none; Coast/Caves makes one inside another</source>
        <translation>nenhuma; Costa/Cavernas cria uma dentro da outra</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Sem pasta</translation>
    </message>
</context>
<context>
    <name>FolderController</name>
    <message>
        <source>Name of the new folder; a / separates nested folders</source>
        <translation>Nome da nova pasta; uma / separa pastas dentro de pastas</translation>
    </message>
    <message>
        <source>Name of the new tag</source>
        <translation>Nome da nova etiqueta</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Precisa de um nome.</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>“{name}” já existe.</translation>
    </message>
    <message>
        <source>Make the folder {name}</source>
        <translation>Criar a pasta {name}</translation>
    </message>
    <message>
        <source>Make the tag {name}</source>
        <translation>Criar a etiqueta {name}</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Nome da pasta</translation>
    </message>
    <message>
        <source>Name of the tag, for all that have it</source>
        <translation>Nome da etiqueta, para todas que a têm</translation>
    </message>
    <message>
        <source>A folder cannot go into itself.</source>
        <translation>Uma pasta não cabe em si mesma.</translation>
    </message>
    <message>
        <source>“{name}” already exists. Enter once more merges the two.</source>
        <translation>“{name}” já existe. Enter mais uma vez junta as duas.</translation>
    </message>
    <message>
        <source>Put the folder {name} into {other}</source>
        <translation>Juntar a pasta {name} com {other}</translation>
    </message>
    <message>
        <source>Rename the folder {name}</source>
        <translation>Renomear a pasta {name}</translation>
    </message>
    <message>
        <source>Merge the tag {name} into {other}</source>
        <translation>Juntar a etiqueta {name} com {other}</translation>
    </message>
    <message>
        <source>Rename the tag {name}</source>
        <translation>Renomear a etiqueta {name}</translation>
    </message>
    <message>
        <source>Into which tag is “{name}” merged?</source>
        <translation>Com qual etiqueta “{name}” se junta?</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>Into which folder is “{name}” moved?</source>
        <translation>Para qual pasta vai “{name}”?</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>pasta</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>Fora da sua pasta</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Sem cor</translation>
    </message>
    <message>
        <source>Colour of “{name}”</source>
        <translation>Cor de “{name}”</translation>
    </message>
    <message>
        <source>Colour {name}</source>
        <translation>Colorir {name}</translation>
    </message>
    <message>
        <source>Empty the folder {name}</source>
        <translation>Esvaziar a pasta {name}</translation>
    </message>
    <message>
        <source>Remove the tag {name} from all</source>
        <translation>Tirar de todas a etiqueta {name}</translation>
    </message>
    <message>
        <source>Dissolve the folder {name}</source>
        <translation>Dissolver a pasta {name}</translation>
    </message>
    <message>
        <source>Delete the tag {name}</source>
        <translation>Excluir a etiqueta {name}</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nova pasta…</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nova etiqueta…</translation>
    </message>
    <message>
        <source>Move into another folder…</source>
        <translation>Para outra pasta…</translation>
    </message>
    <message>
        <source>Merge with another tag…</source>
        <translation>Juntar com outra etiqueta…</translation>
    </message>
    <message>
        <source>Empty it</source>
        <translation>Esvaziá-la</translation>
    </message>
    <message>
        <source>Remove it from all creatures</source>
        <translation>Tirá-la de todas as criaturas</translation>
    </message>
    <message>
        <source>Dissolve it; its creatures stay</source>
        <translation>Dissolvê-la; suas criaturas ficam</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>Excluir a etiqueta</translation>
    </message>
</context>
<context>
    <name>FolderModel</name>
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
    <name>GainsRow</name>
    <message>
        <source>{what} so far</source>
        <translation>{what} até agora</translation>
    </message>
</context>
<context>
    <name>GiveCard</name>
    <message>
        <source>Who gets it</source>
        <translation>Quem recebe</translation>
    </message>
    <message>
        <source>How it is given</source>
        <translation>Como se dá</translation>
    </message>
    <message>
        <source>Each of them gets this much</source>
        <translation>Cada um recebe essa quantidade</translation>
    </message>
    <message>
        <source>They share it evenly</source>
        <translation>Divide-se em partes iguais</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Give (Enter)</source>
        <translation>Dar (Enter)</translation>
    </message>
    <message>
        <source>How many each</source>
        <translation>Quantos para cada um</translation>
    </message>
    <message>
        <source>To {name}</source>
        <translation>Para {name}</translation>
    </message>
    <message>
        <source>To the {number} selected</source>
        <translation>Aos {number} membros escolhidos</translation>
    </message>
    <message>
        <source>To all {number} of the party</source>
        <translation>Aos {number} membros do grupo</translation>
    </message>
    <message>
        <source>{number} {what} each, {left} left over</source>
        <translation>{number} {what} para cada um, sobram {left}</translation>
    </message>
    <message>
        <source>{number} {what} each</source>
        <translation>{number} {what} para cada um</translation>
    </message>
    <message>
        <source>Say what they get, and how much.</source>
        <translation>Diga quanto e do que recebem.</translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation>Dar a {name}</translation>
    </message>
    <message>
        <source>Give to {number} members</source>
        <translation>Dar a {number} membros</translation>
    </message>
</context>
<context>
    <name>GroundMenu</name>
    <message>
        <source>Ruling on {cell}</source>
        <translation>Decisão sobre {cell}</translation>
    </message>
    <message>
        <source>Rulings on {name}…</source>
        <translation>Decisões sobre {name}…</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Put {name} here</source>
        <translation>Pôr {name} aqui</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>Pôr aqui</translation>
    </message>
</context>
<context>
    <name>GroupActionController</name>
    <message>
        <source>Prepare an action of the group’s first combatant, then let the group do it.</source>
        <translation>Prepare uma ação do primeiro do grupo e faça o grupo realizá-la.</translation>
    </message>
    <message>
        <source>A group acts together once the surprise is over.</source>
        <translation>Um grupo age junto quando a surpresa acaba.</translation>
    </message>
    <message>
        <source>Nobody in its group acts directly after it.</source>
        <translation>Ninguém do seu grupo vem logo depois.</translation>
    </message>
    <message>
        <source>{name} cannot do the same in its turn: {why}</source>
        <translation>{name} não pode fazer o mesmo no seu turno. {why}</translation>
    </message>
    <message>
        <source>Left unspent: {who}.</source>
        <translation>Sem gastar: {who}.</translation>
    </message>
    <message>
        <source>Everybody has declared. Space goes on.</source>
        <translation>Todos declararam. Espaço segue.</translation>
    </message>
    <message>
        <source>Nobody else in its group declares now.</source>
        <translation>Mais ninguém do subgrupo declara agora.</translation>
    </message>
    <message>
        <source>Without {names}: {why}</source>
        <translation>Sem {names}: {why}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter: the same declaration for {names}</source>
        <translation>Ctrl+Shift+Enter: a mesma declaração para {names}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter: the same for {names}, when the turn comes</source>
        <translation>Ctrl+Shift+Enter: o mesmo para {names}, quando chegar o turno</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter: the same for {names}, to the nearest free cell, when the turn comes</source>
        <translation>Ctrl+Shift+Enter: o mesmo para {names}, na casa livre mais próxima, quando chegar a vez</translation>
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
    <message>
        <source>Pages of the guide</source>
        <translation>Páginas do guia</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar no guia</translation>
    </message>
    <message>
        <source>The pages that contain all of it; Enter goes from place to place (Ctrl+F)</source>
        <translation>As páginas em que está tudo; Enter vai de um lugar a outro (Ctrl+F)</translation>
    </message>
    <message>
        <source>No page contains “{words}”.</source>
        <translation>Nenhuma página contém “{words}”.</translation>
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
    <name>HandoutFiles</name>
    <message>
        <source>Open a fight first; a handout can then be made of it.</source>
        <translation>Abra primeiro um combate; então uma folha pode ser feita dele.</translation>
    </message>
    <message>
        <source>Write the handout</source>
        <translation>Escrever a folha para distribuir</translation>
    </message>
    <message>
        <source>Choose fights or a folder of them in the list of encounters; they become a booklet.</source>
        <translation>Escolha combates ou uma pasta deles na lista de encontros; eles viram um caderno.</translation>
    </message>
    <message>
        <source>Write the booklet</source>
        <translation>Escrever o caderno</translation>
    </message>
    <message>
        <source>Reading the fights</source>
        <translation>Lendo os combates</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>How much of the fight has happened</source>
        <translation>Quanto do combate já aconteceu</translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation>Um passo atrás (←)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Reproduzir ou parar (Espaço)</translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation>Um passo adiante (→)</translation>
    </message>
    <message>
        <source>Go on from here (G)</source>
        <translation>Seguir daqui (G)</translation>
    </message>
    <message>
        <source>Branch from here… (B)</source>
        <translation>Ramificar daqui… (B)</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Voltar para agora (Esc)</translation>
    </message>
    <message>
        <source>The past: {when}, step {number} of {all}. Here you can only look.</source>
        <translation>O passado: {when}, passo {number} de {all}. Aqui só se olha.</translation>
    </message>
    <message>
        <source>The fight goes on from here; Ctrl+Shift+Z redoes what came later.</source>
        <translation>O combate segue daqui; Ctrl+Shift+Z refaz o que veio depois.</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Outro combate segue daqui</translation>
    </message>
    <message>
        <source>Type its name, then Enter</source>
        <translation>Como se chama, e depois Enter</translation>
    </message>
    <message>
        <source>{name} – what if…</source>
        <translation>{name} – e se…</translation>
    </message>
    <message>
        <source>“{name}” goes on from here; nothing that happens in it reaches a party.</source>
        <translation>“{name}” segue daqui; o que resultar não chega a nenhum grupo.</translation>
    </message>
</context>
<context>
    <name>HistoryCard</name>
    <message>
        <source>This party has been in no fight yet.</source>
        <translation>Este grupo ainda não esteve em nenhum combate.</translation>
    </message>
    <message>
        <source>Fights and rests of</source>
        <translation>Combates e descansos de</translation>
    </message>
    <message>
        <source>The party, or one of its members (← →)</source>
        <translation>O grupo, ou um de seus membros (← →)</translation>
    </message>
    <message>
        <source>← → choose whose fights these are, Enter opens the log of one, Esc closes this.</source>
        <translation>← → escolhem de quem são os combates, Enter abre o registro de um, Esc fecha isto.</translation>
    </message>
    <message>
        <source>{name} has been in no fight yet.</source>
        <translation>{name} ainda não esteve em nenhum combate.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Encounter</source>
        <translation>Encontro</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Who fell</source>
        <translation>Quem caiu</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Went down</source>
        <translation>Caiu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>{number} rested</source>
        <translation>{number} descansaram</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>ninguém venceu</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>Venceu: {side}</translation>
    </message>
    <message>
        <source>{number} of the others</source>
        <translation>dos outros, {number}</translation>
    </message>
    <message>
        <source>Rest, as you ruled</source>
        <translation>Descanso, por sua decisão</translation>
    </message>
    <message>
        <source>Rest: {what}</source>
        <translation>Descanso: {what}</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Causado</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Sofrido</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Sistema de regras</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
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
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Variant of</source>
        <translation>Variante de</translation>
    </message>
    <message>
        <source>What other versions wrote</source>
        <translation>O que outras versões escreveram</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Size, type and alignment</source>
        <translation>Tamanho, tipo e tendência</translation>
    </message>
    <message>
        <source>Ability scores</source>
        <translation>Valores de atributo</translation>
    </message>
    <message>
        <source>Armor class</source>
        <translation>Classe de armadura</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Pontos de vida</translation>
    </message>
    <message>
        <source>Hit dice</source>
        <translation>Dados de vida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Deslocamento</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>Subtipo</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Tendência</translation>
    </message>
    <message>
        <source>Experience points</source>
        <translation>Pontos de experiência</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Força</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Destreza</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constituição</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Inteligência</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Sabedoria</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Carisma</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traços</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>Bonus actions</source>
        <translation>Ações bônus</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reações</translation>
    </message>
    <message>
        <source>Legendary actions</source>
        <translation>Ações lendárias</translation>
    </message>
    <message>
        <source>Saving throws</source>
        <translation>Salvaguardas</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Perícias</translation>
    </message>
    <message>
        <source>Vulnerabilities</source>
        <translation>Vulnerabilidades</translation>
    </message>
    <message>
        <source>Resistances</source>
        <translation>Resistências</translation>
    </message>
    <message>
        <source>Immunities</source>
        <translation>Imunidades</translation>
    </message>
    <message>
        <source>Conditions it is immune to</source>
        <translation>Condições a que é imune</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sentidos</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafio</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Característica</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Bonus action</source>
        <translation>Ação bônus</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reação</translation>
    </message>
    <message>
        <source>Legendary action</source>
        <translation>Ação lendária</translation>
    </message>
    <message>
        <source>Mythic action</source>
        <translation>Ação mítica</translation>
    </message>
    <message>
        <source>Lair action</source>
        <translation>Ação de covil</translation>
    </message>
    <message>
        <source>Regional effect</source>
        <translation>Efeito regional</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Itens</translation>
    </message>
    <message>
        <source>Items dropped</source>
        <translation>Itens deixados</translation>
    </message>
    <message>
        <source>Other text</source>
        <translation>Outro texto</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Equipamento</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>Habitat</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesouro</translation>
    </message>
    <message>
        <source>Proficiency bonus</source>
        <translation>Bônus de proficiência</translation>
    </message>
    <message>
        <source>Conditions of an attack</source>
        <translation>Condições de um ataque</translation>
    </message>
    <message>
        <source>5e: {field}</source>
        <translation>5e: {field}</translation>
    </message>
    <message>
        <source>Turnwright board</source>
        <translation>Tabuleiro do Turnwright</translation>
    </message>
    <message>
        <source>Foundry compendium</source>
        <translation>Compêndio do Foundry</translation>
    </message>
    <message>
        <source>5e stat block</source>
        <translation>Bloco de 5e</translation>
    </message>
    <message>
        <source>FFRPG stat block</source>
        <translation>Bloco de FFRPG</translation>
    </message>
    <message>
        <source>Sheet as text</source>
        <translation>Ficha em texto</translation>
    </message>
    <message>
        <source>FFRPG monster maker</source>
        <translation>Criador de monstros de FFRPG</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>convertido</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>suposto</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Name by which others refer to it</source>
        <translation>Como os outros a citam</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membros</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Quem participa</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surpresa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Quem rola</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Semente dos dados</translation>
    </message>
</context>
<context>
    <name>ImportCard</name>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import preview; nothing is written yet</source>
        <translation>O que resultaria; ainda nada foi gravado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Accepted: {taken}. Refused: {refused}. Already in the library: {same}.</source>
        <translation>Aceitos: {taken}. Recusados: {refused}. Já na biblioteca: {same}.</translation>
    </message>
    <message>
        <source>Paste a stat block as 5e or FFRPG print it, a sheet with its labels, or the text of a file.</source>
        <translation>Cole um bloco de estatísticas como os de 5e ou FFRPG, uma ficha com os seus rótulos ou o texto de um arquivo.</translation>
    </message>
    <message>
        <source>Choose its rule system above first: one creature waits for it.</source>
        <translation>Escolha antes, acima, o sistema de regras dela: uma criatura espera por ele.</translation>
    </message>
    <message>
        <source>Choose their rule system above first: {number} creatures wait for it.</source>
        <translation>Escolha antes, acima, o sistema de regras delas: {number} criaturas esperam por ele.</translation>
    </message>
</context>
<context>
    <name>ImportComparison</name>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lido</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Fica</translation>
    </message>
    <message>
        <source>What was read, and what it becomes</source>
        <translation>O que foi lido e em que se torna</translation>
    </message>
    <message>
        <source>Fields kept: {kept}, mapped: {mapped}, guessed: {guessed}, dropped: {dropped}.</source>
        <translation>Campos mantidos: {kept}, transpostos: {mapped}, supostos: {guessed}, omitidos: {dropped}.</translation>
    </message>
</context>
<context>
    <name>ImportList</name>
    <message>
        <source>Becomes</source>
        <translation>Fica</translation>
    </message>
    <message>
        <source>Import preview</source>
        <translation>O que resultaria</translation>
    </message>
    <message>
        <source>and more: {number}</source>
        <translation>e mais: {number}</translation>
    </message>
    <message>
        <source>{format}: accepted {taken}, refused {refused}</source>
        <translation>{format}: aceitos {taken}, recusados {refused}</translation>
    </message>
    <message>
        <source>{format}: accepted {taken}, refused {refused}, waiting for their rule system {waiting}</source>
        <translation>{format}: aceitos {taken}, recusados {refused}, à espera do sistema de regras {waiting}</translation>
    </message>
    <message>
        <source>waits for its rule system</source>
        <translation>espera o seu sistema de regras</translation>
    </message>
    <message>
        <source>refused: {why}</source>
        <translation>recusado: {why}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>entra</translation>
    </message>
    <message>
        <source>new; both stay</source>
        <translation>entra; ficam ambas</translation>
    </message>
    <message>
        <source>new; both stay, the other in {folder}</source>
        <translation>entra; ficam ambas, a outra em {folder}</translation>
    </message>
    <message>
        <source>replaces the one there</source>
        <translation>substitui a que já está</translation>
    </message>
    <message>
        <source>replaces the one in {folder}</source>
        <translation>substitui a que está em {folder}</translation>
    </message>
    <message>
        <source>left out: already there</source>
        <translation>fica de fora: já está</translation>
    </message>
    <message>
        <source>left out: already there, in {folder}</source>
        <translation>fica de fora: já está, em {folder}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
</context>
<context>
    <name>ImportOptions</name>
    <message>
        <source>Rule system where none is named</source>
        <translation>Sistema de regras do que não nomeia nenhum</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Como diz o arquivo</translation>
    </message>
    <message>
        <source>How creatures of other games are converted</source>
        <translation>Como as criaturas de outros jogos são convertidas</translation>
    </message>
    <message>
        <source>Edit a copy of this profile…</source>
        <translation>Editar uma cópia deste perfil…</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Colunas…</translation>
    </message>
    <message>
        <source>What already exists</source>
        <translation>O que já existe</translation>
    </message>
    <message>
        <source>What already exists stays beside it</source>
        <translation>O que já existe fica ao lado</translation>
    </message>
    <message>
        <source>Existing: stays</source>
        <translation>Já existe: fica</translation>
    </message>
    <message>
        <source>What already exists is replaced</source>
        <translation>O que já existe é substituído</translation>
    </message>
    <message>
        <source>Existing: is replaced</source>
        <translation>Já existe: troca-se</translation>
    </message>
    <message>
        <source>What already exists is left out</source>
        <translation>O que já existe é omitido</translation>
    </message>
    <message>
        <source>Existing: is left out</source>
        <translation>Já existe: omite-se</translation>
    </message>
    <message>
        <source>Where to put the creatures</source>
        <translation>Onde pôr as criaturas</translation>
    </message>
    <message>
        <source>Into the bestiary</source>
        <translation>Para o bestiário</translation>
    </message>
    <message>
        <source>Members of {party}</source>
        <translation>Membros de {party}</translation>
    </message>
    <message>
        <source>Members of a new party</source>
        <translation>Membros de um novo grupo</translation>
    </message>
    <message>
        <source>Folder as in the file</source>
        <translation>Pasta, como diz o arquivo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Folder of the creatures</source>
        <translation>Pasta das criaturas</translation>
    </message>
    <message>
        <source>Converted as usual for the rules</source>
        <translation>Converter como é costume nestas regras</translation>
    </message>
</context>
<context>
    <name>Invitations</name>
    <message>
        <source>Nothing has been declared in secret.</source>
        <translation>Nada foi declarado em segredo.</translation>
    </message>
    <message>
        <source>No player asks for anything now.</source>
        <translation>Ninguém pede nada pelo celular agora.</translation>
    </message>
    <message>
        <source>{names}: answered on the phone.</source>
        <translation>{names}: resposta pelo celular.</translation>
    </message>
    <message>
        <source>A player asks to sit as {names}: Ctrl+F9 lets them, Ctrl+Shift+F9 does not.</source>
        <translation>Alguém pede para sentar como {names}: Ctrl+F9 permite, Ctrl+Shift+F9 não.</translation>
    </message>
    <message>
        <source>{names}: sits at a phone now.</source>
        <translation>{names}: já há alguém no lugar, com um telefone.</translation>
    </message>
    <message>
        <source>{names}: nobody sits there now.</source>
        <translation>{names}: agora não há ninguém no lugar.</translation>
    </message>
</context>
<context>
    <name>InviteWindow</name>
    <message>
        <source>Invite players</source>
        <translation>Convidar os jogadores</translation>
    </message>
    <message>
        <source>Address in the local network</source>
        <translation>Endereço na rede local</translation>
    </message>
    <message>
        <source>This machine is in no network now: players can join once it is, as in your Wi-Fi.</source>
        <translation>Este computador não está em nenhuma rede agora: os jogadores poderão entrar quando estiver, por exemplo no seu Wi-Fi.</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Convidar</translation>
    </message>
    <message>
        <source>Picture to scan with a phone</source>
        <translation>Imagem para escanear com um celular</translation>
    </message>
    <message>
        <source>Whoever shares this network could read along: use your own Wi-Fi, not an open one. Players see what they may know and nothing else.</source>
        <translation>Quem usa esta rede poderia ler junto: use o seu próprio Wi-Fi, não um aberto. Os jogadores veem o que podem saber e nada mais.</translation>
    </message>
    <message>
        <source>Same seats as last time</source>
        <translation>Os mesmos lugares da última vez</translation>
    </message>
    <message>
        <source>Phones that come back sit down by themselves where they sat.</source>
        <translation>Os celulares que voltam se sentam sozinhos onde estavam.</translation>
    </message>
    <message>
        <source>Overlay for streams</source>
        <translation>Camada para transmissões</translation>
    </message>
    <message>
        <source>Address of the overlay</source>
        <translation>Endereço da camada</translation>
    </message>
    <message>
        <source>Nobody has joined yet.</source>
        <translation>Ninguém entrou ainda.</translation>
    </message>
    <message>
        <source>Nobody can be invited on {address}: {reason}.</source>
        <translation>Não é possível convidar ninguém em {address}: {reason}.</translation>
    </message>
    <message>
        <source>End the invitation</source>
        <translation>Encerrar o convite</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>Código: {code}</translation>
    </message>
    <message>
        <source>Players scan the picture, or open the address and type the code. Then they choose who they are. The picture seats one player at once and then changes; the code asks you first.</source>
        <translation>Cada pessoa escaneia a imagem, ou abre o endereço e digita o código. Depois escolhe quem é. A imagem senta logo uma pessoa e depois muda; o código pergunta a você antes.</translation>
    </message>
    <message>
        <source>Answers wait until I press Enter</source>
        <translation>As respostas esperam até eu apertar Enter</translation>
    </message>
    <message>
        <source>They stand in the question; until then they do not count.</source>
        <translation>Ficam na pergunta; até lá não contam.</translation>
    </message>
    <message>
        <source>Players join with their phones, in the network of this computer. Before you invite them nobody can.</source>
        <translation>Os jogadores entram com seus celulares, na rede deste computador. Antes do seu convite ninguém consegue.</translation>
    </message>
    <message>
        <source>What players want to do waits for you, and so do their answers.</source>
        <translation>O que os jogadores querem fazer espera por você, e as respostas deles também.</translation>
    </message>
    <message>
        <source>What players want to do waits for you; what they answer when asked counts at once.</source>
        <translation>O que os jogadores querem fazer espera por você; o que respondem quando se pergunta vale na hora.</translation>
    </message>
    <message>
        <source>Let them sit</source>
        <translation>Deixar sentar</translation>
    </message>
    <message>
        <source>was here last time</source>
        <translation>esteve aqui da última vez</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguém</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>asks to sit here</source>
        <translation>pede para sentar aqui</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aqui</translation>
    </message>
    <message>
        <source>chooses a seat</source>
        <translation>escolhe um lugar</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mais…</translation>
    </message>
    <message>
        <source>Sit as {name}</source>
        <translation>Sentar como {name}</translation>
    </message>
    <message>
        <source>Have them choose again</source>
        <translation>Que escolha de novo</translation>
    </message>
    <message>
        <source>End this seat</source>
        <translation>Fechar este lugar</translation>
    </message>
</context>
<context>
    <name>ItemTransfer</name>
    <message>
        <source>Drop it on a member.</source>
        <translation>Solte-o sobre um membro.</translation>
    </message>
    <message>
        <source>This party no longer has it.</source>
        <translation>Este grupo não o tem mais.</translation>
    </message>
    <message>
        <source>The sheet of {name} has no {thing}.</source>
        <translation>{name} não conta {thing}.</translation>
    </message>
    <message>
        <source>{name} already has it.</source>
        <translation>{name} já o tem.</translation>
    </message>
    <message>
        <source>Hand {thing} to {name}</source>
        <translation>Dar {thing} a {name}</translation>
    </message>
    <message>
        <source>How much {thing} for {name}? Enter: all</source>
        <translation>Quanto {thing} para {name}? Enter: tudo</translation>
    </message>
    <message>
        <source>A number from 1 to {most}.</source>
        <translation>Um número de 1 a {most}.</translation>
    </message>
    <message>
        <source>Hand {number} {thing} to {name}</source>
        <translation>Dar {number} {thing} a {name}</translation>
    </message>
</context>
<context>
    <name>ItemsPanel</name>
    <message>
        <source>Things of the party</source>
        <translation>Coisas do grupo</translation>
    </message>
    <message>
        <source>Drag one onto a member, or press Enter and type a name; Ctrl keeps the original.</source>
        <translation>Arraste uma sobre um membro, ou Enter e um nome; com Ctrl fica o que havia.</translation>
    </message>
    <message>
        <source>Nobody carries anything, and no spoils of a fight are left.</source>
        <translation>Ninguém leva nada, e não resta espólio de nenhum combate.</translation>
    </message>
    <message>
        <source>spoils, nobody’s yet</source>
        <translation>espólio, ainda de ninguém</translation>
    </message>
    <message>
        <source>Hand {thing} to whom?</source>
        <translation>A quem dar {thing}?</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Playing</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Ruling and planning</source>
        <translation>Decidir e prever</translation>
    </message>
    <message>
        <source>Looking back and ahead</source>
        <translation>Olhar para trás e para frente</translation>
    </message>
    <message>
        <source>Before the fight</source>
        <translation>Antes do combate</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>A janela</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation>Procurar teclas</translation>
    </message>
    <message>
        <source>No key does that. Ctrl+K finds what has none.</source>
        <translation>Nenhuma tecla faz isso. Ctrl+K acha o que não tem tecla.</translation>
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
        <source>{name} already exists; choose another name.</source>
        <translation>{name} já existe; escolha um nome que esteja livre.</translation>
    </message>
    <message>
        <source>{name} is now as in {backup}; the previous file is kept as {kept} in {folder}.</source>
        <translation>{name} está agora como em {backup}; como estava antes, ela é guardada como {kept} em {folder}.</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Salvar uma cópia da biblioteca</translation>
    </message>
    <message>
        <source>Everything in the library was written to {path}.</source>
        <translation>Tudo o que a biblioteca contém foi escrito em {path}.</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Salvar uma cópia como…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Olhar de novo</translation>
    </message>
    <message>
        <source>{name} is back in its place, and changes are saved in it again.</source>
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
        <source>Save a copy of everything in it before closing?</source>
        <translation>Salvar uma cópia de tudo o que ela contém antes de fechar?</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar um backup…</translation>
    </message>
    <message>
        <source>{name} is the open library.</source>
        <translation>{name} é a biblioteca que está aberta.</translation>
    </message>
    <message>
        <source>{name} is now as in {backup}.</source>
        <translation>{name} está agora como em {backup}.</translation>
    </message>
    <message>
        <source>Repairing {name}</source>
        <translation>Reparando {name}</translation>
    </message>
</context>
<context>
    <name>LibraryErrorWindow</name>
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
    <name>LineButton</name>
    <message>
        <source>declared</source>
        <translation>declarado</translation>
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
        <source>From a file…</source>
        <translation>De um arquivo…</translation>
    </message>
    <message>
        <source>Import creatures (Ctrl+I)</source>
        <translation>Importar criaturas (Ctrl+I)</translation>
    </message>
    <message>
        <source>Paste a text…</source>
        <translation>Colar um texto…</translation>
    </message>
    <message>
        <source>Import a text (Ctrl+Shift+I)</source>
        <translation>Importar um texto (Ctrl+Shift+I)</translation>
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
        <source>Nothing here matches your search. Elsewhere in the bestiary: {number}.</source>
        <translation>Aqui nada corresponde ao que você procura. Em outros lugares do bestiário: {number}.</translation>
    </message>
    <message>
        <source>Show them (Enter)</source>
        <translation>Mostrar (Enter)</translation>
    </message>
    <message>
        <source>No creature matches your search.</source>
        <translation>Nenhuma criatura corresponde à sua busca.</translation>
    </message>
    <message>
        <source>Show all creatures</source>
        <translation>Mostrar todas as criaturas</translation>
    </message>
    <message>
        <source>Shift+Enter adds it, Enter alone where numbers stand behind the name</source>
        <translation>Shift+Enter adiciona; só Enter, se há números depois do nome</translation>
    </message>
    <message>
        <source>{count} creatures</source>
        <translation>{count} criaturas</translation>
    </message>
    <message>
        <source>Drop it on a creature.</source>
        <translation>Solte-a sobre uma criatura.</translation>
    </message>
    <message>
        <source>Tag {count} creatures {tag}</source>
        <translation>Etiquetar {count} criaturas com {tag}</translation>
    </message>
    <message>
        <source>Tag {name} {tag}</source>
        <translation>Etiquetar {name} com {tag}</translation>
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
    <name>LoadingPage</name>
    <message>
        <source>{many} combatants are coming.</source>
        <translation>Chegam {many} combatentes.</translation>
    </message>
    <message>
        <source>Esc goes back to the encounters.</source>
        <translation>Esc volta aos encontros.</translation>
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
        <translation>Abra primeiro um combate; depois ele poderá ser salvo como script.</translation>
    </message>
    <message>
        <source>Save fight as script</source>
        <translation>Salvar o combate como script</translation>
    </message>
    <message>
        <source>Only: {what}</source>
        <translation>Somente: {what}</translation>
    </message>
    <message>
        <source>It contains the whole log, not only what the filter shows.</source>
        <translation>Contém o registro inteiro, não só o que o filtro mostra.</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log of the fight</source>
        <translation>Registro do combate</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
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
        <source>Drag the log out of the window</source>
        <translation>Arraste o registro para fora da janela</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>As it stood then</source>
        <translation>Como estava então</translation>
    </message>
    <message>
        <source>Comment on it…</source>
        <translation>Comentar…</translation>
    </message>
    <message>
        <source>Only lines about {name}</source>
        <translation>Só linhas sobre {name}</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Todas as linhas</translation>
    </message>
    <message>
        <source>Copy this line</source>
        <translation>Copiar esta linha</translation>
    </message>
    <message>
        <source>Only dice</source>
        <translation>Só dados</translation>
    </message>
    <message>
        <source>Select {name}</source>
        <translation>Selecionar {name}</translation>
    </message>
    <message>
        <source>Fold all rounds (Ctrl+←)</source>
        <translation>Recolher todas as rodadas (Ctrl+←)</translation>
    </message>
    <message>
        <source>Unfold everything (Ctrl+→)</source>
        <translation>Abrir tudo (Ctrl+→)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Notes on this encounter</source>
        <translation>Notas deste encontro</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>author and licence</source>
        <translation>autoria e licença</translation>
    </message>
    <message>
        <source>The changes to “{name}” are not saved yet.</source>
        <translation>As mudanças de “{name}” ainda não foram salvas.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Ainda não foi salvo</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar um backup…</translation>
    </message>
    <message>
        <source>Rules that you began to make wait for you: “{title}”.</source>
        <translation>Há regras que você começou a criar: “{title}”.</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Regras sem nome</translation>
    </message>
    <message>
        <source>Go on with them</source>
        <translation>Continuar com elas</translation>
    </message>
    <message>
        <source>“{name}” is prepared. “{fight}” is still open in front of it.</source>
        <translation>“{name}” já espera. Na frente segue aberto “{fight}”.</translation>
    </message>
    <message>
        <source>Leave the fight for later and show it</source>
        <translation>Deixar o combate para depois e ver</translation>
    </message>
    <message>
        <source>Repair it now</source>
        <translation>Reparar agora</translation>
    </message>
</context>
<context>
    <name>MapEditor</name>
    <message>
        <source>“{key}” is here twice.</source>
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
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>Novo membro</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
</context>
<context>
    <name>MemberPane</name>
    <message>
        <source>Edit this member (Enter)</source>
        <translation>Editar este membro (Enter)</translation>
    </message>
    <message>
        <source>Rest…</source>
        <translation>Descanso…</translation>
    </message>
    <message>
        <source>A rest for those selected, by their book or as you rule</source>
        <translation>Um descanso dos escolhidos, segundo o livro deles ou como você decidir</translation>
    </message>
    <message>
        <source>The fights of this member</source>
        <translation>Os combates deste membro</translation>
    </message>
    <message>
        <source>Rest ({number})…</source>
        <translation>Descanso ({number})…</translation>
    </message>
    <message>
        <source>Select a member to see them here.</source>
        <translation>Aqui aparece o membro que você escolher.</translation>
    </message>
</context>
<context>
    <name>MemberStanding</name>
    <message>
        <source>As it stands</source>
        <translation>Como está</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>{what}…</source>
        <translation>{what}…</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Desfazer: {what}</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Refazer: {what}</translation>
    </message>
</context>
<context>
    <name>MiniMap</name>
    <message>
        <source>Map of the whole board</source>
        <translation>Mapa do tabuleiro inteiro</translation>
    </message>
    <message>
        <source>The whole board: click or drag to move the view; Ctrl and an arrow move it too</source>
        <translation>O tabuleiro inteiro: clique ou arraste para mover a vista; Ctrl e uma seta também a movem</translation>
    </message>
</context>
<context>
    <name>NewRow</name>
    <message>
        <source>What is it called?</source>
        <translation>Como se chama?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Another one is called “{name}” already.</source>
        <translation>Já há outro que se chama “{name}”.</translation>
    </message>
    <message>
        <source>In which language?</source>
        <translation>Em que idioma?</translation>
    </message>
</context>
<context>
    <name>NextDeed</name>
    <message>
        <source>Next: {name}</source>
        <translation>Vez de {name}</translation>
    </message>
    <message>
        <source>What {name} does next</source>
        <translation>O que {name} faz agora</translation>
    </message>
    <message>
        <source>what it would do itself</source>
        <translation>o que faria por conta própria</translation>
    </message>
    <message>
        <source>by itself: {deed}</source>
        <translation>por conta própria: {deed}</translation>
    </message>
    <message>
        <source>gets “{condition}” first</source>
        <translation>recebe antes “{condition}”</translation>
    </message>
    <message>
        <source>from here on “{reaction}” is done</source>
        <translation>daqui em diante faz-se “{reaction}”</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguém</translation>
    </message>
</context>
<context>
    <name>NextLine</name>
    <message>
        <source>Next: {name}</source>
        <translation>A seguir: {name}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>A seguir</translation>
    </message>
</context>
<context>
    <name>NotationLine</name>
    <message>
        <source>As the book writes it</source>
        <translation>Como o livro escreve</translation>
    </message>
    <message>
        <source>That cannot be read: write it as {example}. The fields stay as they are.</source>
        <translation>Isso não se entende: escreve-se como {example}, e os campos ficam como estão.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>cunning</source>
        <translation>com astúcia</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>sem rodeios</translation>
    </message>
    <message>
        <source>beastly</source>
        <translation>como fera</translation>
    </message>
    <message>
        <source>cowardly</source>
        <translation>com covardia</translation>
    </message>
    <message>
        <source>reckless</source>
        <translation>com temeridade</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>Too early to tell (fights played: {fights})</source>
        <translation>Ainda é cedo para dizer (combates jogados: {fights})</translation>
    </message>
    <message>
        <source>by all tactics {share}%</source>
        <translation>com qualquer tática {share}%</translation>
    </message>
    <message>
        <source>{between}% by tactics, or up to {flight}% flight</source>
        <translation>{between}% conforme a tática, ou até {flight}% de fuga</translation>
    </message>
    <message>
        <source>{between}% by tactics</source>
        <translation>{between}% conforme a tática</translation>
    </message>
    <message>
        <source>{unit}: about {rounds}</source>
        <translation>{unit}: cerca de {rounds}</translation>
    </message>
    <message>
        <source>{side}: {wins} to win</source>
        <translation>{side}: vence {wins}</translation>
    </message>
    <message>
        <source>without {who}</source>
        <translation>sem {who}</translation>
    </message>
    <message>
        <source>Set or noted: {manners}. Everybody else plays by the tactics.</source>
        <translation>Definido ou anotado: {manners}. Os demais jogam conforme a tática.</translation>
    </message>
    <message>
        <source>Later arrivals are counted in: {who}.</source>
        <translation>Conta-se com quem chega depois: {who}.</translation>
    </message>
    <message>
        <source>Those who enter only when you say so are not counted in: {who}.</source>
        <translation>Não se conta com quem só chega quando você disser: {who}.</translation>
    </message>
    <message>
        <source>never leaves</source>
        <translation>nunca foge</translation>
    </message>
    <message>
        <source>leaves below {percent}</source>
        <translation>foge abaixo de {percent}</translation>
    </message>
    <message>
        <source>{unit} left: {rounds}</source>
        <translation>{unit} restantes: {rounds}</translation>
    </message>
    <message>
        <source>down at the end of {share} of fights</source>
        <translation>acaba no chão em {share} dos combates</translation>
    </message>
</context>
<context>
    <name>OddsBar</name>
    <message>
        <source>The odds in detail (Shift+F7)</source>
        <translation>O prognóstico em detalhe (Shift+F7)</translation>
    </message>
    <message>
        <source>More questions: what if, how bad can it get (Ctrl+F7)</source>
        <translation>Perguntar mais: e se…, até onde pode dar errado (Ctrl+F7)</translation>
    </message>
    <message>
        <source>Hide the odds (F7)</source>
        <translation>Ocultar o prognóstico (F7)</translation>
    </message>
</context>
<context>
    <name>OddsCard</name>
    <message>
        <source>The odds in detail</source>
        <translation>O prognóstico em detalhe</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalo de 95%</translation>
    </message>
    <message>
        <source>wins, playing: {tactics}</source>
        <translation>vence jogando: {tactics}</translation>
    </message>
    <message>
        <source>{side}: flight</source>
        <translation>{side}: fuga</translation>
    </message>
    <message>
        <source>{pool} left</source>
        <translation>{pool} restante</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>como definido</translation>
    </message>
    <message>
        <source>no side wins: {undecided}</source>
        <translation>ninguém vence: {undecided}</translation>
    </message>
    <message>
        <source>fights played: {fights}</source>
        <translation>combates jogados: {fights}</translation>
    </message>
    <message>
        <source>The interval is how far off a figure may be by chance; the larger doubt is how cleverly all sides play. In brackets: four in five fights lie between.</source>
        <translation>O intervalo é quanto o acaso pode desviar um número; a dúvida maior é com quanta astúcia jogam todos os lados. Entre parênteses: ali caem quatro de cada cinco combates.</translation>
    </message>
    <message>
        <source>{side}: down at the end, of {standing}</source>
        <translation>{side}: no chão no final, de {standing}</translation>
    </message>
    <message>
        <source>down at the end</source>
        <translation>no chão no final</translation>
    </message>
</context>
<context>
    <name>OddsLine</name>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
</context>
<context>
    <name>OddsService</name>
    <message>
        <source>Playing the fight on</source>
        <translation>Jogando o combate até o fim</translation>
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
        <source>Use our house rules</source>
        <translation>Usar as regras da mesa</translation>
    </message>
    <message>
        <source>Play this fight by the house rules</source>
        <translation>Jogar este combate com as regras da mesa</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Segundo o livro</translation>
    </message>
    <message>
        <source>Reset everything to what the book says</source>
        <translation>Deixar tudo como diz o livro</translation>
    </message>
    <message>
        <source>Every new fight of this system starts with these; prepared ones stay.</source>
        <translation>Com elas começa cada combate novo deste sistema; os já preparados ficam como estão.</translation>
    </message>
    <message>
        <source>As this fight began. A change while it runs is a ruling: Ctrl+K, option.</source>
        <translation>Como este combate começou. O que muda durante ele é uma decisão: Ctrl+K, opção.</translation>
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
    <name>OutOfTurnButtons</name>
    <message>
        <source>Out of turn:</source>
        <translation>Fora do turno:</translation>
    </message>
</context>
<context>
    <name>OutcomeCard</name>
    <message>
        <source>Print the log (Ctrl+P)</source>
        <translation>Imprimir o registro (Ctrl+P)</translation>
    </message>
    <message>
        <source>Hand things out (Ctrl+Shift+T)</source>
        <translation>Repartir as coisas (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>Summary (Ctrl+Shift+E)</source>
        <translation>Resumo (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>Next fight (Enter)</source>
        <translation>Próximo combate (Enter)</translation>
    </message>
    <message>
        <source>Drag things onto members in the order, or press Enter and type a name.</source>
        <translation>As coisas são arrastadas até um membro na ordem, ou entregues com Enter e um nome.</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Folha para distribuir</translation>
    </message>
    <message>
        <source>Drag the handout out of the window</source>
        <translation>Arraste a folha para distribuir para fora da janela</translation>
    </message>
</context>
<context>
    <name>OutcomeTable</name>
    <message>
        <source>dealt</source>
        <translation>causado</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>healed</source>
        <translation>curado</translation>
    </message>
    <message>
        <source>fell</source>
        <translation>caiu</translation>
    </message>
    <message>
        <source>died</source>
        <translation>morreu</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganho</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>gasto</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>fields of the sheet: {number}</source>
        <translation>campos da ficha: {number}</translation>
    </message>
    <message>
        <source>pools: {number}</source>
        <translation>reservas: {number}</translation>
    </message>
    <message>
        <source>conditions: {number}</source>
        <translation>condições: {number}</translation>
    </message>
    <message>
        <source>actions: {number}</source>
        <translation>ações: {number}</translation>
    </message>
    <message>
        <source>reactions: {number}</source>
        <translation>reações: {number}</translation>
    </message>
    <message>
        <source>tests: {number}</source>
        <translation>testes: {number}</translation>
    </message>
    <message>
        <source>options: {number}</source>
        <translation>opções: {number}</translation>
    </message>
    <message>
        <source>numbers of the book: {number}</source>
        <translation>números do livro: {number}</translation>
    </message>
    <message>
        <source>{language} (in part)</source>
        <translation>{language} (em parte)</translation>
    </message>
    <message>
        <source>Languages: {languages}.</source>
        <translation>Idiomas: {languages}.</translation>
    </message>
    <message>
        <source>new: {rows}</source>
        <translation>novo: {rows}</translation>
    </message>
    <message>
        <source>changed: {rows}</source>
        <translation>muda: {rows}</translation>
    </message>
    <message>
        <source>gone: {rows}</source>
        <translation>some: {rows}</translation>
    </message>
    <message>
        <source>{rows} and {number} more</source>
        <translation>{rows} e mais {number}</translation>
    </message>
    <message>
        <source>Line {line}: {sentence}</source>
        <translation>Linha {line}: {sentence}</translation>
    </message>
    <message>
        <source>House rules over {system}.</source>
        <translation>Regras da casa sobre {system}.</translation>
    </message>
    <message>
        <source>Its own tests: {passed} of {number} pass.</source>
        <translation>Os próprios testes: passam {passed} de {number}.</translation>
    </message>
    <message>
        <source>Says it is by {author}.</source>
        <translation>Diz que é de {author}.</translation>
    </message>
    <message>
        <source>Says not whose it is.</source>
        <translation>Não diz de quem é.</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <translation>Licença: {licence}.</translation>
    </message>
    <message>
        <source>Games and house rules of your own</source>
        <translation>Jogos e regras da casa</translation>
    </message>
    <message>
        <source>Games and house rules</source>
        <translation>Jogos e regras da casa</translation>
    </message>
    <message>
        <source>Add it all the same</source>
        <translation>Adicionar mesmo assim</translation>
    </message>
    <message>
        <source>Add it beside the other one</source>
        <translation>Adicionar ao lado do outro</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De um arquivo…</translation>
    </message>
    <message>
        <source>Make your own…</source>
        <translation>Criar as suas…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Mudar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Add this</source>
        <translation>Adicionar este</translation>
    </message>
    <message>
        <source>Try a round…</source>
        <translation>Testar uma rodada…</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Este não</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>a draft, {time}</source>
        <translation>um rascunho, {time}</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Regras sem nome</translation>
    </message>
    <message>
        <source>comes with Turnwright</source>
        <translation>vem com o Turnwright</translation>
    </message>
    <message>
        <source>a newer version comes with Turnwright: {old} → {new}</source>
        <translation>uma versão mais nova vem com o Turnwright: {old} → {new}</translation>
    </message>
    <message>
        <source>here, house rules {version}</source>
        <translation>aqui, regras da casa {version}</translation>
    </message>
    <message>
        <source>here, version {version}</source>
        <translation>aqui, versão {version}</translation>
    </message>
    <message>
        <source>Fights that run by this: {fights}. If it is removed they keep it.</source>
        <translation>Combates em curso com isto: {fights}. Se for removido, eles o mantêm.</translation>
    </message>
    <message>
        <source>If it is removed, fights begin without it, those that are prepared too.</source>
        <translation>Se isto for tirado, os combates começam sem isto, também os preparados.</translation>
    </message>
    <message>
        <source>Creatures of it: {creatures}, members of parties: {members}, prepared fights: {prepared}. If it is removed they stay, and can be changed or begun again once it is back.</source>
        <translation>Criaturas suas: {creatures}, membros de grupos: {members}, combates preparados: {prepared}. Se for removido, continuam ali, e podem ser mudados ou começados de novo quando ele voltar.</translation>
    </message>
    <message>
        <source>“{title}” is removed.</source>
        <translation>Você tirou “{title}”.</translation>
    </message>
    <message>
        <source>Fights that go on by it: {fights}.</source>
        <translation>Combates que seguem com isto: {fights}.</translation>
    </message>
    <message>
        <source>Fights begin without it.</source>
        <translation>Os combates começam sem isto.</translation>
    </message>
    <message>
        <source>What waits until it is back: creatures: {creatures}, members of parties: {members}, prepared fights: {prepared}.</source>
        <translation>O que espera até voltar: criaturas: {creatures}, membros de grupos: {members}, combates preparados: {prepared}.</translation>
    </message>
    <message>
        <source>switch “{title}”</source>
        <translation>trocar “{title}”</translation>
    </message>
    <message>
        <source>remove “{title}”</source>
        <translation>remover “{title}”</translation>
    </message>
    <message>
        <source>Rules ({suffixes})</source>
        <translation>Regras ({suffixes})</translation>
    </message>
    <message>
        <source>Add rules</source>
        <translation>Adicionar regras</translation>
    </message>
    <message>
        <source>That is no file of rules.</source>
        <translation>Isso não é um arquivo de regras.</translation>
    </message>
    <message>
        <source>See what is in it</source>
        <translation>Ver o que há nele</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} não pode ser lido: {why}</translation>
    </message>
    <message>
        <source>It takes the place of version {version}.</source>
        <translation>Toma o lugar da versão {version}.</translation>
    </message>
    <message>
        <source>Its rules are the same.</source>
        <translation>As suas regras são as mesmas.</translation>
    </message>
    <message>
        <source>What stands on sheets has no place in it: {fields}</source>
        <translation>O que está nas fichas não tem lugar nele: {fields}</translation>
    </message>
    <message>
        <source>creatures: {number}</source>
        <translation>criaturas: {number}</translation>
    </message>
    <message>
        <source>parties: {number}</source>
        <translation>grupos: {number}</translation>
    </message>
    <message>
        <source>prepared fights: {number}</source>
        <translation>combates preparados: {number}</translation>
    </message>
    <message>
        <source>boards: {number}</source>
        <translation>tabuleiros: {number}</translation>
    </message>
    <message>
        <source>Also what comes with it ({things})</source>
        <translation>Também o que vem junto ({things})</translation>
    </message>
    <message>
        <source>The game that these house rules are for is not here.</source>
        <translation>O jogo para o qual são estas regras da casa não está aqui.</translation>
    </message>
    <message>
        <source>add “{title}”</source>
        <translation>adicionar “{title}”</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Set up the page</source>
        <translation>Configurar a página</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>Papel:</translation>
    </message>
    <message>
        <source>Margins:</source>
        <translation>Margens:</translation>
    </message>
    <message>
        <source>Orientation:</source>
        <translation>Orientação:</translation>
    </message>
</context>
<context>
    <name>PaperCards</name>
    <message>
        <source>Drawings by {authors}, game-icons.net (CC BY 3.0), recoloured</source>
        <translation>Desenhos de {authors}, game-icons.net (CC BY 3.0), recoloridos</translation>
    </message>
    <message>
        <source>{number} of {many}</source>
        <translation>{number} de {many}</translation>
    </message>
</context>
<context>
    <name>Party</name>
    <message>
        <source>PC</source>
        <translation>PJ</translation>
    </message>
    <message>
        <source>NPC</source>
        <translation>PNJ</translation>
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
        <source>Drag this party into a fight, or out of the window</source>
        <translation>Arraste este grupo para um combate, ou para fora da janela</translation>
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
        <source>Rename the party {name}</source>
        <translation>Renomear o grupo {name}</translation>
    </message>
    <message>
        <source>Another party is called {name}: this one is {numbered} now.</source>
        <translation>Já há outro grupo chamado {name}: este agora é {numbered}.</translation>
    </message>
    <message>
        <source>{party}: {count} members</source>
        <translation>{party}: {count} membros</translation>
    </message>
</context>
<context>
    <name>PartyCardModel</name>
    <message>
        <source>played by {player}</source>
        <translation>quem joga: {player}</translation>
    </message>
    <message>
        <source>down</source>
        <translation>no chão</translation>
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
    <name>PartyCardView</name>
    <message>
        <source>Members of the party</source>
        <translation>Membros do grupo</translation>
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
        <source>Give experience, money or a thing to several at once</source>
        <translation>Dar experiência, dinheiro ou um objeto a vários de uma vez</translation>
    </message>
    <message>
        <source>What this party has</source>
        <translation>O que este grupo tem</translation>
    </message>
    <message>
        <source>The fights of this party</source>
        <translation>Os combates deste grupo</translation>
    </message>
    <message>
        <source>A rest of the party, by its book or as you rule</source>
        <translation>Um descanso do grupo, segundo o livro ou como você decidir</translation>
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
        <source>Duplicate {name}</source>
        <translation>Duplicar {name}</translation>
    </message>
    <message>
        <source>Duplicate {number} members</source>
        <translation>Duplicar {number} membros</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Tirar {name}</translation>
    </message>
    <message>
        <source>Remove {number} members</source>
        <translation>Tirar {number} membros</translation>
    </message>
    <message>
        <source>Give…</source>
        <translation>Dar…</translation>
    </message>
    <message>
        <source>Rest…</source>
        <translation>Descanso…</translation>
    </message>
</context>
<context>
    <name>PastedText</name>
    <message>
        <source>The text that is read</source>
        <translation>O texto que é lido</translation>
    </message>
    <message>
        <source>Paste or type a stat block here</source>
        <translation>Cole ou escreva aqui um bloco de estatísticas</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>{number} are too many at once: at most {most} can join a fight.</source>
        <translation>{number} de uma vez são demais: num combate entram {most}.</translation>
    </message>
    <message>
        <source>They are no longer in the library.</source>
        <translation>Já não estão na biblioteca.</translation>
    </message>
    <message>
        <source>{name} plays by {system}, and this fight by {wanted}.</source>
        <translation>{name} joga com {system}, e este combate com {wanted}.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Type a few letters, then Enter</source>
        <translation>Digite algumas letras e aperte Enter</translation>
    </message>
    <message>
        <source>Shift+Enter adds one and stays here.</source>
        <translation>Shift+Enter pega um e a lista continua aberta.</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nada encontrado para “{text}”.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Não há nada aqui.</translation>
    </message>
    <message>
        <source>Added: {names}</source>
        <translation>Já na lista: {names}</translation>
    </message>
</context>
<context>
    <name>PictureController</name>
    <message>
        <source>Picture: choose a file, drop one here, or paste one (Ctrl+V)</source>
        <translation>Imagem: um arquivo; também se solta aqui ou se cola (Ctrl+V)</translation>
    </message>
    <message>
        <source>Picture of {name}</source>
        <translation>Imagem de {name}</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <translation>Outra imagem…</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Tirar a imagem</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Imagens ({endings})</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{name} is too large for a picture: {most} MB at most.</source>
        <translation>{name} é grande demais para uma imagem: {most} MB no máximo.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <translation>Não foi possível ler {name}: {reason}.</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation>Isto não é uma imagem que se possa ler.</translation>
    </message>
    <message>
        <source>This picture is too large: {width} × {height} pixels.</source>
        <translation>Esta imagem é grande demais: {width} × {height} pixels.</translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message>
        <source>hidden from the players</source>
        <translation>fora da vista dos jogadores</translation>
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
        <source>word</source>
        <translation>palavra</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>such as {example}</source>
        <translation>por exemplo {example}</translation>
    </message>
    <message>
        <source>JSON is expected here, such as {example}, and this is nested too deeply.</source>
        <translation>Aqui vai JSON, por exemplo {example}, e este está aninhado fundo demais.</translation>
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
    <name>PlayersScreen</name>
    <message>
        <source>a picture</source>
        <translation>uma imagem</translation>
    </message>
    <message>
        <source>{name} is no picture that can be read.</source>
        <translation>{name} não é uma imagem que se possa ler.</translation>
    </message>
    <message>
        <source>Nobody of that name is in the library any more.</source>
        <translation>Na biblioteca não há mais ninguém com esse nome.</translation>
    </message>
    <message>
        <source>The players do not see that combatant: show it first.</source>
        <translation>Os jogadores não veem esse combatente: mostre-o primeiro.</translation>
    </message>
    <message>
        <source>Players’ screen</source>
        <translation>Tela dos jogadores</translation>
    </message>
    <message>
        <source>Now: {name}</source>
        <translation>Agora: {name}</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Depois: {name}</translation>
    </message>
    <message>
        <source>The story goes on</source>
        <translation>A história continua</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>e mais {number}</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>sem ferimentos</translation>
    </message>
    <message>
        <source>scratched</source>
        <translation>com arranhões</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>com ferimentos</translation>
    </message>
    <message>
        <source>badly wounded</source>
        <translation>com ferimentos graves</translation>
    </message>
    <message>
        <source>near falling</source>
        <translation>no limite</translation>
    </message>
    <message>
        <source>What has been: {title}</source>
        <translation>O que já passou: {title}</translation>
    </message>
</context>
<context>
    <name>PlayersScreenControl</name>
    <message>
        <source>An ordinary window</source>
        <translation>Uma janela comum</translation>
    </message>
    <message>
        <source>Where do the players see their screen?</source>
        <translation>Onde os jogadores veem a tela deles?</translation>
    </message>
    <message>
        <source>The picture of the curtain</source>
        <translation>A imagem da cortina</translation>
    </message>
    <message>
        <source>Look back first with Ctrl+H: the players can see the past then.</source>
        <translation>Primeiro olhe para trás com Ctrl+H: então o passado pode ser mostrado.</translation>
    </message>
    <message>
        <source>The players see what has been, until you are back in the present.</source>
        <translation>Os jogadores veem o que já passou, até você voltar ao presente.</translation>
    </message>
    <message>
        <source>The players see the present again.</source>
        <translation>Os jogadores veem de novo o presente.</translation>
    </message>
    <message>
        <source>A picture for the players</source>
        <translation>Uma imagem para os jogadores</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Imagens ({kinds})</translation>
    </message>
    <message>
        <source>The players’ phones show the curtain</source>
        <translation>Os celulares dos jogadores mostram a cortina</translation>
    </message>
    <message>
        <source>The players see: {name}</source>
        <translation>Os jogadores veem: {name}</translation>
    </message>
    <message>
        <source>The players see the curtain</source>
        <translation>Os jogadores veem a cortina</translation>
    </message>
    <message>
        <source>The players’ screen is frozen</source>
        <translation>A tela dos jogadores está congelada</translation>
    </message>
    <message>
        <source>The players see the fight</source>
        <translation>Os jogadores veem o combate</translation>
    </message>
    <message>
        <source>The players’ screen is open</source>
        <translation>A tela dos jogadores está aberta</translation>
    </message>
    <message>
        <source>Select somebody, or some words, to show to the players.</source>
        <translation>Selecione alguém, ou algumas palavras, para mostrar aos jogadores.</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Save this plot as a picture (SVG, PNG)</source>
        <translation>Salvar este gráfico como imagem (SVG, PNG)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Desenho (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Salvar o gráfico</translation>
    </message>
</context>
<context>
    <name>PreparePage</name>
    <message>
        <source>New encounter</source>
        <translation>Novo encontro</translation>
    </message>
    <message>
        <source>Delete encounter</source>
        <translation>Excluir o encontro</translation>
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
        <source>Only creatures and members can be dropped here.</source>
        <translation>Aqui vão criaturas e membros.</translation>
    </message>
    <message>
        <source>Into a new encounter</source>
        <translation>Para um novo encontro</translation>
    </message>
    <message>
        <source>“{name}” has begun: add them in the fight itself.</source>
        <translation>“{name}” já começou: quem se junta entra no próprio combate.</translation>
    </message>
    <message>
        <source>They are already taking part.</source>
        <translation>Já no encontro.</translation>
    </message>
    <message>
        <source>Into “{name}”</source>
        <translation>Para “{name}”</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Já está ali.</translation>
    </message>
    <message>
        <source>Into the folder {name}</source>
        <translation>Para a pasta {name}</translation>
    </message>
    <message>
        <source>Into no folder</source>
        <translation>Para nenhuma pasta</translation>
    </message>
    <message>
        <source>Folder {name}</source>
        <translation>Pasta {name}</translation>
    </message>
    <message>
        <source>{number} encounters</source>
        <translation>{number} encontros</translation>
    </message>
</context>
<context>
    <name>PreparedChange</name>
    <message>
        <source>{change}   Enter does it, Esc lets it go</source>
        <translation>{change}   Enter faz, Esc descarta</translation>
    </message>
</context>
<context>
    <name>PreparedOdds</name>
    <message>
        <source>A fight needs two sides to have odds.</source>
        <translation>Para prever um combate são precisos dois lados.</translation>
    </message>
    <message>
        <source>Playing the fight …</source>
        <translation>O combate está sendo jogado …</translation>
    </message>
    <message>
        <source>There are no odds: {fault}.</source>
        <translation>Nada pode ser previsto: {fault}.</translation>
    </message>
    <message>
        <source>The one-in-twenty disaster</source>
        <translation>O desastre de um em vinte</translation>
    </message>
    <message>
        <source>The party loses {risk} of such fights</source>
        <translation>O grupo perde {risk} destes combates</translation>
    </message>
    <message>
        <source>Harder or easier: how often may the party lose?</source>
        <translation>Mais difícil ou mais fácil: com que frequência o grupo pode perder?</translation>
    </message>
    <message>
        <source>How often may the party lose? More or fewer of {name}, or other {pool}, bring it there.</source>
        <translation>Com que frequência o grupo pode perder? Chega-se a isso com mais ou menos {name}, ou com outros {pool}.</translation>
    </message>
    <message>
        <source>Looking for the worst fight in twenty … · Esc stops it</source>
        <translation>Procurando a pior luta de cada vinte … · Esc interrompe</translation>
    </message>
    <message>
        <source>The search was stopped; nothing has changed.</source>
        <translation>A busca parou; nada mudou.</translation>
    </message>
    <message>
        <source>Found: {change}.</source>
        <translation>Foi encontrado: {change}.</translation>
    </message>
    <message>
        <source>Enter changes it; Ctrl+Z undoes that</source>
        <translation>Enter muda; Ctrl+Z desfaz</translation>
    </message>
    <message>
        <source>{name} × {count} instead of {before}</source>
        <translation>{name} × {count} em vez de {before}</translation>
    </message>
    <message>
        <source>{name} × {count}, as it is</source>
        <translation>{name} × {count}, como está</translation>
    </message>
    <message>
        <source>{name} with {pool} {number} instead of {before}</source>
        <translation>{name} com {pool} {number} em vez de {before}</translation>
    </message>
    <message>
        <source>{name} with {pool} {number}, as it is</source>
        <translation>{name} com {pool} {number}, como está</translation>
    </message>
    <message>
        <source>the party loses {risk}</source>
        <translation>o grupo perde {risk}</translation>
    </message>
    <message>
        <source>as near as it gets: {risk}</source>
        <translation>o mais perto que se chega: {risk}</translation>
    </message>
    <message>
        <source>{name} – the disaster</source>
        <translation>{name} – o desastre</translation>
    </message>
    <message>
        <source>Looking for a change that gets there … tries: {tries} · Esc stops it</source>
        <translation>Procurando o que leva até lá … tentativas: {tries} · Esc interrompe</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the log</source>
        <translation>Imprimir o registro</translation>
    </message>
    <message>
        <source>Print the handout</source>
        <translation>Imprimir a folha para distribuir</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>Name of the profile</source>
        <translation>Nome do perfil</translation>
    </message>
    <message>
        <source>Conversion profile</source>
        <translation>Perfil de conversão</translation>
    </message>
    <message>
        <source>Save and use</source>
        <translation>Salvar e usar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Salvo como</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The preferences in {path} have no valid value for {names}; the defaults are used there.</source>
        <translation>As preferências em {path} não têm um valor válido para {names}; nesses casos são usados os valores padrão.</translation>
    </message>
    <message>
        <source>The previous file is kept as {copy}.</source>
        <translation>O que havia ali fica guardado como {copy}.</translation>
    </message>
    <message>
        <source>{name} was upgraded for this version; the previous file is kept as {copy} in {folder}.</source>
        <translation>{name} foi atualizado para esta versão; como era antes, fica guardado como {copy} em {folder}.</translation>
    </message>
    <message>
        <source>Earlier changes in {name} can no longer be undone; steps of its fights can.</source>
        <translation>O que foi mudado em {name} até agora não pode mais ser desfeito; os passos de seus combates podem.</translation>
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
    <name>PromptPresenter</name>
    <message>
        <source>Asked on the phone; you may answer as well.</source>
        <translation>Perguntado no celular; você também pode responder.</translation>
    </message>
    <message>
        <source>Who rolls changes with the next command; Shift+Enter lets the app roll what is asked now.</source>
        <translation>Quem rola muda com o próximo comando; Shift+Enter faz o aplicativo rolar o que se pede agora.</translation>
    </message>
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
    <message>
        <source>Answered on the phone: Enter takes it, Backspace lets it go.</source>
        <translation>Respondido no celular: Enter aceita, Backspace deixa passar.</translation>
    </message>
    <message>
        <source>Nobody asked for these dice: {dice}.</source>
        <translation>Ninguém pediu estes dados: {dice}.</translation>
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
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordem das páginas:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Páginas &amp;por folha:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Páginas inválidas</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Avançado</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Conjunto de páginas:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impressão frente e verso</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encadernar pelo lado maior</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encadernar pelo lado menor</translation>
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
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tecla Menu</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>No question is open.</source>
        <translation>Não há pergunta em aberto.</translation>
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
        <source>Press a number. Esc cancels the action.</source>
        <translation>Aperte um número. Esc cancela a ação.</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Answer the open question first, or cancel the action with Esc.</source>
        <translation>Responda primeiro à pergunta em aberto ou cancele a ação com Esc.</translation>
    </message>
</context>
<context>
    <name>QuickAdd</name>
    <message>
        <source>Add “{name}”: by which rules?</source>
        <translation>Adicionar “{name}”: por quais regras?</translation>
    </message>
    <message>
        <source>Add it by which rules?</source>
        <translation>Por quais regras adicionar?</translation>
    </message>
    <message>
        <source>{attack} (assumed: {fields})</source>
        <translation>{attack} (suposto: {fields})</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nível {level}</translation>
    </message>
    <message>
        <source>Add “{name}”: {values}</source>
        <translation>Adicionar “{name}”: {values}</translation>
    </message>
    <message>
        <source>Add “{name}”</source>
        <translation>Adicionar “{name}”</translation>
    </message>
    <message>
        <source>assumed: {values}</source>
        <translation>suposto: {values}</translation>
    </message>
    <message>
        <source>one of them: an encounter says how many there are</source>
        <translation>só um: quantos são, quem diz é o encontro</translation>
    </message>
    <message>
        <source>worked out by the book: {numbers}</source>
        <translation>calculado pelo livro: {numbers}</translation>
    </message>
    <message>
        <source>as a note: {notes}</source>
        <translation>como nota: {notes}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Adicionar {name}</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>RestCard</name>
    <message>
        <source>Who rests</source>
        <translation>Quem descansa</translation>
    </message>
    <message>
        <source>How they rest</source>
        <translation>Como descansam</translation>
    </message>
    <message>
        <source>Rest (Enter)</source>
        <translation>Descansar (Enter)</translation>
    </message>
    <message>
        <source>All {number} of the party</source>
        <translation>Os {number} do grupo</translation>
    </message>
    <message>
        <source>The {number} selected</source>
        <translation>Os {number} escolhidos</translation>
    </message>
    <message>
        <source>By the book: {rest}</source>
        <translation>Segundo o livro: {rest}</translation>
    </message>
    <message>
        <source>{system} says nothing of rest between fights: what follows is your own ruling.</source>
        <translation>{system} não diz nada do descanso entre combates: o que segue é decisão sua.</translation>
    </message>
    <message>
        <source>As you rule: all pools full, no condition left</source>
        <translation>Como você decidir: todas as reservas cheias e nenhuma condição</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>by the book</source>
        <translation>pelo livro</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>{name}: plays by another book</source>
        <translation>{name}: joga com outro livro</translation>
    </message>
    <message>
        <source>{name}: stays dead</source>
        <translation>{name}: continua sem vida</translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation>… e mais {number}</translation>
    </message>
    <message>
        <source>{name}: cannot rest</source>
        <translation>{name}: não pode descansar</translation>
    </message>
    <message>
        <source>no longer {condition}</source>
        <translation>já sem {condition}</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>None of them can rest.</source>
        <translation>Nenhum pode descansar.</translation>
    </message>
    <message>
        <source>Let {name} rest</source>
        <translation>Deixar {name} descansar</translation>
    </message>
    <message>
        <source>Let {number} members rest</source>
        <translation>Deixar {number} membros descansarem</translation>
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
        <source>{side}: dice on their phones</source>
        <translation>{side}: dados nos celulares</translation>
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
        <source>There from the start</source>
        <translation>Desde o início</translation>
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
        <source>A member of a party takes part only once.</source>
        <translation>Um membro de um grupo participa só uma vez.</translation>
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
        <source>When: which round, after how long, or in which wave</source>
        <translation>Quando: o número dele, depois de quanto tempo ou em qual leva</translation>
    </message>
    <message>
        <source>Hidden at the start</source>
        <translation>Oculto no começo</translation>
    </message>
    <message>
        <source>The players do not see it when the fight begins (H)</source>
        <translation>Fora da vista dos jogadores quando o combate começa (H)</translation>
    </message>
    <message>
        <source>Remove the selected lines from the encounter (Del)</source>
        <translation>Tirar do encontro as linhas escolhidas (Del)</translation>
    </message>
    <message>
        <source>Notes on this combatant</source>
        <translation>Notas deste combatente</translation>
    </message>
    <message>
        <source>{count} lines selected</source>
        <translation>{count} linhas escolhidas</translation>
    </message>
    <message>
        <source>{group} (sheet)</source>
        <translation>{group} (ficha)</translation>
    </message>
    <message>
        <source>{number} (sheet)</source>
        <translation>{number} (ficha)</translation>
    </message>
    <message>
        <source>One line each, to name, hide or note them separately</source>
        <translation>Uma linha para cada um, para nomear, esconder ou anotar só um</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} de {most}</translation>
    </message>
    <message>
        <source>When they enter</source>
        <translation>Quando entram</translation>
    </message>
    <message>
        <source>Those with the same time enter together: the fight proposes it, one key lets them in (W)</source>
        <translation>Quem tem o mesmo momento entra junto: o combate propõe, uma tecla deixa entrar (W)</translation>
    </message>
    <message>
        <source>There from the start</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>Enters when you say so</source>
        <translation>Entra quando você disser</translation>
    </message>
    <message>
        <source>Countdown: {unit}</source>
        <translation>Contagem: {unit}</translation>
    </message>
    <message>
        <source>Group: those who act together, and stand or roll together where the rules have it</source>
        <translation>Subgrupo: quem age junto, e fica ou rola junto onde as regras preveem</translation>
    </message>
</context>
<context>
    <name>RosterController</name>
    <message>
        <source>{count} members</source>
        <translation>{count} membros</translation>
    </message>
    <message>
        <source>To this place</source>
        <translation>Para este lugar</translation>
    </message>
    <message>
        <source>Members of {party}</source>
        <translation>Membros de {party}</translation>
    </message>
    <message>
        <source>Copy to {party}</source>
        <translation>Copiar para {party}</translation>
    </message>
    <message>
        <source>Move to {party}</source>
        <translation>Passar para {party}</translation>
    </message>
    <message>
        <source>They are already in {party}.</source>
        <translation>Já estão em {party}.</translation>
    </message>
    <message>
        <source>Drop it on a member.</source>
        <translation>Solte-o sobre um membro.</translation>
    </message>
    <message>
        <source>The rules of {name} know no {status}.</source>
        <translation>As regras de {name} não conhecem {status}.</translation>
    </message>
    <message>
        <source>{name} already has it.</source>
        <translation>{name} já o tem.</translation>
    </message>
    <message>
        <source>{status} needs details: enter them in the form of {name} (Enter).</source>
        <translation>{status} precisa de detalhes, que ficam na ficha de {name} (Enter).</translation>
    </message>
    <message>
        <source>{status} on {name}, from the next fight on</source>
        <translation>{status} em {name}, a partir do próximo combate</translation>
    </message>
    <message>
        <source>{status} on {name}</source>
        <translation>{status} em {name}</translation>
    </message>
    <message>
        <source>Only creatures and members can be dropped here.</source>
        <translation>Aqui vão criaturas e membros.</translation>
    </message>
    <message>
        <source>Make a party first.</source>
        <translation>Primeiro crie um grupo.</translation>
    </message>
    <message>
        <source>They are no longer in the library.</source>
        <translation>Já não estão na biblioteca.</translation>
    </message>
    <message>
        <source>Reorder the members</source>
        <translation>Ordenar os membros</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Acrescentar {name}</translation>
    </message>
    <message>
        <source>Add {number} members</source>
        <translation>Acrescentar {number} membros</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Mover {name}</translation>
    </message>
    <message>
        <source>Move {number} members</source>
        <translation>Mover {number} membros</translation>
    </message>
    <message>
        <source>Move to which party?</source>
        <translation>Para qual grupo passam?</translation>
    </message>
    <message>
        <source>Copy {name}</source>
        <translation>Copiar {name}</translation>
    </message>
    <message>
        <source>{number} are too many at once: at most {most} can join a party.</source>
        <translation>{number} de uma vez são demais: num grupo entram {most}.</translation>
    </message>
    <message>
        <source>Copy {number} members</source>
        <translation>Copiar {number} membros</translation>
    </message>
    <message>
        <source>Copy to which party?</source>
        <translation>Copiar para qual grupo?</translation>
    </message>
</context>
<context>
    <name>RosterDrops</name>
    <message>
        <source>This fight has begun: add them in the fight itself.</source>
        <translation>Este combate já começou: quem participa entra no próprio combate.</translation>
    </message>
    <message>
        <source>With {name}: {when}</source>
        <translation>Com {name}: {when}</translation>
    </message>
    <message>
        <source>group {group}</source>
        <translation>subgrupo {group}</translation>
    </message>
    <message>
        <source>With {name}, there from the start</source>
        <translation>Com {name}, desde o início</translation>
    </message>
    <message>
        <source>On the side {side}</source>
        <translation>Do lado {side}</translation>
    </message>
    <message>
        <source>To this place</source>
        <translation>Para este lugar</translation>
    </message>
    <message>
        <source>To this place: {when}</source>
        <translation>Para este lugar: {when}</translation>
    </message>
    <message>
        <source>To this place: there from the start</source>
        <translation>Para este lugar: desde o início</translation>
    </message>
    <message>
        <source>Already on the side {side}</source>
        <translation>Já está do lado {side}</translation>
    </message>
    <message>
        <source>Already beside {name}, in the same group</source>
        <translation>Já está ao lado de {name}, no mesmo subgrupo</translation>
    </message>
    <message>
        <source>Already beside {name}, who has no group to share</source>
        <translation>Já está ao lado de {name}, que não está em nenhum subgrupo</translation>
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
        <source>Choose or paint a board, and place everybody</source>
        <translation>Escolher ou pintar um tabuleiro e pôr cada um em seu lugar</translation>
    </message>
    <message>
        <source>Add a party</source>
        <translation>Adicionar um grupo</translation>
    </message>
    <message>
        <source>Show or hide the fields of the selected lines</source>
        <translation>Mostrar os campos das linhas escolhidas ou recolhê-los</translation>
    </message>
    <message>
        <source>Creatures… (+)</source>
        <translation>Criaturas… (+)</translation>
    </message>
    <message>
        <source>A party…</source>
        <translation>Um grupo…</translation>
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
    <name>RosterWords</name>
    <message>
        <source>Level {level}</source>
        <translation>Nível {level}</translation>
    </message>
    <message>
        <source>Change the roster</source>
        <translation>Mudar os participantes</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>renamed {name}</source>
        <translation>com o nome {name}</translation>
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
        <source>shown</source>
        <translation>à vista</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>já sem subgrupo</translation>
    </message>
    <message>
        <source>when they enter</source>
        <translation>momento da entrada</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>what is left of their pools</source>
        <translation>o que resta das reservas</translation>
    </message>
    <message>
        <source>places on the board</source>
        <translation>casas do tabuleiro</translation>
    </message>
</context>
<context>
    <name>RowForm</name>
    <message>
        <source>Try this</source>
        <translation>Testar isto</translation>
    </message>
    <message>
        <source>By the book: {does} It stays so but for what is filled in here.</source>
        <translation>Pelo livro: {does} Continua assim, salvo o que for preenchido aqui.</translation>
    </message>
    <message>
        <source>The copy has the name and the timer alone. This is not in it: {does}</source>
        <translation>A cópia só tem o nome e o prazo. Isto não está nela: {does}</translation>
    </message>
    <message>
        <source>{field} of “{row}”</source>
        <translation>{field} de “{row}”</translation>
    </message>
</context>
<context>
    <name>RowList</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>O que as regras dizem</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Novo…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>{row}: as the rules have it. Fill something in, and it is yours.</source>
        <translation>{row}: como está nas regras. Preencha algo e será seu.</translation>
    </message>
    <message>
        <source>Faults: {number}</source>
        <translation>Falhas: {number}</translation>
    </message>
</context>
<context>
    <name>RowOffers</name>
    <message>
        <source>From a list…</source>
        <translation>De uma lista…</translation>
    </message>
    <message>
        <source>Add to {field}</source>
        <translation>Adicionar a {field}</translation>
    </message>
</context>
<context>
    <name>RowsEditor</name>
    <message>
        <source>Add to {field}</source>
        <translation>Adicionar a {field}</translation>
    </message>
    <message>
        <source>a word, or several: one, two 3</source>
        <translation>uma palavra, ou várias: uma, duas 3</translation>
    </message>
    <message>
        <source>a word, or several: one, two</source>
        <translation>uma palavra, ou várias: uma, duas</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>Esc or a click closes this; the fight goes on meanwhile.</source>
        <translation>Esc ou um clique fecha; o combate continua enquanto isso.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>About these rules</source>
        <translation>Sobre estas regras</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regras</translation>
    </message>
    <message>
        <source>What these rules are called, whose they are and what others may do with them.</source>
        <translation>Como se chamam estas regras, de quem são e o que outras pessoas podem fazer com elas.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opção</translation>
    </message>
    <message>
        <source>What you may choose before a fight begins, such as whether initiative is rolled.</source>
        <translation>O que você pode escolher antes de um combate, como se a iniciativa é rolada.</translation>
    </message>
    <message>
        <source>New option…</source>
        <translation>Nova opção…</translation>
    </message>
    <message>
        <source>Numbers of the book</source>
        <translation>Números do livro</translation>
    </message>
    <message>
        <source>number of the book</source>
        <translation>número do livro</translation>
    </message>
    <message>
        <source>House rules: a number of the book that is another one at your table.</source>
        <translation>Regras da casa: um número do livro que na sua mesa é outro.</translation>
    </message>
    <message>
        <source>New number of the book…</source>
        <translation>Novo número do livro…</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Na ficha</translation>
    </message>
    <message>
        <source>field of the sheet</source>
        <translation>campo da ficha</translation>
    </message>
    <message>
        <source>What you write down for every creature and every member of the party.</source>
        <translation>O que você anota de cada criatura e de cada membro do grupo.</translation>
    </message>
    <message>
        <source>New field of the sheet…</source>
        <translation>Novo campo da ficha…</translation>
    </message>
    <message>
        <source>What runs out</source>
        <translation>O que se esgota</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>What is lost and regained in a fight: hit points, mana, arrows.</source>
        <translation>O que se perde e se recupera num combate: pontos de vida, mana, flechas.</translation>
    </message>
    <message>
        <source>New pool…</source>
        <translation>Nova reserva…</translation>
    </message>
    <message>
        <source>What a turn allows</source>
        <translation>O que um turno permite</translation>
    </message>
    <message>
        <source>part of a turn</source>
        <translation>parte de um turno</translation>
    </message>
    <message>
        <source>How often one may act: actions, movements, reactions.</source>
        <translation>Quantas vezes se pode agir: ações, movimentos, reações.</translation>
    </message>
    <message>
        <source>New part of a turn…</source>
        <translation>Nova parte de um turno…</translation>
    </message>
    <message>
        <source>Numbers in play</source>
        <translation>Números em jogo</translation>
    </message>
    <message>
        <source>number in play</source>
        <translation>número em jogo</translation>
    </message>
    <message>
        <source>Numbers that conditions raise and lower during a fight, such as armour.</source>
        <translation>Números que as condições aumentam e diminuem durante um combate, como a armadura.</translation>
    </message>
    <message>
        <source>New number in play…</source>
        <translation>Novo número em jogo…</translation>
    </message>
    <message>
        <source>Who acts when</source>
        <translation>Quem age quando</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ordem</translation>
    </message>
    <message>
        <source>Whether initiative is rolled, and how turns follow each other.</source>
        <translation>Se a iniciativa é rolada, e como os turnos se seguem.</translation>
    </message>
    <message>
        <source>Kinds of damage</source>
        <translation>Tipos de dano</translation>
    </message>
    <message>
        <source>kinds of damage</source>
        <translation>tipos de dano</translation>
    </message>
    <message>
        <source>What kinds of damage there are, and what armour or resistance makes of it.</source>
        <translation>Que tipos de dano existem, e o que a armadura ou a resistência faz dele.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condição</translation>
    </message>
    <message>
        <source>What can befall somebody for a while, such as burning or a blessing.</source>
        <translation>O que pode acontecer a alguém por um tempo, como queimar ou uma bênção.</translation>
    </message>
    <message>
        <source>New condition…</source>
        <translation>Nova condição…</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Testes</translation>
    </message>
    <message>
        <source>test</source>
        <translation>teste</translation>
    </message>
    <message>
        <source>What is rolled, what is added, and what the total has to reach.</source>
        <translation>O que se rola, o que se soma e o que o total deve alcançar.</translation>
    </message>
    <message>
        <source>New test…</source>
        <translation>Novo teste…</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>action</source>
        <translation>ação</translation>
    </message>
    <message>
        <source>What can be done in a turn: strike, cast a spell, drink a potion.</source>
        <translation>O que se pode fazer num turno: golpear, lançar uma magia, beber uma poção.</translation>
    </message>
    <message>
        <source>New action…</source>
        <translation>Nova ação…</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reações</translation>
    </message>
    <message>
        <source>reaction</source>
        <translation>reação</translation>
    </message>
    <message>
        <source>What somebody may do at once when something happens, such as parry a blow.</source>
        <translation>O que alguém pode fazer na hora quando algo acontece, como aparar um golpe.</translation>
    </message>
    <message>
        <source>New reaction…</source>
        <translation>Nova reação…</translation>
    </message>
    <message>
        <source>What befalls everybody</source>
        <translation>O que acontece a todos</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>momento</translation>
    </message>
    <message>
        <source>What happens to everybody at a moment, such as the beginning of each turn.</source>
        <translation>O que acontece a todos num momento, como no começo de cada turno.</translation>
    </message>
    <message>
        <source>New moment…</source>
        <translation>Novo momento…</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Descansos</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>descanso</translation>
    </message>
    <message>
        <source>What a rest between two fights gives back.</source>
        <translation>O que um descanso entre dois combates devolve.</translation>
    </message>
    <message>
        <source>New rest…</source>
        <translation>Novo descanso…</translation>
    </message>
    <message>
        <source>What is won</source>
        <translation>O que se ganha</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>recompensa</translation>
    </message>
    <message>
        <source>What the party gets for beaten foes, such as experience.</source>
        <translation>O que o grupo recebe por vencer inimigos, como experiência.</translation>
    </message>
    <message>
        <source>New reward…</source>
        <translation>Nova recompensa…</translation>
    </message>
    <message>
        <source>Tables of steps</source>
        <translation>Tabelas de faixas</translation>
    </message>
    <message>
        <source>table of steps</source>
        <translation>tabela de faixas</translation>
    </message>
    <message>
        <source>A number that is looked up, such as a bonus from a score.</source>
        <translation>Um número que se procura numa tabela, como o bônus de um valor.</translation>
    </message>
    <message>
        <source>New table of steps…</source>
        <translation>Nova tabela de faixas…</translation>
    </message>
    <message>
        <source>How foes play</source>
        <translation>Táticas inimigas</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>dicas</translation>
    </message>
    <message>
        <source>What foes should know that play by themselves.</source>
        <translation>O que devem saber os inimigos que jogam sozinhos.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importação</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importação</translation>
    </message>
    <message>
        <source>How creatures that are imported, or typed in one line, get their attacks.</source>
        <translation>De onde vêm os ataques das criaturas importadas ou digitadas numa linha.</translation>
    </message>
    <message>
        <source>Additions to lists</source>
        <translation>Acréscimos às listas</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>House rules: more weapons, spells or the like for the lists of the book.</source>
        <translation>Regras da casa: mais armas, magias ou coisas assim para as listas do livro.</translation>
    </message>
    <message>
        <source>New list…</source>
        <translation>Nova lista…</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>Outras palavras</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>New language…</source>
        <translation>Novo idioma…</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Formato do arquivo</translation>
    </message>
    <message>
        <source>The number of the way in which this text is written. The program sets it.</source>
        <translation>O número da forma em que este texto está escrito. O programa o define.</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nome curto</translation>
    </message>
    <message>
        <source>The name by which sheets and fights know these rules. Once you play, it has to stay.</source>
        <translation>O nome pelo qual as fichas e os combates conhecem estas regras. Depois que você joga, ele deve ficar.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>What these rules are called in the list of games.</source>
        <translation>Como estas regras se chamam na lista de jogos.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>A number that you raise with every new version, such as 1.0 and then 1.1.</source>
        <translation>Um número que você aumenta a cada nova versão, como 1.0 e depois 1.1.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language in which you write the names: en, es or pt_BR.</source>
        <translation>O idioma em que você escreve os nomes: en, es ou pt_BR.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autoria</translation>
    </message>
    <message>
        <source>Whoever has written these rules.</source>
        <translation>Quem escreveu estas regras.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>What others may do with them, such as CC BY 4.0.</source>
        <translation>O que outras pessoas podem fazer com elas, como CC BY 4.0.</translation>
    </message>
    <message>
        <source>Thanks to</source>
        <translation>Agradecimentos</translation>
    </message>
    <message>
        <source>Whose work these rules use.</source>
        <translation>De quem é o trabalho que estas regras usam.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>Where these rules come from: a book or an address.</source>
        <translation>De onde vêm estas regras: um livro ou um endereço.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>What it is, in a few sentences, for whoever finds it in the list of games.</source>
        <translation>O que é, em poucas frases, para quem o encontrar na lista de jogos.</translation>
    </message>
    <message>
        <source>Oldest program</source>
        <translation>Programa mais antigo</translation>
    </message>
    <message>
        <source>The oldest version of Turnwright that can play these rules.</source>
        <translation>A versão mais antiga do Turnwright que pode jogar com estas regras.</translation>
    </message>
    <message>
        <source>Called otherwise now</source>
        <translation>Agora com outro nome</translation>
    </message>
    <message>
        <source>The old and new names of fields, so that sheets filled in before keep what is on them.</source>
        <translation>Os nomes antigos e novos dos campos, para que as fichas já preenchidas conservem o que têm.</translation>
    </message>
    <message>
        <source>House rules for</source>
        <translation>Regras da casa para</translation>
    </message>
    <message>
        <source>The game that these house rules change. A game of its own says nothing here.</source>
        <translation>O jogo que estas regras da casa mudam. Um jogo próprio não diz nada aqui.</translation>
    </message>
    <message>
        <source>The version of that game for which you wrote them.</source>
        <translation>A versão desse jogo para a qual você as escreveu.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Fica de fora</translation>
    </message>
    <message>
        <source>What there is in that game and not at your table.</source>
        <translation>O que há nesse jogo e na sua mesa não.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What is read in the window and in the log.</source>
        <translation>O que se lê na janela e no registro.</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>O que é</translation>
    </message>
    <message>
        <source>What is filled in: a number, a text, dice, or a choice.</source>
        <translation>O que se preenche: um número, um texto, dados ou uma escolha.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>The smallest number that can be filled in.</source>
        <translation>O menor número que se pode pôr.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>The largest number that can be filled in.</source>
        <translation>O maior número que se pode pôr.</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>Normalmente</translation>
    </message>
    <message>
        <source>What stands there as long as nobody fills it in.</source>
        <translation>O que fica ali enquanto ninguém preenche.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Palavras para escolher</translation>
    </message>
    <message>
        <source>The words to choose among.</source>
        <translation>As palavras entre as quais se escolhe.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicação</translation>
    </message>
    <message>
        <source>A sentence for whoever asks what it means.</source>
        <translation>Uma frase para quem perguntar o que significa.</translation>
    </message>
    <message>
        <source>May change in a fight</source>
        <translation>Pode mudar em combate</translation>
    </message>
    <message>
        <source>Whether you can also choose it while a fight is running.</source>
        <translation>Se você também pode escolher com um combate em andamento.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>The number at your table instead of the one in the book.</source>
        <translation>O número na sua mesa em vez do que está no livro.</translation>
    </message>
    <message>
        <source>Has to be filled in</source>
        <translation>É preciso preencher</translation>
    </message>
    <message>
        <source>Whether a creature without it is incomplete.</source>
        <translation>Se uma criatura sem isso está incompleta.</translation>
    </message>
    <message>
        <source>What it counts, such as metres. Numbers that count different things are never added.</source>
        <translation>O que conta, como metros. Números que contam coisas diferentes nunca se somam.</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Seção</translation>
    </message>
    <message>
        <source>The heading under which it stands on the sheet.</source>
        <translation>A seção em que fica na ficha.</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Encontra-se com</translation>
    </message>
    <message>
        <source>The word by which a search finds it: with resist, resist:fire finds who resists fire.</source>
        <translation>A palavra com que se procura: com resist, resist:fire encontra quem resiste ao fogo.</translation>
    </message>
    <message>
        <source>Worked out as</source>
        <translation>Calcula-se assim</translation>
    </message>
    <message>
        <source>How it follows from other fields. Then nobody has to fill it in.</source>
        <translation>Como vem de outros campos. Então ninguém precisa preencher.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>What each row of the list has beside its name, such as damage and range of a weapon.</source>
        <translation>O que cada linha da lista tem além do nome, como o dano e o alcance de uma arma.</translation>
    </message>
    <message>
        <source>Uses of a row</source>
        <translation>Usos de uma linha</translation>
    </message>
    <message>
        <source>How often each row can be used before it has to come back.</source>
        <translation>Quantas vezes cada linha pode ser usada antes de se esgotar.</translation>
    </message>
    <message>
        <source>Uses come back</source>
        <translation>Os usos voltam</translation>
    </message>
    <message>
        <source>When a row that was used up can be used again.</source>
        <translation>Quando uma linha esgotada pode ser usada de novo.</translation>
    </message>
    <message>
        <source>Back on a d6 from</source>
        <translation>Volta com 1d6 a partir de</translation>
    </message>
    <message>
        <source>A d6 is rolled at the beginning of each turn: from this number on, a use comes back.</source>
        <translation>No começo de cada turno rola-se 1d6: a partir deste número, um uso volta.</translation>
    </message>
    <message>
        <source>Whether a row without it is incomplete.</source>
        <translation>Se uma linha sem isso está incompleta.</translation>
    </message>
    <message>
        <source>Falls when empty</source>
        <translation>Cai quando se esgota</translation>
    </message>
    <message>
        <source>Whether somebody who has none left falls, as with hit points.</source>
        <translation>Se cai quem fica sem nada, como com os pontos de vida.</translation>
    </message>
    <message>
        <source>Shown as dots</source>
        <translation>Mostra-se com pontos</translation>
    </message>
    <message>
        <source>Whether it is shown as dots instead of a number.</source>
        <translation>Se é mostrado com pontos em vez de um número.</translation>
    </message>
    <message>
        <source>Full at</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>How much there is of it at most. If you say nothing, it stands on the sheet.</source>
        <translation>Quanto há no máximo. Se você não disser nada, está na ficha.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>No começo</translation>
    </message>
    <message>
        <source>How much there is of it when a fight begins. If you say nothing, it is full.</source>
        <translation>Quanto há quando um combate começa. Se você não disser nada, tudo.</translation>
    </message>
    <message>
        <source>Never below</source>
        <translation>Nunca menos de</translation>
    </message>
    <message>
        <source>The least it can be: usually 0.</source>
        <translation>O mínimo que pode ser: normalmente 0.</translation>
    </message>
    <message>
        <source>Lost first</source>
        <translation>Perde-se antes</translation>
    </message>
    <message>
        <source>Whether damage takes from it before hit points, as with a shield.</source>
        <translation>Se o dano tira dele antes dos pontos de vida, como com um escudo.</translation>
    </message>
    <message>
        <source>What happens at 0</source>
        <translation>O que acontece com 0</translation>
    </message>
    <message>
        <source>What happens to somebody who has none left, instead of falling unconscious.</source>
        <translation>O que acontece a quem fica sem nada, em vez de cair inconsciente.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Desenho</translation>
    </message>
    <message>
        <source>The drawing beside its name. Without one, a drawing is chosen that fits.</source>
        <translation>O desenho ao lado do nome. Sem nenhum, é escolhido um que combine.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantas vezes</translation>
    </message>
    <message>
        <source>How many of them there are each time.</source>
        <translation>Quantas há de cada vez.</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Voltam</translation>
    </message>
    <message>
        <source>When those that were spent are there again.</source>
        <translation>Quando volta a haver as que foram gastas.</translation>
    </message>
    <message>
        <source>How it follows from other numbers. If you say nothing, it stands on the sheet.</source>
        <translation>Como vem de outros números. Se você não disser nada, está na ficha.</translation>
    </message>
    <message>
        <source>It never falls below this, whatever conditions take off.</source>
        <translation>Nunca fica abaixo disto, não importa o que as condições tirem.</translation>
    </message>
    <message>
        <source>It never rises above this, whatever conditions add.</source>
        <translation>Nunca passa disto, não importa o que as condições somem.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostra-se</translation>
    </message>
    <message>
        <source>When it stands beside the names of those who fight.</source>
        <translation>Quando aparece ao lado dos nomes de quem luta.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>How turns follow each other.</source>
        <translation>Como os turnos se seguem.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>What is rolled for it, such as a d20 and a bonus.</source>
        <translation>O que se rola, como um d20 e um bônus.</translation>
    </message>
    <message>
        <source>Lowest first</source>
        <translation>Começa o mais baixo</translation>
    </message>
    <message>
        <source>Whether the lowest result begins instead of the highest.</source>
        <translation>Se começa o resultado mais baixo em vez do mais alto.</translation>
    </message>
    <message>
        <source>When equal</source>
        <translation>Em caso de empate</translation>
    </message>
    <message>
        <source>What decides between equal results: numbers to compare, and at last how it is settled.</source>
        <translation>O que decide entre resultados iguais: números a comparar e, por fim, como se resolve.</translation>
    </message>
    <message>
        <source>How often initiative is rolled.</source>
        <translation>Quantas vezes a iniciativa é rolada.</translation>
    </message>
    <message>
        <source>Whether everybody rolls alone, or equal creatures share a roll.</source>
        <translation>Se cada um rola por si, ou criaturas iguais dividem uma rolagem.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>The kinds of damage, such as fire or cold.</source>
        <translation>Os tipos de dano, como fogo ou frio.</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>O que se faz dele</translation>
    </message>
    <message>
        <source>What armour, resistance or weakness makes of damage, one step after the other.</source>
        <translation>O que a armadura, a resistência ou a fraqueza faz do dano, passo a passo.</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Só se</translation>
    </message>
    <message>
        <source>Which damage this step is for.</source>
        <translation>A que dano este passo se aplica.</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Passa a ser</translation>
    </message>
    <message>
        <source>How much is lost instead.</source>
        <translation>Quanto se perde em vez disso.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>How much is taken off the damage.</source>
        <translation>Quanto se tira do dano.</translation>
    </message>
    <message>
        <source>A word for conditions of one sort, such as poison, to be immune to all of them.</source>
        <translation>Uma palavra para condições parecidas, como veneno, caso alguém seja imune a todas.</translation>
    </message>
    <message>
        <source>Helps</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Whether it is good for whoever has it. It is shown in another colour then.</source>
        <translation>Se é boa para quem a tem. Então aparece em outra cor.</translation>
    </message>
    <message>
        <source>Lasts (turns)</source>
        <translation>Dura (turnos)</translation>
    </message>
    <message>
        <source>How long it lasts, in turns or rounds. If you say nothing, it lasts until something ends it.</source>
        <translation>Quanto dura, em turnos ou rodadas. Se você não disser nada, dura até que algo lhe ponha fim.</translation>
    </message>
    <message>
        <source>Counts down</source>
        <translation>Desconta-se</translation>
    </message>
    <message>
        <source>When one turn of its time is over.</source>
        <translation>Quando passa um turno do seu prazo.</translation>
    </message>
    <message>
        <source>Begins to count</source>
        <translation>Começa a contar</translation>
    </message>
    <message>
        <source>Whether the turn in which it begins counts already.</source>
        <translation>Se o turno em que começa já conta.</translation>
    </message>
    <message>
        <source>What happens if it befalls somebody who already has it.</source>
        <translation>O que acontece se atinge quem já a tem.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Muda</translation>
    </message>
    <message>
        <source>The numbers that it raises or lowers.</source>
        <translation>Os números que aumenta ou diminui.</translation>
    </message>
    <message>
        <source>Which number it changes.</source>
        <translation>Que número muda.</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>How much is added; with a minus sign it is taken off.</source>
        <translation>Quanto se soma; com um sinal de menos, subtrai-se.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Vezes</translation>
    </message>
    <message>
        <source>By how much it is multiplied.</source>
        <translation>Por quanto se multiplica.</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Por cento</translation>
    </message>
    <message>
        <source>How many percent are added; with a minus sign they are taken off.</source>
        <translation>Quantos por cento se somam; com um sinal de menos, subtraem-se.</translation>
    </message>
    <message>
        <source>What it is instead.</source>
        <translation>O que é em vez disso.</translation>
    </message>
    <message>
        <source>Plus dice</source>
        <translation>Mais dados</translation>
    </message>
    <message>
        <source>Dice that are rolled too whenever a test adds this number.</source>
        <translation>Dados que também se rolam quando um teste soma este número.</translation>
    </message>
    <message>
        <source>Only while</source>
        <translation>Só enquanto</translation>
    </message>
    <message>
        <source>What has to be so for it to change.</source>
        <translation>O que deve valer para que mude.</translation>
    </message>
    <message>
        <source>Forbids</source>
        <translation>Impede</translation>
    </message>
    <message>
        <source>What somebody who has it cannot do.</source>
        <translation>O que quem a tem não pode fazer.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>An action, a reaction, all with one tag, or everything.</source>
        <translation>Uma ação, uma reação, todas com uma etiqueta, ou tudo.</translation>
    </message>
    <message>
        <source>What has to be so for it to be forbidden.</source>
        <translation>O que deve valer para que seja impedido.</translation>
    </message>
    <message>
        <source>Comes with</source>
        <translation>Traz consigo</translation>
    </message>
    <message>
        <source>Other conditions that one has together with it.</source>
        <translation>Outras condições que se tem junto com ela.</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Termina com</translation>
    </message>
    <message>
        <source>It ends as soon as whoever caused it no longer has this condition.</source>
        <translation>Termina assim que quem a causou deixa de ter esta condição.</translation>
    </message>
    <message>
        <source>Its other half</source>
        <translation>Sua outra metade</translation>
    </message>
    <message>
        <source>A condition that whoever caused it has meanwhile: both begin and end together.</source>
        <translation>Uma condição que quem a causou tem enquanto isso: ambas começam e terminam juntas.</translation>
    </message>
    <message>
        <source>Ends when</source>
        <translation>Termina quando</translation>
    </message>
    <message>
        <source>What ends it before its time is over.</source>
        <translation>O que lhe põe fim antes do prazo.</translation>
    </message>
    <message>
        <source>Test against it</source>
        <translation>Teste para se livrar</translation>
    </message>
    <message>
        <source>A test that ends it if it succeeds.</source>
        <translation>Um teste que lhe põe fim se der certo.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>When the test is made.</source>
        <translation>Quando o teste é feito.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>Which test is made.</source>
        <translation>Que teste é feito.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>What it does at certain moments, such as damage at the end of each turn.</source>
        <translation>O que faz em certos momentos, como dano no fim de cada turno.</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>Lembra</translation>
    </message>
    <message>
        <source>Numbers that it keeps from whoever caused it, such as how hard it is to shake off.</source>
        <translation>Números que guarda de quem a causou, como o quanto é difícil se livrar dela.</translation>
    </message>
    <message>
        <source>Somebody causes it</source>
        <translation>Alguém a causa</translation>
    </message>
    <message>
        <source>Whether you are asked who caused it when you put it on somebody.</source>
        <translation>Se perguntam a você quem a causou quando a põe em alguém.</translation>
    </message>
    <message>
        <source>Ends with the fight</source>
        <translation>Termina com o combate</translation>
    </message>
    <message>
        <source>Whether nobody has it any more when the fight is over.</source>
        <translation>Se ninguém mais a tem quando o combate acaba.</translation>
    </message>
    <message>
        <source>Also when down</source>
        <translation>Também no chão</translation>
    </message>
    <message>
        <source>Whether it goes on doing things to somebody who is down.</source>
        <translation>Se continua agindo sobre quem está no chão.</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importância</translation>
    </message>
    <message>
        <source>How early it stands among the conditions of somebody: the higher, the earlier.</source>
        <translation>Quão cedo aparece entre as condições de alguém: quanto maior, antes.</translation>
    </message>
    <message>
        <source>Dice are called</source>
        <translation>Nome dos dados</translation>
    </message>
    <message>
        <source>What the log calls these dice, such as attack or damage.</source>
        <translation>Como o registro chama estes dados: ataque ou dano, por exemplo.</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Quem rola</translation>
    </message>
    <message>
        <source>House rules for version</source>
        <translation>Regras para a versão</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>When it is rolled</source>
        <translation>Quando se rola</translation>
    </message>
    <message>
        <source>Kind of condition</source>
        <translation>Tipo de condição</translation>
    </message>
    <message>
        <source>When it comes again</source>
        <translation>Ao se repetir</translation>
    </message>
    <message>
        <source>Who makes the test: usually whoever acts.</source>
        <translation>Quem faz o teste: normalmente quem age.</translation>
    </message>
    <message>
        <source>How it succeeds</source>
        <translation>Como dá certo</translation>
    </message>
    <message>
        <source>How the dice decide. If you say nothing, it follows from what you fill in below.</source>
        <translation>Como os dados decidem. Se você não disser nada, vê-se pelo que você preenche abaixo.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>What is rolled.</source>
        <translation>O que se rola.</translation>
    </message>
    <message>
        <source>What is added to the dice.</source>
        <translation>O que se soma aos dados.</translation>
    </message>
    <message>
        <source>Number to reach</source>
        <translation>Número a alcançar</translation>
    </message>
    <message>
        <source>What the total is compared with, such as the armour of the target.</source>
        <translation>Com o que se compara o total, como a armadura do alvo.</translation>
    </message>
    <message>
        <source>Other side rolls</source>
        <translation>O outro lado rola</translation>
    </message>
    <message>
        <source>What the other side rolls against it.</source>
        <translation>O que o outro lado rola contra.</translation>
    </message>
    <message>
        <source>A die counts from</source>
        <translation>Um dado conta a partir de</translation>
    </message>
    <message>
        <source>From which number on a die counts as a success.</source>
        <translation>A partir de que número um dado conta como sucesso.</translation>
    </message>
    <message>
        <source>Results by total</source>
        <translation>Resultados pelo total</translation>
    </message>
    <message>
        <source>Which result begins at which total.</source>
        <translation>Que resultado começa em que total.</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Vantagem</translation>
    </message>
    <message>
        <source>Above 0, two are rolled and the better counts; below 0 the worse counts.</source>
        <translation>Acima de 0 rola-se duas vezes e vale a melhor; abaixo, a pior.</translation>
    </message>
    <message>
        <source>Results by dice alone</source>
        <translation>Resultados só pelos dados</translation>
    </message>
    <message>
        <source>What a certain number on the dice means whatever is added: a 20 is a critical, for example.</source>
        <translation>O que certo número nos dados significa, não importa o que se some: um 20 é um crítico, por exemplo.</translation>
    </message>
    <message>
        <source>Critical by</source>
        <translation>Crítico por</translation>
    </message>
    <message>
        <source>By how much a success has to be better to be a critical success.</source>
        <translation>Por quanto um sucesso deve ser melhor para ser crítico.</translation>
    </message>
    <message>
        <source>Fumble by</source>
        <translation>Falha crítica por</translation>
    </message>
    <message>
        <source>By how much a failure has to be worse to be a fumble.</source>
        <translation>Por quanto uma falha deve ser pior para ser crítica.</translation>
    </message>
    <message>
        <source>Is an attack</source>
        <translation>É um ataque</translation>
    </message>
    <message>
        <source>Whether it is an attack, against which the target may react.</source>
        <translation>Se é um ataque, ao qual o alvo pode reagir.</translation>
    </message>
    <message>
        <source>Told in the log</source>
        <translation>Aparece no registro</translation>
    </message>
    <message>
        <source>Whether the log tells what was rolled.</source>
        <translation>Se o registro conta o que saiu.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>The key that chooses it in a fight: one letter.</source>
        <translation>A tecla que a escolhe num combate: uma letra.</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Alvos</translation>
    </message>
    <message>
        <source>Whom it is aimed at. Without targets it is done at once.</source>
        <translation>A quem se dirige. Sem alvos é feita na hora.</translation>
    </message>
    <message>
        <source>Name of the field</source>
        <translation>Nome do campo</translation>
    </message>
    <message>
        <source>What is asked for in a fight, such as “Target” or “Whom”.</source>
        <translation>O que se pede num combate, como “Alvo” ou “Quem”.</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Chama-se</translation>
    </message>
    <message>
        <source>Who may be chosen</source>
        <translation>Quem se pode escolher</translation>
    </message>
    <message>
        <source>What no other field says: what dice are called in the log, and why something is refused. {actor} stands for whoever acts, {target} for the target.</source>
        <translation>O que nenhum outro campo diz: o nome de cada rolagem no registro e por que algo não pode ser. {actor} é quem age; {target}, o alvo.</translation>
    </message>
    <message>
        <source>Who is offered as a target.</source>
        <translation>Quem é oferecido como alvo.</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>No mínimo</translation>
    </message>
    <message>
        <source>How many targets have to be chosen.</source>
        <translation>Quantos alvos é preciso escolher.</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>No máximo</translation>
    </message>
    <message>
        <source>How many targets can be chosen.</source>
        <translation>Quantos alvos se podem escolher.</translation>
    </message>
    <message>
        <source>Only those who</source>
        <translation>Só quem</translation>
    </message>
    <message>
        <source>What has to be so of somebody to be a target.</source>
        <translation>O que deve valer para alguém ser alvo.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>How far away a target may be, if you play on a board.</source>
        <translation>A que distância um alvo pode estar, se você joga num tabuleiro.</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Where all within are targets, if you play on a board.</source>
        <translation>Onde todos os que estão dentro são alvos, se você joga num tabuleiro.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>What the area looks like.</source>
        <translation>Como é a área.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>How far the area reaches.</source>
        <translation>Até onde a área chega.</translation>
    </message>
    <message>
        <source>Done with</source>
        <translation>Faz-se com</translation>
    </message>
    <message>
        <source>A list on the sheet, such as weapons: one of its rows is chosen to do this with.</source>
        <translation>Uma lista da ficha, como as armas: escolhe-se uma de suas linhas com que fazer isto.</translation>
    </message>
    <message>
        <source>Which of those</source>
        <translation>Quais dessas</translation>
    </message>
    <message>
        <source>What has to be so of a row, for example that it is a ranged weapon.</source>
        <translation>O que deve valer para uma linha, por exemplo ser uma arma de longe.</translation>
    </message>
    <message>
        <source>More to fill in</source>
        <translation>Mais a preencher</translation>
    </message>
    <message>
        <source>What else you are asked before it is done, such as how many points you spend.</source>
        <translation>O que mais se pergunta a você antes de fazer, como quantos pontos gasta.</translation>
    </message>
    <message>
        <source>Whether it cannot be done before this is filled in.</source>
        <translation>Se não se pode fazer antes de preencher isto.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Custa</translation>
    </message>
    <message>
        <source>What is spent on it: some of what runs out, or a part of the turn.</source>
        <translation>O que se gasta: algo do que se esgota, ou uma parte do turno.</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Precisa</translation>
    </message>
    <message>
        <source>What has to be so for it to be possible.</source>
        <translation>O que deve valer para que seja possível.</translation>
    </message>
    <message>
        <source>Has to be so</source>
        <translation>Deve valer</translation>
    </message>
    <message>
        <source>Without it, the action is refused.</source>
        <translation>Sem isso, a ação é recusada.</translation>
    </message>
    <message>
        <source>Else refused as</source>
        <translation>Senão, motivo</translation>
    </message>
    <message>
        <source>The short name of the reason. What it says stands under Other words.</source>
        <translation>O nome curto do motivo. O que ele diz está em Outras palavras.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Words for several actions at once, such as magic: a condition can forbid all that have one.</source>
        <translation>Palavras para várias ações de uma vez, como magia: uma condição pode impedir todas as que a têm.</translation>
    </message>
    <message>
        <source>In any turn</source>
        <translation>Em qualquer turno</translation>
    </message>
    <message>
        <source>Whether it can also be done in the turns of others.</source>
        <translation>Se também se pode fazer no turno de outros.</translation>
    </message>
    <message>
        <source>What it does, one thing after the other.</source>
        <translation>O que faz, uma coisa depois da outra.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>What is asked, such as “Parry the blow?”.</source>
        <translation>O que se pergunta, como “Aparar o golpe?”.</translation>
    </message>
    <message>
        <source>Words for no</source>
        <translation>Palavras para o não</translation>
    </message>
    <message>
        <source>What the answer is called that does nothing, such as “Take it”.</source>
        <translation>Como se chama a resposta que não faz nada, como “Receber”.</translation>
    </message>
    <message>
        <source>What it is a reaction to.</source>
        <translation>A que é uma reação.</translation>
    </message>
    <message>
        <source>Who may react</source>
        <translation>Quem pode reagir</translation>
    </message>
    <message>
        <source>Who is asked.</source>
        <translation>A quem se pergunta.</translation>
    </message>
    <message>
        <source>What has to be so; otherwise nothing happens.</source>
        <translation>O que deve valer; senão, nada acontece.</translation>
    </message>
    <message>
        <source>Possible again</source>
        <translation>Possível de novo</translation>
    </message>
    <message>
        <source>It is possible once; this says from when on it is possible again.</source>
        <translation>É possível uma vez; isto diz a partir de quando é possível de novo.</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>O que traz</translation>
    </message>
    <message>
        <source>What happens to everybody who rests.</source>
        <translation>O que acontece a quem descansa.</translation>
    </message>
    <message>
        <source>Kept under</source>
        <translation>Guarda-se em</translation>
    </message>
    <message>
        <source>The short name of the purse of the party into which it goes.</source>
        <translation>O nome curto da bolsa do grupo para onde vai.</translation>
    </message>
    <message>
        <source>For each foe</source>
        <translation>Por cada inimigo</translation>
    </message>
    <message>
        <source>How much a beaten foe brings.</source>
        <translation>Quanto cada inimigo vencido dá.</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Quem recebe</translation>
    </message>
    <message>
        <source>Whether it is divided among the party.</source>
        <translation>Se é dividido entre o grupo.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>The number at which each step begins, from the smallest to the largest.</source>
        <translation>O número em que começa cada faixa, do menor ao maior.</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Dá</translation>
    </message>
    <message>
        <source>The number that each step gives, in the same order.</source>
        <translation>O número que cada faixa dá, na mesma ordem.</translation>
    </message>
    <message>
        <source>Protects itself by</source>
        <translation>Protege-se com</translation>
    </message>
    <message>
        <source>The action that a foe takes to protect itself.</source>
        <translation>A ação com que um inimigo se protege.</translation>
    </message>
    <message>
        <source>Gets away by</source>
        <translation>Escapa com</translation>
    </message>
    <message>
        <source>The action that a foe takes to get away.</source>
        <translation>A ação com que um inimigo escapa.</translation>
    </message>
    <message>
        <source>Costs the target</source>
        <translation>Custa ao alvo</translation>
    </message>
    <message>
        <source>Which share of a turn a condition or action takes from its target: 1 is a whole turn.</source>
        <translation>Que parte de um turno uma condição ou ação tira do alvo: 1 é um turno inteiro.</translation>
    </message>
    <message>
        <source>As soon as possible</source>
        <translation>Assim que possível</translation>
    </message>
    <message>
        <source>What a foe always does if it can.</source>
        <translation>O que um inimigo sempre faz se puder.</translation>
    </message>
    <message>
        <source>Reacts with</source>
        <translation>Reage com</translation>
    </message>
    <message>
        <source>What a foe answers when it may react.</source>
        <translation>O que um inimigo responde quando pode reagir.</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>The list on the sheet to which attacks are added.</source>
        <translation>A lista da ficha à qual se adicionam os ataques.</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dano</translation>
    </message>
    <message>
        <source>The column of that list in which the dice of the damage stand.</source>
        <translation>A coluna dessa lista em que estão os dados de dano.</translation>
    </message>
    <message>
        <source>Nameless attack</source>
        <translation>Ataque sem nome</translation>
    </message>
    <message>
        <source>What an attack without a name is called.</source>
        <translation>Como se chama um ataque que não tem nome.</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Quanto</translation>
    </message>
    <message>
        <source>How many points are lost: a number or dice.</source>
        <translation>Quantos pontos se perdem: um número ou dados.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Whom it befalls. If you say nothing, it is the target, or whoever acts if there is no target.</source>
        <translation>A quem acontece. Se você não disser nada, ao alvo, ou a quem age se não houver alvo.</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>De quê</translation>
    </message>
    <message>
        <source>What is lost. If you say nothing, it is hit points.</source>
        <translation>O que se perde. Se você não disser nada, pontos de vida.</translation>
    </message>
    <message>
        <source>Kind of damage</source>
        <translation>Tipo de dano</translation>
    </message>
    <message>
        <source>For armour, resistance and weakness, such as fire.</source>
        <translation>Para a armadura, a resistência e a fraqueza: fogo, por exemplo.</translation>
    </message>
    <message>
        <source>How many points come back: a number or dice.</source>
        <translation>Quantos pontos voltam: um número ou dados.</translation>
    </message>
    <message>
        <source>What comes back. If you say nothing, it is hit points.</source>
        <translation>O que volta. Se você não disser nada, pontos de vida.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Which condition begins.</source>
        <translation>Que condição começa.</translation>
    </message>
    <message>
        <source>How long it lasts. If you say nothing, as long as the condition says.</source>
        <translation>Quanto dura. Se você não disser nada, o que a condição diz.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>How many levels are added; with a minus sign they are taken off.</source>
        <translation>Quantos níveis se somam; com um sinal de menos, subtraem-se.</translation>
    </message>
    <message>
        <source>Numbers that the condition keeps, such as how hard it is to shake off.</source>
        <translation>Números que a condição guarda, como o quanto é difícil se livrar dela.</translation>
    </message>
    <message>
        <source>Which condition ends.</source>
        <translation>Que condição termina.</translation>
    </message>
    <message>
        <source>What is spent.</source>
        <translation>O que se gasta.</translation>
    </message>
    <message>
        <source>How much of it is spent: usually 1.</source>
        <translation>Quanto se gasta: normalmente 1.</translation>
    </message>
    <message>
        <source>Whom it befalls. If you say nothing, it is whoever acts.</source>
        <translation>A quem acontece. Se você não disser nada, a quem age.</translation>
    </message>
    <message>
        <source>What is gained.</source>
        <translation>O que se ganha.</translation>
    </message>
    <message>
        <source>How much of it is gained: usually 1.</source>
        <translation>Quanto se ganha: normalmente 1.</translation>
    </message>
    <message>
        <source>What is set.</source>
        <translation>O que se define.</translation>
    </message>
    <message>
        <source>How much there is of it afterwards.</source>
        <translation>Quanto há depois.</translation>
    </message>
    <message>
        <source>A short name by which what follows can use the result.</source>
        <translation>Um nome curto pelo qual o que segue pode usar o resultado.</translation>
    </message>
    <message>
        <source>How the number is worked out.</source>
        <translation>Como o número é calculado.</translation>
    </message>
    <message>
        <source>Who makes the test. If you say nothing, as the test says.</source>
        <translation>Quem faz o teste. Se você não disser nada, quem o teste disser.</translation>
    </message>
    <message>
        <source>What the total is compared with. If you say nothing, as the test says.</source>
        <translation>Com o que se compara o total. Se você não disser nada, com o que o teste disser.</translation>
    </message>
    <message>
        <source>On a critical success</source>
        <translation>Com um sucesso crítico</translation>
    </message>
    <message>
        <source>If you say nothing, the same happens as on a success.</source>
        <translation>Se você não disser nada, acontece o mesmo que com um sucesso.</translation>
    </message>
    <message>
        <source>On a success</source>
        <translation>Com um sucesso</translation>
    </message>
    <message>
        <source>What happens if the test succeeds.</source>
        <translation>O que acontece se o teste der certo.</translation>
    </message>
    <message>
        <source>On a success at a price</source>
        <translation>Com um sucesso com custo</translation>
    </message>
    <message>
        <source>On a failure</source>
        <translation>Com uma falha</translation>
    </message>
    <message>
        <source>What happens if the test fails.</source>
        <translation>O que acontece se o teste der errado.</translation>
    </message>
    <message>
        <source>On a fumble</source>
        <translation>Com uma falha crítica</translation>
    </message>
    <message>
        <source>If you say nothing, the same happens as on a failure.</source>
        <translation>Se você não disser nada, acontece o mesmo que com uma falha.</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Se</translation>
    </message>
    <message>
        <source>What has to be so.</source>
        <translation>O que deve valer.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Então</translation>
    </message>
    <message>
        <source>What happens if it is so.</source>
        <translation>O que acontece se valer.</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Senão</translation>
    </message>
    <message>
        <source>What happens if it is not so.</source>
        <translation>O que acontece se não valer.</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para quem</translation>
    </message>
    <message>
        <source>To whom it happens, one after the other.</source>
        <translation>A quem acontece, um depois do outro.</translation>
    </message>
    <message>
        <source>What has to be so of somebody for it to happen.</source>
        <translation>O que deve valer para que aconteça a alguém.</translation>
    </message>
    <message>
        <source>What happens to each of them.</source>
        <translation>O que acontece a cada um.</translation>
    </message>
    <message>
        <source>The name by which the fight knows this question.</source>
        <translation>O nome pelo qual o combate conhece esta pergunta.</translation>
    </message>
    <message>
        <source>What is asked.</source>
        <translation>O que se pergunta.</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>A quem se pergunta</translation>
    </message>
    <message>
        <source>If you say nothing, it is the target, or whoever acts if there is no target.</source>
        <translation>Se você não disser nada, ao alvo, ou a quem age se não houver alvo.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>The answers to choose among, and what happens then.</source>
        <translation>As respostas entre as quais se escolhe, e o que acontece então.</translation>
    </message>
    <message>
        <source>Harder by</source>
        <translation>Mais difícil por</translation>
    </message>
    <message>
        <source>How much is added to the number that the attack has to reach.</source>
        <translation>Quanto se soma ao número que o ataque deve alcançar.</translation>
    </message>
    <message>
        <source>How many points are lost instead.</source>
        <translation>Quantos pontos se perdem em vez disso.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What the roll counts as.</source>
        <translation>Como o que a rolagem conta.</translation>
    </message>
    <message>
        <source>How somebody is afterwards.</source>
        <translation>Como alguém fica depois.</translation>
    </message>
    <message>
        <source>What becomes of the next turn.</source>
        <translation>O que acontece com o próximo turno.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Which action is done.</source>
        <translation>Que ação é feita.</translation>
    </message>
    <message>
        <source>Who does it. If you say nothing, it is whoever acts.</source>
        <translation>Quem a faz. Se você não disser nada, quem age.</translation>
    </message>
    <message>
        <source>The row of the list with which it is done, such as a weapon.</source>
        <translation>A linha da lista com que é feita, como uma arma.</translation>
    </message>
    <message>
        <source>Which moment comes.</source>
        <translation>Que momento chega.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>The column in which stands what happens.</source>
        <translation>A coluna em que está o que acontece.</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>Which way somebody moves.</source>
        <translation>Para onde alguém se move.</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Até onde</translation>
    </message>
    <message>
        <source>How far somebody moves.</source>
        <translation>Quanto alguém se move.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Lembrete</translation>
    </message>
    <message>
        <source>What the log says. Who acts and other names are put in by the button beside the line.</source>
        <translation>O que o registro diz. Quem age e outros nomes são postos com o botão ao lado da linha.</translation>
    </message>
    <message>
        <source>What the table reads. Names are put in by the button beside the line.</source>
        <translation>O que a mesa lê. Os nomes são postos com o botão ao lado da linha.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aqui</translation>
    </message>
    <message>
        <source>Nothing of what follows happens any more.</source>
        <translation>Nada do que segue acontece mais.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Palavra para escolher</translation>
    </message>
    <message>
        <source>Total from</source>
        <translation>Total a partir de</translation>
    </message>
    <message>
        <source>The dice show</source>
        <translation>Os dados mostram</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Share of a turn</source>
        <translation>Parte de um turno</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reação</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>O que há ali</translation>
    </message>
    <message>
        <source>What is said</source>
        <translation>O que se diz</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>loses points</source>
        <translation>perde pontos</translation>
    </message>
    <message>
        <source>Takes hit points or something else that runs out, after armour and resistance.</source>
        <translation>Tira pontos de vida ou outra coisa que se esgota, depois da armadura e da resistência.</translation>
    </message>
    <message>
        <source>gets points back</source>
        <translation>recupera pontos</translation>
    </message>
    <message>
        <source>Gives back hit points or something else that runs out.</source>
        <translation>Devolve pontos de vida ou outra coisa que se esgota.</translation>
    </message>
    <message>
        <source>gets a condition</source>
        <translation>recebe uma condição</translation>
    </message>
    <message>
        <source>Puts a condition on somebody.</source>
        <translation>Põe uma condição em alguém.</translation>
    </message>
    <message>
        <source>loses a condition</source>
        <translation>se livra de uma condição</translation>
    </message>
    <message>
        <source>Takes a condition off somebody.</source>
        <translation>Tira uma condição de alguém.</translation>
    </message>
    <message>
        <source>spends something</source>
        <translation>gasta algo</translation>
    </message>
    <message>
        <source>Takes some of what runs out, or a part of the turn.</source>
        <translation>Tira algo do que se esgota, ou uma parte do turno.</translation>
    </message>
    <message>
        <source>gains something</source>
        <translation>ganha algo</translation>
    </message>
    <message>
        <source>Gives some of what runs out, or a part of the turn.</source>
        <translation>Dá algo do que se esgota, ou uma parte do turno.</translation>
    </message>
    <message>
        <source>points are set to a number</source>
        <translation>os pontos passam a um número</translation>
    </message>
    <message>
        <source>Sets what runs out to a number, whatever it was.</source>
        <translation>Põe o que se esgota num número, qualquer que fosse.</translation>
    </message>
    <message>
        <source>roll dice for later</source>
        <translation>rolar dados para depois</translation>
    </message>
    <message>
        <source>Rolls dice once, so that several of the things that follow can use the same result.</source>
        <translation>Rola dados uma vez, para que várias das coisas que seguem usem o mesmo resultado.</translation>
    </message>
    <message>
        <source>note a number for later</source>
        <translation>anotar um número para depois</translation>
    </message>
    <message>
        <source>Works a number out once, so that what follows can use it.</source>
        <translation>Calcula um número uma vez, para que o que segue o use.</translation>
    </message>
    <message>
        <source>make a test</source>
        <translation>fazer um teste</translation>
    </message>
    <message>
        <source>Rolls a test. What happens then depends on its result.</source>
        <translation>Rola um teste. O que acontece depois depende do resultado.</translation>
    </message>
    <message>
        <source>if … then …</source>
        <translation>se … então …</translation>
    </message>
    <message>
        <source>Does one thing or another, whichever fits.</source>
        <translation>Faz uma coisa ou outra, conforme o caso.</translation>
    </message>
    <message>
        <source>for each of several</source>
        <translation>para cada um de vários</translation>
    </message>
    <message>
        <source>Does something for everybody of a group, one after the other.</source>
        <translation>Faz algo com cada um de um grupo, um depois do outro.</translation>
    </message>
    <message>
        <source>ask the table</source>
        <translation>perguntar à mesa</translation>
    </message>
    <message>
        <source>Asks a question in the fight. What happens then depends on the answer.</source>
        <translation>Faz uma pergunta no combate. O que acontece depois depende da resposta.</translation>
    </message>
    <message>
        <source>is harder to hit</source>
        <translation>é mais difícil de acertar</translation>
    </message>
    <message>
        <source>Only in a reaction to the roll of an attack: adds to the number that it has to reach.</source>
        <translation>Só numa reação à rolagem de um ataque: soma ao número que ele deve alcançar.</translation>
    </message>
    <message>
        <source>the loss becomes</source>
        <translation>a perda passa a ser</translation>
    </message>
    <message>
        <source>Only in a reaction to a loss of points: this many are lost instead.</source>
        <translation>Só numa reação a uma perda de pontos: perde-se isto em vez daquilo.</translation>
    </message>
    <message>
        <source>the result becomes</source>
        <translation>o resultado passa a ser</translation>
    </message>
    <message>
        <source>Only in a reaction to a roll: it counts as a success, for example.</source>
        <translation>Só numa reação a uma rolagem: conta como sucesso, por exemplo.</translation>
    </message>
    <message>
        <source>falls, dies, gets up or leaves</source>
        <translation>cai, morre, se levanta ou sai</translation>
    </message>
    <message>
        <source>Fells or kills somebody, gets them up again or takes them out of the fight.</source>
        <translation>Derruba ou mata alguém, põe de pé ou tira do combate.</translation>
    </message>
    <message>
        <source>loses or gets a turn</source>
        <translation>perde ou ganha um turno</translation>
    </message>
    <message>
        <source>Changes who acts next.</source>
        <translation>Muda quem age a seguir.</translation>
    </message>
    <message>
        <source>does an action at once</source>
        <translation>faz uma ação na hora</translation>
    </message>
    <message>
        <source>Does another action now, without waiting for a turn.</source>
        <translation>Faz outra ação agora, sem esperar o turno.</translation>
    </message>
    <message>
        <source>a moment comes</source>
        <translation>chega um momento</translation>
    </message>
    <message>
        <source>Makes happen what conditions and reactions do at a moment.</source>
        <translation>Faz acontecer o que as condições e reações fazem num momento.</translation>
    </message>
    <message>
        <source>what the chosen row does</source>
        <translation>o que a linha escolhida faz</translation>
    </message>
    <message>
        <source>Does what stands in a column of the chosen row, such as the effects of a spell.</source>
        <translation>Faz o que está numa coluna da linha escolhida, como os efeitos de uma magia.</translation>
    </message>
    <message>
        <source>moves on the board</source>
        <translation>se move no tabuleiro</translation>
    </message>
    <message>
        <source>Moves somebody. Without a board the table is told what to do.</source>
        <translation>Move alguém. Sem tabuleiro, diz-se à mesa o que fazer.</translation>
    </message>
    <message>
        <source>write into the log</source>
        <translation>escrever no registro</translation>
    </message>
    <message>
        <source>Writes a line into the log.</source>
        <translation>Escreve uma linha no registro.</translation>
    </message>
    <message>
        <source>remind the table</source>
        <translation>lembrar algo à mesa</translation>
    </message>
    <message>
        <source>Tells the table what it has to do itself.</source>
        <translation>Diz à mesa o que ela mesma deve fazer.</translation>
    </message>
    <message>
        <source>stop here</source>
        <translation>parar aqui</translation>
    </message>
    <message>
        <source>the fight begins</source>
        <translation>o combate começa</translation>
    </message>
    <message>
        <source>the fight ends</source>
        <translation>o combate termina</translation>
    </message>
    <message>
        <source>a round begins</source>
        <translation>uma rodada começa</translation>
    </message>
    <message>
        <source>a round ends</source>
        <translation>uma rodada termina</translation>
    </message>
    <message>
        <source>its turn begins</source>
        <translation>seu turno começa</translation>
    </message>
    <message>
        <source>its turn ends</source>
        <translation>seu turno termina</translation>
    </message>
    <message>
        <source>it is about to act</source>
        <translation>vai agir</translation>
    </message>
    <message>
        <source>somebody aims at it</source>
        <translation>vira alvo de alguém</translation>
    </message>
    <message>
        <source>an attack on it has been rolled</source>
        <translation>um ataque contra si foi rolado</translation>
    </message>
    <message>
        <source>an attack hits it</source>
        <translation>um ataque contra si acerta</translation>
    </message>
    <message>
        <source>its own attack hits</source>
        <translation>seu próprio ataque acerta</translation>
    </message>
    <message>
        <source>an attack misses it</source>
        <translation>um ataque contra si erra</translation>
    </message>
    <message>
        <source>its own attack misses</source>
        <translation>seu próprio ataque erra</translation>
    </message>
    <message>
        <source>it is about to lose points</source>
        <translation>vai perder pontos</translation>
    </message>
    <message>
        <source>it has lost points</source>
        <translation>perdeu pontos</translation>
    </message>
    <message>
        <source>it has got points back</source>
        <translation>recuperou pontos</translation>
    </message>
    <message>
        <source>it has failed a test</source>
        <translation>falhou num teste</translation>
    </message>
    <message>
        <source>it falls</source>
        <translation>cai</translation>
    </message>
    <message>
        <source>it gets up again</source>
        <translation>se levanta de novo</translation>
    </message>
    <message>
        <source>it dies</source>
        <translation>morre</translation>
    </message>
    <message>
        <source>the condition begins</source>
        <translation>a condição começa</translation>
    </message>
    <message>
        <source>the condition has ended</source>
        <translation>a condição terminou</translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation>seu prazo acaba</translation>
    </message>
    <message>
        <source>it moves</source>
        <translation>se move</translation>
    </message>
    <message>
        <source>a foe leaves its reach</source>
        <translation>um inimigo sai do seu alcance</translation>
    </message>
    <message>
        <source>a foe comes within its reach</source>
        <translation>um inimigo entra no seu alcance</translation>
    </message>
    <message>
        <source>at the end of its turn</source>
        <translation>no fim do seu turno</translation>
    </message>
    <message>
        <source>at the beginning of its turn</source>
        <translation>no começo do seu turno</translation>
    </message>
    <message>
        <source>at the end of the causer’s turn</source>
        <translation>no fim do turno de quem a causou</translation>
    </message>
    <message>
        <source>at the beginning of the causer’s turn</source>
        <translation>no começo do turno de quem a causou</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>no fim da rodada</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>with the present turn</source>
        <translation>com o turno atual</translation>
    </message>
    <message>
        <source>with the next turn</source>
        <translation>com o próximo turno</translation>
    </message>
    <message>
        <source>the new one counts</source>
        <translation>vale a nova</translation>
    </message>
    <message>
        <source>the longer one counts</source>
        <translation>vale a mais longa</translation>
    </message>
    <message>
        <source>the old one counts</source>
        <translation>vale a de antes</translation>
    </message>
    <message>
        <source>the levels add up</source>
        <translation>os níveis se somam</translation>
    </message>
    <message>
        <source>both count</source>
        <translation>valem ambas</translation>
    </message>
    <message>
        <source>the total is high enough</source>
        <translation>o total chega</translation>
    </message>
    <message>
        <source>the total is low enough</source>
        <translation>o total não passa</translation>
    </message>
    <message>
        <source>it equals or beats the other side</source>
        <translation>iguala ou supera o outro lado</translation>
    </message>
    <message>
        <source>enough dice are high</source>
        <translation>há dados altos suficientes</translation>
    </message>
    <message>
        <source>by steps of the total</source>
        <translation>por faixas do total</translation>
    </message>
    <message>
        <source>critical success</source>
        <translation>sucesso crítico</translation>
    </message>
    <message>
        <source>success</source>
        <translation>sucesso</translation>
    </message>
    <message>
        <source>success at a price</source>
        <translation>sucesso com custo</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>falha</translation>
    </message>
    <message>
        <source>fumble</source>
        <translation>falha crítica</translation>
    </message>
    <message>
        <source>whoever acts or has it</source>
        <translation>quem age ou a tem</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>o alvo</translation>
    </message>
    <message>
        <source>whoever caused it</source>
        <translation>quem a causou</translation>
    </message>
    <message>
        <source>the other one of the two</source>
        <translation>a outra parte das duas</translation>
    </message>
    <message>
        <source>the targets</source>
        <translation>os alvos</translation>
    </message>
    <message>
        <source>its own side</source>
        <translation>seu próprio lado</translation>
    </message>
    <message>
        <source>its foes</source>
        <translation>seus inimigos</translation>
    </message>
    <message>
        <source>everybody else</source>
        <translation>os demais</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>anybody else</source>
        <translation>qualquer um menos quem age</translation>
    </message>
    <message>
        <source>foes</source>
        <translation>inimigos</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>qualquer um</translation>
    </message>
    <message>
        <source>only itself</source>
        <translation>só quem age</translation>
    </message>
    <message>
        <source>whoever it happens to</source>
        <translation>a quem acontece</translation>
    </message>
    <message>
        <source>the side of whoever it happens to</source>
        <translation>o lado de a quem acontece</translation>
    </message>
    <message>
        <source>at the beginning of a round</source>
        <translation>no começo de uma rodada</translation>
    </message>
    <message>
        <source>when a fight begins</source>
        <translation>quando um combate começa</translation>
    </message>
    <message>
        <source>with a rest</source>
        <translation>com um descanso</translation>
    </message>
    <message>
        <source>never: it is used up</source>
        <translation>nunca: é consumido</translation>
    </message>
    <message>
        <source>on its feet</source>
        <translation>de pé</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>inconsciente</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>sem vida</translation>
    </message>
    <message>
        <source>out of the fight</source>
        <translation>fora do combate</translation>
    </message>
    <message>
        <source>loses its next turn</source>
        <translation>perde o próximo turno</translation>
    </message>
    <message>
        <source>has another turn after this one</source>
        <translation>tem outro turno depois deste</translation>
    </message>
    <message>
        <source>acts after whoever acts now</source>
        <translation>age depois de quem age agora</translation>
    </message>
    <message>
        <source>is pushed away</source>
        <translation>se afasta à força</translation>
    </message>
    <message>
        <source>is pulled closer</source>
        <translation>se aproxima à força</translation>
    </message>
    <message>
        <source>goes to whoever acts</source>
        <translation>vai até quem age</translation>
    </message>
    <message>
        <source>changes places with whoever acts</source>
        <translation>troca de lugar com quem age</translation>
    </message>
    <message>
        <source>by initiative</source>
        <translation>por iniciativa</translation>
    </message>
    <message>
        <source>one side after the other</source>
        <translation>um lado depois do outro</translation>
    </message>
    <message>
        <source>whoever has acted says who is next</source>
        <translation>quem agiu diz quem vem depois</translation>
    </message>
    <message>
        <source>whoever wants to</source>
        <translation>quem quiser</translation>
    </message>
    <message>
        <source>once, when the fight begins</source>
        <translation>uma vez, quando o combate começa</translation>
    </message>
    <message>
        <source>again in each round</source>
        <translation>de novo em cada rodada</translation>
    </message>
    <message>
        <source>everybody alone</source>
        <translation>cada um por si</translation>
    </message>
    <message>
        <source>equal creatures together</source>
        <translation>criaturas iguais juntas</translation>
    </message>
    <message>
        <source>they roll again</source>
        <translation>rolam de novo</translation>
    </message>
    <message>
        <source>they act together</source>
        <translation>agem juntos</translation>
    </message>
    <message>
        <source>you decide</source>
        <translation>você decide</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>while something changes it</source>
        <translation>enquanto algo o muda</translation>
    </message>
    <message>
        <source>everybody gets all of it</source>
        <translation>cada um recebe tudo</translation>
    </message>
    <message>
        <source>it is divided</source>
        <translation>é dividido</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>cone from whoever acts</source>
        <translation>cone a partir de quem age</translation>
    </message>
    <message>
        <source>line from whoever acts</source>
        <translation>linha a partir de quem age</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrado</translation>
    </message>
    <message>
        <source>every action</source>
        <translation>todas as ações</translation>
    </message>
    <message>
        <source>every reaction</source>
        <translation>todas as reações</translation>
    </message>
    <message>
        <source>the whole turn</source>
        <translation>o turno inteiro</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número inteiro</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dados</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sim ou não</translation>
    </message>
    <message>
        <source>one of several choices</source>
        <translation>uma palavra entre várias</translation>
    </message>
    <message>
        <source>any of several choices</source>
        <translation>várias palavras entre várias</translation>
    </message>
    <message>
        <source>list with columns: weapons, spells</source>
        <translation>lista com colunas: armas, magias</translation>
    </message>
    <message>
        <source>dice of several kinds of damage</source>
        <translation>dados de vários tipos de dano</translation>
    </message>
    <message>
        <source>what the row does</source>
        <translation>o que a linha faz</translation>
    </message>
    <message>
        <source>no least: it can fall below 0</source>
        <translation>sem mínimo: pode ficar abaixo de 0</translation>
    </message>
    <message>
        <source>a use of the chosen row</source>
        <translation>um uso da linha escolhida</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>Ver como texto</translation>
    </message>
    <message>
        <source>Try a round</source>
        <translation>Testar uma rodada</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Fights begin by these rules from now on</source>
        <translation>A partir de agora os combates começam com estas regras</translation>
    </message>
    <message>
        <source>In this fight only</source>
        <translation>Só neste combate</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>A partir de agora</translation>
    </message>
    <message>
        <source>This fight and all others go on by these rules</source>
        <translation>Este combate e todos os outros continuam com estas regras</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Regras sem nome</translation>
    </message>
    <message>
        <source>Faults: {number}</source>
        <translation>Falhas: {number}</translation>
    </message>
    <message>
        <source>Go to the first fault. The last rules without faults stay in play.</source>
        <translation>Ir à primeira falha. Continuam em jogo as últimas regras sem falhas.</translation>
    </message>
    <message>
        <source>Kept as a draft</source>
        <translation>Guardado como rascunho</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Sem falhas</translation>
    </message>
    <message>
        <source>Mend the faults first: until then fights go on by the last rules without any</source>
        <translation>Primeiro é preciso corrigir os erros: até lá se joga com as últimas regras sem nenhum</translation>
    </message>
    <message>
        <source>new: {name}</source>
        <translation>novo: {name}</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (cópia)</translation>
    </message>
    <message>
        <source>copy of {name}</source>
        <translation>cópia de {name}</translation>
    </message>
    <message>
        <source>remove “{name}”</source>
        <translation>remover “{name}”</translation>
    </message>
    <message>
        <source>Done: remove “{name}”. Ctrl+Z undoes it.</source>
        <translation>Feito: remover “{name}”. Ctrl+Z desfaz.</translation>
    </message>
    <message>
        <source>“{name}” is removed, and is missing in: {rows}. Ctrl+Z brings it back.</source>
        <translation>Você tirou “{name}”, que agora falta em: {rows}. Ctrl+Z traz de volta.</translation>
    </message>
    <message>
        <source>move “{name}”</source>
        <translation>mover “{name}”</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>o texto</translation>
    </message>
    <message>
        <source>rules “{title}”</source>
        <translation>regras “{title}”</translation>
    </message>
    <message>
        <source>{title} {version} is ready: fights begin by it from now on.</source>
        <translation>{title} {version} está pronto: a partir de agora os combates começam com ele.</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versão {version}</translation>
    </message>
    <message>
        <source>“{title}” by {author} is here already. Shall these become rules of their own beside it?</source>
        <translation>“{title}”, de {author}, já está aqui. Que estas sejam regras à parte, ao lado dele?</translation>
    </message>
    <message>
        <source>rules of their own</source>
        <translation>regras à parte</translation>
    </message>
    <message>
        <source>What stands on sheets has no place in these rules any more, and goes: {fields}</source>
        <translation>O que está nas fichas não tem mais lugar nestas regras e se perde: {fields}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>RulesTextView</name>
    <message>
        <source>Find in the text</source>
        <translation>Buscar no texto</translation>
    </message>
    <message>
        <source>The one before (Shift+Enter)</source>
        <translation>O anterior (Shift+Enter)</translation>
    </message>
    <message>
        <source>The next one (Enter)</source>
        <translation>O próximo (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Tab indents. {keys} leaves the text.</source>
        <translation>Tab recua. {keys} sai do texto.</translation>
    </message>
    <message>
        <source>It does not stand there.</source>
        <translation>Não está ali.</translation>
    </message>
</context>
<context>
    <name>RulingMenu</name>
    <message>
        <source>Add a status… (S)</source>
        <translation>Pôr uma condição… (S)</translation>
    </message>
    <message>
        <source>Remove a status… (Del)</source>
        <translation>Tirar uma condição… (Del)</translation>
    </message>
    <message>
        <source>Set a timer…</source>
        <translation>Definir um prazo…</translation>
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
        <translation>Sai por expulsão</translation>
    </message>
    <message>
        <source>Leaves the fight</source>
        <translation>Deixa o combate</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Selecionar juntos</translation>
    </message>
    <message>
        <source>Set points ({pools})…</source>
        <translation>Definir pontos ({pools})…</translation>
    </message>
    <message>
        <source>edit weapon spell item ability</source>
        <translation>editar arma magia item habilidade</translation>
    </message>
    <message>
        <source>Change the sheet… (Shift+F2)</source>
        <translation>Mudar a ficha… (Shift+F2)</translation>
    </message>
    <message>
        <source>Rename… (F2)</source>
        <translation>Dar outro nome… (F2)</translation>
    </message>
    <message>
        <source>rename call</source>
        <translation>renomear chamar</translation>
    </message>
    <message>
        <source>reveal appear unhide</source>
        <translation>revelar aparecer descobrir</translation>
    </message>
    <message>
        <source>conceal invisible secret</source>
        <translation>esconder invisível secreto</translation>
    </message>
    <message>
        <source>flees escapes runs</source>
        <translation>fugir foge escapar retirada</translation>
    </message>
    <message>
        <source>remove take out</source>
        <translation>remover tirar retirar</translation>
    </message>
    <message>
        <source>Remove it</source>
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
        <source>Remove from {name}</source>
        <translation>Tirar de {name}</translation>
    </message>
    <message>
        <source>Timer on {name}: the status, then the number (0 ends it)</source>
        <translation>Prazo em {name}: a condição e o número (0 encerra)</translation>
    </message>
    <message>
        <source>What is the new name of {name}?</source>
        <translation>Como {name} se chama agora?</translation>
    </message>
    <message>
        <source>What is left of a countdown: its name, then the number</source>
        <translation>O que resta de uma contagem: o nome e o número</translation>
    </message>
    <message>
        <source>who sees {name}</source>
        <translation>quem vê {name}</translation>
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
        <source>Select several at once: a side, whoever of it has half or less left, a group</source>
        <translation>Escolher vários de uma vez: um lado, quem dele está com metade ou menos, um grupo</translation>
    </message>
    <message>
        <source>Status on {name}, and how long it lasts: {status} 3, or {status} - until it is taken off</source>
        <translation>Condição para {name}, e quanto dura: {status} 3, ou {status} - até ser tirada</translation>
    </message>
    <message>
        <source>Status on {name}, and how long it lasts: {status} 3, or {status} - until it is taken off. One with a value has that first: {valued} −2 3</source>
        <translation>Condição para {name}, e quanto dura: {status} 3, ou {status} - até ser tirada. Se tem um valor, ele vem antes: {valued} −2 3</translation>
    </message>
    <message>
        <source>Points of {name}: of what, then how many it has from now on</source>
        <translation>Pontos de {name}: quais, e quantos serão a partir de agora</translation>
    </message>
    <message>
        <source>Set a value of {name}: its name, then a number</source>
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
    <message>
        <source>Call for a check… (?)</source>
        <translation>Pedir um teste… (?)</translation>
    </message>
    <message>
        <source>Its last lines in the log</source>
        <translation>Suas últimas linhas no registro</translation>
    </message>
</context>
<context>
    <name>SavedBoardsController</name>
    <message>
        <source>Boards of the library</source>
        <translation>Tabuleiros da biblioteca</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Salvar na biblioteca</translation>
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
        <source>Use a board from the library…</source>
        <translation>Usar um tabuleiro da biblioteca…</translation>
    </message>
    <message>
        <source>Use a board</source>
        <translation>Usar um tabuleiro</translation>
    </message>
    <message>
        <source>Save a board</source>
        <translation>Salvar um tabuleiro</translation>
    </message>
    <message>
        <source>The board is saved in the library as “{name}”.</source>
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
        <source>{name} was written.</source>
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
        <source>{name} was read and saved in the library.</source>
        <translation>{name} foi lido e fica na biblioteca.</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportar o tabuleiro</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>saved</source>
        <translation>salvo</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>não salvo</translation>
    </message>
    <message>
        <source>saved · Encounter “{name}”</source>
        <translation>salvo · Encontro “{name}”</translation>
    </message>
    <message>
        <source>not saved · Encounter “{name}”</source>
        <translation>não salvo · Encontro “{name}”</translation>
    </message>
</context>
<context>
    <name>SavedSearchController</name>
    <message>
        <source>There is no search yet: type, or choose a folder or a tag.</source>
        <translation>Ainda não se procura nada: digite, ou escolha uma pasta ou uma etiqueta.</translation>
    </message>
    <message>
        <source>Save this search as</source>
        <translation>Salvar esta busca como</translation>
    </message>
    <message>
        <source>“{name}” already exists. Enter once more replaces it.</source>
        <translation>“{name}” já existe. Enter mais uma vez põe esta no lugar dela.</translation>
    </message>
    <message>
        <source>Save the search {name}</source>
        <translation>Salvar a busca {name}</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Nome da busca</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>“{name}” já existe.</translation>
    </message>
    <message>
        <source>Rename the search {name}</source>
        <translation>Renomear a busca {name}</translation>
    </message>
    <message>
        <source>Delete the search {name}</source>
        <translation>Excluir a busca {name}</translation>
    </message>
</context>
<context>
    <name>ScratchLog</name>
    <message>
        <source>changed: {line}</source>
        <translation>diferente: {line}</translation>
    </message>
</context>
<context>
    <name>ScratchLogView</name>
    <message>
        <source>Log of the fight that is tried out</source>
        <translation>Registro do combate de teste</translation>
    </message>
</context>
<context>
    <name>ScratchOddsPanel</name>
    <message>
        <source>Wins: {sides}</source>
        <translation>Vence: {sides}</translation>
    </message>
    <message>
        <source>{now}, was {before}</source>
        <translation>{now}, antes {before}</translation>
    </message>
    <message>
        <source>Rounds: {rounds}</source>
        <translation>Rodadas: {rounds}</translation>
    </message>
    <message>
        <source>No more fights can be played by these rules.</source>
        <translation>Com estas regras não é possível jogar mais combates.</translation>
    </message>
    <message>
        <source>{played} of {number} fights are played</source>
        <translation>{played} de {number} combates jogados</translation>
    </message>
    <message>
        <source>Of {number} fights with these creatures</source>
        <translation>De {number} combates com estas criaturas</translation>
    </message>
    <message>
        <source>Of {number} fights in which each acts by itself</source>
        <translation>De {number} combates em que cada um age por conta própria</translation>
    </message>
    <message>
        <source>None of {number} fights came to an end.</source>
        <translation>Nenhum de {number} combates chegou ao fim.</translation>
    </message>
    <message>
        <source>It takes long by these rules; {number} fights are played.</source>
        <translation>Com estas regras demora muito; {number} combates foram jogados.</translation>
    </message>
    <message>
        <source>{now} (was {before})</source>
        <translation>{now} (antes {before})</translation>
    </message>
</context>
<context>
    <name>ScratchOrder</name>
    <message>
        <source>Combatants of the fight that is tried out</source>
        <translation>Combatentes do combate de teste</translation>
    </message>
</context>
<context>
    <name>ScratchTeller</name>
    <message>
        <source>{name}: “{deed}” was chosen for a turn that did not come.</source>
        <translation>{name}: você escolheu “{deed}” para um turno que não chegou.</translation>
    </message>
    <message>
        <source>{deed} (chosen)</source>
        <translation>{deed} (por sua escolha)</translation>
    </message>
    <message>
        <source>{name}: “{deed}” was chosen, and nothing came of it.</source>
        <translation>{name}: você escolheu “{deed}” e nada mudou.</translation>
    </message>
    <message>
        <source>{name}: “{deed}” was chosen, but is not possible here. {why}</source>
        <translation>{name}: você escolheu “{deed}”, mas aqui não é possível. {why}</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
</context>
<context>
    <name>SeveralForm</name>
    <message>
        <source>{number} creatures</source>
        <translation>{number} criaturas</translation>
    </message>
    <message>
        <source>different</source>
        <translation>vários valores</translation>
    </message>
    <message>
        <source>no common tags</source>
        <translation>sem etiquetas em comum</translation>
    </message>
    <message>
        <source>Editing {number} creatures</source>
        <translation>Editando {number} criaturas</translation>
    </message>
    <message>
        <source>{names} and {number} more: {sentence}</source>
        <translation>{names} e mais {number}: {sentence}</translation>
    </message>
    <message>
        <source>{names}: {sentence}</source>
        <translation>{names}: {sentence}</translation>
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
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>What you change is written to all {number}; the rest stays as each has it.</source>
        <translation>O que você mudar é escrito nas {number}; o resto fica como cada uma tem.</translation>
    </message>
    <message>
        <source>Will be written to all {number}: {fields}.</source>
        <translation>Será escrito nas {number}: {fields}.</translation>
    </message>
</context>
<context>
    <name>ShareRules</name>
    <message>
        <source>Export “{title}”</source>
        <translation>Exportar “{title}”</translation>
    </message>
    <message>
        <source>What may others do with it?</source>
        <translation>O que outras pessoas podem fazer com isto?</translation>
    </message>
    <message>
        <source>The licence in your own words</source>
        <translation>A licença nas suas próprias palavras</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Who made it?</source>
        <translation>De quem é?</translation>
    </message>
    <message>
        <source>I do not say</source>
        <translation>Não digo</translation>
    </message>
    <message>
        <source>Whatever they like (CC0)</source>
        <translation>O que quiserem (CC0)</translation>
    </message>
    <message>
        <source>Whatever they like, if they name me (CC BY 4.0)</source>
        <translation>O que quiserem, se me nomearem (CC BY 4.0)</translation>
    </message>
    <message>
        <source>The same, and what they make of it too (CC BY-SA 4.0)</source>
        <translation>O mesmo, e também com o que fizerem disto (CC BY-SA 4.0)</translation>
    </message>
    <message>
        <source>They ask me first</source>
        <translation>Que me perguntem antes</translation>
    </message>
    <message>
        <source>In my own words…</source>
        <translation>Nas minhas próprias palavras…</translation>
    </message>
    <message>
        <source>With the creatures of the library ({number})</source>
        <translation>Com as criaturas da biblioteca ({number})</translation>
    </message>
    <message>
        <source>Ask me before you pass it on.</source>
        <translation>Pergunte-me antes de repassar.</translation>
    </message>
    <message>
        <source>It has faults, and nobody could play it. The first one: {fault}</source>
        <translation>Tem faltas, e ninguém poderia jogar. A primeira: {fault}</translation>
    </message>
    <message>
        <source>By these rules something else comes of: {tests}. Export it all the same if it is to be so.</source>
        <translation>Por estas regras sai outra coisa de: {tests}. Exporte mesmo assim se for para ser assim.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Rule systems</source>
        <translation>Sistemas de regras</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Não foi possível gravar {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} was written.</source>
        <translation>{file} foi gravado.</translation>
    </message>
</context>
<context>
    <name>SheetBlock</name>
    <message>
        <source>Weapons, abilities and what else is on the sheet</source>
        <translation>Armas, habilidades e o que mais a ficha traz</translation>
    </message>
    <message>
        <source>On the sheet: {value}</source>
        <translation>Na ficha: {value}</translation>
    </message>
    <message>
        <source>Always at hand</source>
        <translation>Sempre à mão</translation>
    </message>
    <message>
        <source>Pinned: {name} stays here, whoever acts.</source>
        <translation>Ficha fixa: {name} fica aqui, aja quem agir.</translation>
    </message>
    <message>
        <source>Chances against {name}</source>
        <translation>Chances contra {name}</translation>
    </message>
    <message>
        <source>Pin (*)</source>
        <translation>Fixar (*)</translation>
    </message>
    <message>
        <source>Large (Ctrl+Shift+L)</source>
        <translation>Grande (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>Unpin (*)</source>
        <translation>Soltar (*)</translation>
    </message>
    <message>
        <source>Out of turn:</source>
        <translation>Fora do turno:</translation>
    </message>
</context>
<context>
    <name>SheetCard</name>
    <message>
        <source>This is not saved yet: Ctrl+S saves it, Esc once more discards it.</source>
        <translation>Nada disto está salvo ainda: Ctrl+S salva, mais um Esc esquece.</translation>
    </message>
</context>
<context>
    <name>SheetEditController</name>
    <message>
        <source>For {name} in the party too</source>
        <translation>Também para {name} no grupo</translation>
    </message>
    <message>
        <source>For {name} in the bestiary too</source>
        <translation>Também para {name} no bestiário</translation>
    </message>
    <message>
        <source>Change the sheet of {name}</source>
        <translation>Mudar a ficha de {name}</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Has no effect with the other fields here</source>
        <translation>Sem efeito ao lado dos outros campos daqui</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Picture of {name}</source>
        <translation>Imagem de {name}</translation>
    </message>
    <message>
        <source>Emblem of {name}</source>
        <translation>Emblema de {name}</translation>
    </message>
    <message>
        <source>Leave the form of {name}</source>
        <translation>Sair do formulário de {name}</translation>
    </message>
    <message>
        <source>Not saved: {name}. Undo brings the form back as it was.</source>
        <translation>Não salvo: {name}. Desfazer traz o formulário de volta como estava.</translation>
    </message>
    <message>
        <source>Pinned: sheet of {name} (Ctrl+Shift+L)</source>
        <translation>Fixa: ficha de {name} (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>Back to the actions (Ctrl+Shift+L)</source>
        <translation>De volta às ações (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>Sheet of {name} (Ctrl+Shift+L)</source>
        <translation>Ficha de {name} (Ctrl+Shift+L)</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>On another side, which gets a name</source>
        <translation>Em outro lado, que receberá um nome</translation>
    </message>
    <message>
        <source>Another side…</source>
        <translation>Outro lado…</translation>
    </message>
    <message>
        <source>1 to {most} letters, please.</source>
        <translation>De 1 a {most} letras, por favor.</translation>
    </message>
    <message>
        <source>What is the other side called?</source>
        <translation>Como se chama o outro lado?</translation>
    </message>
    <message>
        <source>Guards of the gate</source>
        <translation>Guardas do portão</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Nothing here plays sounds: install one of {programs}.</source>
        <translation>Nada aqui toca sons: instale um destes: {programs}.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Os sons estão desligados.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Os sons estão ligados.</translation>
    </message>
</context>
<context>
    <name>SpinBoxLimits</name>
    <message>
        <source>{typed} is too small: {least} is used.</source>
        <translation>Aqui vale no mínimo {least}, não {typed}.</translation>
    </message>
    <message>
        <source>{typed} is too large: {most} is used.</source>
        <translation>Aqui vale no máximo {most}, não {typed}.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>The sheet in short</source>
        <translation>A ficha em resumo</translation>
    </message>
    <message>
        <source>On the sheet: {value}</source>
        <translation>Na ficha: {value}</translation>
    </message>
</context>
<context>
    <name>StageMessage</name>
    <message>
        <source>Do it anyway</source>
        <translation>Que assim seja</translation>
    </message>
</context>
<context>
    <name>StagePresenter</name>
    <message>
        <source>The fight is prepared. Begin when the table is ready.</source>
        <translation>O combate está preparado. Comece quando a mesa estiver pronta.</translation>
    </message>
    <message>
        <source>The rules name {side} as the winner.</source>
        <translation>Pelas regras, vence {side}.</translation>
    </message>
    <message>
        <source>Only one side still stands.</source>
        <translation>Só um lado continua de pé.</translation>
    </message>
    <message>
        <source>Nobody’s turn: choose in the order who declares, rule, or press Space to go on.</source>
        <translation>Não é o turno de ninguém: escolha na ordem quem declara, decida ou aperte Espaço para continuar.</translation>
    </message>
    <message>
        <source>Nobody’s turn: rule, or press Space to go on.</source>
        <translation>Não é o turno de ninguém: decida ou aperte Espaço para continuar.</translation>
    </message>
    <message>
        <source>fights for: {side}</source>
        <translation>luta por: {side}</translation>
    </message>
</context>
<context>
    <name>StartFrom</name>
    <message>
        <source>Make rules of your own</source>
        <translation>Fazer regras próprias</translation>
    </message>
    <message>
        <source>What do you want to begin with?</source>
        <translation>Com o que você quer começar?</translation>
    </message>
    <message>
        <source>For which game?</source>
        <translation>Para qual jogo?</translation>
    </message>
    <message>
        <source>What is rolled?</source>
        <translation>O que se rola?</translation>
    </message>
    <message>
        <source>What happens at 0 hit points?</source>
        <translation>O que acontece com 0 pontos de vida?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Como se chama?</translation>
    </message>
    <message>
        <source>What you play, with other numbers, other conditions, other words.</source>
        <translation>O que você joga, com outros números, outras condições, outras palavras.</translation>
    </message>
    <message>
        <source>Everything else is yours to say: what stands on a sheet, what one does, what it brings.</source>
        <translation>Todo o resto você diz: o que há numa ficha, o que se faz, o que isso traz.</translation>
    </message>
    <message>
        <source>House rules for what I play</source>
        <translation>Regras da casa para o que eu jogo</translation>
    </message>
    <message>
        <source>A draft: go on with it as it is.</source>
        <translation>Um rascunho: continuar com ele como está.</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Regras sem nome</translation>
    </message>
    <message>
        <source>Empty: only hit points</source>
        <translation>Vazio: só pontos de vida</translation>
    </message>
    <message>
        <source>A d20 against a number</source>
        <translation>Um d20 contra um número</translation>
    </message>
    <message>
        <source>2d6: with 10 it succeeds, with 7 at a price</source>
        <translation>2d6: com 10 consegue, com 7 a um preço</translation>
    </message>
    <message>
        <source>d100, not above a skill</source>
        <translation>d100, sem passar de uma perícia</translation>
    </message>
    <message>
        <source>A pool of d6: each 5 or 6 counts</source>
        <translation>Uma parada de d6: cada 5 ou 6 conta</translation>
    </message>
    <message>
        <source>Nothing: the table says what happens</source>
        <translation>Nada: a mesa diz o que acontece</translation>
    </message>
    <message>
        <source>It falls unconscious</source>
        <translation>Fica inconsciente</translation>
    </message>
    <message>
        <source>It dies</source>
        <translation>Morre</translation>
    </message>
    <message>
        <source>It is out of the fight</source>
        <translation>Fica fora do combate</translation>
    </message>
    <message>
        <source>{game}, our way</source>
        <translation>{game}, do nosso jeito</translation>
    </message>
    <message>
        <source>The rules of our table</source>
        <translation>As regras da nossa mesa</translation>
    </message>
    <message>
        <source>My own game</source>
        <translation>Meu próprio jogo</translation>
    </message>
    <message>
        <source>Give it a name: it is found by that.</source>
        <translation>Dê um nome: é por ele que se encontra.</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>Checking {name}</source>
        <translation>Verificando {name}</translation>
    </message>
    <message>
        <source>Reading sheets for the search</source>
        <translation>Lendo as fichas para a busca</translation>
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
        <source>This sheet no longer fits its rule system; edit it to fix it.</source>
        <translation>Esta ficha não se encaixa mais no sistema de regras; edite-a para consertá-la.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation>quem joga: {player}</translation>
    </message>
    <message>
        <source>{template} · from {name}</source>
        <translation>{template} · de {name}</translation>
    </message>
    <message>
        <source>Lasting conditions</source>
        <translation>Condições que duram</translation>
    </message>
    <message>
        <source>Stat block</source>
        <translation>Bloco de estatísticas</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
</context>
<context>
    <name>StatusPalette</name>
    <message>
        <source>Find a status</source>
        <translation>Buscar uma condição</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Drag one onto a combatant; Enter adds it to the selected row</source>
        <translation>Arraste uma até um combatente; Enter a coloca na linha escolhida</translation>
    </message>
</context>
<context>
    <name>StatusPrompt</name>
    <message>
        <source>{status}: which?</source>
        <translation>{status}: qual?</translation>
    </message>
    <message>
        <source>{status} takes one figure only, its timer.</source>
        <translation>{status} só leva um número, o seu prazo.</translation>
    </message>
    <message>
        <source>{status}: which, and how much ({word} −2; with a timer {word} −2 3)?</source>
        <translation>{status}: qual e quanto ({word} −2; com prazo {word} −2 3)?</translation>
    </message>
    <message>
        <source>{status} on {name}: what is it called?</source>
        <translation>{status} em {name}: como se chama?</translation>
    </message>
    <message>
        <source>a name, or Enter without one</source>
        <translation>um nome, ou Enter sem nome</translation>
    </message>
    <message>
        <source>{status} needs a figure other than 0, with its sign; its timer may follow: −2 3.</source>
        <translation>{status} precisa de um número diferente de 0, com o seu sinal; depois pode vir o prazo: −2 3.</translation>
    </message>
    <message>
        <source>{status} on {name}: how much?</source>
        <translation>{status} para {name}: quanto?</translation>
    </message>
    <message>
        <source>a figure with its sign; its timer may follow: −2 3</source>
        <translation>um número com o seu sinal; depois pode vir o prazo: −2 3</translation>
    </message>
    <message>
        <source>Nobody in this fight</source>
        <translation>Ninguém deste combate</translation>
    </message>
    <message>
        <source>{status} on {name}: who is held?</source>
        <translation>{status} em {name}: quem essa pessoa segura?</translation>
    </message>
    <message>
        <source>{status} on {name}: who causes it?</source>
        <translation>{status} em {name}: quem causa?</translation>
    </message>
</context>
<context>
    <name>SuggestionBar</name>
    <message>
        <source>Do it</source>
        <translation>Fazer</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Outra</translation>
    </message>
</context>
<context>
    <name>SuggestionController</name>
    <message>
        <source>At a foe’s turn its playbook proposes what to do.</source>
        <translation>No turno de um inimigo se propõe o que fazer.</translation>
    </message>
    <message>
        <source>Nothing is proposed any more.</source>
        <translation>Nada mais é proposto.</translation>
    </message>
    <message>
        <source>{name}: {what}. {reason}</source>
        <translation>{name}: {what}. {reason}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Instead of the marked line, {name}: {what}. {reason}</source>
        <translation>Em vez da linha que leva a marca, {name}: {what}. {reason}</translation>
    </message>
    <message>
        <source>{name} instead: {what}</source>
        <translation>{name}, em vez disso: {what}</translation>
    </message>
    <message>
        <source>{number} targets</source>
        <translation>{number} alvos</translation>
    </message>
    <message>
        <source>Nothing else is proposed.</source>
        <translation>Não há outra proposta.</translation>
    </message>
    <message>
        <source>Proposals are switched off: Shift+F8 switches them on.</source>
        <translation>As propostas estão desativadas: Shift+F8 as ativa.</translation>
    </message>
    <message>
        <source>Nothing is proposed in the past: Esc leads back to now.</source>
        <translation>No passado nada é proposto: Esc volta ao presente.</translation>
    </message>
    <message>
        <source>A question is open: nothing is proposed before it is answered.</source>
        <translation>Há uma pergunta aberta: nada se propõe antes da resposta.</translation>
    </message>
    <message>
        <source>The fight has not begun: nothing is proposed yet. Space begins it.</source>
        <translation>O combate não começou: nada é proposto ainda. Espaço o começa.</translation>
    </message>
    <message>
        <source>The fight has ended: nothing more is proposed. Ctrl+Z takes its end back.</source>
        <translation>O combate terminou: nada mais é proposto. Ctrl+Z desfaz o fim.</translation>
    </message>
    <message>
        <source>An action is being prepared: nothing is proposed before Enter does it or Esc cancels it.</source>
        <translation>Uma ação está sendo preparada: nada é proposto até que Enter a faça ou Esc a cancele.</translation>
    </message>
    <message>
        <source>The rules name {side} as the winner: nothing more is proposed. Ctrl+E ends the fight.</source>
        <translation>Pelas regras, vence {side}: nada mais é proposto. Ctrl+E encerra o combate.</translation>
    </message>
    <message>
        <source>Nobody is left to fight against: nothing more is proposed. Ctrl+E ends the fight.</source>
        <translation>Não resta ninguém contra quem lutar: nada mais é proposto. Ctrl+E encerra o combate.</translation>
    </message>
    <message>
        <source>It is nobody’s turn ({phase}): nothing is proposed before a foe’s. Space goes on.</source>
        <translation>Não é o turno de ninguém ({phase}): nada é proposto até o de um inimigo. Espaço continua.</translation>
    </message>
    <message>
        <source>{name} cannot act ({state}): nothing is proposed. Space goes on.</source>
        <translation>{name} não pode agir ({state}): nada é proposto. Espaço continua.</translation>
    </message>
    <message>
        <source>{name} fights for the party now. Say how it plays (Ctrl+F8), and something is proposed for it.</source>
        <translation>{name} luta agora pelo grupo. Diga como joga (Ctrl+F8), e algo será proposto.</translation>
    </message>
    <message>
        <source>{name} has no {points} left in this turn: nothing more is proposed. Space goes on.</source>
        <translation>{name} não tem mais {points} neste turno: nada mais se propõe. Espaço continua.</translation>
    </message>
    <message>
        <source>What {name} might do is still being worked out, and proposed in a moment.</source>
        <translation>Falta calcular o que {name} poderia fazer: a proposta vem em um instante.</translation>
    </message>
    <message>
        <source>{name} has done what was worth doing in this turn: nothing more is proposed. Space goes on.</source>
        <translation>{name} já fez neste turno o que valia a pena: nada mais é proposto. Espaço continua.</translation>
    </message>
    <message>
        <source>Nothing that {name} may do now is worth proposing: a letter prepares an action, Space goes on.</source>
        <translation>Nada do que {name} pode fazer agora vale ser proposto: uma letra prepara uma ação, Espaço continua.</translation>
    </message>
    <message>
        <source>{action}: {refusal}</source>
        <translation>{action}: {refusal}</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <translation>Espaço continua.</translation>
    </message>
    <message>
        <source>Still possible: {actions}.</source>
        <translation>Ainda é possível: {actions}.</translation>
    </message>
    <message>
        <source>{name} leaves {points} unspent: nothing more was worth doing.</source>
        <translation>{name} deixa sem gastar {points}: nada mais valia a pena.</translation>
    </message>
    <message>
        <source>{name} is a player’s. Say how it plays (Ctrl+F8), and something is proposed for it.</source>
        <translation>Alguém da mesa joga com {name}. Diga como joga (Ctrl+F8), e algo será proposto.</translation>
    </message>
</context>
<context>
    <name>SummaryCard</name>
    <message>
        <source>Summary of {name}</source>
        <translation>Resumo de {name}</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Nothing has stood out so far.</source>
        <translation>Nada se destacou até agora.</translation>
    </message>
    <message>
        <source>What stood out</source>
        <translation>O que se destacou</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Tempo à mesa</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Com quê</translation>
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
    <name>Tabs</name>
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
</context>
<context>
    <name>TaskLine</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Temperaments</name>
    <message>
        <source>what is worth most, and the means spared</source>
        <translation>o que mais vale, sem desperdiçar recursos</translation>
    </message>
    <message>
        <source>strikes whom it strikes best, and nothing clever</source>
        <translation>golpeia quem melhor alcança, sem sutilezas</translation>
    </message>
    <message>
        <source>goes for whoever is nearest</source>
        <translation>vai em quem estiver mais perto</translation>
    </message>
    <message>
        <source>leaves when it is badly hurt</source>
        <translation>foge ao sofrer muitos ferimentos</translation>
    </message>
    <message>
        <source>spends all it has, and never holds back</source>
        <translation>gasta tudo o que tem e nunca se contém</translation>
    </message>
    <message>
        <source>the player is here: nothing is proposed</source>
        <translation>quem joga está à mesa: nada é proposto</translation>
    </message>
    <message>
        <source>How do they play? {names}</source>
        <translation>Como jogam? {names}</translation>
    </message>
    <message>
        <source>how {names} play</source>
        <translation>como jogam {names}</translation>
    </message>
    <message>
        <source>as the notes say, else {name}</source>
        <translation>como dizem as notas; senão, {name}</translation>
    </message>
    <message>
        <source>How do they play while their player is absent? {names}</source>
        <translation>Como jogam enquanto quem joga está ausente? {names}</translation>
    </message>
    <message>
        <source>player absent</source>
        <translation>quem joga está ausente</translation>
    </message>
    <message>
        <source>now ✓</source>
        <translation>agora ✓</translation>
    </message>
    <message>
        <source>From now on {names} – {how}.</source>
        <translation>A partir de agora, {names} – {how}.</translation>
    </message>
</context>
<context>
    <name>TemplateCard</name>
    <message>
        <source>Templates of {system}</source>
        <translation>Modelos de {system}</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>New template</source>
        <translation>Novo modelo</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nome do modelo</translation>
    </message>
    <message>
        <source>Tags that it gives</source>
        <translation>Etiquetas que dá</translation>
    </message>
    <message>
        <source>Tags that it gives, separated by commas</source>
        <translation>Etiquetas que dá, separadas por vírgulas</translation>
    </message>
    <message>
        <source>Add a change</source>
        <translation>Adicionar uma mudança</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>times</source>
        <translation>vezes</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>mais</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>{name} · shipped</source>
        <translation>{name} · do programa</translation>
    </message>
    <message>
        <source>It comes with the program: saving makes a copy of your own.</source>
        <translation>Vem com o programa: o que você salvar será uma cópia sua.</translation>
    </message>
    <message>
        <source>What its file changes besides numbers stays as it is.</source>
        <translation>O que o arquivo muda além de números fica como está.</translation>
    </message>
    <message>
        <source>Remove this change</source>
        <translation>Tirar esta mudança</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Um modelo precisa de um nome.</translation>
    </message>
    <message>
        <source>It changes nothing yet: add a change or a tag.</source>
        <translation>Ainda não muda nada: adicione uma mudança ou uma etiqueta.</translation>
    </message>
</context>
<context>
    <name>TemplateController</name>
    <message>
        <source>Make variant: {template}</source>
        <translation>Criar variante: {template}</translation>
    </message>
    <message>
        <source>Show what it came from</source>
        <translation>Mostrar de onde veio</translation>
    </message>
    <message>
        <source>Make {number} variants</source>
        <translation>Criar {number} variantes</translation>
    </message>
    <message>
        <source>Make {name}</source>
        <translation>Criar {name}</translation>
    </message>
    <message>
        <source>{name} is no longer in the bestiary.</source>
        <translation>{name} não está mais no bestiário.</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Modelos…</translation>
    </message>
    <message>
        <source>Save the template {name}</source>
        <translation>Salvar o modelo {name}</translation>
    </message>
    <message>
        <source>Delete the template {name}</source>
        <translation>Excluir o modelo {name}</translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>“{word}” is not in the book; it is kept as a word of your own.</source>
        <translation>“{word}” não está no livro; fica como palavra sua.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline of the round</source>
        <translation>Linha do tempo da rodada</translation>
    </message>
    <message>
        <source>{what}, in the next round, 1 tick after initiative</source>
        <translation>{what}, na próxima rodada, 1 tick depois da iniciativa</translation>
    </message>
    <message>
        <source>{what}, in the next round, {ticks} ticks after initiative</source>
        <translation>{what}, na próxima rodada, {ticks} ticks depois da iniciativa</translation>
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
    <name>TimelinePresenter</name>
    <message>
        <source>{action} lands in the next round, 1 tick after the initiative of {name}.</source>
        <translation>{action} se resolve na próxima rodada, 1 tick depois da iniciativa de {name}.</translation>
    </message>
    <message>
        <source>{action} lands in the next round, {ticks} ticks after the initiative of {name}.</source>
        <translation>{action} se resolve na próxima rodada, {ticks} ticks depois da iniciativa de {name}.</translation>
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
    <name>Titles</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>No effect on: {names}.</source>
        <translation>Sem efeito em: {names}.</translation>
    </message>
    <message>
        <source>{number} combatants</source>
        <translation>{number} combatentes</translation>
    </message>
    <message>
        <source>{side}, at half or less</source>
        <translation>{side}, com a metade ou menos</translation>
    </message>
</context>
<context>
    <name>ToldWriting</name>
    <message>
        <source>Writing {file}</source>
        <translation>Escrevendo {file}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Nothing has been written.</source>
        <translation>Nada foi escrito.</translation>
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
        <source>Order (Ctrl+L)</source>
        <translation>Ordem (Ctrl+L)</translation>
    </message>
    <message>
        <source>Board (Ctrl+L)</source>
        <translation>Tabuleiro (Ctrl+L)</translation>
    </message>
    <message>
        <source>Set this countdown</source>
        <translation>Definir esta contagem</translation>
    </message>
    <message>
        <source>Dismiss a cue (Ctrl+Shift+U)</source>
        <translation>Deixar passar um aviso (Ctrl+Shift+U)</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>mais {number}</translation>
    </message>
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
        <source>Let a waiting wave enter (Ctrl+Shift+J)</source>
        <translation>Deixar entrar quem espera (Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>The fight begins</source>
        <translation>O combate começa</translation>
    </message>
</context>
<context>
    <name>TrayFolding</name>
    <message>
        <source>Show or hide what is collected</source>
        <translation>Mostrar o que foi reunido, ou recolher</translation>
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
        <source>Remove from the next fight</source>
        <translation>Tirar do próximo combate</translation>
    </message>
    <message>
        <source>Prepare the fight</source>
        <translation>Preparar o combate</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count} linhas</translation>
    </message>
    <message>
        <source>Reorder the next fight</source>
        <translation>Ordenar o próximo combate</translation>
    </message>
    <message>
        <source>To this place</source>
        <translation>Para este lugar</translation>
    </message>
    <message>
        <source>On the side {side}</source>
        <translation>Do lado {side}</translation>
    </message>
    <message>
        <source>Only creatures and members can be dropped here.</source>
        <translation>Aqui vão criaturas e membros.</translation>
    </message>
    <message>
        <source>Into the next fight</source>
        <translation>Para o próximo combate</translation>
    </message>
    <message>
        <source>Fight: {number}</source>
        <translation>Combate: {number}</translation>
    </message>
    <message>
        <source>Remove the selected lines from the tray</source>
        <translation>Tirar da bandeja as linhas escolhidas</translation>
    </message>
    <message>
        <source>Select the lines to remove first.</source>
        <translation>Escolha as linhas que ela deve tirar.</translation>
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
        <source>Prepare this fight and go to the Encounter tab</source>
        <translation>Preparar este combate e ir à aba Encontro</translation>
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
        <source>A member of a party takes part only once.</source>
        <translation>Um membro de um grupo participa só uma vez.</translation>
    </message>
</context>
<context>
    <name>TryRound</name>
    <message>
        <source>Try a round</source>
        <translation>Testar uma rodada</translation>
    </message>
    <message>
        <source>As soon as the rules have no faults, a fight plays here.</source>
        <translation>Assim que as regras não tiverem erros, um combate se joga aqui.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Um turno</translation>
    </message>
    <message>
        <source>Play one turn</source>
        <translation>Jogar um turno</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Jogar uma rodada</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Jogar até o fim</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>Outros dados</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer escolha</translation>
    </message>
    <message>
        <source>Go back to the turn for which something was chosen last, and choose anew</source>
        <translation>Voltar ao turno para o qual algo foi escolhido por último e escolher de novo</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>Begin again; what was chosen is forgotten</source>
        <translation>Começar de novo; o que foi escolhido é esquecido</translation>
    </message>
    <message>
        <source>Who fights…</source>
        <translation>Quem combate…</translation>
    </message>
    <message>
        <source>No creature can be made for these rules. {why}</source>
        <translation>Não é possível fazer nenhuma criatura para estas regras. {why}</translation>
    </message>
    <message>
        <source>No fight can begin. {why}</source>
        <translation>Nenhum combate pode começar. {why}</translation>
    </message>
    <message>
        <source>These rules failed while they were played: {error}</source>
        <translation>Estas regras falharam ao serem jogadas: {error}</translation>
    </message>
    <message>
        <source>It is not in the last rules without faults, by which the fight plays.</source>
        <translation>Não está nas últimas regras sem erros, pelas quais o combate é jogado.</translation>
    </message>
    <message>
        <source>“{deed}” cannot be tried in this fight. {why}</source>
        <translation>“{deed}” não pode ser testado neste combate. {why}</translation>
    </message>
    <message>
        <source>It is nobody’s turn.</source>
        <translation>Não é a vez de ninguém.</translation>
    </message>
    <message>
        <source>Nobody is asked for it.</source>
        <translation>Não se pergunta isso a ninguém.</translation>
    </message>
    <message>
        <source>{side}: creatures of the library…</source>
        <translation>{side}: criaturas da biblioteca…</translation>
    </message>
    <message>
        <source>The samples again</source>
        <translation>De novo os exemplos</translation>
    </message>
    <message>
        <source>{side}: a name, then how many (guard 3)</source>
        <translation>{side}: um nome e quantas (guarda 3)</translation>
    </message>
    <message>
        <source>The rules have faults: these are the last ones without any.</source>
        <translation>As regras têm erros: estas são as últimas sem nenhum.</translation>
    </message>
    <message>
        <source>After the change the fight goes as it did before.</source>
        <translation>Depois da mudança, o combate segue como antes.</translation>
    </message>
    <message>
        <source>Different after the change: {number} (marked)</source>
        <translation>Diferente depois da mudança: {number} (marcado)</translation>
    </message>
    <message>
        <source>lines gone: {number}</source>
        <translation>linhas que sumiram: {number}</translation>
    </message>
    <message>
        <source>Numbers of {name}</source>
        <translation>Números de {name}</translation>
    </message>
    <message>
        <source>{names}: the sheet does not fit these rules, so usual numbers take its place.</source>
        <translation>{names}: a ficha não cabe nestas regras; números usuais ficam no lugar.</translation>
    </message>
    <message>
        <source>It takes long by these rules; {number} turns are played.</source>
        <translation>Com estas regras demora muito; {number} turnos foram jogados.</translation>
    </message>
    <message>
        <source>Nobody has won after {number} turns.</source>
        <translation>Ninguém venceu depois de {number} turnos.</translation>
    </message>
    <message>
        <source>The fight cannot go on from here.</source>
        <translation>O combate não pode continuar daqui.</translation>
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
        <source>dice</source>
        <translation>dados</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>to reach</source>
        <translation>a alcançar</translation>
    </message>
    <message>
        <source>On the sheet: {value}</source>
        <translation>Na ficha: {value}</translation>
    </message>
</context>
<context>
    <name>TypedLine</name>
    <message>
        <source>damage hurt</source>
        <comment>words for taking hit points, apart by blanks</comment>
        <translation>dano fere ferir</translation>
    </message>
    <message>
        <source>heal cure</source>
        <comment>words for giving hit points, apart by blanks</comment>
        <translation>cura curar</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>decisão</translation>
    </message>
    <message>
        <source>now {value} of {maximum}</source>
        <translation>agora {value} de {maximum}</translation>
    </message>
    <message>
        <source>the maximum stays: it stands on the sheet, Shift+F2</source>
        <translation>o máximo não muda: está na ficha, Shift+F2</translation>
    </message>
    <message>
        <source>countdown</source>
        <translation>contagem regressiva</translation>
    </message>
</context>
<context>
    <name>TypedOverride</name>
    <message>
        <source>Ruling on {name}: {text}▏ Enter does it, Esc forgets it</source>
        <translation>Decisão sobre {name}: {text}▏ Enter aplica, Esc descarta</translation>
    </message>
    <message>
        <source>Half for: {names}</source>
        <translation>Metade para: {names}</translation>
    </message>
    <message>
        <source>Type the letter of whoever takes half</source>
        <translation>Digite a letra de quem recebe a metade</translation>
    </message>
</context>
<context>
    <name>TypedPools</name>
    <message>
        <source>{change} for {names}</source>
        <translation>{change} para {names}</translation>
    </message>
    <message>
        <source>{text}▏ then a number: - takes, + gives, = sets; Esc forgets it</source>
        <translation>{text}▏ e um número: - tira, + dá, = fixa; Esc esquece</translation>
    </message>
    <message>
        <source>+▏ then a number gives so much; Enter adds a member, Esc forgets it</source>
        <translation>+▏ e um número dá essa quantidade; Enter adiciona um membro, Esc esquece</translation>
    </message>
    <message>
        <source>{text}▏ No pool is called that.</source>
        <translation>{text}▏ Nenhuma reserva se chama assim.</translation>
    </message>
    <message>
        <source>{text}▏ Nobody who is selected has a pool.</source>
        <translation>{text}▏ Ninguém dos escolhidos tem reservas.</translation>
    </message>
    <message>
        <source>{name}: {pool} {before} → {after}</source>
        <translation>{name}: {pool} {before} → {after}</translation>
    </message>
    <message>
        <source>{text}▏ Enter does it, letters name another pool, Esc forgets it</source>
        <translation>{text}▏ Enter faz, letras nomeiam outra reserva, Esc esquece</translation>
    </message>
</context>
<context>
    <name>UndoController</name>
    <message>
        <source>the last answer</source>
        <translation>a última resposta</translation>
    </message>
    <message>
        <source>{action}, not done yet</source>
        <translation>{action}, ainda não feito</translation>
    </message>
    <message>
        <source>Nothing to undo here.</source>
        <translation>Nada a desfazer aqui.</translation>
    </message>
    <message>
        <source>Nothing to redo here.</source>
        <translation>Nada a refazer aqui.</translation>
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
        <source>Undone: {what}. No longer possible, and passed over: {passed}</source>
        <translation>Desfeito: {what}. Já não é possível e foi deixado de lado: {passed}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Desfeito: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}. No longer possible, and passed over: {passed}</source>
        <translation>Refeito: {what}. Já não é possível e foi deixado de lado: {passed}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Refeito: {what}</translation>
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
    <name>ValueFields</name>
    <message>
        <source>Language of this text</source>
        <translation>Idioma deste texto</translation>
    </message>
    <message>
        <source>Say it so in all</source>
        <translation>Dizer assim em todos</translation>
    </message>
    <message>
        <source>In other languages it is still: {words}</source>
        <translation>Em outros idiomas continua sendo: {words}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>This is changed in the text: {value}</source>
        <translation>Isto se muda no texto: {value}</translation>
    </message>
    <message>
        <source>Take this away</source>
        <translation>Tirar isto</translation>
    </message>
    <message>
        <source>+ Add</source>
        <translation>+ Adicionar</translation>
    </message>
    <message>
        <source>+ {what}</source>
        <translation>+ {what}</translation>
    </message>
    <message>
        <source>What kind of value</source>
        <translation>Que tipo de valor</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>uma palavra</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>only while …</source>
        <translation>só enquanto…</translation>
    </message>
    <message>
        <source>worked out</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>as the other fields say</source>
        <translation>conforme os outros campos</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>the dice of {name}</source>
        <translation>os dados de {name}</translation>
    </message>
    <message>
        <source>the number of the round</source>
        <translation>o número da rodada</translation>
    </message>
    <message>
        <source>oneself</source>
        <translation>quem o faz</translation>
    </message>
    <message>
        <source>{name} on the sheet</source>
        <translation>{name} na ficha</translation>
    </message>
    <message>
        <source>all of {name}</source>
        <translation>todo {name}</translation>
    </message>
    <message>
        <source>the row’s {name}</source>
        <translation>{name} da linha</translation>
    </message>
    <message>
        <source>the chosen {name}</source>
        <translation>{name}, o escolhido</translation>
    </message>
    <message>
        <source>the option {name}</source>
        <translation>a opção {name}</translation>
    </message>
    <message>
        <source>the remembered {name}</source>
        <translation>{name}, o lembrado</translation>
    </message>
    <message>
        <source>{who} is down</source>
        <translation>{who} caiu</translation>
    </message>
    <message>
        <source>whoever acts</source>
        <translation>quem age</translation>
    </message>
    <message>
        <source>whoever reacts</source>
        <translation>quem reage</translation>
    </message>
    <message>
        <source>whoever has it</source>
        <translation>quem o tem</translation>
    </message>
    <message>
        <source>whoever rests</source>
        <translation>quem descansa</translation>
    </message>
    <message>
        <source>whoever rolls</source>
        <translation>quem rola</translation>
    </message>
    <message>
        <source>whoever it befalls</source>
        <translation>a quem acontece</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>o alvo</translation>
    </message>
    <message>
        <source>whoever put it on</source>
        <translation>quem o causou</translation>
    </message>
    <message>
        <source>the other one</source>
        <translation>a outra parte</translation>
    </message>
    <message>
        <source>one’s own {name}</source>
        <translation>{name} próprio</translation>
    </message>
    <message>
        <source>the target’s {name}</source>
        <translation>{name} do alvo</translation>
    </message>
    <message>
        <source>{name} of whoever put it on</source>
        <translation>{name} de quem o causou</translation>
    </message>
    <message>
        <source>the other one’s {name}</source>
        <translation>{name} da outra parte</translation>
    </message>
    <message>
        <source>its levels</source>
        <translation>seus níveis</translation>
    </message>
    <message>
        <source>the points at stake</source>
        <translation>os pontos em jogo</translation>
    </message>
    <message>
        <source>the points before</source>
        <translation>os pontos de antes</translation>
    </message>
    <message>
        <source>the kind of damage</source>
        <translation>o tipo de dano</translation>
    </message>
    <message>
        <source>what the dice show</source>
        <translation>o que os dados mostram</translation>
    </message>
    <message>
        <source>the total of the test</source>
        <translation>o total do teste</translation>
    </message>
    <message>
        <source>the number to reach</source>
        <translation>o número a alcançar</translation>
    </message>
    <message>
        <source>by how much it was reached</source>
        <translation>por quanto foi alcançado</translation>
    </message>
    <message>
        <source>the result of the test</source>
        <translation>o resultado do teste</translation>
    </message>
    <message>
        <source>it hits</source>
        <translation>acerta</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Begin (Space)</source>
        <translation>Começar (Espaço)</translation>
    </message>
    <message>
        <source>End the fight (Ctrl+E)</source>
        <translation>Encerrar o combate (Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>Waves</name>
    <message>
        <source>enters after: {time}</source>
        <translation>entra após: {time}</translation>
    </message>
    <message>
        <source>enters when you say so, wave {number}</source>
        <translation>entra quando você disser, leva {number}</translation>
    </message>
    <message>
        <source>When you say so: {who}</source>
        <translation>Quando você disser: {who}</translation>
    </message>
</context>
<context>
    <name>WavesBar</name>
    <message>
        <source>Let them in</source>
        <translation>Que entrem</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>Asks again later</source>
        <translation>Pergunta de novo mais tarde</translation>
    </message>
    <message>
        <source>Due to enter now: {who}</source>
        <translation>É hora de entrar: {who}</translation>
    </message>
    <message>
        <source>Nobody waits to enter this fight.</source>
        <translation>Ninguém espera para entrar neste combate.</translation>
    </message>
    <message>
        <source>Who enters now?</source>
        <translation>Quem entra agora?</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de regras</translation>
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
        <source>My game is none of these…</source>
        <translation>Meu jogo não está aqui…</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Regras sem nome</translation>
    </message>
    <message>
        <source>Go on making “{title}”</source>
        <translation>Continuar criando “{title}”</translation>
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
        <source>creatures: {creatures}, prepared fights: {fights}</source>
        <translation>criaturas: {creatures}, combates: {fights}</translation>
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
        <source>Try “{name}”</source>
        <translation>Experimentar “{name}”</translation>
    </message>
    <message>
        <source>Nothing is lost by trying it: everything can be undone.</source>
        <translation>Nada se perde ao experimentar: tudo pode ser desfeito.</translation>
    </message>
    <message>
        <source>Make a creature and a party, and drag them into an encounter: that is all a fight needs.</source>
        <translation>Crie uma criatura e um grupo e arraste-os para um encontro: um combate não precisa de mais nada.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>{side}: all flee now</source>
        <translation>{side}: todos fogem agora</translation>
    </message>
    <message>
        <source>{name} is not there</source>
        <translation>{name} não está</translation>
    </message>
    <message>
        <source>{name} has {pool} …</source>
        <translation>{name} tem {pool} …</translation>
    </message>
    <message>
        <source>then a number; now {number}</source>
        <translation>um número depois; agora {number}</translation>
    </message>
    <message>
        <source>{name}, {status}</source>
        <translation>{name}, {status}</translation>
    </message>
    <message>
        <source>more like {name}</source>
        <translation>mais como {name}</translation>
    </message>
    <message>
        <source>then how many: 2</source>
        <translation>quantos, depois: 2</translation>
    </message>
    <message>
        <source>{name} has {pool} {number}</source>
        <translation>{name} tem {pool} {number}</translation>
    </message>
    <message>
        <source>{change}: {side}, chance to win {points} points; as many are down at the end</source>
        <translation>{change}: {side}, chance de vencer {points} pontos; no chão no final, os mesmos</translation>
    </message>
    <message>
        <source>{change}: {side}, chance to win {points} points; down at the end: {after} instead of {before}</source>
        <translation>{change}: {side}, chance de vencer {points} pontos; no chão no final: {after} em vez de {before}</translation>
    </message>
    <message>
        <source>{change}: {why}</source>
        <translation>{change}: {why}</translation>
    </message>
    <message>
        <source>Coming in now: {who}</source>
        <translation>Entram agora: {who}</translation>
    </message>
</context>
<context>
    <name>WishesBar</name>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>First of {number} – {sentence}</source>
        <translation>A primeira de {number} – {sentence}</translation>
    </message>
    <message>
        <source>Let them sit</source>
        <translation>Deixar sentar</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lido</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazer</translation>
    </message>
    <message>
        <source>{names} to you alone: “{words}”</source>
        <translation>{names}, só para você: “{words}”</translation>
    </message>
    <message>
        <source>{names}: wants to react.</source>
        <translation>{names}: quer reagir.</translation>
    </message>
    <message>
        <source>{names}: ends the turn.</source>
        <translation>{names}: termina a vez.</translation>
    </message>
    <message>
        <source>{names}: {words}</source>
        <translation>{names}: {words}</translation>
    </message>
    <message>
        <source>A player asks to sit as {names}.</source>
        <translation>Alguém pede para sentar como {names}.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
</context>
<context>
    <name>WordsEditor</name>
    <message>
        <source>numbers, separated by commas</source>
        <translation>números separados por vírgulas</translation>
    </message>
    <message>
        <source>words, separated by commas</source>
        <translation>palavras separadas por vírgulas</translation>
    </message>
</context>
<context>
    <name>WordsLine</name>
    <message>
        <source>Put in a name</source>
        <translation>Pôr um nome</translation>
    </message>
    <message>
        <source>Nothing is called {names} here: it is written into the log as it stands.</source>
        <translation>Nada se chama {names} aqui: é escrito no registro como está.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>party: level {levels}</source>
        <translation>grupo: nível {levels}</translation>
    </message>
    <message>
        <source>against level {levels}</source>
        <translation>contra nível {levels}</translation>
    </message>
    <message>
        <source>if all are beaten: {gains} ({each} each, shared by {sharers} of {party})</source>
        <translation>se todos forem vencidos: {gains} ({each} para cada um, dividido entre {sharers} de {party})</translation>
    </message>
    <message>
        <source>if all are beaten: {gains} ({each} each)</source>
        <translation>se todos forem vencidos: {gains} ({each} para cada um)</translation>
    </message>
    <message>
        <source>if all are beaten: {gains}</source>
        <translation>se todos forem vencidos: {gains}</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom out (Ctrl+−)</source>
        <translation>Mais longe (Ctrl+−)</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl++)</source>
        <translation>Mais perto (Ctrl++)</translation>
    </message>
    <message>
        <source>All who stand on it (Ctrl+9)</source>
        <translation>Todos os que estão nele (Ctrl+9)</translation>
    </message>
    <message>
        <source>The whole board (Ctrl+0)</source>
        <translation>O tabuleiro inteiro (Ctrl+0)</translation>
    </message>
</context>
<context>
    <name>_BoxEditor</name>
    <message>
        <source>Only digits count here: “{signs}” was left out.</source>
        <translation>Aqui só contam os algarismos: “{signs}” ficou de fora.</translation>
    </message>
    <message>
        <source>{number} by the book</source>
        <translation>{number} pelo livro</translation>
    </message>
</context>
<context>
    <name>_Folders</name>
    <message>
        <source>No folder</source>
        <translation>Nenhuma pasta</translation>
    </message>
</context>
<context>
    <name>_Item</name>
    <message>
        <source>Delete this row</source>
        <translation>Tirar esta linha</translation>
    </message>
</context>
<context>
    <name>_NameValidator</name>
    <message>
        <source>A name is one line: copied text is imported by Ctrl+V in the list.</source>
        <translation>Um nome é uma linha só: o texto copiado é importado com Ctrl+V na lista.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters; these are {number}.</source>
        <translation>Um nome tem no máximo {most} caracteres; aqui há {number}.</translation>
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
        <source>Delete this row</source>
        <translation>Tirar esta linha</translation>
    </message>
</context>
<context>
    <name>colour</name>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>laranja</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>roxo</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>cinza</translation>
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
        <source>the search index</source>
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
        <source>what some columns mean</source>
        <translation>o que algumas colunas significam</translation>
    </message>
    <message>
        <source>some rests of parties</source>
        <translation>alguns descansos de grupos</translation>
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
        <source>some rule systems</source>
        <translation>alguns sistemas de regras</translation>
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
        <source>{name} was damaged and has been repaired, except for what could not be read: {things}. The damaged file is kept as {kept}.</source>
        <translation>{name} estava danificada e foi reparada, exceto o que não pôde ser lido: {things}. Como estava, é guardada como {kept}.</translation>
    </message>
    <message>
        <source>{name} is not built as Turnwright builds a library, so nothing in it was run. What can be read was copied. The original is kept as {kept}.</source>
        <translation>{name} não está como o Turnwright a faz: nada dela foi executado, e foi recuperado o que se pode ler. Ela fica guardada como {kept}.</translation>
    </message>
    <message>
        <source>{name} is not built as Turnwright builds a library, so nothing in it was run. Everything was copied except {things}. The original is kept as {kept}.</source>
        <translation>{name} não está como o Turnwright a faz: nada dela foi executado, e foi recuperado tudo, menos isto: {things}. Ela fica guardada como {kept}.</translation>
    </message>
    <message>
        <source>{name} is damaged; what cannot be read: {things}. Repairing goes on with all the rest, and keeps the damaged file.</source>
        <translation>{name} está danificada; o que não pode ser lido: {things}. Reparar segue com todo o resto e guarda o arquivo como está.</translation>
    </message>
    <message>
        <source>some colours of folders and tags</source>
        <translation>algumas cores de pastas e etiquetas</translation>
    </message>
    <message>
        <source>some saved searches</source>
        <translation>algumas buscas salvas</translation>
    </message>
    <message>
        <source>some saved odds</source>
        <translation>alguns prognósticos</translation>
    </message>
</context>
<context>
    <name>deed</name>
    <message>
        <source>{deed}, and {number} more</source>
        <translation>{deed}, e mais {number}</translation>
    </message>
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
        <source>The sheet of {name}</source>
        <translation>A ficha de {name}</translation>
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
        <source>{status} removed from {name}</source>
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
        <translation>{name} vai para outro lugar</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Outras regras</translation>
    </message>
    <message>
        <source>Check of {name}</source>
        <translation>Teste de {name}</translation>
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
        <translation>Fora da vista dos jogadores: mostre pelo menu da linha.</translation>
    </message>
    <message>
        <source>players: {name}</source>
        <translation>jogadores: {name}</translation>
    </message>
    <message>
        <source>So the players call it, who have not seen all of this name.</source>
        <translation>Assim o chamam os jogadores, que não viram todos os deste nome.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>vem a seguir</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>age agora</translation>
    </message>
    <message>
        <source>comes after the next</source>
        <translation>vem depois do próximo</translation>
    </message>
    <message>
        <source>plays: {temperament}</source>
        <translation>joga: {temperament}</translation>
    </message>
</context>
</TS>
