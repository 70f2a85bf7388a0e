"""What a compiler says of a program that it takes: asked for in test runs, never in submissions."""

from __future__ import annotations

from dataclasses import replace

from judge_sandbox.languages import Language

_SILENT, _WARNING = "-w", "-Wall"
# Of programs whose artefacts lie in the cache; the oldest are forgotten and compiled again.
_MOST_KEPT = 256


def has_warnings(language: Language) -> bool:
    """Whether its command silences warnings that could be told."""
    step = language.compile
    return step is not None and any(_SILENT in command for command in step.commands)


def with_warnings_on(language: Language) -> Language:
    """The same compile with its warnings; it makes the same program."""
    if language.compile is None:
        return language
    commands = tuple(
        tuple(_WARNING if word == _SILENT else word for word in command)
        for command in language.compile.commands
    )
    return replace(language, compile=replace(language.compile, commands=commands))


class KeptWarnings:
    """By the key of the artefact."""

    def __init__(self) -> None:
        self._said: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """None where it is not known."""
        return self._said.get(key)

    def keep(self, key: str, said: str) -> None:
        self._said[key] = said
        while len(self._said) > _MOST_KEPT:
            self._said.pop(next(iter(self._said)), None)
