"""Which build of a compiler this machine has."""

from __future__ import annotations

from pathlib import Path

from judge_sandbox.languages import Language
from judge_sandbox.system_root import on_host

# Headers that belong to no compiler; replacing a file of theirs changes the folder.
_SYSTEM_HEADERS = "/usr/include"


def toolchain_build(language: Language, version: str) -> tuple[str, ...]:
    """Changes with every update of what compiles this language, also while the judge runs."""
    programs = {command[0] for command in language.compile.commands} if language.compile else set()
    return (version, *(state_of_file(on_host(program)) for program in sorted(programs)), _headers())


def state_of_file(path: Path) -> str:
    """Changes when the file behind all links is replaced or written to."""
    try:
        status = path.resolve().stat()
    except OSError:
        return f"{path}:absent"
    return f"{path}:{status.st_size}:{status.st_mtime_ns}"


def _headers() -> str:
    return state_of_file(on_host(_SYSTEM_HEADERS))
