"""What a judging may rely on: hygiene of boxes, cancelling, parallel slots, files, limits."""

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from judge_sandbox.compilation import CompileFailure, compile_program
from judge_sandbox.outcome import IDLE_NOTE
from judge_sandbox.types import CaseMode, DataFile, FileIo, Progress, Scoring, Verdict
from judge_sandbox.verdict_names import verdict_name
from tests.judge_sandbox.sandbox_fixture import CANARY, FILES, Bench

ENDLESS = "int main(void) { for (volatile int i = 0;; i++) {} }"


@pytest.mark.quick
def test_languages_of_this_machine_are_found_with_versions(bench: Bench) -> None:
    versions = {language.name: language.version for language in bench.sandbox.languages()}
    assert {"C", "C++", "C++ 17 With O2", "C++ 20", "Java", "Python3"} <= set(versions)
    assert all(version[0].isdigit() for version in versions.values())


@pytest.mark.quick
def test_progress_tells_compiling_once_and_then_every_case(bench: Bench) -> None:
    seen: list[Progress] = []
    cases = tuple(bench.case(b"1 2\n", b"3\n", seq=seq) for seq in (1, 2, 3))
    report = bench.judge(bench.task(CANARY, cases=cases), on_progress=seen.append)
    assert report.status is Verdict.ACCEPTED
    assert [(p.phase, p.done, p.total) for p in seen] == [
        (Verdict.COMPILING, 0, 3),
        *((Verdict.JUDGING, done, 3) for done in (0, 1, 2, 3)),
    ]


@pytest.mark.quick
def test_first_failing_case_stops_only_where_the_mode_says_so(bench: Bench) -> None:
    cases = (
        bench.case(b"1 2\n", b"3\n", seq=1),
        bench.case(b"1 2\n", b"4\n", seq=2),
        bench.case(b"1 2\n", b"3\n", seq=3),
    )
    task = bench.task(CANARY, cases=cases)
    assert len(bench.judge(task).cases) == 3
    stopping = replace(task, case_mode=CaseMode.ERGODIC_WITHOUT_ERROR)
    assert [case.seq for case in bench.judge(stopping).cases] == [1, 2]


def test_groups_score_their_minimum_or_their_mean(bench: Bench) -> None:
    cases = (
        bench.case(b"1 2\n", b"3\n", seq=1, score=40, group=1),
        bench.case(b"1 2\n", b"4\n", seq=2, score=40, group=1),
        bench.case(b"1 2\n", b"3\n", seq=3, score=40, group=1),
        bench.case(b"1 2\n", b"3\n", seq=4, score=60, group=2),
    )
    task = bench.task(CANARY, cases=cases, scoring=Scoring.OI, io_score=100)
    lowest = bench.judge(replace(task, case_mode=CaseMode.SUBTASK_LOWEST))
    average = bench.judge(replace(task, case_mode=CaseMode.SUBTASK_AVERAGE))
    assert (lowest.status, lowest.score) == (Verdict.PARTIAL_ACCEPTED, 60)
    assert [case.status for case in lowest.cases][2] is Verdict.CANCELLED
    assert (average.status, average.score) == (Verdict.PARTIAL_ACCEPTED, 27 + 60)


@pytest.mark.quick
def test_cancelling_ends_a_run_long_before_its_limits(bench: Bench) -> None:
    cancelled = threading.Event()
    task = bench.task(ENDLESS, "C", time_limit_ms=60_000)
    timer = threading.Timer(0.5, cancelled.set)
    timer.start()
    report = bench.judge(task, cancelled=cancelled)
    assert report.status is Verdict.CANCELLED
    assert report.cases == ()
    assert bench.judge(bench.task(CANARY)).status is Verdict.ACCEPTED


