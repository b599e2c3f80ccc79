<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Turnwright</source>
        <translation>Acerca de Turnwright</translation>
    </message>
    <message>
        <source>Turnwright {version}</source>
        <translation>Turnwright {version}</translation>
    </message>
    <message>
        <source>An encounter manager for game masters, under the MIT licence.</source>
        <translation>Un gestor de encuentros para quien dirige la partida, con licencia MIT.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}</source>
        <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>Open library: {path}</source>
        <translation>Biblioteca abierta: {path}</translation>
    </message>
    <message>
        <source>What the program is made of</source>
        <translation>De qué está hecho el programa</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Its files contain no licence text.</source>
        <translation>Sus archivos no contienen el texto de la licencia.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Licencia: {name}</translation>
    </message>
</context>
<context>
    <name>ActionController</name>
    <message>
        <source>Choose first: {field}.</source>
        <translation>Antes hay que elegir: {field}.</translation>
    </message>
    <message>
        <source>This cannot be aimed at {name}.</source>
        <translation>Con esto no se puede apuntar a {name}.</translation>
    </message>
    <message>
        <source>{name} cannot do the same in its turn: {why}</source>
        <translation>{name} no puede hacer lo mismo en su turno. {why}</translation>
    </message>
    <message>
        <source>Shift+Enter: do it anyway.</source>
        <translation>Mayús+Intro: que así sea.</translation>
    </message>
    <message>
        <source>A question is open: answer it, or Esc cancels the action.</source>
        <translation>Hay una pregunta abierta: respóndela, o Esc cancela la acción.</translation>
    </message>
    <message>
        <source>More than one side still stands: Ctrl+E again ends the fight.</source>
        <translation>Queda más de un bando en pie: otra vez Ctrl+E termina el combate.</translation>
    </message>
    <message>
        <source>This is not done yet: Enter does it, Esc cancels it.</source>
        <translation>Esto aún no está hecho: Intro lo hace, Esc lo cancela.</translation>
    </message>
    <message>
        <source>This is not done yet: {field} is missing, or Esc cancels it.</source>
        <translation>Esto aún no está hecho: falta {field}, o Esc lo cancela.</translation>
    </message>
    <message>
        <source>{why} Space again prepares it.</source>
        <translation>{why} Espacio otra vez lo prepara.</translation>
    </message>
    <message>
        <source>{name} has declared {action}: Enter prepares it, Space again skips it.</source>
        <translation>{name} ha declarado {action}: Intro lo prepara; Espacio otra vez lo deja pasar.</translation>
    </message>
    <message>
        <source>{name} has not acted: Space again passes.</source>
        <translation>{name} no ha actuado: Espacio otra vez pasa.</translation>
    </message>
    <message>
        <source>{name} has declared {action}: Enter prepares it.</source>
        <translation>{name} ha declarado {action}: Intro lo prepara.</translation>
    </message>
    <message>
        <source>It is already {name}’s turn. Space again passes it.</source>
        <translation>El turno ya ha pasado a {name}. Espacio otra vez lo deja pasar.</translation>
    </message>
</context>
<context>
    <name>ActionForm</name>
    <message>
        <source>Esc cancels it</source>
        <translation>Esc lo cancela</translation>
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
        <translation>Más (.)</translation>
    </message>
    <message>
        <source>Do it (Enter)</source>
        <translation>Hacerlo (Intro)</translation>
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
        <translation>un número, una palabra, o palabras separadas por comas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
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
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>There is no backup of {name} yet; one is made whenever it is closed after a change.</source>
        <translation>Aún no hay ninguna copia de seguridad de {name}; se hace una cada vez que se cierra después de un cambio.</translation>
    </message>
    <message>
        <source>None of the backups of {name} passes its check.</source>
        <translation>Ninguna de las copias de seguridad de {name} supera la comprobación.</translation>
    </message>
    <message>
        <source>{name} will be replaced by the backup; its present state is kept beside it.</source>
        <translation>{name} quedará como está en la copia de seguridad; tal como está ahora, se conserva a su lado.</translation>
    </message>
    <message>
        <source>from a newer Turnwright</source>
        <translation>de una versión más nueva de Turnwright</translation>
    </message>
    <message>
        <source>not built as Turnwright would</source>
        <translation>no está como la hace Turnwright</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>intact, from another library</source>
        <translation>íntegra, de otra biblioteca</translation>
    </message>
    <message>
        <source>intact: creatures {creatures}, encounters {encounters}</source>
        <translation>íntegra: criaturas {creatures}, encuentros {encounters}</translation>
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
        <translation>alguien sin nombre</translation>
    </message>
    <message>
        <source>no licence said</source>
        <translation>sin licencia indicada</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Puntos de golpe</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>To reach</source>
        <translation>A alcanzar</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Cuánto</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Dañar</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>It succeeds, at a price: say which.</source>
        <translation>Se logra, a un precio: di cuál.</translation>
    </message>
</context>
<context>
    <name>BestiaryTab</name>
    <message>
        <source>No rule system is installed, so there is no sheet to fill in.</source>
        <translation>No hay ningún sistema de reglas instalado, así que no hay ficha que rellenar.</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiario</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Añadir {name}</translation>
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
        <translation>Borrar {name}</translation>
    </message>
    <message>
        <source>Delete {number} creatures</source>
        <translation>Borrar {number} criaturas</translation>
    </message>
    <message>
        <source>Not in the next fight: {names}.</source>
        <translation>No hay en el próximo combate: {names}.</translation>
    </message>
    <message>
        <source>File {name}</source>
        <translation>Archivar {name}</translation>
    </message>
    <message>
        <source>File {number} creatures</source>
        <translation>Archivar {number} criaturas</translation>
    </message>
    <message>
        <source>At most {number} creatures can be edited at once.</source>
        <translation>Se editan como mucho {number} criaturas a la vez.</translation>
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
        <translation>Aquí van criaturas y miembros.</translation>
    </message>
    <message>
        <source>They are already taking part.</source>
        <translation>Ya en el encuentro.</translation>
    </message>
    <message>
        <source>Drop them on a cell.</source>
        <translation>Suéltalos sobre una casilla.</translation>
    </message>
    <message>
        <source>No cell is free.</source>
        <translation>No hay casillas libres.</translation>
    </message>
    <message>
        <source>Begins on {cell}</source>
        <translation>Empieza en {cell}</translation>
    </message>
    <message>
        <source>Add to the encounter</source>
        <translation>Añadir al encuentro</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>Whole rectangles</source>
        <translation>Rectángulos enteros</translation>
    </message>
    <message>
        <source>Drag from one corner to the other</source>
        <translation>Arrastra de una esquina a la otra</translation>
    </message>
    <message>
        <source>Not on the board yet</source>
        <translation>Aún no está en el tablero</translation>
    </message>
    <message>
        <source>Width in cells</source>
        <translation>Ancho en casillas</translation>
    </message>
    <message>
        <source>Height in cells</source>
        <translation>Alto en casillas</translation>
    </message>
    <message>
        <source>A cell in the system’s unit</source>
        <translation>Una casilla en la unidad del sistema</translation>
    </message>
    <message>
        <source>One cell measures</source>
        <translation>Una casilla mide</translation>
    </message>
    <message>
        <source>Not on the board yet: drag one to a cell, or choose one, then a cell</source>
        <translation>Aún fuera del tablero: arrastra a alguien hasta una casilla, o elige a alguien y después una casilla</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pies</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>metros</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Paint the board</source>
        <translation>Pintar el tablero</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Cambiar el tamaño del tablero</translation>
    </message>
    <message>
        <source>Drop it on a cell, or beside the board to remove it</source>
        <translation>Suéltalo en una casilla, o fuera del tablero para quitarlo</translation>
    </message>
    <message>
        <source>height {level}</source>
        <translation>altura {level}</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>obstructed</source>
        <translation>obstruida</translation>
    </message>
    <message>
        <source>Tools for the board</source>
        <translation>Herramientas del tablero</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>‹ Back (Esc)</source>
        <translation>‹ Volver (Esc)</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Sin tablero</translation>
    </message>
    <message>
        <source>Place everybody</source>
        <translation>Colocar a todos</translation>
    </message>
    <message>
        <source>This encounter has no board. Paint a new one, or choose one from the library above.</source>
        <translation>Este encuentro no tiene tablero. Pinta uno nuevo o elige arriba uno de la biblioteca.</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Tablero nuevo</translation>
    </message>
    <message>
        <source>Board of {name}</source>
        <translation>Tablero de {name}</translation>
    </message>
    <message>
        <source>Moved to the nearest free cell: {number}.</source>
        <translation>A la casilla libre más cercana: {number}.</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Colocar una pieza</translation>
    </message>
    <message>
        <source>The board ends there.</source>
        <translation>Ahí se acaba el tablero.</translation>
    </message>
    <message>
        <source>Nobody can stand in a wall.</source>
        <translation>Nadie cabe dentro de un muro.</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <translation>{name} ya está ahí.</translation>
    </message>
    <message>
        <source>Let the board count</source>
        <translation>Jugar con el tablero</translation>
    </message>
    <message>
        <source>The board is only a picture. Walls, heights and distances count with the option “{option}”.</source>
        <translation>El tablero es solo una imagen. Los muros, las alturas y las distancias cuentan con la opción «{option}».</translation>
    </message>
    <message>
        <source>This board does not fit, and nothing has changed: {fault}.</source>
        <translation>Este tablero no encaja y no ha cambiado nada: {fault}.</translation>
    </message>
    <message>
        <source>The board was painted by other rules and has been fitted to these.</source>
        <translation>El tablero se pintó con otras reglas y se ha adaptado a estas.</translation>
    </message>
    <message>
        <source>Some have no place on it and wait beside it: {number}.</source>
        <translation>Algunos no tienen sitio en él y esperan fuera: {number}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>BodyOutline</name>
    <message>
        <source>Body: {parts}</source>
        <translation>Cuerpo: {parts}</translation>
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
        <translation>{part}: con herida</translation>
    </message>
    <message>
        <source>{part}: sound</source>
        <translation>{part}: sin daño</translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>This fight has no branch: look back (Ctrl+H), then branch (B).</source>
        <translation>Ningún otro combate se ha separado de este: mira atrás (Ctrl+H) y bifurca (B).</translation>
    </message>
    <message>
        <source>Compare with which fight?</source>
        <translation>¿Al lado de qué combate?</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>Where they diverge</source>
        <translation>Dónde se separan</translation>
    </message>
    <message>
        <source>The last thing that both have</source>
        <translation>Lo último que tienen en común</translation>
    </message>
    <message>
        <source>What came next</source>
        <translation>Qué vino después</translation>
    </message>
    <message>
        <source>Steps since then</source>
        <translation>Pasos desde entonces</translation>
    </message>
    <message>
        <source>Who is standing, with what</source>
        <translation>Quién sigue en pie, y con qué</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
</context>
<context>
    <name>Brush</name>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Obstructed</source>
        <translation>Obstruida</translation>
    </message>
    <message>
        <source>Higher ▲</source>
        <translation>Más alta ▲</translation>
    </message>
    <message>
        <source>Lower ▼</source>
        <translation>Más baja ▼</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Llana</translation>
    </message>
</context>
<context>
    <name>Calibration</name>
    <message>
        <source>forecast, % → · actual, % ↑</source>
        <translation>predicho, % → · ocurrido, % ↑</translation>
    </message>
    <message>
        <source>forecast {foretold}: happened in {came} of {fights} ({interval}%)</source>
        <translation>anunciado {foretold}: ocurrió en {came} de {fights} ({interval}%)</translation>
    </message>
</context>
<context>
    <name>CalibrationCard</name>
    <message>
        <source>Were the odds right?</source>
        <translation>¿Acertaron los pronósticos?</translation>
    </message>
    <message>
        <source>How long (fights: {count}): {held} ended within the rounds forecast for four in five.</source>
        <translation>Cuánto dura (combates: {count}): {held} duraron lo que debían durar cuatro de cada cinco.</translation>
    </message>
    <message>
        <source>The party wins</source>
        <translation>Gana el grupo</translation>
    </message>
    <message>
        <source>Somebody is down at the end</source>
        <translation>Alguien acaba en el suelo</translation>
    </message>
    <message>
        <source>Who wins (fights: {count}): mean square error {off} of 100; 0 is perfect, 25 is always guessing 50%.</source>
        <translation>Quién gana (combates: {count}): error cuadrático medio {off} de 100; 0 es perfecto, 25 es decir siempre la mitad.</translation>
    </message>
    <message>
        <source>Too few fights to tell whether the odds are right: it takes about {enough}.</source>
        <translation>Son muy pocos combates para saber si los pronósticos aciertan: a partir de unos {enough} se ve.</translation>
    </message>
    <message>
        <source>Who is down at the end (fighters: {count}): mean square error {off} of 100.</source>
        <translation>Quién acaba en el suelo (combatientes: {count}): error cuadrático medio {off} de 100.</translation>
    </message>
    <message>
        <source>No fight with odds has ended yet. What the odds say as a fight begins, if they are open (F7), is kept and compared with how it ends.</source>
        <translation>Todavía no ha terminado ningún combate con pronóstico. Lo que se pronostica al empezar un combate, con el pronóstico a la vista (F7), se guarda y se compara con lo que ocurre.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
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
        <translation>No hay nadie elegido de quien imprimir una tarjeta.</translation>
    </message>
    <message>
        <source>At most {most} cards can be printed at once; select fewer.</source>
        <translation>Se imprimen como mucho {most} tarjetas a la vez; elige menos.</translation>
    </message>
    <message>
        <source>Print cards</source>
        <translation>Imprimir tarjetas</translation>
    </message>
    <message>
        <source>How many cards to a page</source>
        <translation>Cuántas tarjetas por página</translation>
    </message>
    <message>
        <source>{many} to a page</source>
        <translation>{many} por página</translation>
    </message>
    <message>
        <source>Tents to fold, four to a page</source>
        <translation>Carteles para doblar, cuatro por página</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>Exportar como PDF…</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Tarjetas:</translation>
    </message>
</context>
<context>
    <name>CarriedNumbers</name>
    <message>
        <source>+ another number</source>
        <translation>+ otro número</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Quitarlo</translation>
    </message>
</context>
<context>
    <name>CatalogueIndex</name>
    <message>
        <source>“{word}” is not one of the words allowed here.</source>
        <translation>«{word}» no es ninguna de las palabras que pueden ir aquí.</translation>
    </message>
    <message>
        <source>“{word}” is not allowed here, but one of these is: {words}.</source>
        <translation>«{word}» no cabe aquí, pero sí una de estas: {words}.</translation>
    </message>
</context>
<context>
    <name>CellHighlights</name>
    <message>
        <source>Movement</source>
        <translation>Caminos</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Enemies’ reach</source>
        <translation>Alcance enemigo</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Línea de visión</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>where the active combatant can go now</source>
        <translation>adónde puede ir ahora el activo</translation>
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
        <translation>muro</translation>
    </message>
    <message>
        <source>obstructed</source>
        <translation>obstruida</translation>
    </message>
    <message>
        <source>path: {cost}</source>
        <translation>camino: {cost}</translation>
    </message>
    <message>
        <source>{cost} by {cells}</source>
        <translation>{cost} por {cells}</translation>
    </message>
    <message>
        <source>Not on the board yet: {names}. Drag a row of the order to its cell.</source>
        <translation>Aún no están en el tablero: {names}. Arrastra una fila del orden hasta su casilla.</translation>
    </message>
</context>
<context>
    <name>ClipboardController</name>
    <message>
        <source>Nothing has been copied: select something and press Ctrl+C.</source>
        <translation>No se ha copiado nada: elige algo y pulsa Ctrl+C.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Ya está ahí.</translation>
    </message>
    <message>
        <source>Nothing can be pasted here: go to a list that accepts it.</source>
        <translation>Aquí no se puede pegar nada: lleva el teclado a una lista que lo admita.</translation>
    </message>
    <message>
        <source>Nothing that can be copied is selected here.</source>
        <translation>Aquí no hay nada elegido que se pueda copiar.</translation>
    </message>
    <message>
        <source>Copied: {what}. Ctrl+V pastes it.</source>
        <translation>Copiado: {what}. Ctrl+V lo pega.</translation>
    </message>
    <message>
        <source>Cut: {what}. Ctrl+V pastes it.</source>
        <translation>Cortado: {what}. Ctrl+V lo pega.</translation>
    </message>
    <message>
        <source>Import this text, with a preview</source>
        <translation>Mirar este texto e importarlo</translation>
    </message>
    <message>
        <source>Import {name}, with a preview</source>
        <translation>Mirar {name} e importarlo</translation>
    </message>
    <message>
        <source>Import {number} files, with a preview</source>
        <translation>Mirar {number} archivos e importarlos</translation>
    </message>
    <message>
        <source>A picture goes on a stat block.</source>
        <translation>Una imagen va sobre un bloque de estadísticas.</translation>
    </message>
</context>
<context>
    <name>CodeEdit</name>
    <message>
        <source>The text of the rules</source>
        <translation>El texto de las reglas</translation>
    </message>
</context>
<context>
    <name>ColourChoice</name>
    <message>
        <source>Colour in a fight: in the order, on the board and in the log</source>
        <translation>Color en el combate: en el orden, en el tablero y en el registro</translation>
    </message>
    <message>
        <source>as its side</source>
        <translation>el de su bando</translation>
    </message>
</context>
<context>
    <name>ColumnMapper</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>What the columns mean; it is remembered for tables like this one</source>
        <translation>Lo que significan las columnas; se recuerda para tablas como esta</translation>
    </message>
    <message>
        <source>Their column</source>
        <translation>Su columna</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Por ejemplo</translation>
    </message>
    <message>
        <source>Our field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Lo que significan las columnas</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>read or noted</source>
        <translation>leída o anotada</translation>
    </message>
    <message>
        <source>{field} (guessed)</source>
        <translation>{field} (supuesto)</translation>
    </message>
    <message>
        <source>What the column {name} means</source>
        <translation>Lo que significa la columna {name}</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Buscar cualquier cosa</translation>
    </message>
    <message>
        <source>{side}, in this fight</source>
        <translation>{side}, en este combate</translation>
    </message>
    <message>
        <source>Select: {whom}</source>
        <translation>Seleccionar: {whom}</translation>
    </message>
    <message>
        <source>action on the stage</source>
        <translation>acción de la escena</translation>
    </message>
    <message>
        <source>Who rolls for {side}: {roller}</source>
        <translation>Quién tira por {side}: {roller}</translation>
    </message>
    <message>
        <source>setting, Enter changes it</source>
        <translation>ajuste, Intro lo cambia</translation>
    </message>
    <message>
        <source>on {name}</source>
        <translation>en {name}</translation>
    </message>
    <message>
        <source>{what}: {which}</source>
        <translation>{what}: {which}</translation>
    </message>
    <message>
        <source>setting, chosen ✓</source>
        <translation>ajuste, elegido ✓</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>ajuste</translation>
    </message>
    <message>
        <source>Our house rules</source>
        <translation>Reglas de la mesa</translation>
    </message>
    <message>
        <source>prepared encounter</source>
        <translation>encuentro preparado</translation>
    </message>
    <message>
        <source>running fight</source>
        <translation>combate en curso</translation>
    </message>
    <message>
        <source>fight that is over</source>
        <translation>combate terminado</translation>
    </message>
    <message>
        <source>bestiary</source>
        <translation>bestiario</translation>
    </message>
    <message>
        <source>rule of {system}, in English</source>
        <translation>regla de {system}, en inglés</translation>
    </message>
    <message>
        <source>rule of {system}, as in its book</source>
        <translation>regla de {system}, como en su libro</translation>
    </message>
    <message>
        <source>From the rules page of {system}, which is written in English.</source>
        <translation>De la página de reglas de {system}, que está escrita en inglés.</translation>
    </message>
    <message>
        <source>From the rules page of {system}, in the language of its book.</source>
        <translation>De la página de reglas de {system}, en el idioma de su libro.</translation>
    </message>
    <message>
        <source>for every new fight</source>
        <translation>para cada combate nuevo</translation>
    </message>
    <message>
        <source>Option: {label}</source>
        <translation>Opción: {label}</translation>
    </message>
    <message>
        <source>House rule: {label}</source>
        <translation>Regla de la mesa: {label}</translation>
    </message>
    <message>
        <source>rule of {system}</source>
        <translation>regla de {system}</translation>
    </message>
    <message>
        <source>From the rules page of {system}.</source>
        <translation>De la página de reglas de {system}.</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Todos los sistemas</translation>
    </message>
    <message>
        <source>Rule system: {system}</source>
        <translation>Sistema de reglas: {system}</translation>
    </message>
    <message>
        <source>saved search</source>
        <translation>búsqueda guardada</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Play a turn</source>
        <translation>Jugar un turno</translation>
    </message>
    <message>
        <source>Answer, roll, confirm</source>
        <translation>Responder, tirar, confirmar</translation>
    </message>
    <message>
        <source>Change combatants by ruling</source>
        <translation>Cambiar combatientes por decisión</translation>
    </message>
    <message>
        <source>Use the board</source>
        <translation>Usar el tablero</translation>
    </message>
    <message>
        <source>Prepare what is to come</source>
        <translation>Preparar lo que está por venir</translation>
    </message>
    <message>
        <source>Undo and look back</source>
        <translation>Deshacer y mirar atrás</translation>
    </message>
    <message>
        <source>Ask for odds and proposals</source>
        <translation>Pedir pronóstico y propuestas</translation>
    </message>
    <message>
        <source>Read, write and print the log</source>
        <translation>Leer, escribir e imprimir el registro</translation>
    </message>
    <message>
        <source>Prepare, begin and end fights</source>
        <translation>Preparar, empezar y terminar combates</translation>
    </message>
    <message>
        <source>Look after the bestiary</source>
        <translation>Cuidar el bestiario</translation>
    </message>
    <message>
        <source>Look after the party</source>
        <translation>Cuidar el grupo</translation>
    </message>
    <message>
        <source>Copy, paste and fill in forms</source>
        <translation>Copiar, pegar y rellenar formularios</translation>
    </message>
    <message>
        <source>Find and go somewhere</source>
        <translation>Buscar e ir a otra parte</translation>
    </message>
    <message>
        <source>Files, help and the program</source>
        <translation>Archivos, ayuda y el programa</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>en todas partes</translation>
    </message>
    <message>
        <source>while a fight is prepared</source>
        <translation>mientras se prepara un combate</translation>
    </message>
    <message>
        <source>in a turn</source>
        <translation>en un turno</translation>
    </message>
    <message>
        <source>in a fight</source>
        <translation>en un combate</translation>
    </message>
    <message>
        <source>in an action</source>
        <translation>en una acción</translation>
    </message>
    <message>
        <source>while all declare</source>
        <translation>mientras todos declaran</translation>
    </message>
    <message>
        <source>at a question</source>
        <translation>ante una pregunta</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>while a piece is dragged</source>
        <translation>mientras arrastras una pieza</translation>
    </message>
    <message>
        <source>while one looks back</source>
        <translation>al mirar atrás</translation>
    </message>
    <message>
        <source>in the log</source>
        <translation>en el registro</translation>
    </message>
    <message>
        <source>in the list of encounters</source>
        <translation>en la lista de encuentros</translation>
    </message>
    <message>
        <source>in the roster</source>
        <translation>en la lista de participantes</translation>
    </message>
    <message>
        <source>in the list of creatures</source>
        <translation>en la lista de criaturas</translation>
    </message>
    <message>
        <source>in the bestiary</source>
        <translation>en el bestiario</translation>
    </message>
    <message>
        <source>in the next fight</source>
        <translation>en el próximo combate</translation>
    </message>
    <message>
        <source>in the search of the bestiary</source>
        <translation>en la búsqueda del bestiario</translation>
    </message>
    <message>
        <source>Show the players something</source>
        <translation>Mostrar algo a los jugadores</translation>
    </message>
    <message>
        <source>in the folders and tags</source>
        <translation>en las carpetas y etiquetas</translation>
    </message>
    <message>
        <source>in the saved searches</source>
        <translation>en las búsquedas guardadas</translation>
    </message>
    <message>
        <source>in the party</source>
        <translation>en el grupo</translation>
    </message>
    <message>
        <source>in a form</source>
        <translation>en un formulario</translation>
    </message>
    <message>
        <source>in the rows of a form</source>
        <translation>en las filas de un formulario</translation>
    </message>
    <message>
        <source>on the page of rules</source>
        <translation>en la página de reglas</translation>
    </message>
    <message>
        <source>in the text of rules</source>
        <translation>en el texto de las reglas</translation>
    </message>
    <message>
        <source>on the page of an import</source>
        <translation>en la página de una importación</translation>
    </message>
    <message>
        <source>in the guide</source>
        <translation>en la guía</translation>
    </message>
    <message>
        <source>No fight is running here.</source>
        <translation>Aquí no hay ningún combate en marcha.</translation>
    </message>
    <message>
        <source>No encounter is being prepared here.</source>
        <translation>Aquí no se prepara ningún encuentro.</translation>
    </message>
    <message>
        <source>No encounter is open.</source>
        <translation>No hay ningún encuentro a la vista.</translation>
    </message>
    <message>
        <source>A fight is open here: go to another tab first.</source>
        <translation>Hay un combate abierto aquí: ve antes a otra pestaña.</translation>
    </message>
    <message>
        <source>No fight with a board is open here.</source>
        <translation>Aquí no hay abierto ningún combate con tablero.</translation>
    </message>
    <message>
        <source>No fight with notes is open here.</source>
        <translation>Aquí no hay abierto ningún combate con notas.</translation>
    </message>
    <message>
        <source>No fight is running here of whose rules the library has others now.</source>
        <translation>Aquí no hay en curso ningún combate cuyas reglas sean ahora otras en la biblioteca.</translation>
    </message>
    <message>
        <source>The log is not filtered here.</source>
        <translation>Aquí el registro no está filtrado.</translation>
    </message>
    <message>
        <source>Nothing to undo here.</source>
        <translation>Aquí no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Nothing to redo here.</source>
        <translation>Aquí no hay nada que rehacer.</translation>
    </message>
    <message>
        <source>No book has its terms in the language of the window: each uses its own.</source>
        <translation>No hay términos de ningún libro en el idioma de la ventana: cada libro habla el suyo.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
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
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para quién</translation>
    </message>
    <message>
        <source>Language of the printed log</source>
        <translation>Idioma del registro impreso</translation>
    </message>
    <message>
        <source>How the log is told</source>
        <translation>Cómo se cuenta el registro</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Hoja para repartir</translation>
    </message>
    <message>
        <source>Style of handouts</source>
        <translation>Estilo de las hojas</translation>
    </message>
    <message>
        <source>Whom handouts are for</source>
        <translation>Para quién son las hojas</translation>
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
        <translation>Lo que está por venir</translation>
    </message>
    <message>
        <source>Selected combatants</source>
        <translation>Los elegidos</translation>
    </message>
    <message>
        <source>What has been</source>
        <translation>Lo que ya ha pasado</translation>
    </message>
    <message>
        <source>Odds and proposals</source>
        <translation>Pronóstico y propuestas</translation>
    </message>
    <message>
        <source>Rules and dice</source>
        <translation>Reglas y dados</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
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
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Rows of the order</source>
        <translation>Filas del orden</translation>
    </message>
    <message>
        <source>Panes of the fight</source>
        <translation>Paneles del combate</translation>
    </message>
    <message>
        <source>Players’ screen</source>
        <translation>Pantalla de los jugadores</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declaraciones</translation>
    </message>
    <message>
        <source>Health of foes, as players see it</source>
        <translation>Salud de los enemigos a ojos de los jugadores</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>create make add</source>
        <translation>crear hacer añadir</translation>
    </message>
    <message>
        <source>Open library…</source>
        <translation>Abrir biblioteca…</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Biblioteca nueva…</translation>
    </message>
    <message>
        <source>Save a copy of the library…</source>
        <translation>Guardar una copia de la biblioteca…</translation>
    </message>
    <message>
        <source>backup safe keep</source>
        <translation>copia de seguridad respaldo guardar</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>recover lost return to before</source>
        <translation>recuperar perdido volver a antes</translation>
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
        <translation>Imprimir el registro…</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>papel</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Vista previa de impresión…</translation>
    </message>
    <message>
        <source>Print cards and tents…</source>
        <translation>Imprimir tarjetas y carteles de mesa…</translation>
    </message>
    <message>
        <source>Set up the page…</source>
        <translation>Configurar la página…</translation>
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
        <translation>Exportar como tabla…</translation>
    </message>
    <message>
        <source>Every fact, with its numbers</source>
        <translation>Cada hecho, con sus números</translation>
    </message>
    <message>
        <source>A line a turn</source>
        <translation>Una línea por turno</translation>
    </message>
    <message>
        <source>In sentences, as a story</source>
        <translation>En frases, como un relato</translation>
    </message>
    <message>
        <source>For the game master</source>
        <translation>Para quien dirige la partida</translation>
    </message>
    <message>
        <source>For the players, without secrets</source>
        <translation>Para los jugadores, sin secretos</translation>
    </message>
    <message>
        <source>As the log is shown</source>
        <translation>El mismo que en pantalla</translation>
    </message>
    <message>
        <source>Only what the log’s filter shows</source>
        <translation>Solo lo que muestra el filtro del registro</translation>
    </message>
    <message>
        <source>Handout as PDF…</source>
        <translation>Hoja para repartir en PDF…</translation>
    </message>
    <message>
        <source>Handout as HTML…</source>
        <translation>Hoja para repartir en HTML…</translation>
    </message>
    <message>
        <source>Handout as Markdown…</source>
        <translation>Hoja para repartir en Markdown…</translation>
    </message>
    <message>
        <source>Booklet of the chosen fights as PDF…</source>
        <translation>Cuaderno de los combates elegidos en PDF…</translation>
    </message>
    <message>
        <source>Booklet of the chosen fights as HTML…</source>
        <translation>Cuaderno de los combates elegidos en HTML…</translation>
    </message>
    <message>
        <source>Booklet of the chosen fights as Markdown…</source>
        <translation>Cuaderno de los combates elegidos en Markdown…</translation>
    </message>
    <message>
        <source>Save fight as script…</source>
        <translation>Guardar el combate como guion…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>exit close leave</source>
        <translation>cerrar dejar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>take back revert</source>
        <translation>anular revertir volver atrás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>do again repeat</source>
        <translation>repetir otra vez</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>paste where the focus is, as a drag does</source>
        <translation>pegar donde está el teclado, como al arrastrar</translation>
    </message>
    <message>
        <source>Find a creature, in a fight in its log</source>
        <translation>Buscar una criatura; en un combate, en su registro</translation>
    </message>
    <message>
        <source>Compare creatures…</source>
        <translation>Comparar criaturas…</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Plantillas…</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Guardar esta búsqueda…</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Buscar cualquier cosa…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>start combat battle</source>
        <translation>iniciar comenzar arrancar batalla pelea</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>next turn or phase (asks once where a hero has not acted); begins the fight</source>
        <translation>turno o fase siguiente (pregunta una vez si un héroe no ha actuado); empieza el combate</translation>
    </message>
    <message>
        <source>continue go on turn round phase</source>
        <translation>continuar seguir pasar turno asalto ronda fase</translation>
    </message>
    <message>
        <source>The whole group does it</source>
        <translation>Lo hace todo el subgrupo</translation>
    </message>
    <message>
        <source>Free roll…</source>
        <translation>Tirada libre…</translation>
    </message>
    <message>
        <source>dice die throw</source>
        <translation>dados dado lanzar</translation>
    </message>
    <message>
        <source>Things of the party</source>
        <translation>Cosas del grupo</translation>
    </message>
    <message>
        <source>loot treasure spoils items</source>
        <translation>botín tesoro objetos</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>write remark</source>
        <translation>escribir apunte comentario</translation>
    </message>
    <message>
        <source>Comment on the log line…</source>
        <translation>Comentar la línea del registro…</translation>
    </message>
    <message>
        <source>Notes on this encounter</source>
        <translation>Notas de este encuentro</translation>
    </message>
    <message>
        <source>Countdown…</source>
        <translation>Cuenta atrás…</translation>
    </message>
    <message>
        <source>timer clock</source>
        <translation>cronómetro reloj temporizador</translation>
    </message>
    <message>
        <source>Write the timeline into the log</source>
        <translation>Escribir la línea de tiempo en el registro</translation>
    </message>
    <message>
        <source>Reinforcement…</source>
        <translation>Refuerzo…</translation>
    </message>
    <message>
        <source>add creature monster wave join</source>
        <translation>añadir criatura monstruo oleada entrar</translation>
    </message>
    <message>
        <source>Let a waiting wave enter</source>
        <translation>Entra quien espera</translation>
    </message>
    <message>
        <source>wave join arrive</source>
        <translation>oleada llegar unirse</translation>
    </message>
    <message>
        <source>Cue…</source>
        <translation>Aviso…</translation>
    </message>
    <message>
        <source>make a cue, or use the one that is due</source>
        <translation>crear un aviso, o usar el que toca</translation>
    </message>
    <message>
        <source>reminder remember event</source>
        <translation>recordatorio recordar suceso</translation>
    </message>
    <message>
        <source>Dismiss a cue</source>
        <translation>Dejar pasar un aviso</translation>
    </message>
    <message>
        <source>Select several…</source>
        <translation>Elegir juntos…</translation>
    </message>
    <message>
        <source>select the wounded of a side, a group, those of one kind</source>
        <translation>elegir a los heridos de un bando, un grupo, los de una clase</translation>
    </message>
    <message>
        <source>Call for a check of all who are selected… (?)</source>
        <translation>Pedir un chequeo a todos los elegidos… (?)</translation>
    </message>
    <message>
        <source>The sheet over the actions</source>
        <translation>La ficha sobre las acciones</translation>
    </message>
    <message>
        <source>Pin or unpin the sheet (*)</source>
        <translation>Fijar la ficha o soltarla (*)</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>history past replay before</source>
        <translation>historia pasado repetición antes</translation>
    </message>
    <message>
        <source>Branch from here…</source>
        <translation>Bifurcar desde aquí…</translation>
    </message>
    <message>
        <source>fork copy what if</source>
        <translation>bifurcar copia y si</translation>
    </message>
    <message>
        <source>Compare with a branch…</source>
        <translation>Al lado de una bifurcación…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>statistics damage result</source>
        <translation>estadísticas daño resultado</translation>
    </message>
    <message>
        <source>The odds</source>
        <translation>El pronóstico</translation>
    </message>
    <message>
        <source>chances probability difficulty win lose</source>
        <translation>posibilidades probabilidad dificultad ganar perder</translation>
    </message>
    <message>
        <source>The odds in detail</source>
        <translation>El pronóstico en detalle</translation>
    </message>
    <message>
        <source>What if, harder or easier, the disaster…</source>
        <translation>Y si…, más difícil o más fácil, el desastre…</translation>
    </message>
    <message>
        <source>difficulty balance harder easier</source>
        <translation>dificultad equilibrio más difícil más fácil</translation>
    </message>
    <message>
        <source>Were the odds right?</source>
        <translation>¿Acertaron los pronósticos?</translation>
    </message>
    <message>
        <source>Do what is proposed</source>
        <translation>Hacer lo propuesto</translation>
    </message>
    <message>
        <source>suggestion monster foe automatic</source>
        <translation>sugerencia monstruo enemigo automático</translation>
    </message>
    <message>
        <source>Another proposal</source>
        <translation>Otra propuesta</translation>
    </message>
    <message>
        <source>Proposals: on or off</source>
        <translation>Propuestas: sí o no</translation>
    </message>
    <message>
        <source>How they play…</source>
        <translation>Cómo juegan…</translation>
    </message>
    <message>
        <source>tactics automatic suggestion</source>
        <translation>táctica automático sugerencia</translation>
    </message>
    <message>
        <source>Options of the fight…</source>
        <translation>Opciones del combate…</translation>
    </message>
    <message>
        <source>settings variants house rules</source>
        <translation>ajustes variantes reglas de la casa</translation>
    </message>
    <message>
        <source>Go on with the newer rules</source>
        <translation>Seguir con las reglas nuevas</translation>
    </message>
    <message>
        <source>version house rules system update</source>
        <translation>versión reglas de la casa sistema actualizar</translation>
    </message>
    <message>
        <source>Change a rule…</source>
        <translation>Cambiar una regla…</translation>
    </message>
    <message>
        <source>house rule homebrew status number this fight</source>
        <translation>regla de la casa estado número este combate</translation>
    </message>
    <message>
        <source>Who rolls…</source>
        <translation>Quién tira…</translation>
    </message>
    <message>
        <source>dice table app</source>
        <translation>dados mesa aplicación</translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Terminar el combate</translation>
    </message>
    <message>
        <source>finish stop over win lose combat battle</source>
        <translation>acabar finalizar fin ganar perder batalla pelea</translation>
    </message>
    <message>
        <source>Back to the encounters</source>
        <translation>Volver a los encuentros</translation>
    </message>
    <message>
        <source>leave close exit</source>
        <translation>salir cerrar dejar</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiario</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Answers from phones wait until I press Enter</source>
        <translation>Las respuestas de los teléfonos esperan hasta que pulso Intro</translation>
    </message>
    <message>
        <source>Games and house rules of your own…</source>
        <translation>Juegos y reglas de la casa…</translation>
    </message>
    <message>
        <source>rule system data homebrew add install any other game</source>
        <translation>sistema de reglas datos casero añadir instalar otro juego cualquiera</translation>
    </message>
    <message>
        <source>They stand in the question; until then they do not count</source>
        <translation>Están en la pregunta; hasta entonces no cuentan</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light, high contrast</source>
        <translation>Claro, alto contraste</translation>
    </message>
    <message>
        <source>Dark, high contrast</source>
        <translation>Oscuro, alto contraste</translation>
    </message>
    <message>
        <source>Terms of the book in my language</source>
        <translation>Términos del libro en mi idioma</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Amplias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Juntas</translation>
    </message>
    <message>
        <source>Dense, one line each</source>
        <translation>Densas, una línea cada una</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>show or hide the log</source>
        <translation>mostrar el registro, ocultarlo</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Quién tira</translation>
    </message>
    <message>
        <source>Statuses to drag</source>
        <translation>Estados para arrastrar</translation>
    </message>
    <message>
        <source>the statuses in a list, to drag them or add them with Enter</source>
        <translation>los estados en una lista, para arrastrarlos o ponerlos con Intro</translation>
    </message>
    <message>
        <source>open or close the players’ screen</source>
        <translation>abrir o cerrar la pantalla de los jugadores</translation>
    </message>
    <message>
        <source>second monitor beamer projector television show table</source>
        <translation>segundo monitor proyector televisor televisión mostrar mesa</translation>
    </message>
    <message>
        <source>Where it is shown…</source>
        <translation>Dónde se muestra…</translation>
    </message>
    <message>
        <source>monitor display window</source>
        <translation>monitor pantalla ventana</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Telón</translation>
    </message>
    <message>
        <source>let down or lift the curtain before the players’ screen</source>
        <translation>bajar o subir el telón ante la pantalla de los jugadores</translation>
    </message>
    <message>
        <source>hide cover blank break</source>
        <translation>ocultar tapar cubrir pausa descanso</translation>
    </message>
    <message>
        <source>Picture of the curtain…</source>
        <translation>Imagen del telón…</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Congelar</translation>
    </message>
    <message>
        <source>keep what the players’ screen shows, or follow the fight again</source>
        <translation>mantener lo que muestra la pantalla de los jugadores, o volver a seguir el combate</translation>
    </message>
    <message>
        <source>hold keep pause</source>
        <translation>mantener detener pausa</translation>
    </message>
    <message>
        <source>Show what is selected</source>
        <translation>Mostrar lo seleccionado</translation>
    </message>
    <message>
        <source>show the players who or what is selected, or take it away</source>
        <translation>mostrar a los jugadores lo que está seleccionado, o quitarlo</translation>
    </message>
    <message>
        <source>portrait picture text rule handout</source>
        <translation>retrato imagen texto regla hoja</translation>
    </message>
    <message>
        <source>Show the past there</source>
        <translation>Mostrar allí el pasado</translation>
    </message>
    <message>
        <source>show players the past that is looked at, until you are back in now</source>
        <translation>muestra el pasado que miras, hasta que vuelvas al presente</translation>
    </message>
    <message>
        <source>history look back replay</source>
        <translation>historia mirar atrás repetición</translation>
    </message>
    <message>
        <source>Show a picture…</source>
        <translation>Mostrar una imagen…</translation>
    </message>
    <message>
        <source>image map handout</source>
        <translation>imagen mapa hoja</translation>
    </message>
    <message>
        <source>Invite players…</source>
        <translation>Invitar a los jugadores…</translation>
    </message>
    <message>
        <source>phone tablet network QR join</source>
        <translation>teléfono móvil celular tableta red QR unirse</translation>
    </message>
    <message>
        <source>Do what a player asks</source>
        <translation>Hacer lo que se pide por teléfono</translation>
    </message>
    <message>
        <source>phone proposal</source>
        <translation>teléfono propuesta</translation>
    </message>
    <message>
        <source>Not now: let it go</source>
        <translation>Ahora no: dejarlo</translation>
    </message>
    <message>
        <source>confirm take dice</source>
        <translation>confirmar tomar dados</translation>
    </message>
    <message>
        <source>Declare in secret on the phones</source>
        <translation>Declarar en secreto en los teléfonos</translation>
    </message>
    <message>
        <source>hidden simultaneous</source>
        <translation>oculto simultáneo a la vez</translation>
    </message>
    <message>
        <source>Show me what they declare in secret</source>
        <translation>Mostrarme lo que declaran en secreto</translation>
    </message>
    <message>
        <source>Reveal what was declared</source>
        <translation>Revelar lo declarado</translation>
    </message>
    <message>
        <source>secret simultaneous show</source>
        <translation>secreto simultáneo mostrar</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>En una palabra</translation>
    </message>
    <message>
        <source>As a bar</source>
        <translation>Como barra</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>En números</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>De ningún modo</translation>
    </message>
    <message>
        <source>Players see how long conditions of others last</source>
        <translation>Los jugadores ven cuánto duran los estados de otros</translation>
    </message>
    <message>
        <source>Everybody sees the numbers of the whole party</source>
        <translation>Todos ven los números de todo el grupo</translation>
    </message>
    <message>
        <source>Where the rules let all declare before anybody acts</source>
        <translation>Donde las reglas hacen que todo el mundo declare antes de actuar</translation>
    </message>
    <message>
        <source>All who fight in sight on the board</source>
        <translation>Todos los que combaten a la vista en el tablero</translation>
    </message>
    <message>
        <source>Leave the page in front first.</source>
        <translation>Deja primero la página que está delante.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>new creature, member, encounter, rule</source>
        <translation>nueva criatura, miembro, encuentro, regla</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Players see the chances of what they may do</source>
        <translation>Los jugadores ven las probabilidades de lo que pueden hacer</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Make rules of your own…</source>
        <translation>Crear reglas propias…</translation>
    </message>
    <message>
        <source>rule system house rules editor homebrew new game write condition action</source>
        <translation>sistema reglas de la casa editor juego nuevo escribir estado acción</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>shortcuts keyboard help</source>
        <translation>atajos teclado ayuda</translation>
    </message>
    <message>
        <source>About Turnwright</source>
        <translation>Acerca de Turnwright</translation>
    </message>
    <message>
        <source>version licence copyright library path</source>
        <translation>versión licencia derechos biblioteca ruta</translation>
    </message>
    <message>
        <source>prepare an action on the stage; then letters aim</source>
        <translation>preparar una acción de la escena; luego las letras apuntan</translation>
    </message>
    <message>
        <source>aim at a whole side; act out of turn</source>
        <translation>apuntar a un bando entero; actuar fuera de turno</translation>
    </message>
    <message>
        <source>use a thing of whoever acts</source>
        <translation>usar algo de quien actúa</translation>
    </message>
    <message>
        <source>more fields of an action</source>
        <translation>más campos de una acción</translation>
    </message>
    <message>
        <source>the next field of an action, the one before</source>
        <translation>el campo siguiente de una acción, el anterior</translation>
    </message>
    <message>
        <source>page through a long sheet; Esc closes it where it covers the actions</source>
        <translation>pasar las páginas de una ficha larga; Esc la quita de encima de las acciones</translation>
    </message>
    <message>
        <source>take the marked line, take all</source>
        <translation>aceptar la línea marcada, aceptar todas</translation>
    </message>
    <message>
        <source>choose an option, type the table’s dice (45 5: those of the next roll, too)</source>
        <translation>elegir una opción, escribir los dados de la mesa (45 5: también los de la tirada siguiente)</translation>
    </message>
    <message>
        <source>more options, beyond the nine shown</source>
        <translation>más opciones, además de las nueve que se ven</translation>
    </message>
    <message>
        <source>do it; let the app roll</source>
        <translation>hacerlo; que tire la aplicación</translation>
    </message>
    <message>
        <source>let the app roll all that is asked; do it anyway, as a ruling</source>
        <translation>que la aplicación tire todo lo que se pide; hacerlo de todos modos, por decisión</translation>
    </message>
    <message>
        <source>yes or no, where a field asks for that</source>
        <translation>sí o no, donde un campo lo pide (también la S)</translation>
    </message>
    <message>
        <source>cancel the action; close a card</source>
        <translation>cancelar la acción; cerrar lo que se abrió</translation>
    </message>
    <message>
        <source>take back the last die, answer or target</source>
        <translation>retirar el último dado, respuesta u objetivo</translation>
    </message>
    <message>
        <source>select a row of the order</source>
        <translation>elegir una fila del orden</translation>
    </message>
    <message>
        <source>select several rows</source>
        <translation>seleccionar varias filas</translation>
    </message>
    <message>
        <source>select a whole side; again: everybody</source>
        <translation>seleccionar un bando entero; otra vez: todos</translation>
    </message>
    <message>
        <source>damage, heal, set selected rows (then letters: half); pools of members</source>
        <translation>daño, curación, valor en las filas seleccionadas (después letras: la mitad); reservas de miembros</translation>
    </message>
    <message>
        <source>add a status to the selected rows</source>
        <translation>poner un estado en las filas seleccionadas</translation>
    </message>
    <message>
        <source>remove a condition</source>
        <translation>quitar un estado</translation>
    </message>
    <message>
        <source>rename the selected row</source>
        <translation>dar otro nombre a la fila elegida</translation>
    </message>
    <message>
        <source>change the sheet of the selected row</source>
        <translation>cambiar la ficha de la fila elegida</translation>
    </message>
    <message>
        <source>the rulings on the selected rows, on the board on the cell</source>
        <translation>las decisiones sobre las filas elegidas; en el tablero, sobre la casilla</translation>
    </message>
    <message>
        <source>to the board and back: arrows point, Enter goes or aims</source>
        <translation>al tablero y de vuelta: las flechas señalan, Intro va o apunta</translation>
    </message>
    <message>
        <source>five cells at once</source>
        <translation>cinco casillas a la vez</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>acercar</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>alejar</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>todo el tablero</translation>
    </message>
    <message>
        <source>move the view</source>
        <translation>mover la vista</translation>
    </message>
    <message>
        <source>which way it will face</source>
        <translation>hacia dónde mirará</translation>
    </message>
    <message>
        <source>a step back</source>
        <translation>un paso atrás</translation>
    </message>
    <message>
        <source>a step on</source>
        <translation>un paso adelante</translation>
    </message>
    <message>
        <source>to the start</source>
        <translation>al principio</translation>
    </message>
    <message>
        <source>to now</source>
        <translation>al presente</translation>
    </message>
    <message>
        <source>play, or stop</source>
        <translation>reproducir o parar</translation>
    </message>
    <message>
        <source>go on from here</source>
        <translation>seguir desde aquí</translation>
    </message>
    <message>
        <source>branch from here</source>
        <translation>bifurcar desde aquí</translation>
    </message>
    <message>
        <source>fold a turn or a round, open it</source>
        <translation>plegar un turno o un asalto, abrirlo</translation>
    </message>
    <message>
        <source>fold all rounds, open all</source>
        <translation>plegar todos los asaltos, abrirlos todos</translation>
    </message>
    <message>
        <source>Add creatures to the roster</source>
        <translation>Añadir criaturas a la lista</translation>
    </message>
    <message>
        <source>Begin, go on, or look at the log</source>
        <translation>Empezar, seguir o ver el registro</translation>
    </message>
    <message>
        <source>find an encounter</source>
        <translation>buscar un encuentro</translation>
    </message>
    <message>
        <source>close a folder, open it</source>
        <translation>cerrar una carpeta, abrirla</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Put into a folder…</source>
        <translation>Poner en una carpeta…</translation>
    </message>
    <message>
        <source>Rename the folder…</source>
        <translation>Renombrar la carpeta…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>change the side</source>
        <translation>cambiar de bando</translation>
    </message>
    <message>
        <source>hide, or show</source>
        <translation>ocultar o mostrar</translation>
    </message>
    <message>
        <source>when they enter</source>
        <translation>momento de entrada</translation>
    </message>
    <message>
        <source>how many; one fewer</source>
        <translation>cuántos; uno menos</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>cambiar el nombre</translation>
    </message>
    <message>
        <source>remove a line</source>
        <translation>quitar una línea</translation>
    </message>
    <message>
        <source>move a line</source>
        <translation>mover una línea</translation>
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
        <translation>elegir el emblema de una criatura</translation>
    </message>
    <message>
        <source>Add to the next fight</source>
        <translation>Añadir al próximo combate</translation>
    </message>
    <message>
        <source>Remove one from the next fight</source>
        <translation>Quitar uno del próximo combate</translation>
    </message>
    <message>
        <source>Prepare the next fight</source>
        <translation>Preparar el próximo combate</translation>
    </message>
    <message>
        <source>complete the word, list the completions</source>
        <translation>completar la palabra, ver todo lo posible</translation>
    </message>
    <message>
        <source>add what is typed there as a creature</source>
        <translation>añadir como criatura lo escrito</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>move or merge</source>
        <translation>mover o unir</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Color…</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vaciar</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>borrar</translation>
    </message>
    <message>
        <source>Search for it</source>
        <translation>Buscar con ella</translation>
    </message>
    <message>
        <source>Rest…</source>
        <translation>Descanso…</translation>
    </message>
    <message>
        <source>choose the emblem of a member</source>
        <translation>elegir el emblema de un miembro</translation>
    </message>
    <message>
        <source>Move to another party…</source>
        <translation>Pasar a otro grupo…</translation>
    </message>
    <message>
        <source>Copy to another party…</source>
        <translation>Copiar a otro grupo…</translation>
    </message>
    <message>
        <source>Give…</source>
        <translation>Dar…</translation>
    </message>
    <message>
        <source>give experience, money or a thing to several</source>
        <translation>dar experiencia, dinero o una cosa a varios</translation>
    </message>
    <message>
        <source>Fights of this member…</source>
        <translation>Combates de este miembro…</translation>
    </message>
    <message>
        <source>the fights of the selected member</source>
        <translation>los combates del miembro elegido</translation>
    </message>
    <message>
        <source>Fights of the party…</source>
        <translation>Combates del grupo…</translation>
    </message>
    <message>
        <source>Remove from the party</source>
        <translation>Sacar del grupo</translation>
    </message>
    <message>
        <source>move a member up or down</source>
        <translation>mover un miembro arriba o abajo</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Guardar los cambios</translation>
    </message>
    <message>
        <source>leave the form</source>
        <translation>salir del formulario</translation>
    </message>
    <message>
        <source>Duplicate this row</source>
        <translation>Duplicar esta fila</translation>
    </message>
    <message>
        <source>Move this row up</source>
        <translation>Subir esta fila</translation>
    </message>
    <message>
        <source>Move this row down</source>
        <translation>Bajar esta fila</translation>
    </message>
    <message>
        <source>Delete this row</source>
        <translation>Quitar esta fila</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>search</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>the next column</source>
        <translation>la columna siguiente</translation>
    </message>
    <message>
        <source>back to the list</source>
        <translation>volver a la lista</translation>
    </message>
    <message>
        <source>leave the page</source>
        <translation>dejar la página</translation>
    </message>
    <message>
        <source>leave the text</source>
        <translation>dejar el texto</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>the one before, the next one</source>
        <translation>el anterior, el siguiente</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Where there is a translation; the book’s own word is in the explanation</source>
        <translation>Donde hay una traducción; la palabra del libro aparece en la explicación</translation>
    </message>
    <message>
        <source>A turn, a fall, what is due, the end of a fight</source>
        <translation>Un turno, una caída, un aviso, el final de un combate</translation>
    </message>
