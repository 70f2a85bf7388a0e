"""Hydro's packages: the fixtures field by field, and what real packages do differently."""

from __future__ import annotations

from typing import Any

import pytest

from oj_appliance.interchange.types import PackageProblem
from oj_appliance.problems.types.problem import TagName
from tests.http_client import Client
from tests.oj_appliance.interchange.formats.hydro.packages import read
from tests.oj_appliance.interchange.packages import (
    MANIFEST,
    assert_as_in_manifest,
    detail,
    import_file,
    rows,
)
from tests.oj_appliance.interchange.reading import archive, reading, reading_file, told
from tests.server_process import ServerProcess

Json = dict[str, Any]
HYDRO = [entry for entry in MANIFEST["problems"] if entry["format"] == "hydro"]
PATHS = sorted({entry["path"] for entry in HYDRO})
TESTLIB = '#include "testlib.h"\nint main() { registerTestlibCmd(0, 0); }\n'


# -- the fixtures, through the server


@pytest.fixture(scope="module")
def reports(root: Client) -> dict[str, Json]:
    return {path: import_file(root, path) for path in PATHS}


@pytest.mark.covers("S3-2.13-4e")
@pytest.mark.parametrize("entry", HYDRO, ids=lambda entry: entry["id"])
def test_a_fixture_becomes_what_the_manifest_says(
    server: ServerProcess, root: Client, reports: dict[str, Json], entry: Json
) -> None:
    report = reports[entry["path"]]
    assert (report["format"], report["failed"]) == ("hydro", 0)
    found = report["problems"][entry["index_in_package"]]
    assert found["warnings"] == []
    stored = assert_as_in_manifest(server, root, found, entry)
    assert (stored["import_format"], stored["judge_mode"]) == ("hydro", entry["mode"])
    assert all(stored[part] for part in ("description", "input", "output"))
    if "spj_abi" in entry:
        assert (stored["spj_abi"], stored["spj_language"]) == (entry["spj_abi"], "C++")


def test_subtasks_of_a_fixture_are_groups_that_count_their_worst_case(
    server: ServerProcess, root: Client, reports: dict[str, Json]
) -> None:
    pid = reports["hydro/own-default-and-subtasks.zip"]["problems"][1]["pid"]
    problem = root.get("/api/admin/problem", pid=pid).data
    assert (problem["judgeCaseMode"], problem["ioScore"]) == ("subtask_lowest", 100)
    sql = f"SELECT score, group_num FROM problem_case WHERE problem_id = {pid} ORDER BY seq"
    found = [tuple(row.values()) for row in rows(server, sql)]
    assert found == [(30, 1), (30, 1), (30, 2), (30, 2), (40, 3), (40, 3)]


def test_a_picture_moves_to_this_server_and_tags_are_kept(
    root: Client, reports: dict[str, Json]
) -> None:
    found = detail(root, reports["hydro/own-default-and-subtasks.zip"]["problems"][0]["problemId"])
    text = found["problem"]["description"]
    assert "![picture](/api/public/img/" in text and "file://" not in text
    assert {tag["name"] for tag in found["tags"]} == {"warm-up", "math"}


def test_a_tab_in_the_yaml_is_a_blank_and_told(root: Client) -> None:
    # Dry, since another test wants its id.
    (found,) = import_file(root, "broken/hydro-tab-in-yaml-no-config.zip", dryRun=True)["problems"]
    assert (found["title"], found["cases"]) == ("Tab title", 1)
    (warning,) = found["warnings"]
    assert "problem.yaml" in warning["msg"]


# -- made on the spot


def points(problem: PackageProblem) -> list[tuple[int | None, int]]:
    return [(case.score, case.group) for case in problem.cases]


quick = pytest.mark.quick


@quick
def test_names_of_files_in_gbk_are_read() -> None:
    with reading_file("hydro/own-gbk-names.zip") as package:
        names = [case.input_name for case in package.only().cases]
    assert names == [f"数据{number}.in" for number in range(1, 5)]


@quick
def test_settings_are_read_as_loosely_as_real_packages_write_them() -> None:
    problem = read(None, "title: 1001\npid: null\ntag: [1, two, two]\ndifficulty: 7\nowner: x\n")
    draft = problem.draft
    assert (draft.statement.title, draft.problem_id, draft.difficulty) == ("1001", "", 2)
    assert draft.tags == (TagName("1"), TagName("two"))
    assert (draft.type, draft.judge_case_mode, draft.time_limit_ms) == (0, "default", 1000)
    assert read(None, 'pid: "null"\ntitle: T\n').draft.problem_id == ""
    assert read(None, "pid: p12\ntitle: T\ndifficulty: 3").draft.problem_id == "P12"
    untitled = read(None, "tag: a\n")
    assert (untitled.draft.statement.title, untitled.draft.difficulty) == ("7", 1)
    assert told(untitled.warnings) == ["the title: there is no title; “7” is taken"]


