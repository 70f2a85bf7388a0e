"""Every measurement gives its figures; how fast they are is no test's business."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from tests.benchmarks import board_times, crowd, http_load, list_times, school, verdict_times
from tests.benchmarks.http_load import Size
from tests.benchmarks.run import JUDGE_FIGURES, LOADS, missing
from tests.benchmarks.seed import Seeded
from tests.benchmarks.seed_groups import GroupsSize, SeededGroups
from tests.benchmarks.seed_lessons import LessonsSize
from tests.benchmarks.seed_messages import MessagesSize

SMALL = Size(500, 8, 3, 8, lists=40, logins=8, submits=8, paused_submits=8, seconds=30)


SMALL_BOARD = board_times.Size(8, 3, 60, 4, boards=12, seconds=30, listeners=4, verdicts=9)
SMALL_GROUPS = GroupsSize(8, 20, 200, 10, 20, 300, 900, 300)
SMALL_MESSAGES = MessagesSize(60, 60, 20, 30)
SMALL_LESSONS = LessonsSize(10, 2, 4, 5, 5)
SMALL_SCHOOL = school.Size(
    *(300, 12, 40),
    lists=2,
    logins=4,
    login_seconds=0.2,
    pages=1,
    groups=SMALL_GROUPS,
    messages=SMALL_MESSAGES,
    lessons=SMALL_LESSONS,
)


@pytest.fixture(scope="module")
def small_school() -> dict[str, Any]:
    return school.measure(SMALL_SCHOOL)


@pytest.fixture(scope="module")
def load() -> dict[str, Any]:
    return http_load.measure(SMALL)


def test_every_request_of_the_load_is_answered(load: dict[str, Any]) -> None:
    for name, wanted in (("list", 40), ("login", 8), ("submit", 8), ("submit_paused", 8)):
        assert (load[name]["requests"], load[name]["failures"]) == (wanted, {})
        assert load[name]["per_second"] > 0
        assert 0 < load[name]["p50_ms"] <= load[name]["p95_ms"] <= load[name]["p99_ms"]


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    return board_times.measure(SMALL_BOARD)


def test_every_page_of_a_board_is_answered(board: dict[str, Any]) -> None:
    figures = board
    assert figures["first_board_ms"] > 0 and figures["second_board_ms"] > 0
    for name in ("list", "board", "outside_board"):
        assert (figures[name]["requests"], figures[name]["failures"]) == (12, {})
    assert missing({"boards": figures}) == []
    assert len(missing({"boards": {}})) == 5
    refused = {**figures, "board": {"failures": {"HTTP 503": 1}}}
    assert len(missing({"boards": refused})) == 1


def test_a_verdict_is_on_the_board_and_told_once_a_second(board: dict[str, Any]) -> None:
    verdict = board["verdict"]
    assert (verdict["verdicts"], verdict["listeners"]) == (9, 4)
    # Pauses of a second lie between the hints, however many verdicts there are.
    assert 1 <= verdict["fewest_hints"] <= verdict["most_hints"] <= verdict["seconds"] + 1
    print(f"a verdict on the board: {verdict['work_ms']} ms of work")


def test_a_class_that_submits_at_once_gets_its_verdicts() -> None:
    figures: dict[str, Any] = crowd.measure(3)
    assert figures["submissions"] == 3
    for name in ("new_source", "known_source"):
        assert figures[name]["per_second"] > 0
        assert 0 < figures[name]["p50_ms"] <= figures[name]["p95_ms"]
    assert 20 < figures["service_memory_mb"] < 2000


def test_the_way_to_the_verdict_is_measured_beside_its_compile_and_runs() -> None:
    figures: dict[str, Any] = verdict_times.measure(1)
    assert figures["rounds"] == 1
    for name in ("bare_compile", "bare_compile_with_header", "bare_runs", "new_source"):
        assert figures[name]["p50_ms"] > 0
    assert figures["new_source_ratio"] > 0
    assert figures["known_source_ratio"] > 0


def test_every_list_and_page_of_a_school_has_its_times(small_school: dict[str, Any]) -> None:
    seeded = Seeded(["student000001"], range(1000, 1040), range(1, 301))
    groups = SeededGroups(1, 1, 1, "", 0, range(1), 1, 1, 1)
    lessons = range(1, 1 + SMALL_LESSONS.lessons)
    assert set(small_school["lists"]) == set(
        list_times.calls(seeded, groups, SMALL_MESSAGES, lessons)
    )
    assert len(small_school["pages"]) == 8
    for figures in small_school["lists"].values():
        assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["worst_ms"] + 0.1
    for figures in small_school["pages"].values():
        assert 0 < figures["p50_ms"] <= figures["worst_ms"]


def test_different_people_log_in_with_the_rates_of_a_school(small_school: dict[str, Any]) -> None:
    logins = small_school["logins"]
    assert (logins["people"], logins["failures"]) == (4, {})
    assert logins["p95_ms"] > 0


def test_a_result_with_a_gap_or_a_failure_is_called_incomplete(
    load: dict[str, Any], small_school: dict[str, Any]
) -> None:
    complete = {
        "judge": {"figures": [{"name": name} for name in JUDGE_FIGURES]},
        "crowd": {
            "new_source": {"p50_ms": 1},
            "known_source": {"p50_ms": 1},
            "service_memory_mb": 1,
        },
        "submit_to_verdict": {"new_source_ratio": 1.5, "known_source_ratio": 1.5},
        "http": load,
        "school": small_school,
    }
    assert missing(complete) == []
    assert missing({"http": load}) == []
    assert len(missing({**complete, "school": {}})) == 3
    refused = {**small_school, "logins": {"failures": {"HTTP 429": 1}}}
    assert len(missing({**complete, "school": refused})) == 1
    assert len(missing({**complete, "http": {}})) == len(LOADS)
    assert len(missing({**complete, "judge": {"figures": []}})) == len(JUDGE_FIGURES)
    failed = {**load["list"], "failures": {"HTTP 503": 1}}
    assert len(missing({**complete, "http": {**load, "list": failed}})) == 1


def test_the_load_client_refuses_any_other_host() -> None:
    plan = (
        '{"base": "http://192.0.2.1", "server_pid": 1, "usernames": [], "password": "",'
        ' "problem_ids": [], "connections": 1, "requests": {}, "seconds": 1}'
    )
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.load_client"],
        input=plan,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "loopback" in done.stderr
