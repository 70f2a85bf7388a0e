"""Two recordings side by side: what differs, for each call and viewer, and which of it is meant."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from tests.recorded_answers.answers import Answers, Recorded
from tests.two_worlds.sweep import Question

EXPECTED = Path(__file__).with_name("expected.toml")
# Rows that have it are compared by it, and their order is a difference of its own.
NUMBER = "submitId"


class Expected(msgspec.Struct, forbid_unknown_fields=True):
    """A difference that is meant. `at` is a pattern of the place inside the answer, such as
    `body.data.records[*].rank`; `viewers` empty is everybody."""

    call: str
    reason: str
    at: str = "*"
    viewers: list[str] = []

    def fits(self, difference: Difference) -> bool:
        return (
            fnmatchcase(difference.call, self.call)
            and (not self.viewers or difference.viewer in self.viewers)
            and fnmatchcase(difference.at, self.at.replace("[", "[[]"))
        )


@dataclass(frozen=True)
class Difference:
    """`at` has `[*]` for the numbers of rows, and ends in `order` where rows changed places."""

    call: str
    viewer: str
    at: str
    question: Question = field(compare=False)
    old: Any = field(compare=False)
    new: Any = field(compare=False)

    def told(self) -> str:
        asked = f"{self.question.method} {self.question.path} {self.question.body}".strip()
        return f"{_short(self.old)} -> {_short(self.new)}   ({asked})"


def expected_differences(path: Path = EXPECTED) -> list[Expected]:
    return msgspec.convert(tomllib.loads(path.read_text())["difference"], list[Expected])


def differences(old: Answers, new: Answers) -> Iterator[Difference]:
    """One for each place of each answer. A question that `new` was not asked differs in "asked"."""
    numbers = {question: number for number, question in enumerate(new.questions)}
    for viewer, given in old.given.items():
        for question, answer in zip(old.questions, given, strict=True):
            number = numbers.get(question)
            if number is None:
                yield Difference(question.call, viewer, "asked", question, "yes", "no")
                continue
            other = new.given[viewer][number]
            for at, one, two in _places(_built(answer), _built(other), ""):
                yield Difference(question.call, viewer, at, question, one, two)


def unexpected(found: Iterator[Difference], expected: list[Expected]) -> list[Difference]:
    return [each for each in found if not any(meant.fits(each) for meant in expected)]


def report(found: list[Difference]) -> str:
    """A paragraph for each call and place: who sees it, how often, and the first one."""
    lines = []
    groups: dict[tuple[str, str], list[Difference]] = {}
    for each in found:
        groups.setdefault((each.call, each.at), []).append(each)
    for (call, at), some in sorted(groups.items()):
        viewers = ", ".join(dict.fromkeys(each.viewer for each in some))
        lines += [f"{call}  {at}  ({len(some)}: {viewers})", f"    {some[0].told()}"]
    return "\n".join(lines)


def _built(answer: Recorded) -> Any:
    return msgspec.to_builtins(answer)


def _places(old: Any, new: Any, at: str) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(old, dict) and isinstance(new, dict):
        for name in {**old, **new}:
            missing = "<missing>"
            place = f"{at}.{name}".lstrip(".")
            yield from _places(old.get(name, missing), new.get(name, missing), place)
    elif isinstance(old, list) and isinstance(new, list) and _are_numbered(old + new):
        yield from _numbered_places(old, new, at)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for one, other in zip(old, new, strict=True):
            yield from _places(one, other, f"{at}[*]")
    elif old != new or type(old) is not type(new):
        yield at, old, new


def _are_numbered(rows: list[Any]) -> bool:
    return all(isinstance(each, dict) and NUMBER in each for each in rows)


def _numbered_places(old: list[Any], new: list[Any], at: str) -> Iterator[tuple[str, Any, Any]]:
    """Each row beside the one of its number, wherever that stands now."""
    rows, others = ({each[NUMBER]: each for each in some} for some in (old, new))
    if list(rows) != list(others):
        yield f"{at}.order", list(rows), list(others)
    for number in {**rows, **others}:
        one, other = (each.get(number, "<missing>") for each in (rows, others))
        yield from _places(one, other, f"{at}[*]")


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else f"{text[:200]} … ({len(text)})"
