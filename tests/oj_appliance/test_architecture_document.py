"""docs/architecture.md tells the truth: its path exists and one traced submission walks it."""

from __future__ import annotations

import ast
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.judging_waits import verdict_of
from tests.problem_bodies import a_plus_b
from tests.server_process import ServerProcess

PROJECT = Path(__file__).parents[2]
ROW = re.compile(r"^\| \d+ \| `([\w./-]+): (\w+)` \|", re.MULTILINE)


def documented_path() -> list[tuple[str, str]]:
    steps = ROW.findall((PROJECT / "docs/architecture.md").read_text("utf-8"))
    assert len(steps) >= 12
    return steps


def functions_of(path: Path) -> set[str]:
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        return {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)}
    return set(re.findall(r"(?:function|const)\s+(\w+)", text))


@pytest.mark.quick
@pytest.mark.parametrize(("file", "function"), documented_path())
def test_every_step_of_the_path_exists(file: str, function: str) -> None:
    assert function in functions_of(PROJECT / file)


@pytest.fixture
def traced_server() -> Iterator[tuple[ServerProcess, Path]]:
    """A server whose interpreter notes every function that it enters, and where it notes them."""
    tracer = PROJECT / "tests" / "fakes" / "call_tracer"
    running = ServerProcess()
    # A folder, as all else of a run: what cuts a run off takes it along.
    folder = running.data.with_suffix(".calls")
    folder.mkdir()
    folder.chmod(0o755)
    trace = folder / "calls"
    trace.touch()
    trace.chmod(0o666)  # the server begins as root and goes on as its own user
    running.start({"PYTHONPATH": str(tracer), "OJ_TEST_TRACE": str(trace)})
    yield running, trace
    running.stop()
    running.remove()
    shutil.rmtree(folder)


MOST_ROOMS = 7


def rooms_between(noted: list[tuple[str, ...]], first: str, last: str) -> list[str]:
    """The files that call each other from one function to the other, which is entered last."""
    end = max(number for number, call in enumerate(noted) if call[1] == last)
    rooms, wanted = [], noted[end][:2]
    for *called, file, name in reversed(noted[: end + 1]):
        if tuple(called) == wanted:
            rooms.append(called[0])
            if called[1] == first:
                return rooms
            wanted = (file, name)
    raise AssertionError(f"{last} was not reached from {first}")


def test_one_submission_passes_the_python_steps_in_order_and_few_rooms(
    traced_server: tuple[ServerProcess, Path],
) -> None:
    server, trace = traced_server
    root = server.client("root")
    root.post("/api/admin/problem", a_plus_b("TRACE"))
    verdict_of(root, "TRACE", "Python3", "print(sum(map(int,input().split())))")
    noted = [tuple(json.loads(line)) for line in trace.read_text("utf-8").splitlines()]
    calls = [call[:2] for call in noted]
    submitted = [call[1] for call in calls].index("submit_problem_judge")
    begin = max(number for number, call in enumerate(calls[:submitted]) if call[1] == "invoke")
    walked = iter(calls[begin:])
    for step in [step for step in documented_path() if step[0].endswith(".py")]:
        assert step in walked, f"{step} was not passed, or not in this order"

    # From the call to its row: down to the writer's queue, and from there into the table.
    answered = calls.index(("oj_appliance/web/envelope.py", "success"), begin)
    inserted = calls.index(("oj_appliance/submissions/store/writing.py", "insert_submission"))
    queued = rooms_between(noted[begin:inserted], "submit_problem_judge", "write")
    stored = rooms_between(noted[begin:answered], "_commit", "insert_row")
    rooms = {*queued, *stored}
    assert {"oj_appliance/submissions/api.py", "oj_appliance/submissions/service.py"} <= rooms
    assert len(rooms) <= MOST_ROOMS, rooms
