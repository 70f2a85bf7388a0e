"""Conversations with interactors through the real sandbox (contract judge-rules §5.3)."""

import threading
from dataclasses import replace

import pytest

from judge_sandbox.outcome import IDLE_NOTE
from judge_sandbox.types import CaseReport, Convention, JudgeMode, JudgeProgram, JudgeTask, Verdict
from tests.judge_sandbox.sandbox_fixture import Bench

# Reads a number of the input, sends it, expects its double back; hoj's exit codes.
DOUBLER = """#include <stdio.h>
int main(int argc, char **argv) {
    int wanted, got;
    FILE *input = fopen(argv[1], "r");
    if (!input || fscanf(input, "%d", &wanted) != 1) return 103;
    printf("%d\\n", wanted); fflush(stdout);
    if (scanf("%d", &got) != 1) { fprintf(stderr, "no answer"); return 102; }
    return got == 2 * wanted ? 100 : 102;
}
"""
HONEST = '#include <stdio.h>\nint main() { int n; scanf("%d", &n); printf("%d\\n", 2 * n); }'
MUTE = '#include <stdio.h>\nint main() { int n; scanf("%d", &n); }'


def task(bench: Bench, source: str, interactor: str = DOUBLER, **more: object) -> JudgeTask:
    program = JudgeProgram(Convention.HOJ, language="C", source=interactor)
    return bench.task(
        source,
        "C",
        cases=(bench.case(b"21\n", b""),),
        mode=JudgeMode.INTERACTIVE,
        interactor=program,
        **more,  # type: ignore[arg-type] # fields by name
    )


def judged(bench: Bench, source: str, interactor: str = DOUBLER) -> CaseReport:
    report = bench.judge(task(bench, source, interactor))
    assert report.sandbox_failure is None
    assert len(report.cases) == 1, report
    return report.cases[0]


def test_honest_program_is_accepted(bench: Bench) -> None:
    assert judged(bench, HONEST).status is Verdict.ACCEPTED


def test_program_that_says_nothing_is_wrong_not_stuck(bench: Bench) -> None:
    case = judged(bench, MUTE)
    assert case.status is Verdict.WRONG_ANSWER
    assert case.message == "no answer\nThe interactor ended with exit code 102."


def test_rejection_by_the_interactor_that_ended_first_stands(bench: Bench) -> None:
    crash = '#include <stdio.h>\nint main() { int n; puts("1"); fflush(stdout); scanf("%d", &n);'
    crash += ' scanf("%d", &n); __builtin_trap(); }'
    assert judged(bench, crash).status is Verdict.WRONG_ANSWER


def test_crash_after_acceptance_is_a_runtime_error(bench: Bench) -> None:
    crash = HONEST.replace("2 * n);", "2 * n); fflush(stdout); __builtin_trap();")
    assert judged(bench, crash).status is Verdict.RUNTIME_ERROR


def test_two_that_wait_for_each_other_are_the_programs_time_limit(bench: Bench) -> None:
    case = judged(bench, '#include <stdio.h>\nint main() { int n; scanf("%d%d", &n, &n); }')
    assert case.status is Verdict.TIME_LIMIT_EXCEEDED
    assert case.message.startswith("idle")


# Never idle, never done: a little work again and again, and not one word to the other side.
TRICKLER = """#define _GNU_SOURCE
#include <time.h>
#include <unistd.h>
static long now() {
    // Asks no kernel, whose calls may cost a virtual machine more than the work.
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return at.tv_sec * 1000000000L + at.tv_nsec;
}
int main() {
    for (;;) {
        long end = now() + 1000000;
        while (now() < end) {}
        usleep(20000);
    }
}
"""


def test_program_that_dawdles_past_the_interactors_patience_is_to_blame_itself(
    bench: Bench,
) -> None:
    dawdling = bench.judge(task(bench, TRICKLER, time_limit_ms=200)).cases[0]
    assert (dawdling.status, dawdling.message) == (Verdict.TIME_LIMIT_EXCEEDED, IDLE_NOTE)


