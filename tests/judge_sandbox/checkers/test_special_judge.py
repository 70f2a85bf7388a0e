"""Checkers in the real sandbox: what they see, what they may, how they end."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from fractions import Fraction

import pytest

from judge_sandbox.checkers import special_judge
from judge_sandbox.checkers.judgement import Judgement
from judge_sandbox.checkers.special_judge import SpecialJudge
from judge_sandbox.compilation import CompileFailure, compile_program
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.compilation.recipes import judge_language
from judge_sandbox.running import memory_files
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.types import Convention, JudgeProgram, TestCase, Verdict
from tests.judge_sandbox.sandbox_fixture import FILES, Bench

AC, WA, PE = Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.PRESENTATION_ERROR
PAC, SE = Verdict.PARTIAL_ACCEPTED, Verdict.SYSTEM_ERROR
HALF = Fraction(1, 2)

# A checker that runs the contestant's output, which in every convention is descriptor 4.
OBEDIENT = 'import sys, os\nexec(open("/dev/fd/4").read())\n'
# The contestant's output that asks for what the checker was given.
TELL_ARGUMENTS = """
for word in sys.argv[1:]:
    sys.stderr.write(open(word).read() if word.startswith("/dev/fd/") else word)
    sys.stderr.write("|")
"""


@dataclass
class Checking:
    """A sandbox's slot with one compiled checker."""

    bench: Bench
    program: CompiledProgram
    language: str = "Python3"
    opened: ExitStack = field(default_factory=ExitStack)

    def judge(
        self,
        convention: str,
        *,
        arguments: tuple[str, ...] = (),
        program: CompiledProgram | None = None,
        is_oi: bool = True,
        submission: str = "int main() {}",
    ) -> SpecialJudge:
        checker = JudgeProgram(Convention(convention), self.language, arguments=arguments)
        judge = SpecialJudge(
            self.keeper,
            checker,
            program or self.program,
            is_oi=is_oi,
            submission=submission,
        )
        self.opened.callback(judge.close)
        return judge

    @property
    def keeper(self) -> Keeper:
        return self.bench.sandbox.workplace(0).keeper

    def check(self, judge: SpecialJudge, output: str, score: int = 20) -> Judgement:
        return check(self.bench.case(b"given", b"wanted", score=score), judge, output)


def check(
    case: TestCase, judge: SpecialJudge, output: str, cancelled: threading.Event | None = None
) -> Judgement:
    with ExitStack() as files:
        written = memory_files.empty("output")
        files.callback(os.close, written)
        os.write(written, output.encode())
        fds = [
            memory_files.sealed(FILES.path(data).read_bytes(), "t")
            for data in (case.input, case.output)
        ]
        for fd in fds:
            files.callback(os.close, fd)
        result = judge.check(
            case,
            input_fd=fds[0],
            output_fd=written,
            answer_fd=fds[1],
            cancelled=cancelled or threading.Event(),
        )
        assert memory_files.content(written, 1 << 20) == output.encode()
        return result


@contextmanager
def compiled(bench: Bench, source: str, language: str) -> Iterator[CompiledProgram]:
    place = bench.sandbox.workplace(0)
    recipe = judge_language(place.languages, language, "spj")
    assert recipe is not None
    result = compile_program(
        place.keeper, recipe, source, {}, headers=(), cancelled=threading.Event()
    )
    assert not isinstance(result, CompileFailure), result
    program = CompiledProgram(result.name, result.fd, recipe)
    try:
        yield program
    finally:
        program.close()


@pytest.fixture(scope="module")
def obedient(bench: Bench) -> Iterator[CompiledProgram]:
    with compiled(bench, OBEDIENT, "Python3") as program:
        yield program


@pytest.fixture
def checking(bench: Bench, obedient: CompiledProgram) -> Iterator[Checking]:
    checking = Checking(bench, obedient)
    with checking.opened:
        yield checking


