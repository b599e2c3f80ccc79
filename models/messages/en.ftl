## Faults of sheets, boards and files

fault-not_exported = it is not an exported board
fault-cut_off = it is cut off before its end
fault-json = it is not JSON from line { $line }, column { $column } on
fault-utf8 = it is not UTF-8 text
fault-nested = it is nested too deeply
fault-not_a_number = it contains something that is not a number
fault-number_too_big = it contains a number that is too big
fault-version = its version is { $version }, not { $wanted }
fault-key = { $key } is missing or of the wrong kind
fault-no_object = it is not a JSON object
fault-entry_missing = entry { $n } of its journal is missing
fault-entry = entry { $n } of its journal cannot be read
fault-setup = its setup cannot be read
fault-members = its members cannot be read
fault-rules_missing = the text { $hash } of its rules is not in the library as it was
fault-text_missing = its text is not in the library as it was
fault-state_missing = its state is missing
fault-end = its end cannot be read
fault-state = its state cannot be read
fault-question = its open question cannot be read
fault-notes = its notes cannot be read
fault-no_file = it is not a file
fault-rows_missing = only { $written } of { $wanted } rows were written
fault-is_library = it is a Turnwright library
fault-no_sign = it contains a character that no text has
fault-no_name = a name belongs here
fault-table = it is not a table from line { $line } on
fault-workbook = it is not a spreadsheet workbook

## Why the library says no

library-missing = There is no library { $name } in { $folder }.
library-empty = { $name } in { $folder } is empty: there is no library in it.
library-missing_but_copies = There is no library { $name } in { $folder }, but copies of it lie there; restore one, the newest is { $copy }, or choose another name.
library-missing_but_log = There is no library { $name } in { $folder }, but { $log } holds what was saved last in it; bring the library back there, or choose another name.
library-several_names = { $name } has more than one name (a hard link), and what is saved under one of them would be missing under the other; make a copy of it and open that.
library-no_locks = { $name } cannot be kept in { $folder }, because files cannot be locked there and two programs might write at once: { $reason }.
library-lock_left = { $name } cannot be locked, because { $lock } in { $folder } was left there by another user; once nobody has the library open, it can be deleted.
library-no_folder = { $name } cannot be kept in { $folder }, because there is no such folder.
library-is_folder = { $name } is a folder; a library is one file.
library-not_a_library = { $name } is not a Turnwright library; it was left as it is.
library-read_only = { $name } cannot be written, because the file or its folder { $folder } is read-only.
library-in_use = { $name } is open in another Turnwright already; close it there first.
library-newer_schema = { $name } was written by a newer Turnwright; update the program to open it. It was left as it is.
library-strange_schema = { $name } is not built as Turnwright builds a library, so nothing in it was run; when the window opens it, everything that can be read is copied.
library-altered = Another program changed the structure of { $name } while it was open, so nothing more is saved in it; save a copy of it.
library-damaged = { $name } is damaged and cannot be read; the last good copy beside it is { $backup }.
library-damaged_no_copy = { $name } is damaged and cannot be read, and there is no copy beside it.
library-locked = { $name } is in use by another program at the moment, so the last change was not saved; close it there.
library-moved = { $name } is no longer in { $folder }: it was deleted, moved or renamed, and nothing more is saved in it.
library-replaced = Another file has taken the place of { $name } in { $folder }, so nothing more is saved in it.
library-not_reached = { $name } in { $folder } cannot be reached, so nothing more is saved in it: { $reason }.
library-bad_backup = { $name } does not pass its check, so it did not replace the library.
library-same_file = { $name } is the library itself; choose another name for its copy.
library-migration_failed = { $name } could not be upgraded and was left as it was: { $reason }.
library-no_backup = { $name } is saved and closed, but no backup of it could be made: { $reason }.
library-no_backup_room = { $name } is saved and closed, but there is no room on the disk for a backup of it.
library-disk_full = The disk with { $name } is full; the last change was not saved.
library-not_saved = { $name } could not be written, so the last change was not saved: { $reason }.
library-no_room = There is no room on the disk for { $name }; nothing was changed.
library-held = { $name } is in use by another program at the moment, and nothing was changed; close it there.
library-not_written = { $name } could not be written, and nothing was changed: { $reason }.
library-gone = What was to be changed is no longer in the library ({ $what } { $id }).
library-unknown_system = The rule system { $system } is not installed; { $name } is kept as it is and cannot be changed.
library-other_system = { $name } belongs to the rule system { $system }, and this encounter is played by { $wanted }.
library-form_open = A form is open with changes; save them or leave it first.
library-bad_sheet = The sheet of { $name } does not fit its rule system: { $faults }.
library-wrong_state = The encounter { $name } is { $state }, so this cannot be done with it.
library-out_of_step = The fight in the library stands at entry { $cursor }, so { $n } cannot follow; open it again.
library-bad_fight = The fight { $name } is damaged, because { $reason }; it was left as it is, and all else can be used.
library-other_version = The fight { $name } was saved by another version of { $system } and cannot be opened by this one; it was left as it is, and all else can be used.
library-bad_board = The board in { $name } cannot be read: { $reason }.
library-bad_samples = The samples in { $name } cannot be read: { $reason }.
library-bad_template = The templates in { $name } cannot be read: { $reason }.
library-other_template = { $name } is of another rule system than the template { $template }.
library-built_in_id = { $name } is called { $id }, as a rule system that comes with the program is: it needs another id.
library-bad_rules = { $name } cannot be played: { $fault }.
library-other_author = There is a rule system { $id } of another author already: { $name } can be added as { $free }.
library-would_lose = This version of { $name } has no place for { $fields }, which some sheets have: it would go.
library-not_installed = The rule system { $system } is not installed.
library-not_loaded = The rule system { $system } cannot be loaded: { $reason }.

