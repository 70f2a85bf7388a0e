"""What the judge says is told in the reader's language (contract submission.md §4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from oj_appliance.judging.explanations import explanation
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem


@pytest.mark.quick
@pytest.mark.parametrize(
    ("said", "chinese", "english"),
    [
        ("exit status code 11 (SIGSEGV)", "数组下标越界", "null pointer"),
        ("exit status code 8 (SIGFPE)", "除以零", "Division by zero"),
        ("exit status code 6 (SIGABRT): index out of range", "下标越界", "Array index"),
        ("exit status code 1: recursion too deep", "递归太深", "Recursion too deep"),
        ("exit status code 3", "退出码 3", "exit code 3"),
        ("idle: the program made no progress", "停住不动", "stood still"),
        ("output length exceeds the limit", "输出超限", "Output limit"),
        ("nothing was written to sum.out; there is text on the screen", "sum.out", "sum.out"),
        ("skipped", "未运行", "Not run"),
        ("wrong answer 2nd numbers differ - expected: '5', found: '4'", "应为 '5'", "found '4'"),
        ("2nd words differ - expected: 'a', found: 'b'", "第 2 项", "Item 2"),
        ("wrong output format Unexpected end of file - int32 expected", "太少", "too early"),
        ('Expected integer, but "x{}" found', "x{}", "x{}"),
        (
            "Integer parameter [name=n] equals to 9, violates the range [1, 5]",
            "不在范围 [1, 5]",
            "range [1, 5]",
        ),
    ],
)
def test_the_judge_s_words_have_a_meaning_in_both_languages(
    said: str, chinese: str, english: str
) -> None:
    phrase = explanation(said)
    assert phrase is not None
    assert chinese in phrase.zh
    assert english in phrase.en


@pytest.mark.quick
def test_a_checker_s_own_words_stay_as_they_are() -> None:
    assert explanation("the path leaves the maze") is None
    assert explanation("") is None
    assert explanation(None) is None


def failed_case(student: Client, submission: int) -> dict[str, Any]:
    wait_for_verdict(student, submission)
    cases = student.get("/api/get-all-case-result", submitId=submission).data["judgeCaseList"]
    return dict(next(each for each in cases if each["status"] != 0))


def test_a_runtime_error_says_why_and_a_public_example_shows_standard_error(
    root: Client, new_user: Callable[..., Client]
) -> None:
    add_problem(root, a_plus_b("WHYRE"))
    student = new_user()
    code = "a = [1]\nprint(a[int(input().split()[0]) + 7])"
    case = failed_case(student, submit(student, "WHYRE", "Python3", code))
    assert case["userOutput"] == "exit status code 1: index out of range"
    assert "下标越界" in case["explanation"]
    assert "IndexError" in case["sample"]["errors"]


def test_an_answer_on_the_screen_where_a_file_is_wanted_is_told(
    root: Client, new_user: Callable[..., Client]
) -> None:
    body = a_plus_b("WHYFILE")
    names = {"isFileIO": True, "ioReadFileName": "sum.in", "ioWriteFileName": "sum.out"}
    body["problem"] |= names
    add_problem(root, body)
    student = new_user()
    case = failed_case(student, submit(student, "WHYFILE", "Python3", "print(3)"))
    assert case["status"] == -1
    assert "sum.out" in case["explanation"]
