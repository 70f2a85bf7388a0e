"""What a participant has written and sent in one timed work. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import NamedTuple

from oj_appliance.places.types import Arrival
from oj_appliance.timed_work.types import TimedWorkProblem


class Sent(NamedTuple):
    """A submission with its text as it was stored; `length` in characters, `is_trial` = made when
    the work was over for everybody."""

    problem_id: int
    id: int
    submit_time: int
    language: str
    length: int
    code: str
    is_trial: bool = False


class Written(NamedTuple):
    """The newest draft of a problem, in whatever language it is."""

    language: str
    code: str
    saved_at: int


class Answered(NamedTuple):
    """Of questions: how many have an answer, and how many there are."""

    done: int
    all: int


class OwnProgress(NamedTuple):
    """`draft_at` is None without a text; `is_draft_newer` = it says something else than what was
    submitted last. `answered` is None for programs."""

    problem: TimedWorkProblem
    submitted: int
    submitted_at: int | None
    draft_at: int | None
    is_draft_newer: bool
    answered: Answered | None


class Receipt(NamedTuple):
    """That something was received: what the person may keep, on paper too. `arrival` is None of
    what came in time."""

    submission_id: int
    display_id: str
    submit_time: int
    language: str
    length: int
    fingerprint: str
    arrival: Arrival | None
