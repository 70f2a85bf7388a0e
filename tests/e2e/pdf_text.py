"""Reads the text of a PDF that Chromium wrote: enough to find a name in it, no more."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
# A packed stream may hold any bytes, so that its length alone says where it ends.
_STREAM = re.compile(rb"/Length (\d+)[^>]*>>\s*stream\r?\n")
_FONT = re.compile(rb"/(F\d+) (\d+) 0 R")
_UNICODE = re.compile(rb"/ToUnicode (\d+) 0 R")
_RANGE = re.compile(r"<([0-9A-F]{2,4})> <([0-9A-F]{2,4})> <([0-9A-F]{4})>")
_SINGLE = re.compile(r"^<([0-9A-F]{2,4})> <([0-9A-F]{4})>$", re.MULTILINE)
_SHOWN = re.compile(r"/(F\d+) [-\d.]+ Tf|<([0-9A-F]+)> Tj")


@dataclass(frozen=True)
class Pdf:
    pages: int
    text: str


def read_pdf(content: bytes) -> Pdf:
    objects = {int(number): body for number, body in _OBJECT.findall(content)}
    pages = sum(bool(re.search(rb"/Type /Page\b", body)) for body in objects.values())
    fonts = {
        name.decode(): int(number)
        for body in objects.values()
        for name, number in _FONT.findall(_head(body))
    }
    signs = {name: _signs_of(objects, number) for name, number in fonts.items()}
    # Glyphs of a font that is drawn (Type 3) are numbered by one byte, those of the others by two.
    digits = {
        name: 2 if b"/Type3" in objects.get(number, b"") else 4 for name, number in fonts.items()
    }
    found, font = [], ""
    for body in objects.values():
        for name, glyphs in _SHOWN.findall(_stream(body)):
            font = name or font
            width = digits.get(font, 4)
            codes = [int(glyphs[at : at + width], 16) for at in range(0, len(glyphs), width)]
            found.append("".join(signs.get(font, {}).get(code, "") for code in codes))
    return Pdf(pages, "".join(found))


def _head(body: bytes) -> bytes:
    return body.partition(b"stream")[0]


def _stream(body: bytes) -> str:
    match = _STREAM.search(body)
    if match is None:
        return ""
    content = body[match.end() : match.end() + int(match[1])]
    packed = b"/FlateDecode" in _head(body)
    return (zlib.decompress(content) if packed else content).decode("latin-1")


def _signs_of(objects: dict[int, bytes], font: int) -> dict[int, str]:
    """Letters by the numbers of the font's glyphs."""
    named = _UNICODE.search(objects.get(font, b""))
    table = _stream(objects[int(named[1])]) if named else ""
    found = {int(code, 16): chr(int(sign, 16)) for code, sign in _SINGLE.findall(table)}
    for first, last, sign in _RANGE.findall(table):
        for step in range(int(last, 16) - int(first, 16) + 1):
            found[int(first, 16) + step] = chr(int(sign, 16) + step)
    return found
