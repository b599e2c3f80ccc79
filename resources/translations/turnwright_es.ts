<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AnythingEditor</name>
    <message>
        <source>a number, a word, or words parted by commas</source>
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
    <name>Asking</name>
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
        <source>{name} will stand as it does in the backup; as it is now, it is kept beside it.</source>
        <translation>{name} quedará como está en la copia de seguridad; tal como está ahora, se conserva a su lado.</translation>
    </message>
    <message>
        <source>of a newer Turnwright</source>
        <translation>de una versión más nueva de Turnwright</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>whole, of another library</source>
        <translation>íntegra, de otra biblioteca</translation>
    </message>
    <message>
        <source>whole: creatures {creatures}, encounters {encounters}</source>
        <translation>íntegra: criaturas {creatures}, encuentros {encounters}</translation>
    </message>
</context>
<context>
    <name>BestiaryTab</name>
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
        <source>File {name}</source>
        <translation>Archivar {name}</translation>
    </message>
    <message>
        <source>File {number} creatures</source>
        <translation>Archivar {number} criaturas</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Add to the next fight</source>
        <translation>Añadir al próximo combate</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Leave the form of {name}</source>
        <translation>Dejar el formulario de {name}</translation>
    </message>
    <message>
        <source>Not saved: {name}. Undo brings the form back as it was.</source>
        <translation>Sin guardar: {name}. Deshacer devuelve el formulario tal como estaba.</translation>
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
        <source>Not on the board yet: choose one, then a cell</source>
        <translation>Aún no están en el tablero: elige uno y luego una casilla</translation>
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
        <source>Let it go on a cell, or beside the board to take it off</source>
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
        <source>This encounter has no board. Paint a new one, or choose one of the library above.</source>
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
        <source>Place a piece</source>
        <translation>Colocar una pieza</translation>
    </message>
    <message>
        <source>Nobody can stand in a wall.</source>
        <translation>Nadie cabe dentro de un muro.</translation>
    </message>
    <message>
        <source>{name} stands there already.</source>
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
    <name>CardView</name>
    <message>
        <source>Members of the party</source>
        <translation>Miembros del grupo</translation>
    </message>
    <message>
        <source>{count} members</source>
        <translation>{count} miembros</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>played by {player}</source>
        <translation>juega {player}</translation>
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
        <translation>Nivel {level}</translation>
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
        <translation>muro</translation>
    </message>
    <message>
        <source>obstructed</source>
        <translation>obstruida</translation>
    </message>
</context>
<context>
    <name>ComposeCard</name>
    <message>
        <source>Esc takes it back</source>
        <translation>Esc lo retira</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
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
        <source>Arrows and Enter, or a click on the board: {count} cells are open.</source>
        <translation>Flechas y Enter, o un clic en el tablero: {count} casillas abiertas.</translation>
    </message>
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
        <translation>Hacerlo (Enter)</translation>
    </message>
    <message>
        <source>Still missing: {field}.</source>
        <translation>Falta: {field}.</translation>
    </message>
    <message>
        <source>Arrows and Enter, or a click on the board: one cell is open.</source>
        <translation>Flechas y Enter, o un clic en el tablero: una casilla abierta.</translation>
    </message>
    <message>
        <source>What else may be chosen here (Tab goes from field to field)</source>
        <translation>Qué más se puede elegir aquí (Tab pasa de campo en campo)</translation>
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
        <translation>El encuentro no puede empezar: {fault}.</translation>
    </message>
    <message>
        <source>Answer the open question first, or take the action back with Esc.</source>
        <translation>Responde primero a la pregunta abierta o retira la acción con Esc.</translation>
    </message>
    <message>
        <source>That met a fault of the program and did not happen; the fight stands as it was saved.</source>
        <translation>Eso topó con un fallo del programa y no se hizo; el combate sigue como estaba guardado.</translation>
    </message>
</context>
<context>
    <name>CreatureForm</name>
    <message>
        <source>such as Beast</source>
        <translation>por ejemplo, Bestia</translation>
    </message>
    <message>
        <source>words, parted by commas</source>
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
    <message>
        <source>{count} creatures</source>
        <translation>{count} criaturas</translation>
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
        <translation>Enter o Espacio acepta la línea marcada, Shift+Enter todas; una letra cambia su línea.</translation>
    </message>
    <message>
        <source>Everybody has declared. Space resolves the turn.</source>
        <translation>Todos han declarado. Espacio resuelve el turno.</translation>
    </message>
</context>
<context>
    <name>Declaring</name>
    <message>
        <source>{name} has declared already: Ctrl+Z takes declarations back, the last one first.</source>
        <translation>{name} ya ha declarado: Ctrl+Z retira las declaraciones, la última primero.</translation>
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
        <translation>Añadir al próximo combate (+)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplicar (Ctrl+D)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Borrar (Supr)</translation>
    </message>
    <message>
        <source>Choose a creature to read it here.</source>
        <translation>Elige una criatura para leerla aquí.</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} elegidas</translation>
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
        <translation>Tirar (Enter)</translation>
    </message>
    <message>
        <source>Roll all (Shift+Enter)</source>
        <translation>Tirar todo (Shift+Enter)</translation>
    </message>
    <message>
        <source>Take it (Enter)</source>
        <translation>Vale (Enter)</translation>
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
        <source>No roll can change this: it succeeds whatever falls. Enter takes it.</source>
        <translation>Ninguna tirada puede cambiarlo: sale bien caiga lo que caiga. Enter lo acepta.</translation>
    </message>
    <message>
        <source>No roll can change this: it fails whatever falls. Enter takes it.</source>
        <translation>Ninguna tirada puede cambiarlo: falla caiga lo que caiga. Enter lo acepta.</translation>
    </message>
    <message>
        <source>Type the die on the table, or press Enter to roll. Backspace corrects, Esc takes it back.</source>
        <translation>Escribe el dado de la mesa o pulsa Enter para tirar. Retroceso corrige, Esc retira la acción.</translation>
    </message>
    <message>
        <source>Type the dice in a row, or = and their total. Enter rolls them, Backspace corrects, Esc takes it back.</source>
        <translation>Escribe los dados seguidos, o = y su total. Enter los tira, Retroceso corrige, Esc retira la acción.</translation>
    </message>
    <message>
        <source>Type the dice in a row with spaces. Enter rolls them, Backspace corrects, Esc takes it back.</source>
        <translation>Escribe los dados seguidos, con espacios. Enter los tira, Retroceso corrige, Esc retira la acción.</translation>
    </message>
    <message>
        <source>A d{faces} has no face {face}: type 1 to {faces}.</source>
        <translation>Un d{faces} no tiene la cara {face}: escribe de 1 a {faces}.</translation>
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
        <source>Type the dice in a row, two figures each, 00 for 100. Enter rolls them, Backspace corrects, Esc takes it back.</source>
        <translation>Escribe los dados seguidos, con dos cifras cada uno, 00 para 100. Enter los tira, Retroceso corrige, Esc retira la acción.</translation>
    </message>
    <message>
        <source>More dice than are asked for ({count}).</source>
        <translation>Son más dados de los que se piden ({count}).</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>needed</source>
        <translation>necesario</translation>
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
        <source>Delete the chosen encounter (Del)</source>
        <translation>Borrar el encuentro elegido (Supr)</translation>
    </message>
    <message>
        <source>{name} — running</source>
        <translation>{name} — en curso</translation>
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
    <name>EntityForm</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep the changes (Ctrl+S)</source>
        <translation>Guardar los cambios (Ctrl+S)</translation>
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
    <name>Explaining</name>
    <message>
        <source>on the sheet</source>
        <translation>en la ficha</translation>
    </message>
    <message>
        <source>{label} of {name}</source>
        <translation>{label} de {name}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>FightBoard</name>
    <message>
        <source>Farther (Ctrl+−)</source>
        <translation>Más lejos (Ctrl+−)</translation>
    </message>
    <message>
        <source>Nearer (Ctrl++)</source>
        <translation>Más cerca (Ctrl++)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>The whole board (Ctrl+0)</source>
        <translation>El tablero entero (Ctrl+0)</translation>
    </message>
    <message>
        <source>{name} is put here by ruling, at no cost</source>
        <translation>{name} se pone aquí por decisión, sin coste</translation>
    </message>
    <message>
        <source>{cell} cannot be chosen here.</source>
        <translation>{cell} no se puede elegir aquí.</translation>
    </message>
    <message>
        <source>Not on the board yet: {names}. Drag a row of the order to its cell.</source>
        <translation>Aún no están en el tablero: {names}. Arrastra una fila del orden hasta su casilla.</translation>
    </message>
</context>
<context>
    <name>FightCommands</name>
    <message>
        <source>No fight is running here.</source>
        <translation>Aquí no hay ningún combate en marcha.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Write it, then Enter</source>
        <translation>Escríbela y pulsa Enter</translation>
    </message>
    <message>
        <source>Free roll</source>
        <translation>Tirada libre</translation>
    </message>
    <message>
        <source>Dice such as 2d6+3 or d%, then Enter</source>
        <translation>Dados como 2d6+3 o d%, y Enter</translation>
    </message>
    <message>
        <source>Countdown ({units})</source>
        <translation>Cuenta atrás ({units})</translation>
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
        <source>party</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>Who rolls? Enter changes it.</source>
        <translation>¿Quién tira? Enter lo cambia.</translation>
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
        <source>Tower 5 {unit}, then Enter</source>
        <translation>Torre 5 {unit}, y Enter</translation>
    </message>
    <message>
        <source>A countdown has a name, a number and a unit ({units}): Tower 5 {unit}.</source>
        <translation>Una cuenta atrás tiene un nombre, un número y una unidad ({units}): Torre 5 {unit}.</translation>
    </message>
</context>
<context>
    <name>FightKeys</name>
    <message>
        <source>Nobody can be aimed at with {letter}. Esc takes the action back.</source>
        <translation>Con {letter} no se puede apuntar a nadie. Esc retira la acción.</translation>
    </message>
    <message>
        <source>This does not begin with a roll: Enter does it, Tab goes to the next field.</source>
        <translation>Esto no empieza con una tirada: Enter lo hace, Tab pasa al campo siguiente.</translation>
    </message>
    <message>
        <source>{name} has declared {action}: Enter does it, Space again lets it go.</source>
        <translation>{name} ha declarado {action}: Enter lo hace; Espacio otra vez lo deja pasar.</translation>
    </message>
    <message>
        <source>This is not done yet: Enter does it, Esc takes it back.</source>
        <translation>Esto aún no está hecho: Enter lo hace, Esc lo retira.</translation>
    </message>
    <message>
        <source>This is not done yet: {field} is missing, or Esc takes it back.</source>
        <translation>Esto aún no está hecho: falta {field}, o Esc lo retira.</translation>
    </message>
    <message>
        <source>Several may: select a row with ↑ ↓ first ({names}).</source>
        <translation>Pueden varios: elige antes una fila con ↑ ↓ ({names}).</translation>
    </message>
    <message>
        <source>Ruling on {name}: {text}▏ Enter does it, Esc forgets it</source>
        <translation>Decisión sobre {name}: {text}▏ Enter la aplica, Esc la descarta</translation>
    </message>
    <message>
        <source>Nobody is selected: choose a row of the order with ↑ ↓ first.</source>
        <translation>No hay nadie seleccionado: elige antes una fila del orden con ↑ ↓.</translation>
    </message>
    <message>
        <source>Declaring rolls no dice: Enter declares it, Tab goes to the next field.</source>
        <translation>Al declarar no se tiran dados: Enter lo declara, Tab pasa al campo siguiente.</translation>
    </message>
</context>
<context>
    <name>FightPage</name>
    <message>
        <source>Shift+Enter: so be it.</source>
        <translation>Shift+Enter: que así sea.</translation>
    </message>
    <message>
        <source>A question is open: answer it, or Esc takes the action back.</source>
        <translation>Hay una pregunta abierta: respóndela, o Esc retira la acción.</translation>
    </message>
    <message>
        <source>{name} belongs to another rule system than this fight.</source>
        <translation>{name} es de otro sistema de reglas que este combate.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{path} is there already. Write over it?</source>
        <translation>{path} ya existe. ¿Sobrescribirlo?</translation>
    </message>
</context>
<context>
    <name>Filing</name>
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
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find anything</source>
        <translation>Buscar cualquier cosa</translation>
    </message>
    <message>
        <source>{side}, in this fight</source>
        <translation>{side}, en este combate</translation>
    </message>
    <message>
        <source>action of the stage</source>
        <translation>acción de la escena</translation>
    </message>
    <message>
        <source>Who rolls for {side}: {roller}</source>
        <translation>Quién tira por {side}: {roller}</translation>
    </message>
    <message>
        <source>setting, Enter changes it</source>
        <translation>ajuste, Enter lo cambia</translation>
    </message>
    <message>
        <source>on {name}</source>
        <translation>en {name}</translation>
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
        <source>From the rules page of {system}, which is written in English.</source>
        <translation>De la página de reglas de {system}, que está escrita en inglés.</translation>
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
</context>
<context>
    <name>FolderChoice</name>
    <message>
        <source>none; Coast/Caves makes one in another</source>
        <translation>ninguna; Costa/Cuevas crea una dentro de otra</translation>
    </message>
</context>
<context>
    <name>Gains</name>
    <message>
        <source>{what} so far</source>
        <translation>{what} hasta ahora</translation>
    </message>
</context>
<context>
    <name>GroundMenu</name>
    <message>
        <source>Ruling on {cell}</source>
        <translation>Decisión sobre {cell}</translation>
    </message>
    <message>
        <source>Put {name} here</source>
        <translation>Poner a {name} aquí</translation>
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
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
</context>
<context>
    <name>KeptBoards</name>
    <message>
        <source>Boards of the library</source>
        <translation>Tableros de la biblioteca</translation>
    </message>
    <message>
        <source>Keep in the library</source>
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
        <source>Take a board of the library…</source>
        <translation>Tomar un tablero de la biblioteca…</translation>
    </message>
    <message>
        <source>Take a board</source>
        <translation>Tomar un tablero</translation>
    </message>
    <message>
        <source>Keep a board</source>
        <translation>Guardar un tablero</translation>
    </message>
    <message>
        <source>The board is kept in the library as “{name}”.</source>
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
        <source>{name} is written.</source>
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
        <source>{name} is read, and kept in the library.</source>
        <translation>Se ha leído {name}; queda en la biblioteca.</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportar el tablero</translation>
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
        <translation>Cualquier tecla cierra esta hoja.</translation>
    </message>
    <message>
        <source>next turn or phase; begins the fight</source>
        <translation>siguiente turno o fase; empieza el combate</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>an action of the stage; then letters aim</source>
        <translation>una acción de la escena; después, las letras apuntan</translation>
    </message>
    <message>
        <source>choose an option, type the table’s dice</source>
        <translation>elegir una opción, escribir los dados de la mesa</translation>
    </message>
    <message>
        <source>do it; let the app roll</source>
        <translation>hacerlo; que tire la aplicación</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>aim at a whole side; act out of turn</source>
        <translation>apuntar a un bando entero; actuar fuera de turno</translation>
    </message>
    <message>
        <source>let the app roll all that is asked; the game master’s word</source>
        <translation>que la aplicación tire todo lo que se pide; la palabra del director</translation>
    </message>
    <message>
        <source>while all declare: take the marked line, take all</source>
        <translation>mientras todos declaran: aceptar la línea marcada, aceptar todas</translation>
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
        <source>yes or no, where a field asks for that</source>
        <translation>sí o no, donde un campo lo pide</translation>
    </message>
    <message>
        <source>take the action back; put a card away</source>
        <translation>retirar la acción; cerrar una carta</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>take the last die, answer or target back</source>
        <translation>retirar el último dado, respuesta u objetivo</translation>
    </message>
    <message>
        <source>select a row of the order</source>
        <translation>elegir una fila del orden</translation>
    </message>
    <message>
        <source>to the board and back: arrows point, Enter goes or aims</source>
        <translation>al tablero y de vuelta: las flechas señalan, Enter va o apunta</translation>
    </message>
    <message>
        <source>on the board: five cells at once</source>
        <translation>en el tablero: cinco casillas a la vez</translation>
    </message>
    <message>
        <source>on the board: nearer, farther, all of it</source>
        <translation>en el tablero: más cerca, más lejos, entero</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tecla Menú</translation>
    </message>
    <message>
        <source>on the board: a ruling on the cell</source>
        <translation>en el tablero: una decisión sobre la casilla</translation>
    </message>
    <message>
        <source>damage, heal, set the selected row</source>
        <translation>dañar, curar o fijar la fila elegida</translation>
    </message>
    <message>
        <source>put a status on the selected row</source>
        <translation>poner un estado a la fila elegida</translation>
    </message>
    <message>
        <source>take a condition off</source>
        <translation>quitar un estado</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>undo, whatever it was</source>
        <translation>deshacer, sea lo que sea</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>show the log, hide it</source>
        <translation>mostrar el registro, ocultarlo</translation>
    </message>
    <message>
        <source>duplicate, keep a form</source>
        <translation>duplicar, guardar un formulario</translation>
    </message>
    <message>
        <source>another library, quit</source>
        <translation>otra biblioteca, salir</translation>
    </message>
    <message>
        <source>bestiary, party, encounter</source>
        <translation>bestiario, grupo, encuentro</translation>
    </message>
    <message>
        <source>more options, beyond the nine shown</source>
        <translation>más opciones, además de las nueve que se ven</translation>
    </message>
    <message>
        <source>find anything</source>
        <translation>buscar cualquier cosa</translation>
    </message>
    <message>
        <source>new creature, member, encounter</source>
        <translation>criatura, miembro o encuentro nuevos</translation>
    </message>
    <message>
        <source>find a creature</source>
        <translation>buscar una criatura</translation>
    </message>
    <message>
        <source>print the log</source>
        <translation>imprimir el registro</translation>
    </message>
    <message>
        <source>a note in the log</source>
        <translation>una nota en el registro</translation>
    </message>
    <message>
        <source>free roll, countdown</source>
        <translation>tirada libre, cuenta atrás</translation>
    </message>
    <message>
        <source>reinforcement, who rolls</source>
        <translation>refuerzo, quién tira</translation>
    </message>
    <message>
        <source>end the fight, put it away</source>
        <translation>terminar el combate, aparcarlo</translation>
    </message>
    <message>
        <source>into the next fight, prepare it; then begin it</source>
        <translation>al próximo combate, prepararlo; luego, empezarlo</translation>
    </message>
    <message>
        <source>move a member of the party, a line of the roster</source>
        <translation>mover a alguien del grupo, una línea de la lista</translation>
    </message>
    <message>
        <source>this sheet, the guide</source>
        <translation>esta hoja, la guía</translation>
    </message>
    <message>
        <source>in the roster: side, hidden, how many</source>
        <translation>en la lista: bando, oculto, cuántos</translation>
    </message>
