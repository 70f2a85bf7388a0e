"""The judge's own command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from judge_sandbox.languages import all_languages
from tests.judge_sandbox.sandbox_fixture import FIXTURES

A_PLUS_B = FIXTURES / "aplusb"


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What compilers need again is made once for the module."""
    return tmp_path_factory.mktemp("cache")


def judge_sandbox(
    *arguments: str, cache: Path | None = None, given: str = "", user: str | None = None
) -> subprocess.CompletedProcess[str]:
    options = [] if cache is None else ["--cache", str(cache)]
    return subprocess.run(
        [sys.executable, "-m", "judge_sandbox", *options, *arguments],
        cwd=Path(__file__).parents[3],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=180,
        user=user,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )


@pytest.mark.parametrize(("path", "code"), [("AC/ac.c", 0), ("WA/wa_empty.c", 10), ("CE/ce.c", 15)])
def test_judge_prints_a_table_and_exits_by_verdict(cache: Path, path: str, code: int) -> None:
    done = judge_sandbox("judge", str(A_PLUS_B), str(A_PLUS_B / "submissions" / path), cache=cache)
    assert done.returncode == code, done.stderr
    assert done.stdout.startswith(" case group status")
    assert path[:2] in done.stdout


def test_judge_tells_the_same_as_json(cache: Path) -> None:
    source = A_PLUS_B / "submissions" / "WA" / "wa_empty.c"
    done = judge_sandbox("judge", str(A_PLUS_B), str(source), "--json", cache=cache)
    report = json.loads(done.stdout)
    assert done.returncode == 10
    assert report["verdict"] == "WA"
    assert [case["seq"] for case in report["cases"]] == list(range(1, 11))
    assert {case["verdict"] for case in report["cases"]} == {"WA"}
    assert report["memory_kb"] > 0


def test_judge_all_compares_with_the_labels(cache: Path) -> None:
    done = judge_sandbox("judge", str(FIXTURES / "aplusb-exact"), "--all", cache=cache)
    assert done.returncode == 0, done.stdout
    assert done.stdout.rstrip().endswith("6 of 6 labels held")


def test_judge_all_ends_with_1_when_a_label_does_not_hold(tmp_path: Path, cache: Path) -> None:
    (tmp_path / "case.in").write_text("40 2\n")
    (tmp_path / "case.out").write_text("42\n")
    (tmp_path / "empty.py").write_text("")
    (tmp_path / "problem.toml").write_text(
        'title = "Sum"\nmode = "default"\ntype = "ACM"\njudge_case_mode = "default"\n'
        "time_limit_ms = 1000\nmemory_limit_mb = 64\nstack_limit_mb = 64\n"
        'cases = [{ input = "case.in", output = "case.out" }]\n'
        'submissions = [{ file = "empty.py", language = "Python3", expected = "AC" }]\n'
    )
    done = judge_sandbox("judge", str(tmp_path), "--all", "--json", cache=cache)
    assert done.returncode == 1
    line = json.loads(done.stdout)
    assert (line["expected"], line["verdict"], line["held"]) == ("AC", "WA", False)


def test_run_passes_both_outputs_on_and_reports_as_json(cache: Path) -> None:
    program = "import sys; print(input() * 2); print('to err', file=sys.stderr); sys.exit(7)"
    done = judge_sandbox("run", "--", "/usr/bin/python3", "-c", program, cache=cache, given="ha\n")
    assert done.returncode == 0
    assert done.stdout == "haha\n"
    error_output, report, rest = done.stderr.split("\n")
    assert (error_output, rest) == ("to err", "")
    assert json.loads(report)["exit_code"] == 7


def test_run_takes_files_along_and_leaves_the_report_in_a_file(tmp_path: Path, cache: Path) -> None:
    script = tmp_path / "words.sh"
    script.write_text("#!/bin/sh\ncat words.txt\n")
    script.chmod(0o755)
    (tmp_path / "words").write_text("inside\n")
    report = tmp_path / "report.json"
    done = judge_sandbox(
        *("run", "--file", f"script={script}", "--file", f"words.txt={tmp_path / 'words'}"),
        *("--report", str(report), "--", "/w/script"),
        cache=cache,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "inside\n", "")
    assert json.loads(report.read_text())["end"] == "ITSELF"


def test_doctor_says_in_both_languages_that_this_machine_can_judge() -> None:
    english, chinese = judge_sandbox("doctor"), judge_sandbox("doctor", "--language", "zh")
    assert english.returncode == chinese.returncode == 0
    assert "red" not in english.stdout
    assert "built and answering, protection level A" in english.stdout
    assert "可用，防护等级" in chinese.stdout


def test_build_tells_where_the_runner_lies() -> None:
    done = judge_sandbox("build")
    assert done.returncode == 0
    assert Path(done.stdout.strip()).is_file()


