"""Mistakes made by hand in the example games, each with the place and the word that a fault has to name."""

from typing import NamedTuple


class Mistake(NamedTuple):
    """What somebody wrote instead of something in a game, and the fault that follows."""

    game: str
    right: str
    wrong: str
    place: str
    word: str = ""
    """What the sentence names: the likely word, or what is missing."""
    at: str = ""
    """What stands in the line of the fault; empty: `wrong`."""


MISTAKES = (
    # --- words that are nearly right ------------------------------------------------------------------------------
    Mistake("skirmish", 'put = "burning"', 'put = "burninng"', "action.storm.does[1].do[0].failure[1].put", "burning"),
    Mistake("skirmish", 'test = "blow"', 'test = "blwo"', "action.strike.does[0].test", "blow"),
    Mistake(
        "skirmish", 'forbids = ["act", "parry"]', 'forbids = ["act", "pary"]', "status.stunned.forbids[1]", "parry"
    ),
    Mistake("skirmish", 'number = "attack"', 'number = "atack"', "status.blessed.changes[0].number", "attack"),
    Mistake("skirmish", 'cost = { fire = "1" }', 'cost = { fier = "1" }', "action.storm.cost.fier", "fire"),
    Mistake("skirmish", "at.turn_ends =", "at.turn_end =", "status.burning.at.turn_end", "turn_ends"),
    Mistake("skirmish", 'at = "rolled"', 'at = "roled"', "reaction.parry.at", "rolled"),
    Mistake("skirmish", 'each = "targets"', 'each = "target"', "action.storm.does[1].each", "targets"),
    Mistake(
        "skirmish",
        '{ damage = "heat", kind',
        '{ damge = "heat", kind',
        "action.storm.does[1].do[0].failure[0].damge",
        "damage",
    ),
    Mistake("skirmish", '20 = "critical"', '20 = "critcal"', "test.blow.natural.20", "critical"),
    Mistake("skirmish", "vital = true", "vitl = true", "pool.hp.vitl", "vital"),
    Mistake("skirmish", "[status.stunned]", "[statuss.stunned]", "statuss", "status"),
    Mistake("skirmish", 'per = "round"', 'per = "rounds"', "reaction.parry.per", "round"),
    Mistake("skirmish", "timer = 1\nforbids", "timr = 1\nforbids", "status.stunned.timr", "timer", at="timr"),
    Mistake("skirmish", 'kind = "dice"', 'kind = "dices"', "sheet.damage.kind", "dice"),
    Mistake("sparrows", 'stacks = "levels"', 'stacks = "level"', "status.shaken.stacks", "levels"),
    Mistake("sparrows", 'counts = "turn_begins"', 'counts = "turn_begin"', "status.covered.counts", "turn_begins"),
    Mistake(
        "sparrows",
        '{ lift = "shaken" }',
        '{ lift = "shakn" }',
        "status.shaken.at.turn_ends[0].critical[0].lift",
        "shaken",
    ),
    Mistake("sparrows", 'with = "arms"\nhelp', 'with = "arm"\nhelp', "action.charge.with", "arms", at='"arm"'),
    Mistake("sparrows", 'who = "foes", most = 3', 'who = "foe", most = 3', "action.scare.targets.who", "foes"),
    Mistake("sparrows", 'each = "round"', 'each = "rounds"', "order.each", "round"),
    Mistake(
        "sparrows",
        'partial = [{ put = "shaken" }]',
        'parcial = [{ put = "shaken" }]',
        "action.scare.does[0].do[0].parcial",
        "partial",
    ),
    Mistake(
        "sparrows",
        '{ amount = "half(amount)" }',
        '{ amuont = "half(amount)" }',
        "reaction.lucky.does[0].amuont",
        "amount",
    ),
    Mistake("sparrows", "[slot.deed]", "[solt.deed]", "solt", "slot"),
    Mistake(
        "core",
        'tied = "concentrating"\n# “Add',
        'tied = "concentratig"\n# “Add',
        "status.blessed.tied",
        "concentrating",
        at='"concentratig"',
    ),
    Mistake(
        "core",
        'implies = ["incapacitated", "prone"]',
        'implies = ["incapacitated", "pron"]',
        "status.unconscious.implies[1]",
        "prone",
    ),
    Mistake("core", 'spend = "action"', 'spend = "actoin"', "action.attack.does[0].else[0].spend", "action"),
    Mistake(
        "core", 'call = "leaves_reach"', 'call = "leave_reach"', "action.withdraw.does[0].do[0].call", "leaves_reach"
    ),
    Mistake(
        "core",
        '{ state = "unconscious" }',
        '{ state = "unconcious" }',
        "pool.hp.at_zero[0].then[0].state",
        "unconscious",
    ),
    Mistake(
        "core",
        'at = "turn_ends", test = "wis_against_held" }\ntied',
        'at = "turn_ends", tset = "wis_against_held" }\ntied',
        "status.paralyzed.save.tset",
        "test",
        at="tset",
    ),
    Mistake("core", "soaks = true", "soak = true", "pool.temp.soak", "soaks"),
    Mistake(
        "core",
        'while_down = true\ncounts = "never"\nat',
        'while_dwn = true\ncounts = "never"\nat',
        "status.dying.while_dwn",
        "while_down",
        at="while_dwn",
    ),
    Mistake(
        "core",
        'unit = "feet"\n\n[sheet.multi]',
        'units = "feet"\n\n[sheet.multi]',
        "sheet.speed.units",
        "unit",
        at="units =",
    ),
    Mistake(
        "core",
        'needs = [{ if = "action + attacks > 0", else',
        'needs = [{ iff = "action + attacks > 0", else',
        "action.attack.needs[0].iff",
        "if",
    ),
    Mistake("core", 'ask = "Halve the damage?"', 'aks = "Halve the damage?"', "reaction.dodge_uncannily.aks", "ask"),
    Mistake(
        "core",
        'kind = "list"\nmarks = "resist"',
        'kind = "lists"\nmarks = "resist"',
        "sheet.resist.kind",
        "list",
        at='"lists"',
    ),
    Mistake("core", "param.dc = { label", "params.dc = { label", "action.hold.params", "param"),
    # --- a word of another table ----------------------------------------------------------------------------------
    Mistake("skirmish", 'cost = { fire = "1" }', 'cost = { blessed = "1" }', "action.storm.cost.blessed", "status"),
    Mistake("skirmish", 'put = "burning"', 'put = "storm"', "action.storm.does[1].do[0].failure[1].put", "action"),
    Mistake("core", 'test = "death"', 'test = "dying"', "status.dying.at.turn_begins[0].test", "status"),
    # --- the wrong kind of value ----------------------------------------------------------------------------------
    Mistake("skirmish", "low = 1\nhigh = 200", 'low = "1"\nhigh = 200', "sheet.hp.low", "is it “1”", at='low = "1"'),
    Mistake("skirmish", "vital = true", 'vital = "yes"', "pool.hp.vital", "is it “true”"),
    Mistake("skirmish", "timer = 3\nhelp", "timer = 3.5\nhelp", "status.burning.timer", "whole", at="3.5"),
    Mistake("skirmish", "most = 4", "most = 400", "action.storm.targets.most", "99"),
    Mistake("skirmish", 'forbids = ["act", "parry"]', 'forbids = "act"', "status.stunned.forbids", "list"),
    Mistake("skirmish", 'does = [{ against = "4" }]', 'does = { against = "4" }', "reaction.parry.does", "list"),
    Mistake("skirmish", 'key = "f"', 'key = "Fire"', "action.storm.key", "a"),
    Mistake("skirmish", "default = 12", "default = 40", "sheet.ac.default", "30"),
    Mistake("skirmish", 'default = "1d6"', 'default = "1d"', "sheet.damage.default", "1d"),
    Mistake("skirmish", "format = 1", "format = 7", "system.format", "newer"),
    Mistake("skirmish", 'targets = { label = "Target" }', 'targets = "foes"', "action.strike.targets", "table"),
    Mistake(
        "core",
        'words = { melee = "Melee", ranged = "Ranged" }',
        'words = ["melee", "ranged"]',
        "sheet.attacks.row.way.words",
        "table",
    ),
    # --- what is missing, twice or too much -----------------------------------------------------------------------
    Mistake("skirmish", 'version = "1.0"\n', "", "system.version", "version", at="[system]"),
    Mistake(
        "skirmish",
        '"2 * dice(damage)" }]',
        '"2 * dice(damage)", put = "stunned" }]',
        "action.strike.does[0].critical[0].put",
        "damage",
        at="put =",
    ),
    Mistake(
        "skirmish",
        'changes = [{ number = "attack", add = 2 }]',
        'changes = [{ number = "attack" }]',
        "status.blessed.changes[0]",
        "add",
    ),
    Mistake("skirmish", "[number.ac]", "[number.d20]", "number.d20", "d20"),
    Mistake("skirmish", "[sheet.reflex]", "[sheet.Reflex]", "sheet.Reflex", "Reflex"),
    Mistake("skirmish", "[number.ac]", "[number.max]", "number.max", "max_"),
    Mistake("skirmish", "[sheet.fire]", "[sheet.copy]", "sheet.copy", "copy_"),
    Mistake("skirmish", 'key = "f"', 'key = "a"', "action.storm.key", "strike", at='key = "a"#2'),
    Mistake("skirmish", "pips = true", "pips = true\npips = false", "pool.fire.pips", "pips", at="pips = false"),
    Mistake("core", "[slot.bonus]", "[slot.action]", "slot.action", "action", at="[slot.action]#2"),
    Mistake("core", 'kind = "flag"', 'kind = "flag"\nlow = 1', "sheet.hero.low", "number", at="low = 1\n\n[sheet.pb]"),
    Mistake(
        "sparrows",
        'row.way = { label = "Way", kind = "choice", words = { hand = "By hand", far = "From afar" } }',
        'row.way = { label = "Way", kind = "choice" }',
        "sheet.arms.row.way.words",
        "words",
    ),
    Mistake(
        "core",
        'save = { at = "turn_ends", test = "wis_against_held" }\ntied',
        '[status.paralyzed.save]\ntest = "wis_against_held"\ntied',
        "status.paralyzed.save.tied",
        "before [status.paralyzed.save]",
        at='tied = "concentrating"\n\n[status.petrified]',
    ),
    Mistake(
        "core", 'words = { melee = "Melee", ranged = "Ranged" }', "words = {}", "sheet.attacks.row.way.words", "from 1"
    ),
    Mistake(
        "core",
        'unit = "feet"\n[number.dex',
        "low = 9\nhigh = 3\n[number.dex",
        "number.speed.high",
        "9",
        at="high = 3\n[number.dex",
    ),
    # --- what is no TOML ------------------------------------------------------------------------------------------
    Mistake("skirmish", 'label = "Burning"', 'label = "Burning', "status.burning.label", '"'),
    Mistake("skirmish", 'label = "Burning"', "label = Burning", "status.burning.label", '"Burning"'),
    Mistake("skirmish", 'label = "Burning"', "label = “Burning”", "status.burning.label", '"…"'),
    Mistake("skirmish", 'label = "Burning"', 'label "Burning"', "status.burning", "="),
    Mistake("skirmish", "good = true", "good = True", "status.blessed.good", "true"),
    Mistake("skirmish", "[status.burning]", "[status.burning", "status.burning", "]"),
    Mistake("skirmish", 'forbids = ["act", "parry"]', 'forbids = ["act" "parry"]', "status.stunned.forbids", ","),
    Mistake("skirmish", 'forbids = ["act", "parry"]', 'forbids = ["act", "parry"', "status.stunned.forbids", "]"),
    Mistake("skirmish", 'targets = { label = "Target" }', 'targets = { label = "Target"', "action.strike.targets", "}"),
    Mistake("skirmish", "most = 4 }", "most = 4, }", "action.storm.targets", "}"),
    Mistake("skirmish", "[status.stunned]", "[status.burning]", "status.burning", "line 81", at="[status.burning]#2"),
    Mistake("skirmish", "[status.stunned]", "[[status]]", "status", "[status.name]"),
)
