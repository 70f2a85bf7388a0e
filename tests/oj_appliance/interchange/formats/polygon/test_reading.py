"""Polygon's packages: the fixtures field by field, and what real packages do differently."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oj_appliance.interchange.formats.polygon.checkers import NO_CHECK
from oj_appliance.interchange.types import PackageProblem
from oj_appliance.problems.types.problem import Example, Statement
from tests.http_client import Client
from tests.oj_appliance.files.pictures import picture
from tests.oj_appliance.interchange.packages import (
    MANIFEST,
    assert_as_in_manifest,
    import_file,
    rows,
)
from tests.oj_appliance.interchange.reading import archive, reading, told
from tests.server_process import ServerProcess

Json = dict[str, Any]
POLYGON = [entry for entry in MANIFEST["problems"] if entry["format"] == "polygon"]
EXPECTED = {
    "wrong_answer": [-1],
    "time_limit_exceeded": [1],
    "accepted": [0],
    "partially_accepted": [-3, -1, 1, 2, 3, 8],  # the tag "rejected"
}


# -- the fixtures, through the server


@pytest.fixture(scope="module")
def reports(root: Client) -> dict[str, Json]:
    return {entry["path"]: import_file(root, entry["path"]) for entry in POLYGON}


@pytest.mark.parametrize("entry", POLYGON, ids=lambda entry: entry["id"])
def test_a_fixture_becomes_what_the_manifest_says(
    server: ServerProcess, root: Client, reports: dict[str, Json], entry: Json
) -> None:
    report = reports[entry["path"]]
    assert (report["format"], report["failed"]) == ("polygon", 0)
    (found,) = report["problems"]
    assert found["warnings"] == []
    stored = assert_as_in_manifest(server, root, found, entry)
    assert stored["judge_mode"] == "spj", "both fixtures bring a checker; ncmp runs as it is"
    assert all(stored[part] for part in ("description", "input", "output"))
    assert (stored["import_format"], stored["spj_abi"]) == ("polygon", entry["spj_abi"])
    sql = f"SELECT name, expected FROM reference_solution WHERE problem_id = {found['pid']}"
    expected = {row["name"]: json.loads(row["expected"]) for row in rows(server, sql)}
    assert expected == {
        each["path"].rpartition("/")[2]: EXPECTED[each["label"]] for each in entry["submissions"]
    }


def test_groups_of_a_fixture_count_their_worst_case(root: Client, reports: dict[str, Json]) -> None:
    (found,) = reports["polygon/own-range-max-3$linux.zip"]["problems"]
    problem = root.get("/api/admin/problem", pid=found["pid"]).data
    assert (problem["judgeCaseMode"], problem["ioScore"]) == ("subtask_lowest", 100)


def test_a_tree_without_its_document_is_no_package(root: Client) -> None:
    report = import_file(root, "broken/polygon-no-problem-xml.zip")
    (found,) = report["problems"]
    assert (report["format"], found["error"]["err"]) == (None, "import.bad_format")


# -- made on the spot

quick = pytest.mark.quick
CHECKER = (
    "<checker name='{}' type='testlib'><source path='files/check.cpp' type='cpp.g++17'/></checker>"
)
INTERACTOR = "<interactor><source path='files/int.cpp' type='cpp.g++17'/></interactor>"
TEX = "statements/english/problem.tex"


def document(
    tests: str = "<test/><test/>", assets: str = "", more: str = "", judging: str = ""
) -> str:
    return (
        f"<?xml version='1.0' encoding='utf-8'?><problem short-name='a-b'>{more}"
        "<names><name language='english' value='Sum'/></names>"
        f"<judging {judging}><testset name='pretests'/><testset name='tests'>"
        "<time-limit>1500</time-limit><memory-limit>67108865</memory-limit>"
        "<input-path-pattern>tests/%02d</input-path-pattern>"
        "<answer-path-pattern>tests/%02d.a</answer-path-pattern>"
        f"<tests>{tests}</tests></testset></judging><assets>{assets}</assets></problem>"
    )


def files(xml: str, count: int = 2, **more: str | bytes) -> dict[str, str | bytes]:
    """`more` have "__" for "/" and "_dot_" for "." in their names."""
    named = {name.replace("__", "/").replace("_dot_", "."): text for name, text in more.items()}
    tests = {f"tests/{n:02}{end}": f"{n}\r\n" for n in range(1, count + 1) for end in ("", ".a")}
    return {"problem.xml": xml, **tests, **named}


def read(xml: str, count: int = 2, **more: str | bytes) -> PackageProblem:
    with reading(archive(files(xml, count, **more))) as package:
        assert package.format == "polygon"
        return package.only()


def points(problem: PackageProblem) -> list[tuple[int | None, int]]:
    return [(case.score, case.group) for case in problem.cases]


@quick
def test_limits_and_files_are_read() -> None:
    draft = read(document(judging="input-file='a.in' output-file='a.out'")).draft
    assert (draft.problem_id, draft.statement.title) == ("A-B", "Sum")
    assert (draft.time_limit_ms, draft.memory_limit_mb) == (1500, 65)
    assert (draft.io_read_file_name, draft.io_write_file_name) == ("a.in", "a.out")
    assert (draft.type, draft.judge_mode) == (0, "default")
    half = read(document(judging="input-file='a.in' output-file=''"))
    assert [loss.field for loss in half.losses] == ["isFileIO"]


@quick
def test_tests_of_a_standard_package_that_are_generated_are_told() -> None:
    with reading(
        archive(files(document("<test/><test method='generated' cmd='gen 5'/>"), 1))
    ) as package:
        why = package.refusal()
    assert "1 of 2 tests is not in the package" in why and "tests/02" in why


@quick
def test_missing_answers_are_empty_and_told() -> None:
    package = files(document())
    del package["tests/02.a"]
    with reading(archive(package)) as opened:
        problem = opened.only()
        assert opened.data(problem) == [(b"1\n", b"1\n"), (b"2\n", None)]
    assert told(problem.warnings) == ["tests/02.a: 1 input has no output; empty ones are taken"]


@quick
@pytest.mark.parametrize(
    ("tests", "groups", "expected", "mode"),
    [
        ("<test points='2.0'/><test points='3.0'/>", "", [(2, 1), (3, 1)], "default"),
        (
            "<test group='1' points='5.0'/><test group='1' points='0.0'/>",
            "<group name='1' points='5.0' points-policy='complete-group'/>",
            [(5, 1), (5, 1)],
            "subtask_lowest",
        ),
        (
            "<test group='1' points='5.0'/><test group='1' points='1.0'/>",
            "<group name='1' points='6.0' points-policy='each-test'/>",
            [(5, 1), (1, 1)],
            "default",
        ),
        (
            "<test group='1' points='6.0'/><test group='2' points='4.0'/>",
            "<group name='1' points-policy='complete-group'/>"
            "<group name='2' points-policy='each-test'/>",
            [(6, 1), (4, 2)],
            "subtask_lowest",
        ),
        ("<test points='0.0' group='0'/><test/>", "", [(None, 1), (None, 1)], "default"),
    ],
)
def test_points_and_groups(
    tests: str, groups: str, expected: list[tuple[int | None, int]], mode: str
) -> None:
    xml = document(tests).replace("</tests>", f"</tests><groups>{groups}</groups>")
    problem = read(xml)
    assert points(problem) == expected
    assert problem.draft.judge_case_mode == mode
    assert problem.losses == ()


@quick
def test_points_beyond_all_bounds_are_the_most_that_a_case_may_have() -> None:
    tests = "<test group='1' points='1e308'/>" * 2
    groups = "<groups><group name='1' points-policy='complete-group'/></groups>"
    problem = read(document(tests).replace("</tests>", f"</tests>{groups}"))
    assert points(problem) == [(1_000_000, 1), (1_000_000, 1)]


@quick
def test_dependencies_and_parts_of_points_are_told() -> None:
    tests = "<test group='1' points='2.5'/><test group='2' points='7.4'/>"
    groups = (
        "<groups><group name='1' points='2.5' points-policy='complete-group'/>"
        "<group name='2' points='7.4' points-policy='complete-group'>"
        "<dependencies><dependency group='1'/></dependencies></group></groups>"
    )
    problem = read(document(tests).replace("</tests>", f"</tests>{groups}"))
    assert points(problem) == [(3, 1), (7, 2)]
    assert [loss.field for loss in problem.losses] == ["judgeCaseMode", "scores"]


@quick
@pytest.mark.parametrize(
    ("name", "arguments"),
    [("wcmp", "tokens"), ("lcmp", "lines"), ("rcmp4", "float 1e-4 1e-4"), ("ncmp", None)],
)
def test_checkers_by_their_standard_name(name: str, arguments: str | None) -> None:
    xml = document(assets=CHECKER.format(f"std::{name}.cpp"))
    draft = read(xml, files__check_dot_cpp="int main() {}\r\n").draft
    if arguments is None:
        assert (draft.spj_abi, draft.spj_code) == ("testlib", "int main() {}\n")
        assert read(xml).draft.unsupported == "checker: std::ncmp"
    else:
        assert (draft.spj_abi, draft.spj_args, draft.spj_code) == ("builtin", arguments, None)


@quick
def test_exact_comparison_and_checkers_in_other_languages() -> None:
    exact = read(document(assets=CHECKER.format("std::fcmp.cpp"))).draft
    assert (exact.judge_mode, exact.is_remove_end_blank) == ("default", False)
    pascal = CHECKER.format("").replace("check.cpp", "check.dpr").replace("cpp.g++17", "delphi.7")
    assert read(document(assets=pascal), files__check_dot_dpr="x").draft.spj_language == "delphi.7"
    with reading(archive(files(document(assets=CHECKER.format(""))))) as package:
        assert "files/check.cpp" in package.refusal()


@quick
@pytest.mark.parametrize(
    ("name", "code", "expected"),
    [
        ("", "// c\n", ("testlib", None, "C++", "// c\n")),
        ("std::wcmp.cpp", "// wcmp\n", ("builtin", "tokens", None, None)),
        ("std::rcmp6.cpp", None, ("builtin", "float 1e-6 1e-6", None, None)),
        # Of our comparisons none is exact: the program that came along runs.
        ("std::fcmp.cpp", "// fcmp\n", ("testlib", None, "C++", "// fcmp\n")),
        ("", NO_CHECK, (None, None, None, None)),
    ],
)
def test_an_interactor_keeps_the_checker_after_it(
    name: str, code: str | None, expected: tuple[str | None, ...]
) -> None:
    programs = {"files__int_dot_cpp": "// i\n"}
    if code is not None:
        programs["files__check_dot_cpp"] = code
    draft = read(document(assets=INTERACTOR + CHECKER.format(name)), **programs).draft
    assert (draft.judge_mode, draft.spj_abi, draft.spj_code) == (
        *("interactive", "testlib"),
        "// i\n",
    )
    after = (draft.checker_abi, draft.checker_args, draft.checker_language, draft.checker_code)
    assert after == expected
    assert draft.unsupported is None


@quick
def test_an_interactor_without_a_checker_decides_alone() -> None:
    alone = read(document(assets=INTERACTOR), files__int_dot_cpp="// i\n").draft
    assert (alone.checker_abi, alone.unsupported) == (None, None)
    unknown = document(assets=INTERACTOR + CHECKER.format("std::ncmp.cpp"))
    draft = read(unknown, files__int_dot_cpp="// i\n").draft
    assert (draft.checker_abi, draft.unsupported) == (None, "checker: std::ncmp")


@quick
def test_resources_go_to_those_whom_they_serve() -> None:
    resources = (
        "<files><resources>"
        "<file path='files/testlib.h' type='h.g++'/><file path='files/olymp.sty'/>"
        "<file path='files/lib.h' type='h.g++'/>"
        "<file path='files/grader.cpp'><assets><asset name='SOLUTION'/></assets></file>"
        "<file path='files/both.h'><assets><asset name='solution'/><asset name='checker'/>"
        "</assets></file><file path='files/gone.h'><assets><asset name='checker'/></assets></file>"
        "</resources></files>"
    )
    problem = read(
        document(more=resources),
        files__lib_dot_h="// l",
        files__grader_dot_cpp="// g",
        files__both_dot_h="// b",
        files__olymp_dot_sty="x",
    )
    assert problem.draft.user_extra_file == {"grader.cpp": "// g", "both.h": "// b"}
    assert problem.draft.judge_extra_file == {"lib.h": "// l", "both.h": "// b"}
    assert told(problem.losses) == ["Not kept: extra files of the judging program (gone.h)"]


@quick
def test_tags_of_solutions_are_verdicts() -> None:
    tags = {
        "main": (0,),
        "presentation-error": (-3,),
        "memory-limit-exceeded": (2,),
        "time-limit-exceeded-or-accepted": (0, 1),
        "time-limit-exceeded-or-memory-limit-exceeded": (1, 2),
        "failed": (-3, -1, 1, 2, 3, 8),
    }
    nodes = "".join(
        f"<solution tag='{tag}'><source path='solutions/{n}.py' type='python.3'/></solution>"
        for n, tag in enumerate(tags)
    )
    lost = "<solution tag='main'><source path='solutions/x.pas' type='pas.fpc'/></solution>"
    sources = {f"solutions__{n}_dot_py": "print(1)\n" for n in range(len(tags))}
    problem = read(document(assets=f"<solutions>{nodes}{lost}</solutions>"), **sources)
    found = problem.draft.reference_solutions
    assert [each.expected for each in found] == list(tags.values())
    assert {each.language for each in found} == {"Python3"}
    assert told(problem.losses) == ["Not kept: the reference solutions (x.pas)"]


@quick
def test_statements_come_from_properties_sections_or_the_document() -> None:
    properties = {
        "name": "Сумма",
        "legend": "Сложите \\textbf{числа}.",
        "input": "$a$",
        "output": "",
        "notes": None,
        "scoring": "Всё.",
        "interaction": "Диалог.",
        "sampleTests": [{"input": "9\n", "output": "9\n"}],
    }
    problem = read(
        document(),
        **{
            "statements__russian__problem-properties.json": json.dumps(properties),
            "statement-sections__english__legend.tex": "Add ``them''.",
            "statement-sections__english__notes.tex": "Easy.",
            "statement-sections__english__example.01": "1 2",
            "statement-sections__english__example.01.a": "3",
            "statements__chinese__problem.tex": (
                "\\begin{problem}{和}{a}{b}{1}{2}\n求和。\n\\InputFile\n两个数。\n\\end{problem}"
            ),
            "statements__klingon__problem.tex": "x",
            "statements__.html__english__problem.html": "x",
        },
    )
    draft = problem.draft
    assert draft.statement == Statement("和", "求和。", "两个数。")
    assert draft.further_statements == {
        "en-US": Statement("Sum", "Add “them”.", hint="Easy."),
        "ru-RU": Statement(
            "Сумма", "Сложите **числа**.", "$a$\n\n## Interaction\n\nДиалог.", "", "Всё."
        ),
    }
    assert [loss.field for loss in problem.losses] == ["statements"]


@quick
def test_examples_shown_may_differ_from_the_answers() -> None:
    told_ = {"legend": "x", "sampleTests": [{"input": "9\r\n", "output": "8\r\n"}]}
    problem = read(
        document("<test sample='true'/><test/>"),
        **{"statements__english__problem-properties.json": json.dumps(told_)},
    )
    assert problem.draft.examples == (Example("9\n", "8\n"),)


@quick
def test_pictures_of_two_languages_stay_apart() -> None:
    english, russian = picture(), picture(width=10)
    package = files(document()) | {
        "statements/english/problem.tex": "\\includegraphics{a b.png} \\includegraphics{c}",
        "statements/english/a b.png": english,
        "statements/english/c.png": english,
        "statements/russian/problem.tex": "\\includegraphics{a b.png} \\includegraphics{lost.eps}",
        "statements/russian/a b.png": russian,
    }
    with reading(archive(package)) as opened:
        problem = opened.only()
        shown = opened.pictures(problem)
    assert shown == {
        "polygon/english/a%20b.png": english,
        "polygon/english/c.png": english,
        "polygon/russian/a%20b.png": russian,
    }
    text = problem.draft.statement.description
    assert text == "![](polygon/english/a%20b.png) ![](polygon/english/c.png)"
    assert told(problem.warnings) == ["lost.eps: the archive has no such file"]


@quick
@pytest.mark.parametrize(
    ("xml", "reason"),
    [
        ("<problem><judging>", "not XML"),
        ("<!DOCTYPE p [<!ENTITY a 'b'>]><problem>&a;</problem>", "declares an entity"),
        ("<problem>" + "<a>" * 50 + "</a>" * 50 + "</problem>", "nested too deeply"),
        ("<problem></problem>", "there is no test data"),
        (document(tests="").replace("<tests></tests>", "<test-count>99999</test-count>"), "2000"),
        (document().replace("tests/%02d<", "tests/%s%n<"), "%s%n"),
        (document().replace("tests/%02d<", "../../%d<"), "not in the package"),
    ],
)
def test_a_broken_document_is_refused(xml: str, reason: str) -> None:
    with reading(archive(files(xml))) as package:
        assert reason in package.refusal()
