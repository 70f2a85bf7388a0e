"""The rows of those tables of a dump that somebody wants, in the order in which they stand there.

Understood are CREATE TABLE for the names of columns, INSERT with values written out, and COPY from
the dump itself; every other statement is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from oj_appliance.site_move.dumps.scanner import Scanner

Value = str | None
MOST_COLUMNS = 1000

_COPY_ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{1,2}|[0-7]{1,3}|.)", re.DOTALL)
_COPY_LETTERS = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_HEX_BASE, _OCTAL_BASE = 16, 8
_NO_COLUMNS = frozenset(
    {"PRIMARY", "KEY", "UNIQUE", "CONSTRAINT", "INDEX", "FULLTEXT", "FOREIGN", "CHECK", "SPATIAL"}
)
_BETWEEN = frozenset({"LOW_PRIORITY", "DELAYED", "HIGH_PRIORITY", "IGNORE", "INTO"})


@dataclass(frozen=True, slots=True)
class Row:
    """One row of `table`: its columns' texts by their names, lower case; None is NULL."""

    table: str
    values: dict[str, Value]


class DumpReader:
    """`is_postgres`: a backslash in a text is a backslash there."""

    def __init__(
        self, pieces: Iterator[str], wanted: Collection[str], *, is_postgres: bool
    ) -> None:
        self._scanner = Scanner(pieces)
        self._wanted = wanted
        self._has_escapes = not is_postgres
        self._columns: dict[str, tuple[str, ...]] = {}

    @property
    def tables(self) -> Collection[str]:
        """Those that the dump makes, as far as it has been read."""
        return self._columns.keys()

    def rows(self) -> Iterator[Row]:
        """Raises move.bad_sql, move.open_quote, move.too_long, move.no_columns, move.bad_row, each
        with the line."""
        scanner = self._scanner
        while True:
            scanner.skip_space()
            if scanner.peek() == "":
                return
            if scanner.take(";"):
                continue
            if scanner.take("\\"):
                scanner.line_text()  # a command of psql
                continue
            word = scanner.word()
            if word in ("INSERT", "REPLACE"):
                yield from self._inserted()
            elif word == "COPY":
                yield from self._copied()
            elif word == "CREATE":
                self._created()
            elif word == "DELIMITER":
                self._skip_programs()
            else:
                scanner.skip_statement(has_escapes=self._has_escapes)

    def _skip_programs(self) -> None:
        """Triggers and procedures, which stand between two commands of the client."""
        self._scanner.line_text()
        while self._scanner.peek() != "":
            if self._scanner.line_text().split() in (["DELIMITER", ";"], ["delimiter", ";"]):
                return

    # -- names

    def _name(self) -> str:
        """Of a table or column, without its schema."""
        scanner = self._scanner
        name = scanner.name()
        scanner.skip_space()
        while scanner.take("."):
            scanner.skip_space()
            name = scanner.name()
            scanner.skip_space()
        return name.lower()

    def _names(self) -> tuple[str, ...]:
        """In brackets."""
        scanner = self._scanner
        scanner.expect("(")
        found = []
        while True:
            scanner.skip_space()
            found.append(self._name())
            if len(found) > MOST_COLUMNS:
                raise scanner.broken()
            if scanner.take(")"):
                return tuple(found)
            scanner.expect(",")

    # -- statements

    def _created(self) -> None:
        scanner = self._scanner
        scanner.skip_space()
        word = scanner.word()
        if word == "TABLE":
            scanner.skip_space()
            table = self._table_name()
            scanner.skip_space()
            if scanner.take("("):
                self._columns[table] = self._column_names()
        scanner.skip_statement(has_escapes=self._has_escapes)

    def _table_name(self) -> str:
        scanner = self._scanner
        if scanner.peek() not in ("`", '"'):
            name = self._name()
            if name == "if":
                for _ in range(2):  # NOT EXISTS
                    scanner.word()
                    scanner.skip_space()
                return self._name()
            return name
        return self._name()

    def _column_names(self) -> tuple[str, ...]:
        """The first word of each part of the brackets that is no key."""
        scanner = self._scanner
        found: list[str] = []
        while True:
            scanner.skip_space()
            is_quoted = scanner.peek() in ("`", '"')
            name = scanner.name()
            if is_quoted or name.upper() not in _NO_COLUMNS:
                found.append(name.lower())
            if len(found) > MOST_COLUMNS:
                raise scanner.broken()
            if self._skip_part():
                return tuple(found)

    def _skip_part(self) -> bool:
        """To behind the next comma of these brackets; true at their end."""
        scanner, depth = self._scanner, 0
        while True:
            scanner.skip_space()
            letter = scanner.peek()
            if letter == "":
                raise scanner.broken()
            if letter in ("'", '"'):
                scanner.text(has_escapes=self._has_escapes)
                continue
            if letter == "`":
                scanner.name()
                continue
            scanner.skip(1)
            if letter == "(":
                depth += 1
            elif letter == ")":
                if depth == 0:
                    return True
                depth -= 1
            elif letter == "," and depth == 0:
                return False

    def _inserted(self) -> Iterator[Row]:
        scanner = self._scanner
        scanner.skip_space()
        while scanner.peek() not in ("`", '"'):
            name = scanner.name()
            scanner.skip_space()
            if name.upper() not in _BETWEEN:
                while scanner.take("."):
                    name = self._name()
                table = name.lower()
                break
        else:
            table = self._name()
        if table not in self._wanted:
            scanner.skip_statement(has_escapes=self._has_escapes)
            return
        columns = self._names() if scanner.peek() == "(" else self._columns.get(table)
        if columns is None:
            raise scanner.broken("move.no_columns", table=table)
        scanner.skip_space()
        if scanner.word() not in ("VALUES", "VALUE"):
            raise scanner.broken()
        yield from self._tuples(table, columns)

    def _tuples(self, table: str, columns: tuple[str, ...]) -> Iterator[Row]:
        scanner = self._scanner
        while True:
            scanner.skip_space()
            scanner.expect("(")
            values = self._values(len(columns))
            if len(values) != len(columns):
                raise scanner.broken("move.bad_row", table=table)
            yield Row(table, dict(zip(columns, values, strict=True)))
            scanner.skip_space()
            if not scanner.take(","):
                scanner.skip_statement(has_escapes=self._has_escapes)
                return

    def _values(self, most: int) -> list[Value]:
        scanner = self._scanner
        found: list[Value] = []
        while len(found) <= most:
            scanner.skip_space()
            found.append(self._value())
            scanner.skip_space()
            if scanner.take(")"):
                return found
            scanner.expect(",")
        return found

    def _value(self) -> Value:
        scanner = self._scanner
        letter = scanner.peek()
        if letter in ("'", '"'):
            return scanner.text(has_escapes=self._has_escapes)
        if number := scanner.number():
            return _of_bytes(number[2:]) if number[:2] in ("0x", "0X") else number
        word = scanner.word()
        if word in ("NULL", "DEFAULT"):
            return None
        if word in ("TRUE", "FALSE"):
            return "1" if word == "TRUE" else "0"
        scanner.skip_space()
        if word and scanner.peek() == "'":
            # _binary 'x', N'x', E'x' and X'78'.
            text = scanner.text(has_escapes=self._has_escapes or word == "E")
            return _of_bytes(text) if word == "X" else text
        raise scanner.broken()

    # -- COPY

    def _copied(self) -> Iterator[Row]:
        scanner = self._scanner
        scanner.skip_space()
        table = self._name()
        columns = self._names() if scanner.peek() == "(" else self._columns.get(table, ())
        scanner.skip_space()
        if scanner.word() != "FROM":
            scanner.skip_statement(has_escapes=False)  # COPY … TO
            return
        scanner.skip_space()
        if scanner.word() != "STDIN":
            scanner.skip_statement(has_escapes=False)
            return
        scanner.skip_statement(has_escapes=False)
        scanner.line_text()
        is_wanted = table in self._wanted
        while scanner.peek() != "":
            line = scanner.line_text()
            if line == "\\.":
                return
            if not is_wanted:
                continue
            values = line.split("\t")
            if len(values) != len(columns):
                raise scanner.broken("move.bad_row", table, back=1)
            yield Row(table, dict(zip(columns, map(_copy_value, values), strict=True)))
        raise scanner.broken("move.cut_off", table=table)


def _copy_value(text: str) -> Value:
    if text == "\\N":
        return None
    return _COPY_ESCAPE.sub(_copy_letter, text) if "\\" in text else text


def _copy_letter(found: re.Match[str]) -> str:
    letter = found.group(1)
    if letter[0] == "x" and len(letter) > 1:
        return chr(int(letter[1:], _HEX_BASE))
    if letter[0].isdigit() and letter[0] < "8":
        return chr(int(letter, _OCTAL_BASE))
    return _COPY_LETTERS.get(letter, letter)


def _of_bytes(digits: str) -> str:
    """Hexadecimal digits, as `mysqldump --hex-blob` writes texts."""
    try:
        return bytes.fromhex(digits).decode("utf-8", "replace")
    except ValueError:
        return ""
