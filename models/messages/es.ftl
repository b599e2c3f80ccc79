## Faults of sheets, boards and files

fault-not_exported = no es un tablero exportado
fault-cut_off = está cortado antes del final
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
fault-rules_missing = el texto { $hash } de sus reglas no está en la biblioteca como estaba
fault-text_missing = su texto no está en la biblioteca como estaba
fault-state_missing = falta su estado
fault-end = no se puede leer su final
fault-state = no se puede leer su estado
fault-question = no se puede leer su pregunta abierta
fault-notes = sus notas no se pueden leer
fault-no_file = no es ningún archivo
fault-rows_missing = solo se escribieron { $written } de { $wanted } filas
fault-is_library = es una biblioteca de Turnwright
fault-no_sign = contiene un signo que ningún texto tiene
fault-no_name = aquí va un nombre
fault-table = no es una tabla a partir de la línea { $line }
fault-workbook = no es un libro escrito por una hoja de cálculo

## Why the library says no

library-missing = No hay ninguna biblioteca { $name } en { $folder }.
library-empty = { $name }, en { $folder }, está vacío: no hay ninguna biblioteca en él.
library-missing_but_copies = No hay ninguna biblioteca { $name } en { $folder }, pero sí copias de ella; restaura una (la más reciente es { $copy }) o elige otro nombre.
library-missing_but_log = No hay ninguna biblioteca { $name } en { $folder }, pero { $log } contiene lo último que se guardó en ella; vuelve a poner allí la biblioteca o elige otro nombre.
library-several_names = { $name } tiene más de un nombre (un enlace duro), y lo que se guarda con uno faltaría con el otro; haz una copia y ábrela.
library-no_locks = { $name } no se puede guardar en { $folder }, porque allí no se pueden bloquear archivos y dos programas podrían escribir a la vez: { $reason }.
library-lock_left = { $name } no se puede bloquear, porque otro usuario dejó { $lock } en { $folder }; cuando nadie tenga abierta la biblioteca, se puede borrar.
library-no_folder = { $name } no se puede guardar en { $folder }, porque esa carpeta no existe.
library-is_folder = { $name } es una carpeta; una biblioteca es un solo archivo.
library-not_a_library = { $name } no es una biblioteca de Turnwright; se ha dejado como está.
library-read_only = No se puede escribir en { $name }, porque el archivo o su carpeta { $folder } son de solo lectura.
library-in_use = { $name } ya está abierta en otro Turnwright; ciérrala allí primero.
library-newer_schema = { $name } se escribió con un Turnwright más nuevo; actualiza el programa para abrirla. Se ha dejado como está.
library-strange_schema = { $name } no está hecha como Turnwright hace sus bibliotecas, así que no se ejecuta nada de ella; cuando la ventana la abra, se recuperará todo lo que se pueda leer.
library-altered = Otro programa ha cambiado cómo está hecha { $name } mientras estaba abierta, así que no se guarda nada más en ella; guarda una copia.
library-damaged = { $name } está dañada y no se puede leer; la última copia buena, a su lado, es { $backup }.
library-damaged_no_copy = { $name } está dañada y no se puede leer, y no hay ninguna copia a su lado.
library-locked = Otro programa tiene ocupada { $name } en este momento, así que el último cambio no se ha guardado; ciérrala allí.
library-moved = { $name } ya no está en { $folder }: se ha borrado, movido o cambiado de nombre, y ya no se guarda nada en ella.
library-replaced = Otro archivo ha ocupado el lugar de { $name } en { $folder }, así que ya no se guarda nada en ella.
library-not_reached = No se puede acceder a { $name } en { $folder }, así que ya no se guarda nada en ella: { $reason }.
library-bad_backup = { $name } no supera la comprobación, así que no se ha puesto en el lugar de la biblioteca.
library-same_file = { $name } es la propia biblioteca; elige otro nombre para su copia.
library-migration_failed = No se ha podido actualizar { $name } y se ha dejado como estaba: { $reason }.
library-no_backup = { $name } está guardada y cerrada, pero no se ha podido hacer una copia de seguridad: { $reason }.
library-no_backup_room = { $name } está guardada y cerrada, pero en el disco no hay sitio para una copia de seguridad.
library-disk_full = El disco de { $name } está lleno; el último cambio no se ha guardado.
library-not_saved = No se ha podido escribir en { $name }, así que el último cambio no se ha guardado: { $reason }.
library-no_room = No hay sitio en el disco para { $name }; no se ha cambiado nada.
library-held = Otro programa tiene ocupada { $name } en este momento y no se ha cambiado nada; ciérrala allí.
library-not_written = No se ha podido escribir { $name } y no se ha cambiado nada: { $reason }.
library-gone = Lo que se iba a cambiar ya no está en la biblioteca ({ $what ->
        [creature] criatura
        [party] grupo
        [member] miembro
        [encounter] encuentro
        [entry] participante
        [fight] combate
        [board] tablero
       *[other] { $what }
    } { $id }).
