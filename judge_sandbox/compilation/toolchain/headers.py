"""bits/stdc++.h compiled once for each compiler build and set of flags."""

from __future__ import annotations

import threading
from dataclasses import replace

from judge_sandbox.compilation.toolchain.build import toolchain_build
from judge_sandbox.compilation.toolchain.files import STORED_AS, ToolchainFiles, recipe_of
from judge_sandbox.languages import CompileStep, Language
from judge_sandbox.running.keeper import Keeper

PRECOMPILED = STORED_AS.removesuffix(".gch")
# Made once for each compiler build; on a busy machine it may take its time.
_WALL_MS = 120_000
_SOURCE = "stdc++.h"
_TEXT = f"#include <{PRECOMPILED}>\n"
_ARTEFACT = "header.gch"


class PrecompiledHeaders:
    """g++ ignores a header whose flags do not fit, and one after any other code."""

    def __init__(self, files: ToolchainFiles) -> None:
        self._files = files
        self._making = threading.Lock()

    def flags(self, keeper: Keeper, language: Language, version: str) -> tuple[str, ...]:
        """The include flag for a compile, making the header when it is missing. While one slot is
        at it the others compile without it rather than wait."""
        recipe = header_recipe(language, version)
        known = self._files.known(recipe)
        if not known and not self._making.acquire(blocking=False):
            return ()
        try:
            name = self._files.find_or_make(keeper, recipe, _header_language(language), _TEXT)
        finally:
            if not known:
                self._making.release()
        return () if name is None else (f"-I/pch/{name}",)


def header_recipe(language: Language, version: str) -> str:
    """Names compiler build and command; how many errors are told makes no other header."""
    step = _header_language(language).compile
    words = step.commands[0] if step else ()
    command = [word for word in words if not word.startswith("-fmax-errors=")]
    return recipe_of([*toolchain_build(language, version), *command])


def _header_language(language: Language) -> Language:
    """The language's own compile command, turned to making a header."""
    if language.compile is None:
        raise ValueError(f"{language.name} is not compiled")
    words = language.compile_commands()[0]
    words = words[: words.index("-lm")]
    place = words.index(language.source)
    command = (*words[:place], "-x", "c++-header", _SOURCE, *words[place + 1 :], "-o", _ARTEFACT)
    step = CompileStep(
        (command,), language.compile.cpu_ms, _WALL_MS, 2 * language.compile.memory_mb
    )
    return replace(language, source=_SOURCE, artefact=_ARTEFACT, compile=step)
