"""Programs in the manner of the well-known ones: they compile in every standard, and work."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from judge_sandbox.testlib import header
from tests.judge_sandbox.testlib.compiled_programs import FIXTURES, OWN_PROGRAMS, Compiler, run
from tests.judge_sandbox.testlib.conftest import Ended
from tests.judge_sandbox.testlib.random_sequence import RandomSequence

FOREST = b"3 2\n1 2\n2 3\nann\nbob\nx\n0.5\n"


# OJ_TEST_FULL=1 takes the newest, too.
STANDARDS = ["c++14", "c++20"] if os.environ.get("OJ_TEST_FULL") == "1" else ["c++14"]


@pytest.mark.parametrize("standard", STANDARDS)
def test_every_program_compiles_without_a_warning(standard: str, tmp_path: Path) -> None:
    compiler = Compiler(tmp_path, f"-std={standard}", "-Wall", "-Wextra")
    compiler.check_all([*(FIXTURES / "programs").glob("*.cpp"), *OWN_PROGRAMS.glob("*.cpp")])


def test_the_header_needs_nothing_but_the_standard_headers() -> None:
    lines = [line for line in header().splitlines() if line.startswith("#include")]
    assert lines
    assert all("<" in line for line in lines)


@pytest.mark.parametrize(
    ("arguments", "output", "code", "stderr"),
    [
        ([], "5 1 1 1 2\n4 0 2\n", 0, "ok 2 kinds"),
        ([], "6 1 1 1 2\n4 0 2\n", 1, "wrong answer 6 is worse than 5 (test case 1)"),
        ([], "5 1 1 1 2\n3 0 2\n", 3, "FAIL contestant found 3, author 4 (test case 2)"),
        ([], "5 1 1 2 2\n", 1, "wrong answer loop at 2 (test case 1)"),
        ([], "5 4 1 1 2\n", 1, "[name=small] equals to 4, violates the range [0, 3]"),
        ([], "5 1 9 1 2\n", 1, "Unsigned integer parameter [name=unsigned] equals to 9"),
        ([], "5 1 1 1 7\n", 1, "wrong answer Integer parameter [name=b_1] equals to 7"),
        ([], "1000000000001", 1, "violates the range [0, 10^12] (test case 1)"),
        ([], "5 1 1 1 2\n4 0 2 8\n", 2, "wrong output format Extra information in the output"),
        (["--group", "half"], "5 1 1 1 2\n4 0 2\n", 50, "partially correct (50) half of"),
        (["--testset", "partial"], "5 1 1 1 2\n4 0 2\n", 50, "half of partial"),
    ],
)
def test_a_checker_names_the_test_case(
    arguments: list[str],
    output: str,
    code: int,
    stderr: str,
    own_program: Callable[[str], Path],
    check: Callable[..., Ended],
) -> None:
    program, given = own_program("checker_streams"), "2 3 1 3 0"
    ended = check(program, *arguments, given=given, output=output, answer="5 1 1 1 2\n4 0 2\n")
    assert (ended.returncode, stderr in ended.stderr.decode()) == (code, True), ended.stderr


@pytest.mark.parametrize(
    ("arguments", "test", "stderr"),
    [
        ([], FOREST, ""),
        (["--group", "small"], FOREST, ""),
        (["--group", "small"], b"9 4\n", "[name=m] equals to 4, violates the range [0, 3]"),
        ([], b"3 1\n2 2\n", "FAIL loop at line 2\n"),
        ([], b"3 2\n1 2\n2 1\n", 'FAIL Condition failed: "edges.count(make_pair(a, b)) == 0'),
        ([], FOREST.replace(b"ann", b"Ann"), 'Line element name[1] equals to "Ann", doesn\'t'),
        ([], FOREST.replace(b"\nx", b"\nz"), "Token element letter[1] equals to"),
        ([], FOREST.replace(b"ann\n", b"ann\r\n"), "FAIL Expected EOLN (stdin, line 4)\n"),
        ([], FOREST.replace(b"ann", b"unknown"), "doesn't correspond"),
        ([], FOREST.replace(b"ann", b"rest"), "FAIL strange rest (stdin, line 7)\n"),
        ([], b"3 2\n1 2\n2 3\n", "FAIL Expected line (stdin, line 4)\n"),
        (["--testset"], FOREST, "FAIL Program must be run with the following arguments"),
    ],
)
def test_a_validator_names_the_line(
    arguments: list[str], test: bytes, stderr: str, own_program: Callable[[str], Path]
) -> None:
    ended = run(own_program("validator_graph"), *arguments, stdin=test)
    assert ended.returncode == (3 if stderr else 0)
    assert stderr in ended.stderr.decode()
    assert stderr or not ended.stderr


@pytest.mark.parametrize(
    ("text", "code", "stderr"),
    [
        (b"ok\nrest", 0, b"ok looks good\n"),
        (b"guard\nrest", 0, b""),
        (b"line\nrest", 3, b"FAIL Expected EOLN (stdin, line 2)\n"),
        (b"line\nrest\n", 3, b"FAIL Validator must end with readEof call.\n"),
        (b"eof\n", 0, b""),
        (b"eof\nrest", 3, b"FAIL Expected EOF (stdin, line 2)\n"),
    ],
)
def test_a_validator_ends_with_the_end_of_the_file(
    text: bytes, code: int, stderr: bytes, own_program: Callable[[str], Path]
) -> None:
    ended = run(own_program("validator_plain"), stdin=text)
    assert (ended.returncode, ended.stderr) == (code, stderr)


def test_a_validator_tells_what_a_test_reaches(
    own_program: Callable[[str], Path], tmp_path: Path
) -> None:
    log = ["--testOverviewLogFileName", "log.txt"]
    ended = run(own_program("validator_graph"), *log, folder=tmp_path, stdin=FOREST)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert (tmp_path / "log.txt").read_text() == (
        '"a_i": min-value-hit\n"b_i": max-value-hit\n"m":\n"n":\n"real":\n'
        'feature "loop":\nfeature "tree": hit\n'
        'constant-bounds "a_i": 1 3\nconstant-bounds "b_i": 1 3\n'
        'constant-bounds "m": 0 1000\nconstant-bounds "n": 1 100\n'
        'constant-bounds "real": 0.000000 1.000000\n'
        'variable "a_i"\nvariable "b_i"\nvariable "letter"\nvariable "m"\nvariable "n"\n'
        'variable "name"\nvariable "real"\n'
    )


OPTIONS = ["all", "-n3", "-type", "2", "--sizes=1,2,3", "-name", "ann", "-words=a;b", "-calm"]


def test_a_generator_reads_its_options(own_program: Callable[[str], Path]) -> None:
    ended = run(own_program("generator_graph"), *OPTIONS)
    assert (ended.returncode, ended.stderr) == (0, b"")
    lines = ended.stdout.decode().split("\n")
    assert lines[0] == "3 2"
    assert lines[3:-2] == [
        "1 2 3",
        "ann all ann + 0.5",
        "a b 1 c c",
        "a b",
        "3 4",
        "a b",
        "1 2 3 1 2 3",
        "",
    ]
    assert ended.stdout == run(own_program("generator_graph"), *OPTIONS).stdout
    assert ended.stdout != run(own_program("generator_graph"), *OPTIONS, "-ratio=0.6").stdout


@pytest.mark.parametrize(
    ("more", "stderr"),
    [
        (["-quit"], "FAIL asked to\n"),
        (["-strict=1"], "FAIL Opts: unused key 'calm'\n"),
        (["-n=1.5"], "FAIL Opts: expected integer but '1.5' found\n"),
        (
            ["-n=2147483648"],
            "FAIL Opts: integer overflow: expected integer but '2147483648' found\n",
        ),
        (["-n=3e9"], "FAIL Opts: integer overflow: expected integer but '3e9' found\n"),
        (["-ratio=nan"], "FAIL Opts: expected double but 'nan' found\n"),
        (["-sizes=1,x"], "FAIL Opts: expected integer but 'x' found\n"),
        (["-n=-1"], "FAIL random_t::"),
    ],
)
def test_a_generator_refuses_wrong_options(
    more: list[str], stderr: str, own_program: Callable[[str], Path]
) -> None:
    ended = run(own_program("generator_graph"), *OPTIONS, *more)
    assert (ended.returncode, ended.stderr.decode()[: len(stderr)]) == (3, stderr)


def test_a_generator_without_a_version_has_the_old_sequence(
    own_program: Callable[[str], Path],
) -> None:
    ended = run(own_program("generator_old"), "7", "abc")
    drawn = RandomSequence.of_arguments(b"7", b"abc", version=0).between(1, 1000)
    assert (ended.returncode, ended.stdout.decode()) == (0, f"{drawn} 7\n")
    assert b"registerGen(argc, argv, 1)" in ended.stderr


@pytest.mark.parametrize(
    ("dialogue", "code", "tout", "stderr"),
    [
        (b"? 5\n? 7\n! 7\nthanks", 0, "7 1\n", "ok found with 1 left\n"),
        (b"? 5\n! 6\n", 1, "6 2\n", "wrong answer 6 is wrong\n"),
        (b"? 1\n? 1\n? 1\n! 7\n", 7, "7 0\n", "points 0.5 in the last moment\n"),
        (b"? 1\n? 1\n? 1\n? 1\n", 1, "", "wrong answer too many questions\n"),
        (b"? 11\n", 1, "", "wrong answer Integer 11 violates the range [1, 10]\n"),
        (b"? five\n", 2, "", 'wrong output format Expected integer, but "five" found\n'),
        (b"? 5\n", 2, "", "wrong output format Unexpected end of file - token expected\n"),
        (b"! 7\n", 3, "7 3\n", "FAIL Interactor must end with quit or quitf call.\n"),
    ],
)
def test_an_interactor_ends_by_the_dialogue(
    dialogue: bytes,
    code: int,
    tout: str,
    stderr: str,
    own_program: Callable[[str], Path],
    tmp_path: Path,
) -> None:
    (tmp_path / "input").write_text("10 7 3")
    program = own_program("interactor_search")
    ended = run(program, "input", "tout", folder=tmp_path, stdin=dialogue)
    assert (ended.returncode, ended.stderr.decode()) == (code, stderr)
    assert (tmp_path / "tout").read_text() == tout


def test_an_interactor_answers_before_more_is_sent(
    own_program: Callable[[str], Path], tmp_path: Path
) -> None:
    (tmp_path / "input").write_text("10 7 3")
    with subprocess.Popen(
        [str(own_program("interactor_search")), "input", "tout"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    ) as interactor:
        assert interactor.stdin and interactor.stdout and interactor.stderr
        assert interactor.stdout.readline() == b"10\n"
        for question, answer in ((b"? 5\n", b"<\n"), (b"? 8\n", b">\n"), (b"? 7\n", b"=\n")):
            interactor.stdin.write(question)
            interactor.stdin.flush()
            assert interactor.stdout.readline() == answer
        interactor.stdin.write(b"! 7 .\n")
        interactor.stdin.close()
        assert interactor.stderr.read() == b"points 0.5 in the last moment\n"


@pytest.mark.parametrize(
    ("define", "kind", "code", "stderr"),
    [
        ("TESTSYS", "pc", 57, "partially correct (7) degree 7\n"),
        ("ENABLE_UNEXPECTED_EOF", "unexpected_eof", 8, "unexpected eof own end\n"),
        ("EJUDGE", "wa", 5, "wrong answer degree 7\n"),
        ("EJUDGE", "pe", 4, "wrong output format degree 7\n"),
        ("EJUDGE", "fail", 6, "FAIL degree 7\n"),
        ("CONTESTER", "ok", 0xAC, "ok degree 7\n"),
        ("OK_EXIT_CODE=42", "ok", 42, "ok degree 7\n"),
    ],
)
def test_other_systems_have_other_exit_codes(
    define: str,
    kind: str,
    code: int,
    stderr: str,
    tmp_path_factory: pytest.TempPathFactory,
    check: Callable[..., Ended],
) -> None:
    folder = tmp_path_factory.getbasetemp() / f"defined-{define}"
    compiler = Compiler(folder, "-std=c++17", f"-D{define}", precompile=False)
    program = compiler.build(FIXTURES / "programs" / "chk_partial.cpp")
    ended = check(program, given=kind, output="7")
    assert (ended.returncode, ended.stderr.decode()) == (code, stderr)
