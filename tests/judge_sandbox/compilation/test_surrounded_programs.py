"""Code around the student's with the real compilers and runtimes."""

from dataclasses import dataclass

import pytest

from judge_sandbox.compilation import CompileFailure, Compiler
from judge_sandbox.compilation.diagnostics import clean_diagnostics
from judge_sandbox.types import TestRunTask
from tests.judge_sandbox.compilation.conftest import Workshop
from tests.judge_sandbox.compilation.running import run_program


@dataclass(frozen=True)
class Example:
    """A problem that wants a function: what is before, what the student writes, what is after.
    `broken` has its fault in line 2; `fails` fails in line 2 when it runs."""

    prepend: str
    good: str
    broken: str
    fails: str
    append: str
    position: str  # of line 2
    runtime_position: str = ""  # where the runtime tells one


C_LIKE = Example(
    prepend="#include <stdio.h>\n#define HIDDEN_BEFORE 1",
    good="int twice(int x) {\n    return 2 * x;\n}",
    broken="int twice(int x) {\n    return 2 * y;\n}",
    fails="int twice(int x) {\n    __builtin_trap();\n}",
    append='int hidden_after(void);\nint main(void) {\n    printf("%d\\n", twice(21));\n}',
    position="main.c:2:",
)
EXAMPLES = {
    "C": C_LIKE,
    "C++ 20": Example(
        "#include <cstdio>\n",
        C_LIKE.good,
        C_LIKE.broken,
        C_LIKE.fails,
        C_LIKE.append,
        "main.cpp:2:",
    ),
    "Java": Example(
        "import java.util.List;\n",
        "class Twice {\n    static int of(int x) { return 2 * x; }\n}",
        "class Twice {\n    static int of(int x) { return 2 * y; }\n}",
        "class Twice {\n    static int of(int x) { return x / 0; }\n}",
        "public class Main {\n    public static void main(String[] a) {\n"
        "        System.out.println(Twice.of(21));\n    }\n}",
        "Main.java:2:",
        "at Twice.of(Main.java:2)",
    ),
    "Python3": Example(
        "import sys\nimport os",
        "def twice(x):\n    return 2 * x",
        "def twice(x):\n    return 2 *",
        "def twice(x):\n    return 2 / 0",
        "print(twice(21))",
        'File "main.py", line 2',
        'File "main.py", line 2',
    ),
    "PyPy3": Example(
        "import sys\nimport os",
        "def twice(x):\n    return 2 * x",
        "def twice(x):\n    return 2 *",
        "def twice(x):\n    return 2 / 0",
        "print(twice(21))",
        'File "main.py", line 2',
        'File "main.py", line 2',
    ),
    "Golang": Example(
        'package main\n\nimport "fmt"\n',
        "func twice(x int) int {\n\treturn 2 * x\n}",
        "func twice(x int) int {\n\treturn 2 * y\n}",
        'func twice(x int) int {\n\tpanic("no")\n}',
        "func main() {\n\tfmt.Println(twice(21))\n}",
        "main.go:2:",
        "main.go:2",
    ),
    "C#": Example(
        "using System;\n",
        "class Twice {\n    public static int Of(int x) { return 2 * x; }\n}",
        "class Twice {\n    public static int Of(int x) { return 2 * y; }\n}",
        "class Twice {\n    public static int Of(int x) { throw new Exception(); }\n}",
        "class Program {\n    static void Main() { Console.WriteLine(Twice.Of(21)); }\n}",
        "Main.cs(2,",
    ),
    "Rust": Example(
        "use std::fmt::Debug;\n",
        "fn twice(x: i32) -> i32 {\n    2 * x\n}",
        "fn twice(x: i32) -> i32 {\n    2 * y\n}",
        "fn twice(x: i32) -> i32 {\n    [x][x as usize]\n}",
        'fn main() {\n    println!("{}", twice(21));\n}',
        "--> main.rs:2:",
        "main.rs:2:",
    ),
    "JavaScript Node": Example(
        "const fs = require('fs');\n",
        "function twice(x) {\n    return 2 * x;\n}",
        "",
        "function twice(x) {\n    throw new Error('no');\n}",
        "console.log(twice(21));",
        "",
        "main.js:2",
    ),
    "PHP": Example(
        "<?php\n",
        "function twice($x) {\n    return 2 * $x;\n}",
        "",
        "function twice($x) {\n    throw new Exception('no');\n}",
        "echo twice(21), PHP_EOL;",
        "",
        "main.php:2",
    ),
    "Ruby": Example(
        "require 'set'\n",
        "def twice(x)\n  2 * x\nend",
        "",
        "def twice(x)\n  raise 'no'\nend",
        "puts twice(21)",
        "",
        "main.rb:2:",
    ),
}


