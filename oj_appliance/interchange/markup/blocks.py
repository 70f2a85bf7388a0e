"""Texts as blocks and runs, and the Markdown that shows them: for statements that arrive in another
markup. Nothing in a run's text is taken for markup by our page."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

import msgspec

MOST_COLUMNS = 100


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a line. `is_markup`: finished Markdown (a formula, a link, a picture)."""

    text: str
    bold: bool = False
    italic: bool = False
    code: bool = False
    is_markup: bool = False


LINE_BREAK = Run("\\\n", is_markup=True)


class Paragraph(msgspec.Struct, frozen=True):
    runs: tuple[Run, ...]


class Heading(msgspec.Struct, frozen=True):
    level: int
    runs: tuple[Run, ...]


class CodeBlock(msgspec.Struct, frozen=True):
    text: str
    language: str = ""


class Formula(msgspec.Struct, frozen=True):
    """One that stands alone."""

    tex: str


@dataclass(frozen=True, slots=True)
class ItemList:
    ordered: bool
    items: list[tuple[Block, ...]] = field(default_factory=list)


class Table(msgspec.Struct, frozen=True):
    """Rows of cells; the first is the head."""

    rows: list[list[tuple[Run, ...]]]


Block = Paragraph | Heading | CodeBlock | Formula | ItemList | Table


def markdown_of(blocks: Sequence[Block]) -> str:
    """The Markdown of the blocks, without line ends at its end."""
    parts: list[str] = []
    before: Block | None = None
    for block in blocks:
        text = _block(block)
        if not text:
            continue
        if isinstance(block, ItemList) and _is_list(before, ordered=block.ordered):
            parts.append("<!-- -->")  # else the two would be read as one list
        parts.append(text)
        before = block
    return "\n\n".join(parts)


def _is_list(block: Block | None, *, ordered: bool) -> bool:
    return isinstance(block, ItemList) and block.ordered == ordered


def _block(block: Block) -> str:
    match block:
        case Paragraph(runs):
            return line_of(runs)
        case Heading(level, runs):
            title = " ".join(line_of(runs).replace("\\\n", " ").split())
            return f"{'#' * level} {title}" if title else ""
        case CodeBlock(text, language):
            fence = "`" * max(3, _longest_ticks(text) + 1)
            return f"{fence}{language}\n{text}\n{fence}"
        case Formula(tex):
            return f"$$\n{tex}\n$$" if "\n" in tex else f"$${tex}$$"
        case ItemList(ordered, items):
            # Marks of empty items side by side would be a line across the page.
            shown = filter(None, map(markdown_of, items))
            marked = ((f"{n}. " if ordered else "- ", item) for n, item in enumerate(shown, 1))
            return "\n".join(_item(mark, item) for mark, item in marked)
        case Table(rows):
            return _table(rows)


def _item(mark: str, text: str) -> str:
    first, *rest = text.split("\n")
    inner = " " * len(mark)
    return "\n".join([mark + first, *(f"{inner}{line}" if line else "" for line in rest)])


def _table(rows: list[list[tuple[Run, ...]]]) -> str:
    width = min(max((len(row) for row in rows), default=0), MOST_COLUMNS)
    if not width:
        return ""
    lines = [_row(row, width) for row in rows]
    return "\n".join([lines[0], "|" + " --- |" * width, *lines[1:]])


def _row(row: list[tuple[Run, ...]], width: int) -> str:
    cells = [" ".join(line_of(cell).replace("\\\n", " ").split()) for cell in row[:width]]
    cells += [""] * (width - len(cells))
    # In a row a bar ends the cell, also inside programs and formulas, whatever stands before it.
    shown = (cell.replace("|", "\\|") for cell in cells)
    return "| " + " | ".join(shown) + " |"


# -- runs


