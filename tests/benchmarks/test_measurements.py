"""Every measurement gives its figures; how fast they are is no test's business."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from tests.benchmarks import crowd, http_load, verdict_times
from tests.benchmarks.http_load import Size
from tests.benchmarks.run import JUDGE_FIGURES, LOADS, missing

SMALL = Size(500, 8, 3, 8, lists=40, logins=8, submits=8, seconds=30)


@pytest.fixture(scope="module")
def load() -> dict[str, Any]:
    return http_load.measure(SMALL)


def test_every_request_of_the_load_is_answered(load: dict[str, Any]) -> None:
    for name, wanted in (("list", 40), ("login", 8), ("submit", 8)):
        assert (load[name]["requests"], load[name]["failures"]) == (wanted, {})
        assert load[name]["per_second"] > 0
        assert 0 < load[name]["p50_ms"] <= load[name]["p95_ms"] <= load[name]["p99_ms"]


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


def test_a_result_with_a_gap_or_a_failure_is_called_incomplete(load: dict[str, Any]) -> None:
    complete = {
        "judge": {"figures": [{"name": name} for name in JUDGE_FIGURES]},
        "crowd": {
            "new_source": {"p50_ms": 1},
            "known_source": {"p50_ms": 1},
            "service_memory_mb": 1,
        },
        "submit_to_verdict": {"new_source_ratio": 1.5, "known_source_ratio": 1.5},
        "http": load,
    }
    assert missing(complete) == []
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