def test_cancelling_ends_a_compile_as_well(bench: Bench) -> None:
    bomb = "constexpr long f() { long s = 0; for (long i = 0; i < 1L << 40; i++) s++; return s; }"
    bomb += "constexpr long v = f(); int main() {}"
    cancelled = threading.Event()
    cancelled.set()
    assert bench.judge(bench.task(bomb, "C++"), cancelled=cancelled).status is Verdict.CANCELLED


def test_two_slots_judge_at_the_same_time(bench: Bench) -> None:
    cases = tuple(bench.case(b"1 2\n", b"3\n", seq=seq) for seq in range(1, 11))
    both = threading.Barrier(2, timeout=60)
    seen: list[int] = []

    def judge(slot: int) -> str:
        def on_progress(progress: Progress) -> None:
            if progress.phase is Verdict.JUDGING and progress.done == 5:
                seen.append(both.wait())

        return verdict_name(
            bench.judge(bench.task(CANARY, cases=cases), slot=slot, on_progress=on_progress)
        )

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(judge, (0, 1))) == ["AC", "AC"]
    assert sorted(seen) == [0, 1]


def test_headers_that_belong_to_the_problem_are_compiled_with_the_program(bench: Bench) -> None:
    source = '#include "grader.h"\n#include <cstdio>\nint main() { printf("%d\\n", answer()); }'
    files = {"grader.h": "inline int answer() { return 42; }\n"}
    assert bench.judge(bench.task(source, extra_files=files)).status is Verdict.ACCEPTED


def test_an_extra_file_may_not_replace_the_program(bench: Bench) -> None:
    files = {"main.cpp": "int main() { return 1; }\n"}
    assert bench.judge(bench.task(CANARY, extra_files=files)).status is Verdict.ACCEPTED


@pytest.mark.quick
def test_compile_error_shows_the_message_without_the_box_s_paths(bench: Bench) -> None:
    report = bench.judge(bench.task("int main() { return nowhere; }"))
    assert report.status is Verdict.COMPILE_ERROR
    assert report.error_message is not None
    assert "main.cpp:1" in report.error_message
    assert "'nowhere' was not declared" in report.error_message.replace("‘", "'").replace("’", "'")
    assert "/w/" not in report.error_message


def test_a_compiler_that_leaves_no_program_is_a_submitted_failure(bench: Bench) -> None:
    place = bench.sandbox.workplace(0)
    elsewhere = replace(place.languages["C"], artefact="somewhere/else")
    result = compile_program(
        place.keeper, elsewhere, CANARY, {}, headers=(), cancelled=threading.Event()
    )
    assert result == CompileFailure(Verdict.SUBMITTED_FAILED, "Executable file not found")


def test_a_java_program_without_its_main_class_is_a_runtime_error(bench: Bench) -> None:
    report = bench.judge(bench.task("class Other { }", "Java"))
    assert (verdict_name(report), report.error_message) == ("RE", "exit status code 1")


def test_an_unknown_language_is_a_system_error_with_a_reason(bench: Bench) -> None:
    report = bench.judge(bench.task("x", "Fortran"))
    assert (report.status, report.error_message) == (
        Verdict.SYSTEM_ERROR,
        "language not installed",
    )


def test_damaged_test_data_is_a_system_error_and_not_a_wrong_answer(bench: Bench) -> None:
    case = bench.case(b"damaged 1 2\n", b"3\n")
    FILES.path(case.input).write_bytes(b"damaged 1 3\n")
    report = bench.judge(bench.task(CANARY, cases=(case,)))
    assert report.status is Verdict.SYSTEM_ERROR
    assert report.error_message == "test data is not what its digest says"


def test_test_data_that_this_machine_has_not_is_a_system_error(bench: Bench) -> None:
    case = replace(bench.case(b"", b"3\n"), input=DataFile("0" * 64, 4))
    report = bench.judge(bench.task(CANARY, cases=(case,)))
    assert report.status is Verdict.SYSTEM_ERROR
    assert report.error_message == "test data cannot be read: No such file or directory"


