"""What a change to a contest is judged by, and what it does to people. Moments are epoch ms."""

from __future__ import annotations

from typing import NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.contests.types import Contest
from oj_appliance.errors import Phrase, catalogue_phrase


class Effect(msgspec.Struct, frozen=True):
    """One thing that a change does; `is_strong` where it takes something from people, tells what
    cannot be taken back, or counts anew what was counted."""

    key: str
    is_strong: bool
    text: Phrase


class Span(NamedTuple):
    """Submissions from one moment to another, the second not among them."""

    since: int
    until: int


class Tally(NamedTuple):
    submissions: int
    people: int


class ChangeFacts(msgspec.Struct, frozen=True, kw_only=True):
    """`participants` registered, or where nobody need have submitted. The tallies are of what is
    submitted in the spans of rules.spans; `outsiders` submitted and are not registered; `shut_out`
    are registered and fit the old account rule alone."""

    now: int
    zone: ZoneInfo
    participants: int
    registered: int
    outsiders: int
    shut_out: int
    problems: int
    waiting_prints: int
    all: Tally
    cut_at_start: Tally
    cut_at_end: Tally
    taken_in: Tally
    hidden: Tally
    revealed: Tally


class Change(NamedTuple):
    """A contest as it is and as it would be."""

    before: Contest
    after: Contest


def effect(key: str, *, strong: bool = False, **fill: object) -> Effect:
    """Its sentence stands in the catalogue."""
    full = f"contest_change.{key}"
    return Effect(full, strong, catalogue_phrase(full, **fill))
