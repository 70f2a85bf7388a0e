"""What the rooms of the Contest API hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

import msgspec

from oj_appliance.contests.boards.types import Person, Record
from oj_appliance.contests.clics import wire
from oj_appliance.contests.types import Contest, ContestProblem


class Audience(IntEnum):
    """For whom a contest is told: everybody, as its outside board is for a guest; or staff's tools,
    whole. Stored."""

    PUBLIC = 0
    STAFF = 1


class Sent(NamedTuple):
    """A submission as it is stored. `queued_at` is when it last began to wait, `updated_at` when it
    last moved; `run_time` in ms."""

    uid: str
    problem: int
    id: int
    submit_time: int
    status: int
    score: int | None
    run_time: int | None
    language: str
    queued_at: int | None
    updated_at: int


class ProblemFacts(NamedTuple):
    """`time_limit` in ms, `cases` how many there are, `full_score` what OI gives at most."""

    time_limit: int
    cases: int
    full_score: int


class Kept(NamedTuple):
    """All that is read of a contest to tell it. `people` are those who may be on its boards,
    `languages` the names of those that the site offers."""

    contest: Contest
    problems: tuple[ContestProblem, ...]
    facts: Mapping[int, ProblemFacts]
    sent: list[Sent]
    people: Mapping[str, Person]
    registered: frozenset[str]
    languages: tuple[str, ...]


Collection = Mapping[str, msgspec.Struct]


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one audience is told now. `moved_at` is the latest moment of it; `turns_at`
    when the clock alone tells more, None for never."""

    contest: wire.Contest
    judgement_types: dict[str, wire.JudgementType]
    languages: dict[str, wire.Language]
    problems: dict[str, wire.Problem]
    groups: dict[str, wire.Group]
    organizations: dict[str, wire.Organization]
    teams: dict[str, wire.Team]
    submissions: dict[str, wire.Submission]
    judgements: dict[str, wire.Judgement]
    state: wire.State
    moved_at: int
    turns_at: int | None

    def collections(self) -> dict[str, Collection]:
        """By the name of the endpoint, those that others refer to first."""
        return {
            "judgement-types": self.judgement_types,
            "languages": self.languages,
            "problems": self.problems,
            "groups": self.groups,
            "organizations": self.organizations,
            "teams": self.teams,
            "submissions": self.submissions,
            "judgements": self.judgements,
        }


class Counted(NamedTuple):
    """A submission that boards count, with what they make of it."""

    sent: Sent
    record: Record