</context>
<context>
    <name>Known</name>
    <message>
        <source>“{word}” is none of the words that can stand here.</source>
        <translation>«{word}» no es ninguna de las palabras que caben aquí.</translation>
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
        <source>empty: as long as the status lasts by itself</source>
        <translation>vacío: lo que dura el estado por sí mismo</translation>
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
        <source>{name} is there already; choose a name that is free.</source>
        <translation>{name} ya existe; elige un nombre que esté libre.</translation>
    </message>
    <message>
        <source>{name} stands as in {backup} now; as it was before, it is kept as {kept} in {folder}.</source>
        <translation>{name} está ahora como en {backup}; como estaba antes, se conserva como {kept} en {folder}.</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Guardar una copia de la biblioteca</translation>
    </message>
    <message>
        <source>All that the library holds is written to {path}.</source>
        <translation>Todo lo que contiene la biblioteca se ha escrito en {path}.</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Guardar una copia como…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Volver a mirar</translation>
    </message>
    <message>
        <source>{name} is in its place again and is saved in as before.</source>
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
        <source>Save a copy of all that it holds before closing?</source>
        <translation>¿Guardar una copia de todo lo que contiene antes de cerrar?</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
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
        <source>No creature fits what you are looking for.</source>
        <translation>Ninguna criatura encaja con lo que buscas.</translation>
    </message>
    <message>
        <source>Show all creatures</source>
        <translation>Mostrar todas las criaturas</translation>
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
        <source>{path} could not be written: {reason}.</source>
        <translation>No se ha podido escribir {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} is written.</source>
        <translation>{path} está escrito.</translation>
    </message>
    <message>
        <source>Only: {what}</source>
        <translation>Solo: {what}</translation>
    </message>
    <message>
        <source>It holds the whole log, not only what the filter shows.</source>
        <translation>Contiene el registro entero, no solo lo que muestra el filtro.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the fight</source>
        <translation>Registro del combate</translation>
    </message>
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
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
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
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>the last answer</source>
        <translation>la última respuesta</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Deshecho: {what}</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Rehecho: {what}</translation>
    </message>
    <message>
        <source>Text has {size} % of its size from the next start.</source>
        <translation>El texto tendrá el {size} % de su tamaño desde el próximo arranque.</translation>
    </message>
    <message>
        <source>Bars fade.</source>
        <translation>Las barras se desvanecen.</translation>
    </message>
    <message>
        <source>Bars stand still.</source>
        <translation>Las barras no se desvanecen.</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Abrir biblioteca</translation>
    </message>
    <message>
        <source>Turnwright libraries (*.turnwright)</source>
        <translation>Bibliotecas de Turnwright (*.turnwright)</translation>
    </message>
    <message>
        <source>Notes on this encounter</source>
        <translation>Notas de este encuentro</translation>
    </message>
    <message>
        <source>saved · Encounter “{name}”</source>
        <translation>guardado · Encuentro «{name}»</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>{name}: hidden</source>
        <translation>{name}: se oculta</translation>
    </message>
    <message>
        <source>{name}: shown</source>
        <translation>{name}: se muestra</translation>
    </message>
    <message>
        <source>It is prepared, and stands among the encounters: the fight goes on.</source>
        <translation>Está preparado, entre los encuentros: el combate sigue.</translation>
    </message>
    <message>
        <source>The changes of “{name}” are not saved yet.</source>
        <translation>Los cambios de «{name}» aún no están guardados.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Sin guardar todavía</translation>
    </message>
</context>
<context>
    <name>MapEditor</name>
    <message>
        <source>“{key}” stands here twice.</source>
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
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>Miembro nuevo</translation>
    </message>
</context>
<context>
    <name>MemberPane</name>
    <message>
        <source>Edit this member (Enter)</source>
        <translation>Editar este miembro (Enter)</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Descansar</translation>
    </message>
    <message>
        <source>Fill the pools of those chosen and end the conditions that lasted</source>
        <translation>Rellenar las reservas de los elegidos y terminar los estados que seguían</translation>
    </message>
    <message>
        <source>Take out of the party (Del)</source>
        <translation>Sacar del grupo (Supr)</translation>
    </message>
    <message>
        <source>Choose a member to read it here.</source>
        <translation>Elige un miembro para leerlo aquí.</translation>
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
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Open library…</source>
        <translation>Abrir biblioteca…</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Vista previa de impresión…</translation>
    </message>
    <message>
        <source>Print the log…</source>
        <translation>Imprimir el registro…</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar el registro</translation>
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
        <translation>Guardar el combate como guion…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Find a creature</source>
        <translation>Buscar una criatura</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Buscar cualquier cosa…</translation>
    </message>
    <message>
        <source>F&amp;ight</source>
        <translation>&amp;Combate</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Notes on this encounter</source>
        <translation>Notas de este encuentro</translation>
    </message>
    <message>
        <source>Free roll…</source>
        <translation>Tirada libre…</translation>
    </message>
    <message>
        <source>Countdown…</source>
        <translation>Cuenta atrás…</translation>
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
        <source>Who rolls…</source>
        <translation>Quién tira…</translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Terminar el combate</translation>
    </message>
    <message>
        <source>Put the fight away</source>
        <translation>Aparcar el combate</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
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
        <source>As the system has it</source>
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
        <translation>Tamaño del texto, desde el próximo arranque</translation>
    </message>
    <message>
        <source>Panes of the fight</source>
        <translation>Paneles del combate</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Quién tira</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Deshacer: {what}</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Rehacer: {what}</translation>
    </message>
    <message>
        <source>Only what the log’s filter shows</source>
        <translation>Solo lo que muestra el filtro del registro</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Options of the fight…</source>
        <translation>Opciones del combate…</translation>
    </message>
    <message>
        <source>Save a copy of the library…</source>
        <translation>Guardar una copia de la biblioteca…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
</context>
<context>
    <name>More</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
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
        <source>Take our house rules</source>
        <translation>Usar las reglas de la mesa</translation>
    </message>
    <message>
        <source>Let this fight be played by the house rules</source>
        <translation>Jugar este combate con las reglas de la mesa</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Según el libro</translation>
    </message>
    <message>
        <source>Put everything back to what the book says</source>
        <translation>Dejarlo todo como dice el libro</translation>
    </message>
    <message>
        <source>Every new fight of this system starts with these; prepared ones stay.</source>
        <translation>Con ellas empieza cada combate nuevo de este sistema; los ya preparados quedan como están.</translation>
    </message>
    <message>
        <source>As this fight began. What changes while it runs is a ruling: Ctrl+K, option.</source>
        <translation>Tal como empezó este combate. Lo que cambia durante él es decisión del director: Ctrl+K, opción.</translation>
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
    <name>OutOfTurn</name>
    <message>
        <source>Out of turn:</source>
        <translation>Fuera de turno:</translation>
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
        <source>New party {number}</source>
        <translation>Grupo nuevo {number}</translation>
    </message>
    <message>
        <source>Rename the party {name}</source>
        <translation>Cambiar el nombre del grupo {name}</translation>
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
        <source>All rest</source>
        <translation>Descansar todos</translation>
    </message>
    <message>
        <source>Fill everybody&apos;s pools and end the conditions that lasted</source>
        <translation>Rellenar las reservas de todos y terminar los estados que seguían</translation>
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
        <source>Take {name} out</source>
        <translation>Sacar a {name}</translation>
    </message>
    <message>
        <source>Take {number} members out</source>
        <translation>Sacar a {number} miembros</translation>
    </message>
    <message>
        <source>Let {name} rest</source>
        <translation>Dejar descansar a {name}</translation>
    </message>
    <message>
        <source>Let {number} members rest</source>
        <translation>Dejar descansar a {number} miembros</translation>
    </message>
    <message>
        <source>Put the members in order</source>
        <translation>Ordenar los miembros</translation>
    </message>
    <message>
        <source>Nobody is in this party yet; add somebody, or drop creatures here.</source>
        <translation>Aún no hay nadie en este grupo; añade a alguien o suelta criaturas aquí.</translation>
    </message>
    <message>
        <source>Add the first member</source>
        <translation>Añadir el primer miembro</translation>
    </message>
    <message>
        <source>There is no party yet.</source>
        <translation>Aún no hay ningún grupo.</translation>
    </message>
    <message>
        <source>Make a party</source>
        <translation>Crear un grupo</translation>
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
        <translation>Sacar del grupo</translation>
    </message>
    <message>
        <source>Leave the form of {name}</source>
        <translation>Dejar el formulario de {name}</translation>
    </message>
    <message>
        <source>Not saved: {name}. Undo brings the form back as it was.</source>
        <translation>Sin guardar: {name}. Deshacer devuelve el formulario tal como estaba.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Type a few letters, then Enter</source>
        <translation>Escribe unas letras y pulsa Enter</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nada encontrado para «{text}».</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Aquí no hay nada.</translation>
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
        <translation>por ejemplo {example}</translation>
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
    <name>PreparePage</name>
    <message>
        <source>Name of the encounter</source>
        <translation>Nombre del encuentro</translation>
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
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Look at the log</source>
        <translation>Ver el registro</translation>
    </message>
    <message>
        <source>{system} · {count} combatants</source>
        <translation>{system} · {count} combatientes</translation>
    </message>
    <message>
        <source>{encounter} · begins by surprise ({side})</source>
        <translation>{encounter} · empieza por sorpresa ({side})</translation>
    </message>
    <message>
        <source>Choose the rule system</source>
        <translation>Elegir el sistema de reglas</translation>
    </message>
    <message>
        <source>New encounter</source>
        <translation>Encuentro nuevo</translation>
    </message>
    <message>
        <source>Delete encounter</source>
        <translation>Borrar el encuentro</translation>
    </message>
    <message>
        <source>Rename encounter</source>
        <translation>Cambiar el nombre del encuentro</translation>
    </message>
    <message>
        <source>Change the roster</source>
        <translation>Cambiar los participantes</translation>
    </message>
    <message>
        <source>Take out of the encounter</source>
        <translation>Sacar del encuentro</translation>
    </message>
    <message>
        <source>Begin this fight (Ctrl+Return)</source>
        <translation>Empezar este combate (Ctrl+Return)</translation>
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
        <source>Notes on this encounter, for the game master</source>
        <translation>Notas de este encuentro, para el director</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Quién participa</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
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
        <source>“{name}” was running and is deleted with its fight; Ctrl+Z brings it back.</source>
        <translation>«{name}» estaba en curso y se ha borrado con su combate; Ctrl+Z lo recupera.</translation>
    </message>
    <message>
        <source>Prepare the fight</source>
        <translation>Preparar el combate</translation>
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
        <source>Put the roster in order</source>
        <translation>Ordenar la lista</translation>
    </message>
    <message>
        <source>A line for each</source>
        <translation>Una línea para cada uno</translation>
    </message>
    <message>
        <source>{encounter} · not on the board yet: {number}</source>
        <translation>{encounter} · aún fuera del tablero: {number}</translation>
    </message>
    <message>
        <source>{system} · one combatant</source>
        <translation>{system} · un combatiente</translation>
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
        <source>Next (Space)</source>
        <translation>Siguiente (Espacio)</translation>
    </message>
    <message>
        <source>Everybody is here. Begin when the table is ready.</source>
        <translation>Están todos. Empieza cuando la mesa esté lista.</translation>
    </message>
    <message>
        <source>The fight is over, and nobody prevails. Its log can be printed and exported.</source>
        <translation>El combate ha terminado y no vence nadie. El registro se puede imprimir y exportar.</translation>
    </message>
    <message>
        <source>Only one side still stands. Ctrl+E ends the fight.</source>
        <translation>Solo queda un bando en pie. Ctrl+E termina el combate.</translation>
    </message>
    <message>
        <source>The fight is over, won by {winner}. Its log can be printed and exported.</source>
        <translation>El combate ha terminado: victoria para {winner}. El registro se puede imprimir y exportar.</translation>
    </message>
    <message>
        <source>Nobody’s turn: choose who declares in the order, rule, or press Space to go on.</source>
        <translation>No es el turno de nadie: elige en el orden quién declara, decide o pulsa Espacio para seguir.</translation>
    </message>
    <message>
        <source>Nobody’s turn: rule, or press Space to go on.</source>
        <translation>No es el turno de nadie: decide o pulsa Espacio para seguir.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the log</source>
        <translation>Imprimir el registro</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>{name} was brought up to date for this version; as it was before, it is kept as {copy} in {folder}.</source>
        <translation>{name} se ha puesto al día para esta versión; tal como estaba antes queda como {copy} en {folder}.</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Abrir biblioteca</translation>
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
        <translation>No hay ninguna pregunta abierta.</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Director de juego</translation>
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
        <translation>Pulsa un número. Esc retira la acción.</translation>
    </message>
</context>
<context>
    <name>RefusedWindow</name>
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
    <name>Report</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Turnwright met a fault of its own. Everything that was shown is saved; you can go on. This report helps to mend it.</source>
        <translation>Turnwright ha topado con un fallo propio. Todo lo que se mostraba está guardado; puedes seguir. Este informe ayuda a arreglarlo.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
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
        <source>group {group}</source>
        <translation>subgrupo {group}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>no se ve</translation>
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
        <source>Group: those who stand or roll together, where the rules have it</source>
        <translation>Subgrupo: quienes están o tiran juntos, si las reglas lo tienen</translation>
    </message>
    <message>
        <source>Hidden at the start</source>
        <translation>Oculto al empezar</translation>
    </message>
    <message>
        <source>The players do not see it when the fight begins (H)</source>
        <translation>Los jugadores no lo ven al empezar el combate (H)</translation>
    </message>
    <message>
        <source>Take the chosen lines out of the encounter (Del)</source>
        <translation>Sacar del encuentro las líneas elegidas (Supr)</translation>
    </message>
    <message>
        <source>Notes on this combatant</source>
        <translation>Notas de este combatiente</translation>
    </message>
    <message>
        <source>{count} lines chosen</source>
        <translation>{count} líneas elegidas</translation>
    </message>
    <message>
        <source>{number} (sheet)</source>
        <translation>{number} (ficha)</translation>
    </message>
    <message>
        <source>A line for each, to name, hide or note one alone</source>
        <translation>Una línea para cada uno, para nombrar, ocultar o anotar solo a uno</translation>
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
        <translation>Añadir criaturas… (+)</translation>
    </message>
    <message>
        <source>Board…</source>
        <translation>Tablero…</translation>
    </message>
    <message>
        <source>Choose or paint a board, and put everybody in their places</source>
        <translation>Elegir o pintar un tablero y poner a cada cual en su sitio</translation>
    </message>
    <message>
        <source>Add a party</source>
        <translation>Añadir un grupo</translation>
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
    <name>RowsEditor</name>
    <message>
        <source>Add to {field}</source>
        <translation>Añadir a {field}</translation>
    </message>
    <message>
        <source>Duplicate this row (Ctrl+D)</source>
        <translation>Duplicar esta fila (Ctrl+D)</translation>
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
        <source>Take this row off (Del)</source>
        <translation>Quitar esta fila (Supr)</translation>
    </message>
    <message>
        <source>a word, or several: one, two 3</source>
        <translation>una palabra, o varias: una, dos 3</translation>
    </message>
    <message>
        <source>a word, or several: one, two</source>
        <translation>una palabra, o varias: una, dos</translation>
    </message>
    <message>
        <source>From a list…</source>
        <translation>De una lista…</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>Esc or a click puts this away; the fight goes on meanwhile.</source>
        <translation>Esc o un clic la cierra; el combate sigue mientras tanto.</translation>
    </message>