## Files that come in

library-too_large = { $name } is larger than { $most } MB, which is more than can be read; nothing was taken from it.
library-unreadable = { $name } cannot be read: { $reason }.
library-no_text = { $name } is not text that can be read.
library-no_json = { $name } cannot be read as JSON, because { $reason }.
library-no_reader = { $name } is not in a format that can be imported.
library-collection_lacks = { $name } refers to { $file }, which is not beside it: import the folder that has both.
library-odd_creature = { $name } is not written as creatures of its format are, and was left out ({ $reason }).
library-strange = { $name } looks like { $what }
library-without_creatures = { $name } contains no creatures.
strange-pdf = a PDF, which cannot be read: copy the stat block in it and paste it here.
strange-picture = a picture, which cannot be read: put it on a creature's form, or type what it says.
strange-archive = a packed archive, which cannot be read: unpack it and import the folder.
strange-database = a database of another program, which cannot be read: export from that program as JSON.
strange-page = a web page, which cannot be read: open it, copy the stat block and paste it here.
strange-fantasy_grounds = an export of Fantasy Grounds, which cannot be read: copy the stat block as text and paste it here.
strange-statblock = a stat block of { $system }, which cannot be read: only those of the fifth edition can. Fill in its numbers on a form.
strange-foundry_actor = an actor of Foundry VTT for { $system }, which cannot be read: only those of dnd5e can. Copy its stat block as text and paste it here.
strange-foundry = something of Foundry VTT that is no creature, which cannot be read: export the actor itself, or the compendium of actors.
strange-pathbuilder = a character of Pathbuilder for Pathfinder 2e, which cannot be read: copy its stat block as text and paste it here.
strange-dndbeyond = a character of D&D Beyond, which cannot be read: copy its stat block as text and paste it here.
strange-roll20 = a character of Roll20, which cannot be read: copy its stat block as text and paste it here.
strange-names = only a list of names, which cannot be read: import the answers for the creatures themselves.
strange-5etools = a file of 5etools without creatures, which cannot be read: import one from its bestiary.
strange-open5e = a file of { $model } without creatures, which cannot be read: import Creature.json, or the folder that it lies in.
library-encounter_lacks = { $name } names { $creatures }, which neither these files nor the library have: import them first, then import it again.
library-creature_parts = { $name } contains only parts of creatures: import the folder that it lies in, or its { $file }.
library-empty_folder = { $name } contains no file that can be imported.
library-no_profile = There is no way yet to convert { $name } to the rule system { $system }.
library-bad_record = { $name } is not written as such a file should be: { $faults }.
library-newer_file = { $name } was written by a newer Turnwright (version { $version }); update the program to import it. Nothing was taken from it.
library-no_system = { $name } does not say which rule system it belongs to; choose one.
library-system_missing = { $name } belongs to the rule system { $system }, which is not installed.
library-not_there = An encounter refers to { $name }, who is neither in the file nor in the library.
import-no_column = there is no place for this column
import-column = taken as { $field }
said-row_number = row { $number }
library-no_name = There is no name in { $name }.
library-no_header = { $name } has no row with the names of its columns.
library-no_yaml = { $name } cannot be read as YAML from line { $line } on.
library-yaml_bomb = { $name } repeats itself more often than anybody would write; nothing was taken from it.