</context>
<context>
    <name>CommentController</name>
    <message>
        <source>Comment on “{line}”</source>
        <translation>Comentario a «{line}»</translation>
    </message>
    <message>
        <source>Type it, then Enter; an empty text deletes the comment</source>
        <translation>Escríbelo y pulsa Intro; vacío, el comentario se quita</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>This line was undone: there is nothing left to comment on.</source>
        <translation>Esta línea se deshizo: no queda nada que comentar.</translation>
    </message>
    <message>
        <source>The log has no line to comment on yet.</source>
        <translation>El registro no muestra todavía ninguna línea que se pueda comentar.</translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>Compare {name} with whom?</source>
        <translation>¿Con quién se compara {name}?</translation>
    </message>
    <message>
        <source>Select two creatures to compare them.</source>
        <translation>Elige dos criaturas y se comparan.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de reglas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>{left} y {right}</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Only what differs ({number})</source>
        <translation>Solo lo distinto ({number})</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>distinto</translation>
    </message>
</context>
<context>
    <name>Completer</name>
    <message>
        <source>What can follow</source>
        <translation>Lo que puede seguir</translation>
    </message>
    <message>
        <source>Tab takes the first, ↓ marks, Esc leaves</source>
        <translation>Tab toma lo primero, ↓ marca, Esc lo deja</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>The encounter cannot begin: {fault}.</source>
        <translation>El encuentro no puede empezar: {fault}.</translation>
    </message>
    <message>
        <source>This is the past of the fight: nothing can be done in it. Esc goes back to now.</source>
        <translation>Así estaba el combate: en él no se hace nada. Esc vuelve a ahora.</translation>
    </message>
    <message>
        <source>A fault in the program stopped that, so it did not happen; the fight is as it was saved.</source>
        <translation>Eso topó con un fallo del programa y no se hizo; el combate sigue como estaba guardado.</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Turnwright ran into a fault of its own. Everything that was shown is saved; you can go on. This report helps to fix it.</source>
        <translation>Turnwright ha topado con un fallo propio. Todo lo que se mostraba está guardado; puedes seguir. Este informe ayuda a arreglarlo.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
</context>
<context>
    <name>CreatureForm</name>
    <message>
        <source>such as Beast</source>
        <translation>por ejemplo, Bestia</translation>
    </message>
    <message>
        <source>book, page</source>
        <translation>libro, página</translation>
    </message>
    <message>
        <source>words, separated by commas</source>
        <translation>palabras separadas por comas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>Criatura nueva</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
</context>
<context>
    <name>CreatureRows</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
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
        <translation>Este combate ha terminado.</translation>
    </message>
    <message>
        <source>{when}: what then?</source>
        <translation>{when}: ¿qué pasa entonces?</translation>
    </message>
    <message>
        <source>A text that begins with -10 or +5 proposes that for {names}.</source>
        <translation>Lo que empieza por -10 o +5 lo propone para: {names}.</translation>
    </message>
    <message>
        <source>-10 the ceiling falls</source>
        <translation>-10 se cae el techo</translation>
    </message>
    <message>
        <source>{who} enter</source>
        <translation>entran: {who}</translation>
    </message>
    <message>
        <source>Proposes: {what}</source>
        <translation>Propone: {what}</translation>
    </message>
    <message>
        <source>-10 and +5 hurt and heal, +status 3 and -status add and remove, 2d6 rolls, &gt;name is a wave.</source>
        <translation>-10 y +5 hieren y curan, +estado 3 y -estado lo ponen y lo quitan, 2d6 tira, &gt;nombre es una oleada.</translation>
    </message>
    <message>
        <source>cue: {cue}</source>
        <translation>aviso: {cue}</translation>
    </message>
    <message>
        <source>Remind me when? Type a few letters, then a number ({example} 10)</source>
        <translation>¿Cuándo avisar? Unas letras, y un número detrás ({example} 10)</translation>
    </message>
</context>
<context>
    <name>Cues</name>
    <message>
        <source>{round} and later</source>
        <translation>{round} y siguientes</translation>
    </message>
    <message>
        <source>tick {number}</source>
        <translation>tick {number}</translation>
    </message>
    <message>
        <source>each {round} at initiative {number}</source>
        <translation>cada {round} al llegar a la iniciativa {number}</translation>
    </message>
    <message>
        <source>turn of {name}</source>
        <translation>turno de {name}</translation>
    </message>
    <message>
        <source>{name}: {pool} at {number} or less</source>
        <translation>{name}: {pool} en {number} o menos</translation>
    </message>
    <message>
        <source>{name} no longer stands</source>
        <translation>{name} ya no sigue en pie</translation>
    </message>
    <message>
        <source>{name}: {status} ends</source>
        <translation>{name}: termina {status}</translation>
    </message>
    <message>
        <source>{name}: {pool} at {number}% or less</source>
        <translation>{name}: {pool} al {number}% o menos</translation>
    </message>
    <message>
        <source>{name} runs out</source>
        <translation>{name}: se acaba el tiempo</translation>
    </message>
    <message>
        <source>{name} is hurt</source>
        <translation>{name} recibe daño</translation>
    </message>
    <message>
        <source>{name} recharges {thing} on {least} to {most}</source>
        <translation>{name} recupera {thing} con {least} a {most}</translation>
    </message>
</context>
<context>
    <name>CuesBar</name>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Dismiss it</source>
        <translation>Dejarlo pasar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>the first of {number}</source>
        <translation>lo primero de {number}</translation>
    </message>
    <message>
        <source>for {names}</source>
        <translation>para {names}</translation>
    </message>
    <message>
        <source>Which cue is no longer wanted?</source>
        <translation>¿Qué aviso ya no hace falta?</translation>
    </message>
    <message>
        <source>There is no cue: Ctrl+U makes one.</source>
        <translation>No espera ningún aviso: Ctrl+U crea uno.</translation>
    </message>
    <message>
        <source>dismissed: {cue}</source>
        <translation>dejar pasar: {cue}</translation>
    </message>
    <message>
        <source>{name} can use {thing} again.</source>
        <translation>{name} puede volver a usar {thing}.</translation>
    </message>
</context>
<context>
    <name>DeclarationColumn</name>
    <message>
        <source>What everybody declares</source>
        <translation>Lo que declara cada uno</translation>
    </message>
    <message>
        <source>Enter or Space takes the marked line, Shift+Enter all of them; a letter changes its line.</source>
        <translation>Intro o Espacio acepta la línea marcada, Mayús+Intro todas; una letra cambia su línea.</translation>
    </message>
    <message>
        <source>A letter declares for somebody, Shift+Enter what is proposed for all who are asked.</source>
        <translation>Una letra declara por alguien; Mayús+Intro, lo propuesto para quienes faltan.</translation>
    </message>
    <message>
        <source>Everybody has declared. Space goes on.</source>
        <translation>Todos han declarado. Espacio sigue.</translation>
    </message>
    <message>
        <source>All declare in secret: it is shown once the last has declared.</source>
        <translation>Se declara en secreto: se muestra cuando declara la última persona.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter: the whole group declares what the marked line says.</source>
        <translation>Ctrl+Mayús+Intro: todo el subgrupo declara lo que dice la línea marcada.</translation>
    </message>
