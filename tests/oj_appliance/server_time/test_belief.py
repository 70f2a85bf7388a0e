"""When the computer's clock is believed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.server_time.rules import (
    LARGEST_STEP_MS,
    SMALLEST_STEP_MS,
    Verdict,
    begun_at,
    judged,
)
from oj_appliance.server_time.types import Seen

pytestmark = pytest.mark.quick
YEAR = 365 * 24 * 3_600_000
MOMENTS = st.integers(0, 100 * YEAR)


@given(jump=st.integers(-YEAR, YEAR))
def test_nothing_that_runs_ever_follows_a_jump(jump: int) -> None:
    verdict = judged(jump, is_anything_running=True)
    assert verdict is (Verdict.HOLD if abs(jump) > LARGEST_STEP_MS else Verdict.AGREES)


@given(jump=st.integers(-YEAR, YEAR))
def test_a_server_at_rest_shows_the_computers_time(jump: int) -> None:
    verdict = judged(jump, is_anything_running=False)
    assert verdict is (Verdict.FOLLOW if abs(jump) > SMALLEST_STEP_MS else Verdict.AGREES)


@given(computer=MOMENTS, at=MOMENTS, behind=st.integers(-YEAR, YEAR))
def test_time_never_begins_before_the_last_sign_of_life(
    computer: int, at: int, behind: int
) -> None:
    begun, is_doubtful = begun_at(computer, Seen(at, behind))
    assert begun >= at - LARGEST_STEP_MS
    assert is_doubtful == (computer - behind < at - LARGEST_STEP_MS)
    assert begun == (at if is_doubtful else computer - behind)


def test_a_new_folder_believes_the_computer() -> None:
    assert begun_at(5, None) == (5, False)
