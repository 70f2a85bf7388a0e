"""From the groups of a Kattis package to ours: parts that are worth their worst case.

A legacy group with the default grader is all or nothing, since its verdict is that of its first or
worst case, unless it accepts when any case is accepted or always. In 2025-09 `pass-fail` and `min`
are all or nothing as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from oj_appliance.interchange.reading.yaml_values import map_of, number_of, text_of, words_of

FULL_SCORE = 100.0
_PARTIAL = frozenset({"accept_if_any_accepted", "always_accept"})


class Group(msgspec.Struct, frozen=True):
    """A folder of test data: its own settings over those it inherits."""

    path: str
    settings: dict[str, object]
    cases: tuple[str, ...] = ()
    groups: tuple[Group, ...] = ()

    def all_cases(self) -> tuple[str, ...]:
        return (*self.cases, *(case for group in self.groups for case in group.all_cases()))


class Part(msgspec.Struct, frozen=True):
    """Cases that together earn `score`: all of it when each is right; of a mean each case a share
    of its own."""

    score: float
    cases: tuple[str, ...]
    is_mean: bool = False


@dataclass(slots=True)
class _Reading:
    unsupported: list[str] = field(default_factory=list)

    def refuse(self, reason: str) -> None:
        if reason not in self.unsupported:
            self.unsupported.append(reason)

    # -- legacy: testdata.yaml

    def legacy(self, group: Group) -> list[Part]:
        settings = group.settings
        flags = words_of(settings.get("grader_flags"))
        if text_of(settings.get("grading")) == "custom":
            self.refuse("grading: custom")
        if number_of(settings.get("reject_score")):
            self.refuse("reject_score")
        if "max" in flags:
            self.refuse("grader_flags: max")
        inner = [part for each in group.groups for part in self.legacy(each)]
        stated = number_of(settings.get("accept_score"))
        accept = 1.0 if stated is None else stated
        parts = [Part(accept, (case,)) for case in group.cases] + inner
        if "min" in flags:
            return self._worst(parts, group)
        if "avg" in flags:
            return self._mean(parts, flags, group)
        if _PARTIAL & set(flags) or len(group.groups) + len(group.cases) <= 1:
            return parts
        return [Part(sum(part.score for part in parts), group.all_cases())] if parts else []

    # -- 2025-09: test_group.yaml; the draft before it says the same in a map

    def new(self, group: Group, *, is_top: bool) -> list[Part]:
        settings = group.settings
        drafted = map_of(settings.get("scoring")) or map_of(settings.get("grading"))
        for key in ("require_pass", "static_validation_score"):
            words = set(words_of(settings.get(key) or drafted.get(key)))
            if words - {"sample"}:
                self.refuse(key)
        stated = settings.get("max_score", drafted.get("max_score", drafted.get("score")))
        most = number_of(stated)
        if most is None:
            if stated is not None or not is_top:
                self.refuse("max_score")
            most = FULL_SCORE
        usual = "sum" if is_top else "pass-fail"
        manner = text_of(settings.get("score_aggregation", drafted.get("aggregation"))) or usual
        if manner not in ("sum", "min", "pass-fail"):
            self.refuse(f"score_aggregation: {manner}")
        parts = [part for each in group.groups for part in self.new(each, is_top=False)]
        if manner == "sum":
            return parts + _shared(most, group.cases)
        if manner == "min" and parts:
            return self._worst(parts, group)
        return [Part(most, group.all_cases())] if group.all_cases() else []

    def _worst(self, parts: Sequence[Part], group: Group) -> list[Part]:
        """One part of all; exact where they are worth the same."""
        if not parts:
            return []
        if len({part.score for part in parts}) > 1:
            self.refuse("min")
        return [Part(min(part.score for part in parts), group.all_cases())]

    def _mean(self, parts: Sequence[Part], flags: Sequence[str], group: Group) -> list[Part]:
        """One part of all, worth the mean. Without leave for wrong cases it is all or nothing, and
        with it exact only where each case is worth the same and the group is not one of several
        that count otherwise."""
        if not parts:
            return []
        mean = sum(part.score for part in parts) / len(parts)
        if not _PARTIAL & set(flags):
            return [Part(mean, group.all_cases())]
        if group.groups or len({part.score for part in parts}) > 1:
            self.refuse("grader_flags: avg")
        return [Part(mean, group.all_cases(), is_mean=True)]


def _shared(score: float, cases: Sequence[str]) -> list[Part]:
    """Evenly in whole points, the rest on the last one."""
    if not cases:
        return []
    share = score // len(cases)
    shares = [share] * (len(cases) - 1) + [score - share * (len(cases) - 1)]
    return [Part(points, (case,)) for points, case in zip(shares, cases, strict=True)]


def parts_of(top: Group, *, is_legacy: bool) -> tuple[list[Part], list[str]]:
    """The parts of the secret data in their order, and what of the scoring this judge lacks."""
    reading = _Reading()
    parts = reading.legacy(top) if is_legacy else reading.new(top, is_top=True)
    means = [part.is_mean for part in parts if len(part.cases) > 1]
    if any(means) and not all(means):
        reading.refuse("grader_flags: avg")  # one way of adding up for all groups
    return parts, reading.unsupported