</context>
<context>
    <name>DeclarationController</name>
    <message>
        <source>asked on the phone</source>
        <translation>se pregunta en el teléfono</translation>
    </message>
    <message>
        <source>has declared in secret</source>
        <translation>ha declarado en secreto</translation>
    </message>
    <message>
        <source>{names}: still to declare on the phone. A letter declares for somebody.</source>
        <translation>{names}: falta declarar en el teléfono. Una letra declara por alguien.</translation>
    </message>
    <message>
        <source>{name} has already declared: Ctrl+Z undoes declarations, the last one first.</source>
        <translation>{name} ya ha declarado: Ctrl+Z retira las declaraciones, la última primero.</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Edit this creature (Enter)</source>
        <translation>Editar esta criatura (Intro)</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Próximo combate</translation>
    </message>
    <message>
        <source>Add to the next fight (+)</source>
        <translation>Añadir al próximo combate (+)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Borrar (Supr)</translation>
    </message>
    <message>
        <source>{number} selected</source>
        <translation>{number} elegidas</translation>
    </message>
    <message>
        <source>Edit all selected together (Enter)</source>
        <translation>Editar a la vez todas las elegidas (Intro)</translation>
    </message>
    <message>
        <source>Select a creature to see it here.</source>
        <translation>Aquí se muestra la criatura que elijas.</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>The dice typed so far</source>
        <translation>Los dados escritos hasta ahora</translation>
    </message>
    <message>
        <source>Roll (Enter)</source>
        <translation>Tirar (Intro)</translation>
    </message>
    <message>
        <source>Roll all (Shift+Enter)</source>
        <translation>Tirar todo (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Take it (Enter)</source>
        <translation>Vale (Intro)</translation>
    </message>
    <message>
        <source>Roll the rest (Shift+Enter)</source>
        <translation>Tirar el resto (Mayús+Intro)</translation>
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
        <translation>Hasta ahora: {dice}</translation>
    </message>
    <message>
        <source>No roll can change this: it succeeds whatever is rolled. Press Enter to go on.</source>
        <translation>Ninguna tirada puede cambiarlo: sale bien caiga lo que caiga. Pulsa Intro para seguir.</translation>
    </message>
    <message>
        <source>No roll can change this: it fails whatever is rolled. Press Enter to go on.</source>
        <translation>Ninguna tirada puede cambiarlo: falla caiga lo que caiga. Pulsa Intro para seguir.</translation>
    </message>
    <message>
        <source>{who} succeeds anyway</source>
        <translation>{who} acierta igualmente</translation>
    </message>
    <message>
        <source>{who} fails anyway</source>
        <translation>{who} falla igualmente</translation>
    </message>
    <message>
        <source>Type the die on the table, or press Enter to roll. Backspace corrects, Esc cancels the action.</source>
        <translation>Escribe el dado de la mesa o pulsa Intro para tirar. Retroceso corrige, Esc cancela la acción.</translation>
    </message>
    <message>
        <source>Type the dice in a row, or = and their total. Enter rolls them, Backspace corrects, Esc cancels the action.</source>
        <translation>Escribe los dados seguidos, o = y su total. Intro los tira, Retroceso corrige, Esc cancela la acción.</translation>
    </message>
    <message>
        <source>Type the dice in a row with spaces. Enter rolls them, Backspace corrects, Esc cancels the action.</source>
        <translation>Escribe los dados seguidos, con espacios. Intro los tira, Retroceso corrige, Esc cancela la acción.</translation>
    </message>
    <message>
        <source>Then, for the next roll of {name}: {dice}. Press Enter to use it.</source>
        <translation>Luego, para la tirada siguiente de {name}: {dice}. Pulsa Intro para usarlo.</translation>
    </message>
    <message>
        <source>Then, for the next roll: {dice}. Press Enter to use it.</source>
        <translation>Luego, para la tirada siguiente: {dice}. Pulsa Intro para usarlo.</translation>
    </message>
    <message>
        <source>Typed for the next roll: {dice}</source>
        <translation>Escrito para la tirada siguiente: {dice}</translation>
    </message>
    <message>
        <source>Typed for the next roll of {name}: {dice}</source>
        <translation>Para la tirada siguiente de {name}: {dice}</translation>
    </message>
    <message>
        <source>Changes the die: {steps}</source>
        <translation>Cambia el dado: {steps}</translation>
    </message>
    <message>
        <source>A {die} has no face {face}: type 1 to {faces}.</source>
        <translation>Un {die} no tiene la cara {face}: escribe de 1 a {faces}.</translation>
    </message>
    <message>
        <source>These dice cannot come to {total}: {least} to {most}.</source>
        <translation>Estos dados no pueden sumar {total}: de {least} a {most}.</translation>
    </message>
    <message>
        <source>Here each die counts by itself: type them one by one.</source>
        <translation>Aquí cada dado cuenta por separado: escríbelos uno a uno.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>needs {needs}</source>
        <translation>necesita {needs}</translation>
    </message>
    <message>
        <source>the dice together need {needs}</source>
        <translation>los dados necesitan sumar {needs}</translation>
    </message>
    <message>
        <source>{count} targets</source>
        <translation>{count} objetivos</translation>
    </message>
    <message>
        <source>Type the dice in a row, two figures each, 00 for 100. Enter rolls them, Backspace corrects, Esc cancels the action.</source>
        <translation>Escribe los dados seguidos, con dos cifras cada uno, 00 para 100. Intro los tira, Retroceso corrige, Esc cancela la acción.</translation>
    </message>
    <message>
        <source>Left of the roll before: {dice}. Enter uses it for {name}, Backspace lets it go.</source>
        <translation>Queda de la tirada anterior: {dice}. Intro lo usa para {name}, Retroceso lo descarta.</translation>
    </message>
    <message>
        <source>More dice than are asked for ({count}).</source>
        <translation>Son más dados de los que se piden ({count}).</translation>
    </message>
    <message>
        <source>{needs}, by the numbers {whole}</source>
        <translation>{needs}, según los números {whole}</translation>
    </message>
    <message>
        <source>with {count} others</source>
        <translation>con otros {count}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>con {names}</translation>
    </message>
</context>
<context>
    <name>DisasterCard</name>
    <message>
        <source>The one-in-twenty disaster</source>
        <translation>El desastre de uno entre veinte</translation>
    </message>
    <message>
        <source>Nineteen of twenty fights go better than this. None of it has happened.</source>
        <translation>En diecinueve de cada veinte combates va mejor que en este. Nada de esto ha ocurrido.</translation>
    </message>
    <message>
        <source>Open it as a branch (Enter)</source>
        <translation>Abrirlo como rama (Intro)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrarlo (Esc)</translation>
    </message>
    <message>
        <source>Open it in a copy (Enter)</source>
        <translation>Jugarlo en una copia (Intro)</translation>
    </message>
</context>
<context>
    <name>DisclosureButton</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>DraggedPiece</name>
    <message>
        <source>faces {arrow}</source>
        <translation>mira {arrow}</translation>
    </message>
    <message>
        <source>{name} is put here by ruling, at no cost</source>
        <translation>{name} se pone aquí por decisión, sin coste</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>needed</source>
        <translation>necesario</translation>
    </message>
    <message>
        <source>{field}: different</source>
        <translation>{field}: distinto</translation>
    </message>
    <message>
        <source>different</source>
        <translation>varios valores</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Done: {what}. Ctrl+Z undoes it.</source>
        <translation>Hecho: {what}. Ctrl+Z lo deshace.</translation>
    </message>
</context>
<context>
    <name>EffectRow</name>
    <message>
        <source>Move, copy or remove this</source>
        <translation>Mover, copiar o quitar esto</translation>
    </message>
    <message>
        <source>Written as a text:</source>
        <translation>Escrito como texto:</translation>
    </message>
    <message>
        <source>There is nothing to choose yet</source>
        <translation>Todavía no hay nada que elegir</translation>
    </message>
    <message>
        <source>Write it…</source>
        <translation>Escribirlo…</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como siempre</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>+ another result…</source>
        <translation>+ otro resultado…</translation>
    </message>
    <message>
        <source>+ another answer</source>
        <translation>+ otra respuesta</translation>
    </message>
    <message>
        <source>A question has at most {number} answers.</source>
        <translation>Una pregunta tiene como mucho {number} respuestas.</translation>
    </message>
    <message>
        <source>{heading}:</source>
        <translation>{heading}:</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Put something before it</source>
        <translation>Poner algo antes</translation>
    </message>
    <message>
        <source>Say more</source>
        <translation>Decir más</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>EffectSentences</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>+ and then…</source>
        <translation>+ y después…</translation>
    </message>
    <message>
        <source>+ what happens…</source>
        <translation>+ qué pasa…</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>– in the log the dice are called {what}</source>
        <translation>– en el registro los dados se llaman {what}</translation>
    </message>
    <message>
        <source>On a critical success</source>
        <translation>Con un éxito crítico</translation>
    </message>
    <message>
        <source>On a success</source>
        <translation>Con un éxito</translation>
    </message>
    <message>
        <source>On a success at a price</source>
        <translation>Con un éxito a un precio</translation>
    </message>
    <message>
        <source>On a failure</source>
        <translation>Con un fallo</translation>
    </message>
    <message>
        <source>On a fumble</source>
        <translation>Con una pifia</translation>
    </message>
    <message>
        <source>{to} loses {damage} of {pool}</source>
        <translation>{to} pierde {damage} de {pool}</translation>
    </message>
    <message>
        <source>by {kind}</source>
        <translation>por {kind}</translation>
    </message>
    <message>
        <source>+ kind of damage</source>
        <translation>+ tipo de daño</translation>
    </message>
    <message>
        <source>{to} gets {heal} of {pool} back</source>
        <translation>{to} recupera {heal} de {pool}</translation>
    </message>
    <message>
        <source>{to} gets {put}</source>
        <translation>{to} recibe {put}</translation>
    </message>
    <message>
        <source>for {timer} turns</source>
        <translation>durante {timer} turnos</translation>
    </message>
    <message>
        <source>– levels: {level}</source>
        <translation>– niveles: {level}</translation>
    </message>
    <message>
        <source>– it remembers {carries}</source>
        <translation>– recuerda {carries}</translation>
    </message>
    <message>
        <source>+ for how long</source>
        <translation>+ cuánto dura</translation>
    </message>
    <message>
        <source>{to} gets rid of {lift}</source>
        <translation>{to} se libra de {lift}</translation>
    </message>
    <message>
        <source>{of} spends {amount} of {spend}</source>
        <translation>{of} gasta {amount} de {spend}</translation>
    </message>
    <message>
        <source>{of} gains {amount} of {gain}</source>
        <translation>{of} gana {amount} de {gain}</translation>
    </message>
    <message>
        <source>{of} now has exactly {is} of {set}</source>
        <translation>{of} tiene ahora justo {is} de {set}</translation>
    </message>
    <message>
        <source>Roll {roll} and call the result {as}</source>
        <translation>Tira {roll} y llama {as} al resultado</translation>
    </message>
    <message>
        <source>Work out {is} and call it {let}</source>
        <translation>Calcula {is} y llámalo {let}</translation>
    </message>
    <message>
        <source>{who} makes the test {test}</source>
        <translation>{who} hace la prueba {test}</translation>
    </message>
    <message>
        <source>– the number to reach is {against}</source>
        <translation>– el número a alcanzar es {against}</translation>
    </message>
    <message>
        <source>If {if}</source>
        <translation>Si {if}</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Entonces</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Si no</translation>
    </message>
    <message>
        <source>For each of {each}</source>
        <translation>Por cada miembro de {each}</translation>
    </message>
    <message>
        <source>– only if {if}</source>
        <translation>– solo si {if}</translation>
    </message>
    <message>
        <source>This happens</source>
        <translation>Pasa esto</translation>
    </message>
    <message>
        <source>+ only some of them</source>
        <translation>+ solo en parte</translation>
    </message>
    <message>
        <source>Ask {of} {label}</source>
        <translation>Pregunta a {of} {label}</translation>
    </message>
    <message>
        <source>– known as {ask}</source>
        <translation>– con el nombre {ask}</translation>
    </message>
    <message>
        <source>If the answer is {answer}</source>
        <translation>Si la respuesta es {answer}</translation>
    </message>
    <message>
        <source>The attack has to reach {against} more</source>
        <translation>El ataque debe alcanzar {against} más</translation>
    </message>
    <message>
        <source>The loss becomes {amount}</source>
        <translation>La pérdida pasa a ser {amount}</translation>
    </message>
    <message>
        <source>The result becomes {outcome}</source>
        <translation>El resultado pasa a ser {outcome}</translation>
    </message>
    <message>
        <source>{of} is now {state}</source>
        <translation>{of} queda ahora {state}</translation>
    </message>
    <message>
        <source>{of} {turn}</source>
        <translation>{of} {turn}</translation>
    </message>
    <message>
        <source>{of} does {act} at once</source>
        <translation>{of} hace {act} en el acto</translation>
    </message>
    <message>
        <source>with {with}</source>
        <translation>con {with}</translation>
    </message>
    <message>
        <source>+ with what</source>
        <translation>+ con qué</translation>
    </message>
    <message>
        <source>For {of} this moment comes: {call}</source>
        <translation>Para {of} llega este momento: {call}</translation>
    </message>
    <message>
        <source>Do what stands in {do}</source>
        <translation>Haz lo que dice {do}</translation>
    </message>
    <message>
        <source>{to} {move} – how far: {far}</source>
        <translation>{to} {move} – distancia: {far}</translation>
    </message>
    <message>
        <source>The log says {say}</source>
        <translation>El registro dice {say}</translation>
    </message>
    <message>
        <source>Remind the table: {remind}</source>
        <translation>Recuerda a la mesa: {remind}</translation>
    </message>
    <message>
        <source>{stop}</source>
        <translation>{stop}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>nothing more happens</source>
        <translation>no pasa nada más</translation>
    </message>
    <message>
        <source>the rest happens all the same</source>
        <translation>lo demás pasa igualmente</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
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
        <translation>Buscar entre los dibujos</translation>
    </message>
    <message>
        <source>dragon, sword, fire…</source>
        <translation>dragón, espada, fuego…</translation>
    </message>
    <message>
        <source>No drawing has this name.</source>
        <translation>Ningún dibujo se llama así.</translation>
    </message>
    <message>
        <source>Take this emblem</source>
        <translation>Elegir este emblema</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>By its name and kind</source>
        <translation>Según su nombre y su tipo</translation>
    </message>
    <message>
        <source>None: its initials</source>
        <translation>Ninguno: sus iniciales</translation>
    </message>
    <message>
        <source>as its side</source>
        <translation>el de su bando</translation>
    </message>
    <message>
        <source>Ground: {colour}</source>
        <translation>Fondo: {colour}</translation>
    </message>
</context>
<context>
    <name>EmblemController</name>
    <message>
        <source>Emblem: choose the drawing by which it is shown (F4)</source>
        <translation>Emblema: elegir el dibujo con el que se muestra (F4)</translation>
    </message>
</context>
<context>
    <name>EmptyParty</name>
    <message>
        <source>Nobody is in this party yet; add somebody, or drop creatures here.</source>
        <translation>Aún no hay nadie en este grupo; añade a alguien o suelta criaturas aquí.</translation>
    </message>
    <message>
        <source>Add the first member</source>
        <translation>Añadir al primer miembro</translation>
    </message>
    <message>
        <source>There is no party yet.</source>
        <translation>Aún no hay ningún grupo.</translation>
    </message>
    <message>
        <source>Make a party</source>
        <translation>Crear un grupo</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>By other rules…</source>
        <translation>Con otras reglas…</translation>
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
        <translation>Poner {name} en una carpeta</translation>
    </message>
    <message>
        <source>Put {number} encounters into a folder</source>
        <translation>Poner {number} encuentros en una carpeta</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Ninguna carpeta</translation>
    </message>
    <message>
        <source>New folder: {name}</source>
        <translation>Carpeta nueva: {name}</translation>
    </message>
    <message>
        <source>Into which folder? A / separates nested folders</source>
        <translation>¿En qué carpeta? Una / separa carpetas dentro de carpetas</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Nombre de la carpeta</translation>
    </message>
    <message>
        <source>A folder has a name.</source>
        <translation>Una carpeta tiene un nombre.</translation>
    </message>
    <message>
        <source>Rename the folder {name}</source>
        <translation>Renombrar la carpeta {name}</translation>
    </message>
    <message>
        <source>Dissolve the folder {name}</source>
        <translation>Disolver la carpeta {name}</translation>
    </message>
    <message>
        <source>Dissolve the folder: its encounters stay</source>
        <translation>Disolver la carpeta: sus encuentros quedan</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Ya está ahí.</translation>
    </message>
    <message>
        <source>A folder cannot go into itself.</source>
        <translation>Una carpeta no cabe dentro de sí misma.</translation>
    </message>
    <message>
        <source>Into the folder {name}</source>
        <translation>A la carpeta {name}</translation>
    </message>
    <message>
        <source>Into no folder</source>
        <translation>A ninguna carpeta</translation>
    </message>
    <message>
        <source>Move the folder {name}</source>
        <translation>Mover la carpeta {name}</translation>
    </message>
</context>
<context>
    <name>EncounterList</name>
    <message>
        <source>Encounters</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>New encounter (Ctrl+N)</source>
        <translation>Nuevo encuentro (Ctrl+N)</translation>
    </message>
    <message>
        <source>{name} — running</source>
        <translation>{name} — en curso</translation>
    </message>
    <message>
        <source>{name} — ended</source>
        <translation>{name} — terminado</translation>
    </message>
    <message>
        <source>Find an encounter (/)</source>
        <translation>Buscar un encuentro (/)</translation>
    </message>
    <message>
        <source>Find an encounter</source>
        <translation>Buscar un encuentro</translation>
    </message>
    <message>
        <source>Delete the chosen encounter</source>
        <translation>Borrar el encuentro elegido</translation>
    </message>
    <message>
        <source>No encounter has that name, nor has anybody in one.</source>
        <translation>Ningún encuentro se llama así, ni nadie que esté en uno.</translation>
    </message>
</context>
<context>
    <name>EncounterPane</name>
    <message>
        <source>Name of the encounter</source>
        <translation>Nombre del encuentro</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Prepare the same fight once more; this one stays as it is</source>
        <translation>Preparar otra vez el mismo combate; este queda como está</translation>
    </message>
    <message>
        <source>Rule system of the encounter</source>
        <translation>Sistema de reglas del encuentro</translation>
    </message>
    <message>
        <source>No encounter is prepared yet. Make one, then drag creatures and party members into it.</source>
        <translation>Aún no hay ningún encuentro preparado. Crea uno y arrastra a él criaturas y miembros del grupo.</translation>
    </message>
    <message>
        <source>Notes on this encounter, for the game master</source>
        <translation>Notas de este encuentro, para quien dirige la partida</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Quién participa</translation>
    </message>
    <message>
        <source>Choose an encounter to see who takes part.</source>
        <translation>Elige un encuentro para ver quién participa.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Look at the log</source>
        <translation>Ver el registro</translation>
    </message>
    <message>
        <source>{system} · one combatant</source>
        <translation>{system} · un combatiente</translation>
    </message>
    <message>
        <source>{system} · {count} combatants</source>
        <translation>{system} · {count} combatientes</translation>
    </message>
    <message>
        <source>{encounter} · not on the board yet: {number}</source>
        <translation>{encounter} · aún fuera del tablero: {number}</translation>
    </message>
    <message>
        <source>{encounter} · begins by surprise ({side})</source>
        <translation>{encounter} · empieza por sorpresa ({side})</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Options · {count} of our own</source>
        <translation>Opciones · {count} de la mesa</translation>
    </message>
    <message>
        <source>Rename encounter</source>
        <translation>Cambiar el nombre del encuentro</translation>
    </message>
    <message>
        <source>Choose the rule system</source>
        <translation>Elegir el sistema de reglas</translation>
    </message>
    <message>
        <source>Notes on the encounter</source>
        <translation>Notas del encuentro</translation>
    </message>
    <message>
        <source>Options of the fight</source>
        <translation>Opciones del combate</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la mesa</translation>
    </message>
    <message>
        <source>Remove from the encounter</source>
        <translation>Sacar del encuentro</translation>
    </message>
    <message>
        <source>New encounter</source>
        <translation>Encuentro nuevo</translation>
    </message>
    <message>
        <source>One line each</source>
        <translation>Una línea para cada uno</translation>
    </message>
    <message>
        <source>Reorder the roster</source>
        <translation>Ordenar la lista</translation>
    </message>
    <message>
        <source>Begin this fight (Ctrl+Enter)</source>
        <translation>Empezar este combate (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Who takes part, and the options</source>
        <translation>Quién participa, y las opciones</translation>
    </message>
    <message>
        <source>New encounter (Ctrl+N)</source>
        <translation>Nuevo encuentro (Ctrl+N)</translation>
    </message>
</context>
<context>
    <name>EncounterTab</name>
    <message>
        <source>Encounter</source>
        <translation>Encuentro</translation>
    </message>
</context>
<context>
    <name>EntityForm</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Hace falta un nombre.</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Sistema de reglas</translation>
    </message>
    <message>
        <source>Editing {name}</source>
        <translation>Editando {name}</translation>
    </message>
    <message>
        <source>Save these changes or cancel them first.</source>
        <translation>Primero guarda o cancela estos cambios.</translation>
    </message>
    <message>
        <source>Not saved yet: look at {field}.</source>
        <translation>Aún no se ha guardado: mira {field}.</translation>
    </message>
    <message>
        <source>Leave the form without saving (Esc); undo brings it back</source>
        <translation>Dejar el formulario sin guardar (Esc); deshacer lo devuelve</translation>
    </message>
</context>
<context>
    <name>EntryController</name>
    <message>
        <source>Add to the encounter</source>
        <translation>Añadir al encuentro</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nivel {level}</translation>
    </message>
    <message>
        <source>Creatures: a name, then how many (guard 3)</source>
        <translation>Criaturas: un nombre y cuántas (guardia 3)</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Files of creatures ({suffixes})</source>
        <translation>Archivos de criaturas ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <source>Reading what is to be imported</source>
        <translation>Leyendo lo que va a entrar</translation>
    </message>
    <message>
        <source>Everything that can be read ({suffixes})</source>
        <translation>Todo lo que se puede leer ({suffixes})</translation>
    </message>
    <message>
        <source>Files of rules ({suffixes})</source>
        <translation>Archivos de reglas ({suffixes})</translation>
    </message>
    <message>
        <source>New party</source>
        <translation>Grupo nuevo</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importando</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>Lo que se ha importado</translation>
    </message>
    <message>
        <source>Import of {number}</source>
        <translation>Importación de {number}</translation>
    </message>
    <message>
        <source>Imported: {number}.</source>
        <translation>Importado: {number}.</translation>
    </message>
    <message>
        <source>Imported: {number}. Ctrl+Z undoes it.</source>
        <translation>Importado: {number}. Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was imported.</source>
        <translation>Cancelado: no se ha importado nada.</translation>
    </message>
    <message>
        <source>Select first what to export.</source>
        <translation>Elige primero lo que se va a exportar.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Turnwright files (*.json);;Tables (*.csv)</source>
        <translation>Archivos de Turnwright (*.json);;Tablas (*.csv)</translation>
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
        <translation>Guardar el perfil {name}</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Any key closes this.</source>
        <translation>Cualquier tecla cierra esto.</translation>
    </message>
</context>
<context>
    <name>ExplanationController</name>
    <message>
        <source>on the sheet</source>
        <translation>en la ficha</translation>
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
        <translation>Poner un nombre</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>= {value} for {creature}</source>
        <translation>= {value} para {creature}</translation>
    </message>
    <message>
        <source>it has {name}</source>
        <translation>tiene {name}</translation>
    </message>
    <message>
        <source>the levels of {name}</source>
        <translation>los niveles de {name}</translation>
    </message>
    <message>
        <source>the target has {name}</source>
        <translation>el objetivo tiene {name}</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Lo suyo</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Propios</translation>
    </message>
    <message>
        <source>The target’s</source>
        <translation>Del objetivo</translation>
    </message>
    <message>
        <source>Chosen for it</source>
        <translation>Elegido para esto</translation>
    </message>
    <message>
        <source>What has just happened</source>
        <translation>Lo que acaba de pasar</translation>
    </message>
    <message>
        <source>Of others</source>
        <translation>De los demás</translation>
    </message>
    <message>
        <source>Of the fight</source>
        <translation>Del combate</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Tirar dados</translation>
    </message>
    <message>
        <source>Work out</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>half of …</source>
        <translation>la mitad de …</translation>
    </message>
    <message>
        <source>half of …, rounded up</source>
        <translation>la mitad de …, hacia arriba</translation>
    </message>
    <message>
        <source>twice …</source>
        <translation>el doble de …</translation>
    </message>
    <message>
        <source>… but at least 0</source>
        <translation>… pero al menos 0</translation>
    </message>
    <message>
        <source>… but at most 10</source>
        <translation>… pero como mucho 10</translation>
    </message>
    <message>
        <source>… between 0 and 10</source>
        <translation>… entre 0 y 10</translation>
    </message>
    <message>
        <source>1 if …, else 0</source>
        <translation>1 si …, si no 0</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>… is at least 1</source>
        <translation>… es al menos 1</translation>
    </message>
    <message>
        <source>… is at most 1</source>
        <translation>… es como mucho 1</translation>
    </message>
    <message>
        <source>… is 1</source>
        <translation>… es 1</translation>
    </message>
    <message>
        <source>… and something else</source>
        <translation>… y algo más</translation>
    </message>
    <message>
        <source>… or something else</source>
        <translation>… o algo más</translation>
    </message>
    <message>
        <source>not …</source>
        <translation>no …</translation>
    </message>
    <message>
        <source>how far the target is</source>
        <translation>a qué distancia está el objetivo</translation>
    </message>
    <message>
        <source>the target is on the same side</source>
        <translation>el objetivo es del mismo bando</translation>
    </message>
    <message>
        <source>how many foes there are</source>
        <translation>cuántos enemigos hay</translation>
    </message>
    <message>
        <source>how many there are of its own side</source>
        <translation>cuántos hay de su bando</translation>
    </message>
    <message>
        <source>Sides and distances</source>
        <translation>Bandos y distancias</translation>
    </message>
    <message>
        <source>By a table</source>
        <translation>Por una tabla</translation>
    </message>
</context>
<context>
    <name>ExpressionWords</name>
    <message>
        <source>twice {what}</source>
        <translation>el doble de {what}</translation>
    </message>
    <message>
        <source>{what} if {condition}, else {other}</source>
        <translation>{what} si {condition}; si no, {other}</translation>
    </message>
    <message>
        <source>not: {what}</source>
        <translation>no: {what}</translation>
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
        <translation>lo que sumen los dados de {0}</translation>
    </message>
    <message>
        <source>{first} divided by {second}, rounded down</source>
        <translation>{first} entre {second}, hacia abajo</translation>
    </message>
    <message>
        <source>what is left of {first} divided by {second}</source>
        <translation>el resto de {first} entre {second}</translation>
    </message>
    <message>
        <source>{first} is {second}</source>
        <translation>{first} es {second}</translation>
    </message>
    <message>
        <source>{first} is not {second}</source>
        <translation>{first} no es {second}</translation>
    </message>
    <message>
        <source>{first} is among {second}</source>
        <translation>{first} está entre {second}</translation>
    </message>
    <message>
        <source>{first} is not among {second}</source>
        <translation>{first} no está entre {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first} is at least {second}</source>
        <translation>{first} es al menos {second}</translation>
    </message>
    <message>
        <source>{first} is at most {second}</source>
        <translation>{first} es como mucho {second}</translation>
    </message>
    <message>
        <source>{first} is more than {second}</source>
        <translation>{first} es más que {second}</translation>
    </message>
    <message>
        <source>{first} is less than {second}</source>
        <translation>{first} es menos que {second}</translation>
    </message>
    <message>
        <source>half of {0}</source>
        <translation>la mitad de {0}</translation>
    </message>
    <message>
        <source>half of {0}, rounded up</source>
        <translation>la mitad de {0}, hacia arriba</translation>
    </message>
    <message>
        <source>{0} without its sign</source>
        <translation>{0} sin su signo</translation>
    </message>
    <message>
        <source>1, 0 or −1 by the sign of {0}</source>
        <translation>1, 0 o −1 según el signo de {0}</translation>
    </message>
    <message>
        <source>{0}, but at least {1} and at most {2}</source>
        <translation>{0}, pero al menos {1} y como mucho {2}</translation>
    </message>
    <message>
        <source>the dice of {0}</source>
        <translation>los dados de {0}</translation>
    </message>
    <message>
        <source>the dice of {0} without what is added</source>
        <translation>los dados de {0} sin lo que se suma</translation>
    </message>
    <message>
        <source>it has {0}</source>
        <translation>tiene {0}</translation>
    </message>
    <message>
        <source>{0} has {1}</source>
        <translation>{0} tiene {1}</translation>
    </message>
    <message>
        <source>the levels of {0}</source>
        <translation>los niveles de {0}</translation>
    </message>
    <message>
        <source>the levels of {1} on {0}</source>
        <translation>los niveles de {1} en {0}</translation>
    </message>
    <message>
        <source>{0} is on the same side</source>
        <translation>{0} es del mismo bando</translation>
    </message>
    <message>
        <source>how far {0} is from {1}</source>
        <translation>a qué distancia está {0} de {1}</translation>
    </message>
    <message>
        <source>how many there are of {0}</source>
        <translation>cuántos hay de {0}</translation>
    </message>
    <message>
        <source>how many there are of {0} within {1}</source>
        <translation>cuántos hay de {0} a {1} o menos</translation>
    </message>
    <message>
        <source>{1} by the table {0}</source>
        <translation>{1} según la tabla {0}</translation>
    </message>
    <message>
        <source>{0}, but at most {1}</source>
        <translation>{0}, pero como mucho {1}</translation>
    </message>
    <message>
        <source>{0}, but at least {1}</source>
        <translation>{0}, pero al menos {1}</translation>
    </message>
    <message>
        <source>the lowest of {these}</source>
        <translation>lo menor de {these}</translation>
    </message>
    <message>
        <source>the highest of {these}</source>
        <translation>lo mayor de {these}</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>What is wrong</source>
        <translation>Lo que está mal</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>the chosen row</source>
        <translation>la fila elegida</translation>
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
        <translation>Escribe las letras de los objetivos.</translation>
    </message>
    <message>
        <source>→ more ({page} of {pages})</source>
        <translation>→ más ({page} de {pages})</translation>
    </message>
    <message>
        <source>{count} more…</source>
        <translation>{count} más…</translation>
    </message>
    <message>
        <source>{count} to choose from…</source>
        <translation>{count} para elegir…</translation>
    </message>
    <message>
        <source>What else can be chosen here (Tab goes from field to field)</source>
        <translation>Qué más se puede elegir aquí (Tab pasa de campo en campo)</translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click on the board: {count} cells are open.</source>
        <translation>Flechas y Intro, o un clic en el tablero: {count} casillas abiertas.</translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click on the board: one cell is open.</source>
        <translation>Flechas y Intro, o un clic en el tablero: una casilla abierta.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>no se ve</translation>
    </message>
</context>
<context>
    <name>FightBoard</name>
    <message>
        <source>{name} stands there already.</source>
        <translation>{name} ya está ahí.</translation>
    </message>
    <message>
        <source>{cell} cannot be chosen here.</source>
        <translation>{cell} no se puede elegir aquí.</translation>
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
        <translation>Escríbela y pulsa Intro</translation>
    </message>
    <message>
        <source>Free roll</source>
        <translation>Tirada libre</translation>
    </message>
    <message>
        <source>Dice such as 2d6+3 or d%, then Enter</source>
        <translation>Dados como 2d6+3 o d%, y Intro</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreta</translation>
    </message>
    <message>
        <source>Who joins the fight? A name, then how many (guard 3)</source>
        <translation>¿Quién se une al combate? Un nombre y luego cuántos (guardia 3)</translation>
    </message>
    <message>
        <source>bestiary</source>
        <translation>bestiario</translation>
    </message>
    <message>
        <source>Countdown: a name, a number, a unit ({units}), then what its end means ({goals})</source>
        <translation>Cuenta atrás: un nombre, un número, una unidad ({units}) y qué significa que acabe ({goals})</translation>
    </message>
    <message>
        <source>Countdown: a name, a number, a unit ({units})</source>
        <translation>Cuenta atrás: un nombre, un número y una unidad ({units})</translation>
    </message>
    <message>
        <source>For example: Tower 5 {unit}</source>
        <translation>Por ejemplo: Torre 5 {unit}</translation>
    </message>
    <message>
        <source>write “{secret}” at the end to hide it from the players</source>
        <translation>escribe «{secret}» al final para que los jugadores no la vean</translation>
    </message>
    <message>
        <source>party</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>Who rolls? Enter changes it.</source>
        <translation>¿Quién tira? Intro lo cambia.</translation>
    </message>
    <message>
        <source>the app rolls</source>
        <translation>tira la aplicación</translation>
    </message>
    <message>
        <source>dice on the table</source>
        <translation>dados en la mesa</translation>
    </message>
    <message>
        <source>A countdown has a name, a number and a unit ({units}): Tower 5 {unit}.</source>
        <translation>Una cuenta atrás tiene un nombre, un número y una unidad ({units}): Torre 5 {unit}.</translation>
    </message>
    <message>
        <source>dice on their phones</source>
        <translation>dados en sus teléfonos</translation>
    </message>
    <message>
        <source>Making the summary</source>
        <translation>Haciendo el resumen</translation>
    </message>
</context>
<context>
    <name>FightDrops</name>
    <message>
        <source>Joins before {name}</source>
        <translation>Se une antes de {name}</translation>
    </message>
    <message>
        <source>They join before {name}</source>
        <translation>Se unen antes de {name}</translation>
    </message>
    <message>
        <source>They join the fight</source>
        <translation>Se unen al combate</translation>
    </message>
    <message>
        <source>Joins after {name}</source>
        <translation>Se une después de {name}</translation>
    </message>
    <message>
        <source>They join after {name}</source>
        <translation>Se unen después de {name}</translation>
    </message>
    <message>
        <source>Drop them on a cell.</source>
        <translation>Suéltalos sobre una casilla.</translation>
    </message>
    <message>
        <source>Joins on {cell}</source>
        <translation>Se une en {cell}</translation>
    </message>
    <message>
        <source>Only creatures, members and statuses can be dropped here.</source>
        <translation>Aquí van criaturas, miembros y estados.</translation>
    </message>
    <message>
        <source>They are already in this fight.</source>
        <translation>Ya en este combate.</translation>
    </message>
    <message>
        <source>This fight is over.</source>
        <translation>Este combate ha terminado.</translation>
    </message>
    <message>
        <source>Joins the fight</source>
        <translation>Se une al combate</translation>
    </message>
    <message>
        <source>This fight knows no such status.</source>
        <translation>Este combate no conoce ese estado.</translation>
    </message>
    <message>
        <source>Drop it on a combatant.</source>
        <translation>Suéltalo sobre un combatiente.</translation>
    </message>
    <message>
        <source>Comes before {name}</source>
        <translation>Queda delante de {name}</translation>
    </message>
    <message>
        <source>Comes after {name}</source>
        <translation>Queda detrás de {name}</translation>
    </message>
    <message>
        <source>Joins the fight: {side}</source>
        <translation>Entra en el combate: {side}</translation>
    </message>
    <message>
        <source>Joins the fight, not at this place: {why}</source>
        <translation>Se une al combate, no en este lugar. {why}</translation>
    </message>
    <message>
        <source>{status} on {name}</source>
        <translation>{status} en {name}</translation>
    </message>
    <message>
        <source>{name} is in no party, and keeps nothing after this fight.</source>
        <translation>{name} no está en ningún grupo y no conserva nada tras este combate.</translation>
    </message>
    <message>
        <source>{words}: available in the next fight</source>
        <translation>{words}: a mano en el próximo combate</translation>
    </message>
</context>
<context>
    <name>FightKeys</name>
    <message>
        <source>The number has answered already.</source>
        <translation>El número ya ha respondido.</translation>
    </message>
    <message>
        <source>The number has answered already: what is asked now waits for another Enter.</source>
        <translation>El número ya ha respondido: lo que se pregunta ahora espera otro Intro.</translation>
    </message>
    <message>
        <source>{key} does nothing here; F1 shows the keys.</source>
        <translation>{key} no hace nada aquí; F1 muestra las teclas.</translation>
    </message>
    <message>
        <source>No target has the letter {letter}. Esc cancels the action.</source>
        <translation>Con {letter} no se puede apuntar a nadie. Esc cancela la acción.</translation>
    </message>
    <message>
        <source>This does not begin with a roll: Enter does it, Tab goes to the next field.</source>
        <translation>Esto no empieza con una tirada: Intro lo hace, Tab pasa al campo siguiente.</translation>
    </message>
    <message>
        <source>A question is open: answer it first, then rule. What you type now is no answer.</source>
        <translation>Hay una pregunta abierta: respóndela primero y decide después. Lo que escribes ahora no es una respuesta.</translation>
    </message>
    <message>
        <source>Several can: select a row with ↑ ↓ first ({names}).</source>
        <translation>Varios pueden: elige antes una fila con ↑ ↓ ({names}).</translation>
    </message>
    <message>
        <source>Nobody is selected: choose a row of the order with ↑ ↓ first.</source>
        <translation>No hay nadie seleccionado: elige antes una fila del orden con ↑ ↓.</translation>
    </message>
    <message>
        <source>The ruling {text} is still typed: Enter does it, Esc forgets it.</source>
        <translation>La decisión {text} sigue escrita: Intro la aplica, Esc la descarta.</translation>
    </message>
    <message>
        <source>Declaring rolls no dice: Enter declares it, Tab goes to the next field.</source>
        <translation>Al declarar no se tiran dados: Intro lo declara, Tab pasa al campo siguiente.</translation>
    </message>
</context>
<context>
    <name>FightOdds</name>
    <message>
        <source>There are no odds: the fight has ended.</source>
        <translation>No queda nada por prever: el combate ha terminado.</translation>
    </message>
    <message>
        <source>There are no odds: the rules name {side} as the winner.</source>
        <translation>No hay pronóstico: según las reglas, vence {side}.</translation>
    </message>
    <message>
        <source>There are no odds: only one side stands.</source>
        <translation>No queda nada por pronosticar: solo un bando sigue en pie.</translation>
    </message>
    <message>
        <source>Playing the fight on …</source>
        <translation>Se sigue jugando el combate …</translation>
    </message>
    <message>
        <source>The one-in-twenty disaster</source>
        <translation>El desastre de uno entre veinte</translation>
    </message>
    <message>
        <source>What if? Type a few letters, then a number</source>
        <translation>¿Y si…? Unas letras y, detrás, un número</translation>
    </message>
    <message>
        <source>{change}: playing …</source>
        <translation>{change}: se está jugando …</translation>
    </message>
    <message>
        <source>{name} – the disaster</source>
        <translation>{name} – el desastre</translation>
    </message>
    <message>
        <source>“{name}”: Ctrl+H looks back at how it came to this.</source>
        <translation>«{name}»: Ctrl+H muestra cómo se llegó a esto.</translation>
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
        <translation>La decisión {text} no se ha aplicado: en su lugar se prepara una acción.</translation>
    </message>
</context>
<context>
    <name>FightPanes</name>
    <message>
        <source>Nothing moves.</source>
        <translation>No se mueve nada.</translation>
    </message>
    <message>
        <source>Rows glide, and bars drain.</source>
        <translation>Las filas se deslizan y las barras se vacían.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>No se ha podido escribir {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} was written.</source>
        <translation>{path} está escrito.</translation>
    </message>
    <message>
        <source>{path} already exists. Overwrite it?</source>
        <translation>{path} ya existe. ¿Sobrescribirlo?</translation>
    </message>
</context>
<context>
    <name>FilingBar</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>different folders</source>
        <translation>carpetas distintas</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>sin carpeta</translation>
    </message>
    <message>
        <source>no common tags</source>
        <translation>sin etiquetas en común</translation>
    </message>
    <message>
        <source>no tags</source>
        <translation>sin etiquetas</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Lowest level</source>
        <translation>Nivel mínimo</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>Nivel máximo</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
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
        <translation>Sin carpeta</translation>
    </message>
    <message>
        <source>Folder {name}</source>
        <translation>Carpeta {name}</translation>
    </message>
    <message>
        <source>Only creatures can go into folders.</source>
        <translation>En las carpetas solo hay criaturas.</translation>
    </message>
    <message>
        <source>Drop them on a folder.</source>
        <translation>Suéltalas sobre una carpeta.</translation>
    </message>
    <message>
        <source>Into {folder}</source>
        <translation>A la carpeta {folder}</translation>
    </message>
    <message>
        <source>Out of their folders</source>
        <translation>Fuera de sus carpetas</translation>
    </message>
    <message>
        <source>A folder cannot go into itself.</source>
        <translation>Una carpeta no cabe dentro de sí misma.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Ya está ahí.</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>Fuera de su carpeta</translation>
    </message>
    <message>
        <source>Only creatures can have tags.</source>
        <translation>Solo las criaturas llevan etiquetas.</translation>
    </message>
    <message>
        <source>Drop them on a tag.</source>
        <translation>Suéltalas sobre una etiqueta.</translation>
    </message>
    <message>
        <source>Tag them {tag}</source>
        <translation>Etiquetarlas con {tag}</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Búsquedas guardadas</translation>
    </message>
    <message>
        <source>Save this search (Ctrl+Shift+S)</source>
        <translation>Guardar esta búsqueda (Ctrl+Mayús+S)</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Words in the log</source>
        <translation>Palabras que figuran en el registro</translation>
    </message>
    <message>
        <source>Only lines with these words</source>
        <translation>Solo líneas con estas palabras</translation>
    </message>
</context>
<context>
    <name>FolderChoice</name>
    <message>
        <source>none; Coast/Caves makes one inside another</source>
        <translation>ninguna; Costa/Cuevas crea una dentro de otra</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Sin carpeta</translation>
    </message>
</context>
<context>
    <name>FolderController</name>
    <message>
        <source>Name of the new folder; a / separates nested folders</source>
        <translation>Nombre de la nueva carpeta; una / separa carpetas dentro de carpetas</translation>
    </message>
    <message>
        <source>Name of the new tag</source>
        <translation>Nombre de la nueva etiqueta</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Necesita un nombre.</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>«{name}» ya existe.</translation>
    </message>
    <message>
        <source>Make the folder {name}</source>
        <translation>Crear la carpeta {name}</translation>
    </message>
    <message>
        <source>Make the tag {name}</source>
        <translation>Crear la etiqueta {name}</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Nombre de la carpeta</translation>
    </message>
    <message>
        <source>Name of the tag, for all that have it</source>
        <translation>Nombre de la etiqueta, para todas las que la llevan</translation>
    </message>
    <message>
        <source>A folder cannot go into itself.</source>
        <translation>Una carpeta no cabe en sí misma.</translation>
    </message>
    <message>
        <source>“{name}” already exists. Enter once more merges the two.</source>
        <translation>«{name}» ya existe. Intro otra vez une las dos.</translation>
    </message>
    <message>
        <source>Put the folder {name} into {other}</source>
        <translation>Unir la carpeta {name} con {other}</translation>
    </message>
    <message>
        <source>Rename the folder {name}</source>
        <translation>Renombrar la carpeta {name}</translation>
    </message>
    <message>
        <source>Merge the tag {name} into {other}</source>
        <translation>Unir la etiqueta {name} con {other}</translation>
    </message>
    <message>
        <source>Rename the tag {name}</source>
        <translation>Renombrar la etiqueta {name}</translation>
    </message>
    <message>
        <source>Into which tag is “{name}” merged?</source>
        <translation>¿Con qué etiqueta se une «{name}»?</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>Into which folder is “{name}” moved?</source>
        <translation>¿A qué carpeta va «{name}»?</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>Fuera de su carpeta</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Sin color</translation>
    </message>
    <message>
        <source>Colour of “{name}”</source>
        <translation>Color de «{name}»</translation>
    </message>
    <message>
        <source>Colour {name}</source>
        <translation>Colorear {name}</translation>
    </message>
    <message>
        <source>Empty the folder {name}</source>
        <translation>Vaciar la carpeta {name}</translation>
    </message>
    <message>
        <source>Remove the tag {name} from all</source>
        <translation>Quitar a todas la etiqueta {name}</translation>
    </message>
    <message>
        <source>Dissolve the folder {name}</source>
        <translation>Disolver la carpeta {name}</translation>
    </message>
    <message>
        <source>Delete the tag {name}</source>
        <translation>Borrar la etiqueta {name}</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nueva carpeta…</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nueva etiqueta…</translation>
    </message>
    <message>
        <source>Move into another folder…</source>
        <translation>A otra carpeta…</translation>
    </message>
    <message>
        <source>Merge with another tag…</source>
        <translation>Unir con otra etiqueta…</translation>
    </message>
    <message>
        <source>Empty it</source>
        <translation>Vaciarla</translation>
    </message>
    <message>
        <source>Remove it from all creatures</source>
        <translation>Quitársela a todas las criaturas</translation>
    </message>
    <message>
        <source>Dissolve it; its creatures stay</source>
        <translation>Disolverla; sus criaturas quedan</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>Borrar la etiqueta</translation>
    </message>
</context>
<context>
    <name>FolderModel</name>
    <message>
        <source>{name}, chosen: {number} creatures</source>
        <translation>{name}, elegida: {number} criaturas</translation>
    </message>
    <message>
        <source>{name}: {number} creatures</source>
        <translation>{name}: {number} criaturas</translation>
    </message>
    <message>
        <source>{name}, chosen: one creature</source>
        <translation>{name}, elegida: una criatura</translation>
    </message>
    <message>
        <source>{name}: one creature</source>
        <translation>{name}: una criatura</translation>
    </message>
</context>
<context>
    <name>GainsRow</name>
    <message>
        <source>{what} so far</source>
        <translation>{what} hasta ahora</translation>
    </message>
</context>
<context>
    <name>GiveCard</name>
    <message>
        <source>Who gets it</source>
        <translation>Quién lo recibe</translation>
    </message>
    <message>
        <source>How it is given</source>
        <translation>Cómo se da</translation>
    </message>
    <message>
        <source>Each of them gets this much</source>
        <translation>Cada cual recibe esa cantidad</translation>
    </message>
    <message>
        <source>They share it evenly</source>
        <translation>Se reparte a partes iguales</translation>
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
        <translation>Dar (Intro)</translation>
    </message>
    <message>
        <source>How many each</source>
        <translation>Cuántos a cada cual</translation>
    </message>
    <message>
        <source>To {name}</source>
        <translation>A {name}</translation>
    </message>
    <message>
        <source>To the {number} selected</source>
        <translation>A los {number} miembros elegidos</translation>
    </message>
    <message>
        <source>To all {number} of the party</source>
        <translation>A los {number} miembros del grupo</translation>
    </message>
    <message>
        <source>{number} {what} each, {left} left over</source>
        <translation>{number} {what} a cada cual, sobran {left}</translation>
    </message>
    <message>
        <source>{number} {what} each</source>
        <translation>{number} {what} a cada cual</translation>
    </message>
    <message>
        <source>Say what they get, and how much.</source>
        <translation>Di cuánto y de qué reciben.</translation>
    </message>
    <message>
        <source>Give to {name}</source>
        <translation>Dar a {name}</translation>
    </message>
    <message>
        <source>Give to {number} members</source>
        <translation>Dar a {number} miembros</translation>
    </message>
</context>
<context>
    <name>GroundMenu</name>
    <message>
        <source>Ruling on {cell}</source>
        <translation>Decisión sobre {cell}</translation>
    </message>
    <message>
        <source>Rulings on {name}…</source>
        <translation>Decisiones sobre {name}…</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Put {name} here</source>
        <translation>Poner a {name} aquí</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>Poner aquí</translation>
    </message>
</context>
<context>
    <name>GroupActionController</name>
    <message>
        <source>Prepare an action of the group’s first combatant, then let the group do it.</source>
        <translation>Prepara una acción del primero del grupo y haz que la haga el grupo.</translation>
    </message>
    <message>
        <source>A group acts together once the surprise is over.</source>
        <translation>Un grupo actúa junto cuando acaba la sorpresa.</translation>
    </message>
    <message>
        <source>Nobody in its group acts directly after it.</source>
        <translation>Nadie de su grupo va justo después.</translation>
    </message>
    <message>
        <source>{name} cannot do the same in its turn: {why}</source>
        <translation>{name} no puede hacer lo mismo en su turno. {why}</translation>
    </message>
    <message>
        <source>Left unspent: {who}.</source>
        <translation>Sin gastar: {who}.</translation>
    </message>
    <message>
        <source>Everybody has declared. Space goes on.</source>
        <translation>Todos han declarado. Espacio sigue.</translation>
    </message>
    <message>
        <source>Nobody else in its group declares now.</source>
        <translation>Nadie más de su subgrupo declara ahora.</translation>
    </message>
    <message>
        <source>Without {names}: {why}</source>
        <translation>Sin {names}: {why}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter: the same declaration for {names}</source>
        <translation>Ctrl+Mayús+Intro: la misma declaración para {names}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter: the same for {names}, when the turn comes</source>
        <translation>Ctrl+Mayús+Intro: lo mismo para {names}, cuando llegue el turno</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter: the same for {names}, to the nearest free cell, when the turn comes</source>
        <translation>Ctrl+Mayús+Intro: lo mismo para {names}, a la casilla libre más cercana, cuando llegue el turno</translation>
    </message>
</context>
<context>
    <name>GrowingEditor</name>
    <message>
        <source>Add to {field}</source>
        <translation>Añadir a {field}</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Páginas de la guía</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>The pages that contain all of it; Enter goes from place to place (Ctrl+F)</source>
        <translation>Las páginas en que está todo; Intro va de un lugar a otro (Ctrl+F)</translation>
    </message>
    <message>
        <source>No page contains “{words}”.</source>
        <translation>Ninguna página contiene «{words}».</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
</context>
<context>
    <name>HandoutFiles</name>
    <message>
        <source>Open a fight first; a handout can then be made of it.</source>
        <translation>Abre primero un combate; entonces se puede hacer una hoja con él.</translation>
    </message>
    <message>
        <source>Write the handout</source>
        <translation>Escribir la hoja para repartir</translation>
    </message>
    <message>
        <source>Choose fights or a folder of them in the list of encounters; they become a booklet.</source>
        <translation>Elige combates o una carpeta con ellos en la lista de encuentros; se convierten en un cuaderno.</translation>
    </message>
    <message>
        <source>Write the booklet</source>
        <translation>Escribir el cuaderno</translation>
    </message>
    <message>
        <source>Reading the fights</source>
        <translation>Leyendo los combates</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>How much of the fight has happened</source>
        <translation>Cuánto del combate ha ocurrido</translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation>Un paso atrás (←)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Reproducir o detener (Espacio)</translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation>Un paso adelante (→)</translation>
    </message>
    <message>
        <source>Go on from here (G)</source>
        <translation>Seguir desde aquí (G)</translation>
    </message>
    <message>
        <source>Branch from here… (B)</source>
        <translation>Bifurcar desde aquí… (B)</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Volver a ahora (Esc)</translation>
    </message>
    <message>
        <source>The past: {when}, step {number} of {all}. Here you can only look.</source>
        <translation>El pasado: {when}, paso {number} de {all}. Aquí solo se mira.</translation>
    </message>
    <message>
        <source>The fight goes on from here; Ctrl+Shift+Z redoes what came later.</source>
        <translation>El combate sigue desde aquí; Ctrl+Mayús+Z rehace lo que vino después.</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Otro combate sigue desde aquí</translation>
    </message>
    <message>
        <source>Type its name, then Enter</source>
        <translation>Cómo se llama, y luego Intro</translation>
    </message>
    <message>
        <source>{name} – what if…</source>
        <translation>{name} – y si…</translation>
    </message>
    <message>
        <source>“{name}” goes on from here; nothing that happens in it reaches a party.</source>
        <translation>«{name}» sigue desde aquí; lo que resulte no llega a ningún grupo.</translation>
    </message>
</context>
<context>
    <name>HistoryCard</name>
    <message>
        <source>This party has been in no fight yet.</source>
        <translation>Este grupo no ha estado aún en ningún combate.</translation>
    </message>
    <message>
        <source>Fights and rests of</source>
        <translation>Combates y descansos de</translation>
    </message>
    <message>
        <source>The party, or one of its members (← →)</source>
        <translation>El grupo, o uno de sus miembros (← →)</translation>
    </message>
    <message>
        <source>← → choose whose fights these are, Enter opens the log of one, Esc closes this.</source>
        <translation>← → eligen de quién son los combates, Intro abre el registro de uno, Esc cierra esto.</translation>
    </message>
    <message>
        <source>{name} has been in no fight yet.</source>
        <translation>{name} todavía no ha estado en ningún combate.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Encounter</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Asaltos</translation>
    </message>
    <message>
        <source>Who fell</source>
        <translation>Quién cayó</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Went down</source>
        <translation>Cayó</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>{number} rested</source>
        <translation>Han descansado {number}</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>no ganó nadie</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>Ganó: {side}</translation>
    </message>
    <message>
        <source>{number} of the others</source>
        <translation>de los demás, {number}</translation>
    </message>
    <message>
        <source>Rest, as you ruled</source>
        <translation>Descanso, según tu decisión</translation>
    </message>
    <message>
        <source>Rest: {what}</source>
        <translation>Descanso: {what}</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Recibido</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>Sistema de reglas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Variant of</source>
        <translation>Variante de</translation>
    </message>
    <message>
        <source>What other versions wrote</source>
        <translation>Lo que han escrito otras versiones</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Size, type and alignment</source>
        <translation>Tamaño, tipo y alineamiento</translation>
    </message>
    <message>
        <source>Ability scores</source>
        <translation>Puntuaciones de característica</translation>
    </message>
    <message>
        <source>Armor class</source>
        <translation>Clase de armadura</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Puntos de golpe</translation>
    </message>
    <message>
        <source>Hit dice</source>
        <translation>Dados de golpe</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
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
        <translation>Alineamiento</translation>
    </message>
    <message>
        <source>Experience points</source>
        <translation>Puntos de experiencia</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Destreza</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constitución</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Inteligencia</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Sabiduría</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Carisma</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Rasgos</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Bonus actions</source>
        <translation>Acciones adicionales</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reacciones</translation>
    </message>
    <message>
        <source>Legendary actions</source>
        <translation>Acciones legendarias</translation>
    </message>
    <message>
        <source>Saving throws</source>
        <translation>Tiradas de salvación</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Vulnerabilities</source>
        <translation>Vulnerabilidades</translation>
    </message>
    <message>
        <source>Resistances</source>
        <translation>Resistencias</translation>
    </message>
    <message>
        <source>Immunities</source>
        <translation>Inmunidades</translation>
    </message>
    <message>
        <source>Conditions it is immune to</source>
        <translation>Estados a los que es inmune</translation>
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
        <translation>Desafío</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Rasgo</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Bonus action</source>
        <translation>Acción adicional</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reacción</translation>
    </message>
    <message>
        <source>Legendary action</source>
        <translation>Acción legendaria</translation>
    </message>
    <message>
        <source>Mythic action</source>
        <translation>Acción mítica</translation>
    </message>
    <message>
        <source>Lair action</source>
        <translation>Acción de guarida</translation>
    </message>
    <message>
        <source>Regional effect</source>
        <translation>Efecto regional</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
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
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Items dropped</source>
        <translation>Objetos que deja</translation>
    </message>
    <message>
        <source>Other text</source>
        <translation>Otro texto</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>Hábitat</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Proficiency bonus</source>
        <translation>Bonificador de competencia</translation>
    </message>
    <message>
        <source>Conditions of an attack</source>
        <translation>Estados de un ataque</translation>
    </message>
    <message>
        <source>5e: {field}</source>
        <translation>5e: {field}</translation>
    </message>
    <message>
        <source>Turnwright board</source>
        <translation>Tablero de Turnwright</translation>
    </message>
    <message>
        <source>Foundry compendium</source>
        <translation>Compendio de Foundry</translation>
    </message>
    <message>
        <source>5e stat block</source>
        <translation>Bloque de 5e</translation>
    </message>
    <message>
        <source>FFRPG stat block</source>
        <translation>Bloque de FFRPG</translation>
    </message>
    <message>
        <source>Sheet as text</source>
        <translation>Ficha en texto</translation>
    </message>
    <message>
        <source>FFRPG monster maker</source>
        <translation>Creador de monstruos de FFRPG</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>traducido</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>supuesto</translation>
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
        <translation>Cómo la citan los demás</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Quién participa</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Sorpresa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Quién tira</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Semilla de los dados</translation>
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
        <translation>Lo que saldría de ello; todavía no se ha escrito nada</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Accepted: {taken}. Refused: {refused}. Already in the library: {same}.</source>
        <translation>Se toman: {taken}. Se rechazan: {refused}. Ya están en la biblioteca: {same}.</translation>
    </message>
    <message>
        <source>Paste a stat block as 5e or FFRPG print it, a sheet with its labels, or the text of a file.</source>
        <translation>Pega un bloque de estadísticas como los de 5e o FFRPG, una ficha con sus rótulos o el texto de un archivo.</translation>
    </message>
    <message>
        <source>Choose its rule system above first: one creature waits for it.</source>
        <translation>Elige antes arriba su sistema de reglas: una criatura lo espera.</translation>
    </message>
    <message>
        <source>Choose their rule system above first: {number} creatures wait for it.</source>
        <translation>Elige antes arriba su sistema de reglas: {number} criaturas lo esperan.</translation>
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
        <translation>Leído</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Queda</translation>
    </message>
    <message>
        <source>What was read, and what it becomes</source>
        <translation>Lo que se ha leído y en qué se convierte</translation>
    </message>
    <message>
        <source>Fields kept: {kept}, mapped: {mapped}, guessed: {guessed}, dropped: {dropped}.</source>
        <translation>Campos conservados: {kept}, trasladados: {mapped}, supuestos: {guessed}, omitidos: {dropped}.</translation>
    </message>
</context>
<context>
    <name>ImportList</name>
    <message>
        <source>Becomes</source>
        <translation>Queda</translation>
    </message>
    <message>
        <source>Import preview</source>
        <translation>Lo que saldría de ello</translation>
    </message>
    <message>
        <source>and more: {number}</source>
        <translation>y más: {number}</translation>
    </message>
    <message>
        <source>{format}: accepted {taken}, refused {refused}</source>
        <translation>{format}: se toman {taken}, se rechazan {refused}</translation>
    </message>
    <message>
        <source>{format}: accepted {taken}, refused {refused}, waiting for their rule system {waiting}</source>
        <translation>{format}: se toman {taken}, se rechazan {refused}, esperan su sistema de reglas {waiting}</translation>
    </message>
    <message>
        <source>waits for its rule system</source>
        <translation>espera su sistema de reglas</translation>
    </message>
    <message>
        <source>refused: {why}</source>
        <translation>rechazado: {why}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>se añade</translation>
    </message>
    <message>
        <source>new; both stay</source>
        <translation>se añade; quedan ambas</translation>
    </message>
    <message>
        <source>new; both stay, the other in {folder}</source>
        <translation>se añade; quedan ambas, la otra en {folder}</translation>
    </message>
    <message>
        <source>replaces the one there</source>
        <translation>sustituye a la que ya está</translation>
    </message>
    <message>
        <source>replaces the one in {folder}</source>
        <translation>sustituye a la que está en {folder}</translation>
    </message>
    <message>
        <source>left out: already there</source>
        <translation>se omite: ya está</translation>
    </message>
    <message>
        <source>left out: already there, in {folder}</source>
        <translation>se omite: ya está, en {folder}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Hallado</translation>
    </message>
</context>
<context>
    <name>ImportOptions</name>
    <message>
        <source>Rule system where none is named</source>
        <translation>Sistema de reglas de lo que no nombra ninguno</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Como dice el archivo</translation>
    </message>
    <message>
        <source>How creatures of other games are converted</source>
        <translation>Cómo se convierten las criaturas de otros juegos</translation>
    </message>
    <message>
        <source>Edit a copy of this profile…</source>
        <translation>Editar una copia de este perfil…</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Columnas…</translation>
    </message>
    <message>
        <source>What already exists</source>
        <translation>Lo que ya está</translation>
    </message>
    <message>
        <source>What already exists stays beside it</source>
        <translation>Lo que ya está se queda al lado</translation>
    </message>
    <message>
        <source>Existing: stays</source>
        <translation>Ya está: queda</translation>
    </message>
    <message>
        <source>What already exists is replaced</source>
        <translation>Lo que ya está se sustituye</translation>
    </message>
    <message>
        <source>Existing: is replaced</source>
        <translation>Ya está: se reemplaza</translation>
    </message>
    <message>
        <source>What already exists is left out</source>
        <translation>Lo que ya está se omite</translation>
    </message>
    <message>
        <source>Existing: is left out</source>
        <translation>Ya está: se omite</translation>
    </message>
    <message>
        <source>Where to put the creatures</source>
        <translation>Dónde poner las criaturas</translation>
    </message>
    <message>
        <source>Into the bestiary</source>
        <translation>Al bestiario</translation>
    </message>
    <message>
        <source>Members of {party}</source>
        <translation>Miembros de {party}</translation>
    </message>
    <message>
        <source>Members of a new party</source>
        <translation>Miembros de un grupo nuevo</translation>
    </message>
    <message>
        <source>Folder as in the file</source>
        <translation>Carpeta: la del archivo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder of the creatures</source>
        <translation>Carpeta de las criaturas</translation>
    </message>
    <message>
        <source>Converted as usual for the rules</source>
        <translation>Convertir como es costumbre en estas reglas</translation>
    </message>
</context>
<context>
    <name>Invitations</name>
    <message>
        <source>Nothing has been declared in secret.</source>
        <translation>No se ha declarado nada en secreto.</translation>
    </message>
    <message>
        <source>No player asks for anything now.</source>
        <translation>Nadie pide nada por teléfono ahora.</translation>
    </message>
    <message>
        <source>{names}: answered on the phone.</source>
        <translation>{names}: respuesta por el teléfono.</translation>
    </message>
    <message>
        <source>A player asks to sit as {names}: Ctrl+F9 lets them, Ctrl+Shift+F9 does not.</source>
        <translation>Alguien pide sentarse como {names}: Ctrl+F9 lo permite, Ctrl+Mayús+F9 no.</translation>
    </message>
    <message>
        <source>{names}: sits at a phone now.</source>
        <translation>{names}: ya hay alguien en su asiento, con un teléfono.</translation>
    </message>
    <message>
        <source>{names}: nobody sits there now.</source>
        <translation>{names}: ahora no hay nadie en su asiento.</translation>
    </message>
</context>
<context>
    <name>InviteWindow</name>
    <message>
        <source>Invite players</source>
        <translation>Invitar a los jugadores</translation>
    </message>
    <message>
        <source>Address in the local network</source>
        <translation>Dirección en la red local</translation>
    </message>
    <message>
        <source>This machine is in no network now: players can join once it is, as in your Wi-Fi.</source>
        <translation>Este equipo no está ahora en ninguna red: los jugadores podrán unirse cuando lo esté, por ejemplo en tu wifi.</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Invitar</translation>
    </message>
    <message>
        <source>Picture to scan with a phone</source>
        <translation>Imagen para escanear con un teléfono</translation>
    </message>
    <message>
        <source>Whoever shares this network could read along: use your own Wi-Fi, not an open one. Players see what they may know and nothing else.</source>
        <translation>Quien comparta esta red podría leerlo: usa tu propia wifi, no una abierta. Los jugadores ven lo que pueden saber y nada más.</translation>
    </message>
    <message>
        <source>Same seats as last time</source>
        <translation>Los mismos asientos que la última vez</translation>
    </message>
    <message>
        <source>Phones that come back sit down by themselves where they sat.</source>
        <translation>Los teléfonos que vuelven se sientan solos donde estaban.</translation>
    </message>
    <message>
        <source>Overlay for streams</source>
        <translation>Capa para transmisiones</translation>
    </message>
    <message>
        <source>Address of the overlay</source>
        <translation>Dirección de la capa</translation>
    </message>
    <message>
        <source>Nobody has joined yet.</source>
        <translation>Nadie se ha unido todavía.</translation>
    </message>
    <message>
        <source>Nobody can be invited on {address}: {reason}.</source>
        <translation>No se puede invitar a nadie en {address}: {reason}.</translation>
    </message>
    <message>
        <source>End the invitation</source>
        <translation>Terminar la invitación</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>Código: {code}</translation>
    </message>
    <message>
        <source>Players scan the picture, or open the address and type the code. Then they choose who they are. The picture seats one player at once and then changes; the code asks you first.</source>
        <translation>Cada persona escanea la imagen, o abre la dirección y escribe el código. Después elige quién es. La imagen sienta enseguida a una persona y luego cambia; el código te pregunta antes.</translation>
    </message>
    <message>
        <source>Answers wait until I press Enter</source>
        <translation>Las respuestas esperan hasta que pulso Intro</translation>
    </message>
    <message>
        <source>They stand in the question; until then they do not count.</source>
        <translation>Están en la pregunta; hasta entonces no cuentan.</translation>
    </message>
    <message>
        <source>Players join with their phones, in the network of this computer. Before you invite them nobody can.</source>
        <translation>Los jugadores se unen con sus teléfonos, en la red de este equipo. Antes de que los invites no puede nadie.</translation>
    </message>
    <message>
        <source>What players want to do waits for you, and so do their answers.</source>
        <translation>Lo que quieren hacer los jugadores te espera, y sus respuestas también.</translation>
    </message>
    <message>
        <source>What players want to do waits for you; what they answer when asked counts at once.</source>
        <translation>Lo que quieren hacer los jugadores te espera; lo que responden cuando se les pregunta cuenta en el acto.</translation>
    </message>
    <message>
        <source>Let them sit</source>
        <translation>Dejar que se siente</translation>
    </message>
    <message>
        <source>was here last time</source>
        <translation>estuvo aquí la última vez</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>asks to sit here</source>
        <translation>pide sentarse aquí</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>chooses a seat</source>
        <translation>elige sitio</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Sit as {name}</source>
        <translation>Sentar como {name}</translation>
    </message>
    <message>
        <source>Have them choose again</source>
        <translation>Que elija otra vez</translation>
    </message>
    <message>
        <source>End this seat</source>
        <translation>Cerrar este sitio</translation>
    </message>
</context>
<context>
    <name>ItemTransfer</name>
    <message>
        <source>Drop it on a member.</source>
        <translation>Suéltalo sobre un miembro.</translation>
    </message>
    <message>
        <source>This party no longer has it.</source>
        <translation>Este grupo ya no lo tiene.</translation>
    </message>
    <message>
        <source>The sheet of {name} has no {thing}.</source>
        <translation>{name} no cuenta {thing}.</translation>
    </message>
    <message>
        <source>{name} already has it.</source>
        <translation>{name} ya lo tiene.</translation>
    </message>
    <message>
        <source>Hand {thing} to {name}</source>
        <translation>Dar {thing} a {name}</translation>
    </message>
    <message>
        <source>How much {thing} for {name}? Enter: all</source>
        <translation>¿Cuánto {thing} para {name}? Intro: todo</translation>
    </message>
    <message>
        <source>A number from 1 to {most}.</source>
        <translation>Un número de 1 a {most}.</translation>
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
        <translation>Cosas del grupo</translation>
    </message>
    <message>
        <source>Drag one onto a member, or press Enter and type a name; Ctrl keeps the original.</source>
        <translation>Arrastra una sobre un miembro, o Intro y un nombre; con Ctrl queda lo que había.</translation>
    </message>
    <message>
        <source>Nobody carries anything, and no spoils of a fight are left.</source>
        <translation>Nadie lleva nada, y no queda botín de ningún combate.</translation>
    </message>
    <message>
        <source>spoils, nobody’s yet</source>
        <translation>botín, aún de nadie</translation>
    </message>
    <message>
        <source>Hand {thing} to whom?</source>
        <translation>¿A quién dar {thing}?</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Ruling and planning</source>
        <translation>Decidir y prever</translation>
    </message>
    <message>
        <source>Looking back and ahead</source>
        <translation>Mirar atrás y adelante</translation>
    </message>
    <message>
        <source>Before the fight</source>
        <translation>Antes del combate</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La ventana</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation>Buscar teclas</translation>
    </message>
    <message>
        <source>No key does that. Ctrl+K finds what has none.</source>
        <translation>Ninguna tecla hace eso. Ctrl+K encuentra lo que no tiene tecla.</translation>
    </message>
</context>
<context>
    <name>LastingConditions</name>
    <message>
        <source>Conditions</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>No fight can begin with this: choose a status, and give it the timer and the details it needs.</source>
        <translation>Ningún combate puede empezar con esto: elige un estado y dale la duración y los detalles que necesita.</translation>
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
        <translation>Crear una biblioteca nueva</translation>
    </message>
    <message>
        <source>{name} already exists; choose another name.</source>
        <translation>{name} ya existe; elige un nombre que esté libre.</translation>
    </message>
    <message>
        <source>{name} is now as in {backup}; the previous file is kept as {kept} in {folder}.</source>
        <translation>{name} está ahora como en {backup}; como estaba antes, se conserva como {kept} en {folder}.</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Guardar una copia de la biblioteca</translation>
    </message>
    <message>
        <source>Everything in the library was written to {path}.</source>
        <translation>Todo lo que contiene la biblioteca se ha escrito en {path}.</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Guardar una copia como…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Volver a mirar</translation>
    </message>
    <message>
        <source>{name} is back in its place, and changes are saved in it again.</source>
        <translation>{name} está de nuevo en su sitio y se guarda en ella como antes.</translation>
    </message>
    <message>
        <source>Close Turnwright</source>
        <translation>Cerrar Turnwright</translation>
    </message>
    <message>
        <source>Turnwright libraries (*.turnwright)</source>
        <translation>Bibliotecas de Turnwright (*.turnwright)</translation>
    </message>
    <message>
        <source>Save a copy of everything in it before closing?</source>
        <translation>¿Guardar una copia de todo lo que contiene antes de cerrar?</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>{name} is the open library.</source>
        <translation>{name} es la biblioteca que está abierta.</translation>
    </message>
    <message>
        <source>{name} is now as in {backup}.</source>
        <translation>{name} está ahora como en {backup}.</translation>
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
        <translation>&amp;Intentar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Open another library…</source>
        <translation>&amp;Abrir otra biblioteca…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>&amp;Make a new library…</source>
        <translation>&amp;Crear una biblioteca nueva…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
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
        <translation>cambiado</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>Search name, kind, tags, notes</source>
        <translation>Buscar nombre, tipo, etiquetas, notas</translation>
    </message>
    <message>
        <source>Search creatures</source>
        <translation>Buscar criaturas</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Make a new creature (Ctrl+N)</source>
        <translation>Crear una criatura nueva (Ctrl+N)</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>Import creatures (Ctrl+I)</source>
        <translation>Importar criaturas (Ctrl+I)</translation>
    </message>
    <message>
        <source>Paste a text…</source>
        <translation>Pegar un texto…</translation>
    </message>
    <message>
        <source>Import a text (Ctrl+Shift+I)</source>
        <translation>Importar un texto (Ctrl+Mayús+I)</translation>
    </message>
    <message>
        <source>{number} of {total} creatures</source>
        <translation>{number} de {total} criaturas</translation>
    </message>
    <message>
        <source>One creature</source>
        <translation>Una criatura</translation>
    </message>
    <message>
        <source>{total} creatures</source>
        <translation>{total} criaturas</translation>
    </message>
    <message>
        <source>Nothing here matches your search. Elsewhere in the bestiary: {number}.</source>
        <translation>Aquí nada encaja con lo que buscas. En otros lugares del bestiario: {number}.</translation>
    </message>
    <message>
        <source>Show them (Enter)</source>
        <translation>Mostrar (Intro)</translation>
    </message>
    <message>
        <source>No creature matches your search.</source>
        <translation>Ninguna criatura encaja con lo que buscas.</translation>
    </message>
    <message>
        <source>Show all creatures</source>
        <translation>Mostrar todas las criaturas</translation>
    </message>
    <message>
        <source>Shift+Enter adds it, Enter alone where numbers stand behind the name</source>
        <translation>Mayús+Intro lo añade; Intro solo, si detrás del nombre hay números</translation>
    </message>
    <message>
        <source>{count} creatures</source>
        <translation>{count} criaturas</translation>
    </message>
    <message>
        <source>Drop it on a creature.</source>
        <translation>Suéltala sobre una criatura.</translation>
    </message>
    <message>
        <source>Tag {count} creatures {tag}</source>
        <translation>Etiquetar {count} criaturas con {tag}</translation>
    </message>
    <message>
        <source>Tag {name} {tag}</source>
        <translation>Etiquetar {name} con {tag}</translation>
    </message>
    <message>
        <source>The bestiary is empty.</source>
        <translation>El bestiario está vacío.</translation>
    </message>
    <message>
        <source>Make the first creature</source>
        <translation>Crear la primera criatura</translation>
    </message>
    <message>
        <source>There is no creature for {system} yet.</source>
        <translation>Todavía no hay ninguna criatura de {system}.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Level, folders and tags</source>
        <translation>Nivel, carpetas y etiquetas</translation>
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>{many} combatants are coming.</source>
        <translation>Llegan {many} combatientes.</translation>
    </message>
    <message>
        <source>Esc goes back to the encounters.</source>
        <translation>Esc vuelve a los encuentros.</translation>
    </message>
</context>
<context>
    <name>LogFiles</name>
    <message>
        <source>Open a fight first; its log can then be printed and exported.</source>
        <translation>Abre primero un combate; después podrás imprimir y exportar su registro.</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Open a fight first; it can then be saved as a script.</source>
        <translation>Abre primero un combate; después podrás guardarlo como guion.</translation>
    </message>
    <message>
        <source>Save fight as script</source>
        <translation>Guardar el combate como guion</translation>
    </message>
    <message>
        <source>Only: {what}</source>
        <translation>Solo: {what}</translation>
    </message>
    <message>
        <source>It contains the whole log, not only what the filter shows.</source>
        <translation>Contiene el registro entero, no solo lo que muestra el filtro.</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log of the fight</source>
        <translation>Registro del combate</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Only lines about</source>
        <translation>Solo líneas sobre</translation>
    </message>
    <message>
        <source>Only lines of this kind</source>
        <translation>Solo líneas de este tipo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Attacks, rolls and costs</source>
        <translation>Ataques, tiradas y costes</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Healing and falling</source>
        <translation>Curas y caídas</translation>
    </message>
    <message>
        <source>Order and clock</source>
        <translation>Orden y reloj</translation>
    </message>
    <message>
        <source>Rulings and notes</source>
        <translation>Decisiones y notas</translation>
    </message>
    <message>
        <source>Language of the log</source>
        <translation>Idioma del registro</translation>
    </message>
    <message>
        <source>What happens in the fight is written down here.</source>
        <translation>Aquí se anota lo que pasa en el combate.</translation>
    </message>
    <message>
        <source>Drag the log out of the window</source>
        <translation>Arrastra el registro fuera de la ventana</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>As it stood then</source>
        <translation>Cómo estaba entonces</translation>
    </message>
    <message>
        <source>Comment on it…</source>
        <translation>Comentarla…</translation>
    </message>
    <message>
        <source>Only lines about {name}</source>
        <translation>Solo líneas sobre {name}</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Todas las líneas</translation>
    </message>
    <message>
        <source>Copy this line</source>
        <translation>Copiar esta línea</translation>
    </message>
    <message>
        <source>Only dice</source>
        <translation>Solo dados</translation>
    </message>
    <message>
        <source>Select {name}</source>
        <translation>Seleccionar a {name}</translation>
    </message>
    <message>
        <source>Fold all rounds (Ctrl+←)</source>
        <translation>Plegar todos los asaltos (Ctrl+←)</translation>
    </message>
    <message>
        <source>Unfold everything (Ctrl+→)</source>
        <translation>Desplegar todo (Ctrl+→)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Notes on this encounter</source>
        <translation>Notas de este encuentro</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>author and licence</source>
        <translation>autoría y licencia</translation>
    </message>
    <message>
        <source>The changes to “{name}” are not saved yet.</source>
        <translation>Los cambios de «{name}» aún no están guardados.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Sin guardar todavía</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>Rules that you began to make wait for you: “{title}”.</source>
        <translation>Hay reglas que empezaste a crear: «{title}».</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Reglas sin nombre</translation>
    </message>
    <message>
        <source>Go on with them</source>
        <translation>Seguir con ellas</translation>
    </message>
    <message>
        <source>“{name}” is prepared. “{fight}” is still open in front of it.</source>
        <translation>«{name}» ya espera. Delante sigue abierto «{fight}».</translation>
    </message>
    <message>
        <source>Leave the fight for later and show it</source>
        <translation>Dejar el combate para luego y verlo</translation>
    </message>
    <message>
        <source>Repair it now</source>
        <translation>Repararla ahora</translation>
    </message>
</context>
<context>
    <name>MapEditor</name>
    <message>
        <source>“{key}” is here twice.</source>
        <translation>«{key}» está aquí dos veces.</translation>
    </message>
    <message>
        <source>“{key}” has no value yet.</source>
        <translation>«{key}» aún no tiene valor.</translation>
    </message>
</context>
<context>
    <name>MaybeEditor</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>MemberForm</name>
    <message>
        <source>Player</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>Miembro nuevo</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>MemberPane</name>
    <message>
        <source>Edit this member (Enter)</source>
        <translation>Editar este miembro (Intro)</translation>
    </message>
    <message>
        <source>Rest…</source>
        <translation>Descanso…</translation>
    </message>
    <message>
        <source>A rest for those selected, by their book or as you rule</source>
        <translation>Un descanso de los elegidos, según su libro o como tú decidas</translation>
    </message>
    <message>
        <source>The fights of this member</source>
        <translation>Los combates de este miembro</translation>
    </message>
    <message>
        <source>Rest ({number})…</source>
        <translation>Descanso ({number})…</translation>
    </message>
    <message>
        <source>Select a member to see them here.</source>
        <translation>Aquí se muestra el miembro que elijas.</translation>
    </message>
</context>
<context>
    <name>MemberStanding</name>
    <message>
        <source>As it stands</source>
        <translation>Tal como está</translation>
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
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Deshacer: {what}</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Rehacer: {what}</translation>
    </message>
</context>
<context>
    <name>MiniMap</name>
    <message>
        <source>Map of the whole board</source>
        <translation>Mapa del tablero entero</translation>
    </message>
    <message>
        <source>The whole board: click or drag to move the view; Ctrl and an arrow move it too</source>
        <translation>El tablero entero: haz clic o arrastra para mover la vista; Ctrl y una flecha también la mueven</translation>
    </message>
</context>
<context>
    <name>NewRow</name>
    <message>
        <source>What is it called?</source>
        <translation>¿Cómo se llama?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Another one is called “{name}” already.</source>
        <translation>Ya hay otro que se llama «{name}».</translation>
    </message>
    <message>
        <source>In which language?</source>
        <translation>¿En qué idioma?</translation>
    </message>
</context>
<context>
    <name>NextDeed</name>
    <message>
        <source>Next: {name}</source>
        <translation>Turno de {name}</translation>
    </message>
    <message>
        <source>What {name} does next</source>
        <translation>Qué hace {name} ahora</translation>
    </message>
    <message>
        <source>what it would do itself</source>
        <translation>lo que haría por su cuenta</translation>
    </message>
    <message>
        <source>by itself: {deed}</source>
        <translation>por su cuenta: {deed}</translation>
    </message>
    <message>
        <source>gets “{condition}” first</source>
        <translation>recibe primero «{condition}»</translation>
    </message>
    <message>
        <source>from here on “{reaction}” is done</source>
        <translation>desde aquí se hace «{reaction}»</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nadie</translation>
    </message>
</context>
<context>
    <name>NextLine</name>
    <message>
        <source>Next: {name}</source>
        <translation>Sigue: {name}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sigue</translation>
    </message>
</context>
<context>
    <name>NotationLine</name>
    <message>
        <source>As the book writes it</source>
        <translation>Como lo escribe el libro</translation>
    </message>
    <message>
        <source>That cannot be read: write it as {example}. The fields stay as they are.</source>
        <translation>Eso no se entiende: se escribe como {example}, y los campos quedan como están.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>cunning</source>
        <translation>con astucia</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>sin rodeos</translation>
    </message>
    <message>
        <source>beastly</source>
        <translation>como bestia</translation>
    </message>
    <message>
        <source>cowardly</source>
        <translation>con cobardía</translation>
    </message>
    <message>
        <source>reckless</source>
        <translation>con temeridad</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Too early to tell (fights played: {fights})</source>
        <translation>Aún es pronto para decirlo (combates jugados: {fights})</translation>
    </message>
    <message>
        <source>by all tactics {share}%</source>
        <translation>con cualquier táctica {share}%</translation>
    </message>
    <message>
        <source>{between}% by tactics, or up to {flight}% flight</source>
        <translation>{between}% según la táctica, o hasta un {flight}% de huida</translation>
    </message>
    <message>
        <source>{between}% by tactics</source>
        <translation>{between}% según la táctica</translation>
    </message>
    <message>
        <source>{unit}: about {rounds}</source>
        <translation>{unit}: alrededor de {rounds}</translation>
    </message>
    <message>
        <source>{side}: {wins} to win</source>
        <translation>{side}: gana {wins}</translation>
    </message>
    <message>
        <source>without {who}</source>
        <translation>sin {who}</translation>
    </message>
    <message>
        <source>Set or noted: {manners}. Everybody else plays by the tactics.</source>
        <translation>Fijado o anotado: {manners}. Los demás juegan según la táctica.</translation>
    </message>
    <message>
        <source>Later arrivals are counted in: {who}.</source>
        <translation>Se cuenta con quienes llegan después: {who}.</translation>
    </message>
    <message>
        <source>Those who enter only when you say so are not counted in: {who}.</source>
        <translation>No se cuenta con quienes solo llegan cuando tú lo digas: {who}.</translation>
    </message>
    <message>
        <source>never leaves</source>
        <translation>nunca se marcha</translation>
    </message>
    <message>
        <source>leaves below {percent}</source>
        <translation>se marcha por debajo del {percent}</translation>
    </message>
    <message>
        <source>{unit} left: {rounds}</source>
        <translation>{unit} restantes: {rounds}</translation>
    </message>
    <message>
        <source>down at the end of {share} of fights</source>
        <translation>acaba en el suelo en el {share} de los combates</translation>
    </message>
</context>
<context>
    <name>OddsBar</name>
    <message>
        <source>The odds in detail (Shift+F7)</source>
        <translation>El pronóstico en detalle (Mayús+F7)</translation>
    </message>
    <message>
        <source>More questions: what if, how bad can it get (Ctrl+F7)</source>
        <translation>Preguntar más: y si…, cómo de mal puede ir (Ctrl+F7)</translation>
    </message>
    <message>
        <source>Hide the odds (F7)</source>
        <translation>Ocultar el pronóstico (F7)</translation>
    </message>
</context>
<context>
    <name>OddsCard</name>
    <message>
        <source>The odds in detail</source>
        <translation>El pronóstico en detalle</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalo del 95%</translation>
    </message>
    <message>
        <source>wins, playing: {tactics}</source>
        <translation>gana jugando: {tactics}</translation>
    </message>
    <message>
        <source>{side}: flight</source>
        <translation>{side}: huida</translation>
    </message>
    <message>
        <source>{pool} left</source>
        <translation>{pool} restante</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>como fijaste</translation>
    </message>
    <message>
        <source>no side wins: {undecided}</source>
        <translation>no gana nadie: {undecided}</translation>
    </message>
    <message>
        <source>fights played: {fights}</source>
        <translation>combates jugados: {fights}</translation>
    </message>
    <message>
        <source>The interval is how far off a figure may be by chance; the larger doubt is how cleverly all sides play. In brackets: four in five fights lie between.</source>
        <translation>El intervalo es cuánto puede desviar el azar una cifra; la duda mayor es con cuánta astucia juegan todos los bandos. Entre paréntesis: ahí caen cuatro de cada cinco combates.</translation>
    </message>
    <message>
        <source>{side}: down at the end, of {standing}</source>
        <translation>{side}: en el suelo al final, de {standing}</translation>
    </message>
    <message>
        <source>down at the end</source>
        <translation>en el suelo al final</translation>
    </message>
</context>
<context>
    <name>OddsLine</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
</context>
<context>
    <name>OddsService</name>
    <message>
        <source>Playing the fight on</source>
        <translation>Jugando el combate hasta el final</translation>
    </message>
</context>
<context>
    <name>OptionsCard</name>
    <message>
        <source>Options of the fight</source>
        <translation>Opciones del combate</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>By the book: {value}</source>
        <translation>Según el libro: {value}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Whose options</source>
        <translation>De quién son las opciones</translation>
    </message>
    <message>
        <source>This fight</source>
        <translation>Este combate</translation>
    </message>
    <message>
        <source>Our house rules: every new fight</source>
        <translation>Reglas de la mesa: cada combate nuevo</translation>
    </message>
    <message>
        <source>Use our house rules</source>
        <translation>Usar las reglas de la mesa</translation>
    </message>
    <message>
        <source>Play this fight by the house rules</source>
        <translation>Jugar este combate con las reglas de la mesa</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Según el libro</translation>
    </message>
    <message>
        <source>Reset everything to what the book says</source>
        <translation>Dejarlo todo como dice el libro</translation>
    </message>
    <message>
        <source>Every new fight of this system starts with these; prepared ones stay.</source>
        <translation>Con ellas empieza cada combate nuevo de este sistema; los ya preparados quedan como están.</translation>
    </message>
    <message>
        <source>As this fight began. A change while it runs is a ruling: Ctrl+K, option.</source>
        <translation>Tal como empezó este combate. Lo que cambia durante él es una decisión: Ctrl+K, opción.</translation>
    </message>
</context>
<context>
    <name>OrderView</name>
    <message>
        <source>Order of the combatants</source>
        <translation>Orden de los combatientes</translation>
    </message>
</context>
<context>
    <name>OutOfTurnButtons</name>
    <message>
        <source>Out of turn:</source>
        <translation>Fuera de turno:</translation>
    </message>
</context>
<context>
    <name>OutcomeCard</name>
    <message>
        <source>Print the log (Ctrl+P)</source>
        <translation>Imprimir el registro (Ctrl+P)</translation>
    </message>
    <message>
        <source>Hand things out (Ctrl+Shift+T)</source>
        <translation>Repartir las cosas (Ctrl+Mayús+T)</translation>
    </message>
    <message>
        <source>Summary (Ctrl+Shift+E)</source>
        <translation>Resumen (Ctrl+Mayús+E)</translation>
    </message>
    <message>
        <source>Next fight (Enter)</source>
        <translation>Próximo combate (Intro)</translation>
    </message>
    <message>
        <source>Drag things onto members in the order, or press Enter and type a name.</source>
        <translation>Las cosas se arrastran hasta un miembro en el orden, o se entregan con Intro y un nombre.</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Hoja para repartir</translation>
    </message>
    <message>
        <source>Drag the handout out of the window</source>
        <translation>Arrastra la hoja para repartir fuera de la ventana</translation>
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
        <translation>cayó</translation>
    </message>
    <message>
        <source>died</source>
        <translation>murió</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>gastado</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>fields of the sheet: {number}</source>
        <translation>campos de la hoja: {number}</translation>
    </message>
    <message>
        <source>pools: {number}</source>
        <translation>reservas: {number}</translation>
    </message>
    <message>
        <source>conditions: {number}</source>
        <translation>estados: {number}</translation>
    </message>
    <message>
        <source>actions: {number}</source>
        <translation>acciones: {number}</translation>
    </message>
    <message>
        <source>reactions: {number}</source>
        <translation>reacciones: {number}</translation>
    </message>
    <message>
        <source>tests: {number}</source>
        <translation>pruebas: {number}</translation>
    </message>
    <message>
        <source>options: {number}</source>
        <translation>opciones: {number}</translation>
    </message>
    <message>
        <source>numbers of the book: {number}</source>
        <translation>cifras del libro: {number}</translation>
    </message>
    <message>
        <source>{language} (in part)</source>
        <translation>{language} (en parte)</translation>
    </message>
    <message>
        <source>Languages: {languages}.</source>
        <translation>Idiomas: {languages}.</translation>
    </message>
    <message>
        <source>new: {rows}</source>
        <translation>nuevo: {rows}</translation>
    </message>
    <message>
        <source>changed: {rows}</source>
        <translation>cambia: {rows}</translation>
    </message>
    <message>
        <source>gone: {rows}</source>
        <translation>desaparece: {rows}</translation>
    </message>
    <message>
        <source>{rows} and {number} more</source>
        <translation>{rows} y {number} más</translation>
    </message>
    <message>
        <source>Line {line}: {sentence}</source>
        <translation>Línea {line}: {sentence}</translation>
    </message>
    <message>
        <source>House rules over {system}.</source>
        <translation>Reglas de la casa sobre {system}.</translation>
    </message>
    <message>
        <source>Its own tests: {passed} of {number} pass.</source>
        <translation>Sus propias pruebas: pasan {passed} de {number}.</translation>
    </message>
    <message>
        <source>Says it is by {author}.</source>
        <translation>Dice que es de {author}.</translation>
    </message>
    <message>
        <source>Says not whose it is.</source>
        <translation>No dice de quién es.</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <translation>Licencia: {licence}.</translation>
    </message>
    <message>
        <source>Games and house rules of your own</source>
        <translation>Juegos y reglas de la casa</translation>
    </message>
    <message>
        <source>Games and house rules</source>
        <translation>Juegos y reglas de la casa</translation>
    </message>
    <message>
        <source>Add it all the same</source>
        <translation>Añadirlo de todos modos</translation>
    </message>
    <message>
        <source>Add it beside the other one</source>
        <translation>Añadirlo junto al otro</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>Make your own…</source>
        <translation>Crear las tuyas…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add this</source>
        <translation>Añadir este</translation>
    </message>
    <message>
        <source>Try a round…</source>
        <translation>Probar un asalto…</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Este no</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>a draft, {time}</source>
        <translation>un borrador, {time}</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Reglas sin nombre</translation>
    </message>
    <message>
        <source>comes with Turnwright</source>
        <translation>viene con Turnwright</translation>
    </message>
    <message>
        <source>a newer version comes with Turnwright: {old} → {new}</source>
        <translation>con Turnwright viene una versión más nueva: {old} → {new}</translation>
    </message>
    <message>
        <source>here, house rules {version}</source>
        <translation>aquí, reglas de la casa {version}</translation>
    </message>
    <message>
        <source>here, version {version}</source>
        <translation>aquí, versión {version}</translation>
    </message>
    <message>
        <source>Fights that run by this: {fights}. If it is removed they keep it.</source>
        <translation>Combates en curso con esto: {fights}. Si se quita, lo conservan.</translation>
    </message>
    <message>
        <source>If it is removed, fights begin without it, those that are prepared too.</source>
        <translation>Si se quita, los combates empiezan sin esto, también los preparados.</translation>
    </message>
    <message>
        <source>Creatures of it: {creatures}, members of parties: {members}, prepared fights: {prepared}. If it is removed they stay, and can be changed or begun again once it is back.</source>
        <translation>Criaturas suyas: {creatures}, miembros de grupos: {members}, combates preparados: {prepared}. Si se quita, siguen ahí, y se pueden cambiar o empezar de nuevo cuando vuelva.</translation>
    </message>
    <message>
        <source>“{title}” is removed.</source>
        <translation>Se ha quitado «{title}».</translation>
    </message>
    <message>
        <source>Fights that go on by it: {fights}.</source>
        <translation>Combates que siguen con esto: {fights}.</translation>
    </message>
    <message>
        <source>Fights begin without it.</source>
        <translation>Los combates empiezan sin esto.</translation>
    </message>
    <message>
        <source>What waits until it is back: creatures: {creatures}, members of parties: {members}, prepared fights: {prepared}.</source>
        <translation>Lo que espera hasta que vuelva: criaturas: {creatures}, miembros de grupos: {members}, combates preparados: {prepared}.</translation>
    </message>
    <message>
        <source>switch “{title}”</source>
        <translation>cambiar «{title}»</translation>
    </message>
    <message>
        <source>remove “{title}”</source>
        <translation>quitar «{title}»</translation>
    </message>
    <message>
        <source>Rules ({suffixes})</source>
        <translation>Reglas ({suffixes})</translation>
    </message>
    <message>
        <source>Add rules</source>
        <translation>Añadir reglas</translation>
    </message>
    <message>
        <source>That is no file of rules.</source>
        <translation>Eso no es un archivo de reglas.</translation>
    </message>
    <message>
        <source>See what is in it</source>
        <translation>Ver lo que contiene</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} no se puede leer: {why}</translation>
    </message>
    <message>
        <source>It takes the place of version {version}.</source>
        <translation>Ocupa el lugar de la versión {version}.</translation>
    </message>
    <message>
        <source>Its rules are the same.</source>
        <translation>Sus reglas son las mismas.</translation>
    </message>
    <message>
        <source>What stands on sheets has no place in it: {fields}</source>
        <translation>Lo que está en las hojas no tiene sitio en él: {fields}</translation>
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
        <translation>tableros: {number}</translation>
    </message>
    <message>
        <source>Also what comes with it ({things})</source>
        <translation>También lo que trae consigo ({things})</translation>
    </message>
    <message>
        <source>The game that these house rules are for is not here.</source>
        <translation>El juego para el que son estas reglas de la casa no está aquí.</translation>
    </message>
    <message>
        <source>add “{title}”</source>
        <translation>añadir «{title}»</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Set up the page</source>
        <translation>Configurar la página</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Apaisada</translation>
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
        <translation>Márgenes:</translation>
    </message>
    <message>
        <source>Orientation:</source>
        <translation>Orientación:</translation>
    </message>
</context>
<context>
    <name>PaperCards</name>
    <message>
        <source>Drawings by {authors}, game-icons.net (CC BY 3.0), recoloured</source>
        <translation>Dibujos de {authors}, game-icons.net (CC BY 3.0), recoloreados</translation>
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
        <translation>Nombre del grupo</translation>
    </message>
    <message>
        <source>Rename this party</source>
        <translation>Cambiar el nombre de este grupo</translation>
    </message>
    <message>
        <source>Make a new party</source>
        <translation>Crear un grupo nuevo</translation>
    </message>
    <message>
        <source>Delete this party</source>
        <translation>Borrar este grupo</translation>
    </message>
    <message>
        <source>Drag this party into a fight, or out of the window</source>
        <translation>Arrastra este grupo a un combate, o fuera de la ventana</translation>
    </message>
    <message>
        <source>Make a party</source>
        <translation>Crear un grupo</translation>
    </message>
    <message>
        <source>Delete the party {name}</source>
        <translation>Borrar el grupo {name}</translation>
    </message>
    <message>
        <source>New party</source>
        <translation>Grupo nuevo</translation>
    </message>
    <message>
        <source>Rename the party {name}</source>
        <translation>Cambiar el nombre del grupo {name}</translation>
    </message>
    <message>
        <source>Another party is called {name}: this one is {numbered} now.</source>
        <translation>Ya hay otro grupo llamado {name}: este es ahora {numbered}.</translation>
    </message>
    <message>
        <source>{party}: {count} members</source>
        <translation>{party}: {count} miembros</translation>
    </message>
</context>
<context>
    <name>PartyCardModel</name>
    <message>
        <source>played by {player}</source>
        <translation>juega {player}</translation>
    </message>
    <message>
        <source>down</source>
        <translation>en el suelo</translation>
    </message>
    <message>
        <source>{label} {value} of {maximum}</source>
        <translation>{label} {value} de {maximum}</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
</context>
<context>
    <name>PartyCardView</name>
    <message>
        <source>Members of the party</source>
        <translation>Miembros del grupo</translation>
    </message>
</context>
<context>
    <name>PartyNotes</name>
    <message>
        <source>Notes of the party</source>
        <translation>Notas del grupo</translation>
    </message>
    <message>
        <source>Notes of the party: shared spoils, money, promises</source>
        <translation>Notas del grupo: botín común, dinero, promesas</translation>
    </message>
    <message>
        <source>Change the notes of {name}</source>
        <translation>Cambiar las notas de {name}</translation>
    </message>
</context>
<context>
    <name>PartyTab</name>
    <message>
        <source>Add member</source>
        <translation>Añadir miembro</translation>
    </message>
    <message>
        <source>Give experience, money or a thing to several at once</source>
        <translation>Dar experiencia, dinero o un objeto a varios a la vez</translation>
    </message>
    <message>
        <source>What this party has</source>
        <translation>Lo que tiene este grupo</translation>
    </message>
    <message>
        <source>The fights of this party</source>
        <translation>Los combates de este grupo</translation>
    </message>
    <message>
        <source>A rest of the party, by its book or as you rule</source>
        <translation>Un descanso del grupo, según su libro o como tú decidas</translation>
    </message>
    <message>
        <source>No rule system is installed, so there is no sheet to fill in.</source>
        <translation>No hay ningún sistema de reglas instalado, así que no hay ficha que rellenar.</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Añadir {name}</translation>
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
        <translation>Duplicar {number} miembros</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Sacar a {name}</translation>
    </message>
    <message>
        <source>Remove {number} members</source>
        <translation>Sacar a {number} miembros</translation>
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
        <translation>El texto que se lee</translation>
    </message>
    <message>
        <source>Paste or type a stat block here</source>
        <translation>Pega o escribe aquí un bloque de estadísticas</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>{number} are too many at once: at most {most} can join a fight.</source>
        <translation>{number} a la vez son demasiados: en un combate entran {most}.</translation>
    </message>
    <message>
        <source>They are no longer in the library.</source>
        <translation>Ya no están en la biblioteca.</translation>
    </message>
    <message>
        <source>{name} plays by {system}, and this fight by {wanted}.</source>
        <translation>{name} juega con {system}, y este combate con {wanted}.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Type a few letters, then Enter</source>
        <translation>Escribe unas letras y pulsa Intro</translation>
    </message>
    <message>
        <source>Shift+Enter adds one and stays here.</source>
        <translation>Mayús+Intro toma uno y la lista sigue abierta.</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nada encontrado para «{text}».</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Aquí no hay nada.</translation>
    </message>
    <message>
        <source>Added: {names}</source>
        <translation>Ya en la lista: {names}</translation>
    </message>
</context>
<context>
    <name>PictureController</name>
    <message>
        <source>Picture: choose a file, drop one here, or paste one (Ctrl+V)</source>
        <translation>Imagen: un archivo; también se suelta aquí o se pega (Ctrl+V)</translation>
    </message>
    <message>
        <source>Picture of {name}</source>
        <translation>Imagen de {name}</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <translation>Otra imagen…</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Imágenes ({endings})</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{name} is too large for a picture: {most} MB at most.</source>
        <translation>{name} es demasiado grande para una imagen: {most} MB como máximo.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <translation>{name} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation>Esto no es una imagen que se pueda leer.</translation>
    </message>
    <message>
        <source>This picture is too large: {width} × {height} pixels.</source>
        <translation>Esta imagen es demasiado grande: {width} × {height} píxeles.</translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message>
        <source>hidden from the players</source>
        <translation>fuera de la vista de los jugadores</translation>
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
        <translation>palabra</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>such as {example}</source>
        <translation>por ejemplo {example}</translation>
    </message>
    <message>
        <source>JSON is expected here, such as {example}, and this is nested too deeply.</source>
        <translation>Aquí va JSON, por ejemplo {example}, y este está anidado demasiado hondo.</translation>
    </message>
    <message>
        <source>JSON is expected here, such as {example}, and a number in it is too long.</source>
        <translation>Aquí va JSON, por ejemplo {example}, y un número es demasiado largo.</translation>
    </message>
    <message>
        <source>JSON is expected here, such as {example}; it breaks off in line {line}.</source>
        <translation>Aquí va JSON, por ejemplo {example}; se corta en la línea {line}.</translation>
    </message>
    <message>
        <source>JSON is expected here, such as {example}; line {line} cannot be read from “{rest}” on.</source>
        <translation>Aquí va JSON, por ejemplo {example}; la línea {line} no se entiende a partir de «{rest}».</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>a picture</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>{name} is no picture that can be read.</source>
        <translation>{name} no es una imagen que se pueda leer.</translation>
    </message>
    <message>
        <source>Nobody of that name is in the library any more.</source>
        <translation>En la biblioteca ya no hay nadie con ese nombre.</translation>
    </message>
    <message>
        <source>The players do not see that combatant: show it first.</source>
        <translation>Los jugadores no ven a ese combatiente: muéstralo primero.</translation>
    </message>
    <message>
        <source>Players’ screen</source>
        <translation>Pantalla de los jugadores</translation>
    </message>
    <message>
        <source>Now: {name}</source>
        <translation>Ahora: {name}</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Después: {name}</translation>
    </message>
    <message>
        <source>The story goes on</source>
        <translation>La historia continúa</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>y {number} más</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>sin heridas</translation>
    </message>
    <message>
        <source>scratched</source>
        <translation>con rasguños</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>con heridas</translation>
    </message>
    <message>
        <source>badly wounded</source>
        <translation>con heridas graves</translation>
    </message>
    <message>
        <source>near falling</source>
        <translation>al límite</translation>
    </message>
    <message>
        <source>What has been: {title}</source>
        <translation>Lo que ya pasó: {title}</translation>
    </message>
</context>
<context>
    <name>PlayersScreenControl</name>
    <message>
        <source>An ordinary window</source>
        <translation>Una ventana corriente</translation>
    </message>
    <message>
        <source>Where do the players see their screen?</source>
        <translation>¿Dónde ven los jugadores su pantalla?</translation>
    </message>
    <message>
        <source>The picture of the curtain</source>
        <translation>La imagen del telón</translation>
    </message>
    <message>
        <source>Look back first with Ctrl+H: the players can see the past then.</source>
        <translation>Antes mira atrás con Ctrl+H: entonces se les puede mostrar el pasado.</translation>
    </message>
    <message>
        <source>The players see what has been, until you are back in the present.</source>
        <translation>Los jugadores ven lo que ya pasó, hasta que vuelvas al presente.</translation>
    </message>
    <message>
        <source>The players see the present again.</source>
        <translation>Los jugadores ven otra vez el presente.</translation>
    </message>
    <message>
        <source>A picture for the players</source>
        <translation>Una imagen para los jugadores</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Imágenes ({kinds})</translation>
    </message>
    <message>
        <source>The players’ phones show the curtain</source>
        <translation>Los teléfonos de los jugadores muestran el telón</translation>
    </message>
    <message>
        <source>The players see: {name}</source>
        <translation>Los jugadores ven: {name}</translation>
    </message>
    <message>
        <source>The players see the curtain</source>
        <translation>Los jugadores ven el telón</translation>
    </message>
    <message>
        <source>The players’ screen is frozen</source>
        <translation>La pantalla de los jugadores está congelada</translation>
    </message>
    <message>
        <source>The players see the fight</source>
        <translation>Los jugadores ven el combate</translation>
    </message>
    <message>
        <source>The players’ screen is open</source>
        <translation>La pantalla de los jugadores está abierta</translation>
    </message>
    <message>
        <source>Select somebody, or some words, to show to the players.</source>
        <translation>Selecciona a alguien, o unas palabras, para mostrar a los jugadores.</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Save this plot as a picture (SVG, PNG)</source>
        <translation>Guardar esta gráfica como imagen (SVG, PNG)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dibujo (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>Guardar la gráfica</translation>
    </message>
</context>
<context>
    <name>PreparePage</name>
    <message>
        <source>New encounter</source>
        <translation>Encuentro nuevo</translation>
    </message>
    <message>
        <source>Delete encounter</source>
        <translation>Borrar el encuentro</translation>
    </message>
    <message>
        <source>“{name}” was running and is deleted with its fight; Ctrl+Z brings it back.</source>
        <translation>«{name}» estaba en curso y se ha borrado con su combate; Ctrl+Z lo recupera.</translation>
    </message>
    <message>
        <source>Prepare the fight</source>
        <translation>Preparar el combate</translation>
    </message>
    <message>
        <source>Only creatures and members can be dropped here.</source>
        <translation>Aquí van criaturas y miembros.</translation>
    </message>
    <message>
        <source>Into a new encounter</source>
        <translation>A un encuentro nuevo</translation>
    </message>
    <message>
        <source>“{name}” has begun: add them in the fight itself.</source>
        <translation>«{name}» ya ha empezado: quien se une entra en el propio combate.</translation>
    </message>
    <message>
        <source>They are already taking part.</source>
        <translation>Ya en el encuentro.</translation>
    </message>
    <message>
        <source>Into “{name}”</source>
        <translation>A «{name}»</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Ya está ahí.</translation>
    </message>
    <message>
        <source>Into the folder {name}</source>
        <translation>A la carpeta {name}</translation>
    </message>
    <message>
        <source>Into no folder</source>
        <translation>A ninguna carpeta</translation>
    </message>
    <message>
        <source>Folder {name}</source>
        <translation>Carpeta {name}</translation>
    </message>
    <message>
        <source>{number} encounters</source>
        <translation>{number} encuentros</translation>
    </message>
</context>
<context>
    <name>PreparedChange</name>
    <message>
        <source>{change}   Enter does it, Esc lets it go</source>
        <translation>{change}   Intro lo hace, Esc lo descarta</translation>
    </message>
</context>
<context>
    <name>PreparedOdds</name>
    <message>
        <source>A fight needs two sides to have odds.</source>
        <translation>Para pronosticar un combate hacen falta dos bandos.</translation>
    </message>
    <message>
        <source>Playing the fight …</source>
        <translation>Se está jugando el combate …</translation>
    </message>
    <message>
        <source>There are no odds: {fault}.</source>
        <translation>No se puede pronosticar nada: {fault}.</translation>
    </message>
    <message>
        <source>The one-in-twenty disaster</source>
        <translation>El desastre de uno entre veinte</translation>
    </message>
    <message>
        <source>The party loses {risk} of such fights</source>
        <translation>El grupo pierde el {risk} de estos combates</translation>
    </message>
    <message>
        <source>Harder or easier: how often may the party lose?</source>
        <translation>Más difícil o más fácil: ¿con qué frecuencia puede perder el grupo?</translation>
    </message>
    <message>
        <source>How often may the party lose? More or fewer of {name}, or other {pool}, bring it there.</source>
        <translation>¿Con qué frecuencia puede perder el grupo? Se consigue con más o menos {name}, o con otros {pool}.</translation>
    </message>
    <message>
        <source>Looking for the worst fight in twenty … · Esc stops it</source>
        <translation>Se busca el peor combate de cada veinte … · Esc lo detiene</translation>
    </message>
    <message>
        <source>The search was stopped; nothing has changed.</source>
        <translation>Ya no se busca más; nada ha cambiado.</translation>
    </message>
    <message>
        <source>Found: {change}.</source>
        <translation>Se ha encontrado: {change}.</translation>
    </message>
    <message>
        <source>Enter changes it; Ctrl+Z undoes that</source>
        <translation>Intro lo cambia; Ctrl+Z lo deshace</translation>
    </message>
    <message>
        <source>{name} × {count} instead of {before}</source>
        <translation>{name} × {count} en vez de {before}</translation>
    </message>
    <message>
        <source>{name} × {count}, as it is</source>
        <translation>{name} × {count}, tal como está</translation>
    </message>
    <message>
        <source>{name} with {pool} {number} instead of {before}</source>
        <translation>{name} con {pool} {number} en vez de {before}</translation>
    </message>
    <message>
        <source>{name} with {pool} {number}, as it is</source>
        <translation>{name} con {pool} {number}, tal como está</translation>
    </message>
    <message>
        <source>the party loses {risk}</source>
        <translation>el grupo pierde el {risk}</translation>
    </message>
    <message>
        <source>as near as it gets: {risk}</source>
        <translation>lo más cerca que se llega: {risk}</translation>
    </message>
    <message>
        <source>{name} – the disaster</source>
        <translation>{name} – el desastre</translation>
    </message>
    <message>
        <source>Looking for a change that gets there … tries: {tries} · Esc stops it</source>
        <translation>Se busca lo que lleve hasta ahí … intentos: {tries} · Esc lo detiene</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the log</source>
        <translation>Imprimir el registro</translation>
    </message>
    <message>
        <source>Print the handout</source>
        <translation>Imprimir la hoja para repartir</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>Name of the profile</source>
        <translation>Nombre del perfil</translation>
    </message>
    <message>
        <source>Conversion profile</source>
        <translation>Perfil de conversión</translation>
    </message>
    <message>
        <source>Save and use</source>
        <translation>Guardar y usar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Se guarda como</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The preferences in {path} have no valid value for {names}; the defaults are used there.</source>
        <translation>Las preferencias de {path} no tienen un valor válido para {names}; en esos casos se usan los valores predeterminados.</translation>
    </message>
    <message>
        <source>The previous file is kept as {copy}.</source>
        <translation>Lo que había allí se conserva como {copy}.</translation>
    </message>
    <message>
        <source>{name} was upgraded for this version; the previous file is kept as {copy} in {folder}.</source>
        <translation>{name} se ha puesto al día para esta versión; tal como estaba antes queda como {copy} en {folder}.</translation>
    </message>
    <message>
        <source>Earlier changes in {name} can no longer be undone; steps of its fights can.</source>
        <translation>Lo que se ha cambiado en {name} hasta ahora ya no se puede deshacer; los pasos de sus combates sí.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>No se han podido guardar las preferencias: {reason}.</translation>
    </message>
    <message>
        <source>The preferences in {path} cannot be read ({reason}); the defaults are used.</source>
        <translation>No se pueden leer las preferencias de {path} ({reason}); se usan las predeterminadas.</translation>
    </message>
</context>
<context>
    <name>PromptPresenter</name>
    <message>
        <source>Asked on the phone; you may answer as well.</source>
        <translation>Preguntado en el teléfono; también puedes responder tú.</translation>
    </message>
    <message>
        <source>Who rolls changes with the next command; Shift+Enter lets the app roll what is asked now.</source>
        <translation>Quién tira cambia con la próxima orden; con Mayús+Intro la aplicación tira lo que se pide ahora.</translation>
    </message>
    <message>
        <source>Nothing is rolled yet: neither whether it hits nor the damage is known.</source>
        <translation>Todavía no se ha tirado nada: no se sabe ni si acierta ni el daño.</translation>
    </message>
    <message>
        <source>Whether it hits is rolled after the answer.</source>
        <translation>Si acierta se tira después de la respuesta.</translation>
    </message>
    <message>
        <source>The damage is rolled after the answer.</source>
        <translation>El daño se tira después de la respuesta.</translation>
    </message>
    <message>
        <source>Answered on the phone: Enter takes it, Backspace lets it go.</source>
        <translation>Respondido en el teléfono: Intro lo toma, Retroceso lo deja.</translation>
    </message>
    <message>
        <source>Nobody asked for these dice: {dice}.</source>
        <translation>Nadie ha pedido estos dados: {dice}.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Carpeta de archivos</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivos:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Orden de las páginas:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Páginas &amp;por hoja:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Páginas no válidas</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
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
        <translation>Impresión a doble cara</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encuadernar por el lado largo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encuadernar por el lado corto</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
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
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePág</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>AvPág</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tecla Menú</translation>
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
        <translation>No hay ninguna pregunta abierta.</translation>
    </message>
    <message>
        <source>{who}: {question}</source>
        <translation>{who}: {question}</translation>
    </message>
    <message>
        <source>{option}  — Enter</source>
        <translation>{option}  — Intro</translation>
    </message>
    <message>
        <source>Press a number. Esc cancels the action.</source>
        <translation>Pulsa un número. Esc cancela la acción.</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Answer the open question first, or cancel the action with Esc.</source>
        <translation>Responde primero a la pregunta abierta o cancela la acción con Esc.</translation>
    </message>
</context>
<context>
    <name>QuickAdd</name>
    <message>
        <source>Add “{name}”: by which rules?</source>
        <translation>Añadir «{name}»: ¿con qué reglas?</translation>
    </message>
    <message>
        <source>Add it by which rules?</source>
        <translation>¿Con qué reglas se añade?</translation>
    </message>
    <message>
        <source>{attack} (assumed: {fields})</source>
        <translation>{attack} (supuesto: {fields})</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nivel {level}</translation>
    </message>
    <message>
        <source>Add “{name}”: {values}</source>
        <translation>Añadir «{name}»: {values}</translation>
    </message>
    <message>
        <source>Add “{name}”</source>
        <translation>Añadir «{name}»</translation>
    </message>
    <message>
        <source>assumed: {values}</source>
        <translation>supuesto: {values}</translation>
    </message>
    <message>
        <source>one of them: an encounter says how many there are</source>
        <translation>solo uno: cuántos hay lo dice el encuentro</translation>
    </message>
    <message>
        <source>worked out by the book: {numbers}</source>
        <translation>calculado según el libro: {numbers}</translation>
    </message>
    <message>
        <source>as a note: {notes}</source>
        <translation>como nota: {notes}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Añadir {name}</translation>
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
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>RestCard</name>
    <message>
        <source>Who rests</source>
        <translation>Quién descansa</translation>
    </message>
    <message>
        <source>How they rest</source>
        <translation>Cómo descansan</translation>
    </message>
    <message>
        <source>Rest (Enter)</source>
        <translation>Descansar (Intro)</translation>
    </message>
    <message>
        <source>All {number} of the party</source>
        <translation>Los {number} del grupo</translation>
    </message>
    <message>
        <source>The {number} selected</source>
        <translation>Los {number} elegidos</translation>
    </message>
    <message>
        <source>By the book: {rest}</source>
        <translation>Según el libro: {rest}</translation>
    </message>
    <message>
        <source>{system} says nothing of rest between fights: what follows is your own ruling.</source>
        <translation>{system} no dice nada del descanso entre combates: lo que sigue lo decides tú.</translation>
    </message>
    <message>
        <source>As you rule: all pools full, no condition left</source>
        <translation>Como tú decidas: todas las reservas llenas y sin estados</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>by the book</source>
        <translation>según el libro</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>{name}: plays by another book</source>
        <translation>{name}: juega con otro libro</translation>
    </message>
    <message>
        <source>{name}: stays dead</source>
        <translation>{name}: sigue sin vida</translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation>… y {number} más</translation>
    </message>
    <message>
        <source>{name}: cannot rest</source>
        <translation>{name}: no puede descansar</translation>
    </message>
    <message>
        <source>no longer {condition}</source>
        <translation>ya sin {condition}</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>None of them can rest.</source>
        <translation>Ninguno puede descansar.</translation>
    </message>
    <message>
        <source>Let {name} rest</source>
        <translation>Dejar descansar a {name}</translation>
    </message>
    <message>
        <source>Let {number} members rest</source>
        <translation>Dejar descansar a {number} miembros</translation>
    </message>
</context>
<context>
    <name>RollersBar</name>
    <message>
        <source>{side}: the app rolls</source>
        <translation>{side}: tira la aplicación</translation>
    </message>
    <message>
        <source>{side}: dice on the table</source>
        <translation>{side}: dados en la mesa</translation>
    </message>
    <message>
        <source>{side}: dice on their phones</source>
        <translation>{side}: dados en sus teléfonos</translation>
    </message>
    <message>
        <source>Who rolls this side’s dice; click to change</source>
        <translation>Quién tira los dados de este bando; haz clic para cambiarlo</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Who takes part</source>
        <translation>Quién participa</translation>
    </message>
    <message>
        <source>There from the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>group {group}</source>
        <translation>subgrupo {group}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>no se ve</translation>
    </message>
    <message>
        <source>A member of a party takes part only once.</source>
        <translation>Un miembro de un grupo participa solo una vez.</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count} líneas</translation>
    </message>
</context>
<context>
    <name>RosterCard</name>
    <message>
        <source>Name in this fight</source>
        <translation>Nombre en este combate</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Subgrupo</translation>
    </message>
    <message>
        <source>When: which round, after how long, or in which wave</source>
        <translation>Cuándo: su número, tras cuánto tiempo o en qué oleada</translation>
    </message>
    <message>
        <source>Hidden at the start</source>
        <translation>Oculto al empezar</translation>
    </message>
    <message>
        <source>The players do not see it when the fight begins (H)</source>
        <translation>Sin que los jugadores lo sepan al empezar el combate (H)</translation>
    </message>
    <message>
        <source>Remove the selected lines from the encounter (Del)</source>
        <translation>Sacar del encuentro las líneas elegidas (Supr)</translation>
    </message>
    <message>
        <source>Notes on this combatant</source>
        <translation>Notas de este combatiente</translation>
    </message>
    <message>
        <source>{count} lines selected</source>
        <translation>{count} líneas elegidas</translation>
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
        <translation>Una línea para cada uno, para nombrar, ocultar o anotar solo a uno</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} de {most}</translation>
    </message>
    <message>
        <source>When they enter</source>
        <translation>Cuándo entran</translation>
    </message>
    <message>
        <source>Those with the same time enter together: the fight proposes it, one key lets them in (W)</source>
        <translation>Quienes tienen el mismo momento entran juntos: el combate lo propone, una tecla los deja entrar (W)</translation>
    </message>
    <message>
        <source>There from the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Enters when you say so</source>
        <translation>Entra cuando tú lo digas</translation>
    </message>
    <message>
        <source>Countdown: {unit}</source>
        <translation>Cuenta atrás: {unit}</translation>
    </message>
    <message>
        <source>Group: those who act together, and stand or roll together where the rules have it</source>
        <translation>Subgrupo: quienes actúan juntos, y están o tiran juntos donde las reglas lo prevén</translation>
    </message>
