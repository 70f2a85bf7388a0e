"""Walks over a TeX text: arguments, options, and what stands before a mark. Each is found without
searching the same text twice."""

from __future__ import annotations

import re

_PLAIN_ESCAPE = re.compile(r"\\([%&#_{}$ ])")
_FORMULA_PART = re.compile(r"\$\$?|\\.|\n\n", re.DOTALL)
_BRACKET = re.compile(r"\\.|[{}]", re.DOTALL)
_AFTER_WORD = re.compile(r"[ \t]*(?:\n[ \t]*(?!\n))?")
_OPTION = re.compile(r"\s{0,20}\[([^\[\]\n]{0,500})\]")
_LETTER = re.compile(r"\\[ij]\b|\w")


class TexScanner:
    """`at` is how far it came."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self._closing = _brackets(text)
        # Up to where there is no such mark.
        self._without: dict[str, int] = {}

    def skip(self, character: str) -> bool:
        if self.text.startswith(character, self.at):
            self.at += len(character)
            return True
        return False

    def skip_space(self) -> None:
        """White space behind a command's name; an empty line still ends the paragraph."""
        if match := _AFTER_WORD.match(self.text, self.at):
            self.at = match.end()

    def option(self) -> str:
        match = _OPTION.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match[1]

    def raw_argument(self) -> str | None:
        """The text between the next pair of brackets as it stands; None when there is none."""
        start = self.at
        self.skip_space()
        end = self._closing.get(self.at)
        if end is None:
            self.at = start
            return None
        inner = self.text[self.at + 1 : end]
        self.at = end + 1
        return inner

    def plain_argument(self) -> str:
        return _PLAIN_ESCAPE.sub(r"\1", self.raw_argument() or "").strip()

    def letter(self) -> str:
        """What an accent stands over."""
        argument = self.raw_argument()
        if argument is not None:
            return argument.strip()
        self.skip_space()
        match = _LETTER.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match[0]

    def up_to(self, end: str) -> str:
        found = self.text.find(end, self.at)
        inner = self.text[self.at : found if found >= 0 else len(self.text)]
        self.at = found + len(end) if found >= 0 else len(self.text)
        return inner

    def up_to_mark(self, mark: str) -> str | None:
        """What stands before the next such mark of this paragraph."""
        if self.at < self._without.get(mark, 0):
            return None
        for match in _FORMULA_PART.finditer(self.text, self.at):
            if match[0].startswith(mark) or (match[0] == "$" and mark == "$"):
                inner = self.text[self.at : match.start()]
                self.at = match.start() + len(mark)
                return inner
            if match[0] == "\n\n":
                self._without[mark] = match.start()
                return None
        self._without[mark] = len(self.text)
        return None


def _brackets(text: str) -> dict[int, int]:
    """Where each opened bracket is closed."""
    closing: dict[int, int] = {}
    opened: list[int] = []
    for match in _BRACKET.finditer(text):
        if match[0] == "{":
            opened.append(match.start())
        elif match[0] == "}" and opened:
            closing[opened.pop()] = match.start()
    return closing
