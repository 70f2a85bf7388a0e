"""Language profiles: one TOML file a family in languages/, checked when it is read.

A profile is data: adding a language is adding a file (docs/judge-sandbox.md). Placeholders:

- everywhere: "{program}", the first of the probe's `programs` that this machine has;
- compile: "{flags}" (a whole argument, replaced by the variant's flags);
- unpacking a toolchain cache: "{cache}", its path;
- artefact: "{tag}", the second word that the probe printed;
- run: "{artefact}", its name in the work directory;
- run, with its environment: "{memory_mb}" and "{stack_mb}", effective limits of the run;
  "{heap_mb}", the memory limit less the profile's `runtime_mb`; "{stack_kb}", seven eighths of the
  stack, so that a runtime notices its end before the kernel does; "{half_stack_bytes}".
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


_LEAST_HEAP_MB = 16


@dataclass(frozen=True, slots=True)
class CompileStep:
    """Commands of a compile; the limits hold for all of them together."""

    commands: tuple[tuple[str, ...], ...]
    cpu_ms: int
    wall_ms: int
    memory_mb: int


@dataclass(frozen=True, slots=True)
class ToolchainCache:
    """What a compiler would otherwise make anew for every program, made once in a compile box.

    Needed from version `since` of the toolchain on. The commands of `make` run one after another in
    an empty work directory and leave `artefact` there, one file. Every compile starts with
    `unpack`, in which "{cache}" is the path of that file.
    """

    since: tuple[int, ...]
    make: CompileStep
    artefact: str
    unpack: tuple[str, ...]

    def is_needed(self, version: str) -> bool:
        """`version` as the probe told it, for example 1.23.5."""
        return _version(version) >= self.since

    def unpack_command(self, cache: str) -> list[str]:
        return [word.replace("{cache}", cache) for word in self.unpack]


@dataclass(frozen=True, slots=True)
class Language:
    """One name on the wire, ready to be used on this machine once `tag` is known.

    A failed run lacked memory, besides what the kernel says, if it ended with one of
    `memory_exit_codes`, or used at least `memory_marks_percent` of its limit and left one of
    `memory_marks` in its standard error; never by a signal alone (design of the sandbox, "Memory").
    """

    name: str
    source: str
    artefact: str
    flags: tuple[str, ...]
    threads: int
    probe: tuple[str, ...]
    install: str
    in_debian: bool
    compile: CompileStep | None
    toolchain_cache: ToolchainCache | None
    run: tuple[str, ...]
    environment: dict[str, str]
    further_environment: dict[str, str]
    runtime_mb: int
    memory_exit_codes: frozenset[int]
    memory_marks: tuple[str, ...]
    memory_marks_percent: int
    extra_files_at_run: bool
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
        return [self._filled(word, memory_mb, stack_mb) for word in self.run]

    def run_environment(self, *, memory_mb: int, stack_mb: int) -> dict[str, str]:
        """`environment`, which every command gets, and what is meant for runs alone."""
        further = self.further_environment.items()
        return self.environment | {
            name: self._filled(value, memory_mb, stack_mb) for name, value in further
        }

    def _filled(self, word: str, memory_mb: int, stack_mb: int) -> str:
        if "{" not in word:
            return word
        return (
            word.replace("{artefact}", self.artefact_name())
            .replace("{memory_mb}", str(memory_mb))
            .replace("{heap_mb}", str(max(_LEAST_HEAP_MB, memory_mb - self.runtime_mb)))
            .replace("{stack_mb}", str(stack_mb))
            .replace("{stack_kb}", str(stack_mb * 1024 * 7 // 8))
            .replace("{half_stack_bytes}", str(stack_mb * 1024 * 1024 // 2))
        )


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
    return next((path for path in candidates if path and Path(path).exists()), candidates[0])


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
        since=_version(_text(table["since"])),
        make=make,
        artefact=_text(table["artefact"]),
        unpack=_command(table["unpack"], program),
    )


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split("."))


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