@quick
@pytest.mark.parametrize(
    ("written", "time_ms", "memory_mb"),
    [
        ("time: 2s\nmemory: 64m", 2000, 64),
        ("time: 1500ms\nmemory: 64MB", 1500, 64),
        ("time: 500us\nmemory: 64k", 1, 1),
        ("time: 0.5s\nmemory: 1g", 500, 1024),
        ("time: 300\nmemory: 512", 300, 512),
        ("time: soon\nmemory: much", 1000, 256),
        ("cases:\n- {input: 1.in, output: 1.out, time: 3s, memory: 300m}", 3000, 300),
    ],
)
def test_limits_are_in_many_units(written: str, time_ms: int, memory_mb: int) -> None:
    draft = read(written).draft
    assert (draft.time_limit_ms, draft.memory_limit_mb) == (time_ms, memory_mb)


@quick
def test_limits_that_say_nothing_are_told() -> None:
    assert told(read("time: soon\nmemory: [1]").warnings) == [
        "config.yaml: time: not given; 1000 ms is taken",
        "config.yaml: memory: not given; 256 MB is taken",
    ]


@quick
def test_limits_of_single_cases_are_told() -> None:
    problem = read("time: 1s\ncases:\n- {input: 1.in, output: 1.out, time: 3s}")
    assert told(problem.losses) == ["Changed: the time limit (now 3000 ms)"]


@quick
def test_what_subtasks_leave_open_is_shared() -> None:
    case = "{input: 1.in, output: 1.out}"
    by_sum = read(f"cases: [{case}, {case}, {case}]\nscore: 20")
    assert points(by_sum) == [(20, 1)] * 3
    shared = read(f"subtasks:\n- {{type: sum, cases: [{case}, {case}, {case}]}}")
    assert [score for score, _ in points(shared)] == [33, 33, 34]
    minimum = read(f"subtasks:\n- {{score: 30, cases: [{case}, {case}]}}\n- {{cases: [{case}]}}")
    assert points(minimum) == [(30, 1), (30, 1), (70, 2)]
    assert minimum.draft.judge_case_mode == "subtask_lowest"
    assert (by_sum.draft.type, by_sum.draft.judge_case_mode) == (1, "default")
    assert points(read("score: 1e300"))[0] == (1_000_000, 1), "no more than a case may have"


@quick
def test_subtasks_that_add_up_beside_others_keep_their_meaning() -> None:
    """A case that counts for itself is a group of one."""
    mixed = read(
        "subtasks:\n"
        "- {score: 40, type: min, cases: [{input: 1.in}, {input: 2.in}]}\n"
        "- {score: 60, type: sum, cases: [{input: 1.in}, {input: 2.in, score: 20}]}\n"
    )
    assert points(mixed) == [(40, 1), (40, 1), (40, 2), (20, 3)]
    assert mixed.losses == () and mixed.draft.unsupported is None


@quick
def test_what_this_judge_cannot_add_up_or_run_is_told() -> None:
    case = "{input: 1.in, output: 1.out}"
    depends = read(
        f"subtasks:\n- {{id: 1, if: [2], cases: [{case}]}}\n- {{id: 2, cases: [{case}]}}"
    )
    assert told(depends.losses) == ["Not kept: that a group counts only when others are passed"]
    best = read(f"subtasks:\n- {{type: max, cases: [{case}, {case}]}}")
    assert best.draft.unsupported == "subtasks: max"
    assert read("type: submit_answer").draft.unsupported == "type: submit_answer"
    assert read("multi_pass: 3").draft.unsupported == "multi_pass"
    rates = read("time_limit_rate: {py.py3: 2}\nlangs: [cc.cc17o2, py, brainfuck]")
    assert told(rates.losses) == [
        "Not kept: the time limit (time_limit_rate)",
        "Not kept: the languages offered (brainfuck)",
    ]
    assert rates.draft.languages is not None
    assert {"C++ 17", "PyPy3"} <= set(rates.draft.languages)
    assert not {"C", "Java"} & set(rates.draft.languages)


@quick
def test_cases_are_paired_by_name_without_a_list() -> None:
    names = ("a1-1.in", "a1-1.out", "a1-2.in", "a1-2.ans", "a2-1.in", "a2-1.out", "readme.txt")
    problem = read(**{f"testdata__{name.replace('.', '_dot_')}": "1\n" for name in names})
    assert points(problem) == [(50, 1), (50, 1), (50, 2)]
    plain = read(testdata__input10_dot_txt="b", testdata__input2_dot_txt="a")
    assert [case.output for case in plain.cases] == [None, None]
    assert (plain.draft.type, len(plain.cases)) == (0, 2)


@quick
def test_a_missing_output_is_told_and_one_that_is_meant_to_be_missing_is_not() -> None:
    meant = read("cases: [{input: 1.in, output: /dev/null}, {input: 2.in}]")
    assert [case.output for case in meant.cases] == [None, None]
    assert meant.warnings == ()
    lost = read("cases: [{input: 1.in, output: 9.out}]")
    assert told(lost.warnings) == ["9.out: 1 input has no output; empty ones are taken"]