## Creatures of other games

library-nameless = A creature without a name cannot be imported.
library-no_creature = A part of { $name } is not a creature.
library-needs_system = { $name } is from another game: choose the rule system to convert it to.
library-bad_profile = The conversion profile { $name } cannot be used: { $reason }.
library-unknown_profile = There is no conversion profile { $name }; there are { $known }.
library-other_profile = The conversion profile { $name } converts creatures of { $family } to { $system }, and these are different.
fault-expression = “{ $text }” cannot be read
fault-profile = “{ $text }” is missing or in the wrong place
fault-profile_version = it is not a profile of version { $version }
fault-in_line = line { $line }: { $reason }
fault-toml = it is not TOML from column { $column } on
fault-profile_field = no sheet of its rule system has a field “{ $field }”
fault-package_too_large = it holds more than { $most } MB
fault-package_damaged = it is damaged, or no file that Turnwright has written
fault-package_many = it holds more than { $most } files
fault-package_unknown = it holds a file that does not belong there: { $file }
fault-package_twice = this file stands in it twice
fault-package_no_file = this is no plain file
fault-package_ratio = this file is packed more than { $most } times smaller than it is
fault-package_without_text = it holds no { $file }
fault-member_too_large = it is larger than { $most } MB
library-profile_name = A profile cannot be called “{ $name }”: give it a name that a file can have.
library-profile_shipped = { $name } comes with the program and stays as it is: save your own profile under another name.
import-became = became { $fields }
import-guessed = became { $fields }
import-assumed = not in the list of weapons: taken as { $taken }
import-supplied = not said: { $taken }
import-noted = told in the notes
import-not_understood = not understood: kept in the notes
import-dropped = left out, because there is no place for it
import-left_over = { $more ->
    [0] Not understood, kept in the notes: { $many } ({ $names }).
   *[other] Not understood, kept in the notes: { $many } ({ $names }, …).
}
import-assumed_of = { $more ->
    [0] Not in the list of weapons, so taken as { $taken }: { $names }.
   *[other] Not in the list of weapons, so taken as { $taken }: { $names } and { $more } more.
}
import-supplied_of = { $more ->
    [0] Not said, so assumed of weapons: { $taken } ({ $names }).
   *[other] Not said, so assumed of weapons: { $taken } ({ $names } and { $more } more).
}
import-new_skill = new skill, none of the book
import-new_skill_like = new skill, nearly called { $taken }
import-new_skill_of = { $more ->
    [0] New skills, none of the book: { $names }.
   *[other] New skills, none of the book: { $names } and { $more } more.
}
import-new_skill_like_of = { $more ->
    [0] New skill, nearly called { $taken }: { $names }.
   *[other] New skill, nearly called { $taken }: { $names } and { $more } more.
}
import-worked_out = worked out by the book: { $number }
import-unsaid = not said: { $value }, as the sheet has it
import-worked_out_fields = Worked out by the book, not read: { $fields }.
import-unsaid_fields = Not said, so as the sheet has it: { $fields }.
import-without_attacks = { $more ->
    [0] Without any attack: { $names }.
   *[other] Without any attack: { $names } and { $more } more.
}
import-without_abilities = { $more ->
    [0] Without ability scores: { $names }.
   *[other] Without ability scores: { $names } and { $more } more.
}
library-unsafe_xml = { $name } declares entities, as no compendium does; nothing was taken from it.
library-no_xml = { $name } cannot be read as XML; its line { $line } is wrong.
library-no_original = { $name } is given as a copy of { $other }, which is not in the file.
library-no_block = “{ $name }” cannot be read as a stat block.
library-pack_damaged = { $name } cannot be read as a compendium of Foundry: { $part } is missing, in use or damaged. If Foundry is running, close it and try again.
library-pack_without_creatures = { $name } is a compendium of Foundry that contains no creatures of its system dnd5e.

## Fields of a search, as they are typed before a colon

field-level = level
field-tag = tag
field-folder = folder
field-kind = kind
field-source = source
field-weak = weak
field-resist = resist
field-immune = immune
field-absorb = absorb

## The odds

odds-worker_lost = A process that played fights has died, so there are no odds this time; ask for them again.
odds-no_workers = No process can be started here to play fights ({ $reason }), so there are no odds.