library-unknown_system = El sistema de reglas { $system } no está instalado; { $name } se conserva como está y no se puede cambiar.
library-other_system = { $name } es del sistema de reglas { $system }, y este encuentro se juega con { $wanted }.
library-form_open = Hay un formulario abierto con cambios; guárdalos o déjalo antes.
library-bad_sheet = La ficha de { $name } no encaja con su sistema de reglas: { $faults }.
library-wrong_state = El encuentro { $name } está en el estado «{ $state ->
        [prepared] preparado
        [running] en curso
        [ended] terminado
       *[other] { $state }
    }», así que esto no se puede hacer con él.
library-out_of_step = El combate de la biblioteca va por la entrada { $cursor }, así que no puede seguir la { $n }; ábrelo de nuevo.
library-bad_fight = El combate { $name } está dañado, porque { $reason }; se ha dejado como está y todo lo demás puede usarse.
library-other_version = El combate { $name } se guardó con otra versión de { $system } y esta no puede abrirlo; se dejó como está y todo lo demás se puede usar.
library-bad_board = No se puede leer el tablero de { $name }: { $reason }.
library-bad_samples = Las muestras de { $name } no se pueden leer: { $reason }.
library-bad_template = Las plantillas de { $name } no se pueden leer: { $reason }.
library-other_template = { $name } es de otro sistema de reglas que la plantilla { $template }.
library-built_in_id = { $name } se llama { $id }, como un sistema de reglas que viene con el programa: necesita otro identificador.
library-bad_rules = No se puede jugar { $name }: { $fault }.
library-other_author = Ya hay un sistema de reglas { $id } de otra autoría: { $name } se puede añadir como { $free }.
library-would_lose = Esta versión de { $name } no tiene sitio para { $fields }, que algunas fichas tienen: se perdería.
library-not_installed = El sistema de reglas { $system } no está instalado.
library-not_loaded = No se puede cargar el sistema de reglas { $system }: { $reason }.

## Files that come in

