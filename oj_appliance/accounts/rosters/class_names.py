"""Which class a list is of, guessed from what stands above it or what it is called; and which names
are one class's."""

from __future__ import annotations

import re
import unicodedata

LONGEST_TITLE = 200  # characters that are looked at

_NUMERAL = r"(?:\d{1,3}|[一二三四五六七八九十]{1,3})"
_BRACKETED = rf"[(（]\s*{_NUMERAL}\s*[)）]"
_CLASS = re.compile(
    # 2026级高一(3)班, 高二3班, 七年级（2）班, 2024级计算机1班, 初一实验班
    rf"(?:20\d\d\s*[级届]\s*)?(?:[初高][一二三]\s*|{_NUMERAL}年?级|[小初高]?{_NUMERAL}(?=[(（]))?"
    rf"(?:[^\W\d_]{{0,8}}?)(?:{_BRACKETED}|{_NUMERAL}|实验|重点|创新)\s*班"
    r"|(?:Grade\s+\w{1,3},?\s+)?\bClass\s+\w{1,8}",
    re.IGNORECASE,
)
# What stands before a class in a title and is no part of it.
_BEFORE = re.compile(r"^.*(?:学年|学期|学校|中学|小学|大学|学院|度)(?=.)")
# What spreadsheet programs call a sheet by themselves.
_UNNAMED = re.compile(r"(?:sheet|工作表|表|工作簿|table)\s*\d*", re.IGNORECASE)

# But for those between Latin words or numbers, which keep them apart.
_BLANKS = re.compile(r"(?<![0-9a-z])\s+|\s+(?![0-9a-z])")


def class_key(name: str) -> str:
    """The same for all ways to type one class: 高一（3）班, 高一(3) 班."""
    return _BLANKS.sub("", unicodedata.normalize("NFKC", name).casefold())


def class_in(text: str) -> str:
    """The class that a title or a file name names; blank where it names none."""
    found = _CLASS.search(_BEFORE.sub("", text.strip()[:LONGEST_TITLE]))
    return found[0].strip() if found else ""


def class_of_sheet(name: str, *, is_one_of_many: bool) -> str:
    """Of several sheets each is a class, whatever it is called."""
    found = class_in(name)
    if found or not is_one_of_many or _UNNAMED.fullmatch(name.strip()):
        return found
    return name.strip()