</context>
<context>
    <name>RosterController</name>
    <message>
        <source>{count} members</source>
        <translation>{count} miembros</translation>
    </message>
    <message>
        <source>To this place</source>
        <translation>A este sitio</translation>
    </message>
    <message>
        <source>Members of {party}</source>
        <translation>Miembros de {party}</translation>
    </message>
    <message>
        <source>Copy to {party}</source>
        <translation>Copiar en {party}</translation>
    </message>
    <message>
        <source>Move to {party}</source>
        <translation>Pasar a {party}</translation>
    </message>
    <message>
        <source>They are already in {party}.</source>
        <translation>Ya están en {party}.</translation>
    </message>
    <message>
        <source>Drop it on a member.</source>
        <translation>Suéltalo sobre un miembro.</translation>
    </message>
    <message>
        <source>The rules of {name} know no {status}.</source>
        <translation>Las reglas de {name} no conocen {status}.</translation>
    </message>
    <message>
        <source>{name} already has it.</source>
        <translation>{name} ya lo tiene.</translation>
    </message>
    <message>
        <source>{status} needs details: enter them in the form of {name} (Enter).</source>
        <translation>{status} necesita detalles: se ponen en el formulario de {name} (Intro).</translation>
    </message>
    <message>
        <source>{status} on {name}, from the next fight on</source>
        <translation>{status} en {name}, desde el próximo combate</translation>
    </message>
    <message>
        <source>{status} on {name}</source>
        <translation>{status} en {name}</translation>
    </message>
    <message>
        <source>Only creatures and members can be dropped here.</source>
        <translation>Aquí van criaturas y miembros.</translation>
    </message>
    <message>
        <source>Make a party first.</source>
        <translation>Primero crea un grupo.</translation>
    </message>
    <message>
        <source>They are no longer in the library.</source>
        <translation>Ya no están en la biblioteca.</translation>
    </message>
    <message>
        <source>Reorder the members</source>
        <translation>Ordenar los miembros</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Añadir {name}</translation>
    </message>
    <message>
        <source>Add {number} members</source>
        <translation>Añadir {number} miembros</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Mover a {name}</translation>
    </message>
    <message>
        <source>Move {number} members</source>
        <translation>Mover {number} miembros</translation>
    </message>
    <message>
        <source>Move to which party?</source>
        <translation>¿A qué grupo pasan?</translation>
    </message>
    <message>
        <source>Copy {name}</source>
        <translation>Copiar a {name}</translation>
    </message>
    <message>
        <source>{number} are too many at once: at most {most} can join a party.</source>
        <translation>{number} a la vez son demasiados: en un grupo entran {most}.</translation>
    </message>
    <message>
        <source>Copy {number} members</source>
        <translation>Copiar {number} miembros</translation>
    </message>
    <message>
        <source>Copy to which party?</source>
        <translation>¿A qué grupo copiar?</translation>
    </message>