library-too_large = { $name } ocupa más de { $most } MB, más de lo que se puede leer; no se ha tomado nada de él.
library-unreadable = No se puede leer { $name }: { $reason }.
library-no_text = { $name } no es un texto que se pueda leer.
library-no_json = { $name } no se puede leer como JSON, porque { $reason }.
library-no_reader = { $name } no tiene ningún formato que se pueda importar.
library-collection_lacks = { $name } nombra { $file }, que no está junto a él: importa la carpeta que tiene los dos.
library-odd_creature = { $name } está escrita como ninguna criatura de su formato y se ha omitido ({ $reason }).
library-strange = { $name } parece { $what }
library-without_creatures = { $name } no contiene criaturas.
strange-pdf = un PDF, que no se puede leer: copia el bloque de la criatura y pégalo aquí.
strange-picture = una imagen, que no se puede leer: ponla en la ficha de una criatura o escribe lo que dice.
strange-archive = un archivo comprimido, que no se puede leer: descomprímelo e importa la carpeta.
strange-database = una base de datos de otro programa, que no se puede leer: expórtala desde ese programa como JSON.
strange-page = una página web, que no se puede leer: ábrela, copia el bloque de la criatura y pégalo aquí.
strange-fantasy_grounds = una exportación de Fantasy Grounds, que no se puede leer: copia el bloque de la criatura como texto y pégalo aquí.
strange-statblock = un bloque de { $system }, que no se puede leer: solo se leen los de la quinta edición. Pon sus números en un formulario.
strange-foundry_actor = un actor de Foundry VTT para { $system }, que no se puede leer: solo se leen los de dnd5e. Copia su bloque como texto y pégalo aquí.
strange-foundry = algo de Foundry VTT que no es una criatura, que no se puede leer: exporta el actor, o el compendio de actores.
strange-pathbuilder = un personaje de Pathbuilder para Pathfinder 2e, que no se puede leer: copia su bloque como texto y pégalo aquí.
strange-dndbeyond = un personaje de D&D Beyond, que no se puede leer: copia su bloque como texto y pégalo aquí.
strange-roll20 = un personaje de Roll20, que no se puede leer: copia su bloque como texto y pégalo aquí.
strange-names = una lista de nombres solos, que no se puede leer: importa las respuestas de las propias criaturas.
strange-5etools = un archivo de 5etools sin criaturas, que no se puede leer: importa uno de su bestiario.
strange-open5e = un archivo de { $model } sin criaturas, que no se puede leer: importa Creature.json, o la carpeta en la que está.
library-encounter_lacks = { $name } nombra { $creatures }, que no están ni en estos archivos ni en la biblioteca: impórtalas primero y después este encuentro.
library-creature_parts = { $name } contiene solo partes de criaturas: importa la carpeta en la que está, o su { $file }.
library-empty_folder = { $name } no contiene ningún archivo que se pueda importar.
library-no_profile = Todavía no hay manera de convertir { $name } en una criatura del sistema de reglas { $system }.
library-bad_record = { $name } no está escrito como debe estarlo en un archivo así: { $faults }.
library-newer_file = { $name } fue escrito por un Turnwright más nuevo (versión { $version }); actualiza el programa para importarlo. No se ha tomado nada de él.
library-no_system = No se dice a qué sistema de reglas pertenece { $name }; elige uno.
library-system_missing = { $name } pertenece al sistema de reglas { $system }, que no está instalado.
library-not_there = Un encuentro habla de { $name }, que no está ni en el archivo ni en la biblioteca.
import-no_column = no hay lugar para esta columna
import-column = tomado como { $field }
said-row_number = fila { $number }
library-no_name = No hay ningún nombre en la { $name }.
library-no_header = { $name } no tiene ninguna fila con los nombres de sus columnas.
library-no_yaml = { $name } no se puede leer como YAML a partir de la línea { $line }.
library-yaml_bomb = { $name } se repite más veces de las que nadie escribiría; no se ha tomado nada de él.

## Creatures of other games

