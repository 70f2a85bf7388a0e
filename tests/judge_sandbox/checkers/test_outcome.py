"""Every cell of the table of conventions (formats §0, judge-rules §5.2 to §5.4)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from judge_sandbox.checkers.outcome import judgement
from judge_sandbox.checkers.program_end import ProgramEnd, broken_limit
from judge_sandbox.running.run import OutputFile, RunEnd, RunResult
from judge_sandbox.types import Convention, Verdict

pytestmark = pytest.mark.quick

HALF = Fraction(1, 2)
AC, WA, PE = Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.PRESENTATION_ERROR
PAC, SE = Verdict.PARTIAL_ACCEPTED, Verdict.SYSTEM_ERROR

Row = tuple[str, dict[str, Any], Verdict, Fraction | None]
ROWS: list[Row] = [
    # hoj: its own codes
    ("hoj", {"exit_code": 0}, AC, None),
    ("hoj", {"exit_code": 100}, AC, None),
    ("hoj", {"exit_code": 0, "stderr": b"wrong answer but said too late"}, AC, None),
    ("hoj", {"exit_code": 99, "stdout": b"50"}, PAC, HALF),
    ("hoj", {"exit_code": 99, "stdout": b" 12.5\n"}, PAC, Fraction(1, 8)),
    ("hoj", {"exit_code": 99, "stdout": b"100"}, AC, None),
    ("hoj", {"exit_code": 99, "stdout": b"0"}, PAC, Fraction(0)),
    ("hoj", {"exit_code": 99, "stdout": b"-3"}, PAC, Fraction(0)),
    ("hoj", {"exit_code": 99, "stdout": b"250"}, AC, None),
    ("hoj", {"exit_code": 99, "stdout": b""}, PAC, None),
    ("hoj", {"exit_code": 99, "stdout": b"half"}, PAC, None),
    ("hoj", {"exit_code": 99, "stdout": b"50 60"}, PAC, None),
    ("hoj", {"exit_code": 99, "stdout": b"nan"}, PAC, None),
    ("hoj", {"exit_code": 99, "stdout": b"1e999999999"}, PAC, None),
    ("hoj", {"exit_code": 101}, PE, None),
    ("hoj", {"exit_code": 102}, WA, None),
    ("hoj", {"exit_code": 103}, SE, None),
    ("hoj", {"exit_code": 103, "stderr": b"ok fine"}, SE, None),
    # hoj: other codes and signals by testlib's sentence
    ("hoj", {"exit_code": 1, "stderr": b"ok fine"}, AC, None),
    ("hoj", {"exit_code": 1, "stderr": b"wrong answer 1 is not 2"}, WA, None),
    ("hoj", {"exit_code": 2, "stderr": b"wrong output format no number"}, WA, None),
    ("hoj", {"exit_code": 50, "stderr": b"partially correct (50) half"}, PAC, HALF),
    ("hoj", {"exit_code": 100, "stderr": b"partially correct (50) too late"}, AC, None),
    ("hoj", {"exit_code": 7, "stderr": b"points 50 half"}, PAC, HALF),
    ("hoj", {"exit_code": 7, "stderr": b"points 100\n"}, AC, None),
    ("hoj", {"exit_code": 7, "stderr": b"points 0.5"}, PAC, Fraction(1, 200)),
    ("hoj", {"exit_code": 7, "stderr": b"points points_info=a=1 see"}, SE, None),
    ("hoj", {"exit_code": 3, "stderr": b"FAIL data"}, SE, None),
    ("hoj", {"exit_code": 1, "stderr": b"anything"}, SE, None),
    ("hoj", {"exit_code": 1, "stderr": b"okay"}, SE, None),
    ("hoj", {"exit_code": 1}, SE, None),
    ("hoj", {"exit_code": 1, "stderr": b" \n"}, SE, None),
    ("hoj", {"signal": 11}, SE, None),
    ("hoj", {"signal": 6, "stderr": b"wrong answer then abort"}, WA, None),
    # hoj as an interactor: standard output went to the contestant
    ("hoj", {"exit_code": 99, "stdout": None, "stderr": b"50"}, PAC, HALF),
    ("hoj", {"exit_code": 99, "stdout": None, "stderr": b"50 of 100 found"}, PAC, HALF),
    ("hoj", {"exit_code": 99, "stdout": None, "stderr": b"points 50 found"}, PAC, HALF),
    ("hoj", {"exit_code": 99, "stdout": None, "stderr": b"partially correct (100) x"}, AC, None),
    ("hoj", {"exit_code": 99, "stdout": None, "stderr": b"too slow"}, PAC, None),
    ("hoj", {"exit_code": 99, "stdout": None}, PAC, None),
    # testlib
    ("testlib", {"exit_code": 0, "stderr": b"ok fine"}, AC, None),
    ("testlib", {"exit_code": 0}, AC, None),
    ("testlib", {"exit_code": 1, "stderr": b"wrong answer no"}, WA, None),
    ("testlib", {"exit_code": 1}, WA, None),
    ("testlib", {"exit_code": 2, "stderr": b"wrong output format no"}, WA, None),
    ("testlib", {"exit_code": 4}, WA, None),
    ("testlib", {"exit_code": 8, "stderr": b"wrong output format end"}, WA, None),
    ("testlib", {"exit_code": 3, "stderr": b"FAIL data"}, SE, None),
    ("testlib", {"exit_code": 7, "stderr": b"points 50 half"}, PAC, HALF),
    ("testlib", {"exit_code": 7, "stderr": b"points 100.0\n"}, AC, None),
    ("testlib", {"exit_code": 7, "stderr": b"points 0\n"}, PAC, Fraction(0)),
    ("testlib", {"exit_code": 7}, SE, None),
    ("testlib", {"exit_code": 7, "stderr": b"\nSee file to check exit message\n"}, SE, None),
    ("testlib", {"exit_code": 0, "stderr": b"partially correct (0) none"}, PAC, Fraction(0)),
    ("testlib", {"exit_code": 1, "stderr": b"partially correct (1) a bit"}, PAC, Fraction(1, 100)),
    ("testlib", {"exit_code": 3, "stderr": b"partially correct (3) a"}, PAC, Fraction(3, 100)),
    ("testlib", {"exit_code": 7, "stderr": b"partially correct (7) a"}, PAC, Fraction(7, 100)),
    (
        "testlib",
        {"exit_code": 80, "stderr": b"partially correct (30) TESTSYS"},
        PAC,
        Fraction(3, 10),
    ),
    ("testlib", {"exit_code": 200, "stderr": b"partially correct (200) all"}, AC, None),
    ("testlib", {"exit_code": 50, "stderr": b"partially correct (half) "}, SE, None),
    ("testlib", {"exit_code": 5}, SE, None),
    ("testlib", {"exit_code": 42}, SE, None),
    ("testlib", {"signal": 11, "stderr": b"ok too early"}, SE, None),
    # qduoj
    ("qduoj", {"exit_code": 0}, AC, None),
    ("qduoj", {"exit_code": 1}, WA, None),
    ("qduoj", {"exit_code": 255}, SE, None),
    ("qduoj", {"exit_code": 2}, SE, None),
    ("qduoj", {"signal": 11}, SE, None),
    # hustoj
    ("hustoj", {"exit_code": 0}, AC, None),
    ("hustoj", {"exit_code": 1}, WA, None),
    ("hustoj", {"exit_code": 77}, WA, None),
    ("hustoj", {"signal": 11}, WA, None),
    ("hustoj-tpj", {"exit_code": 0}, AC, None),
    ("hustoj-tpj", {"exit_code": 1, "stderr": b"wrong answer no"}, WA, None),
    ("hustoj-tpj", {"exit_code": 3}, WA, None),
    ("hustoj-tpj", {"signal": 11}, SE, None),
    # kattis
    ("kattis", {"exit_code": 42}, AC, None),
    ("kattis", {"exit_code": 43}, WA, None),
    ("kattis", {"exit_code": 0}, SE, None),
    ("kattis", {"exit_code": 1}, SE, None),
    ("kattis", {"signal": 9}, SE, None),
    ("kattis", {"exit_code": 42, "files": {"score.txt": b"10\n"}}, PAC, HALF),
    ("kattis", {"exit_code": 42, "files": {"score.txt": b"20"}}, AC, None),
    ("kattis", {"exit_code": 42, "files": {"score.txt": b"300"}}, AC, None),
    ("kattis", {"exit_code": 42, "files": {"score.txt": b"0"}}, PAC, Fraction(0)),
    ("kattis", {"exit_code": 42, "files": {"score.txt": b"many"}}, SE, None),
    ("kattis", {"exit_code": 42, "files": {"score.txt": b""}}, SE, None),
    ("kattis", {"exit_code": 42, "files": {"score.txt": None}}, SE, None),
    ("kattis", {"exit_code": 43, "files": {"score.txt": b"10"}}, WA, None),
    ("kattis", {"exit_code": 42, "files": {"score_multiplier.txt": b"0.5"}}, PAC, HALF),
    ("kattis", {"exit_code": 42, "files": {"score_multiplier.txt": b"1.0"}}, AC, None),
    ("kattis", {"exit_code": 42, "files": {"score_multiplier.txt": b"-1"}}, PAC, Fraction(0)),
    ("kattis", {"exit_code": 42, "files": {"score_multiplier.txt": b"inf"}}, SE, None),
    ("kattis", {"exit_code": 42, "files": {"score_multiplier.txt": None}}, SE, None),
    (
        "kattis",
        {"exit_code": 42, "files": {"score_multiplier.txt": b"0.5", "score.txt": b"20"}},
        PAC,
        HALF,
    ),
    # dmoj
    ("dmoj", {"exit_code": 0}, AC, None),
    ("dmoj", {"exit_code": 1}, WA, None),
    ("dmoj", {"exit_code": 2}, SE, None),
    ("dmoj", {"signal": 11}, SE, None),
    ("dmoj-testlib", {"exit_code": 0, "stderr": b"ok fine"}, AC, None),
    ("dmoj-testlib", {"exit_code": 1}, WA, None),
    ("dmoj-testlib", {"exit_code": 2}, WA, None),
    ("dmoj-testlib", {"exit_code": 3}, SE, None),
    ("dmoj-testlib", {"exit_code": 4}, SE, None),
    ("dmoj-testlib", {"exit_code": 7, "stderr": b"points 10 half\n"}, PAC, HALF),
    ("dmoj-testlib", {"exit_code": 7, "stderr": b"a line\npoints 10.0\n"}, PAC, HALF),
    ("dmoj-testlib", {"exit_code": 7, "stderr": b"points 20"}, AC, None),
    ("dmoj-testlib", {"exit_code": 7, "stderr": b"points 0"}, PAC, Fraction(0)),
    ("dmoj-testlib", {"exit_code": 7, "stderr": b"points many"}, SE, None),
    ("dmoj-testlib", {"exit_code": 7}, SE, None),
    ("dmoj-testlib", {"signal": 11}, SE, None),
    ("dmoj-coci", {"exit_code": 0}, AC, None),
    ("dmoj-coci", {"exit_code": 1}, WA, None),
    ("dmoj-coci", {"exit_code": 7, "stderr": b"partial 1/2\n"}, PAC, HALF),
    ("dmoj-coci", {"exit_code": 7, "stderr": b"partial 2/2\n"}, AC, None),
    ("dmoj-coci", {"exit_code": 7, "stderr": b"partial 3/2\n"}, AC, None),
    ("dmoj-coci", {"exit_code": 7, "stderr": b"partial 0/2\n"}, PAC, Fraction(0)),
    ("dmoj-coci", {"exit_code": 7, "stderr": b"partial 1/0\n"}, SE, None),
    ("dmoj-coci", {"exit_code": 7, "stderr": b"partial 1\n"}, SE, None),
    ("dmoj-coci", {"exit_code": 7}, SE, None),
    ("dmoj-coci", {"exit_code": 2}, SE, None),
    ("dmoj-coci", {"signal": 11}, SE, None),
    # hydro: the text alone
    ("hydro", {"exit_code": 1, "stderr": b"ok fine"}, AC, None),
    ("hydro", {"exit_code": 0, "stderr": b"wrong answer no"}, WA, None),
    ("hydro", {"exit_code": 0, "stderr": b"wrong output format no"}, WA, None),
    ("hydro", {"exit_code": 0, "stderr": b"some remark"}, WA, None),
    ("hydro", {"stderr": b"partially correct (50) half"}, PAC, HALF),
    ("hydro", {"stderr": b"partially correct (0.5) half"}, PAC, HALF),
    ("hydro", {"stderr": b"partially correct (100) all"}, AC, None),
    ("hydro", {"stderr": b"points 0.5 half"}, PAC, HALF),
    ("hydro", {"stderr": b"points 50 half"}, PAC, HALF),
    ("hydro", {"stderr": b"points 1"}, AC, None),
    ("hydro", {"stderr": b"points 0"}, PAC, Fraction(0)),
    ("hydro", {"stderr": b"points many"}, WA, None),
    ("hydro", {"stderr": b"wrong answer status(1) close enough"}, AC, None),
    ("hydro", {"stderr": b"wrong answer status(31) odd"}, PE, None),
    ("hydro", {"stderr": b"wrong answer status(3) slow"}, WA, None),
    ("hydro", {"stderr": b"wrong answer score(10) half"}, PAC, HALF),
    ("hydro", {"stderr": b"wrong answer status(2) score(10) half"}, PAC, HALF),
    ("hydro", {"stderr": b"wrong answer score(20) all"}, AC, None),
    ("hydro", {"stderr": b"wrong answer score(0) none"}, WA, None),
    ("hydro", {"stderr": b"partially correct (50) score(5) less"}, PAC, Fraction(1, 4)),
    ("hydro", {"stderr": b"ok fine\nstatus(2) after all"}, WA, None),
    ("hydro", {"stderr": b"wrong answer the status(1) inside a line"}, WA, None),
    ("hydro", {"exit_code": 3, "stderr": b"FAIL data"}, SE, None),
    ("hydro", {"exit_code": 0}, SE, None),
    ("hydro", {"exit_code": 1, "stderr": b"\n"}, SE, None),
    ("hydro", {"signal": 6, "stderr": b"assertion failed"}, SE, None),
    # lemon
    ("lemon", {"files": {"score.txt": b"20"}}, AC, None),
    ("lemon", {"files": {"score.txt": b"10\n"}}, PAC, HALF),
    ("lemon", {"files": {"score.txt": b"0"}}, WA, None),
    ("lemon", {"files": {"score.txt": b"-5"}}, WA, None),
    ("lemon", {"files": {"score.txt": b"21"}}, AC, None),
    ("lemon", {"files": {"score.txt": b"full"}}, SE, None),
    ("lemon", {"files": {"score.txt": None}}, SE, None),
    ("lemon", {}, SE, None),
    ("lemon", {"exit_code": 1, "files": {"score.txt": b"20"}}, SE, None),
    ("lemon", {"signal": 11, "files": {"score.txt": b"20"}}, SE, None),
    # syzoj
    ("syzoj", {"stdout": b"100"}, AC, None),
    ("syzoj", {"stdout": b"50\n"}, PAC, HALF),
    ("syzoj", {"stdout": b"0"}, WA, None),
    ("syzoj", {"stdout": b"101"}, AC, None),
    ("syzoj", {"stdout": b""}, SE, None),
    ("syzoj", {"stdout": b"good"}, SE, None),
    ("syzoj", {"exit_code": 1, "stdout": b"100"}, SE, None),
    ("syzoj", {"signal": 11, "stdout": b"100"}, SE, None),
    # no program at all
    ("builtin", {"exit_code": 0}, SE, None),
]


@pytest.mark.parametrize(("convention", "end", "status", "share"), ROWS)
def test_end_of_a_checker_means_what_its_convention_says(
    convention: str, end: dict[str, Any], status: Verdict, share: Fraction | None
) -> None:
    result = judgement(Convention(convention), ProgramEnd(**end), maximum=20)
    assert (result.status, result.percentage) == (status, share)


@pytest.mark.parametrize(
    ("convention", "end", "status", "share"),
    [
        ("kattis", {"exit_code": 42, "files": {"score.txt": b"10"}}, AC, None),
        ("kattis", {"exit_code": 42, "files": {"score.txt": b"rubbish"}}, AC, None),
        ("kattis", {"exit_code": 42, "files": {"score_multiplier.txt": b"0.5"}}, PAC, HALF),
        ("dmoj-testlib", {"exit_code": 7, "stderr": b"points 10"}, PAC, None),
        ("hydro", {"stderr": b"wrong answer score(10)"}, WA, None),
        ("hydro", {"stderr": b"points 0.5"}, PAC, HALF),
        ("lemon", {"files": {"score.txt": b"100"}}, AC, None),
        ("lemon", {"files": {"score.txt": b"50"}}, PAC, HALF),
    ],
)
def test_without_points_of_the_case_only_shares_count(
    convention: str, end: dict[str, Any], status: Verdict, share: Fraction | None
) -> None:
    result = judgement(Convention(convention), ProgramEnd(**end), maximum=0)
    assert (result.status, result.percentage) == (status, share)


@pytest.mark.parametrize("convention", list(Convention))
def test_a_broken_limit_is_a_system_error_in_every_convention(convention: Convention) -> None:
    end = ProgramEnd(broken="exceeded its memory limit", stdout=b"100", stderr=b"ok 100\x1b[0m")
    result = judgement(convention, end, maximum=20)
    assert result.status is SE
    assert result.message == "the checker exceeded its memory limit\nok 100"


@pytest.mark.parametrize(
    ("end", "message"),
    [
        (ProgramEnd(exit_code=1), "the checker ended with exit code 1 and without a word"),
        (ProgramEnd(signal=11), "the checker was ended by signal 11 (SIGSEGV) and without a word"),
        (ProgramEnd(signal=63), "the checker was ended by signal 63 and without a word"),
        (
            ProgramEnd(exit_code=5, stderr=b"x" * 5000),
            f"the checker ended with exit code 5\n{'x' * 1024}",
        ),
        (ProgramEnd(exit_code=103), "the checker reported a fault of its own (exit code 103)"),
    ],
)
def test_staff_are_told_how_a_checker_failed(end: ProgramEnd, message: str) -> None:
    assert judgement(Convention.HOJ, end).message == message


def test_an_interactor_is_called_one() -> None:
    result = judgement(Convention.KATTIS, ProgramEnd(exit_code=0), who="interactor")
    assert result.message == "the interactor ended with exit code 0"


@pytest.mark.parametrize(
    ("convention", "end", "message"),
    [
        ("hoj", {"exit_code": 102, "stderr": b"line 2 \x07of /w/out\r\n"}, "line 2 of out"),
        ("hoj", {"exit_code": 1, "stderr": b"wrong answer 1 is not 2\n"}, "1 is not 2"),
        ("testlib", {"exit_code": 0, "stderr": b"ok 3 tokens\n"}, "3 tokens"),
        ("testlib", {"exit_code": 1, "stderr": b"no sentence"}, "no sentence"),
        (
            "testlib",
            {"exit_code": 2, "stderr": b"wrong output format no number\n"},
            "possible presentation error: no number",
        ),
        ("testlib", {"exit_code": 7, "stderr": b"points 50 half\n"}, "half"),
        ("testlib", {"exit_code": 1, "stderr": "wrong answer 答案\n".encode()}, "答案"),
        ("hustoj", {"exit_code": 1, "stdout": b"see line 1"}, "see line 1"),
        ("qduoj", {"exit_code": 1, "stdout": b"out", "stderr": b"err"}, "err"),
        (
            "kattis",
            {
                "exit_code": 43,
                "stderr": b"debugging",
                "files": {
                    "teammessage.txt": b"look at line 2\n",
                    "judgemessage.txt": b"4 is not 5",
                },
            },
            "look at line 2\n4 is not 5",
        ),
        ("kattis", {"exit_code": 43, "stderr": b"debugging"}, "debugging"),
        ("kattis", {"exit_code": 43, "files": {"judgemessage.txt": None}}, ""),
        ("hydro", {"stderr": b"wrong answer status(2) score(5) off by one"}, "off by one"),
        ("lemon", {"files": {"score.txt": b"0", "judgemessage.txt": b"too small"}}, "too small"),
        ("syzoj", {"stdout": b"50", "stderr": b"half of it"}, "half of it"),
    ],
)
def test_what_the_checker_said_is_kept(convention: str, end: dict[str, Any], message: str) -> None:
    assert judgement(Convention(convention), ProgramEnd(**end), maximum=20).message == message


def test_a_message_holds_a_mebibyte_at_most() -> None:
    for text in (b"x" * (2 << 20), b"\xff" * (2 << 20), "答".encode() * (1 << 20)):
        said = judgement(Convention.HOJ, ProgramEnd(exit_code=102, stderr=text)).message
        assert 0 < len(said.encode()) <= 1 << 20


def run_result(**changes: Any) -> RunResult:
    figures: dict[str, Any] = {
        "end": RunEnd.ITSELF,
        "exit_code": 0,
        "signal": 0,
        "cpu_ns": 0,
        "wall_ns": 0,
        "memory_bytes": 0,
        "queue_ns": 0,
        "oom_kills": 0,
        "leftovers": False,
        "box_unclean": False,
        "output_file": OutputFile.NONE,
    }
    return RunResult(**figures | changes)


@pytest.mark.parametrize(
    ("result", "printed", "broken"),
    [
        (run_result(), 0, ""),
        (run_result(exit_code=1), 99, ""),
        (run_result(signal=9), 0, ""),
        (run_result(end=RunEnd.CPU, signal=9), 0, "exceeded its CPU time limit"),
        (run_result(signal=24), 0, "exceeded its CPU time limit"),
        (run_result(end=RunEnd.WALL, signal=9), 0, "exceeded its wall time limit"),
        (run_result(end=RunEnd.IDLE, signal=9), 0, "made no progress"),
        (run_result(end=RunEnd.MEMORY, signal=9), 0, "exceeded its memory limit"),
        (run_result(oom_kills=1, signal=9), 0, "exceeded its memory limit"),
        (run_result(memory_bytes=1001), 0, "exceeded its memory limit"),
        (run_result(end=RunEnd.WRITTEN, signal=9), 0, "wrote too much"),
        (run_result(signal=25), 0, "wrote too much"),
        (run_result(), 100, "wrote too much"),
    ],
)
def test_the_limit_that_was_exceeded_is_named(result: RunResult, printed: int, broken: str) -> None:
    assert broken_limit(result, memory_bytes=1000, printed_bytes=printed, printed_cap=100) == broken
