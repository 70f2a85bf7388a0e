"""Who may look into a contest, and when what comes of it is kept back (contract contest.md §2,
scoreboard.md §2)."""

from __future__ import annotations

from typing import Any

import pytest

from oj_appliance.contests import rules
from oj_appliance.contests.types import Contest, ContestAuth, Status
from oj_appliance.errors import ApiError
from oj_appliance.web.guards import GUEST_VIEWER, Viewer
from tests.oj_appliance.contests.making import END, SEAL, START, a_contest

pytestmark = pytest.mark.quick

ROOT = Viewer("root", "root", "root")
CREATOR = Viewer("owner", "owner", "admin")
ADMIN = Viewer("other", "other", "admin")
STUDENT = Viewer("stu", "stu7", "user")
NAMES = "<prefix>stu</prefix><suffix></suffix><start>8</start><end>9</end><extra></extra>"


def refusal(contest: Contest | None, viewer: Viewer, *, registered: bool, now: int) -> str:
    try:
        rules.check_entry(contest, viewer, is_registered=registered, now=now)
    except ApiError as error:
        return error.key
    return ""


@pytest.mark.parametrize(
    ("changes", "viewer", "registered", "now", "key"),
    [
        ({}, STUDENT, False, START, ""),
        ({}, STUDENT, False, START - 1, "contest.not_started"),
        ({}, ADMIN, False, START - 1, "contest.not_started"),
        ({}, CREATOR, False, START - 1, ""),
        ({}, ROOT, False, START - 1, ""),
        ({"visible": False}, ROOT, False, START, "contest.missing"),
        ({"auth": ContestAuth.PRIVATE}, STUDENT, False, START, "contest.register_first"),
        ({"auth": ContestAuth.PRIVATE}, STUDENT, True, START, ""),
        ({"auth": ContestAuth.PRIVATE}, CREATOR, False, START, ""),
        ({"auth": ContestAuth.PROTECTED}, STUDENT, False, END + 1, ""),
        ({"group_id": 7}, STUDENT, True, START, "contest.group_only"),
        (
            {
                "auth": ContestAuth.PRIVATE,
                "open_account_limit": True,
                "account_limit_rule": NAMES,
            },
            STUDENT,
            True,
            START,
            "contest.account_rule",
        ),
    ],
)
def test_a_contest_lets_in(
    changes: dict[str, Any], viewer: Viewer, registered: bool, now: int, key: str
) -> None:
    assert refusal(a_contest(**changes), viewer, registered=registered, now=now) == key


def test_what_is_not_there_is_missing() -> None:
    assert refusal(None, ROOT, registered=False, now=START) == "contest.missing"


def test_the_status_follows_the_clock() -> None:
    contest = a_contest()
    told = [rules.status_of(contest, now) for now in (START - 1, START, END - 1, END)]
    assert told == [Status.SCHEDULED, Status.RUNNING, Status.RUNNING, Status.ENDED]


@pytest.mark.parametrize(
    ("changes", "viewer", "force", "now", "sealed"),
    [
        ({"seal_rank": False}, STUDENT, False, SEAL + 1, False),
        ({}, STUDENT, False, SEAL - 1, False),
        ({}, STUDENT, False, SEAL, True),
        ({}, GUEST_VIEWER, True, SEAL + 1, True),
        ({}, ADMIN, True, SEAL + 1, True),
        ({}, CREATOR, False, SEAL + 1, True),
        ({}, CREATOR, True, SEAL + 1, False),
        ({}, ROOT, True, SEAL + 1, False),
        ({}, STUDENT, False, END, False),
        ({"auto_real_rank": False}, STUDENT, False, END, True),
        ({"auto_real_rank": False}, STUDENT, False, END + 10**9, True),
        ({"auto_real_rank": False}, CREATOR, True, END + 1, False),
    ],
)
def test_the_seal_hides(
    changes: dict[str, Any], viewer: Viewer, force: bool, now: int, sealed: bool
) -> None:
    assert rules.is_sealed(viewer, a_contest(**changes), force=force, now=now) is sealed


@pytest.mark.parametrize(
    ("changes", "contains_end", "now", "until"),
    [
        ({}, False, SEAL, SEAL),
        ({}, False, END, END),
        ({}, True, END, END),
        ({"allow_end_submit": True}, True, END, None),
        ({"allow_end_submit": True}, True, SEAL, SEAL),
    ],
)
def test_what_counts_ends(
    changes: dict[str, Any], contains_end: bool, now: int, until: int | None
) -> None:
    contest = a_contest(**changes)
    told = rules.counted_until(STUDENT, contest, force=True, contains_end=contains_end, now=now)
    assert told == until
