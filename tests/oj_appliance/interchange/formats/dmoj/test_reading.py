"""DMOJ archives: the fixtures field by field, and what their YAML may say."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.interchange.imports.opening import open_package
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import PackageProblem
from tests.http_client import Client
from tests.judging_waits import verdict_of
from tests.oj_appliance.interchange.packages import (
    MANIFEST,
    assert_as_in_manifest,
    case_data,
    import_file,
    import_package,
    rows,
    zipped,
)
from tests.server_process import ServerProcess

Json = dict[str, Any]
DMOJ = [entry for entry in MANIFEST["problems"] if entry["format"] == "dmoj"]
DATA = {"1.in": "1\n", "1.out": "1\n", "2.in": "2\n", "2.out": "2\n"}
TWO = "test_cases:\n- {in: 1.in, out: 1.out, points: 1}\n- {in: 2.in, out: 2.out, points: 1}\n"


def packed(settings: str, **files: str | bytes) -> bytes:
    """A package of init.yml, the data of two cases and what else a test needs."""
    package = io.BytesIO()
    with zipfile.ZipFile(package, "w") as archive:
        for name, text in {"set/init.yml": settings, **prefixed(DATA), **prefixed(files)}.items():
            archive.writestr(name, text)
    return package.getvalue()


def prefixed(files: dict[str, Any]) -> dict[str, Any]:
    return {f"set/{name}": text for name, text in files.items()}


def imported(root: Client, settings: str, **files: str | bytes) -> tuple[Json, Json]:
    """What the report tells of the one problem, and the problem as the editor has it."""
    (told,) = import_package(root, packed(settings, **files), "set.zip")["problems"]
    assert "error" not in told, told
    return told, root.get("/api/admin/problem", pid=told["pid"]).data


@pytest.fixture(scope="module")
def reports(root: Client) -> dict[str, Json]:
    return {entry["path"]: import_file(root, entry["path"]) for entry in DMOJ}


@pytest.mark.parametrize("entry", DMOJ, ids=lambda entry: entry["id"])
def test_the_problem_is_what_the_manifest_says(
    server: ServerProcess, root: Client, reports: dict[str, Json], entry: Json
) -> None:
    report = reports[entry["path"]]
    (told,) = report["problems"]
    assert (report["format"], report["imported"]) == ("dmoj", 1)
    assert len(told["warnings"]) == 2
    stored = assert_as_in_manifest(server, root, told, entry)
    assert (stored["judge_mode"], stored["spj_abi"]) == (
        entry["mode"],
        entry.get("spj_abi", "hoj"),
    )


def test_a_batch_is_a_group_that_carries_its_points(
    server: ServerProcess, root: Client, reports: dict[str, Json]
) -> None:
    pid = reports["dmoj/own-batched.zip"]["problems"][0]["pid"]
    problem = root.get("/api/admin/problem", pid=pid).data
    assert (problem["judgeCaseMode"], problem["ioScore"]) == ("subtask_lowest", 100)
    sql = f"SELECT score, group_num FROM problem_case WHERE problem_id = {pid} ORDER BY seq"
    assert [tuple(row.values()) for row in rows(server, sql)] == [
        *[(30, 1)] * 2,
        *[(30, 2)] * 2,
        *[(40, 3)] * 2,
    ]


@pytest.mark.parametrize(
    ("checker", "mode", "arguments", "remove_end_blank"),
    [
        ("standard", "default", None, True),
        ("identical", "default", None, False),
        ("{name: rstripped}", "default", None, True),
        ("floats", "spj", "float 1e-6 1e-6", True),
        ("{name: floatsabs, args: {precision: 4}}", "spj", "float 1e-4 0", True),
        ("{name: floatsrel, args: {precision: 9}}", "spj", "float 0 1e-9", True),
    ],
)
def test_a_named_checker_is_a_comparison_of_ours(
    root: Client, checker: str, mode: str, arguments: str | None, remove_end_blank: bool
) -> None:
    _, problem = imported(root, f"{TWO}checker: {checker}\n")
    assert (problem["judgeMode"], problem["spjArgs"]) == (mode, arguments)
    assert problem["isRemoveEndBlank"] is remove_end_blank
    assert problem["unsupported"] is False


OWN = """\
from dmoj.result import CheckerResult
from dmoj.utils.unicode import utf8text


