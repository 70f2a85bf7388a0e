"""The precompiled headers as the sandbox still asks for them; gone once it uses Compiler."""

from __future__ import annotations

import hashlib
import os
import threading
from pathlib import Path

from judge_sandbox.boxes import Keeper, Manager
from judge_sandbox.compilation.compile_box import EmptyInput, put_text
from judge_sandbox.languages import Language
from judge_sandbox.limits import COMPILE_FILE_CAP, compile_limits
from judge_sandbox.protocol import BoxKind, NativeError

PRECOMPILED = "bits/stdc++.h"
_HEADER_WALL_MS = 120_000
_HEADER_SOURCE = f"#include <{PRECOMPILED}>\n"


class PrecompiledHeaders:
    """bits/stdc++.h compiled once for each compiler build and set of flags.

    Made at first use inside a box, stored by the manager where only root writes, and seen
    read-only by compile boxes under /pch. g++ ignores one whose flags do not fit.
    """

    def __init__(self, manager: Manager, folder_names: set[str]) -> None:
        self._manager = manager
        self._known = folder_names
        self._making = threading.Lock()

    def flags(self, keeper: Keeper, language: Language, version: str) -> tuple[str, ...]:
        """The include flag for a compile, making the header when it is missing."""
        name = _header_name(language, version)
        if name not in self._known and not self._try_to_make(keeper, language, name):
            return ()
        return (f"-I/pch/{name}",)

    def _try_to_make(self, keeper: Keeper, language: Language, name: str) -> bool:
        """While one slot makes a header the others compile without it rather than wait."""
        if not self._making.acquire(blocking=False):
            return False
        try:
            if name not in self._known and self._make(keeper, language, name):
                self._known.add(name)
            return name in self._known
        finally:
            self._making.release()

    def _make(self, keeper: Keeper, language: Language, name: str) -> bool:
        step = language.compile
        if step is None:
            return False
        command = [
            word if word != language.source else "stdc++.h"
            for word in language.compile_commands()[0]
        ]
        command[command.index("stdc++.h") : command.index("stdc++.h")] = ["-x", "c++-header"]
        command = [*command[: command.index("-lm")], "-o", "header.gch"]
        limits = compile_limits(step.cpu_ms, _HEADER_WALL_MS, 2 * step.memory_mb, threads=64)
        with keeper.box(BoxKind.COMPILE) as box, EmptyInput() as stdin:
            put_text(box, "stdc++.h", _HEADER_SOURCE)
            execution = box.run(
                command,
                language.environment,
                limits,
                stdin=stdin.fd,
                cancelled=threading.Event(),
                keep_files=True,
            )
            result = execution.result
            execution.close()
            if result.exit_code or result.signal:
                return False
            _, fd = box.get("header.gch", COMPILE_FILE_CAP)
            if fd is None:
                return False
            try:
                self._manager.store_header(name, fd)
            except NativeError:
                return False
            finally:
                os.close(fd)
        return True


def _header_name(language: Language, version: str) -> str:
    """Names compiler build and command: after an update of the compiler a new header is made."""
    build = Path(language.probe[0]).resolve().stat()
    command = [word for command in language.compile_commands() for word in command]
    key = "\0".join([version, str(build.st_mtime_ns), str(build.st_size), *command])
    return hashlib.sha256(key.encode()).hexdigest()[:32]
