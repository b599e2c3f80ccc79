"""The emblem of a creature whom nobody has given one: by the words of its name, its kind, its tags.

An emblem is the name of a drawing (`rules.core.drawings`); an empty one means the initials of the name.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rules.text.word_tables import WordTable, words_of

NAMES = WordTable(
    {
        # beasts
        "rat": ("rat mouse", "rata rato raton ratazana"),
        "rabbit": ("rabbit hare hopper bunny", "conejo liebre coelho lebre"),
        "boar": ("boar", "jabali javali"),
        "pig": ("pig hog swine", "cerdo puerco porco"),
        "hound": ("hound dog mastiff jackal hyena", "perro perra mastin sabueso cao cachorro hiena chacal"),
        "wolf-head": ("wolf worg warg werewolf", "lobo loba licantropo lobisomem"),
        "tiger-head": ("tiger panther puma cat leopard jaguar cougar", "tigre pantera gato gata leopardo onca jaguar"),
        "saber-toothed-cat-head": ("lion maw smilodon", "leon leona fauce leao leoa bocarra"),
        "horse-head": ("horse pony mare unicorn", "caballo yegua poni cavalo egua unicornio"),
        "charging-bull": ("bull ox bison minotaur", "toro buey bisonte minotauro touro boi bisao"),
        "monkey": ("monkey ape gorilla baboon marmoset", "mono simio gorila macaco sagui titi"),
        "paw-print": ("bear badger", "oso osa tejon urso ursa texugo"),
        "frog": ("frog toad", "rana sapo ra"),
        "snake": ("snake viper serpent adder cobra", "serpiente vibora culebra cobra serpente"),
        "lizardman": ("lizardman basilisk lizardfolk kobold", "basilisco kobold"),
        "gecko": ("lizard gecko salamander", "lagarto lagartija salamandra lagartixa"),
        "croc-jaws": ("crocodile alligator", "cocodrilo caiman crocodilo jacare"),
        "crab": ("crab nipper lobster", "cangrejo langosta caranguejo lagosta"),
        "fish-monster": ("fish shark piranha eel", "pez tiburon pirana anguila peixe tubarao piranha enguia"),
        "tentacle-strike": ("octopus squid kraken", "pulpo calamar kraken"),
        "snail": ("snail slug", "caracol babosa lesma"),
        # what flies
        "evil-bat": ("bat flutterer", "murcielago revoloteador morcego esvoacante"),
        "raven": ("raven crow", "cuervo corneja corvo gralha"),
        "eagle-head": ("eagle hawk falcon harrier griffin", "aguila aguilucho halcon grifo aguia falcao gaviao"),
        "vulture": ("vulture", "buitre abutre urubu"),
        "butterfly": ("moth butterfly", "polilla mariposa mariposa borboleta"),
        "wasp-sting": ("wasp bee hornet", "avispa abeja vespa abelha marimbondo"),
        "feathered-wing": ("angel harpy", "angel arpia anjo harpia"),
        # what crawls
        "scarab-beetle": ("scarab beetle", "escarabajo besouro escaravelho"),
        "ant": ("ant", "hormiga formiga"),
        "scorpion-tail": ("scorpion", "escorpion escorpiao alacran"),
        "long-antennae-bug": ("spider insect cockroach bug", "arana insecto cucaracha aranha inseto"),
        # what grows
        "spotted-mushroom": (
            "mushroom fungus puffball toadstool myconid",
            "seta hongo champinon cogumelo fungo bejin bufa pedo",
        ),
        "thorny-vine": ("shrub vine bramble thorn", "zarza arbusto enredadera espino espinheiro sarca cipo"),
        "sprout": ("treant tree ent", "treant arbol ent arvore"),
        # what should not be
        "shambling-zombie": (
            "zombie ghoul wight drowned",
            "zombi zumbi necrofago ahogado ahogada afogado afogada carnical",
        ),
        "death-skull": ("skeleton lich", "esqueleto liche lich"),
        "stoned-skull": ("mummy", "momia mumia"),
        "spectre": (
            "ghost spectre specter wraith spirit phantom shade shadow banshee soul",
            "fantasma espectro anima alma espiritu espirito sombra aparicion aparicao",
        ),
        "fangs": ("vampire", "vampiro vampira"),
        "imp": ("imp quasit", "diablillo diabrete"),
        "devil-mask": ("demon devil fiend", "demonio diablo diabla diabo diaba"),
        "gargoyle": ("gargoyle", "gargola gargula"),
        "hydra": ("hydra", "hidra"),
        "dragon-head": ("dragon wyrm", "dragon dragona dragao"),
        "wyvern": ("drake wyvern", "guiverno draco wyvern serpe"),
        "medusa-head": ("medusa gorgon", "medusa gorgona"),
        "eyestalk": ("beholder", "contemplador observador"),
        "gooey-daemon": ("horror aberration", "horror aberracion aberracao engendro"),
        "mimic-chest": ("mimic", "mimico"),
        "slime": ("slime jelly ooze pudding gelatin", "limo gelatina baba gosma lodo"),
        "fluffy-flame": ("wisp flame", "fuego fatuo llama fogo chama"),
        "evil-comet": ("star comet", "estrella cometa estrela"),
        "candle-flame": ("candle wax", "cera vela"),
        "rock-golem": ("golem colossus", "golem coloso colosso"),
        "mecha-head": ("automaton robot android machine", "automata robot androide maquina automato robo"),
        "puppet": ("puppet doll marionette", "titere marioneta muneca marionete boneco boneca fantoche"),
        "ogre": ("ogre troll", "ogro ogra trol ogre"),
        "giant": ("giant ettin cyclops", "gigante giganta ciclope"),
        "bad-gnome": ("goblin gnome hobgoblin gremlin", "duende goblin gnomo trasgo gremlin"),
        "brute": ("brute thug orc bruiser bully", "maton orco bruto orc capanga brigao jagunco"),
        "mermaid": ("mermaid nixie naiad siren nymph", "sirena ninfa nayade sereia naiade nixe"),
        "fairy": ("fairy pixie sprite fey", "hada hadita fada fata"),
        # people
        "bandit": (
            "bandit raider robber brigand highwayman",
            "bandido bandida bandolero bandolera salteador bandoleiro bandoleira asaltante saqueador",
        ),
        "pirate-hat": (
            "pirate smuggler corsair sailor",
            "pirata contrabandista corsario marinero marinheiro",
        ),
        "visored-helm": ("soldier footman infantry legionary", "soldado soldada legionario lacayo lacaio"),
        "black-knight-helm": ("knight paladin cavalier", "caballero paladin cavaleiro paladino"),
        "swords-emblem": ("warrior fighter gladiator mercenary", "guerrero guerrera gladiador mercenario guerreiro"),
        "battle-axe": ("barbarian viking berserker", "barbaro barbara vikingo viquingue"),
        "bowman": (
            "archer bowman crossbowman",
            "arquero arquera ballestero ballestera arqueiro arqueira besteiro besteira",
        ),
        "on-sight": (
            "hunter sniper marksman poacher",
            "cazador cazadora tirador tiradora francotirador cacador atirador",
        ),
        "crossed-pistols": ("gunslinger gunman gun", "pistolero pistolera pistoleiro pistoleira"),
        "western-hat": ("cowboy outlaw", "vaquero forajido vaqueiro pistoleador foragido"),
        "police-badge": (
            "police policeman officer sheriff constable agent",
            "policia agente comisario alguacil delegado xerife",
        ),
        "sherlock-holmes": ("detective inspector investigator", "detective inspector investigador detetive inspetor"),
        "executioner-hood": (
            "executioner jailer torturer orderly",
            "verdugo carcelero celador velador carrasco carcereiro",
        ),
        "guarded-tower": ("warden watchman watcher gatekeeper", "alcaide vigia vigilante"),
        "card-random": ("gambler cardsharp", "tahur apostador jogador jugador"),
        "daggers": (
            "thief rogue assassin cutpurse spy",
            "ladron ladrona picaro asesino asesina espia ladrao ladra ladino assassino",
        ),
        "domino-mask": ("ninja infiltrator", "ninja infiltrado"),
        "witch-face": ("witch hag", "bruja brujo hechicera bruxa bruxo feiticeira"),
        "wizard-staff": (
            "wizard mage sorcerer warlock magician necromancer",
            "mago maga hechicero nigromante feiticeiro necromante",
        ),
        "cultist": ("cultist acolyte", "cultista acolito acolita encapuchado encapuchada sectario encapuzado"),
        "pope-crown": (
            "priest priestess bishop cleric",
            "sacerdote sacerdotisa cura obispo clerigo padre maestra maestro bispo mestra mestre",
        ),
        "caduceus": (
            "healer doctor medic physician",
            "curandero curandera medico medica doctor sanador curandeiro doutor",
        ),
        "round-potion": ("alchemist apothecary", "alquimista boticario boticaria"),
        "pan-flute": ("piper bard minstrel", "flautista bardo trovador juglar gaiteiro"),
        "quill-ink": ("scribe scholar", "escriba escribano erudito escrivao"),
        "quill": ("painter artist", "pintor pintora dibujante artista desenhista"),
        "acrobatic": ("dancer acrobat", "danzarin danzarina bailarin bailarina acrobata dancarino dancarina"),
        "crystal-ball": (
            "seer oracle summoner fortuneteller",
            "vidente oraculo adivino adivina invocador invocadora adivinho",
        ),
        "stone-stack": ("geomancer", "geomante"),
        "meditation": ("monk", "monje monja monge"),
        "gears": ("engineer mechanic tinker", "ingeniero mecanico engenheiro"),
        "crown": ("king queen prince princess", "rey reina principe princesa rei rainha"),
    }
)
"""Words that say what somebody is."""
HINTS = WordTable(
    {
        "visored-helm": ("sentry guard guardian sentinel", "centinela guarda guardia guardian sentinela guardiao"),
        "golem-head": ("clay", "arcilla barro argila"),
        "stone-bust": ("stone statue", "piedra pedra estatua"),
        "clockwork": ("clockwork", "relojero relojera relogio reloj relojoeiro"),
        "snowflake-1": ("frost ice", "escarcha hielo gelo geada"),
        "croc-jaws": ("lurker", "acechador espreitador"),
        "lantern-flame": ("lantern", "farolero farol linterna lanterna"),
        "crow-dive": ("swarm flock", "enjambre bandada nube enxame bando"),
        "hooded-figure": (
            "hooded stranger nomad wanderer",
            "forastero forastera nomada errante forasteiro nomade andarilho",
        ),
        "pirate-hat": ("captain", "capitan capitana capitao capita"),
        "bad-gnome": ("dwarf", "enano enana anao"),
        "crown": ("mistress matron", "matrona"),
        "meeple-group": ("mob crowd gang", "turba multitud banda multidao"),
    }
)
"""Words that only say what somebody is made of, or does: they count where nothing else in the name says more."""


class Kind(NamedTuple):
    """A kind of creature, as books group them."""

    drawing: str
    ground: str
    """The kind among `GROUNDS` whose colours its emblem lies on in a library."""
    is_broad: bool = False
    """Whether it says so little that a trade goes before it."""


KINDS = {
    "beast": Kind("paw-print", "beast", is_broad=True),
    "plant": Kind("sprout", "plant"),
    "humanoid": Kind("hooded-figure", "humanoid", is_broad=True),
    "person": Kind("person", "humanoid", is_broad=True),
    "insect": Kind("long-antennae-bug", "insect"),
    "aerial": Kind("bat-wing", "aerial"),
    "construct": Kind("robot-golem", "construct"),
    "amorph": Kind("slime", "amorph"),
    "aquan": Kind("fish-monster", "aquan"),
    "undead": Kind("shambling-zombie", "undead"),
    "arcana": Kind("spark-spirit", "arcana"),
    "lizard": Kind("gecko", "lizard"),
    "fiend": Kind("devil-mask", "fiend"),
    "dragon": Kind("dragon-head", "dragon"),
    "abnormal": Kind("eyestalk", "abnormal"),
    "spirit": Kind("ghost", "undead"),
    "giant": Kind("ogre", "humanoid"),
    "fey": Kind("fairy", "arcana"),
    "celestial": Kind("feathered-wing", "aerial"),
    "spawn": Kind("tentacle-strike", "abnormal"),
    "strange": Kind("cog", "abnormal", is_broad=True),
    "swarm": Kind("crow-dive", "beast", is_broad=True),
}
"""Kind to how it is shown."""
GROUNDS = frozenset(kind.ground for kind in KINDS.values())
KIND_WORDS = WordTable(
    {
        "beast": ("beast animal", "bestia fiera animal fera besta"),
        "plant": ("plant", "planta vegetal"),
        "humanoid": ("humanoid", "humanoide"),
        "person": ("person human people", "persona humano humana pessoa gente"),
        "insect": ("insect vermin arachnid", "insecto inseto aracnido"),
        "aerial": ("aerial bird", "ave pajaro aereo passaro"),
        "construct": ("construct machine", "constructo maquina construto"),
        "amorph": ("amorph ooze", "amorfo cieno"),
        "aquan": ("aquan aquatic fish", "acuatico aquatico pez peixe"),
        "undead": ("undead dead", "muerto muerta morto morta"),
        "arcana": ("arcana elemental", "arcano arcana elemental"),
        "lizard": ("lizard reptile", "lagarto reptil"),
        "fiend": ("fiend demon devil", "demonio infernal diabo"),
        "dragon": ("dragon", "dragon dragao"),
        "abnormal": (
            "abnormal aberration monstrosity",
            "anormal anomalo anomala aberracion monstruosidad aberracao monstruosidade",
        ),
        "spirit": ("spirit ghost spectre", "espiritu espectro fantasma espirito"),
        "giant": ("giant", "gigante"),
        "fey": ("fey fairy", "fata feerico hada fada"),
        "celestial": ("celestial angel", "celestial celeste"),
        "spawn": ("spawn", "engendro cria"),
        "strange": ("strange oddity", "extrano extrana estranho estranha"),
        "swarm": ("swarm", "enjambre enxame"),
    }
)
BOSS_WORDS = frozenset(
    (
        *("boss", "leader", "chief", "villain", "legendary"),
        *("jefe", "jefa", "lider", "villano", "legendario", "chefe", "vilao"),
    )
)


@lru_cache(maxsize=2048)
def kind_of(kind: str, tags: tuple[str, ...] = ()) -> str:
    """Return the kind of a creature, by the words of its kind and its tags, the first that says one; else empty."""
    return next(filter(None, map(KIND_WORDS.find, (kind, *tags))), "")


def is_boss(tags: Iterable[str]) -> bool:
    """Whether a tag says that a creature leads the others, or is a fight by itself."""
    return any(not BOSS_WORDS.isdisjoint(words_of(tag)) for tag in tags)


@lru_cache(maxsize=2048)
def emblem_of(name: str, kind: str = "", tags: tuple[str, ...] = ()) -> str:
    """Return the emblem of a creature whom nobody has given one; empty if nothing about it is known."""
    said = NAMES.find(name) or HINTS.find(name)
    if said:
        return said  # also to the players, who see the name and not the kind: everybody means the same drawing
    texts = (kind, *tags)
    kinds = [KINDS[found] for found in map(KIND_WORDS.find, texts) if found]
    close = next((found.drawing for found in kinds if not found.is_broad), "")
    trade = next(filter(None, map(NAMES.find, texts)), "")
    broad = next((found.drawing for found in kinds), "")
    return close or trade or broad