def test_interactor_that_dawdles_is_a_system_error(bench: Bench) -> None:
    dawdling = bench.judge(task(bench, HONEST, TRICKLER, time_limit_ms=200)).cases[0]
    assert dawdling.status is Verdict.SYSTEM_ERROR
    assert "wall time" in dawdling.message


# Dawdles in crowds: all awake at once, so that together they wait for the processor far longer than
# they use it, as on a busy machine.
CROWD = """#define _GNU_SOURCE
#include <time.h>
#include <unistd.h>
static void work(long rounds) { for (volatile long done = 0; done < rounds; done++) {} }
int main() {
    // So much that any processor takes an eighth of a millisecond for it.
    clock_t before = clock();
    work(2000000);
    long rounds = 2000000.0 * CLOCKS_PER_SEC / 8000 / (clock() - before);
    for (int i = 0; i < 23; i++) if (fork() == 0) break;
    struct timespec now;
    for (;;) {
        clock_gettime(CLOCK_MONOTONIC, &now);
        long tick = now.tv_nsec / 100000000 + 1;
        now.tv_sec += tick / 10;
        now.tv_nsec = tick % 10 * 100000000;
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &now, 0);
        work(rounds);
    }
}
"""


def test_a_program_outlasts_the_interactor_that_waits_for_a_processor(bench: Bench) -> None:
    dawdling = bench.judge(task(bench, HONEST, CROWD, time_limit_ms=100)).cases[0]
    assert dawdling.status is Verdict.SYSTEM_ERROR
    assert "wall time" in dawdling.message


def test_a_program_that_is_left_alone_has_its_own_wall_time(bench: Bench) -> None:
    accepting = "int main() { return 100; }"
    case = bench.judge(task(bench, TRICKLER, accepting, time_limit_ms=200)).cases[0]
    assert case.status is Verdict.TIME_LIMIT_EXCEEDED
    assert case.message == ""
    # In the wall time of a conversation it would have come to the end of its CPU time.
    assert case.time_ms < 200


def test_program_may_wait_while_the_interactor_computes(bench: Bench) -> None:
    slow = DOUBLER.replace(
        "    printf", "    while (clock() < 1.5 * CLOCKS_PER_SEC) {}\n    printf"
    )
    patient = task(bench, HONEST, "#include <time.h>\n" + slow, time_limit_ms=9000)
    assert bench.judge(patient).status is Verdict.ACCEPTED


def test_interactor_beyond_its_limits_is_a_system_error(bench: Bench) -> None:
    endless = "int main() { for (;;) {} }"
    assert judged(bench, HONEST, endless).status is Verdict.SYSTEM_ERROR
    crash = "int main() { __builtin_trap(); }"
    assert judged(bench, HONEST, crash).status is Verdict.SYSTEM_ERROR


def test_interactor_that_sleeps_on_after_the_end_is_a_system_error(bench: Bench) -> None:
    sleeper = "#include <unistd.h>\nint main() { sleep(1000); }"
    case = judged(bench, "int main() {}", sleeper)
    assert case.status is Verdict.SYSTEM_ERROR
    assert "no progress" in case.message


@pytest.mark.parametrize("flooder", ["program", "interactor"])
def test_floods_through_a_pipe_end_at_the_cap(bench: Bench, flooder: str) -> None:
    flood = "#include <unistd.h>\n#include <string.h>\nstatic char b[1 << 16];\n"
    flood += "int main() { memset(b, '1', sizeof b); while (write(1, b, sizeof b) > 0) {} }"
    reader = "#include <unistd.h>\nstatic char b[1 << 16];\n"
    reader += "int main() { while (read(0, b, sizeof b) > 0) {} return 0; }"
    program, interactor = (flood, reader) if flooder == "program" else (reader, flood)
    case = judged(bench, program, interactor)
    expected = Verdict.RUNTIME_ERROR if flooder == "program" else Verdict.SYSTEM_ERROR
    assert case.status is expected, case


