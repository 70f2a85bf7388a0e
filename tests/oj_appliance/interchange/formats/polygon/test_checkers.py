"""The checkers in our Polygon packages judge as our own comparisons of the same meaning."""

from __future__ import annotations

from pathlib import Path

import pytest

from oj_appliance.interchange.formats.polygon.checkers import NO_CHECK, SOURCES
from tests.judge_sandbox.testlib.compiled_programs import Compiler, run

OK, WRONG, UNREADABLE = 0, 1, 2
PROGRAMS = {
    "tokens": SOURCES["std::wcmp"],
    "lines": SOURCES["std::lcmp"],
    "bytes": SOURCES["std::fcmp"],
    "numbers": SOURCES["std::rcmp6"],
    "nothing": NO_CHECK,
}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of them in one, which takes the name as its first argument: the header is large."""
    folder = tmp_path_factory.mktemp("checkers")
    parts = [f"#define main main_{name}\n{text}\n#undef main\n" for name, text in PROGRAMS.items()]
    choices = "".join(
        f'    if (name == "{name}") return main_{name}(argc - 1, argv + 1);\n' for name in PROGRAMS
    )
    chosen = f"int main(int argc, char **argv) {{\n    std::string name = argv[1];\n{choices}}}\n"
    source = folder / "all.cpp"
    source.write_text("".join((*parts, chosen)))
    return Compiler(folder / "built", "-std=c++17", precompile=False).build(source)


@pytest.mark.parametrize(
    ("name", "answer", "output", "code"),
    [
        ("tokens", "a b\n", " a\n\nb", OK),
        ("tokens", "a b", "a", WRONG),
        ("tokens", "a", "a b", WRONG),
        ("tokens", "A", "a", WRONG),
        ("tokens", "", "\n", OK),
        ("lines", "a b\n", " a  b \n\n", OK),
        ("lines", "a\nb", "a b", WRONG),
        ("lines", "a\n\nb", "a\nb", WRONG),
        ("lines", "", "", OK),
        ("lines", "a", "", WRONG),
        ("bytes", "a\n", "a\n", OK),
        ("bytes", "a\n", "a", WRONG),
        ("bytes", "a", "a ", WRONG),
        ("numbers", "1000000 0", "1000000.5 0.0000001", OK),
        ("numbers", "1", "1.1", WRONG),
        ("numbers", "1 2", "1", WRONG),
        ("numbers", "1", "1 2", WRONG),
        ("numbers", "1", "x", UNREADABLE),
        ("nothing", "1", "whatever the interactor wrote\n", OK),
    ],
)
def test_a_checker_judges_as_its_name_says(
    program: Path, tmp_path: Path, name: str, answer: str, output: str, code: int
) -> None:
    for file, text in (("input", ""), ("output", output), ("answer", answer)):
        (tmp_path / file).write_text(text)
    assert run(program, name, "input", "output", "answer", folder=tmp_path).returncode == code
