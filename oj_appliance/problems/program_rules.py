"""Whether this machine can run a problem's own programs (contract judge-rules §1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from oj_appliance.errors import Phrase, catalogue_phrase, verbatim
from oj_appliance.problems.rules import BUILTIN


class Judged(Protocol):
    """What decides whether a problem can be judged here."""

    @property
    def judge_mode(self) -> str: ...
    @property
    def spj_abi(self) -> str: ...
    @property
    def spj_language(self) -> str | None: ...
    @property
    def checker_abi(self) -> str | None: ...
    @property
    def checker_language(self) -> str | None: ...
    @property
    def unsupported(self) -> str | None: ...


def unsupported_reason(problem: Judged, installed_languages: Sequence[str]) -> Phrase | None:
    """Why this judge cannot run the problem; None when it can (judge-rules §1).

    Where nothing is installed nothing can be judged at all, and that is told otherwise.
    """
    if problem.unsupported:
        return verbatim(problem.unsupported)
    for language in _program_languages(problem) if installed_languages else ():
        if language and language not in installed_languages:
            return catalogue_phrase("judge.program_language", language=language)
    return None


def _program_languages(problem: Judged) -> Iterator[str | None]:
    """Of the problem's own programs."""
    if problem.judge_mode != "default" and problem.spj_abi != BUILTIN:
        yield problem.spj_language
    if problem.judge_mode == "interactive" and problem.checker_abi not in (None, BUILTIN):
        yield problem.checker_language
