"""HOJ zips: the fixture field by field, what real exports do differently, and that our own zip
brings everything back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oj_appliance.interchange.formats.hoj.writing import write_hoj
from oj_appliance.interchange.types import UnreadableError
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
HOJ = [entry for entry in MANIFEST["problems"] if entry["format"] == "hoj"]
LIMITS = {"timeLimit": 1000, "memoryLimit": 256, "stackLimit": 128}
PROBLEM: Json = {"title": "A+B", "type": 0, **LIMITS}
DATA: dict[str, str | bytes] = {"problem_7/1.in": "1 2\n", "problem_7/1.out": "3\n"}


def package(changes: Json | None = None, *, folder: str = "", **problem: Any) -> bytes:
    """One problem with one case; `changes` are laid over the file, other words over its problem."""
    document = {
        "judgeMode": "default",
        "samples": [{"input": "1.in", "output": "1.out"}],
        "problem": {**PROBLEM, **problem},
        **(changes or {}),
    }
    files: dict[str, str | bytes] = {"problem_7.json": json.dumps(document), **DATA}
    return archive({folder + name: content for name, content in files.items()})


def test_every_problem_of_the_fixture_is_what_the_manifest_says() -> None:
    with reading_file(HOJ[0]["path"]) as read:
        assert read.format == "hoj"
        assert len(read.problems) == len(HOJ)
        for entry, problem in zip(HOJ, read.problems, strict=True):
            assert_as_in_manifest(read, problem, entry)
        first, second = (each.draft for each in read.problems[:2])  # type: ignore[union-attr]
        assert [tag.name for tag in first.tags] == ["warm-up", "math"]
        assert first.languages == ("C", "C++", "Java", "Python3")
        assert [each.language for each in first.code_templates] == ["C++", "Python3"]
        assert second.judge_case_mode == "subtask_lowest"
        cases = read.problems[1].cases  # type: ignore[union-attr]
        assert [(case.score, case.group) for case in cases] == [
            *[(30, 1)] * 2,
            *[(30, 2)] * 2,
            *[(40, 3)] * 2,
        ]


def test_paths_of_the_old_server_and_missing_names_are_read() -> None:
    samples = [{"input": "/judge/test_case/problem_7/1.in"}, {"input": "C:\\x\\1.in"}]
    with reading(package({"samples": samples})) as read:
        assert read.data(read.only()) == [(b"1 2\n", b"3\n")] * 2
    with reading(package({"samples": [{"input": "1.in", "output": "2.out"}]})) as read:
        (case,) = read.only().cases
        assert (case.output_name, case.output) == ("2.out", None)
        assert told(read.only().warnings) == [
            "problem_7: 1 input has no output; empty ones are taken"
        ]
    with reading(package(folder="my export/")) as read:
        assert read.data(read.only()) == [(b"1 2\n", b"3\n")]


def test_extra_files_are_read_where_the_exporter_is_right() -> None:
    confused = {"userExtraFile": {"judge.h": "wrong"}, "judgeExtraFile": {"judge.h": "wrong"}}
    with reading(package(confused, judgeExtraFile='{"judge.h": "int x;"}')) as read:
        draft = read.only().draft
        assert (draft.user_extra_file, draft.judge_extra_file) == ({}, {"judge.h": "int x;"})
    with reading(package({"userExtraFile": {"lib.h": "a"}})) as read:
        assert read.only().draft.user_extra_file == {"lib.h": "a"}


def test_what_ours_does_not_know_is_told() -> None:
    changes = {
        "languages": ["C", "Brainfuck"],
        "codeTemplates": [{"language": "Befunge", "code": "x"}],
        "tags": ["a" * 60, "kept"],
    }
    problem = {"judgeCaseMode": "subtask_lowest", "examples": "<input>1</input> and more"}
    with reading(package(changes, **problem)) as read:
        found = read.only()
        assert [loss.field for loss in found.losses] == [
            "judgeCaseMode",
            "languages",
            "codeTemplates",
        ]
        assert len(found.warnings) == 2
        assert (found.draft.languages, found.draft.judge_case_mode) == (("C",), "default")
        assert [tag.name for tag in found.draft.tags] == ["kept"]


def test_a_problem_without_a_title_says_so() -> None:
    with reading(package(title=" ")) as read:
        assert read.only().draft.statement.title == "problem_7.json"
        assert told(read.only().warnings) == [
            "the title: there is no title; “problem_7.json” is taken"
        ]


def test_a_checker_that_calls_testlib_is_testlibs_unless_the_package_says_otherwise() -> None:
    code = 'int main(int n, char** v) { registerTestlibCmd(n, v); quitf(_ok, ""); }'
    checker = {"spjCode": code, "spjLanguage": "C++"}
    with reading(package({"judgeMode": "spj"}, **checker)) as read:
        assert (read.only().draft.judge_mode, read.only().draft.spj_abi) == ("spj", "testlib")
    own = {"judgeMode": "spj", "x-oja": {"spjAbi": "hoj"}}
    with reading(package(own, **checker)) as read:
        assert read.only().draft.spj_abi == "hoj"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (package(timeLimit="much"), 'the value is not as it should be: "much"'),
        (package(timeLimit=1e400), "Infinity"),
        (package(title=["x"]), '["x"]'),
        (package({"samples": {}}), "samples"),
        (package({"samples": []}), "there is no test data"),
        (package({"samples": [{"input": "9.in"}]}), "problem_7/9.in"),
        (package({"samples": [{"input": "../x/1.in/"}]}), "has no such file"),
        (package({"problem": None}), "“problem” is missing"),
        (package(isRemote=True, problemId="HDU-1000"), "another judge (HDU)"),
        (package(userExtraFile="[1]"), "not a JSON object"),
        (archive({"problem_7.json": "[" * 100_000, **DATA}), "not a JSON object"),
        (archive({"problem_7.json": b"\xff\xfe{", **DATA}), "no text in UTF-8"),
    ],
)
def test_a_broken_problem_says_what_is_wrong(content: bytes, reason: str) -> None:
    with reading(content) as read:
        assert reason in read.refusal()


def test_half_a_character_is_no_reason_to_fail() -> None:
    with reading(package(title="a\ud800b")) as read:
        assert read.only().draft.statement.title == "a?b"


def test_another_archive_with_json_in_it_is_none() -> None:
    with pytest.raises(UnreadableError), reading(archive({"package.json": "{}"})):
        pass


STATEMENT = Statement("Whole", "See ![](/api/public/img/a.png)", "  in", "out\n", "hint")
EVERYTHING = ProblemDraft(
    statement=STATEMENT,
    problem_id="WHOLE",
    type=1,
    judge_mode="spj",
    judge_case_mode="subtask_average",
    time_limit_ms=1234,
    memory_limit_mb=99,
    stack_limit_mb=64,
    examples=(Example("1\n", "2\n"), Example("a <b>", "")),
    source="a book",
    difficulty=2,
    code_share=True,
    is_remove_end_blank=False,
    open_case_result=False,
    show_checker_comment=True,
    is_file_io=True,
    io_read_file_name="a.in",
    io_write_file_name="b.txt",
    spj_code="int main() {}",
    spj_language="Java",
    spj_abi="dmoj-coci",
    spj_args="--strict",
    further_statements={"en-US": Statement("Englisch", "![](/api/public/img/a.png)", "i", "o")},
    is_upload_case=False,
    tags=(TagName("grün", "#00ff00"), TagName("plain")),
    languages=("C++ 20", "PyPy3"),
    code_templates=(
        CodeTemplateDraft("C++ 20", "hidden", "before\n", "\nafter", enabled=False),
        CodeTemplateDraft("PyPy3", "shown", enabled=True),
    ),
    reference_solutions=(
        ReferenceSolutionDraft("slow.py", "PyPy3", "while 1: pass", (1, 8), 40),
        ReferenceSolutionDraft("good.py", "PyPy3", "print(1)"),
    ),
    user_extra_file={"grader.h": "int f();"},
    judge_extra_file={"key.txt": "42"},
    unsupported="several passes",
)


def test_our_own_zip_brings_everything_back() -> None:
    shown = picture()
    problem = ExportProblem(
        pid=7,
        draft=EVERYTHING,
        cases=(export_case(1, b"1\n", b"", 0, 2), export_case(2, b"\xff\x00", b"ok", 7, 1)),
        pictures=(ExportPicture("/api/public/img/a.png", export_file("a.png", shown)),),
        attachments=(export_file("讲义 1.pdf", b"%PDF"), export_file("empty", b"")),
        tag_colors={"plain": "#123456"},
    )
    with reading(written(lambda top: write_hoj(problem, top))) as read:
        found = read.only()
        assert (found.warnings, found.losses) == ((), ())
        assert read.data(found) == [(b"1\n", b""), (b"\xff\x00", b"ok")]
        assert [(case.score, case.group) for case in found.cases] == [(0, 2), (7, 1)]
        assert [case.input_name for case in found.cases] == ["1.in", "2.in"]
        assert read.files(found) == {"讲义 1.pdf": b"%PDF", "empty": b""}
        ((link, content),) = read.pictures(found).items()
        assert content == shown

        def linked(statement: Statement) -> Statement:
            text = statement.description.replace(link, "/api/public/img/a.png")
            return Statement(
                statement.title, text, statement.input, statement.output, statement.hint
            )

        back = found.draft
        assert linked(back.statement) == EVERYTHING.statement
        assert {
            language: linked(each) for language, each in back.further_statements.items()
        } == EVERYTHING.further_statements
        assert back.tags == (TagName("grün", "#00ff00"), TagName("plain", "#123456"))
        for field in ProblemDraft.__dataclass_fields__:
            if field not in ("statement", "further_statements", "tags", "import_format"):
                assert getattr(back, field) == getattr(EVERYTHING, field), field
        assert back.import_format == "hoj"


def test_names_that_would_be_one_file_elsewhere_become_numbers() -> None:
    cases = (export_case(1, b"1", b"1"), export_case(2, b"2", b"2"))
    alike = tuple(
        type(case)(export_file(name, case.input.read()), case.output, None, 1)
        for name, case in zip(("A.in", "a.in"), cases, strict=True)
    )
    draft = ProblemDraft(statement=Statement("x"), problem_id="X")
    problem = ExportProblem(pid=1, draft=draft, cases=alike)
    with reading(written(lambda top: write_hoj(problem, top))) as read:
        assert read.data(read.only()) == [(b"1", b"1"), (b"2", b"2")]


def test_a_file_that_many_cases_name_is_copied_once() -> None:
    samples = [{"input": "1.in", "output": "1.out"}] * 2000
    with reading(package({"samples": samples})) as read:
        found = read.only()
        assert len(found.cases) == 2000
        assert read.spooled == len(b"1 2\n3\n")
        assert read.data(found)[-1] == (b"1 2\n", b"3\n")


def test_hostile_additions_refuse_that_problem_alone() -> None:
    for own in ("no object", {"solutions": 3}, {"statements": {"zh-CN": "x"}}):
        with reading(package({"x-oja": own})) as read:
            assert "the value is not as it should be" in read.refusal()
    unknown = {
        "codeTemplates": [{"language": "Befunge", "code": "x"}, {"language": "C", "code": "y"}],
        "solutions": [
            {"name": "x" * 101, "language": "C", "code": "z", "expected": [77], "score": -1},
            {"name": "a", "language": "F" * 300, "code": "x"},
            {"name": "empty", "language": "C"},
        ],
    }
    with reading(package({"x-oja": unknown, "tags": [f"t{each}" for each in range(200)]})) as read:
        found = read.only()
        assert [each.code for each in found.draft.code_templates] == ["y"]
        assert found.draft.reference_solutions == (ReferenceSolutionDraft("solution1", "C", "z"),)
        assert [loss.field for loss in found.losses] == ["codeTemplates", "solutions"]
        assert (len(found.draft.tags), len(found.warnings)) == (100, 1)
    missing = {"attachments": [{"name": "a", "sha256": "../1.in"}], "pictures": [{"sha256": None}]}
    with reading(package({"x-oja": missing})) as read:
        assert read.only().attachments == ()
        assert len(read.only().warnings) == 2
