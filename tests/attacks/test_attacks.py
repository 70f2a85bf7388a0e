"""Every attack gets its one verdict, the next honest run is right, and the host is as it was."""

from collections.abc import Callable

import pytest

from judge_sandbox.verdict_names import verdict_name
from tests.attacks.attack_program import AttackProgram, compile_bombs, programs
from tests.attacks.host import HostLook
from tests.judge_sandbox.sandbox_fixture import CANARY, Bench

_QUICK = {"fork_bomb.c", "memory_touch.c", "network.c", "writes_outside.c", "reads_tests.py"}


def _parameter(attack: AttackProgram) -> object:
    marks = [pytest.mark.quick] if attack.path.name in _QUICK else []
    return pytest.param(attack, id=attack.name, marks=marks)


@pytest.mark.parametrize("attack", [_parameter(attack) for attack in programs()])
def test_attack_gets_its_verdict_and_leaves_nothing(
    bench: Bench, look: Callable[[], HostLook], attack: AttackProgram
) -> None:
    before = look()
    report = bench.judge(attack.task(bench))
    assert report.sandbox_failure is None
    assert verdict_name(report) == attack.expected, report
    _canary(bench)
    before.assert_unchanged()


@pytest.mark.parametrize("bomb", [_parameter(bomb) for bomb in compile_bombs()])
def test_compile_bomb_is_a_compile_error_that_tells_nothing(
    bench: Bench, look: Callable[[], HostLook], bomb: AttackProgram
) -> None:
    before = look()
    report = bench.judge(bomb.task(bench))
    assert report.sandbox_failure is None
    assert verdict_name(report) == "CE", report
    assert report.error_message is not None
    assert len(report.error_message) <= 2 * 1024 * 1024 + 200
    for secret in ("root:", "daemon:", "/w/", "PATH="):
        assert secret not in report.error_message
    odd = {c for c in report.error_message if not c.isprintable() and c not in "\n\t"}
    assert not odd, "control characters reach whoever reads the message"
    _canary(bench)
    before.assert_unchanged()


def _canary(bench: Bench) -> None:
    report = bench.judge(bench.task(CANARY))
    assert verdict_name(report) == "AC", report