@pytest.mark.parametrize(
    ("convention", "code", "seen"),
    [
        ("hoj", 0, "given|OUTPUT|wanted"),
        ("testlib", 0, "given|OUTPUT|wanted"),
        ("qduoj", 0, "given|OUTPUT"),
        ("hustoj", 0, "given|wanted|OUTPUT"),
        ("hustoj-tpj", 0, "given|wanted|OUTPUT"),
        ("kattis", 42, "given|wanted|feedback/"),
        ("dmoj", 0, "given|OUTPUT|wanted"),
        ("dmoj-testlib", 0, "given|OUTPUT|wanted"),
        ("dmoj-coci", 0, "given|OUTPUT|wanted"),
        ("hydro", 0, "given|OUTPUT|wanted"),
        ("lemon", 0, "given|OUTPUT|wanted|20|feedback/score.txt|feedback/judgemessage.txt"),
    ],
)
def test_each_convention_gets_its_files_in_its_order(
    checking: Checking, convention: str, code: int, seen: str
) -> None:
    output = f"{TELL_ARGUMENTS}\nsys.exit({code})"
    result = checking.check(checking.judge(convention, arguments=("-e", "1")), output)
    assert result.message.endswith(seen.replace("OUTPUT", output) + "|-e|1|")


@pytest.mark.parametrize(
    ("convention", "output", "expected"),
    [
        ("hoj", "sys.exit(100)", (AC, None)),
        ("hoj", "print(50); sys.exit(99)", (PAC, HALF)),
        ("hoj", "sys.exit(101)", (PE, None)),
        ("hoj", "sys.exit(102)", (WA, None)),
        ("hoj", "sys.exit(103)", (SE, None)),
        ("hoj", "sys.exit('wrong answer by text')", (WA, None)),
        ("testlib", "sys.stderr.write('partially correct (0) none')", (PAC, Fraction(0))),
        ("testlib", "sys.stderr.write('points 50 half'); sys.exit(7)", (PAC, HALF)),
        ("testlib", "sys.exit(2)", (WA, None)),
        ("testlib", "sys.exit(3)", (SE, None)),
        ("qduoj", "sys.exit(1)", (WA, None)),
        ("qduoj", "sys.exit(-1)", (SE, None)),
        ("hustoj", "sys.exit(1)", (WA, None)),
        ("hustoj", "os.kill(os.getpid(), 11)", (WA, None)),
        ("hustoj-tpj", "os.kill(os.getpid(), 11)", (SE, None)),
        ("kattis", "sys.exit(43)", (WA, None)),
        ("kattis", "sys.exit(0)", (SE, None)),
        ("kattis", "open(sys.argv[3] + 'score.txt', 'w').write('10'); sys.exit(42)", (PAC, HALF)),
        (
            "kattis",
            "open(sys.argv[3] + 'score_multiplier.txt', 'w').write('0.5'); sys.exit(42)",
            (PAC, HALF),
        ),
        (
            "kattis",
            "sys.exit(42 if sys.stdin.read().startswith('sys.exit(42') else 43)",
            (AC, None),
        ),
        ("dmoj", "sys.exit(2)", (SE, None)),
        ("dmoj-testlib", "sys.stderr.write('points 10'); sys.exit(7)", (PAC, HALF)),
        ("dmoj-coci", "sys.stderr.write('partial 1/2'); sys.exit(7)", (PAC, HALF)),
        ("hydro", "sys.exit('ok whatever the code')", (AC, None)),
        ("hydro", "sys.exit('points 0.5 half')", (PAC, HALF)),
        ("hydro", "sys.exit(0)", (SE, None)),
        ("lemon", "open(sys.argv[5], 'w').write(sys.argv[4])", (AC, None)),
        ("lemon", "open(sys.argv[5], 'w').write('10')", (PAC, HALF)),
        ("lemon", "open(sys.argv[5], 'w').write('0')", (WA, None)),
        ("lemon", "pass", (SE, None)),
        ("syzoj", "print(50)", (PAC, HALF)),
        ("syzoj", "print(0)", (WA, None)),
        ("syzoj", "print(100); sys.exit(1)", (SE, None)),
        ("hoj", "os.kill(os.getpid(), 11)", (SE, None)),
    ],
)
def test_ends_of_real_checkers(
    checking: Checking, convention: str, output: str, expected: tuple[Verdict, Fraction | None]
) -> None:
    result = checking.check(checking.judge(convention), output)
    assert (result.status, result.percentage) == expected, result