@pytest.mark.parametrize(
    "trick",
    [
        'symlink("/etc/passwd", "sum.out")',
        'mkdir("sum.out", 0700)',
        '(close(open("other", O_CREAT | O_WRONLY, 0600)), link("other", "sum.out"))',
    ],
)
def test_an_output_file_that_is_no_plain_file_is_a_wrong_answer(bench: Bench, trick: str) -> None:
    source = (
        "#include <fcntl.h>\n#include <sys/stat.h>\n#include <unistd.h>\n"
        f"int main() {{ return {trick} != 0; }}"
    )
    task = bench.task(source, file_io=FileIo("sum.in", "sum.out"))
    report = bench.judge(task)
    assert report.status is Verdict.WRONG_ANSWER
    assert report.cases[0].message == "the output file is not a regular file"


def test_file_mode_works_again_and_again_in_one_box(bench: Bench) -> None:
    source = (
        '#include <fstream>\nint main() { std::ifstream in("sum.in"); std::ofstream out("sum.out");'
        " int a, b; in >> a >> b; out << a + b << std::endl; }"
    )
    cases = tuple(bench.case(b"%d 2\n" % n, b"%d\n" % (n + 2), seq=n) for n in range(1, 8))
    task = bench.task(source, cases=cases, file_io=FileIo("sum.in", "sum.out"))
    assert bench.judge(task).status is Verdict.ACCEPTED


def test_memory_is_what_was_touched_and_not_what_was_reserved(bench: Bench) -> None:
    touch = (
        "#include <cstdlib>\n#include <cstring>\n#include <cstdio>\nint main() {"
        ' char *p = (char *)malloc(1 << 30); memset(p, 1, %d << 20); puts(p[5] ? "42" : ""); }'
    )
    small = bench.judge(bench.task(touch % 8)).memory_kb
    large = bench.judge(bench.task(touch % 40)).memory_kb
    assert 8 * 1024 <= small <= 11 * 1024
    assert 40 * 1024 <= large <= 43 * 1024


def test_printed_bytes_do_not_count_as_memory(bench: Bench) -> None:
    source = (
        '#include <cstdio>\nint main() { for (int i = 0; i < 2000000; i++) puts("0123456789"); }'
    )
    report = bench.judge(bench.task(source))
    assert report.status is Verdict.WRONG_ANSWER
    assert report.memory_kb < 6 * 1024


def test_time_is_the_sum_of_all_threads(bench: Bench) -> None:
    source = (
        "#include <thread>\n#include <ctime>\nvoid burn() { timespec t; do"
        " clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); while (t.tv_nsec < 200000000); }\n"
        "int main() { std::thread a(burn), b(burn); a.join(); b.join(); }"
    )
    report = bench.judge(bench.task(source, time_limit_ms=5000))
    assert report.status is Verdict.WRONG_ANSWER
    assert 400 <= report.time_ms < 900


# Waits in the kernel, where no signal reaches it, until a process that is no child of its own ends:
# as a program does whose pages must come from a busy disk.
BLOCKED = """#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    if (syscall(SYS_clone, CLONE_PARENT | CLONE_VFORK | SIGCHLD, 0, 0, 0, 0) == 0) {
        usleep(1600000);
        _exit(0);
    }
    puts("42");
}
"""


def test_a_program_that_is_blocked_in_the_kernel_is_not_idle(bench: Bench) -> None:
    report = bench.judge(bench.task(BLOCKED, "C", time_limit_ms=3000))
    assert report.status is Verdict.ACCEPTED, report


def test_a_program_that_waits_for_its_own_child_is_idle_with_it(bench: Bench) -> None:
    waits = "#include <unistd.h>\nint main(void) { if (vfork() == 0) for (;;) pause(); }"
    case = bench.judge(bench.task(waits, "C", time_limit_ms=5000)).cases[0]
    assert (case.status, case.message) == (Verdict.TIME_LIMIT_EXCEEDED, IDLE_NOTE)
