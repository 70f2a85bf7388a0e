"""bits/stdc++.h compiled once for each compiler build and set of flags."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import threading
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from judge_sandbox import memory_files
from judge_sandbox.boxes import Keeper, Manager
from judge_sandbox.compilation.compile_box import Artefact, compile_program
from judge_sandbox.compilation.toolchain import toolchain_build
from judge_sandbox.languages import CompileStep, Language
from judge_sandbox.protocol import NativeError

PRECOMPILED = "bits/stdc++.h"
# Made once for each compiler build; on a busy machine it may take its time.
_WALL_MS = 120_000
_SOURCE = "stdc++.h"
_ARTEFACT = "header.gch"
_FOLDER_NAME = re.compile(r"([0-9a-f]{32})(-[0-9a-f]{32})?")


class PrecompiledHeaders:
    """Made at first use inside a box, stored by the manager where only root writes, and seen
    read-only by compile boxes under /pch. g++ ignores one whose flags do not fit.

    A header's folder is named by what it was made of and by its own SHA-256, which is checked when
    this process first uses it: one that a power failure cut short is made anew.
    """

    def __init__(self, manager: Manager, folder: Path) -> None:
        self._manager = manager
        self._folder = folder
        self._names: dict[str, str | None] = {}  # by recipe; None: it could not be made
        self._making = threading.Lock()

    def flags(self, keeper: Keeper, language: Language, version: str) -> tuple[str, ...]:
        """The include flag for a compile, making the header when it is missing."""
        recipe = _recipe(language, version)
        if recipe not in self._names:
            self._find_or_make(keeper, language, recipe)
        name = self._names.get(recipe)
        return () if name is None else (f"-I/pch/{name}",)

    def remove_all_but(self, languages: Iterable[tuple[Language, str]]) -> None:
        """Frees the room of headers that no language (with its version) would use any more, as
        after an update of the compiler. Called while the process may still write here."""
        wanted = {_recipe(*language) for language in languages}
        folder = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            for name in os.listdir(folder):  # noqa: PTH208 - no link can be put in between
                match = _FOLDER_NAME.fullmatch(name)
                if match and (match[1] not in wanted or not match[2]):
                    shutil.rmtree(name, ignore_errors=True, dir_fd=folder)
        finally:
            os.close(folder)

    def _find_or_make(self, keeper: Keeper, language: Language, recipe: str) -> None:
        """While one slot is at it the others compile without the header rather than wait."""
        if not self._making.acquire(blocking=False):
            return
        try:
            if recipe not in self._names:
                self._names[recipe] = self._stored(recipe) or self._make(keeper, language, recipe)
        finally:
            self._making.release()

    def _stored(self, recipe: str) -> str | None:
        for path in self._folder.glob(f"{recipe}-*/{PRECOMPILED}.gch"):
            name = path.parents[1].name
            try:
                with path.open("rb") as file:
                    digest = hashlib.file_digest(file, "sha256").hexdigest()
            except OSError:
                continue
            if name == _folder_name(recipe, digest):
                return name
        return None

    def _make(self, keeper: Keeper, language: Language, recipe: str) -> str | None:
        header = compile_program(
            keeper,
            _header_language(language),
            f"#include <{PRECOMPILED}>\n",
            {},
            headers=(),
            cancelled=threading.Event(),
        )
        if not isinstance(header, Artefact):
            return None
        try:
            with os.fdopen(memory_files.reopen(header.fd), "rb") as file:
                name = _folder_name(recipe, hashlib.file_digest(file, "sha256").hexdigest())
            self._manager.store_header(name, header.fd)
        except NativeError:
            return None  # no room, most likely; programs compile without it
        finally:
            header.close()
        return name


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


def _recipe(language: Language, version: str) -> str:
    """Names compiler build and command; how many errors are told makes no other header."""
    step = _header_language(language).compile
    words = step.commands[0] if step else ()
    command = [word for word in words if not word.startswith("-fmax-errors=")]
    key = "\0".join([*toolchain_build(language, version), *command])
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def _folder_name(recipe: str, digest: str) -> str:
    return f"{recipe}-{digest[:32]}"