def test_syzoj_finds_its_files_by_name_in_every_case(checking: Checking) -> None:
    judge = checking.judge("syzoj", submission="the source")
    for answer in (b"one", b"another"):
        output = (
            "for name in ('input', 'answer', 'code'): sys.stderr.write(open(name).read() + '|')\n"
            "print(100 * (open('user_out').read() == open('/dev/fd/4').read()))"
        )
        case = checking.bench.case(b"given", answer)
        assert check(case, judge, output) == Judgement(
            AC, None, f"given|{answer.decode()}|the source|"
        )


def test_messages_of_kattis_and_lemon_come_from_files(checking: Checking) -> None:
    said = checking.check(
        checking.judge("kattis"),
        "open(sys.argv[3] + 'teammessage.txt', 'w').write('for all\\n')\n"
        "open(sys.argv[3] + 'judgemessage.txt', 'w').write('for staff\\n')\n"
        "sys.exit(43)",
    )
    assert said == Judgement(WA, None, "for all\nfor staff")
    said = checking.check(
        checking.judge("lemon"),
        "open(sys.argv[5], 'w').write('0'); open(sys.argv[6], 'w').write('too small')",
    )
    assert said == Judgement(WA, None, "too small")


@pytest.mark.parametrize(
    "trick",
    [
        "os.symlink('/etc/passwd', path)",
        "import socket; socket.socket(socket.AF_UNIX).bind(path)",
        "os.mkdir(path)",
        "open('/tmp/x', 'w').write('20'); open('x', 'w').write('20'); os.link('x', path)",
        "open(path, 'w').write('20' + ' ' * 5000)",
        "open(path, 'wb').truncate(1 << 20)",
    ],
)
def test_a_score_that_is_no_plain_small_file_is_a_system_error(
    checking: Checking, trick: str
) -> None:
    result = checking.check(
        checking.judge("kattis"), f"path = sys.argv[3] + 'score.txt'\n{trick}\nsys.exit(42)"
    )
    assert result == Judgement(SE, None, "the checker left no number in score.txt")


@pytest.mark.parametrize("convention", ["hoj", "kattis"])
def test_nothing_of_one_case_reaches_the_next(checking: Checking, convention: str) -> None:
    judge = checking.judge(convention)
    code = 42 if convention == "kattis" else 0
    leave = "[open(f + '/left', 'w').write('x') for f in ('/w', '/tmp')]\n"
    if convention == "kattis":
        leave += "open(sys.argv[3] + 'score.txt', 'w').write('5')\n"
    first = checking.check(judge, f"{leave}sys.exit({code})")
    second = checking.check(
        judge,
        "found = [n for f in ('/w', '/tmp', '/w/feedback') if os.path.isdir(f)"
        " for n in os.listdir(f) if n.startswith(('left', 'score'))]\n"
        f"sys.stderr.write(repr(found)); sys.exit({code})",
    )
    assert first.status is (PAC if convention == "kattis" else AC)
    assert second == Judgement(AC, None, "[]")


def test_test_files_cannot_be_changed(checking: Checking) -> None:
    output = (
        "for fd in (3, 4, 5):\n"
        "    for write in (lambda: os.write(fd, b'x'), lambda: os.ftruncate(fd, 0),\n"
        "                  lambda: os.write(os.open(f'/dev/fd/{fd}', os.O_RDWR), b'x')):\n"
        "        try: write(); sys.stderr.write(f'wrote {fd}')\n"
        "        except OSError: pass\n"
    )
    assert checking.check(checking.judge("hoj"), output) == Judgement(AC)


def test_a_checker_sees_nothing_else(checking: Checking) -> None:
    output = (
        "open_fds = sorted(map(int, os.listdir('/proc/self/fd')))[:-1]\n"
        "sys.stderr.write(repr(open_fds) + sys.stdin.read())"
    )
    assert checking.check(checking.judge("hoj"), output).message == "[0, 1, 2, 3, 4, 5]"
    assert checking.check(checking.judge("qduoj"), output).message == "[0, 1, 2, 3, 4]"


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("x = b'x' * (700 << 20)", "exceeded its memory limit"),
        ("sys.stdout.write('x' * (17 << 20))", "wrote too much"),
        ("sys.stderr.write('x' * (17 << 20))", "wrote too much"),
    ],
)
def test_exceeding_a_limit_of_size_is_a_system_error(
    checking: Checking, output: str, reason: str
) -> None:
    assert _system_error(checking, output) == f"the checker {reason}"


