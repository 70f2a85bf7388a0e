"""Checkers and interactors are compiled by recipes of their own, or by their language's line."""

import pytest

from judge_sandbox.compilation import CompileFailure, Compiler
from judge_sandbox.compilation.recipes import judge_language
from judge_sandbox.types import Convention, JudgeProgram, Verdict
from tests.judge_sandbox.compilation.conftest import Workshop

CHECKER = """%s
int main(int argc, char **argv) {
    registerTestlibCmd(argc, argv);
    quitf(ouf.readInt() == ans.readInt() ? _ok : _wa, "compared");
}
"""
ERRORS = "".join(f"int {name} = missing;\n" for name in "abcdefg")


@pytest.mark.parametrize("include", ['#include "testlib.h"', "#include <testlib.h>"])
def test_testlib_is_found_however_it_is_named(
    workshop: Workshop, compiler: Compiler, include: str
) -> None:
    assert isinstance(workshop.compile_judge_program(compiler, CHECKER % include), bytes)


def test_a_package_s_own_testlib_is_preferred(workshop: Workshop, compiler: Compiler) -> None:
    for include in ('#include "testlib.h"', "#include <testlib.h>"):
        source = f"{include}\nint main() {{ return OWN; }}"
        own = workshop.compile_judge_program(
            compiler, source, extra_files={"testlib.h": "#define OWN 1\n"}
        )
        assert isinstance(own, bytes)


def test_testlib_is_there_for_other_standards_of_c_plus_plus(
    workshop: Workshop, compiler: Compiler
) -> None:
    checker = CHECKER % "#include <testlib.h>"
    assert isinstance(workshop.compile_judge_program(compiler, checker, "C++"), bytes)
    assert isinstance(workshop.compile_judge_program(compiler, checker, "C++ 20"), bytes)


def test_students_have_no_testlib(workshop: Workshop, compiler: Compiler) -> None:
    source = '#include "testlib.h"\nint main() {}'
    failed = workshop.compile(compiler, source, "C++ 17")
    assert isinstance(failed, CompileFailure)
    assert "testlib.h: No such file" in failed.message


def test_recipes_are_those_of_the_contract(workshop: Workshop) -> None:
    c = judge_language(workshop.languages, "C", "spj")
    assert c is not None and c.compile is not None
    assert [" ".join(command) for command in c.compile_commands()] == [
        "/usr/bin/gcc -DONLINE_JUDGE -w -fmax-errors=3 -std=c11 -O2 spj.c -lm -o spj"
    ]
    assert (c.compile.cpu_ms, c.compile.wall_ms, c.compile.memory_mb) == (10_000, 20_000, 512)
    cpp = judge_language(workshop.languages, "C++", "interactive")
    assert cpp is not None and cpp.compile is not None
    assert [" ".join(command) for command in cpp.compile_commands()] == [
        "/usr/bin/g++ -DONLINE_JUDGE -w -fmax-errors=3 -std=c++17 -O2"
        " interactive.cpp -lm -o interactive"
    ]
    assert (cpp.compile.cpu_ms, cpp.compile.wall_ms, cpp.compile.memory_mb) == (15_000, 30_000, 512)
    assert cpp.run_command(memory_mb=1, stack_mb=1) == ["/w/interactive"]


def test_three_errors_of_a_checker_are_told_and_five_of_a_submission(
    workshop: Workshop, compiler: Compiler
) -> None:
    told = workshop.compile_judge_program(compiler, ERRORS)
    submission = workshop.compile(compiler, ERRORS, "C++")
    assert isinstance(told, CompileFailure) and isinstance(submission, CompileFailure)
    assert told.status is Verdict.COMPILE_ERROR
    assert "spj.cpp:1" in told.message
    assert (told.message.count("error:"), submission.message.count("error:")) == (3, 5)


def test_judge_extra_files_stand_beside_the_source(workshop: Workshop, compiler: Compiler) -> None:
    source = '#include "rules.h"\nint main(void) { return RULE; }'
    files = {"rules.h": "#define RULE 3\n", " ": "no name", "empty.h": ""}
    program = workshop.compile_judge_program(compiler, source, "C", extra_files=files)
    assert isinstance(program, bytes)


def test_an_extra_file_never_replaces_the_checker(workshop: Workshop, compiler: Compiler) -> None:
    files = {"spj.cpp": "#error replaced\n"}
    assert isinstance(
        workshop.compile_judge_program(compiler, "int main() {}", extra_files=files), bytes
    )


def test_a_checker_in_python_keeps_its_modules(workshop: Workshop, compiler: Compiler) -> None:
    own = workshop.languages["Python3"].artefact_name()
    files = {"rules.py": "x = 1\n", own: "x"}
    program = compiler.compile_judge_program(
        workshop.keepers[0],
        JudgeProgram(Convention.HOJ, "Python3", "import rules", (), files),
        "spj",
        workshop.never,
    )
    assert not isinstance(program, CompileFailure)
    assert program.extra_files == {"rules.py": "x = 1\n"}  # the program itself is put already
    assert program.name.endswith(".pyc")
    program.close()


@pytest.mark.parametrize(
    "name", ["../x.h", "a/b.h", "/etc/x", ".hidden", "x" * 200, "a\0b", "\ud800.h"]
)
def test_a_file_name_that_no_box_takes_is_told_and_is_no_failure_of_the_sandbox(
    workshop: Workshop, compiler: Compiler, name: str
) -> None:
    failed = workshop.compile_judge_program(compiler, "int main() {}", extra_files={name: "x"})
    assert failed == CompileFailure(
        Verdict.SYSTEM_ERROR, f"an extra file cannot have the name {name!r}"
    )


def test_too_many_files_are_told_and_are_no_failure_of_the_sandbox(
    workshop: Workshop, compiler: Compiler
) -> None:
    files = {f"{n}.h": "x" for n in range(61)}
    failed = workshop.compile_judge_program(compiler, "int main(){}", "C", extra_files=files)
    assert failed == CompileFailure(Verdict.SYSTEM_ERROR, "more than 60 extra files")
    del files["0.h"]
    assert isinstance(
        workshop.compile_judge_program(compiler, "int main(){}", "C", extra_files=files), bytes
    )


def test_a_language_that_is_not_here_is_told(workshop: Workshop, compiler: Compiler) -> None:
    absent = CompileFailure(Verdict.SYSTEM_ERROR, "language not installed")
    assert workshop.compile_judge_program(compiler, "x", "Fortran") == absent
    assert workshop.compile(compiler, "x", "Fortran") == absent


def test_text_that_no_file_can_hold_is_compiled_all_the_same(
    workshop: Workshop, compiler: Compiler
) -> None:
    # Half of a surrogate pair comes through JSON.
    assert isinstance(workshop.compile(compiler, "int main() {} // \ud800", "C++ 17"), bytes)
    assert isinstance(workshop.compile(compiler, "# \ud800", "Python3"), bytes)


def test_a_source_that_the_compiler_refused_is_not_compiled_again_unless_asked(
    workshop: Workshop, compiler: Compiler
) -> None:
    refused = workshop.compile_judge_program(compiler, "int main() { NONSENSE }")
    before = workshop.compiles()
    assert workshop.compile_judge_program(compiler, "int main() { NONSENSE }") == refused
    assert workshop.compiles() == before
    workshop.compile_judge_program(compiler, "int main() { NONSENSE }", afresh=True)
    assert workshop.compiles() == before + 1