class _Line:
    """Pieces side by side, none changing what its neighbour means."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self.last = ""
        self.is_escaped = False  # whether the last character means itself alone

    def add(self, piece: str, *, is_escaped: bool = False) -> None:
        """`is_escaped`: a backslash before the last character takes its meaning."""
        if not piece:
            return
        first = piece[0]
        if self.is_escaped:
            pass
        elif self.last == "!" and first == "[":
            self._pieces.append("<!-- -->")  # else a picture
        elif self.last == "$" and first.isdecimal():
            piece = f"&#{ord(first)};{piece[1:]}"  # "$x$5" is no formula
        elif self.last == first and first in "$`":
            self._pieces.append("<!-- -->")
        self._pieces.append(piece)
        self.last = piece[-1]
        self.is_escaped = is_escaped

    def text(self) -> str:
        return "".join(self._pieces)


def line_of(runs: Sequence[Run]) -> str:
    """The Markdown of one paragraph. Its lines stay lines."""
    groups = _grouped(_trimmed(runs))
    line = _Line()
    for group, following in zip(groups, [*groups[1:], ()], strict=False):
        written = _inner(group)
        inner = written.text()
        text = inner.strip(" \n")
        lead = inner[: len(inner) - len(inner.lstrip(" \n"))] if text else inner
        trail = inner[len(lead) + len(text) :]
        line.add(lead)
        if text and (group[0].bold or group[0].italic):
            text = _styled(text, group[0], line.last, trail[:1] or _first(following))
            line.add(text)
        else:
            line.add(text, is_escaped=written.is_escaped)
        line.add(trail)
    lines = (part.strip(" \t") for part in line.text().strip(" \n\t").split("\n"))
    return "\n".join(_guarded(part) for part in lines if part)


def _trimmed(runs: Sequence[Run]) -> Sequence[Run]:
    """Without what shows nothing at both ends; a line break there would show as a backslash."""
    shown = [at for at, run in enumerate(runs) if run != LINE_BREAK and run.text.strip()]
    return runs[shown[0] : shown[-1] + 1] if shown else ()


def _grouped(runs: Sequence[Run]) -> list[tuple[Run, ...]]:
    """Neighbours of one style together; texts of one kind in one run."""
    merged: list[Run] = []
    shown = (run for run in runs if run.text)
    for (like, is_markup), alike in groupby(
        shown, lambda run: (replace(run, text=""), run.is_markup)
    ):
        found = list(alike)
        merged += found if is_markup else [replace(like, text="".join(run.text for run in found))]
    return [tuple(group) for _, group in groupby(merged, lambda run: (run.bold, run.italic))]


def _first(group: tuple[Run, ...]) -> str:
    """The first character that the group will show, as far as its neighbour must know."""
    if not group:
        return ""
    text = group[0].text[:1]
    if text.isspace():
        return text
    return "*" if group[0].bold or group[0].italic or group[0].is_markup else _escaped(text)[:1]


def _inner(group: tuple[Run, ...]) -> _Line:
    line = _Line()
    for run in group:
        if run.is_markup:
            line.add(run.text)
        elif run.code:
            line.add(_code_span(run.text))
        else:
            text = _escaped(run.text)
            backslashes = len(text[:-1]) - len(text[:-1].rstrip("\\"))
            line.add(text, is_escaped=backslashes % 2 == 1)
    return line


def _styled(text: str, run: Run, before: str, after: str) -> str:
    """Stars where Markdown takes them for emphasis, else the tags of HTML."""
    stars = "*" * (2 * run.bold + run.italic)
    opens = not _is_punctuation(text[0], widely=True) or _is_gap(before)
    closes = not _is_punctuation(text[-1], widely=True) or _is_gap(after)
    if opens and closes and "*" not in (before, after):
        return f"{stars}{text}{stars}"
    if run.italic:
        text = f"<em>{text}</em>"
    return f"<strong>{text}</strong>" if run.bold else text


def _is_gap(character: str) -> bool:
    return not character or character.isspace() or _is_punctuation(character, widely=False)


def _is_punctuation(character: str, *, widely: bool) -> bool:
    """Renderers differ about symbols that are no punctuation marks; `widely` counts them."""
    if character.isascii():
        return character.isprintable() and not character.isalnum() and not character.isspace()
    return unicodedata.category(character)[0] in ("PS" if widely else "P")


_SPECIAL = re.compile(
    r"[\\`*$~]"
    r"|(?<![^\W_])_|_(?![^\W_])"
    r"|<(?=[A-Za-z/!?])"
    r"|&(?=[#A-Za-z])"
    r"|\](?=[(:\[])"
)
_LINE_START = re.compile(
    r"#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=:|+][-=:|+\s]*$|(?P<number>\d{1,9})[.)](?=\s|$)"
)


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\g<0>", text)


def _guarded(line: str) -> str:
    """The line, not taken for the start of a list, a heading or the like."""
    start = _LINE_START.match(line)
    if start is None:
        return line
    at = start.end("number") if start["number"] else 0
    return f"{line[:at]}\\{line[at:]}"


def _code_span(text: str) -> str:
    lead = text[: len(text) - len(text.lstrip())]
    inner = " ".join(text.split("\n")).strip()
    trail = text[len(text.rstrip()) :] if inner else ""
    if not inner:
        return lead
    ticks = "`" * (_longest_ticks(inner) + 1)
    pad = " " if inner.startswith("`") or inner.endswith("`") else ""
    return f"{lead}{ticks}{pad}{inner}{pad}{ticks}{trail}"


def _longest_ticks(text: str) -> int:
    return max((len(ticks) for ticks in re.findall(r"`+", text)), default=0)


def link(target: str) -> str:
    """A link's target between round brackets."""
    target = re.sub(r"[\x00-\x20<>\\]+", " ", target).strip()
    return f"<{target}>" if re.search(r"[ ()]", target) else target
