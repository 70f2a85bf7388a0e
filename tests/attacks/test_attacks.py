"""Every attack gets its one verdict, the next honest run is right, and the host is as it was.

An attack is a source file whose first line names the expected verdict. "AC" means: it tried,
got nowhere, and then printed the right answer.
"""

from pathlib import Path

import pytest

from judge_sandbox.verdict_names import verdict_name
from tests.attacks.host import HostLook
from tests.judge_sandbox.sandbox_fixture import CANARY, Bench

_HERE = Path(__file__).parent
_LANGUAGES = {".c": "C With O2", ".cpp": "C++ 17", ".py": "Python3", ".java": "Java"}
PROGRAMS = sorted((_HERE / "programs").iterdir())
BOMBS = sorted((_HERE / "compile_bombs").iterdir())
_QUICK = {"fork_bomb.c", "memory_touch.c", "network.c", "writes_outside.c", "reads_tests.py"}


def _parameter(path: Path) -> object:
    marks = [pytest.mark.quick] if path.name in _QUICK else []
    return pytest.param(path, id=path.name, marks=marks)


def expected_verdict(source: str) -> str:
    return source.partition("\n")[0].partition("expected:")[2].strip()


@pytest.mark.parametrize("path", [_parameter(path) for path in PROGRAMS])
def test_attack_gets_its_verdict_and_leaves_nothing(bench: Bench, path: Path) -> None:
    source = path.read_text()
    # Three cases in one box: what one run leaves would be met by the next.
    cases = tuple(bench.case(b"40 2\n", b"42\n", seq=seq) for seq in (1, 2, 3))
    many = cases if expected_verdict(source) == "AC" else cases[:1]
    look = HostLook(bench.sandbox.native_pid)
    report = bench.judge(bench.task(source, _LANGUAGES[path.suffix], cases=many))
    assert report.sandbox_failure is None
    assert verdict_name(report) == expected_verdict(source), report
    _canary(bench)
    look.assert_unchanged()


@pytest.mark.parametrize("path", BOMBS, ids=lambda path: path.name)
def test_compile_bomb_is_a_compile_error_that_tells_nothing(bench: Bench, path: Path) -> None:
    look = HostLook(bench.sandbox.native_pid)
    report = bench.judge(bench.task(path.read_text(), _LANGUAGES[path.suffix]))
    assert report.sandbox_failure is None
    assert verdict_name(report) == "CE", report
    assert report.error_message is not None
    assert len(report.error_message) <= 2 * 1024 * 1024 + 200
    for secret in ("root:", "daemon:", "/w/", "PATH="):
        assert secret not in report.error_message
    _canary(bench)
    look.assert_unchanged()


def _canary(bench: Bench) -> None:
    report = bench.judge(bench.task(CANARY))
    assert verdict_name(report) == "AC", report
