"""Each language proves itself by the programs of its profile; those of Debian 12 must be here."""

import os

import pytest

from judge_sandbox.doctor.selftest import debian_languages, missing_languages, run_selftest
from judge_sandbox.languages import SELFTEST_VERDICTS, all_languages
from judge_sandbox.verdict_names import verdict_name
from tests.judge_sandbox.sandbox_fixture import FILES, Bench

FURTHER = ("JavaScript V8", "PyPy2", "Python2")
# They differ from the first and the last C++ by flags alone. OJ_TEST_FULL=1 runs all.
BETWEEN = ("C++ With O2", "C++ 17", "C++ 17 With O2", "C++ 20")
LANGUAGES = [
    each
    for each in debian_languages()
    if os.environ.get("OJ_TEST_FULL") == "1" or each not in BETWEEN
]


def _verdicts(bench: Bench, language: str) -> dict[str, str]:
    tests = run_selftest(bench.sandbox, FILES, only=frozenset({language}))
    return {test.expected: verdict_name(test.report) for test in tests}


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_gets_every_verdict_right(bench: Bench, language: str) -> None:
    assert _verdicts(bench, language) == {name: name for name in SELFTEST_VERDICTS}


def test_every_language_of_the_contract_has_a_profile() -> None:
    assert sorted([*debian_languages(), *FURTHER]) == sorted(all_languages())
    assert len(all_languages()) == 20


def test_none_of_debians_languages_is_missing_here(bench: Bench) -> None:
    assert missing_languages(bench.sandbox, debian_languages()) == ()


@pytest.mark.parametrize("language", FURTHER)
def test_a_language_that_debian_lacks_is_hidden_or_proves_itself(
    bench: Bench, language: str
) -> None:
    wanted = all_languages()[language].selftest
    if missing_languages(bench.sandbox, [language]):
        wanted = {}
    assert _verdicts(bench, language) == {name: name for name in wanted}


def test_a_name_without_a_profile_is_missing(bench: Bench) -> None:
    assert missing_languages(bench.sandbox, ["C", "Cobol"]) == ("Cobol",)
