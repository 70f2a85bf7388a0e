"""Titles in further languages, as lists show them beside the site's."""

from __future__ import annotations

import msgspec


class _Titled(msgspec.Struct):
    """Of a further statement only the title is read here."""

    title: str


_decode_titles = msgspec.json.Decoder(dict[str, _Titled]).decode


def titles_in(statements: str | None) -> dict[str, str]:
    """By language tag, of what the column `statements` holds."""
    if not statements:
        return {}
    return {language: text.title for language, text in _decode_titles(statements).items()}