</context>
<context>
    <name>RulingMenu</name>
    <message>
        <source>Put a status on… (S)</source>
        <translation>Poner un estado… (S)</translation>
    </message>
    <message>
        <source>Take a status off… (Del)</source>
        <translation>Quitar un estado… (Supr)</translation>
    </message>
    <message>
        <source>Set a timer…</source>
        <translation>Fijar un plazo…</translation>
    </message>
    <message>
        <source>Set a pool…</source>
        <translation>Fijar una reserva…</translation>
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
        <translation>Es expulsado</translation>
    </message>
    <message>
        <source>Leaves the fight</source>
        <translation>Deja el combate</translation>
    </message>
    <message>
        <source>Take it off</source>
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
        <source>Status on {name}, then its timer ({status} 3; - for no end)</source>
        <translation>Estado para {name} y su plazo ({status} 3; - sin fin)</translation>
    </message>
    <message>
        <source>{status}: which?</source>
        <translation>{status}: ¿cuál?</translation>
    </message>
    <message>
        <source>Take off {name}</source>
        <translation>Quitar a {name}</translation>
    </message>
    <message>
        <source>Timer on {name}: the status, then the number (0 ends it)</source>
        <translation>Plazo en {name}: el estado y el número (0 lo termina)</translation>
    </message>
    <message>
        <source>Pool of {name}: its name, then the number</source>
        <translation>Reserva de {name}: su nombre y el número</translation>
    </message>
    <message>
        <source>Type the number behind the name of the pool.</source>
        <translation>Escribe el número detrás del nombre de la reserva.</translation>
    </message>
    <message>
        <source>Type the number behind its name.</source>
        <translation>Escribe el número detrás de su nombre.</translation>
    </message>
    <message>
        <source>What is left of a countdown: its name, then the number</source>
        <translation>Lo que queda de una cuenta atrás: su nombre y el número</translation>
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
        <source>Nobody in this fight</source>
        <translation>Nadie de este combate</translation>
    </message>
    <message>
        <source>{status} on {name}: who puts it on?</source>
        <translation>{status} en {name}: ¿quién lo causa?</translation>
    </message>
    <message>
        <source>Set a value of {name}: its name, and a number behind it</source>
        <translation>Fijar un valor de {name}: su nombre y, detrás, el número</translation>
    </message>
    <message>
        <source>{now}; Enter: {then}</source>
        <translation>{now}; Enter: {then}</translation>
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
</context>
<context>
    <name>SheetBlock</name>
    <message>
        <source>Weapons, abilities and what else the sheet holds</source>
        <translation>Armas, capacidades y lo demás que trae la ficha</translation>
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
    <name>ShownCells</name>
    <message>
        <source>Ways</source>
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
        <source>where the active one can go now</source>
        <translation>adónde puede ir ahora el activo</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>The sheet in short</source>
        <translation>La ficha en breve</translation>
    </message>
    <message>
        <source>Begin (Space)</source>
        <translation>Empezar (Espacio)</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>As it stands</source>
        <translation>Tal como está</translation>
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
        <source>This sheet does not fit its rule system any more; edit it to mend it.</source>
        <translation>Esta ficha ya no encaja con su sistema de reglas; edítala para arreglarla.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>{label}: no</source>
        <translation>{label}: no</translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation>juega {player}</translation>
    </message>
    <message>
        <source>Lasting conditions</source>
        <translation>Estados que duran</translation>
    </message>
    <message>
        <source>Stat block</source>
        <translation>Perfil</translation>
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
    <name>TickLine</name>
    <message>
        <source>{action} lands 1 tick into the next round.</source>
        <translation>{action} se resuelve en el próximo asalto, pasado 1 tick.</translation>
    </message>
    <message>
        <source>{action} lands {ticks} ticks into the next round.</source>
        <translation>{action} se resuelve en el próximo asalto, pasados {ticks} ticks.</translation>
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
    <name>Timeline</name>
    <message>
        <source>Timeline of the round</source>
        <translation>Línea de tiempo del asalto</translation>
    </message>
    <message>
        <source>{what}, 1 tick into the next round</source>
        <translation>{what}, a 1 tick del próximo asalto</translation>
    </message>
    <message>
        <source>{what}, {ticks} ticks into the next round</source>
        <translation>{what}, a {ticks} ticks del próximo asalto</translation>
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
        <translation>Rehacer (Ctrl+Shift+Z)</translation>
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
        <source>Set this countdown</source>
        <translation>Fijar esta cuenta atrás</translation>
    </message>
    <message>
        <source>Order and log (Ctrl+L)</source>
        <translation>Orden y registro (Ctrl+L)</translation>
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
        <translation>Quitar de la bandeja las líneas elegidas (Supr)</translation>
    </message>
    <message>
        <source>Prepare this fight and go to the Encounter tab (Ctrl+Return)</source>
        <translation>Preparar este combate e ir a la pestaña Encuentro (Ctrl+Return)</translation>
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
        <source>Take from the next fight</source>
        <translation>Quitar del próximo combate</translation>
    </message>
    <message>
        <source>Prepare the fight</source>
        <translation>Preparar el combate</translation>
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
        <source>{count} lines</source>
        <translation>{count} líneas</translation>
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
    <name>Welcome</name>
    <message>
        <source>Rule system</source>
        <translation>Sistema de reglas</translation>
    </message>
    <message>
        <source>Try a fight</source>
        <translation>Probar un combate</translation>
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
        <translation>Leer la guía (Shift+F1)</translation>
    </message>
    <message>
        <source>Welcome to Turnwright</source>
        <translation>Te damos la bienvenida a Turnwright</translation>
    </message>
    <message>
        <source>What do you play? All tabs follow; it can be changed beside them at any time.</source>
        <translation>¿A qué jugáis? Todas las pestañas lo siguen; se puede cambiar junto a ellas cuando quieras.</translation>
    </message>
    <message>
        <source>Esc leaves this for later: Help ▸ First steps brings it back.</source>
        <translation>Esc lo deja para más tarde: Ayuda ▸ Primeros pasos lo trae de vuelta.</translation>
    </message>
    <message>
        <source>{creatures} creatures, {fights} prepared fights</source>
        <translation>{creatures} criaturas, {fights} combates preparados</translation>
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
        <source>“{name}” is prepared. Nothing is lost by trying it: undo takes back anything.</source>
        <translation>«{name}» está preparado. Por probarlo no se pierde nada: todo se puede deshacer.</translation>
    </message>
    <message>
        <source>Make a creature and a party, and drag them into an encounter: that is all a fight needs.</source>
        <translation>Crea una criatura y un grupo y arrástralos a un encuentro: un combate no necesita más.</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Any key puts this away.</source>
        <translation>Cualquier tecla cierra esto.</translation>
    </message>
</context>
<context>
    <name>WordsEditor</name>
    <message>
        <source>numbers, parted by commas</source>
        <translation>números separados por comas</translation>
    </message>
    <message>
        <source>words, parted by commas</source>
        <translation>palabras separadas por comas</translation>
    </message>
</context>
<context>
    <name>_Item</name>
    <message>
        <source>Take this row off</source>
        <translation>Quitar esta fila</translation>
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
        <source>Take this row off</source>
        <translation>Quitar esta fila</translation>
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
        <source>the index of the search</source>
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
        <source>the tray</source>
        <translation>la bandeja</translation>
    </message>
    <message>
        <source>some house rules</source>
        <translation>algunas reglas de la casa</translation>
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
        <source>{name} was damaged and is mended, but for what could not be read: {things}. As it was, it is kept as {kept}.</source>
        <translation>{name} estaba dañada y está reparada, salvo lo que no se ha podido leer: {things}. Como estaba, se conserva como {kept}.</translation>
    </message>
