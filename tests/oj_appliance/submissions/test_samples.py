"""A failed public example shows what went wrong; a hidden case never does (contract submission.md
§4)."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.problems.types.problem import Example
from oj_appliance.submissions.store.samples import first_difference, sample_of
from oj_appliance.submissions.types import Difference
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import add_problem, problem_body

_numbers = itertools.count(1)
Json = dict[str, Any]
HIDDEN = "HIDDEN-7c1f"
# The first case is the statement's example; the others nobody may see.
CASES = [("3\n", "1\n2\n3\n"), (f"5 {HIDDEN}\n", f"{HIDDEN}\n"), ("1\n", f"{HIDDEN}\n")]
COUNT = "n = int(input().split()[0])\nprint(*range(1, n + 1), sep='\\n')"
WRONG_SECOND_LINE = "print('1\\n2x\\n3')"


def made(root: Client, **problem: Any) -> int:
    return add_problem(root, problem_body(f"SAMPLE{next(_numbers)}", CASES, **problem))


def judged(client: Client, pid: int, code: str) -> int:
    submission_id = submit(client, pid, "Python3", code)
    wait_for_verdict(client, submission_id)
    return submission_id


def samples_of(client: Client, submission_id: int) -> list[Json | None]:
    found = client.get("/api/get-all-case-result", submitId=submission_id).data
    return [case["sample"] for case in found["judgeCaseList"]]


def test_a_failed_example_shows_input_expected_got_and_the_first_difference(
    root: Client, student: Client, guest: Client, new_user: Callable[..., Client]
) -> None:
    submission_id = judged(student, made(root), WRONG_SECOND_LINE)
    shown = {
        "input": "3\n",
        "expected": "1\n2\n3\n",
        "got": "1\n2x\n3\n",
        "firstDifference": {"line": 2, "column": 2},
        "errors": "",
    }
    for client in (student, root, new_user("admin")):
        assert samples_of(client, submission_id) == [shown, None, None]
    for client in (guest, new_user()):
        assert samples_of(client, submission_id) == [None, None, None]


def test_no_word_of_a_hidden_case_reaches_its_submitter(root: Client, student: Client) -> None:
    submission_id = judged(student, made(root), COUNT)
    answer = student.get("/api/get-all-case-result", submitId=submission_id)
    assert HIDDEN.encode() not in answer.body
    # The example itself passed: there is nothing to tell.
    assert samples_of(student, submission_id) == [None, None, None]


def test_what_was_written_before_a_crash_is_shown_without_a_difference(
    root: Client, student: Client
) -> None:
    submission_id = judged(student, made(root), "print(1, flush=True)\nraise SystemExit(3)")
    sample = samples_of(student, submission_id)[0]
    assert sample is not None
    assert (sample["got"], sample["firstDifference"]) == ("1\n", None)


def test_long_output_is_cut_and_bytes_of_no_text_do_no_harm(root: Client, student: Client) -> None:
    code = "import sys\nsys.stdout.buffer.write(b'\\0\\xff' + b'9' * 100000)"
    sample = samples_of(student, judged(student, made(root), code))[0]
    assert sample is not None
    assert sample["got"] == "\ufffd\ufffd" + "9" * 1998
    assert sample["firstDifference"] == {"line": 1, "column": 1}


def test_blanks_count_where_the_problem_says_so(root: Client, student: Client) -> None:
    pid = made(root, isRemoveEndBlank=False)
    submission_id = judged(student, pid, "print('1\\n2 \\n3')")
    sample = samples_of(student, submission_id)[0]
    assert sample is not None
    assert sample["firstDifference"] == {"line": 2, "column": 2}


def test_a_problem_with_files_shows_what_was_written_to_its_file(
    root: Client, student: Client
) -> None:
    pid = made(root, isFileIO=True, ioReadFileName="n.in", ioWriteFileName="n.out")
    code = "print('screen')\nprint(int(open('n.in').read()) * 2, file=open('n.out', 'w'))"
    sample = samples_of(student, judged(student, pid, code))[0]
    assert sample is not None
    assert sample["got"] == "6\n"


def test_examples_are_found_inside_subtasks(root: Client, student: Client) -> None:
    body = problem_body(f"SAMPLE{next(_numbers)}", CASES, type=1, judgeCaseMode="subtask_lowest")
    for group, sample in enumerate(body["samples"], 1):
        sample.update(score=30, groupNum=group)
    submission_id = judged(student, add_problem(root, body), WRONG_SECOND_LINE)
    found = student.get("/api/get-all-case-result", submitId=submission_id).data
    groups = [group["subtaskDetailList"] for group in found["subTaskJudgeCaseVoList"]]
    assert [[case["sample"] is not None for case in cases] for cases in groups] == [
        [True],
        [False],
        [False],
    ]


def test_a_checker_s_problem_names_no_difference(root: Client, student: Client) -> None:
    refuses = "int main() { return 1; }"
    pid = made(root, judgeMode="spj", spjLanguage="C", spjCode=refuses, spjAbi="testlib")
    sample = samples_of(student, judged(student, pid, WRONG_SECOND_LINE))[0]
    assert sample is not None
    assert (sample["got"], sample["firstDifference"]) == ("1\n2x\n3\n", None)


def test_a_problem_that_closes_its_cases_shows_no_example_either(
    root: Client, student: Client
) -> None:
    submission_id = judged(student, made(root, openCaseResult=False), WRONG_SECOND_LINE)
    answer = student.get("/api/get-all-case-result", submitId=submission_id)
    assert answer.data is None


def test_a_statement_that_was_hidden_later_takes_its_examples_along(
    root: Client, student: Client
) -> None:
    pid = made(root)
    submission_id = judged(student, pid, WRONG_SECOND_LINE)
    assert samples_of(student, submission_id)[0] is not None
    root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2})
    assert samples_of(student, submission_id) == [None, None, None]
    assert samples_of(root, submission_id)[0] is not None


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


texts = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=40)


@given(texts)
def test_an_input_is_its_example_whatever_ends_it(text: str) -> None:
    example = Example(text, "x")
    for data in (text, f"{text}\n", text.rstrip(), f"{text.rstrip()}\n"):
        assert sample_of(digest(data), (Example("other input", ""), example)) is not None


@given(texts, texts)
def test_another_input_is_no_example(text: str, other: str) -> None:
    if "".join(text.split()) != "".join(other.split()):
        assert sample_of(digest(other), (Example(text, ""),)) is None


@given(texts, texts)
def test_a_difference_is_found_where_and_only_where_texts_differ(got: str, expected: str) -> None:
    found = first_difference(got, expected, remove_end_blank=False)
    if got == expected:
        assert found is None
        return
    assert found is not None
    mine, wanted = got.split("\n"), expected.split("\n")
    before = found.line - 1
    assert mine[:before] == wanted[:before]
    one = mine[before] if before < len(mine) else ""
    other = wanted[before] if before < len(wanted) else ""
    assert one[: found.column - 1] == other[: found.column - 1]


@pytest.mark.parametrize(
    ("got", "expected", "difference"),
    [
        ("3", "3\n", None),
        ("3  \n\n", "3\n", None),
        ("1\r\n2", "1\n2\n", None),
        ("12", "13", Difference(1, 2)),
        ("1", "1\n2\n", Difference(2, 1)),
        ("1\n2\n3", "1\n2", Difference(3, 1)),
        ("", "7", Difference(1, 1)),
    ],
)
def test_differences_as_the_comparison_reads_texts(
    got: str, expected: str, difference: Difference | None
) -> None:
    assert first_difference(got, expected, remove_end_blank=True) == difference
