"""`oj serve --demo` fills an empty bank once, and never touches one that is in use."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from oj_appliance.interchange.demo.reading import DemoProblem, read_demo_problems
from tests.oj_appliance.interchange.packages import (
    case_data,
    detail,
    rows,
)
from tests.server_process import ServerProcess

DEMO = read_demo_problems()
VERDICTS = {"AC": 0, "WA": -1, "PAC": 8, "RE": 3, "CE": -2, "TLE": 1}


@pytest.fixture(scope="module")
def demo_server() -> Iterator[ServerProcess]:
    running = ServerProcess(options=("--demo",)).start()
    wait_until_ready(running)
    yield running
    running.stop()
    running.remove()


def wait_until_ready(server: ServerProcess, *, start: int = 1) -> None:
    """It answers a moment before it has done all that a start does."""
    deadline = time.monotonic() + 60
    while server.output().count("READY http") < start:
        assert time.monotonic() < deadline, server.output()
        time.sleep(0.05)


def count_problems(server: ServerProcess) -> int:
    return int(rows(server, "SELECT count(*) AS n FROM problem")[0]["n"])


def test_everybody_sees_the_demo_problems(demo_server: ServerProcess) -> None:
    listed = demo_server.client().get("/api/get-problem-list", limit=100).data
    assert listed["total"] == len(DEMO)
    assert {row["problemId"] for row in listed["records"]} == {each.problem_id for each in DEMO}


@pytest.mark.parametrize("demo", DEMO, ids=lambda demo: demo.problem_id)
def test_a_demo_problem_is_what_its_folder_says(
    demo_server: ServerProcess, demo: DemoProblem
) -> None:
    found = detail(demo_server.client(), demo.problem_id)
    problem = found["problem"]
    chinese, english = demo.statement["zh-CN"], demo.statement["en-US"]
    assert problem["title"] == chinese.title
    assert problem["description"] == chinese.description.strip()
    assert problem["statements"]["en-US"]["title"] == english.title
    assert problem["statements"]["en-US"]["hint"] == english.hint.strip()
    assert problem["auth"] == 1
    assert problem["author"] == "root"
    assert problem["type"] == (1 if demo.type == "OI" else 0)
    assert problem["difficulty"] == demo.difficulty
    assert problem["timeLimit"] == demo.time_limit_ms
    assert problem["memoryLimit"] == demo.memory_limit_mb
    assert {tag["name"] for tag in found["tags"]} == {tag.zh for tag in demo.tags}
    for sample in demo.samples:
        assert (
            f"<input>{sample.input}</input><output>{sample.output}</output>"
            in (problem["examples"])
        )
    data = case_data(demo_server, problem["id"])
    assert data == [(case.input.read_bytes(), case.output.read_bytes()) for case in demo.cases]


def test_labelled_solutions_come_along(demo_server: ServerProcess) -> None:
    stored = rows(
        demo_server,
        "SELECT problem.problem_id AS problem, name, language, expected, score"
        " FROM reference_solution JOIN problem ON problem.id = reference_solution.problem_id",
    )
    expected: list[dict[str, Any]] = [
        {
            "problem": demo.problem_id,
            "name": f"{each.file.parent.name}/{each.file.name}",
            "language": each.language,
            "expected": f"[{VERDICTS[each.expected]}]",
            "score": each.score,
        }
        for demo in DEMO
        for each in demo.submissions
    ]
    assert sorted(stored, key=str) == sorted(expected, key=str)


def test_a_second_start_adds_nothing(demo_server: ServerProcess) -> None:
    before = count_problems(demo_server)
    demo_server.stop()
    demo_server.start()
    wait_until_ready(demo_server, start=2)
    assert count_problems(demo_server) == before


def test_a_bank_in_use_stays_as_it_is(stopped: ServerProcess) -> None:
    assert count_problems(stopped) == 1
    stopped.start({"OJ_SERVER_DEMO": "true"})
    wait_until_ready(stopped)
    assert count_problems(stopped) == 1
