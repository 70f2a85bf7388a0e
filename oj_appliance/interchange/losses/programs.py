"""What comes back of templates, surrounding code and languages (formats §10, lower rows)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.fields import text_of
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.programs.frames import CodeFrame, frames_of
from oj_appliance.interchange.programs.languages import (
    LanguageFamily,
    families_listed,
    languages_of,
)

Value = TypeVar("Value")
# The families that a format has names for, with these.
Names = Mapping[LanguageFamily, str]


def templates_by_family(names: Names) -> Callable[[RoundTrip], None]:
    """One for all languages of a family; those that are not enabled are lost."""

    def answer(trip: RoundTrip) -> None:
        trip.lose_all("other templates")
        shown = {
            family: text_of(frame.template)
            for family, frame in _frames(trip, names).items()
            if frame.template
        }
        _one_per_family(trip, "enabled templates", shown)

    return answer


def code_by_family(names: Names) -> Callable[[RoundTrip], None]:
    """The code around the student's, one for all languages of a family."""

    def answer(trip: RoundTrip) -> None:
        around = {
            family: (text_of(frame.prepend), text_of(frame.append))
            for family, frame in _frames(trip, names).items()
            if frame.surrounds
        }
        _one_per_family(trip, "prepend", around)

    return answer


def _frames(trip: RoundTrip, names: Names) -> dict[LanguageFamily, CodeFrame]:
    carried = frames_of(trip.problem.draft.code_templates)
    return {family: frame for family, frame in carried.items() if family in names}


def _framed(trip: RoundTrip, names: Names) -> list[LanguageFamily]:
    return [family for family, frame in _frames(trip, names).items() if frame.surrounds]


def _one_per_family(trip: RoundTrip, row: str, carried: Mapping[LanguageFamily, Value]) -> None:
    after = {language: each for family, each in carried.items() for language in family.languages}
    before = trip.before[row]
    if isinstance(before, dict) and set(before) - set(after):
        trip.lose(row, after)
    else:
        trip.change(row, after, phrases.ONE_PER_FAMILY)


def languages_with_code(names: Names) -> Callable[[RoundTrip], None]:
    """There is no list: a problem with code around the student's offers the languages that have it,
    every other one all."""

    def answer(trip: RoundTrip) -> None:
        framed = _framed(trip, names)
        if framed:
            _offered(trip, frozenset(languages_of(tuple(framed))))
        else:
            trip.lose_all("languages")

    return answer


def languages_listed(names: Names) -> Callable[[RoundTrip], None]:
    """Families are listed; without a list every language is offered."""

    def answer(trip: RoundTrip) -> None:
        listed = trip.problem.draft.languages
        if listed is None:
            trip.lose_all("languages")
        else:
            families = families_listed(listed, names)
            _offered(trip, frozenset(languages_of(families)) or None)

    return answer


def languages_listed_with_code(names: Names) -> Callable[[RoundTrip], None]:
    """Families are listed; where code surrounds the student's, only those that have it count."""

    def answer(trip: RoundTrip) -> None:
        listed = trip.problem.draft.languages
        framed = _framed(trip, names)
        if listed is None:
            languages_with_code(names)(trip)
            return
        families = families_listed(listed, names)
        if framed:
            families = tuple(family for family in families if family in framed)
        _offered(trip, frozenset(languages_of(families)) or None)

    return answer


def _offered(trip: RoundTrip, after: frozenset[str] | None) -> None:
    before = trip.problem.draft.languages
    if after is None or (before is not None and set(before) - after):
        trip.lose("languages", after)
    else:
        trip.change("languages", after, ", ".join(sorted(after)))
