"""The profiles, one TOML file a family in this folder, checked when they are read.

A profile is data: adding a language is adding a file (docs/judge-sandbox.md).
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import cast

from judge_sandbox.languages.profile import (
    SELFTEST_VERDICTS,
    CompileStep,
    Language,
    ToolchainCache,
    version_of,
)
from judge_sandbox.system_root import on_host

_FOLDER = Path(__file__).parent

BASE_ENVIRONMENT = {
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/w",
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
}


@cache
def all_languages() -> dict[str, Language]:
    """Every profile that is shipped, by name, whether or not its tools are installed.

    Raises:
        ValueError: a profile is malformed; the text names the file.
    """
    languages: dict[str, Language] = {}
    for path in sorted(_FOLDER.glob("*.toml")):
        try:
            for language in _read(tomllib.loads(path.read_text(encoding="utf-8"))):
                languages[language.name] = language
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{path.name}: malformed language profile ({error!r})") from error
    return languages


def _read(data: dict[str, object]) -> list[Language]:
    probe = _table(data["probe"])
    run = _table(data["run"])
    program = _program(probe)
    return [
        Language(
            name=_text(variant["name"]),
            source=_text(data["source"]),
            artefact=_text(data.get("artefact", data["source"])),
            flags=_words(variant.get("flags", [])),
            threads=_number(data["threads"]),
            probe=_command(probe["argv"], program),
            install=_text(probe["install"]),
            in_debian=_flag(data, "in_debian"),
            compile=_compile_step(data.get("compile"), program),
            toolchain_cache=_toolchain_cache(data.get("toolchain_cache"), program),
            run=_command(run["argv"], program),
            environment={**BASE_ENVIRONMENT, **_texts(data, "environment")},
            further_environment=_texts(run, "environment"),
            runtime_mb=_number(run.get("runtime_mb", 0)),
            memory_exit_codes=frozenset(
                _number(code) for code in _list(run.get("memory_exit_codes", []))
            ),
            memory_marks=_words(run.get("memory_marks", [])),
            memory_marks_percent=_number(run.get("memory_marks_percent", 0)),
            extra_files_at_run=_flag(data, "extra_files_at_run"),
            precompiled_header=_flag(data, "precompiled_header"),
            selftest=_selftest(data),
        )
        for variant in map(_table, _list(data["variants"]))
    ]


def _selftest(data: dict[str, object]) -> dict[str, str]:
    """All six programs; without a compile step nothing can be a compile error."""
    programs = _texts(data, "selftest")
    wanted = [name for name in SELFTEST_VERDICTS if name != "CE" or "compile" in data]
    return {name: programs[name] for name in wanted}


def _program(probe: dict[str, object]) -> str:
    """The first candidate that is here; without any the first, whose probe then finds nothing."""
    candidates = _words(probe.get("programs", [""]))
    return next((path for path in candidates if path and on_host(path).exists()), candidates[0])


def _command(value: object, program: str) -> tuple[str, ...]:
    return tuple(word.replace("{program}", program) for word in _words(value))


def _compile_step(value: object, program: str) -> CompileStep | None:
    if value is None:
        return None
    table = _table(value)
    return CompileStep(
        commands=tuple(_command(command, program) for command in _list(table["argv"])),
        cpu_ms=_number(table["cpu_ms"]),
        wall_ms=_number(table["wall_ms"]),
        memory_mb=_number(table["memory_mb"]),
    )


def _toolchain_cache(value: object, program: str) -> ToolchainCache | None:
    make = _compile_step(value, program)
    if make is None:
        return None
    table = _table(value)
    return ToolchainCache(
        since=version_of(_text(table["since"])),
        make=make,
        artefact=_text(table["artefact"]),
        unpack=_command(table["unpack"], program),
    )


def _table(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected a table, found {value!r}")
    return cast(dict[str, object], value)


def _texts(data: dict[str, object], name: str) -> dict[str, str]:
    return {key: _text(value) for key, value in _table(data.get(name, {})).items()}


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"expected a list, found {value!r}")
    return cast(list[object], value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected a text, found {value!r}")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"expected a whole number, found {value!r}")
    return value


def _flag(data: dict[str, object], name: str) -> bool:
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise TypeError(f"expected true or false, found {value!r}")
    return value


def _words(value: object) -> tuple[str, ...]:
    return tuple(_text(word) for word in _list(value))
