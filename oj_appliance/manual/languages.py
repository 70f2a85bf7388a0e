"""Which blocks of a document are in which language. The documents hold Chinese and English, one
after the other or paragraph by paragraph; a reader gets the blocks of theirs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from oj_appliance.errors import Language
from oj_appliance.manual.types import ITEM, Block

_CHINESE = re.compile(r"[\u3400-\u9fff]")
_WORD = re.compile(r"[A-Za-z]{2,}")
_HEADING = re.compile(r"(#{1,6}) +(.+?) *#*$")
_PICTURE = re.compile(r"!\[[^\]\n]*\]\([^)\n]*\)")
# Names, commands and addresses are the same in both languages.
_SAME = re.compile(r"`[^`]*`|\]\([^)]*\)|\*\*[A-Z]{2,}\*\*")
_BOTH = " · "
# A word counts for so many signs; a Chinese sentence with many names of products is still one.
_SIGNS_OF_A_WORD = 2
_LEAST_SHARE = 0.3


def language_of(text: str) -> Language | None:
    """None where nothing is said in words."""
    plain = _SAME.sub(" ", _PICTURE.sub(" ", text))
    chinese, words = len(_CHINESE.findall(plain)), len(_WORD.findall(plain))
    if not chinese and not words:
        return None
    share = chinese / (chinese + _SIGNS_OF_A_WORD * words)
    return "zh-CN" if share >= _LEAST_SHARE else "en-US"


def blocks(text: str) -> list[Block]:
    """A document's blocks in their order. A heading in both languages, "中文 · English", becomes
    one in each; both keep the anchor that the document's own links name."""
    found: list[Block] = []
    for chunk in _chunks(text):
        heading = _HEADING.fullmatch(chunk)
        if heading:
            found += _headings(len(heading[1]), heading[2])
        elif chunk.startswith(("```", "    ")):
            found.append(Block(chunk, None))
        elif chunk.startswith("|") and _BOTH in chunk.partition("\n")[0]:
            found.append(Block(chunk, None))  # a table with a column for each
        else:
            found.append(Block(chunk, language_of(chunk)))
    return found


def anchor_of(heading: str) -> str:
    """As links to headings of Markdown documents are commonly written."""
    kept = re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower())
    return kept.strip().replace(" ", "-")


def _headings(level: int, title: str) -> Iterator[Block]:
    anchor = anchor_of(title)
    halves = [half.strip() for half in re.split(r" [·/] ", title)]
    if len(halves) > 1 and len({language_of(half) for half in halves}) > 1:
        for half in halves:
            yield Block(half, language_of(half), level, anchor)
    else:
        yield Block(title, language_of(title), level, anchor)


def _chunks(text: str) -> Iterator[str]:
    """Headings, items of lists with what is indented below them, paragraphs, tables and code, one
    at a time, without the empty lines between them."""
    lines: list[str] = []
    is_code = has_gap = False
    for line in text.splitlines():
        if not line.strip() and not is_code:
            has_gap = True
            continue
        is_fence = line.lstrip().startswith("```")
        is_below = line.startswith(" ") and bool(lines) and bool(ITEM.match(lines[0]))
        starts = has_gap or is_fence or bool(_HEADING.fullmatch(line) or ITEM.match(line))
        if lines and not is_code and not is_below and (starts or _HEADING.fullmatch(lines[0])):
            yield "\n".join(lines)
            lines = []
        elif lines and has_gap:
            lines.append("")
        lines.append(line)
        has_gap = False
        if is_fence:
            is_code = not is_code
            has_gap = not is_code  # what follows code is a chunk of its own
    if lines:
        yield "\n".join(lines)
