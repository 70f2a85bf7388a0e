"""The judge's own command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.judge_sandbox.sandbox_fixture import FIXTURES


def judge_sandbox(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "judge_sandbox", *arguments],
        cwd=Path(__file__).parents[2],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=180,
    )


@pytest.mark.parametrize(("path", "code"), [("AC/ac.c", 0), ("WA/wa_empty.c", 10), ("CE/ce.c", 15)])
def test_judge_prints_a_table_and_exits_by_verdict(tmp_path: Path, path: str, code: int) -> None:
    folder = FIXTURES / "aplusb"
    done = judge_sandbox(
        "--cache", str(tmp_path), "judge", str(folder), str(folder / "submissions" / path)
    )
    assert done.returncode == code, done.stderr
    assert done.stdout.startswith(" case group status")
    assert path[:2] in done.stdout


def test_judge_all_compares_with_the_labels(tmp_path: Path) -> None:
    done = judge_sandbox("--cache", str(tmp_path), "judge", str(FIXTURES / "aplusb-exact"), "--all")
    assert done.returncode == 0, done.stdout
    assert done.stdout.rstrip().endswith("6 of 6 labels held")


def test_run_passes_output_on_and_reports_as_json(tmp_path: Path) -> None:
    done = judge_sandbox("--cache", str(tmp_path), "run", "--", "/usr/bin/cat", given="hello\n")
    assert done.stdout == "hello\n"
    assert json.loads(done.stderr)["exit_code"] == 0


def test_doctor_says_in_both_languages_that_this_machine_can_judge() -> None:
    english, chinese = judge_sandbox("doctor"), judge_sandbox("doctor", "--language", "zh")
    assert english.returncode == chinese.returncode == 0
    assert "red" not in english.stdout
    assert "built and answering" in english.stdout
    assert "可用，防护等级" in chinese.stdout


def test_a_folder_without_problem_is_named(tmp_path: Path) -> None:
    done = judge_sandbox("judge", str(tmp_path), "x.c")
    assert done.returncode == 2
    assert "problem.toml" in done.stderr


@pytest.mark.quick
@pytest.mark.parametrize("command", ["judge", "run", "selftest", "doctor", "bench", "build"])
def test_every_command_explains_itself(command: str) -> None:
    done = judge_sandbox(command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("usage:")
