"""What a person has accepted in practice, for the card after an accepted submission."""

from __future__ import annotations

from oj_appliance.places.practice import IS_PRACTISED
from oj_appliance.places.trials import TRIALS_BY_PERSON
from oj_appliance.problems.types.lists import OwnProblems
from oj_appliance.storage.base import fetch_all, fetch_one

# Every zone's offset is a multiple of it, so a quarter never belongs to two days.
_QUARTER_MS = 15 * 60 * 1000

_SOLVED = "SELECT count(DISTINCT problem_id) FROM user_accepted WHERE user_id = ?"
# Their own trials too, as the marks of a list do.
_SOLVED_ONES = (
    "SELECT problem_id FROM user_accepted WHERE user_id = ?1"  # noqa: S608 - our own words only
    f" UNION SELECT problem_id FROM {TRIALS_BY_PERSON} = ?1 AND trial.status = 0"
)
_TRIED_ONES = (
    "SELECT DISTINCT problem_id FROM submission"  # noqa: S608 - our own words only
    f" WHERE user_id = ?1 AND {IS_PRACTISED}"
    f" UNION SELECT problem_id FROM {TRIALS_BY_PERSON} = ?1"
)
_FIRST = "SELECT 1 FROM user_accepted WHERE user_id = ? AND submission_id = ?"
_QUARTERS = (
    "SELECT DISTINCT submit_time / ? FROM submission"  # noqa: S608 - our own words only
    f" WHERE user_id = ? AND {IS_PRACTISED} AND status = 0"
)


def own_problems(uid: str) -> OwnProblems:
    return OwnProblems(
        frozenset(pid for (pid,) in fetch_all(_SOLVED_ONES, uid)),
        frozenset(pid for (pid,) in fetch_all(_TRIED_ONES, uid)),
    )


def solved_problems(uid: str) -> int:
    row = fetch_one(_SOLVED, uid)
    return int(row[0]) if row else 0


def is_first_acceptance(uid: str, submission_id: int) -> bool:
    """Whether this submission was the person's first accepted one of its problem."""
    return fetch_one(_FIRST, uid, submission_id) is not None


def quarters_with_acceptance(uid: str) -> list[int]:
    """Beginnings (epoch ms) of the quarters of an hour in which something was accepted: far fewer
    than submissions, and enough to tell the days of any time zone."""
    return [int(row[0]) * _QUARTER_MS for row in fetch_all(_QUARTERS, _QUARTER_MS, uid)]
