"""docs/architecture.md tells the truth: its path exists and one traced submission walks it."""

from __future__ import annotations

import ast
import json
import re
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
    trace = running.data.with_suffix(".calls")
    trace.touch()
    trace.chmod(0o666)  # the server begins as root and goes on as its own user
    running.start({"PYTHONPATH": str(tracer), "OJ_TEST_TRACE": str(trace)})
    yield running, trace
    running.stop()
    running.remove()
    trace.unlink()


def test_one_submission_passes_the_python_steps_in_order(
    traced_server: tuple[ServerProcess, Path],
) -> None:
    server, trace = traced_server
    root = server.client("root")
    root.post("/api/admin/problem", a_plus_b("TRACE"))
    verdict_of(root, "TRACE", "Python3", "print(sum(map(int,input().split())))")
    calls = [tuple(json.loads(line)) for line in trace.read_text("utf-8").splitlines()]
    submitted = [call[1] for call in calls].index("submit_problem_judge")
    begin = max(number for number, call in enumerate(calls[:submitted]) if call[1] == "invoke")
    walked = iter(calls[begin:])
    for step in [step for step in documented_path() if step[0].endswith(".py")]:
        assert step in walked, f"{step} was not passed, or not in this order"