@pytest.mark.parametrize(
    ("limit", "output", "reason"),
    [
        ("CHECKER_CPU_MS", "while True: pass", "exceeded its CPU time limit"),
        ("CHECKER_WALL_MS", "import time; time.sleep(9)", "exceeded its wall time limit"),
    ],
)
def test_exceeding_a_limit_of_time_is_a_system_error(
    checking: Checking, monkeypatch: pytest.MonkeyPatch, limit: str, output: str, reason: str
) -> None:
    # The real limits would take a minute to reach.
    monkeypatch.setattr(special_judge, limit, 1500)
    assert _system_error(checking, output) == f"the checker {reason}"


def _system_error(checking: Checking, output: str) -> str:
    result = checking.check(checking.judge("hoj"), output)
    assert result.status is SE
    return result.message.splitlines()[0]


def test_a_checker_may_use_what_it_is_promised(checking: Checking) -> None:
    """Four hundred megabytes, fifteen of output, and a pause longer than a contestant's."""
    output = (
        "import time; time.sleep(1.2); x = b'x' * (400 << 20)\n"
        "sys.stdout.write('y' * (15 << 20)); sys.exit(102)"
    )
    assert checking.check(checking.judge("hoj"), output) == Judgement(WA)


def test_a_cancelled_check_gives_no_verdict(checking: Checking) -> None:
    cancelled = threading.Event()
    cancelled.set()
    judge = checking.judge("kattis")
    case = checking.bench.case(b"", b"")
    assert check(case, judge, "while True: pass", cancelled).status is Verdict.CANCELLED
    assert checking.check(judge, "sys.exit(42)").status is AC


def test_points_are_shares_of_the_case_only_where_cases_have_points(checking: Checking) -> None:
    output = "open(sys.argv[3] + 'score.txt', 'w').write('5'); sys.exit(42)"
    assert checking.check(checking.judge("kattis"), output, score=20).percentage == Fraction(1, 4)
    assert checking.check(checking.judge("kattis"), output, score=0).status is AC
    assert checking.check(checking.judge("kattis", is_oi=False), output).status is AC


@pytest.mark.parametrize("name", ["feedback", "a/b", ".hidden", "x" * 200])
def test_a_file_that_has_no_place_is_the_problems_fault(checking: Checking, name: str) -> None:
    program = checking.program
    burdened = CompiledProgram(program.name, program.fd, program.language, {name: "text"})
    result = checking.check(checking.judge("kattis", program=burdened), "sys.exit(42)")
    assert result.status is SE
    assert result.message.startswith(f"the checker's {name} cannot be placed: ")
    assert checking.check(checking.judge("kattis"), "sys.exit(42)").status is AC


def test_extra_files_lie_beside_an_interpreted_checker(checking: Checking) -> None:
    program = checking.program
    beside = CompiledProgram(program.name, program.fd, program.language, {"words.txt": "hello"})
    judge = checking.judge("hoj", program=beside)
    for _ in range(2):
        said = checking.check(judge, "sys.stderr.write(open('words.txt').read())")
        assert said == Judgement(AC, None, "hello")


C_CHECKER = """#include <stdio.h>
int main(int n, char **v) {
    FILE *in = fopen(v[1], "r"), *us = fopen(v[2], "r"), *an = fopen(v[3], "r");
    char a[99], b[99], c[99];
    if (n != 4 || !in || !us || !an) return 103;
    if (fscanf(in, "%98s", a) != 1 || fscanf(us, "%98s", b) != 1 || fscanf(an, "%98s", c) != 1)
        return 103;
    fprintf(stderr, "%s %s %s", a, b, c);
    return 102;
}
"""


@pytest.mark.parametrize("language", ["C", "C++"])
def test_compiled_checkers_open_the_files_by_their_arguments(
    bench: Bench, checking: Checking, language: str
) -> None:
    with compiled(bench, C_CHECKER, language) as program:
        judge = checking.judge("hoj", program=program)
        for _ in range(2):
            assert checking.check(judge, "mine") == Judgement(WA, None, "given mine wanted")
        judge.close()
