"""Queries on reference solutions."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from oj_appliance.problems.model import ReferenceSolution
from oj_appliance.problems.types import ReferenceSolutionDraft


def insert_solutions(
    pid: int, solutions: Iterable[ReferenceSolutionDraft], *, origin: str, now: int
) -> None:
    """`origin` is hand or import. A name that occurs twice is numbered."""
    taken: set[str] = set()
    for solution in solutions:
        name, number = solution.name[:90], 2
        while name in taken:
            name, number = f"{solution.name[:90]} ({number})", number + 1
        taken.add(name)
        ReferenceSolution.insert(
            problem=pid,
            name=name,
            language=solution.language,
            code=solution.code,
            expected=msgspec.json.encode(solution.expected).decode(),
            score=solution.score,
            origin=origin,
            created_at=now,
            updated_at=now,
        ).execute()