library-nameless = No se puede tomar una criatura sin nombre.
library-no_creature = Una parte de { $name } no es una criatura.
library-needs_system = { $name } es de otro juego: hay que decir a qué sistema de reglas se convierte.
library-bad_profile = El perfil de conversión { $name } no se puede usar: { $reason }.
library-unknown_profile = No hay ningún perfil de conversión { $name }; hay { $known }.
library-other_profile = El perfil de conversión { $name } convierte criaturas de { $family } en criaturas de { $system }, y estas son otras.
fault-expression = no se puede leer «{ $text }»
fault-profile = «{ $text }» falta o no está en su lugar
fault-profile_version = no es un perfil de la versión { $version }
fault-in_line = línea { $line }: { $reason }
fault-toml = deja de ser TOML en la columna { $column }
fault-profile_field = ninguna ficha de su sistema de reglas tiene un campo «{ $field }»
fault-package_too_large = contiene más de { $most } MB
fault-package_damaged = está dañado, o no es un archivo escrito por Turnwright
fault-package_many = contiene más de { $most } archivos
fault-package_unknown = contiene un archivo que no debería: { $file }
fault-package_twice = este archivo está dentro dos veces
fault-package_no_file = esto no es un simple archivo
fault-package_ratio = este archivo está comprimido más de { $most } veces
fault-package_without_text = no contiene { $file }
fault-member_too_large = pasa de { $most } MB
library-profile_name = Un perfil no puede llamarse «{ $name }»: dale un nombre que pueda tener un archivo.
library-profile_shipped = { $name } viene con el programa y se queda como está: guarda tu perfil con otro nombre.
import-became = ha pasado a { $fields }
import-guessed = ha pasado a { $fields }
import-assumed = no está en la lista de armas: pasa por { $taken }
import-supplied = no se dice: { $taken }
import-noted = contado en las notas
import-not_understood = no se entiende: queda en las notas
import-dropped = omitido, porque no hay lugar para ello
import-left_over = { $more ->
    [0] Sin entender, en las notas: { $many } ({ $names }).
   *[other] Sin entender, en las notas: { $many } ({ $names }, …).
}
import-assumed_of = { $more ->
    [0] No están en la lista de armas y pasan por { $taken }: { $names }.
   *[other] No están en la lista de armas y pasan por { $taken }: { $names } y { $more } más.
}
import-supplied_of = { $more ->
    [0] No se dice, así que se supone de las armas: { $taken } ({ $names }).
   *[other] No se dice, así que se supone de las armas: { $taken } ({ $names } y { $more } más).
}
import-new_skill = habilidad nueva, que no es del libro
import-new_skill_like = habilidad nueva, casi llamada { $taken }
import-new_skill_of = { $more ->
    [0] Habilidades nuevas, que no son del libro: { $names }.
   *[other] Habilidades nuevas, que no son del libro: { $names } y { $more } más.
}
import-new_skill_like_of = { $more ->
    [0] Habilidad nueva, casi llamada { $taken }: { $names }.
   *[other] Habilidad nueva, casi llamada { $taken }: { $names } y { $more } más.
}
import-worked_out = calculado según el libro: { $number }
import-unsaid = no se dice: { $value }, como en la hoja
import-worked_out_fields = Calculado según el libro, no leído: { $fields }.
import-unsaid_fields = No se dice, así que queda como en la hoja: { $fields }.
import-without_attacks = { $more ->
    [0] Sin ningún ataque: { $names }.
   *[other] Sin ningún ataque: { $names } y { $more } más.
}
import-without_abilities = { $more ->
    [0] Sin puntuaciones de característica: { $names }.
   *[other] Sin puntuaciones de característica: { $names } y { $more } más.
}
library-unsafe_xml = { $name } declara entidades, cosa que ningún compendio hace; no se ha tomado nada de él.
library-no_xml = { $name } no se puede leer como XML; su línea { $line } está mal.
library-no_original = { $name } se describe como copia de { $other }, que no está en el archivo.
library-no_block = «{ $name }» no se puede leer como bloque de estadísticas.
library-pack_damaged = { $name } no se puede leer como compendio de Foundry: { $part } falta, está en uso o está dañado. Si Foundry está abierto, ciérralo y vuelve a intentarlo.
library-pack_without_creatures = { $name } es un compendio de Foundry que no contiene criaturas de su sistema dnd5e.

## Fields of a search, as they are typed before a colon

field-level = nivel
field-tag = etiqueta
field-folder = carpeta
field-kind = tipo
field-source = fuente
field-weak = débil
field-resist = resiste
field-immune = inmune
field-absorb = absorbe

## The odds

odds-worker_lost = Ha muerto un proceso que jugaba combates, así que esta vez no hay pronóstico; pídelo otra vez.
odds-no_workers = Aquí no se puede iniciar ningún proceso que juegue combates ({ $reason }), así que no hay pronóstico.
