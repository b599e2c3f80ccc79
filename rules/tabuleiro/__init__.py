"""Batalha no tabuleiro: a skirmish with cards on a board of 11×11 cells."""

from rules.tabuleiro.system import SYSTEM

__all__ = ["SYSTEM"]
