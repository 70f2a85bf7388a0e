"""A cache of a toolchain is made once; every compile unpacks its own copy."""

from dataclasses import replace

import pytest

from judge_sandbox.compilation import CompileFailure, Compiler
from judge_sandbox.compilation.installed import InstalledLanguages
from judge_sandbox.languages import CompileStep, ToolchainCache
from tests.judge_sandbox.compilation.conftest import Workshop

# Stands for what Go makes: the "library" is the file that the make step leaves.
CACHE = ToolchainCache(
    since=(2, 0),
    make=CompileStep(
        (
            ("/usr/bin/mkdir", "library"),
            ("/usr/bin/gcc", "-dumpversion"),
            ("/usr/bin/cp", "main.c", "library/empty.h"),
            ("/usr/bin/tar", "-cf", "library.tar", "library"),
        ),
        cpu_ms=10_000,
        wall_ms=60_000,
        memory_mb=256,
    ),
    artefact="library.tar",
    unpack=("/usr/bin/tar", "-xf", "{cache}"),
)
USES_IT = '#include "library/empty.h"\nint main(void) { return %d; }'


def compiler_of(workshop: Workshop, version: str) -> Compiler:
    language = replace(workshop.languages["C"], toolchain_cache=CACHE)
    installed = InstalledLanguages()
    installed.by_name["C"], installed.versions["C"] = language, version
    return Compiler(workshop.sandbox._manager, workshop.cache_dir, installed)


def test_a_cache_is_made_once_and_unpacked_for_every_compile(workshop: Workshop) -> None:
    compiler = compiler_of(workshop, "2.1")
    before = workshop.compiles()
    assert isinstance(workshop.compile(compiler, USES_IT % 1), bytes)
    assert workshop.compiles() == before + 2
    assert isinstance(workshop.compile(compiler, USES_IT % 2), bytes)
    assert workshop.compiles() == before + 3
    assert isinstance(workshop.compile(compiler_of(workshop, "2.1"), USES_IT % 3), bytes)
    assert workshop.compiles() == before + 4


@pytest.mark.parametrize("version", ["1.9", "1.19.8"])
def test_a_toolchain_that_ships_its_library_makes_no_cache(
    workshop: Workshop, version: str
) -> None:
    before = workshop.compiles()
    failed = workshop.compile(compiler_of(workshop, version), USES_IT % 4)
    assert isinstance(failed, CompileFailure)
    assert "library/empty.h: No such file" in failed.message
    assert workshop.compiles() == before + 1


def test_caches_of_the_installed_toolchains_are_kept(workshop: Workshop) -> None:
    compiler = compiler_of(workshop, "2.1")
    assert isinstance(workshop.compile(compiler, USES_IT % 5), bytes)
    compiler_of(workshop, "2.1").remove_old_toolchain_files()
    before = workshop.compiles()
    assert isinstance(workshop.compile(compiler_of(workshop, "2.1"), USES_IT % 6), bytes)
    assert workshop.compiles() == before + 1
    workshop.new_compiler().remove_old_toolchain_files()
    assert isinstance(workshop.compile(compiler_of(workshop, "2.1"), USES_IT % 7), bytes)
    assert workshop.compiles() == before + 3