</context>
<context>
    <name>RosterDrops</name>
    <message>
        <source>This fight has begun: add them in the fight itself.</source>
        <translation>Este combate ya ha empezado: quien participa entra en el propio combate.</translation>
    </message>
    <message>
        <source>With {name}: {when}</source>
        <translation>Con {name}: {when}</translation>
    </message>
    <message>
        <source>group {group}</source>
        <translation>subgrupo {group}</translation>
    </message>
    <message>
        <source>With {name}, there from the start</source>
        <translation>Con {name}, desde el principio</translation>
    </message>
    <message>
        <source>On the side {side}</source>
        <translation>En el bando {side}</translation>
    </message>
    <message>
        <source>To this place</source>
        <translation>A este sitio</translation>
    </message>
    <message>
        <source>To this place: {when}</source>
        <translation>A este sitio: {when}</translation>
    </message>
    <message>
        <source>To this place: there from the start</source>
        <translation>A este sitio: desde el principio</translation>
    </message>
    <message>
        <source>Already on the side {side}</source>
        <translation>Ya está en el bando {side}</translation>
    </message>
    <message>
        <source>Already beside {name}, in the same group</source>
        <translation>Ya está junto a {name}, en el mismo subgrupo</translation>
    </message>
    <message>
        <source>Already beside {name}, who has no group to share</source>
        <translation>Ya está junto a {name}, que no está en ningún subgrupo</translation>
    </message>
</context>
<context>
    <name>RosterPane</name>
    <message>
        <source>Add creatures… (+)</source>
        <translation>Añadir criaturas… (+)</translation>
    </message>
    <message>
        <source>Board…</source>
        <translation>Tablero…</translation>
    </message>
    <message>
        <source>Choose or paint a board, and place everybody</source>
        <translation>Elegir o pintar un tablero y poner a cada cual en su sitio</translation>
    </message>
    <message>
        <source>Add a party</source>
        <translation>Añadir un grupo</translation>
    </message>
    <message>
        <source>Show or hide the fields of the selected lines</source>
        <translation>Mostrar los campos de las líneas elegidas o plegarlos</translation>
    </message>
    <message>
        <source>Creatures… (+)</source>
        <translation>Criaturas… (+)</translation>
    </message>
    <message>
        <source>A party…</source>
        <translation>Un grupo…</translation>
    </message>
    <message>
        <source>Nobody takes part yet. Add a party and creatures, or drag them here from the other tabs.</source>
        <translation>Todavía no participa nadie. Añade un grupo y criaturas, o arrástralos aquí desde las otras pestañas.</translation>
    </message>
    <message>
        <source>Add a party…</source>
        <translation>Añadir un grupo…</translation>
    </message>
</context>
<context>
    <name>RosterWords</name>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>Change the roster</source>
        <translation>Cambiar los participantes</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>renamed {name}</source>
        <translation>con el nombre {name}</translation>
    </message>
    <message>
        <source>group {group}</source>
        <translation>subgrupo {group}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>fuera de la vista</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>a la vista</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>ya sin subgrupo</translation>
    </message>
    <message>
        <source>when they enter</source>
        <translation>momento de entrada</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>what is left of their pools</source>
        <translation>lo que queda de sus reservas</translation>
    </message>
    <message>
        <source>places on the board</source>
        <translation>casillas del tablero</translation>
    </message>
</context>
<context>
    <name>RowForm</name>
    <message>
        <source>Try this</source>
        <translation>Probar esto</translation>
    </message>
    <message>
        <source>By the book: {does} It stays so but for what is filled in here.</source>
        <translation>Según el libro: {does} Así sigue, salvo lo que se rellene aquí.</translation>
    </message>
    <message>
        <source>The copy has the name and the timer alone. This is not in it: {does}</source>
        <translation>La copia solo tiene el nombre y el plazo. Esto no está en ella: {does}</translation>
    </message>
    <message>
        <source>{field} of “{row}”</source>
        <translation>{field} de «{row}»</translation>
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
        <translation>Lo que dicen las reglas</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>{row}: as the rules have it. Fill something in, and it is yours.</source>
        <translation>{row}: como está en las reglas. Rellena algo y será tuyo.</translation>
    </message>
    <message>
        <source>Faults: {number}</source>
        <translation>Fallos: {number}</translation>
    </message>
</context>
<context>
    <name>RowOffers</name>
    <message>
        <source>From a list…</source>
        <translation>De una lista…</translation>
    </message>
    <message>
        <source>Add to {field}</source>
        <translation>Añadir a {field}</translation>
    </message>
