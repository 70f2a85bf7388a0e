"""The server's process group is killed at any moment; nothing acknowledged may be lost.

The client notes what it was told; the database itself notes every final write (a trigger that the
tests put into its file). OJ_TEST_FULL=1 cuts eight times as often.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator

import pytest

from oj_appliance.fault_points import JUDGING_POINTS
from tests.crash import records
from tests.crash.power_cuts import PowerCuts, cut_again_and_again
from tests.crash.programs import ACCEPTED
from tests.crash.records import Row
from tests.crash.submitter import Sending

pytestmark = pytest.mark.crash


@pytest.fixture(scope="module")
def cuts() -> Iterator[PowerCuts]:
    campaign = cut_again_and_again(seed=secrets.randbits(32))
    yield campaign
    campaign.server.remove()


@pytest.fixture(scope="module")
def rows(cuts: PowerCuts) -> list[Row]:
    return records.rows(cuts.server.data)


@pytest.fixture(scope="module")
def sendings(cuts: PowerCuts) -> dict[str, Sending]:
    return {key: one for student in cuts.students for key, one in student.sendings.items()}


@pytest.fixture(scope="module")
def acknowledged(cuts: PowerCuts) -> dict[str, int]:
    return {key: one for student in cuts.students for key, one in student.acknowledged.items()}


def test_the_power_was_cut_often_and_at_each_point(cuts: PowerCuts) -> None:
    happened = Counter(cuts.cuts)
    assert len(cuts.cuts) >= 25
    assert all(happened[point] >= 3 for point in JUDGING_POINTS), happened


def test_every_answer_was_an_acknowledgement(cuts: PowerCuts) -> None:
    assert [surprise for student in cuts.students for surprise in student.surprises] == []


def test_no_acknowledged_submission_is_lost(rows: list[Row], acknowledged: dict[str, int]) -> None:
    assert acknowledged, "nothing was acknowledged"
    ids = {row.client_key: row.id for row in rows}
    assert {key: ids.get(key) for key in acknowledged} == acknowledged


def test_no_key_made_two_rows(rows: list[Row], sendings: dict[str, Sending]) -> None:
    made = Counter(row.client_key for row in rows)
    assert {key: count for key, count in made.items() if count > 1} == {}
    assert set(made) <= set(sendings)


def test_every_row_holds_what_was_sent(rows: list[Row], sendings: dict[str, Sending]) -> None:
    for row in rows:
        sending = sendings[row.client_key]
        assert (row.code, row.problem_id) == (sending.code, sending.pid)


def test_every_submission_has_its_true_verdict(
    rows: list[Row], sendings: dict[str, Sending]
) -> None:
    wrong = {
        row.id: (row.status, sendings[row.client_key].program)
        for row in rows
        if row.status != sendings[row.client_key].program.verdict
    }
    assert wrong == {}


def test_every_submission_has_the_cases_of_one_judging(
    rows: list[Row], sendings: dict[str, Sending]
) -> None:
    expected = {row.id: sendings[row.client_key].program.cases for row in rows}
    assert {row.id: row.case_rows for row in rows} == expected


def test_every_verdict_was_written_exactly_once(cuts: PowerCuts, rows: list[Row]) -> None:
    assert records.final_writes(cuts.server.data) == {row.id: [row.status] for row in rows}


def test_counters_equal_a_recount(cuts: PowerCuts, rows: list[Row]) -> None:
    assert records.kept_counters(cuts.server.data) == records.recounted(rows)


def test_first_acceptances_equal_a_recount(cuts: PowerCuts, rows: list[Row]) -> None:
    solved = {(row.user_id, row.problem_id) for row in rows if row.status == ACCEPTED}
    assert records.first_acceptances(cuts.server.data) == sorted(solved)


def test_a_judging_cut_short_was_repeated(rows: list[Row]) -> None:
    assert any(row.attempt >= 2 for row in rows)


def test_power_cuts_do_not_count_as_failures_of_the_sandbox(rows: list[Row]) -> None:
    assert [row.id for row in rows if row.sandbox_failures] == []


def test_nothing_of_a_killed_judge_remains(cuts: PowerCuts) -> None:
    assert cuts.remains == []


def test_the_database_is_whole(cuts: PowerCuts) -> None:
    assert records.complaints(cuts.server.data) == []
