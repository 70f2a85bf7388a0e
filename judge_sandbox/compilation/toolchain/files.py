"""Files that a toolchain needs again and again: made once, seen read-only by compile boxes."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import threading
from collections.abc import Collection
from pathlib import Path

from judge_sandbox.compilation.box import Artefact, compile_program
from judge_sandbox.languages import Language
from judge_sandbox.running import memory_files
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.native_part import Manager
from judge_sandbox.running.protocol import NativeError

# Where the manager puts the content, below a folder with the file's name.
STORED_AS = "bits/stdc++.h.gch"
_FOLDER_NAME = re.compile(r"([0-9a-f]{32})(-[0-9a-f]{32})?")


class ToolchainFiles:
    """Made at first use inside a box, stored by the manager where only root writes, and seen under
    /pch.

    A file's folder is named by the recipe that made it, 32 hexadecimal digits, and by its own
    SHA-256, which is checked when this process first uses it: one that a power failure cut short is
    made anew.
    """

    def __init__(self, manager: Manager, folder: Path) -> None:
        self._manager = manager
        self._folder = folder
        self._names: dict[str, str | None] = {}  # by recipe; None: it could not be made

    def known(self, recipe: str) -> bool:
        """Whether `find_or_make` would answer at once."""
        return recipe in self._names

    def find_or_make(
        self, keeper: Keeper, recipe: str, language: Language, source: str
    ) -> str | None:
        """The folder's name; None when it could not be made, which is not tried again. One thread
        at a time for each recipe.

        Raises:
            NativeError: the sandbox failed.
        """
        if recipe not in self._names:
            self._names[recipe] = self._stored(recipe) or self._make(
                keeper, recipe, language, source
            )
        return self._names[recipe]

    def remove_all_but(self, recipes: Collection[str]) -> None:
        """Frees the room of what no recipe names, as after an update of a compiler. Called while
        the process may still write here."""
        folder = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            for name in os.listdir(folder):  # noqa: PTH208 - no link can be put in between
                match = _FOLDER_NAME.fullmatch(name)
                if match and (match[1] not in recipes or not match[2]):
                    shutil.rmtree(name, ignore_errors=True, dir_fd=folder)
        finally:
            os.close(folder)

    def _stored(self, recipe: str) -> str | None:
        for path in self._folder.glob(f"{recipe}-*/{STORED_AS}"):
            name = path.parents[1].name
            try:
                with path.open("rb") as file:
                    digest = hashlib.file_digest(file, "sha256").hexdigest()
            except OSError:
                continue
            if name == _folder_name(recipe, digest):
                return name
        return None

    def _make(self, keeper: Keeper, recipe: str, language: Language, source: str) -> str | None:
        made = compile_program(
            keeper, language, source, {}, headers=(), cancelled=threading.Event()
        )
        if not isinstance(made, Artefact):
            return None
        try:
            with os.fdopen(memory_files.reopen(made.fd), "rb") as file:
                name = _folder_name(recipe, hashlib.file_digest(file, "sha256").hexdigest())
            self._manager.store_header(name, made.fd)
        except NativeError:
            return None  # no room, most likely; programs compile without it
        finally:
            made.close()
        return name


def recipe_of(parts: Collection[str]) -> str:
    """Names what a file is made of."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def _folder_name(recipe: str, digest: str) -> str:
    return f"{recipe}-{digest[:32]}"
