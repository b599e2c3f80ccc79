"""Weapons that several tests strike with."""

DIRK = {"id": "dirk", "hand": "off", "scale": 1, "die": "d6"}
FAN = {"id": "fan", "name": "Fan of knives", "scale": 2, "die": "d6", "target": "group", "range": "ranged"}
BOW = {"id": "bow", "scale": 1, "die": "d6", "range": "ranged", "ammo": "arrow"}
SLING = {**BOW, "id": "sling", "hand": "off"}
