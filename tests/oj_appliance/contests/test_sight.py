"""What a contest tells of a submission, by its rule, its moment and who asks."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from oj_appliance.contests.policy import ContestPolicy
from oj_appliance.contests.types import ContestAuth, Rule
from oj_appliance.places.types import Kind, Place, Shown
from oj_appliance.web.guards import GUEST_VIEWER, Viewer
from tests.oj_appliance.contests.in_memory import (
    END,
    SEAL,
    START,
    StagedContests,
    StandingClock,
    contest,
)

pytestmark = pytest.mark.quick

ANN, BEN = (Viewer(uid=name, username=name, role="user") for name in ("ann", "ben"))
MAKER = Viewer(uid="maker", username="maker", role="admin")
ROOT = Viewer(uid="1", username="root", role="root")
STAFF = Viewer(uid="ada", username="ada", role="admin")
PLACE = Place(Kind.CONTEST, 1)
RESULT = Shown.ROW | Shown.STATUS | Shown.SCORE
ARRIVED = Shown.ROW | Shown.CODE
BEFORE, OPEN, SEALED, AFTER = START - 1, SEAL - 1, SEAL, END + 1


@dataclass(frozen=True)
class Made:
    """Ann's submission."""

    submit_time: int
    place: Place = PLACE
    uid: str = "ann"
    is_trial: bool = False
    is_shared: bool = False


def shown(viewer: Viewer, made: int, now: int, **values: object) -> Shown:
    known = StagedContests([contest(uid="maker", **values)])
    return ContestPolicy(known, StandingClock(now)).shows(viewer, Made(made))


@pytest.mark.parametrize("rule", Rule)
def test_managers_see_everything_always(rule: Rule) -> None:
    for viewer in (MAKER, ROOT):
        for now in (BEFORE, OPEN, SEALED, AFTER):
            for made in (BEFORE, OPEN, SEALED, AFTER):
                assert shown(viewer, made, now, type=rule, auto_real_rank=False) == Shown.ALL


def test_own_results_of_acm_are_told_whatever_is_sealed() -> None:
    """Cases come with the end."""
    for made in (OPEN, SEALED):
        assert shown(ANN, made, SEAL + 1) == Shown.ALL ^ Shown.CASES
        assert shown(ANN, made, AFTER, auto_real_rank=False) == Shown.ALL


def test_own_results_of_oi_are_kept_back_from_the_seal_on() -> None:
    for now in (SEALED, SEAL + 1, END - 1):
        assert shown(ANN, SEALED, now, type=Rule.OI) == ARRIVED
        assert shown(ANN, OPEN, now, type=Rule.OI) == Shown.ALL
    assert shown(ANN, OPEN, OPEN, type=Rule.OI) == Shown.ALL
    for now in (END, AFTER):
        assert shown(ANN, SEALED, now, type=Rule.OI) == Shown.ALL
        assert shown(ANN, SEALED, now, type=Rule.OI, auto_real_rank=False) == ARRIVED


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("viewer", [BEN, STAFF], ids=lambda viewer: viewer.username)
def test_others_results_are_told_up_to_the_seal_alone(viewer: Viewer, rule: Rule) -> None:
    """What a run took, and its cases, come with the end; code never."""
    for now in (OPEN, SEALED, END - 1):
        assert shown(viewer, OPEN, now, type=rule) == RESULT
        assert shown(viewer, BEFORE, now, type=rule) == Shown.NOTHING
    for now in (SEALED, END - 1):
        assert shown(viewer, SEALED, now, type=rule) == Shown.NOTHING
    whole = Shown.ALL ^ Shown.CODE
    for made in (BEFORE, OPEN, SEALED, AFTER):
        assert shown(viewer, made, AFTER, type=rule) == whole
    sealed_for_ever = {"type": rule, "auto_real_rank": False}
    assert shown(viewer, SEALED, AFTER, **sealed_for_ever) == Shown.NOTHING
    assert shown(viewer, AFTER, AFTER, **sealed_for_ever) == Shown.NOTHING
    assert shown(viewer, OPEN, AFTER, **sealed_for_ever) == whole


def test_the_moment_of_the_seal_and_that_of_the_end_are_sealed() -> None:
    assert shown(BEN, SEAL, SEAL) == Shown.NOTHING
    assert shown(BEN, SEAL, END, auto_real_rank=False) == Shown.NOTHING


def test_a_contest_without_a_seal_keeps_nothing_back() -> None:
    for rule in Rule:
        assert shown(BEN, SEALED, SEALED, seal_rank=False, type=rule) == RESULT


def test_whoever_may_not_enter_knows_of_no_row() -> None:
    """Guests, and people who have not registered, count results in the site's sums alone."""
    private = {"auth": ContestAuth.PRIVATE}
    for viewer, values in ((GUEST_VIEWER, {}), (BEN, private)):
        assert shown(viewer, OPEN, SEALED, **values) == Shown.STATUS
        assert shown(viewer, SEALED, SEALED, **values) == Shown.NOTHING
    assert shown(ANN, OPEN, AFTER, **private) == Shown.ALL
    assert shown(BEN, OPEN, OPEN, visible=False) == Shown.STATUS


def test_own_rows_outlive_a_contest_that_is_gone() -> None:
    policy = ContestPolicy(StagedContests([]), StandingClock(AFTER))
    row = Made(OPEN)
    answers = [policy.shows(viewer, row) for viewer in (ANN, ROOT, BEN, GUEST_VIEWER)]
    assert answers == [Shown.ALL, Shown.ALL, Shown.NOTHING, Shown.NOTHING]
