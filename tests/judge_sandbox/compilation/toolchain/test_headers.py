"""Precompiled headers: made once, really read by g++, and nothing that a student can poison."""

import hashlib
import os
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from judge_sandbox.compilation import CompileFailure, compile_program
from judge_sandbox.compilation.recipes import judge_language
from judge_sandbox.compilation.toolchain.files import ToolchainFiles
from judge_sandbox.compilation.toolchain.headers import PrecompiledHeaders, header_recipe
from judge_sandbox.languages import Language
from judge_sandbox.running import memory_files
from judge_sandbox.running.limits import compile_limits
from judge_sandbox.running.run import BoxKind, Run
from tests.judge_sandbox.compilation.conftest import Workshop
from tests.judge_sandbox.compilation.running import run_program

VARIANTS = ["C++", "C++ 17 With O2", "C++ 20 With O2"]
if os.environ.get("OJ_TEST_FULL"):
    VARIANTS += ["C++ With O2", "C++ 17", "C++ 20"]
# -H lists what is read, with "!" before a precompiled header that was used and "x" before one
# that was not.
READS = "#include <bits/stdc++.h>\nint main() { return nowhere; }\n"


@pytest.fixture
def headers(workshop: Workshop) -> PrecompiledHeaders:
    """Knows nothing but what is stored."""
    return stored_headers(workshop, workshop.cache_dir / "pch")


def stored_headers(workshop: Workshop, folder: Path) -> PrecompiledHeaders:
    return PrecompiledHeaders(ToolchainFiles(workshop.sandbox._manager, folder))


def flags(workshop: Workshop, headers: PrecompiledHeaders, language: Language) -> tuple[str, ...]:
    return headers.flags(
        workshop.keepers[0], language, workshop.sandbox._installed.versions[language.name]
    )


def read_by(workshop: Workshop, language: Language, include: tuple[str, ...]) -> str:
    """The first header that the compiler names."""
    result = compile_program(
        workshop.keepers[0],
        language,
        READS,
        {},
        headers=("-H", *include),
        cancelled=threading.Event(),
    )
    assert isinstance(result, CompileFailure)
    return result.message.splitlines()[0]


def stored(workshop: Workshop, include: tuple[str, ...]) -> Path:
    return workshop.cache_dir / "pch" / include[0].removeprefix("-I/pch/") / "bits/stdc++.h.gch"


@pytest.mark.parametrize("name", VARIANTS)
def test_every_standard_really_reads_its_precompiled_header(
    workshop: Workshop, headers: PrecompiledHeaders, name: str
) -> None:
    language = workshop.languages[name]
    include = flags(workshop, headers, language)
    assert read_by(workshop, language, include).startswith("! /pch/")
    assert not read_by(workshop, language, ()).startswith("!")


def test_checkers_share_the_header_of_c_plus_plus_17_with_o2(
    workshop: Workshop, headers: PrecompiledHeaders
) -> None:
    checker = judge_language(workshop.languages, "C++", "spj")
    assert checker is not None
    include = flags(workshop, headers, checker)
    assert include == flags(workshop, headers, workshop.languages["C++ 17 With O2"])
    assert read_by(workshop, checker, (*include, "-I.")).startswith("! /pch/")


def test_submissions_that_name_the_header_are_compiled_with_it(workshop: Workshop) -> None:
    compiler = workshop.new_compiler()
    language = workshop.languages["C++ 17 With O2"]
    assert compiler._header_flags(workshop.keepers[0], language, READS)[0].startswith("-I/pch/")
    assert compiler._header_flags(workshop.keepers[0], language, "int main() {}") == ()
    c = workshop.languages["C"]
    assert compiler._header_flags(workshop.keepers[0], c, READS) == ()


def test_a_header_is_made_once_and_found_again_after_a_restart(
    workshop: Workshop, headers: PrecompiledHeaders
) -> None:
    language = workshop.languages["C++ 17 With O2"]
    include = flags(workshop, headers, language)
    before = workshop.compiles()
    assert flags(workshop, headers, language) == include
    again = stored_headers(workshop, workshop.cache_dir / "pch")
    assert flags(workshop, again, language) == include
    assert workshop.compiles() == before


