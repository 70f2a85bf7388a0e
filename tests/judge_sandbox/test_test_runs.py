"""Runs with the user's own input (contract judge-rules §8)."""

import threading
from dataclasses import replace

from judge_sandbox.types import FileIo, TestRunReport, TestRunTask, Verdict
from tests.judge_sandbox.sandbox_fixture import CANARY, Bench

TASK = TestRunTask(
    source=CANARY,
    language="C",
    time_limit_ms=1000,
    memory_limit_mb=64,
    stack_limit_mb=64,
    input="40 2",
)


def run(bench: Bench, task: TestRunTask) -> TestRunReport:
    report = bench.sandbox.test_run(task, slot=0, cancelled=threading.Event())
    assert report.sandbox_failure is None
    return report


def test_without_an_expected_output_whatever_ends_well_is_accepted(bench: Bench) -> None:
    report = run(bench, TASK)
    assert (report.status, report.stdout, report.stderr) == (Verdict.ACCEPTED, "42\n", "")
    assert report.memory_kb > 0


def test_expected_output_is_compared_and_blanks_matter_only_when_asked(bench: Bench) -> None:
    assert run(bench, replace(TASK, expected="42 ")).status is Verdict.ACCEPTED
    assert run(bench, replace(TASK, expected="43")).status is Verdict.WRONG_ANSWER
    exact = replace(TASK, expected="42 \n", remove_end_blank=False)
    # There is no presentation error in a test run.
    assert run(bench, exact).status is Verdict.WRONG_ANSWER
    assert run(bench, replace(exact, expected="42\n")).status is Verdict.ACCEPTED


def test_input_ends_with_a_line_feed(bench: Bench) -> None:
    report = run(
        bench,
        replace(
            TASK, source="import sys; print(repr(sys.stdin.read()))", language="Python3", input="a"
        ),
    )
    assert report.stdout == "'a\\n'\n"


def test_named_files_take_the_place_of_the_streams(bench: Bench) -> None:
    source = "open('out.txt', 'w').write(open('in.txt').read() * 2); print('unseen')"
    task = replace(
        TASK, source=source, language="Python3", input="x", file_io=FileIo("in.txt", "out.txt")
    )
    assert run(bench, task).stdout == "x\nx\n"


def test_long_output_is_cut_and_says_so(bench: Bench) -> None:
    task = replace(TASK, language="Python3", input="")
    assert run(bench, replace(task, source="print('界' * 999)")).stdout == "界" * 999 + "\n"
    assert run(bench, replace(task, source="print('界' * 5000)")).stdout == "界" * 1000 + "..."


def test_exit_text_and_standard_error_come_together(bench: Bench) -> None:
    source = "import sys; print('seen'); print('why', file=sys.stderr); sys.exit(3)"
    report = run(bench, replace(TASK, source=source, language="Python3"))
    assert report.status is Verdict.RUNTIME_ERROR
    assert report.stdout == "seen\n"
    assert report.stderr == "exit status code 3\nwhy\n"


def test_limits_hold_and_double_as_for_submissions(bench: Bench) -> None:
    loop = replace(TASK, source="int main() { for (;;) {} }")
    assert run(bench, loop).status is Verdict.TIME_LIMIT_EXCEEDED
    assert run(bench, loop).time_ms == 1000


def test_compile_error_shows_the_compilers_words(bench: Bench) -> None:
    report = run(bench, replace(TASK, source="int main() { return word; }"))
    assert report.status is Verdict.COMPILE_ERROR
    assert "main.c:1" in report.stderr


def test_lines_of_the_student_are_counted_without_the_code_before(bench: Bench) -> None:
    task = replace(
        TASK, source="int f() {\n return word;\n}", prepend="// a\n// b", append="int main() {}"
    )
    report = run(bench, task)
    assert report.status is Verdict.COMPILE_ERROR
    assert "main.c:2" in report.stderr
    crash = replace(
        task,
        language="Python3",
        source="def f():\n    raise ValueError('mine')\n",
        prepend="secret = 1",
        append="f()",
    )
    report = run(bench, crash)
    assert report.status is Verdict.RUNTIME_ERROR
    assert "line 2, in f" in report.stderr
    assert "append:1" in report.stderr


def test_unknown_language_is_told(bench: Bench) -> None:
    report = run(bench, replace(TASK, language="Cobol"))
    assert (report.status, report.stderr) == (Verdict.SYSTEM_ERROR, "language not installed")
