"""Language profiles: one TOML file a family in languages/, checked when it is read.

A profile is data: adding a language is adding a file (docs/judge-sandbox.md). Placeholders in
commands: "{flags}" (a whole argument, replaced by the variant's flags), "{tag}" (second word that
the probe printed), "{memory_mb}" and "{stack_mb}" (effective limits of the run).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import cast

_FOLDER = Path(__file__).parent / "languages"

BASE_ENVIRONMENT = {
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/w",
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
}

SELFTEST_VERDICTS = ("AC", "WA", "TLE", "MLE", "RE", "CE")


@dataclass(frozen=True, slots=True)
class CompileStep:
    """Commands of a compile; the limits hold for all of them together."""

    commands: tuple[tuple[str, ...], ...]
    cpu_ms: int
    wall_ms: int
    memory_mb: int


@dataclass(frozen=True, slots=True)
class Language:
    """One name on the wire, ready to be used on this machine once `tag` is known."""

    name: str
    source: str
    artefact: str
    flags: tuple[str, ...]
    threads: int
    probe: tuple[str, ...]
    install: str
    compile: CompileStep | None
    run: tuple[str, ...]
    environment: dict[str, str]
    memory_exit_codes: frozenset[int]
    precompiled_header: bool
    selftest: dict[str, str] = field(default_factory=dict)
    tag: str = ""

    def artefact_path(self) -> str:
        """Where the compiler leaves its result, relative to the work directory."""
        return self.artefact.replace("{tag}", self.tag)

    def artefact_name(self) -> str:
        """The name that the artefact has in the work directory of a run."""
        return self.artefact_path().rsplit("/", 1)[-1]

    def compile_commands(self, extra_flags: tuple[str, ...] = ()) -> list[list[str]]:
        if self.compile is None:
            return []
        flags = [*extra_flags, *self.flags]
        return [
            [part for word in command for part in (flags if word == "{flags}" else [word])]
            for command in self.compile.commands
        ]

    def run_command(self, *, memory_mb: int, stack_mb: int) -> list[str]:
        return [
            word.replace("{tag}", self.tag)
            .replace("{memory_mb}", str(memory_mb))
            .replace("{stack_mb}", str(stack_mb))
            for word in self.run
        ]


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
    shared = {
        "source": _text(data["source"]),
        "artefact": _text(data.get("artefact", data["source"])),
    }
    return [
        Language(
            name=_text(variant["name"]),
            flags=_words(variant.get("flags", [])),
            threads=_number(data["threads"]),
            probe=_words(probe["argv"]),
            install=_text(probe["install"]),
            compile=_compile_step(data.get("compile")),
            run=_words(run["argv"]),
            environment={
                **BASE_ENVIRONMENT,
                **{key: _text(value) for key, value in _table(run.get("environment", {})).items()},
            },
            memory_exit_codes=frozenset(
                _number(code) for code in _list(run.get("memory_exit_codes", []))
            ),
            precompiled_header=bool(data.get("precompiled_header", False)),
            selftest={key: _text(value) for key, value in _table(data["selftest"]).items()},
            **shared,
        )
        for variant in map(_table, _list(data["variants"]))
    ]


def _compile_step(value: object) -> CompileStep | None:
    if value is None:
        return None
    table = _table(value)
    return CompileStep(
        commands=tuple(_words(command) for command in _list(table["argv"])),
        cpu_ms=_number(table["cpu_ms"]),
        wall_ms=_number(table["wall_ms"]),
        memory_mb=_number(table["memory_mb"]),
    )


def _table(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected a table, found {value!r}")
    return cast(dict[str, object], value)


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


def _words(value: object) -> tuple[str, ...]:
    return tuple(_text(word) for word in _list(value))