</context>
<context>
    <name>RowsEditor</name>
    <message>
        <source>Add to {field}</source>
        <translation>Añadir a {field}</translation>
    </message>
    <message>
        <source>a word, or several: one, two 3</source>
        <translation>una palabra, o varias: una, dos 3</translation>
    </message>
    <message>
        <source>a word, or several: one, two</source>
        <translation>una palabra, o varias: una, dos</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>Esc or a click closes this; the fight goes on meanwhile.</source>
        <translation>Esc o un clic la cierra; el combate sigue mientras tanto.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>About these rules</source>
        <translation>Sobre estas reglas</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>What these rules are called, whose they are and what others may do with them.</source>
        <translation>Cómo se llaman estas reglas, de quién son y qué puede hacer con ellas otra gente.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>What you may choose before a fight begins, such as whether initiative is rolled.</source>
        <translation>Lo que puedes elegir antes de un combate, como si se tira la iniciativa.</translation>
    </message>
    <message>
        <source>New option…</source>
        <translation>Opción nueva…</translation>
    </message>
    <message>
        <source>Numbers of the book</source>
        <translation>Cifras del libro</translation>
    </message>
    <message>
        <source>number of the book</source>
        <translation>cifra del libro</translation>
    </message>
    <message>
        <source>House rules: a number of the book that is another one at your table.</source>
        <translation>Reglas de la casa: una cifra del libro que en tu mesa es otra.</translation>
    </message>
    <message>
        <source>New number of the book…</source>
        <translation>Cifra del libro nueva…</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>En la ficha</translation>
    </message>
    <message>
        <source>field of the sheet</source>
        <translation>campo de la ficha</translation>
    </message>
    <message>
        <source>What you write down for every creature and every member of the party.</source>
        <translation>Lo que anotas de cada criatura y de cada miembro del grupo.</translation>
    </message>
    <message>
        <source>New field of the sheet…</source>
        <translation>Campo nuevo de la ficha…</translation>
    </message>
    <message>
        <source>What runs out</source>
        <translation>Lo que se agota</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>What is lost and regained in a fight: hit points, mana, arrows.</source>
        <translation>Lo que se pierde y se recupera en un combate: puntos de golpe, maná, flechas.</translation>
    </message>
    <message>
        <source>New pool…</source>
        <translation>Reserva nueva…</translation>
    </message>
    <message>
        <source>What a turn allows</source>
        <translation>Lo que permite un turno</translation>
    </message>
    <message>
        <source>part of a turn</source>
        <translation>parte de un turno</translation>
    </message>
    <message>
        <source>How often one may act: actions, movements, reactions.</source>
        <translation>Cuántas veces se puede actuar: acciones, movimientos, reacciones.</translation>
    </message>
    <message>
        <source>New part of a turn…</source>
        <translation>Parte nueva de un turno…</translation>
    </message>
    <message>
        <source>Numbers in play</source>
        <translation>Números en juego</translation>
    </message>
    <message>
        <source>number in play</source>
        <translation>número en juego</translation>
    </message>
    <message>
        <source>Numbers that conditions raise and lower during a fight, such as armour.</source>
        <translation>Números que los estados suben y bajan durante un combate, como la armadura.</translation>
    </message>
    <message>
        <source>New number in play…</source>
        <translation>Número nuevo en juego…</translation>
    </message>
    <message>
        <source>Who acts when</source>
        <translation>Quién actúa cuándo</translation>
    </message>
    <message>
        <source>order</source>
        <translation>orden</translation>
    </message>
    <message>
        <source>Whether initiative is rolled, and how turns follow each other.</source>
        <translation>Si se tira la iniciativa, y cómo se suceden los turnos.</translation>
    </message>
    <message>
        <source>Kinds of damage</source>
        <translation>Tipos de daño</translation>
    </message>
    <message>
        <source>kinds of damage</source>
        <translation>tipos de daño</translation>
    </message>
    <message>
        <source>What kinds of damage there are, and what armour or resistance makes of it.</source>
        <translation>Qué tipos de daño hay, y cuánto queda de ellos con armadura o resistencia.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>What can befall somebody for a while, such as burning or a blessing.</source>
        <translation>Lo que puede pasarle a alguien un tiempo, como arder o una bendición.</translation>
    </message>
    <message>
        <source>New condition…</source>
        <translation>Estado nuevo…</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>What is rolled, what is added, and what the total has to reach.</source>
        <translation>Qué se tira, qué se suma y qué debe alcanzar el total.</translation>
    </message>
    <message>
        <source>New test…</source>
        <translation>Prueba nueva…</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>What can be done in a turn: strike, cast a spell, drink a potion.</source>
        <translation>Lo que se puede hacer en un turno: golpear, lanzar un conjuro, beber una poción.</translation>
    </message>
    <message>
        <source>New action…</source>
        <translation>Acción nueva…</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reacciones</translation>
    </message>
    <message>
        <source>reaction</source>
        <translation>reacción</translation>
    </message>
    <message>
        <source>What somebody may do at once when something happens, such as parry a blow.</source>
        <translation>Lo que alguien puede hacer enseguida cuando pasa algo, como parar un golpe.</translation>
    </message>
    <message>
        <source>New reaction…</source>
        <translation>Reacción nueva…</translation>
    </message>
    <message>
        <source>What befalls everybody</source>
        <translation>Lo que les pasa a todos</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>momento</translation>
    </message>
    <message>
        <source>What happens to everybody at a moment, such as the beginning of each turn.</source>
        <translation>Lo que les pasa a todos en un momento, como al comienzo de cada turno.</translation>
    </message>
    <message>
        <source>New moment…</source>
        <translation>Momento nuevo…</translation>
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
        <translation>Lo que devuelve un descanso entre dos combates.</translation>
    </message>
    <message>
        <source>New rest…</source>
        <translation>Descanso nuevo…</translation>
    </message>
    <message>
        <source>What is won</source>
        <translation>Lo que se gana</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>recompensa</translation>
    </message>
    <message>
        <source>What the party gets for beaten foes, such as experience.</source>
        <translation>Lo que recibe el grupo por vencer a sus enemigos, como experiencia.</translation>
    </message>
    <message>
        <source>New reward…</source>
        <translation>Recompensa nueva…</translation>
    </message>
    <message>
        <source>Tables of steps</source>
        <translation>Tablas de tramos</translation>
    </message>
    <message>
        <source>table of steps</source>
        <translation>tabla de tramos</translation>
    </message>
    <message>
        <source>A number that is looked up, such as a bonus from a score.</source>
        <translation>Un número que se busca en una tabla, como el bono de una puntuación.</translation>
    </message>
    <message>
        <source>New table of steps…</source>
        <translation>Tabla de tramos nueva…</translation>
    </message>
    <message>
        <source>How foes play</source>
        <translation>Tácticas enemigas</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>consejos</translation>
    </message>
    <message>
        <source>What foes should know that play by themselves.</source>
        <translation>Lo que deben saber los enemigos que juegan solos.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importación</translation>
    </message>
    <message>
        <source>How creatures that are imported, or typed in one line, get their attacks.</source>
        <translation>De dónde salen los ataques de las criaturas importadas o escritas en una línea.</translation>
    </message>
    <message>
        <source>Additions to lists</source>
        <translation>Añadidos a las listas</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>House rules: more weapons, spells or the like for the lists of the book.</source>
        <translation>Reglas de la casa: más armas, conjuros o cosas así para las listas del libro.</translation>
    </message>
    <message>
        <source>New list…</source>
        <translation>Lista nueva…</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>Otras palabras</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>New language…</source>
        <translation>Idioma nuevo…</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Formato del archivo</translation>
    </message>
    <message>
        <source>The number of the way in which this text is written. The program sets it.</source>
        <translation>El número de la forma en que está escrito este texto. Lo pone el programa.</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>The name by which sheets and fights know these rules. Once you play, it has to stay.</source>
        <translation>El nombre con el que las fichas y los combates conocen estas reglas. Una vez que juegas, debe quedarse.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>What these rules are called in the list of games.</source>
        <translation>Cómo se llaman estas reglas en la lista de juegos.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>A number that you raise with every new version, such as 1.0 and then 1.1.</source>
        <translation>Un número que subes con cada versión nueva, como 1.0 y luego 1.1.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language in which you write the names: en, es or pt_BR.</source>
        <translation>El idioma en el que escribes los nombres: en, es o pt_BR.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autoría</translation>
    </message>
    <message>
        <source>Whoever has written these rules.</source>
        <translation>Quien ha escrito estas reglas.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>What others may do with them, such as CC BY 4.0.</source>
        <translation>Lo que otra gente puede hacer con ellas, como CC BY 4.0.</translation>
    </message>
    <message>
        <source>Thanks to</source>
        <translation>Agradecimientos</translation>
    </message>
    <message>
        <source>Whose work these rules use.</source>
        <translation>De quién es el trabajo que usan estas reglas.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Where these rules come from: a book or an address.</source>
        <translation>De dónde vienen estas reglas: un libro o una dirección.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>What it is, in a few sentences, for whoever finds it in the list of games.</source>
        <translation>Qué es, en unas frases, para quien lo encuentre en la lista de juegos.</translation>
    </message>
    <message>
        <source>Oldest program</source>
        <translation>Programa más antiguo</translation>
    </message>
    <message>
        <source>The oldest version of Turnwright that can play these rules.</source>
        <translation>La versión más antigua de Turnwright que puede jugar con estas reglas.</translation>
    </message>
    <message>
        <source>Called otherwise now</source>
        <translation>Con otro nombre ahora</translation>
    </message>
    <message>
        <source>The old and new names of fields, so that sheets filled in before keep what is on them.</source>
        <translation>Los nombres viejos y nuevos de los campos, para que las fichas ya rellenas conserven lo que tienen.</translation>
    </message>
    <message>
        <source>House rules for</source>
        <translation>Reglas de la casa para</translation>
    </message>
    <message>
        <source>The game that these house rules change. A game of its own says nothing here.</source>
        <translation>El juego que cambian estas reglas de la casa. Un juego propio no dice nada aquí.</translation>
    </message>
    <message>
        <source>The version of that game for which you wrote them.</source>
        <translation>La versión de ese juego para la que las escribiste.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Queda fuera</translation>
    </message>
    <message>
        <source>What there is in that game and not at your table.</source>
        <translation>Lo que hay en ese juego y en tu mesa no.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What is read in the window and in the log.</source>
        <translation>Lo que se lee en la ventana y en el registro.</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>What is filled in: a number, a text, dice, or a choice.</source>
        <translation>Lo que se rellena: un número, un texto, dados o algo que elegir.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>The smallest number that can be filled in.</source>
        <translation>El número más pequeño que se puede poner.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>The largest number that can be filled in.</source>
        <translation>El número más grande que se puede poner.</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>Normalmente</translation>
    </message>
    <message>
        <source>What stands there as long as nobody fills it in.</source>
        <translation>Lo que pone mientras nadie lo rellene.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Palabras para elegir</translation>
    </message>
    <message>
        <source>The words to choose among.</source>
        <translation>Las palabras entre las que se elige.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>A sentence for whoever asks what it means.</source>
        <translation>Una frase para quien pregunte qué significa.</translation>
    </message>
    <message>
        <source>May change in a fight</source>
        <translation>Puede cambiar en combate</translation>
    </message>
    <message>
        <source>Whether you can also choose it while a fight is running.</source>
        <translation>Si también lo puedes elegir con un combate en marcha.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>The number at your table instead of the one in the book.</source>
        <translation>El número en tu mesa en lugar del que da el libro.</translation>
    </message>
    <message>
        <source>Has to be filled in</source>
        <translation>Hay que rellenarlo</translation>
    </message>
    <message>
        <source>Whether a creature without it is incomplete.</source>
        <translation>Si una criatura sin ello está incompleta.</translation>
    </message>
    <message>
        <source>What it counts, such as metres. Numbers that count different things are never added.</source>
        <translation>Lo que cuenta, como metros. Los números que cuentan cosas distintas nunca se suman.</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Apartado</translation>
    </message>
    <message>
        <source>The heading under which it stands on the sheet.</source>
        <translation>El apartado en el que va en la ficha.</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Se encuentra con</translation>
    </message>
    <message>
        <source>The word by which a search finds it: with resist, resist:fire finds who resists fire.</source>
        <translation>La palabra con la que se busca: con resist, resist:fire encuentra a quien resiste el fuego.</translation>
    </message>
    <message>
        <source>Worked out as</source>
        <translation>Se calcula así</translation>
    </message>
    <message>
        <source>How it follows from other fields. Then nobody has to fill it in.</source>
        <translation>Cómo sale de otros campos. Entonces nadie tiene que rellenarlo.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>What each row of the list has beside its name, such as damage and range of a weapon.</source>
        <translation>Lo que tiene cada fila de la lista además del nombre, como el daño y el alcance de un arma.</translation>
    </message>
    <message>
        <source>Uses of a row</source>
        <translation>Usos de una fila</translation>
    </message>
    <message>
        <source>How often each row can be used before it has to come back.</source>
        <translation>Cuántas veces se puede usar cada fila antes de que se agote.</translation>
    </message>
    <message>
        <source>Uses come back</source>
        <translation>Los usos vuelven</translation>
    </message>
    <message>
        <source>When a row that was used up can be used again.</source>
        <translation>Cuándo se puede volver a usar una fila agotada.</translation>
    </message>
    <message>
        <source>Back on a d6 from</source>
        <translation>Vuelve con 1d6 desde</translation>
    </message>
    <message>
        <source>A d6 is rolled at the beginning of each turn: from this number on, a use comes back.</source>
        <translation>Al comienzo de cada turno se tira 1d6: a partir de este número vuelve un uso.</translation>
    </message>
    <message>
        <source>Whether a row without it is incomplete.</source>
        <translation>Si una fila sin ello está incompleta.</translation>
    </message>
    <message>
        <source>Falls when empty</source>
        <translation>Cae al agotarse</translation>
    </message>
    <message>
        <source>Whether somebody who has none left falls, as with hit points.</source>
        <translation>Si cae quien se queda sin nada, como con los puntos de golpe.</translation>
    </message>
    <message>
        <source>Shown as dots</source>
        <translation>Se muestra con puntos</translation>
    </message>
    <message>
        <source>Whether it is shown as dots instead of a number.</source>
        <translation>Si se muestra con puntos en vez de un número.</translation>
    </message>
    <message>
        <source>Full at</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>How much there is of it at most. If you say nothing, it stands on the sheet.</source>
        <translation>Cuánto hay como mucho. Si no dices nada, está en la ficha.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>How much there is of it when a fight begins. If you say nothing, it is full.</source>
        <translation>Cuánto hay cuando empieza un combate. Si no dices nada, todo.</translation>
    </message>
    <message>
        <source>Never below</source>
        <translation>Nunca menos de</translation>
    </message>
    <message>
        <source>The least it can be: usually 0.</source>
        <translation>Lo menos que puede ser: normalmente 0.</translation>
    </message>
    <message>
        <source>Lost first</source>
        <translation>Se pierde antes</translation>
    </message>
    <message>
        <source>Whether damage takes from it before hit points, as with a shield.</source>
        <translation>Si el daño lo quita antes que los puntos de golpe, como con un escudo.</translation>
    </message>
    <message>
        <source>What happens at 0</source>
        <translation>Lo que pasa a 0</translation>
    </message>
    <message>
        <source>What happens to somebody who has none left, instead of falling unconscious.</source>
        <translation>Lo que le pasa a quien se queda sin nada, en vez de caer inconsciente.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>The drawing beside its name. Without one, a drawing is chosen that fits.</source>
        <translation>El dibujo junto a su nombre. Si no pones ninguno, se elige uno que encaje.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas veces</translation>
    </message>
    <message>
        <source>How many of them there are each time.</source>
        <translation>Cuántas hay cada vez.</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Vuelven</translation>
    </message>
    <message>
        <source>When those that were spent are there again.</source>
        <translation>Cuándo vuelve a haber las que se gastaron.</translation>
    </message>
    <message>
        <source>How it follows from other numbers. If you say nothing, it stands on the sheet.</source>
        <translation>Cómo sale de otros números. Si no dices nada, está en la ficha.</translation>
    </message>
    <message>
        <source>It never falls below this, whatever conditions take off.</source>
        <translation>Nunca baja de aquí, quiten lo que quiten los estados.</translation>
    </message>
    <message>
        <source>It never rises above this, whatever conditions add.</source>
        <translation>Nunca sube de aquí, sumen lo que sumen los estados.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Se muestra</translation>
    </message>
    <message>
        <source>When it stands beside the names of those who fight.</source>
        <translation>Cuándo aparece junto a los nombres de quienes combaten.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>How turns follow each other.</source>
        <translation>Cómo se suceden los turnos.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>What is rolled for it, such as a d20 and a bonus.</source>
        <translation>Lo que se tira, como un d20 y un bono.</translation>
    </message>
    <message>
        <source>Lowest first</source>
        <translation>Empieza lo más bajo</translation>
    </message>
    <message>
        <source>Whether the lowest result begins instead of the highest.</source>
        <translation>Si empieza el resultado más bajo en lugar del más alto.</translation>
    </message>
    <message>
        <source>When equal</source>
        <translation>En caso de empate</translation>
    </message>
    <message>
        <source>What decides between equal results: numbers to compare, and at last how it is settled.</source>
        <translation>Lo que decide entre resultados iguales: números que comparar y, al final, cómo se resuelve.</translation>
    </message>
    <message>
        <source>How often initiative is rolled.</source>
        <translation>Cuántas veces se tira la iniciativa.</translation>
    </message>
    <message>
        <source>Whether everybody rolls alone, or equal creatures share a roll.</source>
        <translation>Si cada cual tira por su cuenta, o las criaturas iguales comparten la tirada.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>The kinds of damage, such as fire or cold.</source>
        <translation>Los tipos de daño, como fuego o frío.</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>En qué queda</translation>
    </message>
    <message>
        <source>What armour, resistance or weakness makes of damage, one step after the other.</source>
        <translation>En qué dejan el daño la armadura, la resistencia o la debilidad, paso a paso.</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Solo si</translation>
    </message>
    <message>
        <source>Which damage this step is for.</source>
        <translation>A qué daño se aplica este paso.</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Pasa a ser</translation>
    </message>
    <message>
        <source>How much is lost instead.</source>
        <translation>Cuánto se pierde en su lugar.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>How much is taken off the damage.</source>
        <translation>Cuánto se le quita al daño.</translation>
    </message>
    <message>
        <source>A word for conditions of one sort, such as poison, to be immune to all of them.</source>
        <translation>Una palabra para estados parecidos, como veneno, por si alguien es inmune a todos.</translation>
    </message>
    <message>
        <source>Helps</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Whether it is good for whoever has it. It is shown in another colour then.</source>
        <translation>Si es bueno para quien lo tiene. Entonces se muestra en otro color.</translation>
    </message>
    <message>
        <source>Lasts (turns)</source>
        <translation>Dura (turnos)</translation>
    </message>
    <message>
        <source>How long it lasts, in turns or rounds. If you say nothing, it lasts until something ends it.</source>
        <translation>Cuánto dura, en turnos o asaltos. Si no dices nada, dura hasta que algo le ponga fin.</translation>
    </message>
    <message>
        <source>Counts down</source>
        <translation>Se descuenta</translation>
    </message>
    <message>
        <source>When one turn of its time is over.</source>
        <translation>Cuándo pasa un turno de su plazo.</translation>
    </message>
    <message>
        <source>Begins to count</source>
        <translation>Empieza a contar</translation>
    </message>
    <message>
        <source>Whether the turn in which it begins counts already.</source>
        <translation>Si ya cuenta el turno en el que empieza.</translation>
    </message>
    <message>
        <source>What happens if it befalls somebody who already has it.</source>
        <translation>Lo que pasa si le toca a quien ya lo tiene.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>The numbers that it raises or lowers.</source>
        <translation>Los números que sube o baja.</translation>
    </message>
    <message>
        <source>Which number it changes.</source>
        <translation>Qué número cambia.</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>How much is added; with a minus sign it is taken off.</source>
        <translation>Cuánto se suma; con un signo menos, se resta.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>By how much it is multiplied.</source>
        <translation>Por cuánto se multiplica.</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Por ciento</translation>
    </message>
    <message>
        <source>How many percent are added; with a minus sign they are taken off.</source>
        <translation>Qué tanto por ciento se suma; con un signo menos, se resta.</translation>
    </message>
    <message>
        <source>What it is instead.</source>
        <translation>Lo que es en su lugar.</translation>
    </message>
    <message>
        <source>Plus dice</source>
        <translation>Más dados</translation>
    </message>
    <message>
        <source>Dice that are rolled too whenever a test adds this number.</source>
        <translation>Dados que también se tiran cuando una prueba suma este número.</translation>
    </message>
    <message>
        <source>Only while</source>
        <translation>Solo mientras</translation>
    </message>
    <message>
        <source>What has to be so for it to change.</source>
        <translation>Lo que debe cumplirse para que cambie.</translation>
    </message>
    <message>
        <source>Forbids</source>
        <translation>Impide</translation>
    </message>
    <message>
        <source>What somebody who has it cannot do.</source>
        <translation>Lo que no puede hacer quien lo tiene.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>An action, a reaction, all with one tag, or everything.</source>
        <translation>Una acción, una reacción, todas las de una etiqueta, o todo.</translation>
    </message>
    <message>
        <source>What has to be so for it to be forbidden.</source>
        <translation>Lo que debe cumplirse para que lo impida.</translation>
    </message>
    <message>
        <source>Comes with</source>
        <translation>Trae consigo</translation>
    </message>
    <message>
        <source>Other conditions that one has together with it.</source>
        <translation>Otros estados que se tienen a la vez.</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Termina con</translation>
    </message>
    <message>
        <source>It ends as soon as whoever caused it no longer has this condition.</source>
        <translation>Termina en cuanto quien lo causó deja de tener este estado.</translation>
    </message>
    <message>
        <source>Its other half</source>
        <translation>Su otra mitad</translation>
    </message>
    <message>
        <source>A condition that whoever caused it has meanwhile: both begin and end together.</source>
        <translation>Un estado que mientras tanto tiene quien lo causó: ambos empiezan y terminan a la vez.</translation>
    </message>
    <message>
        <source>Ends when</source>
        <translation>Termina cuando</translation>
    </message>
    <message>
        <source>What ends it before its time is over.</source>
        <translation>Lo que le pone fin antes de su plazo.</translation>
    </message>
    <message>
        <source>Test against it</source>
        <translation>Prueba para librarse</translation>
    </message>
    <message>
        <source>A test that ends it if it succeeds.</source>
        <translation>Una prueba que le pone fin si sale bien.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>When the test is made.</source>
        <translation>Cuándo se hace la prueba.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Which test is made.</source>
        <translation>Qué prueba se hace.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <source>What it does at certain moments, such as damage at the end of each turn.</source>
        <translation>Lo que hace en ciertos momentos, como daño al final de cada turno.</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>Recuerda</translation>
    </message>
    <message>
        <source>Numbers that it keeps from whoever caused it, such as how hard it is to shake off.</source>
        <translation>Números que guarda de quien lo causó, como lo difícil que es librarse de ello.</translation>
    </message>
    <message>
        <source>Somebody causes it</source>
        <translation>Alguien lo causa</translation>
    </message>
    <message>
        <source>Whether you are asked who caused it when you put it on somebody.</source>
        <translation>Si se te pregunta quién lo causó cuando se lo pones a alguien.</translation>
    </message>
    <message>
        <source>Ends with the fight</source>
        <translation>Termina con el combate</translation>
    </message>
    <message>
        <source>Whether nobody has it any more when the fight is over.</source>
        <translation>Si ya no lo tiene nadie cuando acaba el combate.</translation>
    </message>
    <message>
        <source>Also when down</source>
        <translation>También en el suelo</translation>
    </message>
    <message>
        <source>Whether it goes on doing things to somebody who is down.</source>
        <translation>Si sigue haciendo lo suyo a quien está en el suelo.</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>How early it stands among the conditions of somebody: the higher, the earlier.</source>
        <translation>Lo pronto que aparece entre los estados de alguien: cuanto más alto, antes.</translation>
    </message>
    <message>
        <source>Dice are called</source>
        <translation>Nombre de los dados</translation>
    </message>
    <message>
        <source>What the log calls these dice, such as attack or damage.</source>
        <translation>Cómo llama el registro a estos dados: ataque o daño, por ejemplo.</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Quién tira</translation>
    </message>
    <message>
        <source>House rules for version</source>
        <translation>Reglas para la versión</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>When it is rolled</source>
        <translation>Cuándo se tira</translation>
    </message>
    <message>
        <source>Kind of condition</source>
        <translation>Tipo de estado</translation>
    </message>
    <message>
        <source>When it comes again</source>
        <translation>Al repetirse</translation>
    </message>
    <message>
        <source>Who makes the test: usually whoever acts.</source>
        <translation>Quién hace la prueba: normalmente quien actúa.</translation>
    </message>
    <message>
        <source>How it succeeds</source>
        <translation>Cómo sale bien</translation>
    </message>
    <message>
        <source>How the dice decide. If you say nothing, it follows from what you fill in below.</source>
        <translation>Cómo deciden los dados. Si no dices nada, se ve por lo que rellenas abajo.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>What is rolled.</source>
        <translation>Lo que se tira.</translation>
    </message>
    <message>
        <source>What is added to the dice.</source>
        <translation>Lo que se suma a los dados.</translation>
    </message>
    <message>
        <source>Number to reach</source>
        <translation>Número que alcanzar</translation>
    </message>
    <message>
        <source>What the total is compared with, such as the armour of the target.</source>
        <translation>Con qué se compara el total, como la armadura del objetivo.</translation>
    </message>
    <message>
        <source>Other side rolls</source>
        <translation>La otra parte tira</translation>
    </message>
    <message>
        <source>What the other side rolls against it.</source>
        <translation>Lo que la otra parte tira en contra.</translation>
    </message>
    <message>
        <source>A die counts from</source>
        <translation>Un dado cuenta desde</translation>
    </message>
    <message>
        <source>From which number on a die counts as a success.</source>
        <translation>A partir de qué número un dado cuenta como éxito.</translation>
    </message>
    <message>
        <source>Results by total</source>
        <translation>Resultados por total</translation>
    </message>
    <message>
        <source>Which result begins at which total.</source>
        <translation>Qué resultado empieza en qué total.</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Above 0, two are rolled and the better counts; below 0 the worse counts.</source>
        <translation>Por encima de 0 se tira dos veces y cuenta lo mejor; por debajo, lo peor.</translation>
    </message>
    <message>
        <source>Results by dice alone</source>
        <translation>Resultados solo por dados</translation>
    </message>
    <message>
        <source>What a certain number on the dice means whatever is added: a 20 is a critical, for example.</source>
        <translation>Lo que significa cierto número en los dados, se sume lo que se sume: un 20 es un crítico, por ejemplo.</translation>
    </message>
    <message>
        <source>Critical by</source>
        <translation>Crítico por</translation>
    </message>
    <message>
        <source>By how much a success has to be better to be a critical success.</source>
        <translation>Por cuánto debe ser mejor un éxito para ser crítico.</translation>
    </message>
    <message>
        <source>Fumble by</source>
        <translation>Pifia por</translation>
    </message>
    <message>
        <source>By how much a failure has to be worse to be a fumble.</source>
        <translation>Por cuánto debe ser peor un fallo para ser una pifia.</translation>
    </message>
    <message>
        <source>Is an attack</source>
        <translation>Es un ataque</translation>
    </message>
    <message>
        <source>Whether it is an attack, against which the target may react.</source>
        <translation>Si es un ataque, ante el que el objetivo puede reaccionar.</translation>
    </message>
    <message>
        <source>Told in the log</source>
        <translation>Sale en el registro</translation>
    </message>
    <message>
        <source>Whether the log tells what was rolled.</source>
        <translation>Si el registro cuenta lo que salió.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>The key that chooses it in a fight: one letter.</source>
        <translation>La tecla con la que se elige en un combate: una letra.</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Whom it is aimed at. Without targets it is done at once.</source>
        <translation>A quién apunta. Sin objetivos se hace enseguida.</translation>
    </message>
    <message>
        <source>Name of the field</source>
        <translation>Nombre del campo</translation>
    </message>
    <message>
        <source>What is asked for in a fight, such as “Target” or “Whom”.</source>
        <translation>Lo que se pide en un combate, como «Objetivo» o «A quién».</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Se llama</translation>
    </message>
    <message>
        <source>Who may be chosen</source>
        <translation>A quién se puede elegir</translation>
    </message>
    <message>
        <source>What no other field says: what dice are called in the log, and why something is refused. {actor} stands for whoever acts, {target} for the target.</source>
        <translation>Lo que no dice ningún otro campo: el nombre de cada tirada en el registro y por qué no se puede algo. {actor} es quien actúa; {target}, el objetivo.</translation>
    </message>
    <message>
        <source>Who is offered as a target.</source>
        <translation>A quién se ofrece como objetivo.</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Como mínimo</translation>
    </message>
    <message>
        <source>How many targets have to be chosen.</source>
        <translation>Cuántos objetivos hay que elegir.</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>How many targets can be chosen.</source>
        <translation>Cuántos objetivos se pueden elegir.</translation>
    </message>
    <message>
        <source>Only those who</source>
        <translation>Solo quienes</translation>
    </message>
    <message>
        <source>What has to be so of somebody to be a target.</source>
        <translation>Lo que debe cumplir alguien para ser objetivo.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>How far away a target may be, if you play on a board.</source>
        <translation>A qué distancia puede estar un objetivo, si juegas en un tablero.</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Where all within are targets, if you play on a board.</source>
        <translation>Donde todo el que está dentro es objetivo, si juegas en un tablero.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>What the area looks like.</source>
        <translation>Cómo es el área.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>How far the area reaches.</source>
        <translation>Hasta dónde llega el área.</translation>
    </message>
    <message>
        <source>Done with</source>
        <translation>Se hace con</translation>
    </message>
    <message>
        <source>A list on the sheet, such as weapons: one of its rows is chosen to do this with.</source>
        <translation>Una lista de la ficha, como las armas: se elige una de sus filas con la que hacerlo.</translation>
    </message>
    <message>
        <source>Which of those</source>
        <translation>Cuáles de esas</translation>
    </message>
    <message>
        <source>What has to be so of a row, for example that it is a ranged weapon.</source>
        <translation>Lo que debe cumplir una fila, por ejemplo ser un arma a distancia.</translation>
    </message>
    <message>
        <source>More to fill in</source>
        <translation>Más que rellenar</translation>
    </message>
    <message>
        <source>What else you are asked before it is done, such as how many points you spend.</source>
        <translation>Lo que además se te pregunta antes de hacerlo, como cuántos puntos gastas.</translation>
    </message>
    <message>
        <source>Whether it cannot be done before this is filled in.</source>
        <translation>Si no se puede hacer antes de rellenar esto.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Cuesta</translation>
    </message>
    <message>
        <source>What is spent on it: some of what runs out, or a part of the turn.</source>
        <translation>Lo que se gasta: algo de lo que se agota, o una parte del turno.</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Necesita</translation>
    </message>
    <message>
        <source>What has to be so for it to be possible.</source>
        <translation>Lo que debe cumplirse para que sea posible.</translation>
    </message>
    <message>
        <source>Has to be so</source>
        <translation>Debe cumplirse</translation>
    </message>
    <message>
        <source>Without it, the action is refused.</source>
        <translation>Si no, la acción no se puede hacer.</translation>
    </message>
    <message>
        <source>Else refused as</source>
        <translation>Si no, motivo</translation>
    </message>
    <message>
        <source>The short name of the reason. What it says stands under Other words.</source>
        <translation>El nombre corto del motivo. Lo que dice está en Otras palabras.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Words for several actions at once, such as magic: a condition can forbid all that have one.</source>
        <translation>Palabras para varias acciones a la vez, como magia: un estado puede impedir todas las que la tienen.</translation>
    </message>
    <message>
        <source>In any turn</source>
        <translation>En cualquier turno</translation>
    </message>
    <message>
        <source>Whether it can also be done in the turns of others.</source>
        <translation>Si también se puede hacer en el turno de otra gente.</translation>
    </message>
    <message>
        <source>What it does, one thing after the other.</source>
        <translation>Lo que hace, una cosa tras otra.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>What is asked, such as “Parry the blow?”.</source>
        <translation>Lo que se pregunta, como «¿Parar el golpe?».</translation>
    </message>
    <message>
        <source>Words for no</source>
        <translation>Palabras para el no</translation>
    </message>
    <message>
        <source>What the answer is called that does nothing, such as “Take it”.</source>
        <translation>Cómo se llama la respuesta que no hace nada, como «Recibirlo».</translation>
    </message>
    <message>
        <source>What it is a reaction to.</source>
        <translation>Ante qué es una reacción.</translation>
    </message>
    <message>
        <source>Who may react</source>
        <translation>Quién puede reaccionar</translation>
    </message>
    <message>
        <source>Who is asked.</source>
        <translation>A quién se pregunta.</translation>
    </message>
    <message>
        <source>What has to be so; otherwise nothing happens.</source>
        <translation>Lo que debe cumplirse; si no, no pasa nada.</translation>
    </message>
    <message>
        <source>Possible again</source>
        <translation>Vuelve a poderse</translation>
    </message>
    <message>
        <source>It is possible once; this says from when on it is possible again.</source>
        <translation>Se puede una vez; esto dice desde cuándo se puede otra vez.</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Qué trae</translation>
    </message>
    <message>
        <source>What happens to everybody who rests.</source>
        <translation>Lo que le pasa a quien descansa.</translation>
    </message>
    <message>
        <source>Kept under</source>
        <translation>Se guarda en</translation>
    </message>
    <message>
        <source>The short name of the purse of the party into which it goes.</source>
        <translation>El nombre corto de la bolsa del grupo a la que va.</translation>
    </message>
    <message>
        <source>For each foe</source>
        <translation>Por cada enemigo</translation>
    </message>
    <message>
        <source>How much a beaten foe brings.</source>
        <translation>Cuánto da cada enemigo vencido.</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Quién lo recibe</translation>
    </message>
    <message>
        <source>Whether it is divided among the party.</source>
        <translation>Si se reparte entre el grupo.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>The number at which each step begins, from the smallest to the largest.</source>
        <translation>El número en el que empieza cada tramo, de menor a mayor.</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>The number that each step gives, in the same order.</source>
        <translation>El número que da cada tramo, en el mismo orden.</translation>
    </message>
    <message>
        <source>Protects itself by</source>
        <translation>Se protege con</translation>
    </message>
    <message>
        <source>The action that a foe takes to protect itself.</source>
        <translation>La acción con la que se protege un enemigo.</translation>
    </message>
    <message>
        <source>Gets away by</source>
        <translation>Se escapa con</translation>
    </message>
    <message>
        <source>The action that a foe takes to get away.</source>
        <translation>La acción con la que se escapa un enemigo.</translation>
    </message>
    <message>
        <source>Costs the target</source>
        <translation>Le cuesta al objetivo</translation>
    </message>
    <message>
        <source>Which share of a turn a condition or action takes from its target: 1 is a whole turn.</source>
        <translation>Qué parte de un turno le quita un estado o una acción a su objetivo: 1 es un turno entero.</translation>
    </message>
    <message>
        <source>As soon as possible</source>
        <translation>En cuanto se pueda</translation>
    </message>
    <message>
        <source>What a foe always does if it can.</source>
        <translation>Lo que un enemigo hace siempre que puede.</translation>
    </message>
    <message>
        <source>Reacts with</source>
        <translation>Reacciona con</translation>
    </message>
    <message>
        <source>What a foe answers when it may react.</source>
        <translation>Lo que responde un enemigo cuando puede reaccionar.</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>The list on the sheet to which attacks are added.</source>
        <translation>La lista de la ficha a la que se añaden los ataques.</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>The column of that list in which the dice of the damage stand.</source>
        <translation>La columna de esa lista en la que están los dados de daño.</translation>
    </message>
    <message>
        <source>Nameless attack</source>
        <translation>Ataque sin nombre</translation>
    </message>
    <message>
        <source>What an attack without a name is called.</source>
        <translation>Cómo se llama un ataque que no tiene nombre.</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Cuánto</translation>
    </message>
    <message>
        <source>How many points are lost: a number or dice.</source>
        <translation>Cuántos puntos se pierden: un número o dados.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Whom it befalls. If you say nothing, it is the target, or whoever acts if there is no target.</source>
        <translation>A quién le pasa. Si no dices nada, al objetivo, o a quien actúa si no hay objetivo.</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>De qué</translation>
    </message>
    <message>
        <source>What is lost. If you say nothing, it is hit points.</source>
        <translation>Lo que se pierde. Si no dices nada, puntos de golpe.</translation>
    </message>
    <message>
        <source>Kind of damage</source>
        <translation>Tipo de daño</translation>
    </message>
    <message>
        <source>For armour, resistance and weakness, such as fire.</source>
        <translation>Para la armadura, la resistencia y la debilidad: fuego, por ejemplo.</translation>
    </message>
    <message>
        <source>How many points come back: a number or dice.</source>
        <translation>Cuántos puntos vuelven: un número o dados.</translation>
    </message>
    <message>
        <source>What comes back. If you say nothing, it is hit points.</source>
        <translation>Lo que vuelve. Si no dices nada, puntos de golpe.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Which condition begins.</source>
        <translation>Qué estado empieza.</translation>
    </message>
    <message>
        <source>How long it lasts. If you say nothing, as long as the condition says.</source>
        <translation>Cuánto dura. Si no dices nada, lo que dice el estado.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>How many levels are added; with a minus sign they are taken off.</source>
        <translation>Cuántos niveles se suman; con un signo menos, se restan.</translation>
    </message>
    <message>
        <source>Numbers that the condition keeps, such as how hard it is to shake off.</source>
        <translation>Números que guarda el estado, como lo difícil que es librarse de él.</translation>
    </message>
    <message>
        <source>Which condition ends.</source>
        <translation>Qué estado termina.</translation>
    </message>
    <message>
        <source>What is spent.</source>
        <translation>Lo que se gasta.</translation>
    </message>
    <message>
        <source>How much of it is spent: usually 1.</source>
        <translation>Cuánto se gasta: normalmente 1.</translation>
    </message>
    <message>
        <source>Whom it befalls. If you say nothing, it is whoever acts.</source>
        <translation>A quién le pasa. Si no dices nada, a quien actúa.</translation>
    </message>
    <message>
        <source>What is gained.</source>
        <translation>Lo que se gana.</translation>
    </message>
    <message>
        <source>How much of it is gained: usually 1.</source>
        <translation>Cuánto se gana: normalmente 1.</translation>
    </message>
    <message>
        <source>What is set.</source>
        <translation>Lo que se fija.</translation>
    </message>
    <message>
        <source>How much there is of it afterwards.</source>
        <translation>Cuánto hay después.</translation>
    </message>
    <message>
        <source>A short name by which what follows can use the result.</source>
        <translation>Un nombre corto con el que lo que sigue puede usar el resultado.</translation>
    </message>
    <message>
        <source>How the number is worked out.</source>
        <translation>Cómo se calcula el número.</translation>
    </message>
    <message>
        <source>Who makes the test. If you say nothing, as the test says.</source>
        <translation>Quién hace la prueba. Si no dices nada, quien diga la prueba.</translation>
    </message>
    <message>
        <source>What the total is compared with. If you say nothing, as the test says.</source>
        <translation>Con qué se compara el total. Si no dices nada, con lo que diga la prueba.</translation>
    </message>
    <message>
        <source>On a critical success</source>
        <translation>Con un éxito crítico</translation>
    </message>
    <message>
        <source>If you say nothing, the same happens as on a success.</source>
        <translation>Si no dices nada, pasa lo mismo que con un éxito.</translation>
    </message>
    <message>
        <source>On a success</source>
        <translation>Con un éxito</translation>
    </message>
    <message>
        <source>What happens if the test succeeds.</source>
        <translation>Lo que pasa si la prueba sale bien.</translation>
    </message>
    <message>
        <source>On a success at a price</source>
        <translation>Con un éxito con coste</translation>
    </message>
    <message>
        <source>On a failure</source>
        <translation>Con un fallo</translation>
    </message>
    <message>
        <source>What happens if the test fails.</source>
        <translation>Lo que pasa si la prueba sale mal.</translation>
    </message>
    <message>
        <source>On a fumble</source>
        <translation>Con una pifia</translation>
    </message>
    <message>
        <source>If you say nothing, the same happens as on a failure.</source>
        <translation>Si no dices nada, pasa lo mismo que con un fallo.</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <source>What has to be so.</source>
        <translation>Lo que debe cumplirse.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Entonces</translation>
    </message>
    <message>
        <source>What happens if it is so.</source>
        <translation>Lo que pasa si se cumple.</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Si no</translation>
    </message>
    <message>
        <source>What happens if it is not so.</source>
        <translation>Lo que pasa si no se cumple.</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para quién</translation>
    </message>
    <message>
        <source>To whom it happens, one after the other.</source>
        <translation>A quién le pasa, uno tras otro.</translation>
    </message>
    <message>
        <source>What has to be so of somebody for it to happen.</source>
        <translation>Lo que debe cumplir alguien para que le pase.</translation>
    </message>
    <message>
        <source>What happens to each of them.</source>
        <translation>Lo que le pasa a cada cual.</translation>
    </message>
    <message>
        <source>The name by which the fight knows this question.</source>
        <translation>El nombre con el que el combate conoce esta pregunta.</translation>
    </message>
    <message>
        <source>What is asked.</source>
        <translation>Lo que se pregunta.</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>A quién se pregunta</translation>
    </message>
    <message>
        <source>If you say nothing, it is the target, or whoever acts if there is no target.</source>
        <translation>Si no dices nada, al objetivo, o a quien actúa si no hay objetivo.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>The answers to choose among, and what happens then.</source>
        <translation>Las respuestas entre las que se elige, y lo que pasa entonces.</translation>
    </message>
    <message>
        <source>Harder by</source>
        <translation>Más difícil por</translation>
    </message>
    <message>
        <source>How much is added to the number that the attack has to reach.</source>
        <translation>Cuánto se suma al número que el ataque debe alcanzar.</translation>
    </message>
    <message>
        <source>How many points are lost instead.</source>
        <translation>Cuántos puntos se pierden en su lugar.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What the roll counts as.</source>
        <translation>Como qué cuenta la tirada.</translation>
    </message>
    <message>
        <source>How somebody is afterwards.</source>
        <translation>Cómo queda alguien después.</translation>
    </message>
    <message>
        <source>What becomes of the next turn.</source>
        <translation>Qué pasa con el próximo turno.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Which action is done.</source>
        <translation>Qué acción se hace.</translation>
    </message>
    <message>
        <source>Who does it. If you say nothing, it is whoever acts.</source>
        <translation>Quién la hace. Si no dices nada, quien actúa.</translation>
    </message>
    <message>
        <source>The row of the list with which it is done, such as a weapon.</source>
        <translation>La fila de la lista con la que se hace, como un arma.</translation>
    </message>
    <message>
        <source>Which moment comes.</source>
        <translation>Qué momento llega.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>The column in which stands what happens.</source>
        <translation>La columna en la que está lo que pasa.</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Which way somebody moves.</source>
        <translation>Hacia dónde se mueve alguien.</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Hasta dónde</translation>
    </message>
    <message>
        <source>How far somebody moves.</source>
        <translation>Cuánto se mueve alguien.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Recordatorio</translation>
    </message>
    <message>
        <source>What the log says. Who acts and other names are put in by the button beside the line.</source>
        <translation>Lo que dice el registro. Quién actúa y otros nombres se ponen con el botón junto a la línea.</translation>
    </message>
    <message>
        <source>What the table reads. Names are put in by the button beside the line.</source>
        <translation>Lo que lee la mesa. Los nombres se ponen con el botón junto a la línea.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>Nothing of what follows happens any more.</source>
        <translation>Ya no pasa nada de lo que sigue.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Palabra para elegir</translation>
    </message>
    <message>
        <source>Total from</source>
        <translation>Total desde</translation>
    </message>
    <message>
        <source>The dice show</source>
        <translation>Los dados muestran</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Share of a turn</source>
        <translation>Parte de un turno</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reacción</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>Lo que hay ahí</translation>
    </message>
    <message>
        <source>What is said</source>
        <translation>Lo que se dice</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>loses points</source>
        <translation>pierde puntos</translation>
    </message>
    <message>
        <source>Takes hit points or something else that runs out, after armour and resistance.</source>
        <translation>Quita puntos de golpe u otra cosa que se agota, después de la armadura y la resistencia.</translation>
    </message>
    <message>
        <source>gets points back</source>
        <translation>recupera puntos</translation>
    </message>
    <message>
        <source>Gives back hit points or something else that runs out.</source>
        <translation>Devuelve puntos de golpe u otra cosa que se agota.</translation>
    </message>
    <message>
        <source>gets a condition</source>
        <translation>recibe un estado</translation>
    </message>
    <message>
        <source>Puts a condition on somebody.</source>
        <translation>Le pone un estado a alguien.</translation>
    </message>
    <message>
        <source>loses a condition</source>
        <translation>se libra de un estado</translation>
    </message>
    <message>
        <source>Takes a condition off somebody.</source>
        <translation>Le quita un estado a alguien.</translation>
    </message>
    <message>
        <source>spends something</source>
        <translation>gasta algo</translation>
    </message>
    <message>
        <source>Takes some of what runs out, or a part of the turn.</source>
        <translation>Quita algo de lo que se agota, o una parte del turno.</translation>
    </message>
    <message>
        <source>gains something</source>
        <translation>gana algo</translation>
    </message>
    <message>
        <source>Gives some of what runs out, or a part of the turn.</source>
        <translation>Da algo de lo que se agota, o una parte del turno.</translation>
    </message>
    <message>
        <source>points are set to a number</source>
        <translation>los puntos se fijan en un número</translation>
    </message>
    <message>
        <source>Sets what runs out to a number, whatever it was.</source>
        <translation>Fija lo que se agota en un número, fuera el que fuera.</translation>
    </message>
    <message>
        <source>roll dice for later</source>
        <translation>tirar dados para después</translation>
    </message>
    <message>
        <source>Rolls dice once, so that several of the things that follow can use the same result.</source>
        <translation>Tira dados una vez, para que varias de las cosas que siguen usen el mismo resultado.</translation>
    </message>
    <message>
        <source>note a number for later</source>
        <translation>anotar un número para después</translation>
    </message>
    <message>
        <source>Works a number out once, so that what follows can use it.</source>
        <translation>Calcula un número una vez, para que lo que sigue lo use.</translation>
    </message>
    <message>
        <source>make a test</source>
        <translation>hacer una prueba</translation>
    </message>
    <message>
        <source>Rolls a test. What happens then depends on its result.</source>
        <translation>Tira una prueba. Lo que pasa después depende de su resultado.</translation>
    </message>
    <message>
        <source>if … then …</source>
        <translation>si … entonces …</translation>
    </message>
    <message>
        <source>Does one thing or another, whichever fits.</source>
        <translation>Hace una cosa u otra, según el caso.</translation>
    </message>
    <message>
        <source>for each of several</source>
        <translation>para cada cual de varios</translation>
    </message>
    <message>
        <source>Does something for everybody of a group, one after the other.</source>
        <translation>Hace algo con cada cual de un grupo, uno tras otro.</translation>
    </message>
    <message>
        <source>ask the table</source>
        <translation>preguntar a la mesa</translation>
    </message>
    <message>
        <source>Asks a question in the fight. What happens then depends on the answer.</source>
        <translation>Hace una pregunta en el combate. Lo que pasa después depende de la respuesta.</translation>
    </message>
    <message>
        <source>is harder to hit</source>
        <translation>es más difícil de acertar</translation>
    </message>
    <message>
        <source>Only in a reaction to the roll of an attack: adds to the number that it has to reach.</source>
        <translation>Solo en una reacción a la tirada de un ataque: suma al número que debe alcanzar.</translation>
    </message>
    <message>
        <source>the loss becomes</source>
        <translation>la pérdida pasa a ser</translation>
    </message>
    <message>
        <source>Only in a reaction to a loss of points: this many are lost instead.</source>
        <translation>Solo en una reacción a una pérdida de puntos: se pierde esto en su lugar.</translation>
    </message>
    <message>
        <source>the result becomes</source>
        <translation>el resultado pasa a ser</translation>
    </message>
    <message>
        <source>Only in a reaction to a roll: it counts as a success, for example.</source>
        <translation>Solo en una reacción a una tirada: cuenta como éxito, por ejemplo.</translation>
    </message>
    <message>
        <source>falls, dies, gets up or leaves</source>
        <translation>cae, muere, se levanta o se va</translation>
    </message>
    <message>
        <source>Fells or kills somebody, gets them up again or takes them out of the fight.</source>
        <translation>Derriba o mata a alguien, lo pone en pie o lo saca del combate.</translation>
    </message>
    <message>
        <source>loses or gets a turn</source>
        <translation>pierde o gana un turno</translation>
    </message>
    <message>
        <source>Changes who acts next.</source>
        <translation>Cambia quién actúa a continuación.</translation>
    </message>
    <message>
        <source>does an action at once</source>
        <translation>hace una acción enseguida</translation>
    </message>
    <message>
        <source>Does another action now, without waiting for a turn.</source>
        <translation>Hace otra acción ahora, sin esperar su turno.</translation>
    </message>
    <message>
        <source>a moment comes</source>
        <translation>llega un momento</translation>
    </message>
    <message>
        <source>Makes happen what conditions and reactions do at a moment.</source>
        <translation>Hace que pase lo que los estados y las reacciones hacen en un momento.</translation>
    </message>
    <message>
        <source>what the chosen row does</source>
        <translation>lo que hace la fila elegida</translation>
    </message>
    <message>
        <source>Does what stands in a column of the chosen row, such as the effects of a spell.</source>
        <translation>Hace lo que pone en una columna de la fila elegida, como los efectos de un conjuro.</translation>
    </message>
    <message>
        <source>moves on the board</source>
        <translation>se mueve en el tablero</translation>
    </message>
    <message>
        <source>Moves somebody. Without a board the table is told what to do.</source>
        <translation>Mueve a alguien. Sin tablero, se le dice a la mesa qué hacer.</translation>
    </message>
    <message>
        <source>write into the log</source>
        <translation>escribir en el registro</translation>
    </message>
    <message>
        <source>Writes a line into the log.</source>
        <translation>Escribe una línea en el registro.</translation>
    </message>
    <message>
        <source>remind the table</source>
        <translation>recordar algo a la mesa</translation>
    </message>
    <message>
        <source>Tells the table what it has to do itself.</source>
        <translation>Dice a la mesa lo que debe hacer por su cuenta.</translation>
    </message>
    <message>
        <source>stop here</source>
        <translation>parar aquí</translation>
    </message>
    <message>
        <source>the fight begins</source>
        <translation>empieza el combate</translation>
    </message>
    <message>
        <source>the fight ends</source>
        <translation>termina el combate</translation>
    </message>
    <message>
        <source>a round begins</source>
        <translation>empieza un asalto</translation>
    </message>
    <message>
        <source>a round ends</source>
        <translation>termina un asalto</translation>
    </message>
    <message>
        <source>its turn begins</source>
        <translation>empieza su turno</translation>
    </message>
    <message>
        <source>its turn ends</source>
        <translation>termina su turno</translation>
    </message>
    <message>
        <source>it is about to act</source>
        <translation>va a actuar</translation>
    </message>
    <message>
        <source>somebody aims at it</source>
        <translation>alguien le apunta</translation>
    </message>
    <message>
        <source>an attack on it has been rolled</source>
        <translation>se ha tirado un ataque en su contra</translation>
    </message>
    <message>
        <source>an attack hits it</source>
        <translation>un ataque le acierta</translation>
    </message>
    <message>
        <source>its own attack hits</source>
        <translation>su propio ataque acierta</translation>
    </message>
    <message>
        <source>an attack misses it</source>
        <translation>un ataque no le acierta</translation>
    </message>
    <message>
        <source>its own attack misses</source>
        <translation>su propio ataque falla</translation>
    </message>
    <message>
        <source>it is about to lose points</source>
        <translation>va a perder puntos</translation>
    </message>
    <message>
        <source>it has lost points</source>
        <translation>ha perdido puntos</translation>
    </message>
    <message>
        <source>it has got points back</source>
        <translation>ha recuperado puntos</translation>
    </message>
    <message>
        <source>it has failed a test</source>
        <translation>ha fallado una prueba</translation>
    </message>
    <message>
        <source>it falls</source>
        <translation>cae</translation>
    </message>
    <message>
        <source>it gets up again</source>
        <translation>vuelve a levantarse</translation>
    </message>
    <message>
        <source>it dies</source>
        <translation>muere</translation>
    </message>
    <message>
        <source>the condition begins</source>
        <translation>empieza el estado</translation>
    </message>
    <message>
        <source>the condition has ended</source>
        <translation>ha terminado el estado</translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation>se acaba su plazo</translation>
    </message>
    <message>
        <source>it moves</source>
        <translation>se mueve</translation>
    </message>
    <message>
        <source>a foe leaves its reach</source>
        <translation>un enemigo sale de su alcance</translation>
    </message>
    <message>
        <source>a foe comes within its reach</source>
        <translation>un enemigo entra en su alcance</translation>
    </message>
    <message>
        <source>at the end of its turn</source>
        <translation>al final de su turno</translation>
    </message>
    <message>
        <source>at the beginning of its turn</source>
        <translation>al comienzo de su turno</translation>
    </message>
    <message>
        <source>at the end of the causer’s turn</source>
        <translation>al final del turno de quien lo causó</translation>
    </message>
    <message>
        <source>at the beginning of the causer’s turn</source>
        <translation>al comienzo del turno de quien lo causó</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>al final del asalto</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>with the present turn</source>
        <translation>con el turno actual</translation>
    </message>
    <message>
        <source>with the next turn</source>
        <translation>con el próximo turno</translation>
    </message>
    <message>
        <source>the new one counts</source>
        <translation>cuenta el nuevo</translation>
    </message>
    <message>
        <source>the longer one counts</source>
        <translation>cuenta el más largo</translation>
    </message>
    <message>
        <source>the old one counts</source>
        <translation>cuenta el de antes</translation>
    </message>
    <message>
        <source>the levels add up</source>
        <translation>los niveles se suman</translation>
    </message>
    <message>
        <source>both count</source>
        <translation>cuentan ambos</translation>
    </message>
    <message>
        <source>the total is high enough</source>
        <translation>el total llega</translation>
    </message>
    <message>
        <source>the total is low enough</source>
        <translation>el total no se pasa</translation>
    </message>
    <message>
        <source>it equals or beats the other side</source>
        <translation>iguala o supera a la otra parte</translation>
    </message>
    <message>
        <source>enough dice are high</source>
        <translation>hay bastantes dados altos</translation>
    </message>
    <message>
        <source>by steps of the total</source>
        <translation>por tramos del total</translation>
    </message>
    <message>
        <source>critical success</source>
        <translation>éxito crítico</translation>
    </message>
    <message>
        <source>success</source>
        <translation>éxito</translation>
    </message>
    <message>
        <source>success at a price</source>
        <translation>éxito con coste</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>fumble</source>
        <translation>pifia</translation>
    </message>
    <message>
        <source>whoever acts or has it</source>
        <translation>quien actúa o lo tiene</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>el objetivo</translation>
    </message>
    <message>
        <source>whoever caused it</source>
        <translation>quien lo causó</translation>
    </message>
    <message>
        <source>the other one of the two</source>
        <translation>la otra parte de las dos</translation>
    </message>
    <message>
        <source>the targets</source>
        <translation>los objetivos</translation>
    </message>
    <message>
        <source>its own side</source>
        <translation>su propio bando</translation>
    </message>
    <message>
        <source>its foes</source>
        <translation>sus enemigos</translation>
    </message>
    <message>
        <source>everybody else</source>
        <translation>los demás</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>anybody else</source>
        <translation>cualquiera menos quien actúa</translation>
    </message>
    <message>
        <source>foes</source>
        <translation>enemigos</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>only itself</source>
        <translation>solo quien actúa</translation>
    </message>
    <message>
        <source>whoever it happens to</source>
        <translation>a quien le pasa</translation>
    </message>
    <message>
        <source>the side of whoever it happens to</source>
        <translation>el bando de a quien le pasa</translation>
    </message>
    <message>
        <source>at the beginning of a round</source>
        <translation>al comienzo de un asalto</translation>
    </message>
    <message>
        <source>when a fight begins</source>
        <translation>cuando empieza un combate</translation>
    </message>
    <message>
        <source>with a rest</source>
        <translation>con un descanso</translation>
    </message>
    <message>
        <source>never: it is used up</source>
        <translation>nunca: se consume</translation>
    </message>
    <message>
        <source>on its feet</source>
        <translation>en pie</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>inconsciente</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>sin vida</translation>
    </message>
    <message>
        <source>out of the fight</source>
        <translation>fuera del combate</translation>
    </message>
    <message>
        <source>loses its next turn</source>
        <translation>pierde su próximo turno</translation>
    </message>
    <message>
        <source>has another turn after this one</source>
        <translation>tiene otro turno después de este</translation>
    </message>
    <message>
        <source>acts after whoever acts now</source>
        <translation>actúa después de quien actúa ahora</translation>
    </message>
    <message>
        <source>is pushed away</source>
        <translation>se aleja a la fuerza</translation>
    </message>
    <message>
        <source>is pulled closer</source>
        <translation>se acerca a la fuerza</translation>
    </message>
    <message>
        <source>goes to whoever acts</source>
        <translation>va hasta quien actúa</translation>
    </message>
    <message>
        <source>changes places with whoever acts</source>
        <translation>cambia de sitio con quien actúa</translation>
    </message>
    <message>
        <source>by initiative</source>
        <translation>por iniciativa</translation>
    </message>
    <message>
        <source>one side after the other</source>
        <translation>un bando tras otro</translation>
    </message>
    <message>
        <source>whoever has acted says who is next</source>
        <translation>quien ha actuado dice quién sigue</translation>
    </message>
    <message>
        <source>whoever wants to</source>
        <translation>quien quiera</translation>
    </message>
    <message>
        <source>once, when the fight begins</source>
        <translation>una vez, al empezar el combate</translation>
    </message>
    <message>
        <source>again in each round</source>
        <translation>de nuevo en cada asalto</translation>
    </message>
    <message>
        <source>everybody alone</source>
        <translation>cada cual por su cuenta</translation>
    </message>
    <message>
        <source>equal creatures together</source>
        <translation>criaturas iguales juntas</translation>
    </message>
    <message>
        <source>they roll again</source>
        <translation>vuelven a tirar</translation>
    </message>
    <message>
        <source>they act together</source>
        <translation>actúan a la vez</translation>
    </message>
    <message>
        <source>you decide</source>
        <translation>decides tú</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>while something changes it</source>
        <translation>mientras algo lo cambia</translation>
    </message>
    <message>
        <source>everybody gets all of it</source>
        <translation>cada cual lo recibe entero</translation>
    </message>
    <message>
        <source>it is divided</source>
        <translation>se reparte</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>cone from whoever acts</source>
        <translation>cono desde quien actúa</translation>
    </message>
    <message>
        <source>line from whoever acts</source>
        <translation>línea desde quien actúa</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>every action</source>
        <translation>todas las acciones</translation>
    </message>
    <message>
        <source>every reaction</source>
        <translation>todas las reacciones</translation>
    </message>
    <message>
        <source>the whole turn</source>
        <translation>todo el turno</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número entero</translation>
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
        <translation>sí o no</translation>
    </message>
    <message>
        <source>one of several choices</source>
        <translation>una palabra entre varias</translation>
    </message>
    <message>
        <source>any of several choices</source>
        <translation>varias palabras entre varias</translation>
    </message>
    <message>
        <source>list with columns: weapons, spells</source>
        <translation>lista con columnas: armas, conjuros</translation>
    </message>
    <message>
        <source>dice of several kinds of damage</source>
        <translation>dados de varios tipos de daño</translation>
    </message>
    <message>
        <source>what the row does</source>
        <translation>lo que hace la fila</translation>
    </message>
    <message>
        <source>no least: it can fall below 0</source>
        <translation>sin mínimo: puede bajar de 0</translation>
    </message>
    <message>
        <source>a use of the chosen row</source>
        <translation>un uso de la fila elegida</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>Ver como texto</translation>
    </message>
    <message>
        <source>Try a round</source>
        <translation>Probar un asalto</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Fights begin by these rules from now on</source>
        <translation>A partir de ahora los combates empiezan con estas reglas</translation>
    </message>
    <message>
        <source>In this fight only</source>
        <translation>Solo en este combate</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>A partir de ahora</translation>
    </message>
    <message>
        <source>This fight and all others go on by these rules</source>
        <translation>Este combate y todos los demás siguen con estas reglas</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Reglas sin nombre</translation>
    </message>
    <message>
        <source>Faults: {number}</source>
        <translation>Fallos: {number}</translation>
    </message>
    <message>
        <source>Go to the first fault. The last rules without faults stay in play.</source>
        <translation>Ir al primer fallo. Siguen en juego las últimas reglas sin fallos.</translation>
    </message>
    <message>
        <source>Kept as a draft</source>
        <translation>Guardado como borrador</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Sin fallos</translation>
    </message>
    <message>
        <source>Mend the faults first: until then fights go on by the last rules without any</source>
        <translation>Primero hay que corregir los fallos: hasta entonces se juega con las últimas reglas sin ninguno</translation>
    </message>
    <message>
        <source>new: {name}</source>
        <translation>nuevo: {name}</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>copy of {name}</source>
        <translation>copia de {name}</translation>
    </message>
    <message>
        <source>remove “{name}”</source>
        <translation>quitar «{name}»</translation>
    </message>
    <message>
        <source>Done: remove “{name}”. Ctrl+Z undoes it.</source>
        <translation>Hecho: quitar «{name}». Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>“{name}” is removed, and is missing in: {rows}. Ctrl+Z brings it back.</source>
        <translation>Se ha quitado «{name}», y falta en: {rows}. Ctrl+Z lo devuelve.</translation>
    </message>
    <message>
        <source>move “{name}”</source>
        <translation>mover «{name}»</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>rules “{title}”</source>
        <translation>reglas «{title}»</translation>
    </message>
    <message>
        <source>{title} {version} is ready: fights begin by it from now on.</source>
        <translation>{title} {version} está listo: a partir de ahora los combates empiezan con él.</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versión {version}</translation>
    </message>
    <message>
        <source>“{title}” by {author} is here already. Shall these become rules of their own beside it?</source>
        <translation>«{title}», de {author}, ya está aquí. ¿Que estas sean reglas aparte, a su lado?</translation>
    </message>
    <message>
        <source>rules of their own</source>
        <translation>reglas aparte</translation>
    </message>
    <message>
        <source>What stands on sheets has no place in these rules any more, and goes: {fields}</source>
        <translation>Lo que hay en las hojas ya no tiene sitio en estas reglas y se pierde: {fields}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>RulesTextView</name>
    <message>
        <source>Find in the text</source>
        <translation>Buscar en el texto</translation>
    </message>
    <message>
        <source>The one before (Shift+Enter)</source>
        <translation>Lo anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>The next one (Enter)</source>
        <translation>Lo siguiente (Intro)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Tab indents. {keys} leaves the text.</source>
        <translation>Tab sangra. {keys} deja el texto.</translation>
    </message>
    <message>
        <source>It does not stand there.</source>
        <translation>No está ahí.</translation>
    </message>
