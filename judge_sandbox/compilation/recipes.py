"""How judges' programs in C and C++ are compiled (contract judge-rules §1, last rows)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from judge_sandbox.languages import CompileStep, Language

Role = Literal["spj", "interactive"]

# Name of the recipe -> the language whose command it follows, and its limits.
_RECIPES = {
    "C": ("C With O2", 10_000, 20_000, 512),
    "C++": ("C++ 17 With O2", 15_000, 30_000, 512),
}
_STUDENTS_ERRORS, _ERRORS = "-fmax-errors=5", "-fmax-errors=3"


def judge_language(languages: Mapping[str, Language], name: str, role: Role) -> Language | None:
    """The language that compiles and runs a checker or interactor: "C" and "C++" are recipes of
    their own, every other name is that language. None when it is not installed."""
    if name not in _RECIPES:
        return languages.get(name)
    followed, cpu_ms, wall_ms, memory_mb = _RECIPES[name]
    language = languages.get(followed)
    if language is None or language.compile is None:
        return None
    source = language.source.replace("main", role)
    words = {language.source: source, language.artefact: role, _STUDENTS_ERRORS: _ERRORS}
    commands = tuple(
        tuple(words.get(word, word) for word in command) for command in language.compile.commands
    )
    return replace(
        language,
        source=source,
        artefact=role,
        compile=CompileStep(commands, cpu_ms, wall_ms, memory_mb),
        run=(f"/w/{role}",),
    )