def check(process_output, judge_output, judge_input, point_value, bonus=0, **kwargs):
    if process_output.split() == judge_output.split():
        return True
    near = abs(int(utf8text(process_output)) - int(judge_output)) <= bonus
    return CheckerResult(False, point_value / 2 if near else 0, "read " + utf8text(judge_input))
"""


@pytest.mark.parametrize(
    ("checker", "output", "answer", "share"),
    [
        ("easy", "B a", "ab\n", 1),
        ("easy", "ab b", "ab\n", 0),
        ("unordered", "3 1\n2", "1 2 3\n", 1),
        ("unordered", "3 1", "1 2 3\n", 0),
        ("sorted", "b  c\na", "a\nb c\n", 1),
        ("sorted", "c b\na", "a\nb c\n", 0),
        ("{name: sorted, args: {split_on: whitespace}}", "c b\na", "a\nb c\n", 1),
        ("linecount", "1\n5\n3\n4", "1\n2\n3\n4\n", 0.75),
        ("linecount", "1\n2\n3\n4\n5", "1\n2\n3\n4\n", 0),
        ("{name: linematches, args: {point_distribution: [3, 1]}}", "1\n9", "1\n2\n", 0.75),
        ("{name: own.py, args: {bonus: 2}}", "7", "7\n", 1),
        ("{name: own.py, args: {bonus: 2}}", "6", "7\n", 0.5),
        ("own.py", "6", "7\n", 0),
    ],
)
def test_a_checker_in_python_is_called_as_its_own_judge_would(
    root: Client, tmp_path: Path, checker: str, output: str, answer: str, share: float
) -> None:
    told, problem = imported(root, f"{TWO}checker: {checker}\n", **{"own.py": OWN})
    assert (problem["spjAbi"], problem["spjLanguage"]) == ("lemon", "Python3")
    assert (told["losses"], problem["unsupported"]) == ([], False)
    (tmp_path / "checker.py").write_text(problem["spjCode"])
    for name, text in json.loads(problem["judgeExtraFile"] or "{}").items():
        (tmp_path / name).write_text(text)
    for name, text in (("in", "x"), ("out", output), ("ans", answer)):
        (tmp_path / name).write_text(text)
    words = ["in", "out", "ans", "40", "score", "message"]
    subprocess.run([sys.executable, "checker.py", *words], cwd=tmp_path, check=True)
    assert float((tmp_path / "score").read_text()) == 40 * share


def test_a_package_with_a_checker_in_python_is_judged(root: Client, student: Client) -> None:
    _, problem = imported(
        root, f"{TWO}checker: {{name: own.py, args: {{bonus: 5}}}}\n", **{"own.py": OWN}
    )
    root.put("/api/admin/problem/change-problem-auth", {"id": problem["id"], "auth": 1})
    programs = {"print(int(input()))": 0, "print(100)": -1}
    for code, verdict in programs.items():
        assert verdict_of(student, problem["problemId"], "Python3", code) == verdict


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (f"{TWO}checker: own.py\n", "checker: own.py"),
        (f"{TWO}checker: peg\n", "checker: peg"),
        (
            f"{TWO}checker: {{name: bridged, args: {{files: [own.py], type: peg}}}}\n",
            "checker: peg",
        ),
        (f"{TWO}checker: {{name: linecount, args: {{match: 'lambda p, j: 1'}}}}\n", "linecount"),
        (f"{TWO}custom_judge: own.py\n", "custom_judge"),
        (
            "test_cases:\n- {in: 1.in, out: 1.out, points: 1}\n"
            "- {points: 2, dependencies: [1], batched: [{in: 2.in, out: 2.out}]}\n",
            "dependencies",
        ),
    ],
)
def test_what_this_judge_cannot_do_is_kept_and_told(
    root: Client, settings: str, reason: str
) -> None:
    told, problem = imported(root, settings)
    (loss,) = told["losses"]
    assert (loss["err"], loss["field"]) == ("judge.unsupported", "unsupported")
    assert reason in loss["msg"]
    assert problem["unsupported"] is True


def test_a_bridged_interactor_brings_its_files_and_arguments(root: Client) -> None:
    _, problem = imported(
        root,
        f"{TWO}interactive: {{files: [talk.cpp, talk.h], lang: CPP17, type: testlib, flags: [a]}}",
        **{"talk.cpp": '#include "talk.h"\nint main() {}\n', "talk.h": "// h\n"},
    )
    assert (problem["judgeMode"], problem["spjAbi"]) == ("interactive", "testlib")
    assert (problem["spjLanguage"], problem["spjArgs"]) == ("C++", "a")
    assert problem["judgeExtraFile"] == '{"talk.h":"// h\\n"}'


def test_dynamic_keys_are_never_run(root: Client) -> None:
    told, problem = imported(
        root, "test_cases++: \"__import__('os').abort()\"\npoints: 5\nfile_io: {input: a.in}\n"
    )
    assert told["cases"] == 2
    assert any("test_cases++" in warning["msg"] for warning in told["warnings"])
    assert problem["isFileIO"] is False


def test_patterns_of_the_package_are_not_run_either(root: Client) -> None:
    told, problem = imported(
        root, "test_cases: {input_format: '^(a+)+$', case_points: [10, 20]}\ncases: 1\n"
    )
    assert (told["cases"], len(told["warnings"])) == (2, 3)
    assert (problem["type"], problem["ioScore"]) == (1, 30)


def archives(*texts: str) -> bytes:
    """A package of one problem for each text, all of its files in an archive of its own."""
    settings = "archive: data.zip\ntest_cases: [{in: 1.in, out: 1.out, points: 1}]\n"
    files: dict[str, str | bytes] = {}
    for number, text in enumerate(texts):
        files[f"set{number}/init.yml"] = settings
        files[f"set{number}/data.zip"] = zipped({"1.in": text, "1.out": text})
    return zipped(files)


def test_archives_inside_do_not_share_what_their_files_are_called(
    server: ServerProcess, root: Client
) -> None:
    report = import_package(root, archives("", "second\n", ""), "set.zip")
    data = [case_data(server, problem["pid"]) for problem in report["problems"]]
    assert data == [[(text, text)] for text in (b"", b"second\n", b"")]


def test_archives_inside_are_bounded_together(tmp_path: Path) -> None:
    package = tmp_path / "set.zip"
    package.write_bytes(archives("1" * 40, "2" * 40, "3"))
    with Spool(tmp_path, most_inside=100) as spool, open_package(package, spool) as opened:
        first, second, third = (read() for read in opened.problems)
    assert isinstance(first, PackageProblem) and not isinstance(second, PackageProblem)
    assert second.error.key == "testcase.bad_zip"
    assert isinstance(third, PackageProblem)


def test_file_names_for_input_and_output_are_kept(root: Client) -> None:
    _, problem = imported(root, f"{TWO}file_io: {{input: sum.in, output: sum.out}}\n")
    assert (problem["ioReadFileName"], problem["ioWriteFileName"]) == ("sum.in", "sum.out")


@pytest.mark.parametrize(
    ("settings", "key", "files"),
    [
        ("test_cases: [{in: 9.in, out: 9.out}]", "import.bad_format", {}),
        ("archive: data.zip", "testcase.bad_zip", {"data.zip": b"PK\x03\x04 no archive"}),
        ("a: &a [*a]", "import.bad_format", {}),
    ],
)
def test_a_bad_package_is_refused(
    root: Client, settings: str, key: str, files: dict[str, bytes]
) -> None:
    (told,) = import_package(root, packed(settings, **files))["problems"]
    assert told["error"]["err"] == key