</context>
<context>
    <name>RulingMenu</name>
    <message>
        <source>Add a status… (S)</source>
        <translation>Poner un estado… (S)</translation>
    </message>
    <message>
        <source>Remove a status… (Del)</source>
        <translation>Quitar un estado… (Supr)</translation>
    </message>
    <message>
        <source>Set a timer…</source>
        <translation>Fijar un plazo…</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>Cambiar de bando</translation>
    </message>
    <message>
        <source>Gets away</source>
        <translation>Escapa</translation>
    </message>
    <message>
        <source>Is thrown out</source>
        <translation>Sale por expulsión</translation>
    </message>
    <message>
        <source>Leaves the fight</source>
        <translation>Deja el combate</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Seleccionar juntos</translation>
    </message>
    <message>
        <source>Set points ({pools})…</source>
        <translation>Fijar puntos ({pools})…</translation>
    </message>
    <message>
        <source>edit weapon spell item ability</source>
        <translation>editar arma conjuro objeto habilidad</translation>
    </message>
    <message>
        <source>Change the sheet… (Shift+F2)</source>
        <translation>Cambiar la ficha… (Mayús+F2)</translation>
    </message>
    <message>
        <source>Rename… (F2)</source>
        <translation>Dar otro nombre… (F2)</translation>
    </message>
    <message>
        <source>rename call</source>
        <translation>renombrar llamar</translation>
    </message>
    <message>
        <source>reveal appear unhide</source>
        <translation>revelar aparecer descubrir</translation>
    </message>
    <message>
        <source>conceal invisible secret</source>
        <translation>esconder invisible secreto</translation>
    </message>
    <message>
        <source>flees escapes runs</source>
        <translation>huir huye escapar retirada</translation>
    </message>
    <message>
        <source>remove take out</source>
        <translation>quitar sacar eliminar</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Uno más</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Uno menos</translation>
    </message>
    <message>
        <source>Until lifted</source>
        <translation>Hasta que se retire</translation>
    </message>
    <message>
        <source>Move in the order</source>
        <translation>Mover en el orden</translation>
    </message>
    <message>
        <source>Before {name}</source>
        <translation>Antes de {name}</translation>
    </message>
    <message>
        <source>After {name}</source>
        <translation>Después de {name}</translation>
    </message>
    <message>
        <source>Remove from {name}</source>
        <translation>Quitar a {name}</translation>
    </message>
    <message>
        <source>Timer on {name}: the status, then the number (0 ends it)</source>
        <translation>Plazo en {name}: el estado y el número (0 lo termina)</translation>
    </message>
    <message>
        <source>What is the new name of {name}?</source>
        <translation>¿Cómo se llama ahora {name}?</translation>
    </message>
    <message>
        <source>What is left of a countdown: its name, then the number</source>
        <translation>Lo que queda de una cuenta atrás: su nombre y el número</translation>
    </message>
    <message>
        <source>who sees {name}</source>
        <translation>quién ve {name}</translation>
    </message>
    <message>
        <source>Show to the players</source>
        <translation>Mostrar a los jugadores</translation>
    </message>
    <message>
        <source>Hide from the players</source>
        <translation>Ocultar a los jugadores</translation>
    </message>
    <message>
        <source>Select several at once: a side, whoever of it has half or less left, a group</source>
        <translation>Elegir a varios a la vez: un bando, quienes de él estén a la mitad o menos, un grupo</translation>
    </message>
    <message>
        <source>Status on {name}, and how long it lasts: {status} 3, or {status} - until it is taken off</source>
        <translation>Estado para {name}, y cuánto dura: {status} 3, o {status} - hasta que se quite</translation>
    </message>
    <message>
        <source>Status on {name}, and how long it lasts: {status} 3, or {status} - until it is taken off. One with a value has that first: {valued} −2 3</source>
        <translation>Estado para {name}, y cuánto dura: {status} 3, o {status} - hasta que se quite. Si lleva un valor, va antes: {valued} −2 3</translation>
    </message>
    <message>
        <source>Points of {name}: of what, then how many it has from now on</source>
        <translation>Puntos de {name}: cuáles, y cuántos serán desde ahora</translation>
    </message>
    <message>
        <source>Set a value of {name}: its name, then a number</source>
        <translation>Fijar un valor de {name}: su nombre y, detrás, el número</translation>
    </message>
    <message>
        <source>{now}; Enter: {then}</source>
        <translation>{now}; Intro: {then}</translation>
    </message>
    <message>
        <source>now {now}</source>
        <translation>ahora {now}</translation>
    </message>
    <message>
        <source>{what} of {name}: which?</source>
        <translation>{what} de {name}: ¿cuál?</translation>
    </message>
    <message>
        <source>Set a value…</source>
        <translation>Fijar un valor…</translation>
    </message>
    <message>
        <source>Call for a check… (?)</source>
        <translation>Pedir un chequeo… (?)</translation>
    </message>
    <message>
        <source>Its last lines in the log</source>
        <translation>Sus últimas líneas en el registro</translation>
    </message>
</context>
<context>
    <name>SavedBoardsController</name>
    <message>
        <source>Boards of the library</source>
        <translation>Tableros de la biblioteca</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Guardar en la biblioteca</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Borrar de la biblioteca</translation>
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
        <translation>Tomar un tablero de la biblioteca…</translation>
    </message>
    <message>
        <source>Use a board</source>
        <translation>Tomar un tablero</translation>
    </message>
    <message>
        <source>Save a board</source>
        <translation>Guardar un tablero</translation>
    </message>
    <message>
        <source>The board is saved in the library as “{name}”.</source>
        <translation>El tablero queda en la biblioteca como «{name}».</translation>
    </message>
    <message>
        <source>Choose a board of the library first.</source>
        <translation>Elige primero un tablero de la biblioteca.</translation>
    </message>
    <message>
        <source>Delete a board</source>
        <translation>Borrar un tablero</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}.</source>
        <translation>No se ha podido escribir {name}: {reason}.</translation>
    </message>
    <message>
        <source>{name} was written.</source>
        <translation>Se ha escrito {name}.</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}.</source>
        <translation>No se ha podido leer {name}: {reason}.</translation>
    </message>
    <message>
        <source>Import a board</source>
        <translation>Importar un tablero</translation>
    </message>
    <message>
        <source>{name} was read and saved in the library.</source>
        <translation>Se ha leído {name}; queda en la biblioteca.</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportar el tablero</translation>
    </message>
</context>
<context>
    <name>SavedLabel</name>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>saved · Encounter “{name}”</source>
        <translation>guardado · Encuentro «{name}»</translation>
    </message>
    <message>
        <source>not saved · Encounter “{name}”</source>
        <translation>sin guardar · Encuentro «{name}»</translation>
    </message>
</context>
<context>
    <name>SavedSearchController</name>
    <message>
        <source>There is no search yet: type, or choose a folder or a tag.</source>
        <translation>Aún no se busca nada: escribe, o elige una carpeta o una etiqueta.</translation>
    </message>
    <message>
        <source>Save this search as</source>
        <translation>Guardar esta búsqueda como</translation>
    </message>
    <message>
        <source>“{name}” already exists. Enter once more replaces it.</source>
        <translation>«{name}» ya existe. Intro otra vez pone esta en su lugar.</translation>
    </message>
    <message>
        <source>Save the search {name}</source>
        <translation>Guardar la búsqueda {name}</translation>
    </message>
    <message>
        <source>Name of the search</source>
        <translation>Nombre de la búsqueda</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>«{name}» ya existe.</translation>
    </message>
    <message>
        <source>Rename the search {name}</source>
        <translation>Renombrar la búsqueda {name}</translation>
    </message>
    <message>
        <source>Delete the search {name}</source>
        <translation>Borrar la búsqueda {name}</translation>
    </message>
</context>
<context>
    <name>ScratchLog</name>
    <message>
        <source>changed: {line}</source>
        <translation>distinto: {line}</translation>
    </message>
</context>
<context>
    <name>ScratchLogView</name>
    <message>
        <source>Log of the fight that is tried out</source>
        <translation>Registro del combate de prueba</translation>
    </message>
</context>
<context>
    <name>ScratchOddsPanel</name>
    <message>
        <source>Wins: {sides}</source>
        <translation>Gana: {sides}</translation>
    </message>
    <message>
        <source>{now}, was {before}</source>
        <translation>{now}, antes {before}</translation>
    </message>
    <message>
        <source>Rounds: {rounds}</source>
        <translation>Asaltos: {rounds}</translation>
    </message>
    <message>
        <source>No more fights can be played by these rules.</source>
        <translation>Con estas reglas no se pueden jugar más combates.</translation>
    </message>
    <message>
        <source>{played} of {number} fights are played</source>
        <translation>{played} de {number} combates jugados</translation>
    </message>
    <message>
        <source>Of {number} fights with these creatures</source>
        <translation>De {number} combates con estas criaturas</translation>
    </message>
    <message>
        <source>Of {number} fights in which each acts by itself</source>
        <translation>De {number} combates en los que cada cual actúa por su cuenta</translation>
    </message>
    <message>
        <source>None of {number} fights came to an end.</source>
        <translation>Ninguno de {number} combates llegó a un final.</translation>
    </message>
    <message>
        <source>It takes long by these rules; {number} fights are played.</source>
        <translation>Con estas reglas tarda mucho; se han jugado {number} combates.</translation>
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
        <translation>Combatientes del combate de prueba</translation>
    </message>
</context>
<context>
    <name>ScratchTeller</name>
    <message>
        <source>{name}: “{deed}” was chosen for a turn that did not come.</source>
        <translation>{name}: elegiste «{deed}» para un turno que no llegó.</translation>
    </message>
    <message>
        <source>{deed} (chosen)</source>
        <translation>{deed} (por elección tuya)</translation>
    </message>
    <message>
        <source>{name}: “{deed}” was chosen, and nothing came of it.</source>
        <translation>{name}: elegiste «{deed}» y no cambió nada.</translation>
    </message>
    <message>
        <source>{name}: “{deed}” was chosen, but is not possible here. {why}</source>
        <translation>{name}: elegiste «{deed}», pero aquí no es posible. {why}</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Clear</source>
        <translation>Limpiar</translation>
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
        <translation>varios valores</translation>
    </message>
    <message>
        <source>no common tags</source>
        <translation>sin etiquetas comunes</translation>
    </message>
    <message>
        <source>Editing {number} creatures</source>
        <translation>Editando {number} criaturas</translation>
    </message>
    <message>
        <source>{names} and {number} more: {sentence}</source>
        <translation>{names} y {number} más: {sentence}</translation>
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
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
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
        <translation>Lo que cambies se escribe en las {number}; lo demás queda como lo tiene cada una.</translation>
    </message>
    <message>
        <source>Will be written to all {number}: {fields}.</source>
        <translation>Se escribirá en las {number}: {fields}.</translation>
    </message>
</context>
<context>
    <name>ShareRules</name>
    <message>
        <source>Export “{title}”</source>
        <translation>Exportar «{title}»</translation>
    </message>
    <message>
        <source>What may others do with it?</source>
        <translation>¿Qué puede hacer otra gente con ello?</translation>
    </message>
    <message>
        <source>The licence in your own words</source>
        <translation>La licencia con tus propias palabras</translation>
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
        <translation>¿De quién es?</translation>
    </message>
    <message>
        <source>I do not say</source>
        <translation>No lo digo</translation>
    </message>
    <message>
        <source>Whatever they like (CC0)</source>
        <translation>Lo que quiera (CC0)</translation>
    </message>
    <message>
        <source>Whatever they like, if they name me (CC BY 4.0)</source>
        <translation>Lo que quiera, si me nombra (CC BY 4.0)</translation>
    </message>
    <message>
        <source>The same, and what they make of it too (CC BY-SA 4.0)</source>
        <translation>Lo mismo, y también con lo que haga de ello (CC BY-SA 4.0)</translation>
    </message>
    <message>
        <source>They ask me first</source>
        <translation>Que me pregunte antes</translation>
    </message>
    <message>
        <source>In my own words…</source>
        <translation>Con mis propias palabras…</translation>
    </message>
    <message>
        <source>With the creatures of the library ({number})</source>
        <translation>Con las criaturas de la biblioteca ({number})</translation>
    </message>
    <message>
        <source>Ask me before you pass it on.</source>
        <translation>Pregúntame antes de compartirlo.</translation>
    </message>
    <message>
        <source>It has faults, and nobody could play it. The first one: {fault}</source>
        <translation>Tiene faltas, y nadie podría jugarlo. La primera: {fault}</translation>
    </message>
    <message>
        <source>By these rules something else comes of: {tests}. Export it all the same if it is to be so.</source>
        <translation>Con estas reglas sale otra cosa de: {tests}. Expórtalo igualmente si ha de ser así.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Rule systems</source>
        <translation>Sistemas de reglas</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>No se pudo escribir {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} was written.</source>
        <translation>Se escribió {file}.</translation>
    </message>
</context>
<context>
    <name>SheetBlock</name>
    <message>
        <source>Weapons, abilities and what else is on the sheet</source>
        <translation>Armas, capacidades y lo demás que trae la ficha</translation>
    </message>
    <message>
        <source>On the sheet: {value}</source>
        <translation>En la ficha: {value}</translation>
    </message>
    <message>
        <source>Always at hand</source>
        <translation>Siempre a mano</translation>
    </message>
    <message>
        <source>Pinned: {name} stays here, whoever acts.</source>
        <translation>Ficha fija: {name} se queda aquí, actúe quien actúe.</translation>
    </message>
    <message>
        <source>Chances against {name}</source>
        <translation>Probabilidades contra {name}</translation>
    </message>
    <message>
        <source>Pin (*)</source>
        <translation>Fijar (*)</translation>
    </message>
    <message>
        <source>Large (Ctrl+Shift+L)</source>
        <translation>Grande (Ctrl+Mayús+L)</translation>
    </message>
    <message>
        <source>Unpin (*)</source>
        <translation>Soltar (*)</translation>
    </message>
    <message>
        <source>Out of turn:</source>
        <translation>Fuera de turno:</translation>
    </message>
</context>
<context>
    <name>SheetCard</name>
    <message>
        <source>This is not saved yet: Ctrl+S saves it, Esc once more discards it.</source>
        <translation>Nada de esto se ha guardado aún: Ctrl+S lo guarda, otro Esc lo olvida.</translation>
    </message>
</context>
<context>
    <name>SheetEditController</name>
    <message>
        <source>For {name} in the party too</source>
        <translation>También para {name} en el grupo</translation>
    </message>
    <message>
        <source>For {name} in the bestiary too</source>
        <translation>También para {name} en el bestiario</translation>
    </message>
    <message>
        <source>Change the sheet of {name}</source>
        <translation>Cambiar la ficha de {name}</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Has no effect with the other fields here</source>
        <translation>Sin efecto junto a los demás campos de aquí</translation>
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
        <translation>Imagen de {name}</translation>
    </message>
    <message>
        <source>Emblem of {name}</source>
        <translation>Emblema de {name}</translation>
    </message>
    <message>
        <source>Leave the form of {name}</source>
        <translation>Dejar el formulario de {name}</translation>
    </message>
    <message>
        <source>Not saved: {name}. Undo brings the form back as it was.</source>
        <translation>Sin guardar: {name}. Deshacer devuelve el formulario tal como estaba.</translation>
    </message>
    <message>
        <source>Pinned: sheet of {name} (Ctrl+Shift+L)</source>
        <translation>Fija: ficha de {name} (Ctrl+Mayús+L)</translation>
    </message>
    <message>
        <source>Back to the actions (Ctrl+Shift+L)</source>
        <translation>Acciones (Ctrl+Mayús+L)</translation>
    </message>
    <message>
        <source>Sheet of {name} (Ctrl+Shift+L)</source>
        <translation>Ficha de {name} (Ctrl+Mayús+L)</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>On another side, which gets a name</source>
        <translation>En otro bando, al que se pondrá nombre</translation>
    </message>
    <message>
        <source>Another side…</source>
        <translation>Otro bando…</translation>
    </message>
    <message>
        <source>1 to {most} letters, please.</source>
        <translation>De 1 a {most} letras, por favor.</translation>
    </message>
    <message>
        <source>What is the other side called?</source>
        <translation>¿Cómo se llama el otro bando?</translation>
    </message>
    <message>
        <source>Guards of the gate</source>
        <translation>Guardias de la puerta</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Nothing here plays sounds: install one of {programs}.</source>
        <translation>Aquí nada reproduce sonidos: instala uno de estos: {programs}.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Los sonidos están apagados.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Los sonidos están encendidos.</translation>
    </message>
</context>
<context>
    <name>SpinBoxLimits</name>
    <message>
        <source>{typed} is too small: {least} is used.</source>
        <translation>Aquí vale como mínimo {least}, no {typed}.</translation>
    </message>
    <message>
        <source>{typed} is too large: {most} is used.</source>
        <translation>Aquí cuenta {most} como máximo, no {typed}.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>The sheet in short</source>
        <translation>La ficha en breve</translation>
    </message>
    <message>
        <source>On the sheet: {value}</source>
        <translation>En la ficha: {value}</translation>
    </message>
</context>
<context>
    <name>StageMessage</name>
    <message>
        <source>Do it anyway</source>
        <translation>Que así sea</translation>
    </message>
</context>
<context>
    <name>StagePresenter</name>
    <message>
        <source>The fight is prepared. Begin when the table is ready.</source>
        <translation>El combate está preparado. Empieza cuando la mesa esté lista.</translation>
    </message>
    <message>
        <source>The rules name {side} as the winner.</source>
        <translation>Según las reglas, vence {side}.</translation>
    </message>
    <message>
        <source>Only one side still stands.</source>
        <translation>Solo queda un bando en pie.</translation>
    </message>
    <message>
        <source>Nobody’s turn: choose in the order who declares, rule, or press Space to go on.</source>
        <translation>No es el turno de nadie: elige en el orden quién declara, decide o pulsa Espacio para seguir.</translation>
    </message>
    <message>
        <source>Nobody’s turn: rule, or press Space to go on.</source>
        <translation>No es el turno de nadie: decide o pulsa Espacio para seguir.</translation>
    </message>
    <message>
        <source>fights for: {side}</source>
        <translation>combate por: {side}</translation>
    </message>
</context>
<context>
    <name>StartFrom</name>
    <message>
        <source>Make rules of your own</source>
        <translation>Hacer reglas propias</translation>
    </message>
    <message>
        <source>What do you want to begin with?</source>
        <translation>¿Con qué quieres empezar?</translation>
    </message>
    <message>
        <source>For which game?</source>
        <translation>¿Para qué juego?</translation>
    </message>
    <message>
        <source>What is rolled?</source>
        <translation>¿Qué se tira?</translation>
    </message>
    <message>
        <source>What happens at 0 hit points?</source>
        <translation>¿Qué pasa a 0 puntos de golpe?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>¿Cómo se llama?</translation>
    </message>
    <message>
        <source>What you play, with other numbers, other conditions, other words.</source>
        <translation>Lo que juegas, con otros números, otros estados, otras palabras.</translation>
    </message>
    <message>
        <source>Everything else is yours to say: what stands on a sheet, what one does, what it brings.</source>
        <translation>Todo lo demás lo dices tú: qué hay en una hoja, qué se hace, qué trae.</translation>
    </message>
    <message>
        <source>House rules for what I play</source>
        <translation>Reglas de la casa para lo que juego</translation>
    </message>
    <message>
        <source>A draft: go on with it as it is.</source>
        <translation>Un borrador: seguir con él tal como está.</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Reglas sin nombre</translation>
    </message>
    <message>
        <source>Empty: only hit points</source>
        <translation>Vacío: solo puntos de golpe</translation>
    </message>
    <message>
        <source>A d20 against a number</source>
        <translation>Un d20 contra un número</translation>
    </message>
    <message>
        <source>2d6: with 10 it succeeds, with 7 at a price</source>
        <translation>2d6: con 10 se logra, con 7 a un precio</translation>
    </message>
    <message>
        <source>d100, not above a skill</source>
        <translation>d100, sin pasar de una habilidad</translation>
    </message>
    <message>
        <source>A pool of d6: each 5 or 6 counts</source>
        <translation>Una reserva de d6: cada 5 o 6 cuenta</translation>
    </message>
    <message>
        <source>Nothing: the table says what happens</source>
        <translation>Nada: la mesa dice qué pasa</translation>
    </message>
    <message>
        <source>It falls unconscious</source>
        <translation>Queda inconsciente</translation>
    </message>
    <message>
        <source>It dies</source>
        <translation>Muere</translation>
    </message>
    <message>
        <source>It is out of the fight</source>
        <translation>Queda fuera del combate</translation>
    </message>
    <message>
        <source>{game}, our way</source>
        <translation>{game}, a nuestra manera</translation>
    </message>
    <message>
        <source>The rules of our table</source>
        <translation>Las reglas de nuestra mesa</translation>
    </message>
    <message>
        <source>My own game</source>
        <translation>Mi propio juego</translation>
    </message>
    <message>
        <source>Give it a name: it is found by that.</source>
        <translation>Ponle un nombre: por él se encuentra.</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>Checking {name}</source>
        <translation>Revisando {name}</translation>
    </message>
    <message>
        <source>Reading sheets for the search</source>
        <translation>Leyendo las fichas para la búsqueda</translation>
    </message>
</context>
<context>
    <name>StatBlock</name>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>The rule system {system} is not installed; the sheet is kept and cannot be changed.</source>
        <translation>El sistema de reglas {system} no está instalado; la ficha se conserva y no se puede cambiar.</translation>
    </message>
    <message>
        <source>This sheet no longer fits its rule system; edit it to fix it.</source>
        <translation>Esta ficha ya no encaja con su sistema de reglas; edítala para arreglarla.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation>juega {player}</translation>
    </message>
    <message>
        <source>{template} · from {name}</source>
        <translation>{template} · de {name}</translation>
    </message>
    <message>
        <source>Lasting conditions</source>
        <translation>Estados que duran</translation>
    </message>
    <message>
        <source>Stat block</source>
        <translation>Bloque de estadísticas</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
</context>
<context>
    <name>StatusPalette</name>
    <message>
        <source>Find a status</source>
        <translation>Buscar un estado</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Drag one onto a combatant; Enter adds it to the selected row</source>
        <translation>Arrastra uno a un combatiente; Intro lo pone en la fila elegida</translation>
    </message>
</context>
<context>
    <name>StatusPrompt</name>
    <message>
        <source>{status}: which?</source>
        <translation>{status}: ¿cuál?</translation>
    </message>
    <message>
        <source>{status} takes one figure only, its timer.</source>
        <translation>{status} solo lleva una cifra, su plazo.</translation>
    </message>
    <message>
        <source>{status}: which, and how much ({word} −2; with a timer {word} −2 3)?</source>
        <translation>{status}: ¿cuál y cuánto ({word} −2; con plazo {word} −2 3)?</translation>
    </message>
    <message>
        <source>{status} on {name}: what is it called?</source>
        <translation>{status} en {name}: ¿cómo se llama?</translation>
    </message>
    <message>
        <source>a name, or Enter without one</source>
        <translation>un nombre, o Intro sin nombre</translation>
    </message>
    <message>
        <source>{status} needs a figure other than 0, with its sign; its timer may follow: −2 3.</source>
        <translation>{status} necesita una cifra distinta de 0, con su signo; detrás puede ir el plazo: −2 3.</translation>
    </message>
    <message>
        <source>{status} on {name}: how much?</source>
        <translation>{status} para {name}: ¿cuánto?</translation>
    </message>
    <message>
        <source>a figure with its sign; its timer may follow: −2 3</source>
        <translation>una cifra con su signo; detrás puede ir el plazo: −2 3</translation>
    </message>
    <message>
        <source>Nobody in this fight</source>
        <translation>Nadie de este combate</translation>
    </message>
    <message>
        <source>{status} on {name}: who is held?</source>
        <translation>{status} en {name}: ¿quién queda sujeto?</translation>
    </message>
    <message>
        <source>{status} on {name}: who causes it?</source>
        <translation>{status} en {name}: ¿quién lo causa?</translation>
    </message>
</context>
<context>
    <name>SuggestionBar</name>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Otra</translation>
    </message>
</context>
<context>
    <name>SuggestionController</name>
    <message>
        <source>At a foe’s turn its playbook proposes what to do.</source>
        <translation>En el turno de un enemigo se propone qué hacer.</translation>
    </message>
    <message>
        <source>Nothing is proposed any more.</source>
        <translation>Ya no se propone nada.</translation>
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
        <translation>En vez de la línea que lleva la marca, {name}: {what}. {reason}</translation>
    </message>
    <message>
        <source>{name} instead: {what}</source>
        <translation>{name}, en cambio: {what}</translation>
    </message>
    <message>
        <source>{number} targets</source>
        <translation>{number} objetivos</translation>
    </message>
    <message>
        <source>Nothing else is proposed.</source>
        <translation>No se propone nada más.</translation>
    </message>
    <message>
        <source>Proposals are switched off: Shift+F8 switches them on.</source>
        <translation>Las propuestas están desactivadas: Mayús+F8 las activa.</translation>
    </message>
    <message>
        <source>Nothing is proposed in the past: Esc leads back to now.</source>
        <translation>En el pasado no se propone nada: Esc vuelve al presente.</translation>
    </message>
    <message>
        <source>A question is open: nothing is proposed before it is answered.</source>
        <translation>Hay una pregunta abierta: no se propone nada hasta que se responda.</translation>
    </message>
    <message>
        <source>The fight has not begun: nothing is proposed yet. Space begins it.</source>
        <translation>El combate no ha empezado: aún no se propone nada. Espacio lo empieza.</translation>
    </message>
    <message>
        <source>The fight has ended: nothing more is proposed. Ctrl+Z takes its end back.</source>
        <translation>El combate ha terminado: ya no se propone nada. Ctrl+Z deshace el final.</translation>
    </message>
    <message>
        <source>An action is being prepared: nothing is proposed before Enter does it or Esc cancels it.</source>
        <translation>Se está preparando una acción: no se propone nada hasta que Intro la haga o Esc la cancele.</translation>
    </message>
    <message>
        <source>The rules name {side} as the winner: nothing more is proposed. Ctrl+E ends the fight.</source>
        <translation>Según las reglas, vence {side}: ya no se propone nada. Ctrl+E termina el combate.</translation>
    </message>
    <message>
        <source>Nobody is left to fight against: nothing more is proposed. Ctrl+E ends the fight.</source>
        <translation>No queda nadie contra quien luchar: ya no se propone nada. Ctrl+E termina el combate.</translation>
    </message>
    <message>
        <source>It is nobody’s turn ({phase}): nothing is proposed before a foe’s. Space goes on.</source>
        <translation>No es el turno de nadie ({phase}): no se propone nada hasta el de un enemigo. Espacio continúa.</translation>
    </message>
    <message>
        <source>{name} cannot act ({state}): nothing is proposed. Space goes on.</source>
        <translation>{name} no puede actuar ({state}): no se propone nada. Espacio continúa.</translation>
    </message>
    <message>
        <source>{name} fights for the party now. Say how it plays (Ctrl+F8), and something is proposed for it.</source>
        <translation>{name} lucha ahora por el grupo. Di cómo juega (Ctrl+F8) y se propondrá algo.</translation>
    </message>
    <message>
        <source>{name} has no {points} left in this turn: nothing more is proposed. Space goes on.</source>
        <translation>A {name} no le queda {points} en este turno: no se propone nada más. Espacio continúa.</translation>
    </message>
    <message>
        <source>What {name} might do is still being worked out, and proposed in a moment.</source>
        <translation>Lo que podría hacer {name} aún se está calculando y se propondrá en un momento.</translation>
    </message>
    <message>
        <source>{name} has done what was worth doing in this turn: nothing more is proposed. Space goes on.</source>
        <translation>{name} ya ha hecho en este turno lo que valía la pena: no se propone nada más. Espacio continúa.</translation>
    </message>
    <message>
        <source>Nothing that {name} may do now is worth proposing: a letter prepares an action, Space goes on.</source>
        <translation>Nada de lo que {name} puede hacer ahora merece proponerse: una letra prepara una acción, Espacio continúa.</translation>
    </message>
    <message>
        <source>{action}: {refusal}</source>
        <translation>{action}: {refusal}</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <translation>Espacio continúa.</translation>
    </message>
    <message>
        <source>Still possible: {actions}.</source>
        <translation>Aún es posible: {actions}.</translation>
    </message>
    <message>
        <source>{name} leaves {points} unspent: nothing more was worth doing.</source>
        <translation>{name} deja sin gastar {points}: no valía la pena hacer nada más.</translation>
    </message>
    <message>
        <source>{name} is a player’s. Say how it plays (Ctrl+F8), and something is proposed for it.</source>
        <translation>Alguien de la mesa juega con {name}. Di cómo juega (Ctrl+F8) y se propondrá algo.</translation>
    </message>
