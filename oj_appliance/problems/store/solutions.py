"""Queries on reference solutions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from oj_appliance.problems.model import ReferenceSolution
from oj_appliance.problems.types.problem import ReferenceSolutionDraft, ReferenceSolutionRecord
from oj_appliance.storage.base import tuples

_COLUMNS = (
    ReferenceSolution.id,
    ReferenceSolution.problem,
    ReferenceSolution.name,
    ReferenceSolution.language,
    ReferenceSolution.code,
    ReferenceSolution.expected,
    ReferenceSolution.score,
    ReferenceSolution.origin,
    ReferenceSolution.updated_at,
)


def insert_solutions(
    pid: int, solutions: Iterable[ReferenceSolutionDraft], *, origin: str, now: int
) -> None:
    """`origin` is hand or import. A name that occurs twice is numbered."""
    taken: set[str] = set()
    for solution in solutions:
        name, number = solution.name[:100], 2
        while name in taken:
            name, number = f"{solution.name[:90]} ({number})", number + 1
        taken.add(name)
        insert_solution(
            pid,
            ReferenceSolutionDraft(
                name, solution.language, solution.code, solution.expected, solution.score
            ),
            origin=origin,
            now=now,
        )


def solutions_of(pid: int) -> list[ReferenceSolutionRecord]:
    """In the order in which they came."""
    query = ReferenceSolution.select(*_COLUMNS).where(ReferenceSolution.problem == pid)
    return _records(query.order_by(ReferenceSolution.id))


def find_solution(solution_id: int) -> ReferenceSolutionRecord | None:
    found = _records(ReferenceSolution.select(*_COLUMNS).where(ReferenceSolution.id == solution_id))
    return found[0] if found else None


def insert_solution(pid: int, draft: ReferenceSolutionDraft, *, origin: str, now: int) -> int:
    return int(
        ReferenceSolution.insert(
            problem=pid, origin=origin, created_at=now, updated_at=now, **_values(draft)
        ).execute()
    )


def update_solution(solution_id: int, draft: ReferenceSolutionDraft, *, now: int) -> None:
    ReferenceSolution.update(updated_at=now, **_values(draft)).where(
        ReferenceSolution.id == solution_id
    ).execute()


def delete_solution(solution_id: int) -> None:
    ReferenceSolution.delete().where(ReferenceSolution.id == solution_id).execute()


def _values(draft: ReferenceSolutionDraft) -> dict[str, Any]:
    return {
        "name": draft.name,
        "language": draft.language,
        "code": draft.code,
        "expected": msgspec.json.encode(draft.expected).decode(),
        "score": draft.score,
    }


def _records(query: Any) -> list[ReferenceSolutionRecord]:
    return [
        ReferenceSolutionRecord(
            row[0],
            row[1],
            row[2],
            row[3],
            row[4],
            msgspec.json.decode(row[5], type=tuple[int, ...]),
            *row[6:],
        )
        for row in tuples(query)
    ]