def test_program_may_go_on_writing_to_an_interactor_that_has_accepted(bench: Bench) -> None:
    chatty = HONEST.replace(
        "2 * n);", '2 * n); fflush(stdout); for (int i = 0; i < 100000; i++) puts("more");'
    )
    assert judged(bench, chatty).status is Verdict.ACCEPTED


def test_many_short_questions_take_little_of_the_programs_time(bench: Bench) -> None:
    asker = """#include <stdio.h>
    int main(int argc, char **argv) {
        int got;
        for (int i = 0; i < 20000; i++) {
            printf("%d\\n", i); fflush(stdout);
            if (scanf("%d", &got) != 1 || got != 2 * i) return 102;
        }
        return 100;
    }"""
    answerer = """#include <stdio.h>
    int main() { int n; while (scanf("%d", &n) == 1) { printf("%d\\n", 2 * n); fflush(stdout); } }
    """
    assert judged(bench, answerer, asker).status is Verdict.ACCEPTED


def test_cancelling_ends_both(bench: Bench) -> None:
    cancelled = threading.Event()
    threading.Timer(0.5, cancelled.set).start()
    patient = "int main() { for (;;) {} }"
    long = task(bench, patient, time_limit_ms=60_000)
    assert bench.judge(long, cancelled=cancelled).status is Verdict.CANCELLED
    assert judged(bench, HONEST).status is Verdict.ACCEPTED


def test_a_checker_may_look_at_what_the_interactor_wrote(bench: Bench) -> None:
    writer = DOUBLER.replace(
        "    return got", '    fprintf(fopen(argv[2], "w"), "%d", got);\n    return got'
    ).replace("got == 2 * wanted ? 100 : 102", "0")
    checker = """#include <stdio.h>
    int main(int argc, char **argv) {
        int got = 0;
        FILE *written = fopen(argv[2], "r");
        return written && fscanf(written, "%d", &got) == 1 && got == 42 ? 100 : 102;
    }"""
    program = JudgeProgram(Convention.HOJ, language="C", source=checker)
    for source, verdict in ((HONEST, Verdict.ACCEPTED), (MUTE, Verdict.WRONG_ANSWER)):
        report = bench.judge(task(bench, source, writer, checker=program))
        assert report.status is verdict, report


def test_interactor_that_does_not_compile_is_a_system_error_with_the_compilers_words(
    bench: Bench,
) -> None:
    report = bench.judge(task(bench, HONEST, "int main() { return word; }"))
    assert report.status is Verdict.SYSTEM_ERROR
    assert report.error_message is not None
    assert "the interactor does not compile" in report.error_message
    assert "word" in report.error_message


def test_missing_interactor_is_a_system_error(bench: Bench) -> None:
    report = bench.judge(task(bench, HONEST, "  "))
    assert report.status is Verdict.SYSTEM_ERROR
    assert report.error_message == "program code does not exist"


def test_arguments_and_files_that_no_box_takes_are_the_problems_fault(bench: Bench) -> None:
    whole = task(bench, HONEST)
    assert whole.interactor is not None
    null = replace(whole, interactor=replace(whole.interactor, arguments=("a\0b",)))
    report = bench.judge(null)
    assert report.status is Verdict.SYSTEM_ERROR
    assert report.error_message == "an argument of the checker holds a null character"
    taken = JudgeProgram(
        Convention.KATTIS,
        language="Python3",
        source="import sys; sys.exit(42)",
        extra_files={"feedback": "in the way"},
    )
    report = bench.judge(replace(whole, interactor=taken))
    assert report.sandbox_failure is None
    assert report.status is Verdict.SYSTEM_ERROR
    assert report.error_message is not None
    assert "cannot be placed" in report.error_message
