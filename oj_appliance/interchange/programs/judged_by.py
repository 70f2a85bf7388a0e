"""How a package judges outputs, in our words."""

from __future__ import annotations

from dataclasses import dataclass, field

from oj_appliance.problems.rules import BUILTIN


@dataclass(frozen=True, slots=True)
class CheckerAfter:
    """The checker that looks at what the interactor wrote; none without `abi`."""

    code: str | None = None
    language: str | None = None
    abi: str | None = None
    arguments: str | None = None


@dataclass(frozen=True, slots=True)
class JudgedBy:
    """The draft's fields of the same meaning: mode, comparison, checker or interactor, and the
    checker `after` the interactor."""

    mode: str = "default"
    is_remove_end_blank: bool = True
    code: str | None = None
    language: str | None = None
    abi: str = "hoj"
    arguments: str | None = None
    extra_files: dict[str, str] = field(default_factory=dict)
    after: CheckerAfter = CheckerAfter()


LINES_TRIMMED = JudgedBy()
EXACT = JudgedBy(is_remove_end_blank=False)


def builtin(arguments: str) -> JudgedBy:
    """A comparison of ours that takes no program (contract admin.md §8.3)."""
    return JudgedBy("spj", abi=BUILTIN, arguments=arguments)
