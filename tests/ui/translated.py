"""What the window says in another language, as the files of translations hold it."""

import re
from functools import cache

from tools import translations

FIELD = re.compile(r"\{[^{}]*\}")


@cache
def read(language: str) -> dict[tuple[str, str], translations.Message]:
    found = translations.messages(translations.ts(translations.TRANSLATIONS, language))
    return {(message.context, message.source): message for message in found}