</context>
<context>
    <name>deed</name>
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
        <source>Ruling on the board</source>
        <translation>Decisión sobre el tablero</translation>
    </message>
    <message>
        <source>{status} on {name}</source>
        <translation>{status} en {name}</translation>
    </message>
    <message>
        <source>{status} taken off {name}</source>
        <translation>{name} se libra de {status}</translation>
    </message>
    <message>
        <source>Timer of {status} on {name}</source>
        <translation>Contador de {status} en {name}</translation>
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
</context>
<context>
    <name>gloss</name>
    <message>
        <source>% added to damage of that element</source>
        <translation>% que se suma al daño de ese elemento</translation>
    </message>
    <message>
        <source>% of their XP and Gil</source>
        <translation>% de sus XP y su Gil</translation>
    </message>
    <message>
        <source>0 HP</source>
        <translation>0 HP</translation>
    </message>
    <message>
        <source>2d + a number against another</source>
        <translation>2d + un número contra otro</translation>
    </message>
    <message>
        <source>A bonus or penalty on CON, AÇÃO, PER, FOR or DANO; all add up.</source>
        <translation>Un bono o penalización a CON, AÇÃO, PER, FOR o DANO; todos se suman.</translation>
    </message>
    <message>
        <source>A d8 says what it does. Physical damage ends it.</source>
        <translation>Un d8 dice lo que hace. El daño físico lo termina.</translation>
    </message>
    <message>
        <source>A dangerous place: opposed Destreza</source>
        <translation>Un lugar peligroso: Destreza enfrentada</translation>
    </message>
    <message>
        <source>A die at the start of each turn decides what it does to its own side; damage ends it.</source>
        <translation>Un dado al principio de cada turno decide qué hace contra los suyos; el daño lo termina.</translation>
    </message>
    <message>
        <source>A multiple attack: not with an extra action</source>
        <translation>Un ataque múltiple: no con una acción extra</translation>
    </message>
    <message>
        <source>A named mark without an effect of its own; one of each name.</source>
        <translation>Una marca con nombre y sin efecto propio; una de cada nombre.</translation>
    </message>
    <message>
        <source>A rope is at hand</source>
        <translation>Hay una cuerda a mano</translation>
    </message>
    <message>
        <source>A shout, a gesture, a trifle.</source>
        <translation>Un grito, un gesto, una menudencia.</translation>
    </message>
    <message>
        <source>A task of several turns</source>
        <translation>Una tarea de varios turnos</translation>
    </message>
    <message>
        <source>A task on the surroundings, with or without a Task Check.</source>
        <translation>Una tarea sobre el entorno, con o sin Task Check.</translation>
    </message>
    <message>
        <source>A telescopic scope costs it no DES</source>
        <translation>La mira telescópica no le cuesta DES</translation>
    </message>
    <message>
        <source>ACC bare-handed; empty: ACC</source>
        <translation>ACC sin armas; vacío: ACC</translation>
    </message>
    <message>
        <source>ACC becomes 255.</source>
        <translation>ACC pasa a 255.</translation>
    </message>
    <message>
        <source>ACC of an off-hand blow; empty: lacks the Skill</source>
        <translation>ACC del golpe con la mano torpe; vacío: no tiene la Skill</translation>
    </message>
    <message>
        <source>ACC − 50 %, no Critical Hits; Abilities with Weapon damage hit by a flat 75.</source>
        <translation>ACC − 50 % y sin Critical Hits; las Abilities con daño de arma aciertan con un 75 fijo.</translation>
    </message>
    <message>
        <source>ARM + 25 %.</source>
        <translation>ARM + 25 %.</translation>
    </message>
    <message>
        <source>ARM and M. ARM become 0; VIT rating − 25 %.</source>
        <translation>ARM y M. ARM pasan a 0; valor de VIT − 25 %.</translation>
    </message>
    <message>
        <source>ARM and M. ARM − 50 %; its attack deals 1; no Abilities but Toad itself.</source>
        <translation>ARM y M. ARM − 50 %; su ataque hace 1; sin más Abilities que el propio Toad.</translation>
    </message>
    <message>
        <source>ARM and M. ARM − 50 %; the Physical damage it deals is 1.</source>
        <translation>ARM y M. ARM − 50 %; el daño físico que hace es 1.</translation>
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
        <translation>ARM, M. ARM o nada</translation>
    </message>
    <message>
        <source>AT, MA, DE and DM −2 against the one it is afraid of.</source>
        <translation>AT, MA, DE y DM −2 contra quien le da miedo.</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Absorbs one element.</source>
        <translation>Absorbe un elemento.</translation>
    </message>
    <message>
        <source>Accuracy with the usual Weapon</source>
        <translation>puntería con el arma habitual</translation>
    </message>
    <message>
        <source>Act before the companion whose turn it is</source>
        <translation>Actuar antes que el compañero al que le toca</translation>
    </message>
    <message>
        <source>Act later this turn; with a target, focus on it</source>
        <translation>Actuar más tarde en este turno; con un objetivo, centrarse en él</translation>
    </message>
    <message>
        <source>Action points of the turn</source>
        <translation>Puntos de acción del turno</translation>
    </message>
    <message>
        <source>Acts later this turn</source>
        <translation>Actúa más tarde en este turno</translation>
    </message>
    <message>
        <source>Added to AT besides attribute and weapon</source>
        <translation>Se suma a AT además del atributo y el arma</translation>
    </message>
    <message>
        <source>Added to MA besides attribute and weapon</source>
        <translation>Se suma a MA además del atributo y el arma</translation>
    </message>
    <message>
        <source>Added to damage and healing</source>
        <translation>Se suma al daño y a la curación</translation>
    </message>
    <message>
        <source>Added to its own 2d</source>
        <translation>Se suma a sus propios 2d</translation>
    </message>
    <message>
        <source>Added to the deflection die</source>
        <translation>Se suma al dado de desvío</translation>
    </message>
    <message>
        <source>Affinity means weakness to the opposite</source>
        <translation>La afinidad supone debilidad al opuesto</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>Allies who resist</source>
        <translation>Aliados que se resisten</translation>
    </message>
    <message>
        <source>Any Action, Zero Action or Reaction: 0 HP before it happens. Ice ends it.</source>
        <translation>Si hace cualquier Action, Zero Action o Reaction, queda a 0 HP antes de hacerla. El hielo lo termina.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Cualquier otra cosa</translation>
    </message>
    <message>
        <source>Anything else, as the game master allows</source>
        <translation>Cualquier otra cosa que permita el director de juego</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>armadura</translation>
    </message>
    <message>
        <source>Armour and shields</source>
        <translation>Armaduras y escudos</translation>
    </message>
    <message>
        <source>Armour points</source>
        <translation>Puntos de armadura</translation>
    </message>
    <message>
        <source>Armour worn: Livianas, Pesadas</source>
        <translation>Armadura que lleva: Livianas, Pesadas</translation>
    </message>
    <message>
        <source>Armour, helmet, shield, other</source>
        <translation>Armadura, casco, escudo, otro</translation>
    </message>
    <message>
        <source>Asleep and helpless, until it is hurt.</source>
        <translation>Dormido e indefenso, hasta que recibe daño.</translation>
    </message>
    <message>
        <source>At 0 PV or less: dead at the end of the next turn unless brought above 0</source>
        <translation>A 0 PV o menos: muere al final del próximo turno si no sube por encima de 0</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Attack skill; the usual one of its kind if missing</source>
        <translation>Habilidad de ataque; si falta, la habitual de su clase</translation>
    </message>
    <message>
        <source>Attack with a tool, or without a card.</source>
        <translation>Atacar con una herramienta, o sin carta.</translation>
    </message>
    <message>
        <source>Attribute of the check</source>
        <translation>Atributo del chequeo</translation>
    </message>
    <message>
        <source>Behind a wall, furniture or a rock: a bonus to the desvío until it moves.</source>
        <translation>Tras un muro, un mueble o una roca: bono al desvío hasta que se mueva.</translation>
    </message>
    <message>
        <source>Behind whose turn</source>
        <translation>Detrás del turno de quién</translation>
    </message>
    <message>
        <source>Below half by shot, cut or thrust: every hour a test not to faint.</source>
        <translation>Por debajo de la mitad por disparo, corte o estocada: cada hora, una tirada para no desmayarse.</translation>
    </message>
    <message>
        <source>Best bonus and worst penalty both count, or only the best</source>
        <translation>Cuentan el mejor bono y la peor penalización, o solo lo mejor</translation>
    </message>
    <message>
        <source>Bonus of powers and relics</source>
        <translation>Bono de solturas y reliquias</translation>
    </message>
    <message>
        <source>Bonus to the attack total</source>
        <translation>Bono al total del ataque</translation>
    </message>
    <message>
        <source>Bonus to the deflection</source>
        <translation>Bono al desvío</translation>
    </message>
    <message>
        <source>Bonus to the deflection while held</source>
        <translation>Bono al desvío mientras se empuña</translation>
    </message>
    <message>
        <source>Bonus to the target’s deflection</source>
        <translation>Bono al desvío del objetivo</translation>
    </message>
    <message>
        <source>Bound hand and foot: no desvío, no movement; may try to get out of the rope.</source>
        <translation>Atado de pies y manos: ni desvío ni movimiento; puede intentar librarse de la cuerda.</translation>
    </message>
    <message>
        <source>Break free</source>
        <translation>Soltarse</translation>
    </message>
    <message>
        <source>Break off what is being charged; MP and ticks stay spent.</source>
        <translation>Interrumpir lo que se está cargando; los MP y los ticks quedan gastados.</translation>
    </message>
    <message>
        <source>Breaks at 0; empty: never</source>
        <translation>Se rompe a 0; vacío: nunca</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Rota</translation>
    </message>
    <message>
        <source>Caliber, for shots through a material</source>
        <translation>Calibre, para disparos a través de un material</translation>
    </message>
    <message>
        <source>Called attack: one part of the body</source>
        <translation>Ataque dirigido a una parte del cuerpo</translation>
    </message>
    <message>
        <source>Can be used at distance 0</source>
        <translation>Se puede usar a distancia 0</translation>
    </message>
    <message>
        <source>Can catch and hold</source>
        <translation>Puede atrapar y sujetar</translation>
    </message>
    <message>
        <source>Can only move, once a turn.</source>
        <translation>Solo puede moverse, una vez por turno.</translation>
    </message>
    <message>
        <source>Can use no ability of any kind.</source>
        <translation>No puede usar ninguna habilidad, del tipo que sea.</translation>
    </message>
    <message>
        <source>Cannot act.</source>
        <translation>No puede actuar.</translation>
    </message>
    <message>
        <source>Cannot attack, nor cast but its own; takes double; its equipment is gone.</source>
        <translation>No puede atacar ni lanzar más magia que la suya; recibe el doble; su equipo desaparece.</translation>
    </message>
    <message>
        <source>Cannot be named or drawn as a target; damage ends it; stealth + 50 %.</source>
        <translation>No puede ser objetivo, ni elegido ni por sorteo; el daño lo termina; sigilo + 50 %.</translation>
    </message>
    <message>
        <source>Cannot be seen, until magic touches it.</source>
        <translation>No se le ve, hasta que lo toca una magia.</translation>
    </message>
    <message>
        <source>Cannot move from its place.</source>
        <translation>No puede moverse del sitio.</translation>
    </message>
    <message>
        <source>Cannot see.</source>
        <translation>No puede ver.</translation>
    </message>
    <message>
        <source>Catch and hold with arms, a net or a lasso</source>
        <translation>Atrapar y sujetar con los brazos, una red o un lazo</translation>
    </message>
    <message>
        <source>Caught: no action, movement, dodge or block; after two turns it may struggle free</source>
        <translation>Atrapado: ni acción, ni movimiento, ni esquiva, ni bloqueo; pasados dos turnos puede intentar liberarse</translation>
    </message>
    <message>
        <source>Cell to go to</source>
        <translation>Casilla a la que ir</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Casillas por lado</translation>
    </message>
    <message>
        <source>Chance of success</source>
        <translation>Probabilidad de éxito</translation>
    </message>
    <message>
        <source>Chance to block; empty: cannot block. By default its skill</source>
        <translation>Probabilidad de bloquear; vacío: no puede. Si no se dice, su habilidad</translation>
    </message>
    <message>
        <source>Chance to hit; else that of the closest category, else Lucha</source>
        <translation>Probabilidad de acertar; si no, la de la categoría más cercana; si no, Lucha</translation>
    </message>
    <message>
        <source>Characteristic, where the skill has none</source>
        <translation>Característica, si la habilidad no tiene</translation>
    </message>
    <message>
        <source>Characteristics of the target</source>
        <translation>Características del objetivo</translation>
    </message>
    <message>
        <source>Characteristics of the user</source>
        <translation>Características de quien la usa</translation>
    </message>
    <message>
        <source>Charge Time in ticks</source>
        <translation>Charge Time en ticks</translation>
    </message>
    <message>
        <source>Charge Times of Abilities and Spells are halved.</source>
        <translation>El Charge Time de Abilities y Spells queda a la mitad.</translation>
    </message>
    <message>
        <source>Charge: a straight way and a blow</source>
        <translation>Cargar: camino recto y un golpe</translation>
    </message>
    <message>
        <source>Claim the turn put off</source>
        <translation>Reclamar el turno retrasado</translation>
    </message>
    <message>
        <source>Claim the turn that was put off</source>
        <translation>Reclamar el turno retrasado</translation>
    </message>
    <message>
        <source>Claws and the like: never drawn nor dropped</source>
        <translation>Garras y similares: nunca se desenfundan ni se sueltan</translation>
    </message>
    <message>
        <source>Clear a jam</source>
        <translation>Desencasquillar un arma</translation>
    </message>
    <message>
        <source>Climbing, crawling and stealth halve it</source>
        <translation>Trepar, arrastrarse y el sigilo lo dejan a la mitad</translation>
    </message>
    <message>
        <source>Conditional Modifier</source>
        <translation>modificador por las circunstancias</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constitución</translation>
    </message>
    <message>
        <source>Costs no action</source>
        <translation>No cuesta acción</translation>
    </message>
    <message>
        <source>Counts for Fiebre</source>
        <translation>Cuenta para Fiebre</translation>
    </message>
    <message>
        <source>DE +3 and half of physical damage until its next turn</source>
        <translation>DE +3 y la mitad del daño físico hasta su próximo turno</translation>
    </message>
    <message>
        <source>DES points waited for a target</source>
        <translation>Puntos de DES que espera por un objetivo</translation>
    </message>
    <message>
        <source>DES points waited for the target</source>
        <translation>puntos de DES que se esperan por el objetivo</translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation>Dados de daño</translation>
    </message>
    <message>
        <source>Damage dice, or a number</source>
        <translation>Dados de daño, o un número</translation>
    </message>
    <message>
        <source>Damage modifier (modificador al daño); may be negative</source>
        <translation>Modificador al daño; puede ser negativo</translation>
    </message>
    <message>
        <source>Damage that it takes off</source>
        <translation>Daño que quita</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Tipo de daño</translation>
    </message>
    <message>
        <source>Damage type; the usual one of its kind if missing</source>
        <translation>Tipo de daño; si falta, el habitual de su clase</translation>
    </message>
    <message>
        <source>Dead at once.</source>
        <translation>Muere en el acto.</translation>
    </message>
    <message>
        <source>Deals half damage.</source>
        <translation>Hace la mitad de daño.</translation>
    </message>
    <message>
        <source>Decides the attribute of its attack and damage</source>
        <translation>Decide el atributo de su ataque y de su daño</translation>
    </message>
    <message>
        <source>Declared in the Initiative Phase; in the turn an opposed check on SPD against all who would hold you.</source>
        <translation>Se declara en la Initiative Phase; en el turno, tirada enfrentada de SPD contra todos los que quieran retenerte.</translation>
    </message>
    <message>
        <source>Defence, equipment included</source>
        <translation>Defensa, equipo incluido</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>destreza</translation>
    </message>
    <message>
        <source>Dexterity: order, ranges, escaping</source>
        <translation>Destreza: orden, alcances, escapar</translation>
    </message>
    <message>
        <source>Dice of damage</source>
        <translation>Dados de daño</translation>
    </message>
    <message>
        <source>Dice: 2d, 1d+2, half</source>
        <translation>Dados: 2d, 1d+2, half</translation>
    </message>
    <message>
        <source>Dice; weapon stands for the weapon&apos;s damage</source>
        <translation>Dados; weapon es el daño del arma</translation>
    </message>
    <message>
        <source>Die used instead of the skill&apos;s</source>
        <translation>Dado que se usa en lugar del de la habilidad</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Disarm: Destreza against Destreza</source>
        <translation>Desarmar: Destreza contra Destreza</translation>
    </message>
    <message>
        <source>Do what is readied, or use a reaction, out of turn</source>
        <translation>Hacer lo preparado, o usar una reacción, fuera de turno</translation>
    </message>
    <message>
        <source>Dodge; by default DES × 2</source>
        <translation>Esquivar; si no se dice, DES × 2</translation>
    </message>
    <message>
        <source>Does not move, escape, or oppose an escape; EVA − 50 %.</source>
        <translation>No se mueve, no huye ni se opone a una huida; EVA − 50 %.</translation>
    </message>
    <message>
        <source>Does nothing to one who floats</source>
        <translation>No hace nada a quien flota</translation>
    </message>
    <message>
        <source>Doubles the chance against a close target</source>
        <translation>Duplica la probabilidad contra un objetivo cercano</translation>
    </message>
    <message>
        <source>Draw a weapon or put it away</source>
        <translation>Sacar un arma o guardarla</translation>
    </message>
    <message>
        <source>ESTAMINA or MANA that resting gives back</source>
        <translation>ESTAMINA o MANA que devuelve descansar</translation>
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
        <translation>EVA y M. EVA − 20.</translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating + 25 %.</source>
        <translation>EVA, ACC y el valor de AGI + 25 %.</translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating − 25 %.</source>
        <translation>EVA, ACC y el valor de AGI − 25 %.</translation>
    </message>
    <message>
        <source>EVA, ACC and the AGI rating − 50 %.</source>
        <translation>EVA, ACC y el valor de AGI − 50 %.</translation>
    </message>
    <message>
        <source>Each rolls for itself; foes by groups; or whole sides</source>
        <translation>Cada uno tira por sí; los enemigos por grupos; o bandos enteros</translation>
    </message>
    <message>
        <source>Effective range in metres</source>
        <translation>Alcance efectivo en metros</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Element of its damage</source>
        <translation>Elemento de su daño</translation>
    </message>
    <message>
        <source>Element to affinity, immune, resist or weak</source>
        <translation>De cada elemento: affinity, immune, resist o weak</translation>
    </message>
    <message>
        <source>Evasion</source>
        <translation>evasión</translation>
    </message>
    <message>
        <source>Experience for beating it</source>
        <translation>Experiencia por vencerla</translation>
    </message>
    <message>
        <source>Extra to initiative</source>
        <translation>Extra a la iniciativa</translation>
    </message>
    <message>
        <source>FUE doubled, one die more of damage, takes half damage; can only attack, and has to.</source>
        <translation>FUE doble, un dado más de daño y recibe la mitad; solo puede atacar, y está obligado.</translation>
    </message>
    <message>
        <source>FUE, AGI and VIT sink by 1 each turn, down to −3.</source>
        <translation>FUE, AGI y VIT bajan 1 cada turno, hasta −3.</translation>
    </message>
    <message>
        <source>Fails from this roll on</source>
        <translation>Falla a partir de esta tirada</translation>
    </message>
    <message>
        <source>Fainted or knocked out: no action, no desvío, no turn.</source>
        <translation>Desmayado o noqueado: ni acción, ni desvío, ni turno.</translation>
    </message>
    <message>
        <source>Faints after any effort or damage; magic of water or ice cools it.</source>
        <translation>Se desmaya tras cualquier esfuerzo o daño; la magia de agua o de hielo lo alivia.</translation>
    </message>
    <message>
        <source>Falls unconscious when the timer runs out.</source>
        <translation>Cae inconsciente cuando se agota el plazo.</translation>
    </message>
    <message>
        <source>Fast, Slow or Magic Ability</source>
        <translation>Fast, Slow o Magic Ability</translation>
    </message>
    <message>
        <source>Feet of one movement action</source>
        <translation>Pies de una acción de movimiento</translation>
    </message>
    <message>
        <source>Feet, without a board</source>
        <translation>Pies, sin tablero</translation>
    </message>
    <message>
        <source>Fill the weapon again</source>
        <translation>Volver a cargar el arma</translation>
    </message>
    <message>
        <source>Fitted with a silencer made for this model</source>
        <translation>Lleva un silenciador hecho para este modelo</translation>
    </message>
    <message>
        <source>From the turn after the two incapable ones, or already in the second of them</source>
        <translation>Desde el turno siguiente a los dos en que no puede actuar, o ya en el segundo de ellos</translation>
    </message>
    <message>
        <source>Get loose: FUE or AGI against the holder&apos;s</source>
        <translation>Soltarse: FUE o AGI contra las de quien sujeta</translation>
    </message>
    <message>
        <source>Get out of the rope, or another</source>
        <translation>Librarse de la cuerda, o librar a otro</translation>
    </message>
    <message>
        <source>Get up from the ground</source>
        <translation>Levantarse del suelo</translation>
    </message>
    <message>
        <source>Give up an unused turn to regain VIDA, ESTAMINA or MANA.</source>
        <translation>Renunciar a un turno sin usar para recuperar VIDA, ESTAMINA o MANA.</translation>
    </message>
    <message>
        <source>Give up the Actions left.</source>
        <translation>Renunciar a las Actions que quedan.</translation>
    </message>
    <message>
        <source>Give up the first Action: damage is halved after ARM until the next one.</source>
        <translation>Renunciar a la primera Action: el daño queda a la mitad después de ARM hasta la próxima.</translation>
    </message>
    <message>
        <source>Grace</source>
        <translation>Gracia</translation>
    </message>
    <message>
        <source>Grapple: Constitución against Constitución</source>
        <translation>Apresar: Constitución contra Constitución</translation>
    </message>
    <message>
        <source>Grown: half as many PV more, weapons hurt half as much more.</source>
        <translation>Crecido: la mitad más de PV, y sus armas dañan la mitad más.</translation>
    </message>
    <message>
        <source>Gunsmith: repairs jammed weapons</source>
        <translation>Armero: repara armas encasquilladas</translation>
    </message>
    <message>
        <source>HP becomes 1</source>
        <translation>los HP pasan a 1</translation>
    </message>
    <message>
        <source>HP or MP</source>
        <translation>HP o MP</translation>
    </message>
    <message>
        <source>Half speed, no charge, no retreat; with both legs no movement at all.</source>
        <translation>La mitad de velocidad, sin cargar ni retirarse; con las dos piernas, ningún movimiento.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hands that it needs</source>
        <translation>Manos que necesita</translation>
    </message>
    <message>
        <source>Has put its turn off</source>
        <translation>Ha retrasado su turno</translation>
    </message>
    <message>
        <source>Has put the turn off and may claim it before another says what it does.</source>
        <translation>Ha retrasado el turno y puede reclamarlo antes de que otro diga lo que hace.</translation>
    </message>
    <message>
        <source>Healing dice</source>
        <translation>Dados de curación</translation>
    </message>
    <message>
        <source>Healing harms it, reviving may kill it, drains are reversed; immune to Death and Condemned.</source>
        <translation>La curación lo daña, revivirlo puede matarlo y los drenajes se invierten; inmune a Death y Condemned.</translation>
    </message>
    <message>
        <source>Healing harms it; no abilities of profession or tribe.</source>
        <translation>La curación lo daña; sin habilidades de profesión ni de tribu.</translation>
    </message>
    <message>
        <source>Healing, rope, other</source>
        <translation>Curación, cuerda, otro</translation>
    </message>
    <message>
        <source>Held by somebody: may fight and deflect, but not get away.</source>
        <translation>Agarrado por alguien: puede luchar y desviar, pero no alejarse.</translation>
    </message>
    <message>
        <source>Held: cannot get away.</source>
        <translation>Sujeto: no puede alejarse.</translation>
    </message>
    <message>
        <source>Helpless.</source>
        <translation>Indefenso.</translation>
    </message>
    <message>
        <source>Helpless; magic of fire thaws it.</source>
        <translation>Indefenso; la magia de fuego lo descongela.</translation>
    </message>
    <message>
        <source>Helps: allies need no roll; empty: by what it does</source>
        <translation>Ayuda: con los aliados no hay tirada; vacío: según lo que haga</translation>
    </message>
    <message>
        <source>Helps; empty: by what it does</source>
        <translation>Ayuda; vacío: según lo que haga</translation>
    </message>
    <message>
        <source>Hit Points</source>
        <translation>puntos de golpe</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Puntos de vida</translation>
    </message>
    <message>
        <source>Hit points, maximum</source>
        <translation>Puntos de vida, máximo</translation>
    </message>
    <message>
        <source>Hold somebody: FUE or AGI against theirs</source>
        <translation>Sujetar a alguien: FUE o AGI contra las suyas</translation>
    </message>
    <message>
        <source>Holds somebody: half speed, and only what one does with a prey.</source>
        <translation>Agarra a alguien: la mitad de velocidad, y solo lo que se hace con una presa.</translation>
    </message>
    <message>
        <source>Hours of rest</source>
        <translation>Horas de descanso</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Cuánto</translation>
    </message>
    <message>
        <source>How far; by default all of it</source>
        <translation>Cuánto; si no se dice, todo</translation>
    </message>
    <message>
        <source>How hard it is to undo</source>
        <translation>Lo difícil que es deshacerlo</translation>
    </message>
    <message>
        <source>How it is fed shot by shot</source>
        <translation>Cómo se alimenta tiro a tiro</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>How many may attack it hand to hand in one turn</source>
        <translation>Cuántos pueden atacarle cuerpo a cuerpo en un turno</translation>
    </message>
    <message>
        <source>How many surround the target</source>
        <translation>Cuántos rodean al objetivo</translation>
    </message>
    <message>
        <source>How much of the damage modifier counts; by default full hand to hand, half for throws and bows</source>
        <translation>Cuánto cuenta del modificador al daño; si no se dice, entero cuerpo a cuerpo y la mitad al lanzar y con arcos</translation>
    </message>
    <message>
        <source>Hurt at the start of each turn.</source>
        <translation>Recibe daño al principio de cada turno.</translation>
    </message>
    <message>
        <source>Hurt the grabbed</source>
        <translation>Dañar a la presa</translation>
    </message>
    <message>
        <source>Hurts an unarmed attacker whom it blocks</source>
        <translation>Hiere al atacante sin armas al que bloquea</translation>
    </message>
    <message>
        <source>Id by which scripts name it</source>
        <translation>Id con que lo nombran los guiones</translation>
    </message>
    <message>
        <source>Immune to all seven harmful categories.</source>
        <translation>Inmune a las siete categorías dañinas.</translation>
    </message>
    <message>
        <source>Immune to the statuses and categories named.</source>
        <translation>Inmune a los estados y categorías nombrados.</translation>
    </message>
    <message>
        <source>Immunity to one element.</source>
        <translation>Inmune a un elemento.</translation>
    </message>
    <message>
        <source>In cover: cannot be named or drawn as a target, until it comes out.</source>
        <translation>A cubierto: no puede ser objetivo, ni elegido ni por sorteo, hasta que salga.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En la mano</translation>
    </message>
    <message>
        <source>Initiative × 2; SPD rating + 50 %.</source>
        <translation>Initiative × 2; valor de SPD + 50 %.</translation>
    </message>
    <message>
        <source>Instead of AGI in an ambush</source>
        <translation>En lugar de AGI en una emboscada</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Its id on this sheet</source>
        <translation>Su id en esta ficha</translation>
    </message>
    <message>
        <source>Its master chooses what it does; ends when the master falls or leaves.</source>
        <translation>Su amo elige lo que hace; termina cuando el amo cae o se va.</translation>
    </message>
    <message>
        <source>Jammed</source>
        <translation>Encasquillada</translation>
    </message>
    <message>
        <source>Jump: 2d + AGI against twice the metres, four times upwards</source>
        <translation>Saltar: 2d + AGI contra el doble de los metros; hacia arriba, el cuádruple</translation>
    </message>
    <message>
        <source>Keep an action for its moment</source>
        <translation>Guardar una acción para su momento</translation>
    </message>
    <message>
        <source>Keep the action for a dodge or a block</source>
        <translation>Guardar la acción para esquivar o bloquear</translation>
    </message>
    <message>
        <source>Key of a shared initiative roll</source>
        <translation>Clave de una tirada de iniciativa compartida</translation>
    </message>
    <message>
        <source>Kilograms, for Flotar</source>
        <translation>Kilos, para Flotar</translation>
    </message>
    <message>
        <source>Kinds of attack that it can stop</source>
        <translation>Tipos de ataque que puede parar</translation>
    </message>
    <message>
        <source>Knocked out, or at 1–2 PV: no declaration, action or reaction</source>
        <translation>Noqueado, o con 1–2 PV: ni declara, ni actúa, ni reacciona</translation>
    </message>
    <message>
        <source>Lay a card of the inventory on the table.</source>
        <translation>Bajar a la mesa una carta del inventario.</translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation>Dejar el combate</translation>
    </message>
    <message>
        <source>Left open, the dice decide: Stealth against Awareness.</source>
        <translation>Si se deja abierto, deciden los dados: Sigilo contra Percepción.</translation>
    </message>
    <message>
        <source>Let a held one go</source>
        <translation>Soltar a un apresado</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Lies on the ground.</source>
        <translation>Está en el suelo.</translation>
    </message>
    <message>
        <source>Life points (puntos de vida)</source>
        <translation>Puntos de vida</translation>
    </message>
    <message>
        <source>Lifts all that is on; then no damage, no healing, no conditions.</source>
        <translation>Retira todo lo que lleva encima; después, ni daño, ni curación, ni estados.</translation>
    </message>
    <message>
        <source>Load a weapon</source>
        <translation>Cargar un arma</translation>
    </message>
    <message>
        <source>Long or high</source>
        <translation>De longitud o de altura</translation>
    </message>
    <message>
        <source>Loses its turns and does not react; EVA becomes 0. Physical damage wakes it.</source>
        <translation>Pierde sus turnos y no reacciona; su EVA pasa a 0. El daño físico lo despierta.</translation>
    </message>
    <message>
        <source>Loses its turns and does not react; all damage is 0, nothing takes hold. It survives falling.</source>
        <translation>Pierde sus turnos y no reacciona; todo daño es 0 y nada le hace efecto. Sigue aunque caiga.</translation>
    </message>
    <message>
        <source>Loses its turns and does not react; struck by Physical damage, even by 0: 0 HP. Fire thaws it.</source>
        <translation>Pierde sus turnos y no reacciona; si recibe daño físico, aunque sea 0, queda a 0 HP. El fuego lo descongela.</translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating + 25 %.</source>
        <translation>M. ARM y el valor de MAG + 25 %.</translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating − 25 %.</source>
        <translation>M. ARM y el valor de MAG − 25 %.</translation>
    </message>
    <message>
        <source>M. ARM and the MAG rating − 50 %.</source>
        <translation>M. ARM y el valor de MAG − 50 %.</translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating + 25 %.</source>
        <translation>M. EVA, M. ACC y el valor de SPR + 25 %.</translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating − 25 %.</source>
        <translation>M. EVA, M. ACC y el valor de SPR − 25 %.</translation>
    </message>
    <message>
        <source>M. EVA, M. ACC and the SPR rating − 50 %.</source>
        <translation>M. EVA, M. ACC y el valor de SPR − 50 %.</translation>
    </message>
    <message>
        <source>MA against DM, AT against DE, or none</source>
        <translation>MA contra DM, AT contra DE, o ninguno</translation>
    </message>
    <message>
        <source>MP costs of Spells − 25 %, rounded up.</source>
        <translation>Coste en MP de los Spells − 25 %, redondeando hacia arriba.</translation>
    </message>
    <message>
        <source>MP costs of Spells − 50 %, rounded up.</source>
        <translation>Coste en MP de los Spells − 50 %, redondeando hacia arriba.</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Magic Accuracy</source>
        <translation>puntería mágica</translation>
    </message>
    <message>
        <source>Magic Armor</source>
        <translation>armadura mágica</translation>
    </message>
    <message>
        <source>Magic Evasion</source>
        <translation>evasión mágica</translation>
    </message>
    <message>
        <source>Magic Points</source>
        <translation>puntos de magia</translation>
    </message>
    <message>
        <source>Magic block</source>
        <translation>Bloqueo mágico</translation>
    </message>
    <message>
        <source>Magic defence, equipment included</source>
        <translation>Defensa mágica, equipo incluido</translation>
    </message>
    <message>
        <source>Magic goes back to its caster.</source>
        <translation>La magia vuelve a quien la lanzó.</translation>
    </message>
    <message>
        <source>Magic points</source>
        <translation>Puntos de magia</translation>
    </message>
    <message>
        <source>Magic points, maximum</source>
        <translation>Puntos de magia, máximo</translation>
    </message>
    <message>
        <source>Magic, powers, techniques, skills</source>
        <translation>Magias, poderes, técnicas, habilidades</translation>
    </message>
    <message>
        <source>Magical damage dealt + 25 %.</source>
        <translation>Daño mágico que hace + 25 %.</translation>
    </message>
    <message>
        <source>Magical damage dealt − 25 %.</source>
        <translation>Daño mágico que hace − 25 %.</translation>
    </message>
    <message>
        <source>Magical damage dealt − 50 %.</source>
        <translation>Daño mágico que hace − 50 %.</translation>
    </message>
    <message>
        <source>Magical damage is halved after M. ARM.</source>
        <translation>El daño mágico queda a la mitad después de M. ARM.</translation>
    </message>
    <message>
        <source>Material in the way</source>
        <translation>Material que hay en medio</translation>
    </message>
    <message>
        <source>Melee reach in feet</source>
        <translation>Alcance cuerpo a cuerpo en pies</translation>
    </message>
    <message>
        <source>Melee, at a distance, or thrown</source>
        <translation>Cuerpo a cuerpo, a distancia o arrojada</translation>
    </message>
    <message>
        <source>Members of a side act by kind of action</source>
        <translation>Los de un bando actúan según el tipo de acción</translation>
    </message>
    <message>
        <source>Metres per movement</source>
        <translation>Metros por movimiento</translation>
    </message>
    <message>
        <source>Metres; empty: by its kind</source>
        <translation>Metros; vacío: según su tipo</translation>
    </message>
    <message>
        <source>Metres; up to 1 is a touch</source>
        <translation>Metros; hasta 1 es toque</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>mente</translation>
    </message>
    <message>
        <source>Most targets; empty: any number with an area</source>
        <translation>Máximo de objetivos; vacío: los que sean, si es de área</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Moverse</translation>
    </message>
    <message>
        <source>Move freely, before or after an Action, in pieces.</source>
        <translation>Moverse libremente, antes o después de una Action, también por partes.</translation>
    </message>
    <message>
        <source>Move over the board; terrain, climbing and enemies&apos; domains make steps dearer.</source>
        <translation>Moverse por el tablero; el terreno, trepar y los dominios enemigos encarecen los pasos.</translation>
    </message>
    <message>
        <source>Move up to MO metres</source>
        <translation>Moverse hasta MO metros</translation>
    </message>
    <message>
        <source>Move with the grabbed</source>
        <translation>Moverse con la presa</translation>
    </message>
    <message>
        <source>Move, talk, open a door</source>
        <translation>Moverse, hablar, abrir una puerta</translation>
    </message>
    <message>
        <source>Moves 1 metre, takes double damage, is healed by half.</source>
        <translation>Se mueve 1 metro, recibe el doble de daño y se cura la mitad.</translation>
    </message>
    <message>
        <source>Moves twice as far; SPD rating + 25 %.</source>
        <translation>Se mueve el doble; valor de SPD + 25 %.</translation>
    </message>
    <message>
        <source>Must attack the nearest opponent, with + 50 % damage.</source>
        <translation>Tiene que atacar al enemigo más cercano, con + 50 % de daño.</translation>
    </message>
    <message>
        <source>Name to number: replaces numbers or adds names</source>
        <translation>De cada nombre, su número: cambia números o añade nombres</translation>
    </message>
    <message>
        <source>Name; the id if missing</source>
        <translation>Nombre; si falta, el id</translation>
    </message>
    <message>
        <source>Name; the id where there is none</source>
        <translation>Nombre; el id si no lo hay</translation>
    </message>
    <message>
        <source>Negative ranks on attacks.</source>
        <translation>Rangos negativos en los ataques.</translation>
    </message>
    <message>
        <source>No Attack, Item or Defense Actions; STR, AGI and SPD ratings − 50 %.</source>
        <translation>Sin Attack, Item ni Defense Actions; valores de STR, AGI y SPD − 50 %.</translation>
    </message>
    <message>
        <source>No Initiative, no turn, no Reaction; its other timers and the Status Phase pass it by.</source>
        <translation>Ni Initiative, ni turno, ni Reaction; sus otros plazos y la Status Phase no le afectan.</translation>
    </message>
    <message>
        <source>No Slow or Fast Abilities; VIT, SPR and MAG ratings − 50 %.</source>
        <translation>Ni Slow ni Fast Abilities; valores de VIT, SPR y MAG − 50 %.</translation>
    </message>
    <message>
        <source>No Spells; ratings for speech − 50 %.</source>
        <translation>Sin Spells; valores para hablar − 50 %.</translation>
    </message>
    <message>
        <source>No attack with the main hand or with both.</source>
        <translation>Sin atacar con la mano diestra ni con ambas.</translation>
    </message>
    <message>
        <source>No attack with the off hand or with both; shields count for nothing.</source>
        <translation>Sin atacar con la mano torpe ni con ambas; los escudos no cuentan.</translation>
    </message>
    <message>
        <source>No magic and no power.</source>
        <translation>Ni magias ni poderes.</translation>
    </message>
    <message>
        <source>No magic but its own; deals a tenth, takes double.</source>
        <translation>Sin más magia que la suya; hace la décima parte de daño y recibe el doble.</translation>
    </message>
    <message>
        <source>No more may attack it hand to hand</source>
        <translation>Nadie más puede atacarle cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>No terrain hinders it, but no Full-Move; out of reach of what goes along the ground.</source>
        <translation>Ningún terreno lo estorba, pero sin Full-Move; fuera del alcance de lo que va por el suelo.</translation>
    </message>
    <message>
        <source>No terrain hinders it; out of reach of melee and of what goes along the ground.</source>
        <translation>Ningún terreno lo estorba; fuera del alcance del cuerpo a cuerpo y de lo que va por el suelo.</translation>
    </message>
    <message>
        <source>No undead, construct or the like</source>
        <translation>Ni no muerto, ni autómata, ni nada parecido</translation>
    </message>
    <message>
        <source>Not made to harm</source>
        <translation>No está hecho para dañar</translation>
    </message>
    <message>
        <source>Obeys and will not harm its charmer.</source>
        <translation>Obedece a quien lo encantó y no le hará daño.</translation>
    </message>
    <message>
        <source>Off balance.</source>
        <translation>Ha perdido el equilibrio.</translation>
    </message>
    <message>
        <source>On the floor</source>
        <translation>En el suelo</translation>
    </message>
    <message>
        <source>On the ground: cannot move before standing up; the throat is open.</source>
        <translation>En el suelo: no puede moverse sin levantarse antes; la garganta queda expuesta.</translation>
    </message>
    <message>
        <source>One action a turn.</source>
        <translation>Una acción por turno.</translation>
    </message>
    <message>
        <source>One action more each turn.</source>
        <translation>Una acción más por turno.</translation>
    </message>
    <message>
        <source>One die, or the game master picks</source>
        <translation>Un dado, o elige el director de juego</translation>
    </message>
    <message>
        <source>One number changed.</source>
        <translation>Un número cambiado.</translation>
    </message>
    <message>
        <source>One side strikes before the other is ready: Stealth against Awareness, or the game master&apos;s word.</source>
        <translation>Un bando golpea antes de que el otro esté listo: Sigilo contra Percepción, o lo que diga el director de juego.</translation>
    </message>
    <message>
        <source>Opposed roll against each target</source>
        <translation>Tirada enfrentada contra cada objetivo</translation>
    </message>
    <message>
        <source>Other skills</source>
        <translation>Otras habilidades</translation>
    </message>
    <message>
        <source>Own characteristics</source>
        <translation>Características propias</translation>
    </message>
    <message>
        <source>PCs fall Unconscious, others die, unless said here</source>
        <translation>los PC caen Unconscious y los demás mueren, salvo que aquí se diga otra cosa</translation>
    </message>
    <message>
        <source>PM given back</source>
        <translation>PM que devuelve</translation>
    </message>
    <message>
        <source>PV given back</source>
        <translation>PV que devuelve</translation>
    </message>
    <message>
        <source>PV of the revived</source>
        <translation>PV con que revive</translation>
    </message>
    <message>
        <source>Paralysed: no action, no desvío, no turn.</source>
        <translation>Paralizado: ni acción, ni desvío, ni turno.</translation>
    </message>
    <message>
        <source>Part of the body</source>
        <translation>Parte del cuerpo</translation>
    </message>
    <message>
        <source>Part of the body: never held, dropped or disarmed</source>
        <translation>Parte del cuerpo: nunca se empuña, se suelta ni se desarma</translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating + 25 %.</source>
        <translation>Daño físico que hace y valor de STR + 25 %.</translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating − 25 %.</source>
        <translation>Daño físico que hace y valor de STR − 25 %.</translation>
    </message>
    <message>
        <source>Physical damage dealt and the STR rating − 50 %.</source>
        <translation>Daño físico que hace y valor de STR − 50 %.</translation>
    </message>
    <message>
        <source>Physical or Magical</source>
        <translation>Physical o Magical</translation>
    </message>
    <message>
        <source>Physical or Magical; Spells default to Magical</source>
        <translation>Physical o Magical; los Spells, si no se dice nada, Magical</translation>
    </message>
    <message>
        <source>Pick a weapon up</source>
        <translation>Recoger un arma</translation>
    </message>
    <message>
        <source>Pin the grabbed</source>
        <translation>Inmovilizar a la presa</translation>
    </message>
    <message>
        <source>Pinned: no attack, no desvío, no movement; may try to break free.</source>
        <translation>Inmovilizado: ni ataque, ni desvío, ni movimiento; puede intentar soltarse.</translation>
    </message>
    <message>
        <source>Pins somebody: one rank less of desvío, and no actions.</source>
        <translation>Inmoviliza a alguien: un rango menos de desvío, y sin acciones.</translation>
    </message>
    <message>
        <source>Points for special powers</source>
        <translation>Puntos de soltura</translation>
    </message>
    <message>
        <source>Points for special powers, maximum</source>
        <translation>Puntos de soltura, máximo</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Soltura</translation>
    </message>
    <message>
        <source>Power points that it costs</source>
        <translation>Puntos de soltura que cuesta</translation>
    </message>
    <message>
        <source>Profession; decides about magic in heavy armour</source>
        <translation>Profesión; decide si puede lanzar magia con armadura pesada</translation>
    </message>
    <message>
        <source>Put the turn off</source>
        <translation>Retrasar el turno</translation>
    </message>
    <message>
        <source>Put the turn off by some ticks.</source>
        <translation>Retrasar el turno unos ticks.</translation>
    </message>
    <message>
        <source>Range in feet; none is unlimited</source>
        <translation>Alcance en pies; ninguno: sin límite</translation>
    </message>
    <message>
        <source>Ranks on skill checks</source>
        <translation>Rangos en las tiradas de habilidad</translation>
    </message>
    <message>
        <source>Ranks on the deflection die</source>
        <translation>Rangos en el dado de desvío</translation>
    </message>
    <message>
        <source>Ranks on the skill die</source>
        <translation>Rangos en el dado de habilidad</translation>
    </message>
    <message>
        <source>Ranks on the target’s deflection</source>
        <translation>Rangos en el desvío del objetivo</translation>
    </message>
    <message>
        <source>Ranks on the target’s first die</source>
        <translation>Rangos en el primer dado del objetivo</translation>
    </message>
    <message>
        <source>Ranks that attackers gain where it is flanked</source>
        <translation>Rangos que ganan los atacantes cuando está flanqueado</translation>
    </message>
    <message>
        <source>Reaction; none: what is readied</source>
        <translation>Reacción; ninguna: lo preparado</translation>
    </message>
    <message>
        <source>Ready a weapon</source>
        <translation>Preparar un arma</translation>
    </message>
    <message>
        <source>Ready, in hand</source>
        <translation>Preparada, en la mano</translation>
    </message>
    <message>
        <source>Regains a die of PV each turn.</source>
        <translation>Recupera un dado de PV cada turno.</translation>
    </message>
    <message>
        <source>Resistance to one element.</source>
        <translation>Resistente a un elemento.</translation>
    </message>
    <message>
        <source>Rest before or after the fight</source>
        <translation>Descansar antes o después del combate</translation>
    </message>
    <message>
        <source>Retreat: triple speed, free attacks</source>
        <translation>Retirada: triple velocidad, ataques gratuitos de los demás</translation>
    </message>
    <message>
        <source>Return what is in hand to the Inventory, or drop it.</source>
        <translation>Devolver al Inventory lo que se tiene en la mano, o soltarlo.</translation>
    </message>
    <message>
        <source>Rolls against its DE are made twice; the lower counts.</source>
        <translation>Las tiradas contra su DE se hacen dos veces; cuenta la menor.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Running away: no hand free until the next turn.</source>
        <translation>En plena huida: sin manos libres hasta el próximo turno.</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Share given back for every hour</source>
        <translation>Parte que se recupera por hora</translation>
    </message>
    <message>
        <source>Shot, cut or pierced</source>
        <translation>Por disparo, corte o estocada</translation>
    </message>
    <message>
        <source>Shots before reloading; firearms 6</source>
        <translation>Disparos antes de recargar; armas de fuego, 6</translation>
    </message>
    <message>
        <source>Shots in one action</source>
        <translation>Disparos en una acción</translation>
    </message>
    <message>
        <source>Shots left</source>
        <translation>Disparos que quedan</translation>
    </message>
    <message>
        <source>Shots that are in</source>
        <translation>Disparos que tiene cargados</translation>
    </message>
    <message>
        <source>Shots that are in; full if missing</source>
        <translation>Disparos cargados; si falta, llena</translation>
    </message>
    <message>
        <source>Shots that fit; empty: not counted</source>
        <translation>Disparos que caben; vacío: no se cuentan</translation>
    </message>
    <message>
        <source>Shots that fit; none is not counted</source>
        <translation>Disparos que caben; ninguno: no se cuentan</translation>
    </message>
    <message>
        <source>Shots that the silencer still takes; empty: rolled</source>
        <translation>Disparos que aún aguanta el silenciador; vacío: se tira</translation>
    </message>
    <message>
        <source>Shove: Constitución against Constitución</source>
        <translation>Embestir: Constitución contra Constitución</translation>
    </message>
    <message>
        <source>Shrunk: takes double damage, its weapons hurt a quarter.</source>
        <translation>Encogido: recibe el doble de daño y sus armas hacen la cuarta parte.</translation>
    </message>
    <message>
        <source>Single rounds, a magazine or a belt</source>
        <translation>Cartuchos sueltos, cargador o cinta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Skill to its die</source>
        <translation>De cada habilidad, su dado</translation>
    </message>
    <message>
        <source>So often between two turns, without taking the reaction</source>
        <translation>Veces entre dos turnos, sin gastar la reacción</translation>
    </message>
    <message>
        <source>Caught unaware: may only speak; without the desvío die unless it was granted.</source>
        <translation>Desprevenido: solo puede hablar; sin el dado de desvío, salvo que se le conceda.</translation>
    </message>
    <message>
        <source>Fall from a height: one die times the metres</source>
        <translation>Caer desde lo alto: un dado por los metros</translation>
    </message>
    <message>
        <source>Some act first, with half their points; the surprised have no desvío die</source>
        <translation>Unos actúan primero, con la mitad de sus puntos; los sorprendidos no tienen dado de desvío</translation>
    </message>
    <message>
        <source>Some creep up: stealth or AGI against the MEN of who watches, or the game master’s word</source>
        <translation>Algunos se acercan a hurtadillas: sigilo o AGI contra la MEN de quien vigila, o lo que diga el director de juego</translation>
    </message>
    <message>
        <source>Spare shots; none is not counted</source>
        <translation>Disparos de reserva; ninguno: no se cuentan</translation>
    </message>
    <message>
        <source>Speak one sentence</source>
        <translation>Decir una frase</translation>
    </message>
    <message>
        <source>Special and critical by the text&apos;s fractions, or by the printed table</source>
        <translation>Especial y crítico por las fracciones del texto, o por la tabla impresa</translation>
    </message>
    <message>
        <source>Special powers</source>
        <translation>Solturas</translation>
    </message>
    <message>
        <source>Speed: Initiative, ties, metres of movement</source>
        <translation>Velocidad: Initiative, empates, metros de movimiento</translation>
    </message>
    <message>
        <source>Spells bounce off to a random opponent of the bearer.</source>
        <translation>Los Spells rebotan hacia un enemigo suyo al azar.</translation>
    </message>
    <message>
        <source>Spend an Action on nothing but movement: SPD × 2 metres.</source>
        <translation>Gastar una Action solo en moverse: SPD × 2 metros.</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Espíritu</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Levantarse</translation>
    </message>
    <message>
        <source>Status Phase: + 10 % of maximum HP.</source>
        <translation>Status Phase: + 10 % de los HP máximos.</translation>
    </message>
    <message>
        <source>Status Phase: − 10 % of current HP.</source>
        <translation>Status Phase: − 10 % de los HP actuales.</translation>
    </message>
    <message>
        <source>Status Phase: − 10 % of maximum HP and of maximum MP.</source>
        <translation>Status Phase: − 10 % de los HP máximos y de los MP máximos.</translation>
    </message>
    <message>
        <source>Status Phase: − 5 HP for each point of this Round’s Initiative.</source>
        <translation>Status Phase: − 5 HP por cada punto de Initiative de este asalto.</translation>
    </message>
    <message>
        <source>Status id</source>
        <translation>Id del estado</translation>
    </message>
    <message>
        <source>Statuses ended, stone too</source>
        <translation>Estados que termina, también la piedra</translation>
    </message>
    <message>
        <source>Statuses put on</source>
        <translation>Estados que pone</translation>
    </message>
    <message>
        <source>Statuses put on each target taken</source>
        <translation>Estados que pone a cada objetivo alcanzado</translation>
    </message>
    <message>
        <source>Statuses put on whoever it hits</source>
        <translation>Estados que pone a quien acierta</translation>
    </message>
    <message>
        <source>Statuses that it puts on</source>
        <translation>Estados que pone</translation>
    </message>
    <message>
        <source>Statuses that never take hold</source>
        <translation>Estados que nunca le hacen efecto</translation>
    </message>
    <message>
        <source>Stop pinning</source>
        <translation>Dejar de contener</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Strike or shoot</source>
        <translation>Golpear o disparar</translation>
    </message>
    <message>
        <source>Strike with a weapon: 2d + AT against DE</source>
        <translation>Golpear con un arma: 2d + AT contra DE</translation>
    </message>
    <message>
        <source>Strike with the Weapon in hand.</source>
        <translation>Golpear con el arma que se tiene en la mano.</translation>
    </message>
    <message>
        <source>Strikes in one attack action</source>
        <translation>Golpes en una acción de ataque</translation>
    </message>
    <message>
        <source>Struggle free of a hold</source>
        <translation>Zafarse de una presa</translation>
    </message>
    <message>
        <source>Stunt: by skill or by opposed roll</source>
        <translation>Una proeza: por habilidad o por tirada enfrentada</translation>
    </message>
    <message>
        <source>Switch facing in a Pincer Attack, before anything else in the turn.</source>
        <translation>Darse la vuelta en un Pincer Attack, antes que nada en el turno.</translation>
    </message>
    <message>
        <source>Take a Weapon or Shield in hand; what was there goes back to the Inventory.</source>
        <translation>Empuñar un arma o escudo; lo que había en la mano vuelve al Inventory.</translation>
    </message>
    <message>
        <source>Take a card from the table up into the inventory.</source>
        <translation>Subir una carta de la mesa al inventario.</translation>
    </message>
    <message>
        <source>Take a weapon from one who is held, FUE against FUE</source>
        <translation>Quitarle el arma a un apresado, FUE contra FUE</translation>
    </message>
    <message>
        <source>Take a weapon from the floor</source>
        <translation>Recoger un arma del suelo</translation>
    </message>
    <message>
        <source>Take a weapon from the ground</source>
        <translation>Recoger un arma del suelo</translation>
    </message>
    <message>
        <source>Take another weapon in hand</source>
        <translation>Empuñar otra arma</translation>
    </message>
    <message>
        <source>Taken off every damage</source>
        <translation>Se resta a todo daño</translation>
    </message>
    <message>
        <source>Takes half of physical damage; no reactions.</source>
        <translation>Recibe la mitad del daño físico; sin reacciones.</translation>
    </message>
    <message>
        <source>Takes no reaction</source>
        <translation>No gasta la reacción</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Target; nobody: whoever sets it off</source>
        <translation>Objetivo; nadie: quien la desencadene</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>The actor’s side encircles another: everybody gets a facing (GM).</source>
        <translation>El bando de quien actúa rodea a otro: todos reciben una orientación (DJ).</translation>
    </message>
    <message>
        <source>The blind fail</source>
        <translation>Los ciegos fallan</translation>
    </message>
    <message>
        <source>The die that is rolled against an attack</source>
        <translation>El dado que se tira contra un ataque</translation>
    </message>
    <message>
        <source>The game master’s word; left open, the dice decide</source>
        <translation>Lo que diga el director de juego; si se deja abierto, deciden los dados</translation>
    </message>
    <message>
        <source>The grabbed</source>
        <translation>La presa</translation>
    </message>
    <message>
        <source>The grip was loosened by a failed knot: two ranks more to break free.</source>
        <translation>Un nudo fallido aflojó la presa: dos rangos más para soltarse.</translation>
    </message>
    <message>
        <source>The hand that holds it</source>
        <translation>La mano que la sujeta</translation>
    </message>
    <message>
        <source>The next Physical damage is × 2 after ARM; its next turn is lost; it cannot oppose an escape.</source>
        <translation>El próximo daño físico se multiplica × 2 después de ARM; pierde su próximo turno y no puede oponerse a una huida.</translation>
    </message>
    <message>
        <source>The number to reach</source>
        <translation>El número que hay que alcanzar</translation>
    </message>
    <message>
        <source>The range of Critical Hits is doubled.</source>
        <translation>El margen de los Critical Hits se duplica.</translation>
    </message>
    <message>
        <source>The rules of the board hold</source>
        <translation>Valen las reglas del tablero</translation>
    </message>
    <message>
        <source>The side that lies in wait.</source>
        <translation>El bando que acecha.</translation>
    </message>
    <message>
        <source>The skill with which the target may undo it</source>
        <translation>La habilidad con que el objetivo puede deshacerlo</translation>
    </message>
    <message>
        <source>The target’s characteristics</source>
        <translation>Características del objetivo</translation>
    </message>
    <message>
        <source>The weapon&apos;s own bonus; 2 and 3 multiply the attribute</source>
        <translation>Bono propio del arma; 2 y 3 multiplican el atributo</translation>
    </message>
    <message>
        <source>These are not Unaware.</source>
        <translation>Estos no están desprevenidos.</translation>
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
        <translation>Cosas que se gastan</translation>
    </message>
    <message>
        <source>Those outside the party die at 0 PV</source>
        <translation>Los que no son del grupo mueren a 0 PV</translation>
    </message>
    <message>
        <source>Throw away an Item, or gear that is not in hand.</source>
        <translation>Tirar un Item, o equipo que no está en la mano.</translation>
    </message>
    <message>
        <source>Tie the grabbed</source>
        <translation>Atar a la presa</translation>
    </message>
    <message>
        <source>Trip: Constitución against Destreza</source>
        <translation>Derribar: Constitución contra Destreza</translation>
    </message>
    <message>
        <source>Turn on the spot.</source>
        <translation>Girar sin moverse del sitio.</translation>
    </message>
    <message>
        <source>Turns left before death</source>
        <translation>Turnos que quedan antes de morir</translation>
    </message>
    <message>
        <source>Turns of its bearer; none is until lifted</source>
        <translation>Turnos de quien lo lleva; ninguno: hasta que se retire</translation>
    </message>
    <message>
        <source>Turns to load; 0: ammunition is not spent</source>
        <translation>Turnos de carga; 0: la munición no se gasta</translation>
    </message>
    <message>
        <source>Turns to stone when the timer runs out.</source>
        <translation>Se vuelve de piedra cuando se agota el plazo.</translation>
    </message>
    <message>
        <source>Turns; empty: until lifted</source>
        <translation>Turnos; vacío: hasta que se retire</translation>
    </message>
    <message>
        <source>Two more Actions at once without Charge Times; then the count is 0.</source>
        <translation>Dos Actions más al momento y sin Charge Time; después, su cuenta es 0.</translation>
    </message>
    <message>
        <source>Unarmed combat</source>
        <translation>Combate sin armas</translation>
    </message>
    <message>
        <source>Unconscious at 1–2 and dying at 0, or only unconscious at 0</source>
        <translation>Inconsciente a 1–2 y moribundo a 0, o solo inconsciente a 0</translation>
    </message>
    <message>
        <source>Use a Slow or Fast Ability.</source>
        <translation>Usar una Slow o Fast Ability.</translation>
    </message>
    <message>
        <source>Use a Spell or Magic Ability.</source>
        <translation>Usar un Spell o una Magic Ability.</translation>
    </message>
    <message>
        <source>Use a magic, power, technique or skill</source>
        <translation>Usar una magia, poder, técnica o habilidad</translation>
    </message>
    <message>
        <source>Use a skill, over some turns</source>
        <translation>Usar una habilidad, durante varios turnos</translation>
    </message>
    <message>
        <source>Use a special power</source>
        <translation>Usar una soltura</translation>
    </message>
    <message>
        <source>Use a thing</source>
        <translation>Usar un objeto</translation>
    </message>
    <message>
        <source>Use an ability card by paying what it costs.</source>
        <translation>Usar una carta de habilidad pagando lo que cuesta.</translation>
    </message>
    <message>
        <source>Use an item or another card.</source>
        <translation>Usar un objeto u otra carta.</translation>
    </message>
    <message>
        <source>Use something up</source>
        <translation>Gastar algo</translation>
    </message>
    <message>
        <source>Use up an Item on a valid target.</source>
        <translation>Gastar un Item en un objetivo válido.</translation>
    </message>
    <message>
        <source>Used out of turn</source>
        <translation>Se usa fuera de turno</translation>
    </message>
    <message>
        <source>VIDA given back: a number or an expression</source>
        <translation>VIDA que devuelve: un número o una expresión</translation>
    </message>
    <message>
        <source>VIDA that resting gives back</source>
        <translation>VIDA que devuelve descansar</translation>
    </message>
    <message>
        <source>VIDA with which it brings back to life</source>
        <translation>VIDA con que devuelve a la vida</translation>
    </message>
    <message>
        <source>Vitality</source>
        <translation>Vitalidad</translation>
    </message>
    <message>
        <source>Waits for its moment</source>
        <translation>Espera su momento</translation>
    </message>
    <message>
        <source>Wakes at once with 10 % of maximum HP after falling.</source>
        <translation>Si cae, se levanta al momento con el 10 % de los HP máximos.</translation>
    </message>
    <message>
        <source>Weakness to one element.</source>
        <translation>Débil ante un elemento.</translation>
    </message>
    <message>
        <source>Weakness, Resistance, Immunity, Absorbance</source>
        <translation>debilidad, resistencia, inmunidad, absorción</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weapon in hand; by default the first</source>
        <translation>Arma en la mano; si no se dice, la primera</translation>
    </message>
    <message>
        <source>Weapon whose skill it is handled with</source>
        <translation>Arma con cuya habilidad se maneja</translation>
    </message>
    <message>
        <source>Weapon; none: the one in hand</source>
        <translation>Arma; ninguna: la que está en la mano</translation>
    </message>
    <message>
        <source>Weapons and natural attacks</source>
        <translation>Armas y ataques naturales</translation>
    </message>
    <message>
        <source>Weapons, natural attacks and objects; the first that is ready is the default</source>
        <translation>Armas, ataques naturales y objetos; se usa el primero preparado si no se dice otra cosa</translation>
    </message>
    <message>
        <source>Weight in kilograms</source>
        <translation>Peso en kilos</translation>
    </message>
    <message>
        <source>What 0 hit points mean</source>
        <translation>Qué significan 0 puntos de vida</translation>
    </message>
    <message>
        <source>What Confuse, Charm or Berserk makes it do.</source>
        <translation>Lo que Confuse, Charm o Berserk le obliga a hacer.</translation>
    </message>
    <message>
        <source>What a critical attack does: impale like a special one, or as in Basic Roleplaying</source>
        <translation>Lo que hace un ataque crítico: empalar como uno especial, o como en Basic Roleplaying</translation>
    </message>
    <message>
        <source>What an attack with it costs</source>
        <translation>Lo que cuesta atacar con ella</translation>
    </message>
    <message>
        <source>What equipment gives of the totals</source>
        <translation>Lo que el equipo aporta a los totales</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>Lo que se comprueba</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Lo que se hace</translation>
    </message>
    <message>
        <source>What is held at the start; none for empty hands</source>
        <translation>Lo que se tiene en la mano al empezar; vacío: manos vacías</translation>
    </message>
    <message>
        <source>What is said or done</source>
        <translation>Lo que se dice o se hace</translation>
    </message>
    <message>
        <source>What it brings about</source>
        <translation>Lo que provoca</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Lo que cuesta</translation>
    </message>
    <message>
        <source>What it costs of the turn</source>
        <translation>Lo que cuesta del turno</translation>
    </message>
    <message>
        <source>What it covers, for called attacks; the usual of its kind if missing</source>
        <translation>Lo que cubre, para ataques dirigidos; si falta, lo habitual de su clase</translation>
    </message>
    <message>
        <source>What it does, in words</source>
        <translation>Lo que hace, en palabras</translation>
    </message>
    <message>
        <source>What it has declared for this turn</source>
        <translation>Lo que ha declarado para este turno</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Lo que es</translation>
    </message>
    <message>
        <source>What loading it costs</source>
        <translation>Lo que cuesta cargarla</translation>
    </message>
    <message>
        <source>What offers it</source>
        <translation>Lo que la ofrece</translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation>Lo que la desencadena</translation>
    </message>
    <message>
        <source>What shakes the ground does nothing; falls hurt half.</source>
        <translation>Lo que sacude el suelo no le afecta; las caídas dañan la mitad.</translation>
    </message>
    <message>
        <source>What the die made of this turn</source>
        <translation>Lo que el dado hizo de este turno</translation>
    </message>
    <message>
        <source>What the other uses; by default the same</source>
        <translation>Lo que usa el otro; si no se dice, lo mismo</translation>
    </message>
    <message>
        <source>What the status takes beside its timer</source>
        <translation>Lo que el estado necesita además de su plazo</translation>
    </message>
    <message>
        <source>What the status takes besides: damage, stat, amount</source>
        <translation>Lo demás que necesita el estado: damage, stat, amount</translation>
    </message>
    <message>
        <source>What using it costs</source>
        <translation>Lo que cuesta usarlo</translation>
    </message>
    <message>
        <source>What will be done</source>
        <translation>Lo que se hará</translation>
    </message>
    <message>
        <source>When the timer comes to 0: 0 HP, whatever HP and ARM.</source>
        <translation>Cuando su plazo llega a 0, se queda a 0 HP, sin que cuenten sus HP ni su ARM.</translation>
    </message>
    <message>
        <source>When the timer comes to 0: Stone.</source>
        <translation>Cuando su plazo llega a 0: Stone.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene</translation>
    </message>
    <message>
        <source>Where it looks afterwards; by default where it went</source>
        <translation>Hacia dónde mira después; si no se dice, hacia donde fue</translation>
    </message>
    <message>
        <source>Where most victims are alert: whether the ambushers come before they react.</source>
        <translation>Cuando la mayoría de las víctimas está alerta: si los emboscados llegan antes de que reaccionen.</translation>
    </message>
    <message>
        <source>Where the grabbed ends</source>
        <translation>Dónde acaba la presa</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>A dónde</translation>
    </message>
    <message>
        <source>Whether it affects an area</source>
        <translation>Si afecta a un área</translation>
    </message>
    <message>
        <source>Whether it is worn</source>
        <translation>Si se lleva puesta</translation>
    </message>
    <message>
        <source>Whether it was disturbed</source>
        <translation>Si se interrumpió</translation>
    </message>
    <message>
        <source>Whether its bearer is competent with it</source>
        <translation>Si quien la lleva es competente con ella</translation>
    </message>
    <message>
        <source>Which attribute it uses; by default the higher</source>
        <translation>Qué atributo usa; si no se dice, el mayor</translation>
    </message>
    <message>
        <source>Which of the turn&apos;s actions pays for it</source>
        <translation>Con cuál de las acciones del turno se paga</translation>
    </message>
    <message>
        <source>Who creeps up</source>
        <translation>Quién se acerca a hurtadillas</translation>
    </message>
    <message>
        <source>Who is on the look-out</source>
        <translation>Quién vigila</translation>
    </message>
    <message>
        <source>Who is surprised; nobody named: all on the other sides</source>
        <translation>Quién queda sorprendido; sin nombrar a nadie: todos los de otros bandos</translation>
    </message>
    <message>
        <source>Who lets it happen</source>
        <translation>Quién lo permite</translation>
    </message>
    <message>
        <source>Who resists, instead of a number</source>
        <translation>Quién se resiste, en lugar de un número</translation>
    </message>
    <message>
        <source>Who stands in the way</source>
        <translation>Quién está en medio</translation>
    </message>
    <message>
        <source>Who surprises, in the order in which they act</source>
        <translation>Quién sorprende, en el orden en que actúan</translation>
    </message>
    <message>
        <source>Whoever charmed it chooses what it does; without a master it attacks a random ally. Physical damage ends it.</source>
        <translation>Quien lo hechizó elige lo que hace; si no tiene amo, ataca a un aliado al azar. El daño físico lo termina.</translation>
    </message>
    <message>
        <source>Whoever hits it in melee takes 2 × MAG of one element.</source>
        <translation>Quien lo golpea cuerpo a cuerpo recibe 2 × MAG de un elemento.</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>A quién</translation>
    </message>
    <message>
        <source>Whose action</source>
        <translation>La acción de quién</translation>
    </message>
    <message>
        <source>Whose silencers wear out</source>
        <translation>De quién se gastan los silenciadores</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Con qué</translation>
    </message>
    <message>
        <source>a CoS of 10 or less scores no Critical Hits</source>
        <translation>con una CoS de 10 o menos no hay Critical Hits</translation>
    </message>
    <message>
        <source>a chance that nothing changes</source>
        <translation>una probabilidad que nada cambia</translation>
    </message>
    <message>
        <source>a hero; empty: whoever enters on the party&apos;s side</source>
        <translation>un héroe; vacío: quien entra en el bando del grupo</translation>
    </message>
    <message>
        <source>a share of the weapon&apos;s own code</source>
        <translation>una parte del daño propio del arma</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>habilidad</translation>
    </message>
    <message>
        <source>action points a turn</source>
        <translation>puntos de acción por turno</translation>
    </message>
    <message>
        <source>action points for entering a terrain, 1 to 9; may name new ones</source>
        <translation>puntos de acción por entrar en un terreno, de 1 a 9; puede nombrar otros nuevos</translation>
    </message>
    <message>
        <source>action points it costs</source>
        <translation>puntos de acción que cuesta</translation>
    </message>
    <message>
        <source>action points of this turn</source>
        <translation>puntos de acción de este turno</translation>
    </message>
    <message>
        <source>action points of turning on the spot</source>
        <translation>puntos de acción por girar en el sitio</translation>
    </message>
    <message>
        <source>action points to lay it on the table</source>
        <translation>puntos de acción para bajarla a la mesa</translation>
    </message>
    <message>
        <source>action points to take it up into the inventory</source>
        <translation>puntos de acción para subirla al inventario</translation>
    </message>
    <message>
        <source>acts again 35 ticks later</source>
        <translation>vuelve a actuar 35 ticks después</translation>
    </message>
    <message>
        <source>acts freely in water</source>
        <translation>actúa libremente en el agua</translation>
    </message>
    <message>
        <source>acts last in this round</source>
        <translation>actúa el último en este asalto</translation>
    </message>
    <message>
        <source>added to it</source>
        <translation>se le suma</translation>
    </message>
    <message>
        <source>added to the DANO</source>
        <translation>se suma al DANO</translation>
    </message>
    <message>
        <source>added to the percentage</source>
        <translation>se suma al porcentaje</translation>
    </message>
    <message>
        <source>aim with the scope</source>
        <translation>apuntar con la mira</translation>
    </message>
    <message>
        <source>an Attribute or a Skill</source>
        <translation>un Attribute o una Skill</translation>
    </message>
    <message>
        <source>an escape is declared</source>
        <translation>ha declarado una huida</translation>
    </message>
    <message>
        <source>and Spells</source>
        <translation>y Spells</translation>
    </message>
    <message>
        <source>and natural attacks</source>
        <translation>y ataques naturales</translation>
    </message>
    <message>
        <source>as it is shown; the id if empty</source>
        <translation>como se muestra; vacío: el id</translation>
    </message>
    <message>
        <source>at the start; empty: while its hand is free</source>
        <translation>al principio; vacío: mientras su mano esté libre</translation>
    </message>
    <message>
        <source>attacks on an attacker</source>
        <translation>ataques a quien ataca</translation>
    </message>
    <message>
        <source>auto, or its own chance to hit</source>
        <translation>auto, o su propia probabilidad de acertar</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>card text; the game master applies what the fields do not say</source>
        <translation>texto de la carta; el director de juego aplica lo que no dicen los campos</translation>
    </message>
    <message>
        <source>compared by margin, or by the higher roll that succeeds</source>
        <translation>se comparan por el margen, o por la tirada más alta que tiene éxito</translation>
    </message>
    <message>
        <source>condition that it puts on</source>
        <translation>estado que pone</translation>
    </message>
    <message>
        <source>conditions put on each target</source>
        <translation>estados que pone a cada objetivo</translation>
    </message>
    <message>
        <source>conditions that come back by themselves</source>
        <translation>estados que vuelven solos</translation>
    </message>
    <message>
        <source>constitution: what DANO is measured against</source>
        <translation>constitución: con lo que se mide el DANO</translation>
    </message>
    <message>
        <source>damage is halved after ARM</source>
        <translation>el daño queda a la mitad después de ARM</translation>
    </message>
    <message>
        <source>damage − 50 %</source>
        <translation>daño − 50 %</translation>
    </message>
    <message>
        <source>damage: a number or an expression; empty: no attack</source>
        <translation>daño: un número o una expresión; vacío: sin ataque</translation>
    </message>
    <message>
        <source>distances on the board are looked at</source>
        <translation>se miran las distancias del tablero</translation>
    </message>
    <message>
        <source>draw it first</source>
        <translation>antes, desenfundarla</translation>
    </message>
    <message>
        <source>empty: always</source>
        <translation>vacío: siempre</translation>
    </message>
    <message>
        <source>extra action points when used from the inventory</source>
        <translation>puntos de acción adicionales al usarla desde el inventario</translation>
    </message>
    <message>
        <source>fate that can be discarded</source>
        <translation>destino que se puede descartar</translation>
    </message>
    <message>
        <source>fate: discarded for a Divine Salvation</source>
        <translation>destino: se descarta para una Salvación Divina</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>flat 30, for 2 Rounds</source>
        <translation>30 fijo, durante 2 asaltos</translation>
    </message>
    <message>
        <source>flat damage</source>
        <translation>daño fijo</translation>
    </message>
    <message>
        <source>focus on</source>
        <translation>centrarse en</translation>
    </message>
    <message>
        <source>for Berserk: the nearest opponents</source>
        <translation>para Berserk: los enemigos más cercanos</translation>
    </message>
    <message>
        <source>for conditions of an element</source>
        <translation>para los estados de un elemento</translation>
    </message>
    <message>
        <source>for defeating it</source>
        <translation>por vencerlo</translation>
    </message>
    <message>
        <source>for the log</source>
        <translation>para el registro</translation>
    </message>
    <message>
        <source>formation inside the side</source>
        <translation>formación dentro del bando</translation>
    </message>
    <message>
        <source>from equipment</source>
        <translation>por el equipo</translation>
    </message>
    <message>
        <source>goes to the discard after use</source>
        <translation>va al descarte después de usarla</translation>
    </message>
    <message>
        <source>highest roll that is one; 0: never</source>
        <translation>tirada más alta que lo es; 0: nunca</translation>
    </message>
    <message>
        <source>highest roll that is one; empty: the sheet&apos;s</source>
        <translation>tirada más alta que lo es; vacío: la de la ficha</translation>
    </message>
    <message>
        <source>how much a modifier adds</source>
        <translation>cuánto suma un modificador</translation>
    </message>
    <message>
        <source>in %</source>
        <translation>en %</translation>
    </message>
    <message>
        <source>in Rounds; empty: until lifted</source>
        <translation>en asaltos; vacío: hasta que se retire</translation>
    </message>
    <message>
        <source>in a Pincer Attack</source>
        <translation>en un Pincer Attack</translation>
    </message>
    <message>
        <source>in metres</source>
        <translation>en metros</translation>
    </message>
    <message>
        <source>in metres; melee 3, ranged 15</source>
        <translation>en metros; cuerpo a cuerpo 3, a distancia 15</translation>
    </message>
    <message>
        <source>in place of the card&apos;s own</source>
        <translation>en lugar del de la carta</translation>
    </message>
    <message>
        <source>in the Inventory</source>
        <translation>en el Inventory</translation>
    </message>
    <message>
        <source>instead of a code</source>
        <translation>en lugar de un código de daño</translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation>se recoge</translation>
    </message>
    <message>
        <source>item</source>
        <translation>objeto</translation>
    </message>
    <message>
        <source>its cards</source>
        <translation>sus cartas</translation>
    </message>
    <message>
        <source>its name in words</source>
        <translation>su nombre en palabras</translation>
    </message>
    <message>
        <source>its own chance of success</source>
        <translation>su propia probabilidad de éxito</translation>
    </message>
    <message>
        <source>leaves the fight</source>
        <translation>deja el combate</translation>
    </message>
    <message>
        <source>let fall</source>
        <translation>dejar caer</translation>
    </message>
    <message>
        <source>let fall first</source>
        <translation>antes, dejar caer</translation>
    </message>
    <message>
        <source>life, maximum</source>
        <translation>vida, máximo</translation>
    </message>
    <message>
        <source>life: at 0 one dies, unless the story says otherwise</source>
        <translation>vida: a 0 se muere, salvo que la historia diga otra cosa</translation>
    </message>
    <message>
        <source>load one round first</source>
        <translation>antes, cargar un cartucho</translation>
    </message>
    <message>
        <source>lowest botch of a Task Check</source>
        <translation>tirada más baja que es pifia en un Task Check</translation>
    </message>
    <message>
        <source>magic, power, technique or skill</source>
        <translation>magia, poder, técnica o habilidad</translation>
    </message>
    <message>
        <source>mana it costs</source>
        <translation>maná que cuesta</translation>
    </message>
    <message>
        <source>mana, maximum</source>
        <translation>maná, máximo</translation>
    </message>
    <message>
        <source>mana: what some cards cost</source>
        <translation>maná: lo que cuestan algunas cartas</translation>
    </message>
    <message>
        <source>maximum Hit Points</source>
        <translation>puntos de golpe máximos</translation>
    </message>
    <message>
        <source>maximum Magic Points</source>
        <translation>puntos de magia máximos</translation>
    </message>
    <message>
        <source>melee, natural, unarmed and object are hand to hand; the others are ranged</source>
        <translation>melee, natural, unarmed y object son cuerpo a cuerpo; los demás, a distancia</translation>
    </message>
    <message>
        <source>metres between the pieces, unless a distance is typed</source>
        <translation>metros entre las piezas, salvo que se escriba una distancia</translation>
    </message>
    <message>
        <source>metres; empty: by the board, else in range and not close; 0: at contact</source>
        <translation>metros; vacío: según el tablero, si no, dentro del alcance y no cerca; 0: en contacto</translation>
    </message>
    <message>
        <source>middle of a burst</source>
        <translation>centro de una explosión</translation>
    </message>
    <message>
        <source>more standard Actions in the turn</source>
        <translation>más Actions normales en el turno</translation>
    </message>
    <message>
        <source>most that one blow takes; empty: none</source>
        <translation>máximo que quita un golpe; vacío: sin tope</translation>
    </message>
    <message>
        <source>name of the card</source>
        <translation>nombre de la carta</translation>
    </message>
    <message>
        <source>never ambushed, immune to Unaware</source>
        <translation>nunca lo emboscan, inmune a Unaware</translation>
    </message>
    <message>
        <source>no effect on Float and Flight</source>
        <translation>sin efecto sobre Float y Flight</translation>
    </message>
    <message>
        <source>of Skills and Attributes, for Task Checks</source>
        <translation>de Skills y Attributes, para los Task Checks</translation>
    </message>
    <message>
        <source>of ammunition</source>
        <translation>de la munición</translation>
    </message>
    <message>
        <source>of ammunition, in %</source>
        <translation>de la munición, en %</translation>
    </message>
    <message>
        <source>of one unarmed, for improvised Weapons</source>
        <translation>de quien va sin armas, para armas improvisadas</translation>
    </message>
    <message>
        <source>of the condition, such as its element</source>
        <translation>del estado, como su elemento</translation>
    </message>
    <message>
        <source>of the fitting Skill</source>
        <translation>de la Skill que corresponda</translation>
    </message>
    <message>
        <source>of the incarnation</source>
        <translation>de la encarnación</translation>
    </message>
    <message>
        <source>of the maximum, in %</source>
        <translation>del máximo, en %</translation>
    </message>
    <message>
        <source>of the weapon&apos;s code, in %</source>
        <translation>del daño del arma, en %</translation>
    </message>
    <message>
        <source>off: no Task Check</source>
        <translation>desactivado: sin Task Check</translation>
    </message>
    <message>
        <source>off: no declaration phase and no −20% for a changed action</source>
        <translation>desactivado: sin fase de declaración ni −20% por cambiar de acción</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>one target, all around the user, or all around a cell</source>
        <translation>un objetivo, todos alrededor de quien la usa, o todos alrededor de una casilla</translation>
    </message>
    <message>
        <source>only the fallen</source>
        <translation>solo a los caídos</translation>
    </message>
    <message>
        <source>opponents who do not care</source>
        <translation>enemigos a los que les da igual</translation>
    </message>
    <message>
        <source>perception: turn order</source>
        <translation>percepción: orden de turnos</translation>
    </message>
    <message>
        <source>points waited</source>
        <translation>puntos que se esperan</translation>
    </message>
    <message>
        <source>put away first</source>
        <translation>antes, guardar</translation>
    </message>
    <message>
        <source>put away, 5 DES more</source>
        <translation>guardar, 5 DES más</translation>
    </message>
    <message>
        <source>radius of the area in cells</source>
        <translation>radio del área en casillas</translation>
    </message>
    <message>
        <source>range in cells; empty: not looked at</source>
        <translation>alcance en casillas; vacío: no se mira</translation>
    </message>
    <message>
        <source>share of ARM ignored, in %</source>
        <translation>parte de ARM que se ignora, en %</translation>
    </message>
    <message>
        <source>share of current HP lost, in %</source>
        <translation>parte de los HP actuales que se pierde, en %</translation>
    </message>
    <message>
        <source>share of the count lost, in %</source>
        <translation>parte de la cuenta que se pierde, en %</translation>
    </message>
    <message>
        <source>share of the damage regained, in %</source>
        <translation>parte del daño que se recupera, en %</translation>
    </message>
    <message>
        <source>share of the damage that the user regains, in %</source>
        <translation>parte del daño que recupera quien lo usa, en %</translation>
    </message>
    <message>
        <source>short name for scripts</source>
        <translation>nombre corto para guiones</translation>
    </message>
    <message>
        <source>short name for scripts; empty: made of the name</source>
        <translation>nombre corto para guiones; vacío: sale del nombre</translation>
    </message>
    <message>
        <source>shots at each target</source>
        <translation>disparos a cada objetivo</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>habilidad</translation>
    </message>
    <message>
        <source>skill; empty: the higher</source>
        <translation>habilidad; vacío: la mayor</translation>
    </message>
    <message>
        <source>stamina it costs</source>
        <translation>aguante que cuesta</translation>
    </message>
    <message>
        <source>stamina, maximum</source>
        <translation>aguante, máximo</translation>
    </message>
    <message>
        <source>stamina: what some cards cost</source>
        <translation>aguante: lo que cuestan algunas cartas</translation>
    </message>
    <message>
        <source>statuses, categories, death, eject, gravity, near_fatal</source>
        <translation>estados, categorías, death, eject, gravity, near_fatal</translation>
    </message>
    <message>
        <source>statuses, categories, dispel, debarrier, esuna</source>
        <translation>estados, categorías, dispel, debarrier, esuna</translation>
    </message>
    <message>
        <source>straight (walls stop it) or arched (height counts)</source>
        <translation>recta (los muros la paran) o en arco (cuenta la altura)</translation>
    </message>
    <message>
        <source>strength: normal attack and DANO expressions</source>
        <translation>fuerza: ataque normal y expresiones de DANO</translation>
    </message>
    <message>
        <source>such as d6 or 2d8</source>
        <translation>como d6 o 2d8</translation>
    </message>
    <message>
        <source>such as d8 or 3d8</source>
        <translation>como d8 o 3d8</translation>
    </message>
    <message>
        <source>such as its element</source>
        <translation>como su elemento</translation>
    </message>
    <message>
        <source>suit: tool, ability, item, house, other</source>
        <translation>palo: herramienta, habilidad, objeto, casa, otro</translation>
    </message>
    <message>
        <source>sum of the modifiers to the DANO of its attacks</source>
        <translation>suma de los modificadores al DANO de sus ataques</translation>
    </message>
    <message>
        <source>taken in order at 0 HP</source>
        <translation>se toman por orden al llegar a 0 HP</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>that holds it</source>
        <translation>que la sujeta</translation>
    </message>
    <message>
        <source>the Initiative Phase is a stop</source>
        <translation>el combate se detiene en la Initiative Phase</translation>
    </message>
    <message>
        <source>the bigger the object the higher</source>
        <translation>cuanto mayor el objeto, mayor el dado</translation>
    </message>
    <message>
        <source>the cells that a straight line reaches past all walls</source>
        <translation>las casillas a las que llega una línea recta sin toparse con muros</translation>
    </message>
    <message>
        <source>the cells that it dominates</source>
        <translation>las casillas que domina</translation>
    </message>
    <message>
        <source>the cells that its enemies dominate: entering one costs 1 AÇÃO more for each</source>
        <translation>las casillas que dominan sus enemigos: entrar en una cuesta 1 AÇÃO más por cada uno</translation>
    </message>
    <message>
        <source>the kind that it takes</source>
        <translation>el tipo que usa</translation>
    </message>
    <message>
        <source>the number that a modifier changes</source>
        <translation>el número que cambia un modificador</translation>
    </message>
    <message>
        <source>the player&apos;s name</source>
        <translation>nombre del jugador</translation>
    </message>
    <message>
        <source>the table&apos;s word on “from behind”</source>
        <translation>lo que diga la mesa sobre «por la espalda»</translation>
    </message>
    <message>
        <source>the target&apos;s statistic that is taken off</source>
        <translation>estadística del objetivo que se resta</translation>
    </message>
    <message>
        <source>the tick at which it takes effect, or + ticks carried over</source>
        <translation>el tick en que hace efecto, o + los ticks que pasan al asalto siguiente</translation>
    </message>
    <message>
        <source>the user&apos;s statistic</source>
        <translation>estadística de quien lo usa</translation>
    </message>
    <message>
        <source>times the Attribute</source>
        <translation>por el Attribute</translation>
    </message>
    <message>
        <source>tool; none: the normal attack</source>
        <translation>herramienta; ninguna: el ataque normal</translation>
    </message>
    <message>
        <source>try to knock out</source>
        <translation>intentar dejar sin sentido</translation>
    </message>
    <message>
        <source>turn ends of the bearer; empty: until lifted</source>
        <translation>finales de turno de quien lo lleva; vacío: hasta que se retire</translation>
    </message>
    <message>
        <source>turn it on a Group: 75 %</source>
        <translation>volverlo contra un Group: 75 %</translation>
    </message>
    <message>
        <source>turns that it takes</source>
        <translation>turnos que lleva</translation>
    </message>
    <message>
        <source>up to the maximum</source>
        <translation>hasta el máximo</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>what 0 HP means, who shares the spoils</source>
        <translation>qué significa 0 HP, quién se reparte el botín</translation>
    </message>
    <message>
        <source>what VIDA 0 means where the sheet does not say</source>
        <translation>qué significa VIDA 0 cuando la ficha no lo dice</translation>
    </message>
    <message>
        <source>what VIDA 0 means: dies, falls, plays on, ask; empty: the fight&apos;s option</source>
        <translation>qué significa VIDA 0: muere, cae, sigue jugando, preguntar; vacío: lo que diga el combate</translation>
    </message>
    <message>
        <source>what conditions may hinder</source>
        <translation>lo que algunos estados pueden impedir</translation>
    </message>
    <message>
        <source>what it costs</source>
        <translation>lo que cuesta</translation>
    </message>
    <message>
        <source>what it says or changes</source>
        <translation>lo que dice o cambia</translation>
    </message>
    <message>
        <source>what its Weapon in hand reaches, where distances are looked at</source>
        <translation>lo que alcanza su Weapon en mano, donde se miran las distancias</translation>
    </message>
    <message>
        <source>what its enemies threaten hand to hand: what counts for flanking</source>
        <translation>lo que sus enemigos amenazan cuerpo a cuerpo: lo que cuenta para flanquear</translation>
    </message>
    <message>
        <source>what its enemies&apos; weapons in hand reach, hand to hand</source>
        <translation>lo que alcanzan cuerpo a cuerpo las armas en mano de sus enemigos</translation>
    </message>
    <message>
        <source>what its opponents’ Weapons in hand reach, where distances are looked at</source>
        <translation>lo que alcanzan las Weapons en mano de sus adversarios, donde se miran las distancias</translation>
    </message>
    <message>
        <source>what its weapon in hand reaches, past walls only hand to hand</source>
        <translation>lo que alcanza su arma en mano; tras los muros, solo cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>what its weapon in hand reaches, steps counted without diagonals</source>
        <translation>lo que alcanza su arma en mano, contando pasos sin diagonales</translation>
    </message>
    <message>
        <source>what sets it off</source>
        <translation>lo que la desencadena</translation>
    </message>
    <message>
        <source>where it is: table, inventory, discard, banished, market</source>
        <translation>dónde está: mesa, inventario, descarte, desterrada, mercado</translation>
    </message>
    <message>
        <source>where it looks</source>
        <translation>hacia dónde mira</translation>
    </message>
    <message>
        <source>where to</source>
        <translation>a dónde</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>hacia dónde mirar</translation>
    </message>
    <message>
        <source>whether Reflect turns it; Spells: yes</source>
        <translation>si Reflect lo devuelve; Spells: sí</translation>
    </message>
    <message>
        <source>whether the user of a card turns to its target</source>
        <translation>si quien usa una carta se gira hacia su objetivo</translation>
    </message>
    <message>
        <source>whether timers or effects come first</source>
        <translation>si van antes los plazos o los efectos</translation>
    </message>
    <message>
        <source>which condition</source>
        <translation>qué estado</translation>
    </message>
    <message>
        <source>who acts first: by PER, or as listed</source>
        <translation>quién actúa primero: por PER, o según la lista</translation>
    </message>
    <message>
        <source>who must find Gil and Items; empty: nobody</source>
        <translation>quién tiene que encontrar Gil e Items; vacío: nadie</translation>
    </message>
    <message>
        <source>who stands on it, or looks to the right</source>
        <translation>quién está en ella, o mira a la derecha</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>a quién</translation>
    </message>
    <message>
        <source>whom it reaches</source>
        <translation>a quién alcanza</translation>
    </message>
    <message>
        <source>whom it strikes in an area</source>
        <translation>a quién golpea en un área</translation>
    </message>
    <message>
        <source>with this Weapon; empty: the sheet&apos;s</source>
        <translation>con esta arma; vacío: la de la ficha</translation>
    </message>
    <message>
        <source>Initiative halved; ratings for speed and movement − 50 %.</source>
        <translation>Initiative a la mitad; valores de velocidad y de movimiento − 50 %.</translation>
    </message>
    <message>
        <source>Physical damage, and whatever else ARM reduces, is 0 after ARM.</source>
        <translation>El daño físico, y todo el que reduce ARM, es 0 después de ARM.</translation>
    </message>
    <message>
        <source>Physical damage, and whatever else ARM reduces, is halved after ARM.</source>
        <translation>El daño físico, y todo el que reduce ARM, queda a la mitad después de ARM.</translation>
    </message>
    <message>
        <source>its kind; empty: a kind of its own</source>
        <translation>su clase; vacío: una clase propia</translation>
    </message>
    <message>
        <source>one unit for each Weapon, gone hit or miss</source>
        <translation>una unidad por arma, gastada acierte o no</translation>
    </message>
    <message>
        <source>for this one alone</source>
        <translation>solo para este objetivo</translation>
    </message>
    <message>
        <source>struck with, or thrown</source>
        <translation>con el que se golpea, o que se lanza</translation>
    </message>
    <message>
        <source>whom a blow strikes</source>
        <translation>a quién alcanza un golpe</translation>
    </message>
    <message>
        <source>whose damage it does; the first one’s unless another is chosen</source>
        <translation>cuyo daño hace; el de la primera si no se elige otra</translation>
    </message>
    <message>
        <source>Ranks and a bonus on the desvío, by a power, a relic or the game master.</source>
        <translation>Rangos y un bono al desvío, por una soltura, una reliquia o el director de juego.</translation>
    </message>
    <message>
        <source>Ranks on attacks, by a power, a relic or the game master.</source>
        <translation>Rangos en los ataques, por una soltura, una reliquia o el director de juego.</translation>
    </message>
    <message>
        <source>Has dodged: it can only dodge again this turn</source>
        <translation>Ha esquivado: en este turno ya solo puede volver a esquivar</translation>
    </message>
    <message>
        <source>It can neither act, dodge nor block this turn</source>
        <translation>En este turno ya no puede actuar, esquivar ni bloquear</translation>
    </message>
    <message>
        <source>The ambushers&apos;, then the victims&apos;.</source>
        <translation>La de quienes emboscan y la de sus víctimas, en este orden.</translation>
    </message>
    <message>
        <source>Whether it has a deflection roll at all: not when held down or helpless</source>
        <translation>Si tiene tirada de desvío: no la tiene quien está contenido o indefenso</translation>
    </message>
    <message>
        <source>Experience Points</source>
        <translation>Puntos de experiencia</translation>
    </message>
    <message>
        <source>Experience points</source>
        <translation>Puntos de experiencia</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
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
        <translation>estadísticas</translation>
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
        <translation>Los jugadores no lo ven: el menú del director se lo muestra.</translation>
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
        <translation>después</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>cantidad</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>preguntar</translation>
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
        <translation>el mejor de cada magia</translation>
    </message>
    <message>
        <source>best only</source>
        <translation>solo el mejor</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bono</translation>
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
        <translation>elegir</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>effects first</source>
        <translation>primero los efectos</translation>
    </message>
    <message>
        <source>element</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exactos</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>high success</source>
        <translation>el éxito más alto</translation>
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
        <translation>mantener</translation>
    </message>
    <message>
        <source>label</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>en el orden de la lista</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>next</source>
        <translation>el turno siguiente</translation>
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
        <translation>rangos</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>tirada</translation>
    </message>
    <message>
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message>
        <source>stacks</source>
        <translation>se acumula</translation>
    </message>
    <message>
        <source>stat</source>
        <translation>número</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>sigue</translation>
    </message>
    <message>
        <source>table</source>
        <translation>por tabla</translation>
    </message>
    <message>
        <source>timers first</source>
        <translation>primero los plazos</translation>
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
        <translation>cero</translation>
    </message>
</context>
</TS>
