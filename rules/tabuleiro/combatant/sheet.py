"""A creature's sheet, and the options of a fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from rules.dice.dice import Expression, parse, with_hyphens
from rules.sheets.schema import Rows, Sheet, alone, described, figure, number, slug
from rules.tabuleiro.statuses.catalogue import PLACE_LABELS, STAT_LABELS, STATUSES, TERRAIN_LABELS
from rules.text.localized import LocalizedText, said

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
SUIT_DRAWINGS: Mapping[str, str] = {
    "ferramenta": "crossed-swords",
    "habilidade": "skills",
    "item": "knapsack",
    "casa": "treasure-map",
    "outra": "card-random",
}
FLIGHTS: Mapping[str, str] = {"direto": "direta", "arqueado": "arqueada"}
AREAS: Mapping[str, str] = {"single": "um alvo", "around": "ao redor", "burst": "explosão"}
AFFECTED: Mapping[str, str] = {"all": "todos", "enemies": "inimigos", "allies": "aliados"}
DEATHS: Mapping[str, str] = {"dead": "morto", "unconscious": "NOCAUTEADO", "stays": "continua", "ask": "perguntar"}
Stat = Literal["con", "acao", "per", "forca", "dano"]


def _fault(message: str, /, **words: Any) -> LocalizedText:
    """Return a fault of a sheet of this system."""
    return said(message, __file__, **words)


def _amount(value: Any) -> Any:
    """Check an expression, a whole number from 0 to 999, or nothing."""
    if value is None:
        return value
    if isinstance(value, str):
        parse(value, WORDS)
        return with_hyphens(value)
    if isinstance(value, bool) or not isinstance(value, int):
        # pydantic takes a TypeError for a fault of ours
        raise ValueError(_fault("fault-amount", value=repr(value)))  # noqa: TRY004
    if not 0 <= value <= 999:
        raise ValueError(said("fault-not_within", value=value, least=0, most=999))
    return value


Amount = Annotated[int | str | None, BeforeValidator(_amount)]
"""A number or an expression of numbers, dice, `forca` and `per`."""


class StatusParams(Sheet):
    """The params that distinguish conditions of one status."""

    stat: Stat | None = described("Número", None, terms=STAT_LABELS)
    amount: int | None = described("Valor", None)
    label: str = described("Nome", "")


class CardStatus(Sheet):
    """A condition that a card inflicts on each of its targets."""

    status: Literal["marker", "modifier"] = described(
        "Condição", terms={id: status.label for id, status in STATUSES.items()}
    )
    timer: int | None = number("Duração", None, low=1, high=10**9)
    params: StatusParams = described("Detalhes", StatusParams())

    @model_validator(mode="after")
    def _complete(self) -> Self:
        """Check that a modifier names its number and its amount, a marker neither."""
        names = self.params.stat is not None or self.params.amount is not None
        if self.status == "modifier" and (self.params.stat is None or self.params.amount is None):
            raise ValueError(_fault("fault-modifier"))
        if self.status == "marker" and names:
            raise ValueError(_fault("fault-marker"))
        return self

    def given(self) -> dict[str, Any]:
        """Return the params as a condition keeps them: only what the card says."""
        return {key: value for key, value in self.params.model_dump(exclude_unset=True).items() if value is not None}


class Card(Sheet):
    """A card that a character has laid out or carries."""

    gist: ClassVar[tuple[str, ...]] = ("damage", "heal", "acao", "mana", "estamina")

    name: str = described("Nome")
    id: str = described("Id", "")
    kind: Literal["ferramenta", "habilidade", "item", "casa", "outra"] = alone(
        described("Naipe", "ferramenta", terms=SUITS)
    )
    local: Literal["mesa", "inventario", "descarte", "banida", "mercado"] = described(
        "Local", "mesa", terms=PLACE_LABELS
    )
    acao: int = number("AÇÃO", 3, low=0, high=99)
    mana: int = number("MANA", 0, low=0, high=99)
    estamina: int = number("ESTAMINA", 0, low=0, high=99)
    damage: Amount = described("DANO", None, inside=STAT_LABELS)
    heal: Amount = described("Cura", None, inside=STAT_LABELS)
    revive: int | None = number("Revive", None, low=1, high=10**9)
    status: Rows[CardStatus] = described("Condições", ())
    range: int | None = number("ALCANCE", None, low=0, high=20)
    trajetoria: Literal["direto", "arqueado"] = described("Trajetória", "direto", terms=FLIGHTS)
    area: Literal["single", "around", "burst"] = described("ÁREA", "single", terms=AREAS)
    tamanho: int = number("Tamanho", 1, low=1, high=10)
    afeta: Literal["all", "enemies", "allies"] = described("Afeta", "all", terms=AFFECTED)
    baixar: int = number("Baixar", 2, low=0, high=9)
    subir: int = number("Subir", 2, low=0, high=9)
    adicional: int = number("Custo adicional", 2, low=0, high=9)
    consumivel: bool = described("Consumível", False)
    text: str = described("Texto", "")

    def implied_fields(self) -> dict[str, Any]:
        """Return its costs, and its reach if that counts."""
        return {"acao": self.acao, **({} if self.reach is None else {"range": self.reach})}

    @model_validator(mode="after")
    def _one_effect(self) -> Self:
        """Refuse more than one of DANO, cure and revival, a tool without DANO, and a revival of several."""
        if self.kind == "ferramenta" and self.damage is None and "damage" in self.model_fields_set:
            raise ValueError(_fault("fault-ferramenta"))
        effects = [self.dano is not None, self.heal is not None, self.revive is not None]
        if sum(effects) > 1:
            raise ValueError(_fault("fault-one_effect"))
        if self.revive is not None and self.area != "single":
            raise ValueError(_fault("fault-revive_area"))
        return self

    @property
    def dano(self) -> int | str | None:
        """Return its DANO; a tool without one leaves it to the table: 0."""
        if self.damage is None and self.kind == "ferramenta":
            return 0
        return self.damage

    @property
    def reach(self) -> int | None:
        """Return its ALCANCE in cells; a tool without one reaches 1, None: unlimited."""
        if "range" not in self.model_fields_set and self.kind == "ferramenta":
            return 1
        return self.range


NORMAL_ATTACK = Card(name="ATAQUE NORMAL", id="", damage="forca+1d2")
"""TB-CARD-11: what everybody can do without a card: 3 AÇÃO, DANO forca+1d2, ALCANCE 1."""


class TabuleiroSheet(Sheet):
    """A creature of the board."""

    vida: int = number("VIDA", low=1, high=999, group="vida")
    con: int = number("CON", low=1, high=99, group="vida")
    acao: int = number("AÇÃO", 5, low=0, high=99, group="acao")
    mana: int = number("MANA", 0, low=0, high=999, group="acao")
    estamina: int = number("ESTAMINA", 0, low=0, high=999, group="acao")
    destino: int = number("DESTINO", 0, low=0, high=999, group="vida")
    per: int = number("PER", 1, low=1, high=99, group="acao")
    forca: int = number("FOR", 1, low=1, high=99, group="acao")
    heroi: bool | None = described("Herói", None)
    jogador: str = described("Jogador", "", names="player")
    at_zero: AtZero | None = described("Critério de morte", None, terms=DEATHS)
    cards: Rows[Card] = described("Cartas", ())

    @model_validator(mode="after")
    def _name_cards(self) -> Self:
        """Give every card without an id one made of its name, and refuse duplicate ids."""
        ids: set[str] = set()
        for card in self.cards:
            if card.id in ids:
                raise ValueError(said("fault-same_id", key="cards", id=repr(card.id)))
            if card.id:
                ids.add(card.id)
        named: list[Card] = []
        for card in self.cards:
            id = card.id or free_id(slug(card.name) or "carta", ids)
            ids.add(id)
            named.append(card if card.id else card.model_copy(update={"id": id}))
        self.__dict__["cards"] = tuple(named)
        return self

    def card(self, id: str) -> Card | None:
        """The card of that id, or None."""
        return next((card for card in self.cards if card.id == id), None)


class TabuleiroOptions(Sheet):
    """The options of a fight, which the source text leaves open."""

    initiative: Literal["per", "listed"] = described("Iniciativa", "per")
    group_initiative: bool = described("Grupos dividem o desempate", False)
    face_cost: int = number("Custo de virar", 1, low=0, high=9, mid_fight=True)
    attack_facing: Literal["turn", "keep"] = described("Direção ao atacar", "turn", mid_fight=True)
    terrain_costs: dict[str, Annotated[int, Field(ge=1, le=9)]] = described(
        "Custos de terreno", {}, mid_fight=True, terms=TERRAIN_LABELS, own_words=True
    )
    rest_vida: int = number("DESCANSAR: VIDA", 1, low=0, high=99, mid_fight=True)
    rest_energia: int = number("DESCANSAR: energia", 2, low=0, high=99, mid_fight=True)
    at_zero: AtZero = described("Critério de morte", "dead", mid_fight=True)

    back_bonus: int = figure(3, low=0, high=99, rule="TB-BACK-01", unit="DANO")
    injury_at_con: int = figure(2, low=1, high=9, rule="TB-DMG-04", unit="LESÃO")
    injury_step: int = figure(5, low=1, high=99, rule="TB-DMG-05", unit="DANO")
    climb_cost: int = figure(1, low=0, high=9, rule="TB-MOVE-04", unit="AÇÃO")
    domain_cost: int = figure(1, low=0, high=9, rule="TB-DOM-02", unit="AÇÃO")


def list_key(sheet: TabuleiroSheet) -> tuple[int, str]:
    """Return no level, which the game does not have; heroes by their own word."""
    return 0, "Herói" if sheet.heroi else ""


def free_id(id: str, ids: set[str]) -> str:
    """Return the wanted id, with `-2`, `-3` … if it is taken."""
    if id not in ids:
        return id
    count = 2
    while f"{id}-{count}" in ids:
        count += 1
    return f"{id}-{count}"


def expression(amount: int | str) -> Expression:
    """Return the expression of a DANO or CURA, also of a plain number."""
    return parse(str(amount), WORDS)


def costs(row: object) -> dict[str, int]:
    """TB-TURN-02: return what the use of a card takes of each pool."""
    return {"acao": row.acao, "mana": row.mana, "estamina": row.estamina} if isinstance(row, Card) else {}
