"""What a creature's sheet holds, and the options of a fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from rules.dice import BadExpression, Expression, parse
from rules.sayings import Said, said
from rules.sheets import Rows, Sheet, described, number, slug
from rules.tabuleiro.catalogue import PLACE_LABELS, STAT_LABELS, STATUSES, TERRAIN_LABELS

WORDS = frozenset({"forca", "per"})
"""The user's numbers that may stand in an expression."""

AtZero = Literal["dead", "unconscious", "stays", "ask"]
SUITS: Mapping[str, str] = {
    "ferramenta": "FERRAMENTA",
    "habilidade": "HABILIDADE",
    "item": "ITEM",
    "casa": "CASA",
    "outra": "outra",
}
FLIGHTS: Mapping[str, str] = {"direto": "direto", "arqueado": "arqueado"}
AREAS: Mapping[str, str] = {"single": "um alvo", "around": "ao redor", "burst": "explosão"}
AFFECTED: Mapping[str, str] = {"all": "todos", "enemies": "inimigos", "allies": "aliados"}
DEATHS: Mapping[str, str] = {"dead": "morto", "unconscious": "NOCAUTEADO", "stays": "continua", "ask": "perguntar"}
Stat = Literal["con", "acao", "per", "forca", "dano"]


def _said(message: str, /, **words: Any) -> Said:
    """A fault in a sheet of this system."""
    return said(message, __file__, **words)


def _amount(value: Any) -> Any:
    """An expression or a whole number from 0 to 999, or nothing."""
    if value is None:
        return value
    if isinstance(value, str):
        try:
            parse(value, WORDS)
        except BadExpression as error:
            raise ValueError(*error.args) from None
        return value
    if isinstance(value, bool) or not isinstance(value, int):
        # pydantic takes a TypeError for a fault of ours
        raise ValueError(_said("fault-amount", value=repr(value)))  # noqa: TRY004
    if not 0 <= value <= 999:
        raise ValueError(said("fault-not_within", value=value, least=0, most=999))
    return value


Amount = Annotated[int | str | None, BeforeValidator(_amount)]
"""A number or an expression of numbers, dice, `forca` and `per`."""


class StatusParams(Sheet):
    """What tells one condition from others of its status."""

    stat: Stat | None = described("Número", "the number that a modifier changes", None, terms=STAT_LABELS)
    amount: int | None = described("Valor", "how much a modifier adds", None)
    label: str = described("Nome", "its name in words", "")


class CardStatus(Sheet):
    """A condition that a card puts on each of its targets."""

    status: Literal["marker", "modifier"] = described(
        "Condição", "which condition", terms={id: status.label for id, status in STATUSES.items()}
    )
    timer: int | None = number("Duração", "turn ends of the bearer; empty: until lifted", None, low=1, high=10**9)
    params: StatusParams = described("Dados", "what it says or changes", StatusParams())

    @model_validator(mode="after")
    def _complete(self) -> Self:
        """A modifier names its number and its amount, a marker neither."""
        names = self.params.stat is not None or self.params.amount is not None
        if self.status == "modifier" and (self.params.stat is None or self.params.amount is None):
            raise ValueError(_said("fault-modifier"))
        if self.status == "marker" and names:
            raise ValueError(_said("fault-marker"))
        return self

    def given(self) -> dict[str, Any]:
        """The params as a condition keeps them: only what the card says."""
        return {key: value for key, value in self.params.model_dump(exclude_unset=True).items() if value is not None}


class Card(Sheet):
    """A card of the deck that a character has laid out or carries."""

    name: str = described("Nome", "name of the card")
    id: str = described("Id", "short name for scripts; empty: made of the name", "")
    kind: Literal["ferramenta", "habilidade", "item", "casa", "outra"] = described(
        "Naipe", "suit: tool, ability, item, house, other", "ferramenta", terms=SUITS
    )
    local: Literal["mesa", "inventario", "descarte", "banida", "mercado"] = described(
        "Local", "where it is: table, inventory, discard, banished, market", "mesa", terms=PLACE_LABELS
    )
    acao: int = number("AÇÃO", "action points it costs", 3, low=0, high=99)
    mana: int = number("MANA", "mana it costs", 0, low=0, high=99)
    estamina: int = number("ESTAMINA", "stamina it costs", 0, low=0, high=99)
    damage: Amount = described("DANO", "damage: a number or an expression; empty: no attack", None, inside=STAT_LABELS)
    heal: Amount = described("Cura", "VIDA given back: a number or an expression", None, inside=STAT_LABELS)
    revive: int | None = number("Revive", "VIDA with which it brings back to life", None, low=1, high=10**9)
    status: Rows[CardStatus] = described("Condições", "conditions put on each target", ())
    range: int | None = number("ALCANCE", "range in cells; empty: not looked at", None, low=0, high=20)
    trajetoria: Literal["direto", "arqueado"] = described(
        "Trajetória", "straight (walls stop it) or arched (height counts)", "direto", terms=FLIGHTS
    )
    area: Literal["single", "around", "burst"] = described(
        "ÁREA", "one target, all around the user, or all around a cell", "single", terms=AREAS
    )
    tamanho: int = number("Tamanho", "radius of the area in cells", 1, low=1, high=10)
    afeta: Literal["all", "enemies", "allies"] = described("Afeta", "whom it strikes in an area", "all", terms=AFFECTED)
    baixar: int = number("Baixar", "action points to lay it on the table", 2, low=0, high=9)
    subir: int = number("Subir", "action points to take it up into the inventory", 2, low=0, high=9)
    adicional: int = number("Custo adicional", "extra action points when used from the inventory", 2, low=0, high=9)
    consumivel: bool = described("Consumível", "goes to the discard after use", False)
    text: str = described("Texto", "card text; the game master applies what the fields do not say", "")

    def holds_anyway(self) -> dict[str, Any]:
        """What it costs."""
        return {"acao": self.acao}

    @model_validator(mode="after")
    def _one_effect(self) -> Self:
        """At most one of DANO, cure and revival; a tool always has DANO; only one target is brought back."""
        if self.kind == "ferramenta" and self.damage is None and "damage" in self.model_fields_set:
            raise ValueError(_said("fault-ferramenta"))
        effects = [self.dano is not None, self.heal is not None, self.revive is not None]
        if sum(effects) > 1:
            raise ValueError(_said("fault-one_effect"))
        if self.revive is not None and self.area != "single":
            raise ValueError(_said("fault-revive_area"))
        return self

    @property
    def dano(self) -> int | str | None:
        """Its DANO; a tool that names none leaves it to the table: 0."""
        if self.damage is None and self.kind == "ferramenta":
            return 0
        return self.damage

    @property
    def reach(self) -> int | None:
        """Its ALCANCE in cells; a tool that names none reaches 1, None: not looked at."""
        if "range" not in self.model_fields_set and self.kind == "ferramenta":
            return 1
        return self.range


