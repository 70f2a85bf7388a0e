"""Each installed language proves itself by the programs of its profile."""

import pytest

from judge_sandbox.languages import SELFTEST_VERDICTS, all_languages
from judge_sandbox.selftest import run_selftest
from judge_sandbox.verdict_names import verdict_name
from tests.judge_sandbox.sandbox_fixture import Bench


@pytest.mark.parametrize("language", sorted(all_languages()))
def test_language_gets_every_verdict_right(bench: Bench, language: str) -> None:
    tests = list(run_selftest(bench.sandbox, only=frozenset({language})))
    got = {test.expected: verdict_name(test.report) for test in tests}
    assert got == {name: name for name in SELFTEST_VERDICTS}
