"""What an adapter is asked, and words that all of them read alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, tzinfo
from itertools import islice
from typing import Any, Protocol, TypeVar

from oj_appliance.interchange.programs.languages import family_named
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Statement
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.staging import Staging, Tables
from oj_appliance.site_move.types import (
    MovedCase,
    MovedContest,
    MovedDiscussion,
    MovedGroup,
    MovedPerson,
    MovedProblem,
    MovedSubmission,
    MovedTraining,
    Remark,
)

_SECONDS = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]([0-9]{2}:[0-9]{2}:[0-9]{2})(\.[0-9]+)?")
_OFFSET = re.compile(r"([+-][0-9]{2})(:?[0-9]{2})?$")
_DIGITS = re.compile(r"([0-9]+)")
_PICTURE = re.compile(
    r"""(?:src\s*=\s*["']?|!\[[^\]]{0,200}\]\()\s*([^\s"'<>()]{1,300})""", re.IGNORECASE
)

Item = TypeVar("Item")
# Some of a draft's, by their names.
Fields = dict[str, Any]


class SystemAdapter(Protocol):
    """`required` are tables without which a dump is none of this system. `zone` is that of moments
    which name none."""

    tables: Tables
    required: frozenset[str]
    is_postgres: bool

    def __init__(self, staged: Staging, files: SiteFiles, zone: tzinfo) -> None: ...
    def prepare(self) -> None:
        """Indexes for what is asked below."""

    def people(self) -> Iterator[MovedPerson]: ...
    def problems(self) -> Iterator[MovedProblem]: ...
    def contests(self) -> Iterator[MovedContest]: ...
    def submissions(self) -> Iterator[MovedSubmission]: ...
    def groups(self) -> Iterator[MovedGroup]: ...
    def trainings(self) -> Iterator[MovedTraining]: ...
    def discussions(self) -> Iterator[MovedDiscussion]: ...
    def left_behind(self) -> Iterator[Remark]:
        """What this system has and we do not take."""


class OldSystem:
    """What every adapter has in hand. One that has no groups and trainings, or whose talk stays
    behind, need not say so."""

    def __init__(self, staged: Staging, files: SiteFiles, zone: tzinfo) -> None:
        self._staged = staged
        self._files = files
        self._zone = zone

    def groups(self) -> Iterator[MovedGroup]:
        return iter(())

    def trainings(self) -> Iterator[MovedTraining]:
        return iter(())

    def discussions(self) -> Iterator[MovedDiscussion]:
        return iter(())


def in_batches(items: Iterable[Item], size: int) -> Iterator[tuple[Item, ...]]:
    iterator = iter(items)
    while batch := tuple(islice(iterator, size)):
        yield batch


# -- numbers and moments


def integer(text: object, otherwise: int = 0) -> int:
    """Also of `1.000`; what is no number is `otherwise`."""
    try:
        return int(float(str(text))) if text is not None else otherwise
    except (ValueError, OverflowError):
        return otherwise


def optional_integer(text: object) -> int | None:
    return None if text is None or text == "" else integer(text)


def is_true(text: object) -> bool:
    return str(text).lower() in ("1", "t", "true", "y", "\x01")


def moment(text: object, zone: tzinfo) -> int | None:
    """Epoch ms; None for what is no moment, as MySQL's 0000-00-00."""
    found = _SECONDS.match(str(text))
    if found is None:
        return None
    offset = _OFFSET.search(str(text)[found.end() :])
    fraction = (found[3] or "")[:7]
    written = f"{found[1]}T{found[2]}{fraction}"
    try:
        if offset is not None:
            minutes = (offset[2] or ":00").removeprefix(":")
            at = datetime.fromisoformat(f"{written}{offset[1]}:{minutes}")
        else:
            at = datetime.fromisoformat(written).replace(tzinfo=zone)
        at = at.astimezone(UTC)
    except (ValueError, OverflowError):
        return None
    return round(at.timestamp() * 1000) if at.year > 1970 else None


# -- texts


def text(value: object) -> str:
    return "" if value is None else str(value)


def line_of(value: object, longest: int) -> str:
    """One line of a name: trimmed, without what cannot be printed, cut."""
    letters = "".join(each if each.isprintable() else " " for each in text(value))
    return " ".join(letters.split())[:longest]


def cut_statement(statement: Statement, remarks: list[Remark]) -> Statement:
    """With what fits into ours."""
    parts = [statement.description, statement.input, statement.output, statement.hint]
    if any(len(each) > rules.LONGEST_TEXT for each in parts):
        remarks.append(Remark("move.text_cut"))
    return Statement(
        line_of(statement.title, rules.LONGEST_TITLE) or "?",
        *(each[: rules.LONGEST_TEXT] for each in parts),
    )


def pictures_of(statement: Statement) -> Iterator[str]:
    """Links of pictures that lie on the old site itself, each once."""
    found: dict[str, None] = {}
    for part in (statement.description, statement.input, statement.output, statement.hint):
        found.update(dict.fromkeys(match[1] for match in _PICTURE.finditer(part)))
    return iter(found)


def limits(time_ms: int, memory_mb: int, remarks: list[Remark], stack_mb: int = 128) -> Fields:
    """Within our bounds, as fields of a draft; memory that is no MB is told in KB."""
    if memory_mb > rules.LARGEST_MEMORY_MB:
        memory_mb //= 1024
    fitting = {
        "time_limit_ms": min(max(time_ms, 1), rules.LONGEST_TIME_MS),
        "memory_limit_mb": min(max(memory_mb, 1), rules.LARGEST_MEMORY_MB),
        "stack_limit_mb": min(max(stack_mb, 1), rules.LARGEST_MEMORY_MB),
    }
    if fitting["time_limit_ms"] != time_ms or fitting["memory_limit_mb"] != memory_mb:
        remarks.append(Remark("move.limit_changed"))
    return fitting


# -- languages


def language_named(name: str) -> str:
    """Ours for a coarse name such as "C++"; another one stays as it is."""
    family = family_named(name)
    return family.read_as if family else line_of(name, rules.LONGEST_LANGUAGE)


def checker_language(name: str) -> str:
    family = family_named(name)
    return family.checker if family else line_of(name, rules.LONGEST_LANGUAGE)


# -- test data


def natural(name: str) -> list[object]:
    """2.in before 10.in."""
    return [(1, int(part)) if part.isdigit() else (0, part) for part in _DIGITS.split(name)]


def paired(
    folder: dict[str, str], output_endings: Iterable[str] = (".out", ".ans")
) -> tuple[MovedCase, ...]:
    """Inputs with the outputs of the same name, in their natural order."""
    cases = []
    for name in sorted(folder, key=natural):
        stem, dot, ending = name.rpartition(".")
        if not dot or ending.lower() != "in":
            continue
        for each in output_endings:
            if stem + each in folder:
                cases.append(MovedCase(name, stem + each, folder[name], folder[stem + each]))
                break
    return tuple(cases[: rules.LARGEST_CASE_COUNT])