def test_a_header_that_a_power_failure_damaged_is_made_anew(
    workshop: Workshop, headers: PrecompiledHeaders
) -> None:
    language = workshop.languages["C++ 17 With O2"]
    file = stored(workshop, flags(workshop, headers, language))
    whole = file.read_bytes()
    file.unlink()
    file.write_bytes(whole[:4096] + bytes(len(whole) - 4096))
    (file.parent / "new").write_bytes(whole[: len(whole) // 2])
    before = workshop.compiles()
    again = stored_headers(workshop, workshop.cache_dir / "pch")
    include = flags(workshop, again, language)
    assert workshop.compiles() == before + 1
    assert read_by(workshop, language, include).startswith("! /pch/")
    assert stored(workshop, include).stat().st_size == pytest.approx(len(whole), rel=0.1)


@pytest.mark.parametrize("damage", ["cut", "changed", "only half written", "renamed"])
def test_a_damaged_header_is_never_used(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    monkeypatch.setattr(ToolchainFiles, "_make", lambda *_: None)
    headers = stored_headers(workshop, tmp_path)
    language = workshop.languages["C++ 17 With O2"]
    recipe = header_recipe(language, workshop.sandbox._installed.versions["C++ 17 With O2"])
    whole = b"a header"
    name = f"{recipe}-{hashlib.sha256(whole).hexdigest()[:32]}"
    file = tmp_path / name / "bits" / "stdc++.h.gch"
    file.parent.mkdir(parents=True)
    if damage == "cut":
        file.write_bytes(whole[:4])
    elif damage == "changed":
        file.write_bytes(whole[:-1] + b"x")
    elif damage == "only half written":
        (file.parent / "new").write_bytes(whole)
    else:
        file.write_bytes(whole)
        (tmp_path / name).rename(tmp_path / f"{recipe}-{'0' * 32}")
    assert flags(workshop, headers, language) == ()
    again = stored_headers(workshop, tmp_path)
    (tmp_path / name / "bits").mkdir(parents=True, exist_ok=True)
    file.write_bytes(whole)
    assert flags(workshop, again, language) == (f"-I/pch/{name}",)


def test_a_program_sees_the_headers_only_while_it_is_compiled_and_cannot_write_them(
    workshop: Workshop, headers: PrecompiledHeaders
) -> None:
    file = stored(workshop, flags(workshop, headers, workshop.languages["C++ 17 With O2"]))
    assert file.stat().st_mode & 0o777 == 0o444
    assert file.stat().st_uid == 0
    assert all(parent.stat().st_mode & 0o022 == 0 for parent in list(file.parents)[:3])
    looks = (
        "#include <stdio.h>\n#include <unistd.h>\n"
        'int main(void) { puts(access("/pch", F_OK) ? "absent" : "seen"); }'
    )
    compiler = workshop.new_compiler()
    assert run_program(workshop, compiler, looks)[0] == b"absent\n"


def test_a_compile_box_holds_the_headers_read_only(workshop: Workshop) -> None:
    stdin = memory_files.sealed(b"", "stdin")
    with workshop.keepers[0].box(BoxKind.COMPILE) as box:
        for command in (["/usr/bin/touch", "/pch/x"], ["/usr/bin/test", "-w", "/pch"]):
            run = Run(command, {}, compile_limits(1000, 10_000, 64, threads=1), keep_files=True)
            execution = box.run(run, stdin=stdin, cancelled=workshop.never)
            assert execution.result.exit_code == 1
            execution.close()


def test_headers_of_former_compilers_are_removed(
    workshop: Workshop, headers: PrecompiledHeaders
) -> None:
    compiler = workshop.new_compiler()
    kept = stored(workshop, flags(workshop, headers, workshop.languages["C++ 17 With O2"]))
    folder = workshop.cache_dir / "pch"
    for name in ("0" * 32 + "-" + "1" * 32, "2" * 32):
        (folder / name / "bits").mkdir(parents=True)
        (folder / name / "bits" / "stdc++.h.gch").write_bytes(b"old")
    (folder / "README").write_text("not ours")
    (folder / ("3" * 32)).symlink_to("/")
    compiler.remove_old_toolchain_files()
    assert kept.exists()
    left = {path.name for path in folder.iterdir()}
    assert "README" in left
    assert not left & {"0" * 32 + "-" + "1" * 32, "2" * 32}
    assert Path("/usr").exists()


def test_a_header_that_cannot_be_made_is_tried_once_and_programs_compile_without_it(
    workshop: Workshop, headers: PrecompiledHeaders
) -> None:
    language = workshop.languages["C++ 17 With O2"]
    broken = replace(language, flags=(*language.flags, "-fno-such-flag"))
    before = workshop.compiles()
    assert flags(workshop, headers, broken) == ()
    assert flags(workshop, headers, broken) == ()
    assert workshop.compiles() == before + 1
