"""What the rooms of results hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oj_appliance.timed_work.corrections.types import Kind
from oj_appliance.timed_work.types import TimedWork


class ResultProblem(msgspec.Struct, frozen=True):
    """`points` are what the work gives for it; `version` is that of the paper on which it stands,
    None = on every one."""

    pid: int
    display_id: str
    title: str
    points: int
    version: str | None = None


class ResultCorrection(msgspec.Struct, frozen=True):
    """What staff has decided about somebody's points of a problem, and why."""

    kind: Kind
    reason: str


class ResultCell(msgspec.Struct, frozen=True):
    """What somebody's submissions of one problem came to; the number, time and fingerprint are of
    the one that counts. With a `correction` the score is not theirs."""

    status: int
    score: int
    submission_id: int | None = None
    submit_time: int | None = None
    fingerprint: str | None = None
    correction: ResultCorrection | None = None


class ResultPerson(msgspec.Struct, frozen=True, kw_only=True):
    """`cells` by display id, none where nothing counts. `late` counts submissions after the own
    end, `unjudged` those without a verdict, `failed` those on which judging itself failed.
    `paper_version` is that of the paper they wrote, None where there is one for all."""

    uid: str
    username: str
    realname: str | None
    number: str | None
    class_name: str | None
    seat: str | None
    rank: int
    score: int
    used_s: int
    started_at: int
    ended_at: int | None
    handed_in: bool
    extra_ms: int
    paused_ms: int
    submissions: int
    late: int
    unjudged: int
    failed: int
    cells: dict[str, ResultCell]
    paper_version: str | None = None

    def writes(self, problem: ResultProblem) -> bool:
        """Whether it is on their paper."""
        return problem.version in (None, self.paper_version)


class Absent(msgspec.Struct, frozen=True):
    """Somebody who was expected, by a seat or a registration, and has not begun."""

    uid: str
    username: str
    realname: str | None
    number: str | None
    class_name: str | None
    seat: str | None = None


class ResultSheet(msgspec.Struct, frozen=True):
    """All of a work's results, best first, and who did not come: what a version keeps."""

    title: str
    problems: tuple[ResultProblem, ...]
    people: tuple[ResultPerson, ...]
    absent: tuple[Absent, ...] = ()

    @property
    def columns(self) -> tuple[ResultProblem, ...]:
        """A problem for each display id: versions of the paper have others under the same."""
        found: dict[str, ResultProblem] = {}
        for each in self.problems:
            found.setdefault(each.display_id, each)
        return tuple(found.values())


class Difference(msgspec.Struct, frozen=True):
    """How one person's result in a later sheet is another: `what` is joined, left, points, name,
    number, class, total or rank; points are of the problem `display_id`. None = there was, or is,
    nothing."""

    uid: str
    username: str
    realname: str | None
    what: str
    display_id: str | None = None
    before: str | None = None
    after: str | None = None


class SignedVersion(msgspec.Struct, frozen=True):
    """A result as somebody put their name to it; `digest` is the sheet's."""

    version: int
    digest: str
    note: str | None
    signed_by: str
    signed_at: int


class Submitted(NamedTuple):
    """One row as results count it."""

    id: int
    uid: str
    problem_id: int
    submit_time: int
    status: int


class Stored(NamedTuple):
    """What a receipt is made of."""

    submit_time: int
    language: str
    code: str


class Identity(NamedTuple):
    """How an office knows a person."""

    username: str
    realname: str | None
    number: str | None
    class_name: str | None


class Received(NamedTuple):
    """What has come at one moment: `is_over` says that nobody can begin any more, `running` people
    still have time, `awaited` people have none, and what counts may still come from them."""

    is_over: bool
    running: int
    awaited: int
    submitted: list[Submitted]


class Results(msgspec.Struct, frozen=True):
    """As things stand: `is_over`, `running` and `awaited` as in Received, `changes` are those since
    the newest of `versions`."""

    work: TimedWork
    sheet: ResultSheet
    digest: str
    is_over: bool
    running: int
    awaited: int
    versions: tuple[SignedVersion, ...]
    changes: tuple[Difference, ...]


class Signed(msgspec.Struct, frozen=True):
    """One version, and how it differs from the one before."""

    work: TimedWork
    version: SignedVersion
    sheet: ResultSheet
    changes: tuple[Difference, ...]
