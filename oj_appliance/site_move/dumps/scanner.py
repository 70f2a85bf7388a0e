"""Tokens of SQL out of text that comes in pieces: only what a dump's INSERT and COPY need."""

from __future__ import annotations

import re
from collections.abc import Iterator

from oj_appliance.errors import ApiError

LONGEST_VALUE = 32 * 1024 * 1024  # characters of one column's text
LONGEST_LINE = 64 * 1024 * 1024  # characters of one row of a COPY

_SPACE = re.compile(r"\s*")
_WORD = re.compile(r"[A-Za-z_@$][\w@$]*")
_NUMBER = re.compile(r"[+-]?(?:0[xX][0-9A-Fa-f]+|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)")
_PLAIN = {"'": re.compile(r"[^'\\]*"), '"': re.compile(r'[^"\\]*'), "`": re.compile(r"[^`]*")}
_LITERAL = {"'": re.compile(r"[^']*"), '"': re.compile(r'[^"]*')}
_DOLLAR = re.compile(r"\$[A-Za-z_]*\$")
_UNTIL = re.compile(r"[^;'\"`/#$-]*")
# mysqldump's escapes; any other letter stands for itself.
_ESCAPES = {"0": "\0", "n": "\n", "r": "\r", "t": "\t", "Z": "\x1a", "b": "\b"}
# Longest token that is matched by a pattern at once, besides texts.
_AHEAD = 4096


class Scanner:
    """`pieces` is the dump's text. A position only ever moves forward; what lies behind it is
    forgotten."""

    def __init__(self, pieces: Iterator[str]) -> None:
        self._pieces = pieces
        self._text = ""
        self._at = 0
        self._lines_before = 0
        self._is_whole = False

    # -- where

    @property
    def line(self) -> int:
        return self._lines_before + self._text.count("\n", 0, self._at) + 1

    def broken(self, key: str = "move.bad_sql", table: str = "", *, back: int = 0) -> ApiError:
        """`back`: so many lines before this place."""
        return ApiError(key, line=self.line - back, table=table[:64])

    # -- text

    def _fill(self, needed: int) -> bool:
        """Whether so many characters lie ahead."""
        while len(self._text) - self._at < needed and not self._is_whole:
            piece = next(self._pieces, None)
            if piece is None:
                self._is_whole = True
                break
            if self._at:
                self._lines_before += self._text.count("\n", 0, self._at)
                self._text = self._text[self._at :]
                self._at = 0
            self._text += piece
        return len(self._text) - self._at >= needed

    def peek(self) -> str:
        """The next character; "" at the end."""
        return self._text[self._at] if self._fill(1) else ""

    def looks_at(self, text: str) -> bool:
        self._fill(len(text))
        return self._text.startswith(text, self._at)

    def skip(self, count: int) -> None:
        self._at += count

    def take(self, text: str) -> bool:
        """Whether it stands here; then it is behind."""
        if not self.looks_at(text):
            return False
        self._at += len(text)
        return True

    def expect(self, text: str) -> None:
        if not self.take(text):
            raise self.broken()

    def _match(self, pattern: re.Pattern[str]) -> str:
        self._fill(_AHEAD)
        found = pattern.match(self._text, self._at)
        if found is None:
            return ""
        self._at = found.end()
        return found.group()

    def _rest_of(self, pattern: re.Pattern[str]) -> Iterator[str]:
        """All that fits from here on, however long."""
        while self._fill(1):
            found = pattern.match(self._text, self._at)
            if found is None or found.end() == self._at:
                return
            self._at = found.end()
            yield found.group()
            if self._at < len(self._text):
                return

    def line_text(self) -> str:
        """To the end of the line, which is behind then. Raises move.too_long."""
        parts: list[str] = []
        size = 0
        while self._fill(1):
            end = self._text.find("\n", self._at)
            stop = len(self._text) if end < 0 else end
            parts.append(self._text[self._at : stop])
            size += stop - self._at
            if size > LONGEST_LINE:
                raise self.broken("move.too_long")
            self._at = stop
            if end >= 0:
                self._at += 1
                break
        return "".join(parts).removesuffix("\r")

    # -- tokens

    def skip_space(self) -> None:
        """White space and comments; of MySQL's versioned ones too."""
        while True:
            for _ in self._rest_of(_SPACE):
                pass
            if self.looks_at("--") or self.peek() == "#":
                self.line_text()
            elif self.take("/*"):
                self._skip_past("*/")
            else:
                return

    def _skip_past(self, mark: str) -> None:
        while True:
            found = self._text.find(mark, self._at)
            if found >= 0:
                self._at = found + len(mark)
                return
            self._at = max(self._at, len(self._text) - len(mark) + 1)
            if not self._fill(len(self._text) - self._at + 1):
                raise self.broken()

    def word(self) -> str:
        """A keyword, upper case; "" where none stands."""
        return self._match(_WORD).upper()

    def number(self) -> str:
        return self._match(_NUMBER)

    def name(self) -> str:
        """An identifier, in its own letters. Raises move.bad_sql."""
        mark = self.peek()
        if mark in ("`", '"'):
            self.skip(1)
            return self._quoted(mark, _PLAIN["`"] if mark == "`" else _LITERAL[mark], {})
        found = self._match(_WORD)
        if not found:
            raise self.broken()
        return found

    def text(self, *, has_escapes: bool) -> str:
        """A text in quotes; a quote within is doubled, or escaped where `has_escapes`."""
        mark = self.peek()
        self.skip(1)
        pattern = (_PLAIN if has_escapes else _LITERAL)[mark]
        return self._quoted(mark, pattern, _ESCAPES if has_escapes else {})

    def _quoted(self, mark: str, pattern: re.Pattern[str], escapes: dict[str, str]) -> str:
        """From behind the opening mark."""
        start = self.line
        parts: list[str] = []
        size = 0
        while True:
            for part in self._rest_of(pattern):
                parts.append(part)
                size += len(part)
                if size > LONGEST_VALUE:
                    raise self.broken("move.too_long")
            if not self._fill(1):
                raise ApiError("move.open_quote", line=start)
            if self._text[self._at] == "\\" and escapes:
                if not self._fill(2):
                    raise ApiError("move.open_quote", line=start)
                letter = self._text[self._at + 1]
                parts.append(escapes.get(letter, letter))
                size += 1
                self._at += 2
            elif self.looks_at(mark + mark):
                parts.append(mark)
                size += 1
                self._at += 2
            else:
                self._at += 1
                return "".join(parts)

    def skip_statement(self, *, has_escapes: bool) -> None:
        """To behind the next `;` outside of quotes and comments, or to the end."""
        while True:
            for _ in self._rest_of(_UNTIL):
                pass
            letter = self.peek()
            if letter == "":
                return
            if letter == ";":
                self.skip(1)
                return
            if letter in ("'", '"'):
                self.text(has_escapes=has_escapes)
            elif letter == "`":
                self.name()
            elif letter == "$" and (tag := self._match(_DOLLAR)):
                self._skip_past(tag)
            elif self.looks_at("--") or self.looks_at("/*") or (letter == "#" and has_escapes):
                self.skip_space()
            else:
                self.skip(1)
