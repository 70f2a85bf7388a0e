"""Plain archives of inputs and outputs: every naming that authors use, and what is said of it."""

from __future__ import annotations

from typing import Any

import pytest

from oj_appliance.interchange.reading.pairs import Left, natural, pair_data
from oj_appliance.problems.types.problem import ProblemDraft
from tests.oj_appliance.interchange.packages import MANIFEST
from tests.oj_appliance.interchange.reading import archive, reading, reading_file, told

pytestmark = pytest.mark.quick

PLAIN = [each for each in MANIFEST["problems"] if each["format"] == "plainzip"]


def pairs(*names: str) -> list[tuple[str, str | None]]:
    return [(case.input, case.output) for case in pair_data(names).cases]


@pytest.mark.parametrize("entry", PLAIN, ids=lambda entry: entry["id"])
def test_a_plain_archive_is_read_as_the_manifest_says(entry: dict[str, Any]) -> None:
    with reading_file(entry["path"]) as package:
        problem = package.only()
        assert package.format == "plainzip"
        assert len(problem.cases) == entry["cases"]
        data = package.data(problem)
        assert all(wanted for _, wanted in data)
        assert max(len(given) for given, _ in data) == entry["max_input_bytes"]
        first = entry["names"].partition(" and ")[0].rpartition("/")[2]
        stem = first.removeprefix("input").partition(".")[0]
        assert problem.cases[0].input_name == f"{stem}.in"
        draft = problem.draft
        assert (draft.type, draft.judge_mode, draft.examples) == (0, "default", ())
        assert (draft.time_limit_ms, draft.memory_limit_mb) == (1000, 256)
        # The archive's name is the title; title and limits are assumed, and nothing else is said.
        assert draft.statement.title == entry["path"].rpartition("/")[2].removesuffix(".zip")
        assert [warning.fill["entry"].en for warning in problem.warnings] == [
            "the title",
            "the time limit, the memory limit",
        ]
        assert problem.losses == ()


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("1.in", "1.out"),
        ("1.in", "1.ans"),
        ("A.IN", "A.OUT"),
        ("input1.txt", "output1.txt"),
        ("1.in.txt", "1.out.txt"),
        ("sum_input.txt", "sum_output.txt"),
        ("in1.txt", "out1.txt"),
        ("data.in1", "data.out1"),
        ("data.in1", "data.ou1"),
        ("I.I1", "I.O1"),
        ("1.inp", "1.ok"),
        ("1.in", "1.sol"),
        ("1.in", "1.a"),
        ("1.dat", "1.out"),
        ("1.in", "1.dat"),
        ("in/01", "out/01"),
        ("input/x.txt", "output/x.txt"),
        ("a b (1).in", "a b (1).out"),
        ("测试点1.in", "测试点1.out"),
    ],
)
def test_a_pair_is_found_by_its_names(given: str, wanted: str) -> None:
    assert pairs(given, wanted) == [(given, wanted)]
    assert pairs(f"data/{given}", f"data/{wanted}") == [(f"data/{given}", f"data/{wanted}")]


def test_cases_stand_in_the_order_of_their_numbers() -> None:
    names = [f"t{n}.in" for n in (10, 2, 1, 33)] + [f"t{n}.out" for n in (10, 2, 1, 33)]
    assert [case.stem for case in pair_data(names).cases] == ["t1", "t2", "t10", "t33"]
    assert natural("x" + "9" * 5000) > natural("x2")


def test_of_several_outputs_the_usual_one_counts() -> None:
    found = pair_data(["1.in", "1.ans", "1.out", "1.a"])
    assert [(case.input, case.output) for case in found.cases] == [("1.in", "1.out")]
    assert dict(found.left) == {"1.ans": Left.DUPLICATE, "1.a": Left.DUPLICATE}


def test_every_other_file_is_named_with_its_reason() -> None:
    package = archive(
        {
            "set/1.in": "1\r\n2\r",
            "set/1.out": "3",
            "set/2.in": "4",
            "set/3.out": "5",
            "set/readme.md": "about",
            "set/more/9.in": "9",
            "__MACOSX/set/._1.in": "x",
            "set/.DS_Store": "x",
            "losses.txt": "our own note",
        }
    )
    with reading(package, "竞赛 A.zip") as read:
        problem = read.only()
        assert problem.draft.statement.title == "竞赛 A"
        assert read.data(problem) == [(b"1\n2\n", b"3"), (b"4", None)]
        said = told(problem.warnings)
    assert any(text.startswith("2.in: 1 input has no output") for text in said)
    for name, reason in (
        ("more/9.in", "another folder"),
        ("3.out", "no input"),
        ("readme.md", "not those of test data"),
    ):
        assert any(text.startswith(f"{name}: ") and reason in text for text in said), said
    assert not any("MACOSX" in text or "DS_Store" in text or "losses" in text for text in said)


def test_numbers_of_subtasks_in_all_names_make_groups() -> None:
    names = ("a1-1", "a1-2", "a2-1", "a10-1", "a10-2")
    files: dict[str, str | bytes] = {f"{name}.in": name for name in names}
    files |= {f"{name}.out": name for name in names}
    with reading(archive(files)) as package:
        problem = package.only()
        groups = [(case.input_name, case.group, case.score) for case in problem.cases]
        said = told(problem.warnings)
    assert problem.draft == ProblemDraft(
        statement=problem.draft.statement,
        type=1,
        judge_case_mode="subtask_lowest",
        code_share=False,
        import_format="plainzip",
    )
    assert groups == [
        ("a1-1.in", 1, 33),
        ("a1-2.in", 1, 33),
        ("a2-1.in", 2, 33),
        ("a10-1.in", 3, 34),
        ("a10-2.in", 3, 34),
    ]
    assert any("3 subtasks" in text for text in said)


@pytest.mark.parametrize("names", [("1-1", "1-2"), ("1-1", "2-1"), ("1-1", "1-2", "x")])
def test_names_that_group_nothing_make_none(names: tuple[str, ...]) -> None:
    files: dict[str, str | bytes] = {f"{name}.in": "" for name in names}
    with reading(archive(files)) as package:
        draft = package.only().draft
    assert (draft.type, draft.judge_case_mode) == (0, "default")


def test_names_that_no_file_may_have_become_numbers() -> None:
    with reading(archive({"in/a:1.x": "1", "out/a:1.x": "2"})) as package:
        (case,) = package.only().cases
    assert (case.input_name, case.output_name) == ("1.in", "1.out")


def test_too_many_cases_are_refused() -> None:
    with reading(archive({f"{n}.in": "" for n in range(2001)})) as package:
        assert "more than 2000 test cases" in package.refusal()
