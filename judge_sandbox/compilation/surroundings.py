"""Code of the problem before and after the student's (contract judge-rules §3). Pure.

Compilers and programs speak of lines of the whole file. `SurroundedSource.translate` turns them
into lines of the student's part and leaves out what quotes the rest. Whatever a student makes the
compiler say, with #line for instance, can only spoil this student's own message.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

# No line number has more digits; what has more is no position.
_NUMBER = r"[1-9]\d{0,8}(?!\d)"
# "path:12" of any file: what is quoted after it is not of ours.
_FOREIGN_POSITION = re.compile(r"(?:^|[\s(])[^\s:()]+:\d")
# gcc and rustc quote as "  12 | text", "12 + text", "   | ^~~ text" and "...".
_QUOTATION = re.compile(
    r"(?P<lead>[ >+]*)(?P<number>\d{1,9})(?P<text> *\|.*| [~+-](?: .*)?)|[ >+]*\|.*| *\.\.\. *"
)
_MARKS = frozenset(" \t|^~+-")


@dataclass(frozen=True)
class SurroundedSource:
    """`name` is the name of the file that is compiled."""

    name: str
    prepend: str
    code: str
    append: str

    @cached_property
    def text(self) -> str:
        """The file that is compiled: each part closed by a line feed when it has none. With
        nothing before or after it the student's code is as it was written."""
        if self.stands_alone:
            return self.code
        return _closed(self.prepend) + _closed(self.code) + _closed(self.append)

    @property
    def stands_alone(self) -> bool:
        return not self.prepend and not self.append

    def is_own(self, line: int) -> bool:
        """Whether a line of the whole file is the student's; what lies after the end belongs to
        the last part, as where a closing bracket is missed."""
        return self._before < line and (line <= self._before + self._own or not self.append)

    def own_line(self, line: int) -> int:
        """The student's number of an own line."""
        return line - self._before

    def hidden_name(self, line: int) -> str:
        """What a line that is not the student's is called."""
        if line <= self._before:
            return f"prepend:{line}"
        return f"append:{line - self._before - self._own}"

    def line(self, number: int) -> str:
        """A line of the whole file in plain spacing; empty when there is none."""
        return _plain(self._lines[number - 1]) if 0 < number <= len(self._lines) else ""

    def translate(self, message: str) -> str:
        """A cleaned message of a compiler or a program, told in lines of the student's part."""
        return message if self.stands_alone else _Translation(self).of(message)

    @cached_property
    def hidden_lines(self) -> frozenset[str]:
        """Lines in plain spacing that stand in the problem's parts only."""
        own = {_plain(line) for line in self.code.split("\n")}
        others = {_plain(line) for part in (self.prepend, self.append) for line in part.split("\n")}
        return frozenset(others - own - {""})

    @cached_property
    def positions(self) -> re.Pattern[str]:
        """Positions in the compiled file as compilers and runtimes of all languages write them."""
        name = re.escape(self.name)
        return re.compile(
            rf'File "(?:\./|/w/)?{name}", line (?P<python>{_NUMBER})'
            rf"|(?<=\(){name}, line (?P<error>{_NUMBER})(?=\))"  # Python: SyntaxError: x (…)
            rf"|(?<= )on line (?P<other>{_NUMBER})(?= \({name}, line| in {name} on line)"
            rf"|(?<![\w.-])(?:\./|/w/)?{name}"
            rf"(?::(?P<colon>{_NUMBER})(?::\d{{1,9}})?"  # gcc, javac, go, rustc, node, ruby
            rf"|\((?P<round>{_NUMBER})(?:,\d{{1,9}}){{0,3}}\)"  # mcs: (line,column), php: (line)
            rf"| on line (?P<words>{_NUMBER}))"  # php
        )

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.split("\n")

    @cached_property
    def _before(self) -> int:
        return _closed(self.prepend).count("\n")

    @cached_property
    def _own(self) -> int:
        return _closed(self.code).count("\n")


class _Translation:
    """One message, line by line. What is quoted belongs to the position that was told last."""

    def __init__(self, source: SurroundedSource) -> None:
        self._source = source
        self._kept: list[str] = []
        self._in_source = False  # the last position lies in the compiled file
        self._hidden = ""  # "": the last position is the student's; else that line's text
        self._leaves_out = False  # the quotation at hand
        self._left_out_line = False  # the line before this one was a quotation without a number
        self._after_position = 0  # lines kept since the last position

    def of(self, message: str) -> str:
        for line in message.split("\n"):
            self._take(line)
        return "\n".join(self._kept)

    def _take(self, line: str) -> None:
        quotation = _QUOTATION.fullmatch(line) if self._in_source else None
        left_out, self._left_out_line = self._left_out_line, False
        if quotation is not None:
            self._take_quotation(line, quotation)
        elif _is_marks(line) and (left_out or self._forget_quoted_line()):
            return
        elif self._quotes_hidden_line(line):
            self._left_out_line = True
        elif position := self._source.positions.search(line):
            self._enter(_number(position))
            self._kept.append(self._source.positions.sub(self._renamed, line))
        else:
            if _FOREIGN_POSITION.search(line):
                self._in_source, self._hidden, self._leaves_out = False, "", False
            self._keep(line)

    def _take_quotation(self, line: str, quotation: re.Match[str]) -> None:
        if quotation["number"] is not None:
            number = int(quotation["number"])
            self._leaves_out = not self._source.is_own(number)
            if not self._leaves_out:
                width = len(quotation["lead"]) + len(quotation["number"])
                own = str(self._source.own_line(number))
                line = quotation["lead"] + own.rjust(width - len(quotation["lead"]))
                line += quotation["text"]
        if not self._leaves_out and _plain(_bare(line)) not in self._source.hidden_lines:
            self._keep(line)

    def _quotes_hidden_line(self, line: str) -> bool:
        text = _plain(_bare(line))
        return bool(text) and (text in self._source.hidden_lines or text == self._hidden)

    def _forget_quoted_line(self) -> bool:
        """The marks under a quotation that was cut or reformatted show that it was one."""
        if not self._hidden or self._after_position != 1:
            return False
        self._kept.pop()
        self._after_position = 0
        return True

    def _enter(self, number: int) -> None:
        own = self._source.is_own(number)
        self._in_source = True
        self._hidden = "" if own else self._source.line(number) or " "
        self._leaves_out = not own
        self._after_position = 0

    def _renamed(self, position: re.Match[str]) -> str:
        number = _number(position)
        if not self._source.is_own(number):
            return self._source.hidden_name(number)
        start, end = (edge - position.start() for edge in position.span(_group(position)))
        return f"{position[0][:start]}{self._source.own_line(number)}{position[0][end:]}"

    def _keep(self, line: str) -> None:
        self._kept.append(line)
        self._after_position += 1


def _closed(part: str) -> str:
    return part if not part or part.endswith("\n") else part + "\n"


def _plain(line: str) -> str:
    return " ".join(line.split())


def _bare(line: str) -> str:
    """A line without the number and bar that a compiler puts before a quotation."""
    quotation = _QUOTATION.fullmatch(line)
    return line.split("|", 1)[1] if quotation is not None and "|" in line else line


def _is_marks(line: str) -> bool:
    return ("^" in line or "~" in line) and _MARKS.issuperset(line)


def _group(position: re.Match[str]) -> str:
    return next(name for name, value in position.groupdict().items() if value is not None)


def _number(position: re.Match[str]) -> int:
    return int(position[_group(position)])