WRONG_USE = {
    "a folder that is not there": (["judge", "/no/such/folder", "x.c"], "no such folder"),
    "a folder without problem": (["judge", "/usr/share", "x.c"], "problem.toml"),
    "no submission": (["judge", str(A_PLUS_B)], "name a submission"),
    "a submission that is not there": (["judge", str(A_PLUS_B), "x.c"], "x.c: No such file"),
    "a folder as submission": (
        ["judge", str(A_PLUS_B), "/usr", "--language", "C"],
        "/usr: Is a directory",
    ),
    "an unknown suffix": (["judge", str(A_PLUS_B), "x.xyz"], "--language"),
    "an unknown language": (
        ["judge", str(A_PLUS_B), "x.c", "--language", "Klingon"],
        "C++ 17 With O2",
    ),
    "a submission beside --all": (["judge", str(A_PLUS_B), "x.c", "--all"], "--all"),
    "an unknown language to test": (["selftest", "Klingon"], "Klingon"),
    "a file without a name": (["run", "--file", "/etc/passwd", "--", "/bin/true"], "NAME=PATH"),
    "a name with a path": (["run", "--file", "../x=/etc/passwd", "--", "/bin/true"], "slash"),
    "a limit below one": (["run", "--time-ms", "0", "--", "/bin/true"], "above zero"),
}


@pytest.mark.quick
@pytest.mark.parametrize("name", WRONG_USE)
def test_wrong_use_is_told_without_a_traceback(name: str) -> None:
    arguments, text = WRONG_USE[name]
    done = judge_sandbox(*arguments)
    assert done.returncode == 2
    assert text in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--", "/usr/bin/no-such-program"], "/usr/bin/no-such-program: No such file"),
        (["--file", "x=/no/such/file", "--", "/bin/true"], "/no/such/file: No such file"),
        (["--report", "/no/such/folder/x", "--", "/bin/true"], "/no/such/folder/x: No such file"),
    ],
)
def test_run_names_what_is_not_there(cache: Path, arguments: list[str], text: str) -> None:
    done = judge_sandbox("run", *arguments, cache=cache)
    assert done.returncode == 2
    assert text in done.stderr
    assert "Traceback" not in done.stderr


def test_without_rights_the_refusal_names_the_way_out(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    done = judge_sandbox("run", "--", "/bin/true", cache=tmp_path / "cache", user="nobody")
    assert done.returncode in {2, 3}
    assert "Traceback" not in done.stderr
    assert "denied" in done.stderr or "not root" in done.stderr


def test_testlib_prints_a_header_that_compiles(tmp_path: Path) -> None:
    done = judge_sandbox("testlib")
    assert done.returncode == 0
    (tmp_path / "testlib.h").write_text(done.stdout)
    (tmp_path / "checker.cpp").write_text(
        '#include "testlib.h"\n'
        "int main(int argc, char **argv) {\n"
        "    registerTestlibCmd(argc, argv);\n"
        '    quitf(ouf.readInt() == ans.readInt() ? _ok : _wa, "compared");\n'
        "}\n"
    )
    command = ["g++", "-fsyntax-only", str(tmp_path / "checker.cpp")]
    assert subprocess.run(command, check=False).returncode == 0


def test_selftest_of_one_language_names_every_verdict(cache: Path) -> None:
    done = judge_sandbox("selftest", "C", cache=cache)
    assert done.returncode == 0, done.stdout
    assert [line.split()[:3] for line in done.stdout.splitlines()] == [
        ["ok", "C", verdict] for verdict in all_languages()["C"].selftest
    ]


@pytest.mark.quick
@pytest.mark.parametrize(
    "command", ["judge", "run", "selftest", "doctor", "bench", "build", "testlib"]
)
def test_every_command_explains_itself(command: str) -> None:
    done = judge_sandbox(command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("usage:")


def documented(language: str, containing: str) -> str:
    """A block of the page about the package on its own."""
    page = (Path(__file__).parents[3] / "docs/judge-sandbox-alone.md").read_text("utf-8")
    blocks = page.split(f"```{language}\n")[1:]
    (block,) = (found for block in blocks if containing in (found := block.split("```")[0]))
    return block


def test_the_documented_folder_and_library_use_work_as_they_are_written(
    tmp_path: Path, cache: Path
) -> None:
    for number in (1, 2):
        for place in (tmp_path, tmp_path / "cases"):
            place.mkdir(exist_ok=True)
            (place / f"{number}.in").write_text(f"{number} 2\n")
            (place / f"{number}.out").write_text(f"{number + 2}\n")
    (tmp_path / "sum.py").write_text("print(sum(map(int, input().split())))\n")
    (tmp_path / "sum.c").write_text(
        "#include <stdio.h>\n"
        'int main(void) { int a, b; scanf("%d%d", &a, &b); printf("%d", a + b); }\n'
    )
    (tmp_path / "problem.toml").write_text(documented("toml", "judge_case_mode"))
    done = judge_sandbox("judge", str(tmp_path), "--all", cache=cache)
    assert done.stdout.endswith("1 of 1 labels held\n"), done.stdout + done.stderr

    example = documented("python", "Sandbox.open").replace("/var/cache/oj-judge", str(cache))
    project = str(Path(__file__).parents[3])
    done = subprocess.run(
        [sys.executable, "-c", example],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": project},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines()[-1].startswith("ACCEPTED "), done.stderr
