"""QDUOJ zips: the fixtures field by field, what hand-made ones do differently, and what our own
bring back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oj_appliance.interchange.formats.qduoj.writing import write_qduoj
from oj_appliance.interchange.programs.languages import CPP, PYTHON3
from oj_appliance.interchange.types import PackageProblem
from oj_appliance.interchange.writing.problem import ExportPicture, ExportProblem
from oj_appliance.problems.types.problem import (
    CodeTemplateDraft,
    Example,
    ProblemDraft,
    ReferenceSolutionDraft,
    Statement,
    TagName,
)
from tests.oj_appliance.files.pictures import picture
from tests.oj_appliance.interchange.packages import MANIFEST
from tests.oj_appliance.interchange.reading import (
    archive,
    assert_as_in_manifest,
    export_case,
    export_file,
    reading,
    reading_file,
    told,
    written,
)

pytestmark = pytest.mark.quick

Json = dict[str, Any]
QDUOJ = [entry for entry in MANIFEST["problems"] if entry["format"] == "qduoj"]
PROBLEM: Json = {
    "display_id": "A1",
    "title": "A+B",
    "description": {"format": "html", "value": "<p>Add.</p>"},
    "input_description": {"format": "html", "value": None},
    "output_description": "bare",
    "hint": None,
    "tags": ["easy"],
    "test_case_score": [{"score": 60, "input_name": "1.in", "output_name": "1.out"}],
    "time_limit": 1000,
    "memory_limit": 256,
    "samples": [{"input": "1 2", "output": "3"}],
    "template": {},
    "spj": None,
    "rule_type": "ACM",
    "source": None,
    "answers": [],
}


def package(folder: str = "1/", **changes: Any) -> bytes:
    """One problem; the words are laid over its file."""
    document = json.dumps({**PROBLEM, **changes})
    data = {"testcase/1.in": "1 2\r\n", "testcase/1.out": "3\n", "testcase/notes.md": "x"}
    files: Json = {"problem.json": b"\xef\xbb\xbf" + document.encode(), **data}
    return archive({folder + name: content for name, content in files.items()})


@pytest.mark.covers("S3-2.13-4e")
@pytest.mark.parametrize("path", sorted({entry["path"] for entry in QDUOJ}))
def test_every_problem_of_the_fixtures_is_what_the_manifest_says(path: str) -> None:
    entries = [entry for entry in QDUOJ if entry["path"] == path]
    with reading_file(path) as read:
        assert (read.format, len(read.problems)) == ("qduoj", len(entries))
        for entry in entries:
            problem = read.problems[entry["index_in_package"]]
            assert isinstance(problem, PackageProblem)
            assert_as_in_manifest(read, problem, entry)
            scores = [case.score for case in problem.cases]
            assert scores == [20] * 6 if entry["type"] == "OI" else set(scores) == {None}


def test_texts_templates_and_answers_are_read() -> None:
    with reading_file("qduoj/own-acm-and-oi.zip") as read:
        draft = read.problems[0].draft  # type: ignore[union-attr]  # it is not refused
    assert draft.problem_id == "QD1"
    assert draft.statement.output == "The sum."
    assert (draft.source, draft.tags) == ("own", (TagName("warm-up"), TagName("math")))
    assert [each.language for each in draft.code_templates] == [*CPP.languages, *PYTHON3.languages]
    assert all(each.enabled and not each.prepend for each in draft.code_templates)
    assert draft.languages is None
    (solution,) = draft.reference_solutions
    assert (solution.language, solution.expected) == ("C++ 17 With O2", (0,))


def test_hand_made_files_are_read() -> None:
    for folder in ("", "1/", "export of 2020/problem one/"):
        with reading(package(folder)) as read:
            found = read.only()
            assert found.draft.statement == Statement("A+B", "<p>Add.</p>", "", "bare", "")
            assert read.data(found) == [(b"1 2\n", b"3\n")]
            assert (found.warnings, found.losses) == ((), ())
    order = archive(
        {
            f"{number}/problem.json": json.dumps({**PROBLEM, "title": str(number)})
            for number in (10, 9)
        }
    )
    with reading(order) as read:
        assert [each.title for each in read.problems] == ["9", "10"]  # type: ignore[union-attr]


def test_a_problem_without_a_title_says_so() -> None:
    with reading(package(title=None)) as read:
        assert read.only().draft.statement.title == "1"
        assert told(read.only().warnings) == ["the title: there is no title; “1” is taken"]


def test_without_a_list_of_cases_the_files_count() -> None:
    nothing: Any
    for nothing in (None, []):
        with reading(package(test_case_score=nothing, rule_type="OI")) as read:
            (case,) = read.only().cases
            assert case.score == 100
            assert "files are paired by name" in told(read.only().warnings)[0]
            assert read.data(read.only()) == [(b"1 2\n", b"3\n")]


def test_a_checker_needs_no_outputs() -> None:
    listed = [{"score": 0, "input_name": "1.in", "output_name": "-"}]
    checker = {"code": "int main() {}", "language": "C"}
    with reading(package(test_case_score=listed, spj=checker, rule_type="OI")) as read:
        found = read.only()
        draft = found.draft
        assert (draft.judge_mode, draft.spj_abi, draft.spj_language) == ("spj", "qduoj", "C")
        assert (found.cases[0].output, found.cases[0].score, found.warnings) == (None, 1, ())
    with reading(package(test_case_score=listed)) as read:
        assert told(read.only().warnings) == [
            "1/testcase: 1 input has no output; empty ones are taken"
        ]


def test_templates_of_both_kinds_are_read() -> None:
    marked = (
        "//PREPEND BEGIN\nint a;\n//PREPEND END\n\n//TEMPLATE BEGIN\nint f();\n//TEMPLATE END\n\n"
        "//APPEND BEGIN\nint b;\n//APPEND END"
    )
    named = {"C": marked, "Python3": "just a template", "Scratch": "x"}
    named_apart = {"Golang": {"prepend": None, "template": "", "append": "func g() {}"}}
    with reading(package(template=named | named_apart)) as read:
        found = read.only()
        by_language = {each.language: each for each in found.draft.code_templates}
        c = by_language["C With O2"]
        assert (c.prepend, c.code, c.append, c.enabled) == ("int a;", "int f();", "int b;", True)
        assert by_language["Python3"].code == "just a template"
        assert (by_language["Golang"].enabled, by_language["Golang"].append) == (
            False,
            "func g() {}",
        )
        assert found.draft.languages == ("C", "C With O2", "Golang")
        assert [loss.field for loss in found.losses] == ["codeTemplates"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"time_limit": None}, "“time_limit” is missing"),
        ({"rule_type": None}, "“rule_type” is missing"),
        ({"memory_limit": 0}, "“0” is not a number"),
        ({"test_case_score": [{"input_name": "7.in"}]}, "1/testcase/7.in"),
        ({"tags": [1]}, "tags"),
        ({"samples": ["x"]}, "samples"),
        ({"template": {"C": 5}}, "C: the value is not as it should be: 5"),
    ],
)
def test_a_broken_problem_says_what_is_wrong(changes: Json, reason: str) -> None:
    with reading(package(**changes)) as read:
        assert reason in read.refusal()
        assert read.problems[0].title == "A+B"  # type: ignore[union-attr]


def exported(draft: ProblemDraft, **parts: Any) -> bytes:
    cases = (
        export_case(1, b"1\n", b"1\n", 10, 2),
        export_case(2, b"2\n", b"2\n", 9, 1),
        export_case(3, b"3\n", b"3\n", 12, 2),
        export_case(4, b"4\n", b"4\n", 0, 3),
    )
    problem = ExportProblem(
        **{"pid": 5, "draft": draft, "cases": cases, "site_address": "http://oj.test", **parts}
    )
    return written(lambda top: write_qduoj(problem, top.folder("1")))


def test_groups_become_points_of_their_cases() -> None:
    draft = ProblemDraft(
        statement=Statement("x" * 130, "![](/api/public/img/a.png)"),
        problem_id="LONG" * 10,
        type=1,
        judge_case_mode="subtask_average",
        source="s" * 300,
        tags=(TagName("one tag"),),
        examples=(Example("a\n", "b"),),
        reference_solutions=(
            ReferenceSolutionDraft("good.py", "PyPy3", "print()"),
            ReferenceSolutionDraft("bad.py", "PyPy3", "print(0)", (-1,)),
            ReferenceSolutionDraft("good.rs", "Rust", "fn main() {}"),
        ),
        code_templates=(
            CodeTemplateDraft("C++ 17", "shown", "before", "after", enabled=True),
            CodeTemplateDraft("C++ 20", "other", enabled=True),
            CodeTemplateDraft("Java", "hidden"),
        ),
    )
    shown = ExportPicture("/api/public/img/a.png", export_file("a.png", picture()))
    with reading(exported(draft, pictures=(shown,))) as read:
        found = read.only()
        back = found.draft
        # Group 2 is worth 11, the mean of its two, group 3 nothing.
        assert [case.score for case in found.cases] == [5, 9, 6, 1]
        assert [data[0] for data in read.data(found)] == [b"1\n", b"2\n", b"3\n", b"4\n"]
        assert (len(back.statement.title), len(back.problem_id)) == (128, 24)
        assert len(back.source) == 200
        assert back.statement.description == "![](http://oj.test/api/public/img/a.png)"
        assert (back.tags, back.examples) == (draft.tags, draft.examples)
        assert [each.code for each in back.reference_solutions] == ["print()"]
        assert {each.language: each.code for each in back.code_templates} == dict.fromkeys(
            CPP.languages, "shown"
        )
        assert back.languages == CPP.languages


def test_a_checker_goes_out_without_outputs() -> None:
    draft = ProblemDraft(
        statement=Statement("x"),
        problem_id="X",
        judge_mode="spj",
        spj_code="int main() {}",
        spj_language="C++",
        spj_abi="qduoj",
    )
    with reading(exported(draft)) as read:
        found = read.only()
        assert (found.draft.spj_language, found.draft.spj_abi) == ("C++", "qduoj")
        assert [output for _, output in read.data(found)] == [None] * 4