NORMAL_ATTACK = Card(name="ATAQUE NORMAL", id="", damage="forca+1d2")
"""TB-CARD-11: what everybody can do without a card: 3 AÇÃO, DANO forca+1d2, ALCANCE 1."""


class TabuleiroSheet(Sheet):
    """A creature of the board."""

    vida: int = number("VIDA", "life, maximum", low=1, high=999, group="VIDA")
    con: int = number("CON", "constitution: what DANO is measured against", low=1, high=99, group="VIDA")
    acao: int = number("AÇÃO", "action points a turn", 5, low=0, high=99, group="AÇÃO")
    mana: int = number("MANA", "mana, maximum", 0, low=0, high=999, group="AÇÃO")
    estamina: int = number("ESTAMINA", "stamina, maximum", 0, low=0, high=999, group="AÇÃO")
    destino: int = number("DESTINO", "fate that can be discarded", 0, low=0, high=999, group="VIDA")
    per: int = number("PER", "perception: turn order", 1, low=1, high=99, group="AÇÃO")
    forca: int = number("FOR", "strength: normal attack and DANO expressions", 1, low=1, high=99, group="AÇÃO")
    heroi: bool | None = described("Herói", "a hero; empty: whoever enters on the party's side", None)
    jogador: str = described("Jogador", "the player's name", "", names="player")
    at_zero: AtZero | None = described(
        "Critério de morte",
        "what VIDA 0 means: dies, falls, plays on, ask; empty: the fight's option",
        None,
        terms=DEATHS,
    )
    cards: Rows[Card] = described("Cartas", "its cards", ())

    @model_validator(mode="after")
    def _name_cards(self) -> Self:
        """Gives every card without an id one made of its name, and refuses an id given twice."""
        taken: set[str] = set()
        for card in self.cards:
            if card.id in taken:
                raise ValueError(said("fault-same_id", key="cards", id=repr(card.id)))
            if card.id:
                taken.add(card.id)
        named: list[Card] = []
        for card in self.cards:
            own = card.id or free_id(slug(card.name) or "carta", taken)
            taken.add(own)
            named.append(card if card.id else card.model_copy(update={"id": own}))
        self.__dict__["cards"] = tuple(named)
        return self

    def card(self, id: str) -> Card | None:
        """The card of that id, or None."""
        return next((card for card in self.cards if card.id == id), None)


class TabuleiroOptions(Sheet):
    """What the source text leaves open, decided for one fight."""

    initiative: Literal["per", "listed"] = described("Iniciativa", "who acts first: by PER, or as listed", "per")
    face_cost: int = number("Custo de virar", "action points of turning on the spot", 1, low=0, high=9, mid_fight=True)
    attack_facing: Literal["turn", "keep"] = described(
        "Direção ao atacar", "whether the user of a card turns to its target", "turn", mid_fight=True
    )
    terrain_costs: dict[str, Annotated[int, Field(ge=1, le=9)]] = described(
        "Custos de terreno",
        "action points for entering a terrain, 1 to 9; may name new ones",
        {},
        mid_fight=True,
        terms=TERRAIN_LABELS,
        own_words=True,
    )
    rest_vida: int = number("DESCANSAR: VIDA", "VIDA that resting gives back", 1, low=0, high=99, mid_fight=True)
    rest_energia: int = number(
        "DESCANSAR: energia", "ESTAMINA or MANA that resting gives back", 2, low=0, high=99, mid_fight=True
    )
    at_zero: AtZero = described(
        "Critério de morte", "what VIDA 0 means where the sheet does not say", "dead", mid_fight=True
    )


def list_key(sheet: TabuleiroSheet) -> tuple[int, str]:
    """No level, which the game does not have; heroes by their own word."""
    return 0, "Herói" if sheet.heroi else ""


def free_id(wanted: str, taken: set[str]) -> str:
    """The wanted id, with `-2`, `-3` … behind it where it is taken."""
    if wanted not in taken:
        return wanted
    count = 2
    while f"{wanted}-{count}" in taken:
        count += 1
    return f"{wanted}-{count}"


def expression(amount: int | str) -> Expression:
    """The expression of a DANO or CURA; a plain number is one too."""
    return parse(str(amount), WORDS)