@quick
@pytest.mark.parametrize(
    ("config", "reason"),
    [
        ("cases: [{input: 9.in, output: 1.out}]", "the archive has no such file"),
        ("cases: [{input: ../../etc/passwd, output: 1.out}]", "the archive has no such file"),
        ("checker_type: testlib\nchecker: lost.cc", "the archive has no such file"),
        ("type: interactive", "“interactor” is missing"),
        ("cases: [[", "this is not YAML"),
        ("type: objective\nanswers: {'1': [A, 5]}", "objective questions"),
        ("type: remote_judge\nsubType: elsewhere\ntarget: P1", "elsewhere P1"),
    ],
)
def test_a_broken_configuration_refuses_its_problem_alone(config: str, reason: str) -> None:
    good = {"2/problem.yaml": "title: B", "2/testdata/1.in": "1", "2/testdata/1.out": "1"}
    bad = {"1/problem.yaml": "title: A", "1/testdata/1.in": "1", "1/testdata/1.out": "1"}
    with reading(archive(bad | good | {"1/testdata/config.yaml": config})) as package:
        refused, kept = package.problems
    assert not isinstance(refused, PackageProblem)
    assert refused.title == "A" and reason in refused.error.fill["reason"].en
    assert isinstance(kept, PackageProblem) and kept.index == 1


@quick
@pytest.mark.parametrize(
    ("kind", "convention"),
    [(name, name) for name in ("testlib", "kattis", "hustoj", "lemon", "qduoj", "syzoj")],
)
def test_every_kind_of_checker_is_kept(kind: str, convention: str) -> None:
    problem = read(
        f"checker_type: {kind}\nchecker: {{file: chk.py, lang: py.py2}}\n"
        "judge_extra_files: [lib.h]\nuser_extra_files: [stub.h, gone.h]",
        testdata__chk_dot_py="print(1)\n",
        testdata__lib_dot_h="// judge\n",
        testdata__stub_dot_h="// user\n",
        testdata__1_dot_in="1",
        testdata__1_dot_out="1",
    )
    draft = problem.draft
    assert (draft.judge_mode, draft.spj_abi, draft.spj_language) == ("spj", convention, "Python2")
    assert draft.judge_extra_file == {"lib.h": "// judge\n"}
    assert draft.user_extra_file == {"stub.h": "// user\n"}
    assert told(problem.losses) == ["Not kept: extra files of the student's program (gone.h)"]


@quick
@pytest.mark.parametrize(
    ("name", "arguments", "losses"),
    [
        ("wcmp", "tokens", 0),
        ("lcmp", "lines", 0),
        ("rcmp6", "float 1e-6 1e-6", 0),
        ("ncmp", "tokens", 1),
        ("nyesno", "tokens-nocase", 1),
    ],
)
def test_checkers_that_hydro_brings_along_are_comparisons(
    name: str, arguments: str, losses: int
) -> None:
    problem = read(f"checker_type: testlib\nchecker: {name}")
    draft = problem.draft
    assert (draft.judge_mode, draft.spj_abi, draft.spj_args) == ("spj", "builtin", arguments)
    assert [loss.field for loss in problem.losses] == ["spj"] * losses


@quick
def test_comparisons_and_unknown_checkers() -> None:
    assert read("checker_type: strict").draft.is_remove_end_blank is False
    assert read("checker_type: testlib\nchecker: fcmp").draft.is_remove_end_blank is False
    assert read("checker_type: testlib\nchecker: uncmp").draft.unsupported == "checker: uncmp"
    named = {"testdata__c_dot_cc": TESTLIB, "testdata__1_dot_in": "1", "testdata__1_dot_out": "1"}
    assert read("checker: c.cc", **named).draft.spj_abi == "testlib"


@quick
def test_file_names_details_and_code_around_the_students() -> None:
    draft = read(
        "filename: sum\ndetail: none\ntemplate: {cc: ['// a', '// b'], java: ['', '// c']}"
    ).draft
    assert (draft.io_read_file_name, draft.io_write_file_name) == ("sum.in", "sum.out")
    assert draft.open_case_result is False
    around = {each.language: (each.prepend, each.append) for each in draft.code_templates}
    assert around["C++ 20"] == ("// a", "// b") and around["Java"] == ("", "// c")
    assert draft.languages is not None and set(draft.languages) == set(around)


@quick
def test_an_old_configuration_is_a_table() -> None:
    problem = read(
        testdata__config_dot_ini="2\na0.in|a0.out|1|30|65536\na1.in|a1.out|2|70|65536\n",
        **{f"testdata__{kind}put__a{n}_dot_{kind}": "1" for kind in ("in", "out") for n in (0, 1)},
    )
    assert points(problem) == [(30, 1), (70, 1)]
    assert (problem.draft.time_limit_ms, problem.draft.memory_limit_mb) == (2000, 64)