</context>
<context>
    <name>SummaryCard</name>
    <message>
        <source>Summary of {name}</source>
        <translation>Resumen de {name}</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Nothing has stood out so far.</source>
        <translation>Nada ha destacado hasta ahora.</translation>
    </message>
    <message>
        <source>What stood out</source>
        <translation>Lo destacado</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Tiempo en la mesa</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Con qué</translation>
    </message>
</context>
<context>
    <name>SystemChoice</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de reglas</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Todos los sistemas</translation>
    </message>
    <message>
        <source>This fight is played by these rules.</source>
        <translation>Este combate se juega con estas reglas.</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Bestiary, party and encounter</source>
        <translation>Bestiario, grupo y encuentro</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiario</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Encuentro</translation>
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
        <translation>lo que más vale, sin malgastar recursos</translation>
    </message>
    <message>
        <source>strikes whom it strikes best, and nothing clever</source>
        <translation>golpea a quien mejor alcanza, sin sutilezas</translation>
    </message>
    <message>
        <source>goes for whoever is nearest</source>
        <translation>va a por quien esté más cerca</translation>
    </message>
    <message>
        <source>leaves when it is badly hurt</source>
        <translation>se marcha con una herida grave</translation>
    </message>
    <message>
        <source>spends all it has, and never holds back</source>
        <translation>gasta todo lo que tiene y nunca se contiene</translation>
    </message>
    <message>
        <source>the player is here: nothing is proposed</source>
        <translation>quien juega está en la mesa: no se propone nada</translation>
    </message>
    <message>
        <source>How do they play? {names}</source>
        <translation>¿Cómo juegan? {names}</translation>
    </message>
    <message>
        <source>how {names} play</source>
        <translation>cómo juegan {names}</translation>
    </message>
    <message>
        <source>as the notes say, else {name}</source>
        <translation>como digan las notas; si no, {name}</translation>
    </message>
    <message>
        <source>How do they play while their player is absent? {names}</source>
        <translation>¿Cómo juegan mientras quien juega está ausente? {names}</translation>
    </message>
    <message>
        <source>player absent</source>
        <translation>quien juega está ausente</translation>
    </message>
    <message>
        <source>now ✓</source>
        <translation>ahora ✓</translation>
    </message>
    <message>
        <source>From now on {names} – {how}.</source>
        <translation>A partir de ahora, {names} – {how}.</translation>
    </message>
</context>
<context>
    <name>TemplateCard</name>
    <message>
        <source>Templates of {system}</source>
        <translation>Plantillas de {system}</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>New template</source>
        <translation>Nueva plantilla</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nombre de la plantilla</translation>
    </message>
    <message>
        <source>Tags that it gives</source>
        <translation>Etiquetas que da</translation>
    </message>
    <message>
        <source>Tags that it gives, separated by commas</source>
        <translation>Etiquetas que da, separadas por comas</translation>
    </message>
    <message>
        <source>Add a change</source>
        <translation>Añadir un cambio</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>times</source>
        <translation>por</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>más</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>{name} · shipped</source>
        <translation>{name} · del programa</translation>
    </message>
    <message>
        <source>It comes with the program: saving makes a copy of your own.</source>
        <translation>Viene con el programa: lo que guardes será una copia tuya.</translation>
    </message>
    <message>
        <source>What its file changes besides numbers stays as it is.</source>
        <translation>Lo que su archivo cambia además de números queda como está.</translation>
    </message>
    <message>
        <source>Remove this change</source>
        <translation>Quitar este cambio</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Una plantilla necesita un nombre.</translation>
    </message>
    <message>
        <source>It changes nothing yet: add a change or a tag.</source>
        <translation>Aún no cambia nada: añade un cambio o una etiqueta.</translation>
    </message>
</context>
<context>
    <name>TemplateController</name>
    <message>
        <source>Make variant: {template}</source>
        <translation>Crear variante: {template}</translation>
    </message>
    <message>
        <source>Show what it came from</source>
        <translation>Mostrar de qué procede</translation>
    </message>
    <message>
        <source>Make {number} variants</source>
        <translation>Crear {number} variantes</translation>
    </message>
    <message>
        <source>Make {name}</source>
        <translation>Crear {name}</translation>
    </message>
    <message>
        <source>{name} is no longer in the bestiary.</source>
        <translation>{name} ya no está en el bestiario.</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Plantillas…</translation>
    </message>
    <message>
        <source>Save the template {name}</source>
        <translation>Guardar la plantilla {name}</translation>
    </message>
    <message>
        <source>Delete the template {name}</source>
        <translation>Borrar la plantilla {name}</translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>“{word}” is not in the book; it is kept as a word of your own.</source>
        <translation>«{word}» no figura en el libro; queda como palabra tuya.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline of the round</source>
        <translation>Línea de tiempo del asalto</translation>
    </message>
    <message>
        <source>{what}, in the next round, 1 tick after initiative</source>
        <translation>{what}, en el próximo asalto, 1 tick después de la iniciativa</translation>
    </message>
    <message>
        <source>{what}, in the next round, {ticks} ticks after initiative</source>
        <translation>{what}, en el próximo asalto, {ticks} ticks después de la iniciativa</translation>
    </message>
    <message>
        <source>at the end of the round: {what}</source>
        <translation>al final del asalto: {what}</translation>
    </message>
    <message>
        <source>tick {tick}: {what}</source>
        <translation>tick {tick}: {what}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>asalto {number}</translation>
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
        <translation>{action} se resuelve en el próximo asalto, 1 tick después de la iniciativa de {name}.</translation>
    </message>
    <message>
        <source>{action} lands in the next round, {ticks} ticks after the initiative of {name}.</source>
        <translation>{action} se resuelve en el próximo asalto, {ticks} ticks después de la iniciativa de {name}.</translation>
    </message>
    <message>
        <source>{action} lands at tick {tick}</source>
        <translation>{action} se resuelve en el tick {tick}</translation>
    </message>
    <message>
        <source>after {name} ({tick})</source>
        <translation>después de {name} ({tick})</translation>
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
        <translation>Sin efecto en: {names}.</translation>
    </message>
    <message>
        <source>{number} combatants</source>
        <translation>{number} combatientes</translation>
    </message>
    <message>
        <source>{side}, at half or less</source>
        <translation>{side}, a la mitad o menos</translation>
    </message>
</context>
<context>
    <name>ToldWriting</name>
    <message>
        <source>Writing {file}</source>
        <translation>Escribiendo {file}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Nothing has been written.</source>
        <translation>No se ha escrito nada.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Round, phase and tick</source>
        <translation>Asalto, fase y tick</translation>
    </message>
    <message>
        <source>Next (Space)</source>
        <translation>Siguiente (Espacio)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Deshacer (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Rehacer (Ctrl+Mayús+Z)</translation>
    </message>
    <message>
        <source>Log (Ctrl+L)</source>
        <translation>Registro (Ctrl+L)</translation>
    </message>
    <message>
        <source>Notes on this encounter</source>
        <translation>Notas de este encuentro</translation>
    </message>
    <message>
        <source>Order (Ctrl+L)</source>
        <translation>Orden (Ctrl+L)</translation>
    </message>
    <message>
        <source>Board (Ctrl+L)</source>
        <translation>Tablero (Ctrl+L)</translation>
    </message>
    <message>
        <source>Set this countdown</source>
        <translation>Fijar esta cuenta atrás</translation>
    </message>
    <message>
        <source>Dismiss a cue (Ctrl+Shift+U)</source>
        <translation>Dejar pasar un aviso (Ctrl+Mayús+U)</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>{number} más</translation>
    </message>
    <message>
        <source>tick {number}</source>
        <translation>tick {number}</translation>
    </message>
    <message>
        <source>Begin the fight (Space)</source>
        <translation>Empezar el combate (Espacio)</translation>
    </message>
    <message>
        <source>Back to the encounters (Space)</source>
        <translation>Volver a los encuentros (Espacio)</translation>
    </message>
    <message>
        <source>Take (Space)</source>
        <translation>Aceptar (Espacio)</translation>
    </message>
    <message>
        <source>Let a waiting wave enter (Ctrl+Shift+J)</source>
        <translation>Dejar entrar a quien espera (Ctrl+Mayús+J)</translation>
    </message>
    <message>
        <source>The fight begins</source>
        <translation>Empieza el combate</translation>
    </message>
</context>
<context>
    <name>TrayFolding</name>
    <message>
        <source>Show or hide what is collected</source>
        <translation>Mostrar lo reunido, o plegarlo</translation>
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
        <translation>Suelta criaturas aquí, o pulsa + sobre una, para reunir el próximo combate.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>{names} cannot join: this fight is played by {system}.</source>
        <translation>{names} no puede unirse: este combate se juega con {system}.</translation>
    </message>
    <message>
        <source>Add to the next fight</source>
        <translation>Añadir al próximo combate</translation>
    </message>
    <message>
        <source>Remove from the next fight</source>
        <translation>Quitar del próximo combate</translation>
    </message>
    <message>
        <source>Prepare the fight</source>
        <translation>Preparar el combate</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count} líneas</translation>
    </message>
    <message>
        <source>Reorder the next fight</source>
        <translation>Ordenar el próximo combate</translation>
    </message>
    <message>
        <source>To this place</source>
        <translation>A este sitio</translation>
    </message>
    <message>
        <source>On the side {side}</source>
        <translation>En el bando {side}</translation>
    </message>
    <message>
        <source>Only creatures and members can be dropped here.</source>
        <translation>Aquí van criaturas y miembros.</translation>
    </message>
    <message>
        <source>Into the next fight</source>
        <translation>Al próximo combate</translation>
    </message>
    <message>
        <source>Fight: {number}</source>
        <translation>Combate: {number}</translation>
    </message>
    <message>
        <source>Remove the selected lines from the tray</source>
        <translation>Quitar de la bandeja las líneas elegidas</translation>
    </message>
    <message>
        <source>Select the lines to remove first.</source>
        <translation>Elige las líneas que debe quitar.</translation>
    </message>
    <message>
        <source>no party</source>
        <translation>sin grupo</translation>
    </message>
    <message>
        <source>Next fight: {number} combatants</source>
        <translation>Próximo combate: {number} combatientes</translation>
    </message>
    <message>
        <source>Prepare this fight and go to the Encounter tab</source>
        <translation>Preparar este combate e ir a la pestaña Encuentro</translation>
    </message>
    <message>
        <source>Next fight: one combatant</source>
        <translation>Próximo combate: un combatiente</translation>
    </message>
    <message>
        <source>Nobody in {party} plays by {system}, so they stay out of this fight.</source>
        <translation>Nadie en {party} juega con {system}, así que se quedan fuera de este combate.</translation>
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
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Change how many of {name} fight</source>
        <translation>Cambiar cuántos {name} combaten</translation>
    </message>
    <message>
        <source>Change the side of {name}</source>
        <translation>Cambiar el bando de {name}</translation>
    </message>
    <message>
        <source>{count} × {name}, side: {side}</source>
        <translation>{count} × {name}, bando: {side}</translation>
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
        <translation>Un miembro de un grupo participa solo una vez.</translation>
    </message>
</context>
<context>
    <name>TryRound</name>
    <message>
        <source>Try a round</source>
        <translation>Probar un asalto</translation>
    </message>
    <message>
        <source>As soon as the rules have no faults, a fight plays here.</source>
        <translation>En cuanto las reglas no tengan errores, aquí se jugará un combate.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Play one turn</source>
        <translation>Jugar un turno</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Jugar un asalto</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Jugar hasta el final</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>Otros dados</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer elección</translation>
    </message>
    <message>
        <source>Go back to the turn for which something was chosen last, and choose anew</source>
        <translation>Volver al turno para el que se eligió algo por última vez y elegir de nuevo</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Begin again; what was chosen is forgotten</source>
        <translation>Empezar de nuevo; lo elegido se olvida</translation>
    </message>
    <message>
        <source>Who fights…</source>
        <translation>Quién combate…</translation>
    </message>
    <message>
        <source>No creature can be made for these rules. {why}</source>
        <translation>No se puede hacer ninguna criatura para estas reglas. {why}</translation>
    </message>
    <message>
        <source>No fight can begin. {why}</source>
        <translation>No puede empezar ningún combate. {why}</translation>
    </message>
    <message>
        <source>These rules failed while they were played: {error}</source>
        <translation>Estas reglas fallaron al jugarse: {error}</translation>
    </message>
    <message>
        <source>It is not in the last rules without faults, by which the fight plays.</source>
        <translation>No está en las últimas reglas sin fallos, con las que se juega el combate.</translation>
    </message>
    <message>
        <source>“{deed}” cannot be tried in this fight. {why}</source>
        <translation>«{deed}» no se puede probar en este combate. {why}</translation>
    </message>
    <message>
        <source>It is nobody’s turn.</source>
        <translation>No es el turno de nadie.</translation>
    </message>
    <message>
        <source>Nobody is asked for it.</source>
        <translation>A nadie se le pregunta por ello.</translation>
    </message>
    <message>
        <source>{side}: creatures of the library…</source>
        <translation>{side}: criaturas de la biblioteca…</translation>
    </message>
    <message>
        <source>The samples again</source>
        <translation>Otra vez los ejemplos</translation>
    </message>
    <message>
        <source>{side}: a name, then how many (guard 3)</source>
        <translation>{side}: un nombre y cuántas (guardia 3)</translation>
    </message>
    <message>
        <source>The rules have faults: these are the last ones without any.</source>
        <translation>Las reglas tienen fallos: estas son las últimas sin ninguno.</translation>
    </message>
    <message>
        <source>After the change the fight goes as it did before.</source>
        <translation>Tras el cambio, el combate transcurre como antes.</translation>
    </message>
    <message>
        <source>Different after the change: {number} (marked)</source>
        <translation>Distinto tras el cambio: {number} (marcado)</translation>
    </message>
    <message>
        <source>lines gone: {number}</source>
        <translation>líneas que ya no están: {number}</translation>
    </message>
    <message>
        <source>Numbers of {name}</source>
        <translation>Números de {name}</translation>
    </message>
    <message>
        <source>{names}: the sheet does not fit these rules, so usual numbers take its place.</source>
        <translation>{names}: la ficha no encaja en estas reglas; en su lugar hay números habituales.</translation>
    </message>
    <message>
        <source>It takes long by these rules; {number} turns are played.</source>
        <translation>Con estas reglas tarda mucho; se han jugado {number} turnos.</translation>
    </message>
    <message>
        <source>Nobody has won after {number} turns.</source>
        <translation>Nadie ha ganado tras {number} turnos.</translation>
    </message>
    <message>
        <source>The fight cannot go on from here.</source>
        <translation>El combate no puede seguir desde aquí.</translation>
    </message>
    <message>
        <source>on the sheet</source>
        <translation>en la ficha</translation>
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
        <translation>a alcanzar</translation>
    </message>
    <message>
        <source>On the sheet: {value}</source>
        <translation>En la ficha: {value}</translation>
    </message>
</context>
<context>
    <name>TypedLine</name>
    <message>
        <source>damage hurt</source>
        <comment>words for taking hit points, apart by blanks</comment>
        <translation>daño hiere herir</translation>
    </message>
    <message>
        <source>heal cure</source>
        <comment>words for giving hit points, apart by blanks</comment>
        <translation>cura sana curar</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>now {value} of {maximum}</source>
        <translation>ahora {value} de {maximum}</translation>
    </message>
    <message>
        <source>the maximum stays: it stands on the sheet, Shift+F2</source>
        <translation>el máximo no cambia: está en la ficha, Mayús+F2</translation>
    </message>
    <message>
        <source>countdown</source>
        <translation>cuenta atrás</translation>
    </message>
</context>
<context>
    <name>TypedOverride</name>
    <message>
        <source>Ruling on {name}: {text}▏ Enter does it, Esc forgets it</source>
        <translation>Decisión sobre {name}: {text}▏ Intro la aplica, Esc la descarta</translation>
    </message>
    <message>
        <source>Half for: {names}</source>
        <translation>La mitad para: {names}</translation>
    </message>
    <message>
        <source>Type the letter of whoever takes half</source>
        <translation>Escribe la letra de quien reciba la mitad</translation>
    </message>
</context>
<context>
    <name>TypedPools</name>
    <message>
        <source>{change} for {names}</source>
        <translation>{change} a {names}</translation>
    </message>
    <message>
        <source>{text}▏ then a number: - takes, + gives, = sets; Esc forgets it</source>
        <translation>{text}▏ y un número: - quita, + da, = fija; Esc lo olvida</translation>
    </message>
    <message>
        <source>+▏ then a number gives so much; Enter adds a member, Esc forgets it</source>
        <translation>+▏ y un número da esa cantidad; Intro añade un miembro, Esc lo olvida</translation>
    </message>
    <message>
        <source>{text}▏ No pool is called that.</source>
        <translation>{text}▏ Ninguna reserva se llama así.</translation>
    </message>
    <message>
        <source>{text}▏ Nobody who is selected has a pool.</source>
        <translation>{text}▏ Nadie de los elegidos tiene reservas.</translation>
    </message>
    <message>
        <source>{name}: {pool} {before} → {after}</source>
        <translation>{name}: {pool} {before} → {after}</translation>
    </message>
    <message>
        <source>{text}▏ Enter does it, letters name another pool, Esc forgets it</source>
        <translation>{text}▏ Intro lo hace, letras nombran otra reserva, Esc lo olvida</translation>
    </message>
</context>
<context>
    <name>UndoController</name>
    <message>
        <source>the last answer</source>
        <translation>la última respuesta</translation>
    </message>
    <message>
        <source>{action}, not done yet</source>
        <translation>{action}, sin hacer todavía</translation>
    </message>
    <message>
        <source>Nothing to undo here.</source>
        <translation>Aquí no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Nothing to redo here.</source>
        <translation>Aquí no hay nada que rehacer.</translation>
    </message>
    <message>
        <source>{name}: hidden</source>
        <translation>{name}: deja de verse</translation>
    </message>
    <message>
        <source>{name}: shown</source>
        <translation>{name}: se muestra</translation>
    </message>
    <message>
        <source>Undone: {what}. No longer possible, and passed over: {passed}</source>
        <translation>Deshecho: {what}. Ya no se puede y se ha pasado por alto: {passed}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Deshecho: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}. No longer possible, and passed over: {passed}</source>
        <translation>Rehecho: {what}. Ya no se puede y se ha pasado por alto: {passed}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Rehecho: {what}</translation>
    </message>
</context>
<context>
    <name>UnionEditor</name>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>una palabra</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
</context>
<context>
    <name>ValueFields</name>
    <message>
        <source>Language of this text</source>
        <translation>Idioma de este texto</translation>
    </message>
    <message>
        <source>Say it so in all</source>
        <translation>Decirlo así en todos</translation>
    </message>
    <message>
        <source>In other languages it is still: {words}</source>
        <translation>En otros idiomas sigue siendo: {words}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>This is changed in the text: {value}</source>
        <translation>Esto se cambia en el texto: {value}</translation>
    </message>
    <message>
        <source>Take this away</source>
        <translation>Quitar esto</translation>
    </message>
    <message>
        <source>+ Add</source>
        <translation>+ Añadir</translation>
    </message>
    <message>
        <source>+ {what}</source>
        <translation>+ {what}</translation>
    </message>
    <message>
        <source>What kind of value</source>
        <translation>Qué clase de valor</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>una palabra</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>only while …</source>
        <translation>solo mientras…</translation>
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
        <translation>según los demás campos</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>the dice of {name}</source>
        <translation>los dados de {name}</translation>
    </message>
    <message>
        <source>the number of the round</source>
        <translation>el número de la ronda</translation>
    </message>
    <message>
        <source>oneself</source>
        <translation>quien lo hace</translation>
    </message>
    <message>
        <source>{name} on the sheet</source>
        <translation>{name} en la ficha</translation>
    </message>
    <message>
        <source>all of {name}</source>
        <translation>todo {name}</translation>
    </message>
    <message>
        <source>the row’s {name}</source>
        <translation>{name} de la fila</translation>
    </message>
    <message>
        <source>the chosen {name}</source>
        <translation>{name}, lo elegido</translation>
    </message>
    <message>
        <source>the option {name}</source>
        <translation>la opción {name}</translation>
    </message>
    <message>
        <source>the remembered {name}</source>
        <translation>{name}, lo recordado</translation>
    </message>
    <message>
        <source>{who} is down</source>
        <translation>{who} está por los suelos</translation>
    </message>
    <message>
        <source>whoever acts</source>
        <translation>quien actúa</translation>
    </message>
    <message>
        <source>whoever reacts</source>
        <translation>quien reacciona</translation>
    </message>
    <message>
        <source>whoever has it</source>
        <translation>quien lo tiene</translation>
    </message>
    <message>
        <source>whoever rests</source>
        <translation>quien descansa</translation>
    </message>
    <message>
        <source>whoever rolls</source>
        <translation>quien tira</translation>
    </message>
    <message>
        <source>whoever it befalls</source>
        <translation>a quien le pasa</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>el objetivo</translation>
    </message>
    <message>
        <source>whoever put it on</source>
        <translation>quien lo causó</translation>
    </message>
    <message>
        <source>the other one</source>
        <translation>la otra parte</translation>
    </message>
    <message>
        <source>one’s own {name}</source>
        <translation>{name} propio</translation>
    </message>
    <message>
        <source>the target’s {name}</source>
        <translation>{name} del objetivo</translation>
    </message>
    <message>
        <source>{name} of whoever put it on</source>
        <translation>{name} de quien lo causó</translation>
    </message>
    <message>
        <source>the other one’s {name}</source>
        <translation>{name} de la otra parte</translation>
    </message>
    <message>
        <source>its levels</source>
        <translation>sus niveles</translation>
    </message>
    <message>
        <source>the points at stake</source>
        <translation>los puntos en juego</translation>
    </message>
    <message>
        <source>the points before</source>
        <translation>los puntos de antes</translation>
    </message>
    <message>
        <source>the kind of damage</source>
        <translation>el tipo de daño</translation>
    </message>
    <message>
        <source>what the dice show</source>
        <translation>lo que muestran los dados</translation>
    </message>
    <message>
        <source>the total of the test</source>
        <translation>el total de la prueba</translation>
    </message>
    <message>
        <source>the number to reach</source>
        <translation>el número a alcanzar</translation>
    </message>
    <message>
        <source>by how much it was reached</source>
        <translation>por cuánto se alcanzó</translation>
    </message>
    <message>
        <source>the result of the test</source>
        <translation>el resultado de la prueba</translation>
    </message>
    <message>
        <source>it hits</source>
        <translation>acierta</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Begin (Space)</source>
        <translation>Empezar (Espacio)</translation>
    </message>
    <message>
        <source>End the fight (Ctrl+E)</source>
        <translation>Terminar el combate (Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>Waves</name>
    <message>
        <source>enters after: {time}</source>
        <translation>entra tras: {time}</translation>
    </message>
    <message>
        <source>enters when you say so, wave {number}</source>
        <translation>entra cuando tú lo digas, oleada {number}</translation>
    </message>
    <message>
        <source>When you say so: {who}</source>
        <translation>Cuando tú lo digas: {who}</translation>
    </message>
</context>
<context>
    <name>WavesBar</name>
    <message>
        <source>Let them in</source>
        <translation>Que entren</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Aún no</translation>
    </message>
    <message>
        <source>Asks again later</source>
        <translation>Lo pregunta de nuevo más tarde</translation>
    </message>
    <message>
        <source>Due to enter now: {who}</source>
        <translation>Toca entrar: {who}</translation>
    </message>
    <message>
        <source>Nobody waits to enter this fight.</source>
        <translation>Nadie espera para entrar en este combate.</translation>
    </message>
    <message>
        <source>Who enters now?</source>
        <translation>¿Quién entra ahora?</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de reglas</translation>
    </message>
    <message>
        <source>Make the first creature</source>
        <translation>Crear la primera criatura</translation>
    </message>
    <message>
        <source>Fill an empty party</source>
        <translation>Crear un grupo vacío</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Echar un vistazo</translation>
    </message>
    <message>
        <source>Read the guide (Shift+F1)</source>
        <translation>Leer la guía (Mayús+F1)</translation>
    </message>
    <message>
        <source>Welcome to Turnwright</source>
        <translation>Te damos la bienvenida a Turnwright</translation>
    </message>
    <message>
        <source>My game is none of these…</source>
        <translation>Mi juego no está aquí…</translation>
    </message>
    <message>
        <source>Rules without a name</source>
        <translation>Reglas sin nombre</translation>
    </message>
    <message>
        <source>Go on making “{title}”</source>
        <translation>Seguir creando «{title}»</translation>
    </message>
    <message>
        <source>What do you play? All tabs follow; it can be changed beside them at any time.</source>
        <translation>¿A qué juegas? Todas las pestañas lo siguen; se puede cambiar junto a ellas cuando quieras.</translation>
    </message>
    <message>
        <source>Esc leaves this for later: Help ▸ First steps brings it back.</source>
        <translation>Esc lo deja para más tarde: Ayuda ▸ Primeros pasos lo trae de vuelta.</translation>
    </message>
    <message>
        <source>creatures: {creatures}, prepared fights: {fights}</source>
        <translation>criaturas: {creatures}, combates: {fights}</translation>
    </message>
    <message>
        <source>nothing in this library yet</source>
        <translation>nada todavía en esta biblioteca</translation>
    </message>
    <message>
        <source>Several of them</source>
        <translation>Varios de ellos</translation>
    </message>
    <message>
        <source>all systems stand side by side</source>
        <translation>todos los sistemas, uno al lado del otro</translation>
    </message>
    <message>
        <source>Try “{name}”</source>
        <translation>Probar «{name}»</translation>
    </message>
    <message>
        <source>Nothing is lost by trying it: everything can be undone.</source>
        <translation>Probar no cuesta nada: todo se puede deshacer.</translation>
    </message>
    <message>
        <source>Make a creature and a party, and drag them into an encounter: that is all a fight needs.</source>
        <translation>Crea una criatura y un grupo y arrástralos a un encuentro: un combate no necesita más.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>{side}: all flee now</source>
        <translation>{side}: huyen todos ahora</translation>
    </message>
    <message>
        <source>{name} is not there</source>
        <translation>{name} no está</translation>
    </message>
    <message>
        <source>{name} has {pool} …</source>
        <translation>{name} tiene {pool} …</translation>
    </message>
    <message>
        <source>then a number; now {number}</source>
        <translation>un número detrás; ahora {number}</translation>
    </message>
    <message>
        <source>{name}, {status}</source>
        <translation>{name}, {status}</translation>
    </message>
    <message>
        <source>more like {name}</source>
        <translation>más como {name}</translation>
    </message>
    <message>
        <source>then how many: 2</source>
        <translation>cuántos, detrás: 2</translation>
    </message>
    <message>
        <source>{name} has {pool} {number}</source>
        <translation>{name} tiene {pool} {number}</translation>
    </message>
    <message>
        <source>{change}: {side}, chance to win {points} points; as many are down at the end</source>
        <translation>{change}: {side}, probabilidad de ganar {points} puntos; en el suelo al final, los mismos</translation>
    </message>
    <message>
        <source>{change}: {side}, chance to win {points} points; down at the end: {after} instead of {before}</source>
        <translation>{change}: {side}, probabilidad de ganar {points} puntos; en el suelo al final: {after} en vez de {before}</translation>
    </message>
    <message>
        <source>{change}: {why}</source>
        <translation>{change}: {why}</translation>
    </message>
    <message>
        <source>Coming in now: {who}</source>
        <translation>Entran ahora: {who}</translation>
    </message>
</context>
<context>
    <name>WishesBar</name>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>First of {number} – {sentence}</source>
        <translation>La primera de {number} – {sentence}</translation>
    </message>
    <message>
        <source>Let them sit</source>
        <translation>Dejar sentar</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>{names} to you alone: “{words}”</source>
        <translation>{names}, solo para ti: «{words}»</translation>
    </message>
    <message>
        <source>{names}: wants to react.</source>
        <translation>{names}: quiere reaccionar.</translation>
    </message>
    <message>
        <source>{names}: ends the turn.</source>
        <translation>{names}: termina el turno.</translation>
    </message>
    <message>
        <source>{names}: {words}</source>
        <translation>{names}: {words}</translation>
    </message>
    <message>
        <source>A player asks to sit as {names}.</source>
        <translation>Alguien pide sentarse como {names}.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>WordsEditor</name>
    <message>
        <source>numbers, separated by commas</source>
        <translation>números separados por comas</translation>
    </message>
    <message>
        <source>words, separated by commas</source>
        <translation>palabras separadas por comas</translation>
    </message>
</context>
<context>
    <name>WordsLine</name>
    <message>
        <source>Put in a name</source>
        <translation>Poner un nombre</translation>
    </message>
    <message>
        <source>Nothing is called {names} here: it is written into the log as it stands.</source>
        <translation>Aquí nada se llama {names}: se escribe en el registro tal cual.</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>party: level {levels}</source>
        <translation>grupo: nivel {levels}</translation>
    </message>
    <message>
        <source>against level {levels}</source>
        <translation>contra nivel {levels}</translation>
    </message>
    <message>
        <source>if all are beaten: {gains} ({each} each, shared by {sharers} of {party})</source>
        <translation>si se vence a todos: {gains} ({each} a cada cual, a repartir entre {sharers} de {party})</translation>
    </message>
    <message>
        <source>if all are beaten: {gains} ({each} each)</source>
        <translation>si se vence a todos: {gains} ({each} a cada cual)</translation>
    </message>
    <message>
        <source>if all are beaten: {gains}</source>
        <translation>si se vence a todos: {gains}</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom out (Ctrl+−)</source>
        <translation>Más lejos (Ctrl+−)</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl++)</source>
        <translation>Más cerca (Ctrl++)</translation>
    </message>
    <message>
        <source>All who stand on it (Ctrl+9)</source>
        <translation>Todos los que están en él (Ctrl+9)</translation>
    </message>
    <message>
        <source>The whole board (Ctrl+0)</source>
        <translation>El tablero entero (Ctrl+0)</translation>
    </message>
</context>
<context>
    <name>_BoxEditor</name>
    <message>
        <source>Only digits count here: “{signs}” was left out.</source>
        <translation>Aquí solo cuentan las cifras: se ha dejado fuera «{signs}».</translation>
    </message>
    <message>
        <source>{number} by the book</source>
        <translation>{number} según el libro</translation>
    </message>
</context>
<context>
    <name>_Folders</name>
    <message>
        <source>No folder</source>
        <translation>Ninguna carpeta</translation>
    </message>
</context>
<context>
    <name>_Item</name>
    <message>
        <source>Delete this row</source>
        <translation>Quitar esta fila</translation>
    </message>
</context>
<context>
    <name>_NameValidator</name>
    <message>
        <source>A name is one line: copied text is imported by Ctrl+V in the list.</source>
        <translation>Un nombre es una sola línea: el texto copiado se importa con Ctrl+V en la lista.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters; these are {number}.</source>
        <translation>Un nombre tiene como mucho {most} caracteres; aquí hay {number}.</translation>
    </message>
</context>
<context>
    <name>_Pair</name>
    <message>
        <source>Name in {field}</source>
        <translation>Nombre en {field}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Delete this row</source>
        <translation>Quitar esta fila</translation>
    </message>
</context>
<context>
    <name>colour</name>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
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
        <translation>morado</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
</context>
<context>
    <name>damage</name>
    <message>
        <source>the party {name}</source>
        <translation>el grupo {name}</translation>
    </message>
    <message>
        <source>the member {name}</source>
        <translation>el miembro {name}</translation>
    </message>
    <message>
        <source>the creature {name}</source>
        <translation>la criatura {name}</translation>
    </message>
    <message>
        <source>the encounter {name}</source>
        <translation>el encuentro {name}</translation>
    </message>
    <message>
        <source>the entry {name} of an encounter</source>
        <translation>la línea {name} de un encuentro</translation>
    </message>
    <message>
        <source>the board {name}</source>
        <translation>el tablero {name}</translation>
    </message>
    <message>
        <source>some pages of the file</source>
        <translation>algunas páginas del archivo</translation>
    </message>
    <message>
        <source>its identity</source>
        <translation>su identidad</translation>
    </message>
    <message>
        <source>some parties</source>
        <translation>algunos grupos</translation>
    </message>
    <message>
        <source>some members</source>
        <translation>algunos miembros</translation>
    </message>
    <message>
        <source>some creatures</source>
        <translation>algunas criaturas</translation>
    </message>
    <message>
        <source>the search index</source>
        <translation>el índice de la búsqueda</translation>
    </message>
    <message>
        <source>some encounters</source>
        <translation>algunos encuentros</translation>
    </message>
    <message>
        <source>some entries of encounters</source>
        <translation>algunas líneas de encuentros</translation>
    </message>
    <message>
        <source>some boards</source>
        <translation>algunos tableros</translation>
    </message>
    <message>
        <source>what some columns mean</source>
        <translation>lo que significan algunas columnas</translation>
    </message>
    <message>
        <source>some rests of parties</source>
        <translation>algunos descansos de grupos</translation>
    </message>
    <message>
        <source>the tray</source>
        <translation>la bandeja</translation>
    </message>
    <message>
        <source>some house rules</source>
        <translation>algunas reglas de la mesa</translation>
    </message>
    <message>
        <source>some rule systems</source>
        <translation>algunos sistemas de reglas</translation>
    </message>
    <message>
        <source>some fights</source>
        <translation>algunos combates</translation>
    </message>
    <message>
        <source>some commands of fights</source>
        <translation>algunas órdenes de combates</translation>
    </message>
    <message>
        <source>some states of fights</source>
        <translation>algunos estados de combates</translation>
    </message>
    <message>
        <source>{things} and {more} more</source>
        <translation>{things} y {more} más</translation>
    </message>
    <message>
        <source>{name} was damaged and has been repaired, except for what could not be read: {things}. The damaged file is kept as {kept}.</source>
        <translation>{name} estaba dañada y está reparada, salvo lo que no se ha podido leer: {things}. Como estaba, se conserva como {kept}.</translation>
    </message>
    <message>
        <source>{name} is not built as Turnwright builds a library, so nothing in it was run. What can be read was copied. The original is kept as {kept}.</source>
        <translation>{name} no está como la hace Turnwright: no se ejecutó nada de ella y se ha recuperado lo que se puede leer. Se conserva como {kept}.</translation>
    </message>
    <message>
        <source>{name} is not built as Turnwright builds a library, so nothing in it was run. Everything was copied except {things}. The original is kept as {kept}.</source>
        <translation>{name} no está como la hace Turnwright: no se ejecutó nada de ella y se ha recuperado todo menos esto: {things}. Se conserva como {kept}.</translation>
    </message>
    <message>
        <source>{name} is damaged; what cannot be read: {things}. Repairing goes on with all the rest, and keeps the damaged file.</source>
        <translation>{name} está dañada; lo que no se puede leer: {things}. Repararla sigue con todo lo demás y conserva el archivo tal como está.</translation>
    </message>
    <message>
        <source>some colours of folders and tags</source>
        <translation>algunos colores de carpetas y etiquetas</translation>
    </message>
    <message>
        <source>some saved searches</source>
        <translation>algunas búsquedas guardadas</translation>
    </message>
    <message>
        <source>some saved odds</source>
        <translation>algunos pronósticos</translation>
    </message>
</context>
<context>
    <name>deed</name>
    <message>
        <source>{deed}, and {number} more</source>
        <translation>{deed}, y {number} más</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>End of the fight</source>
        <translation>Fin del combate</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Free roll {expression}</source>
        <translation>Tirada libre {expression}</translation>
    </message>
    <message>
        <source>{amount} damage to {name}</source>
        <translation>{amount} de daño a {name}</translation>
    </message>
    <message>
        <source>{amount} healed on {name}</source>
        <translation>{amount} de curación a {name}</translation>
    </message>
    <message>
        <source>{name}: {what} = {value}</source>
        <translation>{name}: {what} = {value}</translation>
    </message>
    <message>
        <source>The sheet of {name}</source>
        <translation>La ficha de {name}</translation>
    </message>
    <message>
        <source>Ruling on the board</source>
        <translation>Decisión sobre el tablero</translation>
    </message>
    <message>
        <source>{status} on {name}</source>
        <translation>{status} en {name}</translation>
    </message>
    <message>
        <source>{status} removed from {name}</source>
        <translation>{status}: se quita a {name}</translation>
    </message>
    <message>
        <source>Timer of {status} on {name}</source>
        <translation>Plazo de {status} en {name}</translation>
    </message>
    <message>
        <source>Countdown {name}</source>
        <translation>Cuenta atrás {name}</translation>
    </message>
    <message>
        <source>{name} joins</source>
        <translation>{name} se une</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} se va</translation>
    </message>
    <message>
        <source>{name} changes sides</source>
        <translation>{name} cambia de bando</translation>
    </message>
    <message>
        <source>{name} moves in the order</source>
        <translation>{name} cambia de lugar en el orden</translation>
    </message>
    <message>
        <source>{name} is put elsewhere</source>
        <translation>{name} se pone en otro sitio</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Otras reglas</translation>
    </message>
    <message>
        <source>Check of {name}</source>
        <translation>Chequeo de {name}</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
</context>
<context>
    <name>order</name>
    <message>
        <source>hidden</source>
        <translation>no se ve</translation>
    </message>
    <message>
        <source>The players do not see it: the game master&apos;s menu shows it to them.</source>
        <translation>Los jugadores no saben que está aquí; se muestra desde el menú de su fila.</translation>
    </message>
    <message>
        <source>players: {name}</source>
        <translation>jugadores: {name}</translation>
    </message>
    <message>
        <source>So the players call it, who have not seen all of this name.</source>
        <translation>Así lo llaman los jugadores, que no han visto a todos los de este nombre.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>le toca después</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>actúa ahora</translation>
    </message>
    <message>
        <source>comes after the next</source>
        <translation>le toca tras el siguiente</translation>
    </message>
    <message>
        <source>plays: {temperament}</source>
        <translation>juega: {temperament}</translation>
    </message>
</context>
</TS>
