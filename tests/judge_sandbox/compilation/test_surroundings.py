"""Code around the student's: what is compiled, and what is told of it in lines of the student."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from judge_sandbox.compilation import SurroundedSource
from judge_sandbox.compilation.diagnostics import clean_diagnostics, joined

pytestmark = pytest.mark.quick

lines = st.text("abc {};#\t", max_size=12)
parts = st.builds(
    lambda body, ending: "\n".join(body) + ending,
    st.lists(lines, max_size=6),
    st.sampled_from(["", "\n"]),
)
surrounded = st.builds(SurroundedSource, st.just("main.cpp"), parts, parts, parts)

SOURCE = SurroundedSource(
    "main.cpp",
    prepend="#include <vector>\nint secret_before();",
    code="int f() {\n  return x;\n}",
    append="int secret_after() {\n  return f(1);\n}\n",
)


def test_each_part_is_closed_by_a_line_feed() -> None:
    assert SOURCE.text == (
        "#include <vector>\nint secret_before();\n"
        "int f() {\n  return x;\n}\n"
        "int secret_after() {\n  return f(1);\n}\n"
    )


def test_a_program_without_surroundings_is_compiled_as_it_is() -> None:
    source = SurroundedSource("main.c", "", "int main() {}", "")
    assert source.text == "int main() {}"
    assert source.translate("main.c:7:1: error") == "main.c:7:1: error"


@given(surrounded)
def test_the_parts_stand_one_after_the_other(source: SurroundedSource) -> None:
    assume(not source.stands_alone)
    closed = [
        part + "\n" * bool(part and part[-1] != "\n")
        for part in (source.prepend, source.code, source.append)
    ]
    assert source.text == "".join(closed)


@given(surrounded, st.data())
def test_every_line_is_told_by_the_part_in_which_it_stands(
    source: SurroundedSource, data: st.DataObject
) -> None:
    assume(not source.stands_alone and source.text)
    pieces = {
        "prepend": source.prepend.splitlines(),
        "main.cpp": source.code.splitlines(),
        "append": source.append.splitlines(),
    }
    line = data.draw(st.integers(1, source.text.count("\n")))
    name, number = source.translate(f"main.cpp:{line}").split(":")
    assert pieces[name][int(number) - 1] == source.text.split("\n")[line - 1]


# One message of each compiler and runtime about line %d, with what it quotes of that line.
QUOTING = {
    "gcc": ("main.cpp", "main.cpp:%d:11: error: bad\n  %d | %s\n      |   ^~~\n      |   |\n"),
    "rustc": ("main.rs", "error: bad\n --> main.rs:%d:3\n  |\n%d | %s\n  | ^^^ here\n  |\n"),
    "javac": ("Main.java", "Main.java:%d: error: bad\n%.0s%s\n    ^\n  symbol: x\n"),
    "python": ("main.py", '  File "main.py", line %d\n%.0s    %s\n    ^^^^\nSyntaxError: bad\n'),
    "node": ("main.js", "/w/main.js:%d\n%.0s%s\n  ^\n\nSyntaxError: bad\n"),
    "ruby": ("main.rb", "main.rb:%d: syntax error\n%.0s%s\n   ^\n"),
}


@pytest.mark.parametrize("compiler", QUOTING)
@given(
    st.lists(st.uuids(), min_size=1, max_size=4, unique=True),
    st.lists(st.uuids(), min_size=1, max_size=4, unique=True),
    st.lists(st.uuids(), min_size=1, max_size=4, unique=True),
    st.data(),
)
def test_nothing_is_quoted_but_the_student_s_lines(
    compiler: str, before: list[object], own: list[object], after: list[object], data: st.DataObject
) -> None:
    name, message = QUOTING[compiler]
    texts = ["\n".join(f"  word({word});" for word in part) for part in (before, own, after)]
    source = SurroundedSource(name, *texts)
    every = source.text.split("\n")
    told = data.draw(st.lists(st.integers(1, len(every) - 1), min_size=1, max_size=4))
    said = source.translate("".join(message % (n, n, every[n - 1]) for n in told))
    for number, text in enumerate(every[:-1], 1):
        is_own = len(before) < number <= len(before) + len(own)
        assert (text.strip() in said) == (is_own and number in told)
    assert said.count("^") <= 4 * sum(source.is_own(number) for number in told)


POSITIONS = [
    ("main.cpp", "main.cpp:%d:5: error: x", "main.cpp:1:5: error: x", "append:1: error: x"),
    ("main.cpp", "  from main.cpp:%d,", "  from main.cpp:1,", "  from append:1,"),
    ("Main.java", "Main.java:%d: error: x", "Main.java:1: error: x", "append:1: error: x"),
    ("Main.java", "\tat Main.f(Main.java:%d)", "\tat Main.f(Main.java:1)", "\tat Main.f(append:1)"),
    (
        "main.py",
        '  File "main.py", line %d, in f',
        '  File "main.py", line 1, in f',
        "  append:1, in f",
    ),
    ("main.py", '  File "/w/main.py", line %d', '  File "/w/main.py", line 1', "  append:1"),
    ("main.py", "bad (main.py, line %d)", "bad (main.py, line 1)", "bad (append:1)"),
    ("main.go", "./main.go:%d:14: x", "./main.go:1:14: x", "append:1: x"),
    ("main.go", "\t/w/main.go:%d +0x1a", "\t/w/main.go:1 +0x1a", "\tappend:1 +0x1a"),
    (
        "Main.cs",
        "Main.cs(%d,13): error CS1: x",
        "Main.cs(1,13): error CS1: x",
        "append:1: error CS1: x",
    ),
    ("main.rs", " --> main.rs:%d:3", " --> main.rs:1:3", " --> append:1"),
    ("main.rs", "panicked at main.rs:%d:3:", "panicked at main.rs:1:3:", "panicked at append:1:"),
    ("main.js", "    at f (/w/main.js:%d:22)", "    at f (/w/main.js:1:22)", "    at f (append:1)"),
    ("main.php", "x in main.php on line %d", "x in main.php on line 1", "x in append:1"),
    ("main.php", "#0 main.php(%d): f()", "#0 main.php(1): f()", "#0 append:1: f()"),
    ("main.php", "x in /w/main.php:%d", "x in /w/main.php:1", "x in append:1"),
    ("main.rb", "main.rb:%d:in `f': x", "main.rb:1:in `f': x", "append:1:in `f': x"),
    ("main.rb", "\tfrom main.rb:%d:in `g'", "\tfrom main.rb:1:in `g'", "\tfrom append:1:in `g'"),
]


@pytest.mark.parametrize(("name", "said", "own", "hidden"), POSITIONS)
def test_positions_of_every_compiler_and_runtime_are_told_anew(
    name: str, said: str, own: str, hidden: str
) -> None:
    source = SurroundedSource(name, "a\nb\nc\n", "d\n", "e\n")
    assert source.translate(said % 4) == own
    assert source.translate(said % 5) == hidden
    assert source.translate(said % 2) == hidden.replace("append:1", "prepend:2")


def test_a_second_line_that_python_or_php_names_is_told_anew() -> None:
    python = SurroundedSource("main.py", "a\nb\n", "d\n", "e\n")
    said = "expected a block after 'if' on line 3 (main.py, line 4)"
    assert python.translate(said) == "expected a block after 'if' on line 1 (append:1)"
    php = SurroundedSource("main.php", "a\nb\n", "d\n", "e\n")
    said = "Unclosed '{' on line 3 in main.php on line 4"
    assert php.translate(said) == "Unclosed '{' on line 1 in append:1"
    assert php.translate("my program failed on line 3") == "my program failed on line 3"


def test_a_quotation_over_several_parts_keeps_the_student_s_lines() -> None:
    message = (
        "error: mismatched\n --> main.cpp:9:1\n  |\n3 |   int f() {\n  |           - opened\n...\n"
        "6 |   int secret_after() {\n  |                      - closed\n9 |   }\n  |   ^ here\n"
    )
    assert SOURCE.translate(message) == (
        "error: mismatched\n --> append:4\n1 |   int f() {\n  |           - opened\n...\n"
    )


def test_quotations_of_system_headers_keep_their_numbers() -> None:
    message = (
        "main.cpp:4:3: error: x\n    4 |   return x;\n      |          ^\n"
        "In file included from /usr/include/c++/12/vector:64,\n                 from main.cpp:1:\n"
        "/usr/include/c++/12/bits/stl_vector.h:1276:7: note: candidate\n"
        "    3 |       push_back(const value_type& __x)\n      |       ^~~~~~~~~\n"
    )
    assert SOURCE.translate(message) == (
        "main.cpp:2:3: error: x\n    2 |   return x;\n      |          ^\n"
        "In file included from /usr/include/c++/12/vector:64,\n                 from prepend:1:\n"
        "/usr/include/c++/12/bits/stl_vector.h:1276:7: note: candidate\n"
        "    3 |       push_back(const value_type& __x)\n      |       ^~~~~~~~~\n"
    )


def test_errors_at_the_end_of_the_file_belong_to_the_last_part() -> None:
    assert SOURCE.translate("main.cpp:9:1: error: eof") == "append:4: error: eof"
    alone = SurroundedSource("main.cpp", "a\n", "b\n", "")
    assert alone.translate("main.cpp:3:1: error: eof") == "main.cpp:2:1: error: eof"


@pytest.mark.parametrize(
    "said",
    [
        "xmain.cpp:4: a",
        "main.cpp.o:4: a",
        "main.cpp: In function f",
        "main.cpp:0: a",
        "main.cpp:4000000000000: a",
        "main.cpp:" + "9" * 5000,
        "main.cpp:(.text+0x5): undefined reference",
    ],
)
def test_what_is_no_position_stays(said: str) -> None:
    assert SOURCE.translate(said) == said


def test_a_student_cannot_have_hidden_lines_quoted_under_another_name() -> None:
    # #line 1 "/proc/self/cwd/./main.cpp" makes gcc quote the file itself
    for path in ("/proc/self/cwd/./main.cpp", "/w/../w/main.cpp", "other.h"):
        said = SOURCE.translate(
            f"{path}:6:5: error: x\n    6 | int secret_after() {{\n      |     ^~~\n"
        )
        assert "secret" not in said


@given(st.text(), surrounded)
def test_any_text_can_be_translated(message: str, source: SurroundedSource) -> None:
    said = source.translate(message)
    assert said.count("\n") <= message.count("\n")


fragments = st.sampled_from(
    [
        "main.cpp",
        ":",
        "3",
        "4",
        "  | ",
        "^",
        "~",
        "\n",
        " --> ",
        '  File "',
        '", line ',
        "(",
        ",",
        ")",
    ]
)


@given(st.lists(fragments).map("".join))
def test_any_arrangement_of_what_compilers_say_can_be_translated(message: str) -> None:
    assert SOURCE.translate(message).count("\n") <= message.count("\n")


@pytest.mark.parametrize("unit", ["^", "~ ", "main.cpp", "main.cpp:1", " ", "1 |", "(,1", "|"])
def test_floods_are_translated_in_one_pass(unit: str) -> None:
    # A pattern that goes back and forth would not end today.
    SOURCE.translate("main.cpp:1:1: x\n" + unit * (1_000_000 // len(unit)) + "x")


@given(st.binary())
def test_diagnostics_have_no_control_characters(said: bytes) -> None:
    text = clean_diagnostics(said)
    assert all(c in "\n\t" or c.isprintable() for c in text)


def test_colours_links_and_directions_are_removed() -> None:
    said = b"\x1b[01;31mmain.cpp:1:\x1b[0m \x1b]8;;x\x07 err\xe2\x80\xae\x00or\r\n\xff"
    assert clean_diagnostics(said) == "main.cpp:1: ]8;;x error\n\ufffd"


def test_paths_of_the_box_are_not_shown() -> None:
    assert clean_diagnostics(b"/w/main.cpp:1: /w/x.h") == "main.cpp:1: x.h"


def test_a_compile_error_joins_what_was_printed_and_what_happened() -> None:
    assert joined(b"out", b"err", "why") == "out\nerr\nwhy"
    assert joined(b"", b"err\n", "") == "err\n"
    assert joined(b" ", b"", "") == "the compiler failed without a word"
