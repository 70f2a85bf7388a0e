"""The table of times and the closing line that a green run must earn."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import PROJECT

pytestmark = pytest.mark.quick

SCRIPTS = ("installer/test.sh", "installer/lib/checks.sh", ".ci/run")
TEXT = "".join(PROJECT.joinpath(name).read_text(encoding="utf-8") for name in SCRIPTS)
FUNCTIONS = dict(re.findall(r"^(\w+)\(\) (\{ .*? \}|\{\n.*?\n\})$", TEXT, re.DOTALL | re.MULTILINE))


def tally(folder: Path, suites: str, **reports: str) -> subprocess.CompletedProcess[str]:
    """Runs tally.py on made-up results."""
    folder.joinpath("suites.tsv").write_text(suites, encoding="utf-8")
    for name, cases in reports.items():
        text = f"<testsuites><testsuite>{cases}</testsuite></testsuites>"
        folder.joinpath(f"{name}.xml").write_text(text, encoding="utf-8")
    command = [sys.executable, str(PROJECT / "installer/lib/tally.py"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def closing_line(answer: subprocess.CompletedProcess[str]) -> str:
    """The last line printed."""
    return answer.stdout.splitlines()[-1]


def test_checks_count_one_each_and_tests_by_their_report(tmp_path: Path) -> None:
    answer = tally(
        tmp_path, "lint\t5\t2\t0\t\nweb\t60\t10\t0\t\n", web="<testcase/><testcase></testcase>"
    )
    assert closing_line(answer) == "3 passed, 0 failed"
    assert answer.returncode == 0


@pytest.mark.parametrize("outcome", ["failure", "error", "skipped"])
def test_a_case_that_did_not_pass_fails_the_run(tmp_path: Path, outcome: str) -> None:
    answer = tally(
        tmp_path, "web\t60\t10\t0\t\n", web=f"<testcase/><testcase><{outcome}/></testcase>"
    )
    assert closing_line(answer) == "1 passed, 1 failed"
    assert answer.returncode == 1


def test_why_a_case_failed_stands_before_the_closing_line(tmp_path: Path) -> None:
    tests = (
        "def test_sum():\n>       assert add(1, 1) == 2\nE       assert 3 == 2\n\n"
        "tests/test_sum.py:7: \n_ _ _\n    raise Wrong\ntests/sums.py:3: Wrong"
    )
    case = f"""<testcase classname="tests.test_sum" name="test_sum[two]">
        <failure message="assert 3 == 2&#10;  seen: 3">{tests.replace(">", "&gt;")}</failure>
        </testcase><testcase classname="tests.test_sum" name="test_fine"/>"""
    answer = tally(tmp_path, "web\t60\t10\t1\t\nlint\t5\t2\t1\t\n", web=case)
    assert answer.stdout.splitlines()[-8:] == [
        "",
        "tests.test_sum: test_sum[two]",
        "    assert 3 == 2",
        "      seen: 3",
        "    tests/test_sum.py:7: ",
        "    tests/sums.py:3: Wrong",
        "",
        "1 passed, 2 failed",
    ]


def test_a_suite_without_a_test_fails_the_run(tmp_path: Path) -> None:
    answer = tally(tmp_path, "lint\t5\t2\t0\t\nweb\t60\t10\t0\t\n", web="")
    assert "ran no test" in answer.stdout
    assert answer.returncode == 1


def test_a_runner_that_failed_after_green_cases_fails_the_run(tmp_path: Path) -> None:
    answer = tally(tmp_path, "web\t60\t10\t3\t\n", web="<testcase/>")
    assert closing_line(answer) == "1 passed, 1 failed"
    assert "ended with exit code 3" in answer.stdout
    assert answer.returncode == 1


def test_a_failed_check_fails_the_run(tmp_path: Path) -> None:
    answer = tally(tmp_path, "lint\t5\t2\t1\t\ntypes\t5\t2\t0\t\n")
    assert closing_line(answer) == "1 passed, 1 failed"
    assert answer.returncode == 1


def test_a_report_cut_short_fails_the_run(tmp_path: Path) -> None:
    tmp_path.joinpath("web.xml").write_text("<testsuites><testca", encoding="utf-8")
    answer = tally(tmp_path, "web\t60\t10\t0\t\n")
    assert "broken report" in answer.stdout
    assert answer.returncode == 1


def test_time_over_the_share_is_told_but_fails_nothing(tmp_path: Path) -> None:
    answer = tally(tmp_path, "lint\t5\t9\t0\t\n")
    assert "over its share" in answer.stdout
    assert "over the time budget" in answer.stdout
    assert answer.returncode == 0


def test_the_shares_add_up_to_less_than_the_time_that_ci_may_take() -> None:
    queues = queues_in(FUNCTIONS["all_suites"]) + queues_in(FUNCTIONS["everything"])
    assert [len(queue[1:]) for queue in queues] == [15, 2]
    [preparation] = re.findall(r"^record prepare .*", TEXT, re.MULTILINE)
    alone = shares_in(preparation) + shares_in(FUNCTIONS["coverage_check"])
    assert sum(map(longest_lane, queues)) + sum(alone) < 40 * 60


def test_the_exams_checks_have_the_machine_for_themselves_where_they_judge_times() -> None:
    """One time in all: in its lane, or with --full behind all of them."""
    assert FUNCTIONS["exam_tests"] == "{ if [[ -z ${OJ_TEST_FULL:-} ]]; then exam_suite; fi; }"
    after = FUNCTIONS["all_suites"].rstrip("}\n ").splitlines()[-1].strip()
    assert after == "if [[ -n ${OJ_TEST_FULL:-} ]]; then exam_suite; fi"


def test_the_quick_answer_takes_less_than_three_minutes_by_its_shares() -> None:
    [queue] = queues_in(FUNCTIONS["quick_suites"])
    # The preparation is the first one's; later ones find everything there.
    assert longest_lane(queue) < 150


def queues_in(script: str) -> list[list[str]]:
    """What each call of in_lanes names: how many at a time, and the functions."""
    calls = re.findall(r"^ +in_lanes (.+)$", script.replace("\\\n", ""), re.MULTILINE)
    return [call.split() for call in calls]


def longest_lane(queue: list[str]) -> int:
    """Seconds of so many lanes, of which each takes the next suite when it has ended one."""
    lanes = [0] * int(queue[0])
    for name in queue[1:]:
        script = FUNCTIONS[name].replace("exam_suite;", FUNCTIONS["exam_suite"])
        lanes[lanes.index(min(lanes))] += sum(shares_in(script))
    return max(lanes)


def shares_in(script: str) -> list[int]:
    """Seconds given to each suite that a part of the scripts runs."""
    found = re.findall(r"\b(?:record|suite|pytest_suite|vitest_suite) \S+ (\d+)\b", f"{script}\n")
    return [int(share) for share in found]


def test_of_lanes_the_longest_counts_as_time(tmp_path: Path) -> None:
    suites = "a\t9\t1\t0\t\nb\t20\t10\t0\tx.a\nc\t30\t15\t0\tx.a\nd\t40\t22\t0\tx.b\n"
    answer = tally(tmp_path, suites + "e\t7\t5\t0\ty.a\nf\t8\t4\t0\ty.b\n")
    assert re.search(r"^all +6 +0 +31 +67$", answer.stdout, re.MULTILINE)


def test_every_folder_with_tests_is_a_suite() -> None:
    script = PROJECT.joinpath("installer/test.sh").read_text(encoding="utf-8")
    tests = PROJECT / "tests"
    folders = {path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")}
    suites = set(re.findall(r"pytest_suite (\w+) \d+ tests/\1(?: -\w+)?;", script))
    assert suites == folders - {"fixtures"}
