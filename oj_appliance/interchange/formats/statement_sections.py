"""One Markdown text with headings, and the parts of a statement that stand under them.

Formats of one document a statement (Hydro, Kattis) are read and written by it. A heading of another
name stays where it stands, so that nothing moves which the author did not name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

PARTS = ("description", "input", "output", "hint")

# As authors write them, folded: lower case, without blanks, numbers and punctuation around.
_NAMES: dict[str, tuple[str, ...]] = {
    "description": (
        *("description", "problem", "problem description", "statement", "problem statement"),
        *("题目描述", "问题描述", "题目", "题面", "题意", "描述"),
    ),
    "input": (
        *("input", "inputs", "input format", "input description", "input specification"),
        *("input file", "输入", "输入格式", "输入描述", "输入说明", "输入数据"),
    ),
    "output": (
        *("output", "outputs", "output format", "output description", "output specification"),
        *("output file", "输出", "输出格式", "输出描述", "输出说明", "输出数据"),
    ),
    "hint": (
        *("hint", "hints", "note", "notes", "提示", "说明", "说明/提示", "提示说明", "备注"),
        *("提示与说明", "说明与提示", "数据范围与提示"),
    ),
    "interaction": ("interaction", "interaction protocol", "交互", "交互方式", "交互格式"),
    "source": ("source", "来源", "题目来源", "出处"),
}
_PART_OF = {name: part for part, names in _NAMES.items() for name in names}

_WRITTEN = {
    "zh": {"description": "题目描述", "input": "输入", "output": "输出", "hint": "提示"},
    "en": {"description": "Description", "input": "Input", "output": "Output", "hint": "Hint"},
}
_WRITTEN_SOURCE = {"zh": "来源", "en": "Source"}

_HEADING = re.compile(
    r" {0,3}#{1,6}[ \t]+(?P<text>[^\n]{1,200}?)[ \t]*#*[ \t]*"
    r"|[ \t]*<h(?P<level>[1-6])(?:\s[^<>]{0,300})?>(?P<markup>[^<>\n]{1,200})</h(?P=level)>[ \t]*",
    re.IGNORECASE,
)
_FENCE = re.compile(r" {0,3}(?P<fence>`{3,}|~{3,})(?P<info>[^\n]*)")
_AROUND = " \t0123456789.:：、()（）【】[]*_#"


def split_sections(text: str, *, further: Iterable[str] = ()) -> dict[str, str]:
    """The parts by their names in PARTS, and those of `further` ("source"), "" where there is none.

    What stands before the first heading is description. An interaction is what a program reads:
    the input, or a section of it."""
    names = {*PARTS, "interaction", *further}
    found: dict[str, list[str]] = {part: [] for part in (*PARTS, *further)}
    for name, heading, body in _sections(text, names):
        if name == "interaction" and any(found["input"]):
            found["input"].append(f"{heading}\n\n{body}")
        else:
            found["input" if name == "interaction" else name].append(body)
    return {part: "\n\n".join(filter(None, texts)).rstrip() for part, texts in found.items()}


def joined_sections(parts: Mapping[str, str], language: str) -> str:
    """The parts that are there (`source` among them when it is given) under headings of that
    language; the description stands first, without one."""
    short = "zh" if language.lower().startswith("zh") else "en"
    headings = _WRITTEN[short] | {"source": _WRITTEN_SOURCE[short]}
    pieces = [
        text if part == "description" else f"## {headings[part]}\n\n{text}"
        for part in (*PARTS, "source")
        if (text := parts.get(part, "").strip("\n"))
    ]
    return "\n\n".join(pieces) + "\n"


def _sections(text: str, names: set[str]) -> Iterator[tuple[str, str, str]]:
    """Name, heading line and what stands under it; first the description without a heading."""
    name, heading, lines = "description", "", list[str]()
    fence = ""
    for line in text.split("\n"):
        if match := _FENCE.fullmatch(line):
            if not fence:
                fence = match["fence"]
            elif match["fence"].startswith(fence) and not match["info"].strip():
                fence = ""
        part = "" if fence else _PART_OF.get(_folded(line), "")
        if part in names:
            yield name, heading, "\n".join(lines).strip("\n")
            name, heading, lines = part, line, []
        else:
            lines.append(line)
    yield name, heading, "\n".join(lines).strip("\n")


def _folded(heading: str) -> str:
    """The heading's words alone; "" for a line that is no heading."""
    match = _HEADING.fullmatch(heading)
    text = (match["text"] or match["markup"] or "") if match else ""
    return " ".join(text.strip(_AROUND).lower().split())