@pytest.mark.parametrize("language", EXAMPLES)
def test_a_function_is_compiled_and_run_between_its_surroundings(
    workshop: Workshop, compiler: Compiler, language: str
) -> None:
    example = EXAMPLES[language]
    said, _ = run_program(
        workshop,
        compiler,
        example.good,
        language,
        prepend=example.prepend,
        append=example.append,
    )
    assert said == b"42\n"


@pytest.mark.parametrize("language", [name for name in EXAMPLES if EXAMPLES[name].broken])
def test_a_compile_error_is_told_in_lines_of_the_student(
    workshop: Workshop, compiler: Compiler, language: str
) -> None:
    example = EXAMPLES[language]
    failed = workshop.compile(
        compiler, example.broken, language, prepend=example.prepend, append=example.append
    )
    assert isinstance(failed, CompileFailure)
    assert example.position in failed.message


@pytest.mark.parametrize("language", [name for name in EXAMPLES if EXAMPLES[name].broken])
def test_an_error_after_the_student_s_part_is_told_without_quoting(
    workshop: Workshop, compiler: Compiler, language: str
) -> None:
    """The function that the problem calls is missing."""
    example = EXAMPLES[language]
    # C would tell a missing name when linking, Python when running.
    code = {"C": "int twice;", "Python3": "def twice(x):", "PyPy3": "def twice(x):"}.get(language)
    failed = workshop.compile(
        compiler, code or "\n", language, prepend=example.prepend, append=example.append
    )
    assert isinstance(failed, CompileFailure)
    assert "append:" in failed.message
    hidden = {line.strip() for line in example.append.splitlines()} - {"}", "{"}
    assert not any(line in failed.message for line in hidden)


@pytest.mark.parametrize("language", [name for name in EXAMPLES if EXAMPLES[name].runtime_position])
def test_a_runtime_s_words_are_told_in_lines_of_the_student(
    workshop: Workshop, compiler: Compiler, language: str
) -> None:
    example = EXAMPLES[language]
    surroundings = {"prepend": example.prepend, "append": example.append}
    _, complained = run_program(workshop, compiler, example.fails, language, **surroundings)
    task = TestRunTask(example.fails, language, 1000, 64, 64, "", **surroundings)  # type: ignore[arg-type] # by name
    said = compiler.surrounded(task).translate(clean_diagnostics(complained))
    assert example.runtime_position in said
    called = {line.strip() for line in example.append.splitlines() if "twice" in line.lower()}
    assert not any(line in said for line in called)


@pytest.mark.parametrize(
    "directive",
    [
        '#line 1 "main.c"',
        '#line 6 "/proc/self/cwd/main.c"',
        '#line 6 "/w/main.c"',
        '# 6 "./main.c"',
        '#line 2147483647 "main.c"',
        '#line 6 "/etc/passwd"',
        '%:line 6 "main.c"',
    ],
)
def test_line_directives_of_the_student_show_nothing_of_the_problem(
    workshop: Workshop, compiler: Compiler, directive: str
) -> None:
    append = "int secret_one = missing_one;\nint secret_two = missing_two;\n" * 4
    failed = workshop.compile(
        compiler, f"int x;\n{directive}\n", "C", prepend="int first_secret;\n", append=append
    )
    assert isinstance(failed, CompileFailure)
    assert "missing_one" in failed.message  # the compiler's own words
    assert "int secret" not in failed.message
    assert "first_secret" not in failed.message
