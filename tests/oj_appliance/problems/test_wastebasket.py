"""What the nights do to problems in the wastebasket (contract admin.md §20)."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from oj_appliance.clock import Clock
from oj_appliance.events import Events
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import CaseDraft, Example, ProblemDraft, Statement
from oj_appliance.problems.wastebasket.service import ProblemWastebasket
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import NOBODY, Actor, Viewer

ROOT = Actor(Viewer("1", "root"))


def test_who_restores_a_problem_in_the_night_keeps_it_and_the_others_still_go(
    service: ProblemService, database: Database, events: Events, monkeypatch: pytest.MonkeyPatch
) -> None:
    wastebasket = ProblemWastebasket(database, Clock(), events)
    content = service.blobs.put(b"1")
    draft = ProblemDraft(
        statement=Statement("Sum", input="a", output="b"),
        examples=(Example("1", "1"),),
        cases=(CaseDraft("1.in", "1.out", content, content),),
    )

    async def night() -> tuple[int, int, int]:
        kept, gone = [await service.create(draft, ROOT) for _ in range(2)]
        for pid in (kept, gone):
            await service.delete(pid, ROOT)
        read = database.read

        async def read_late(query: Any, *values: Any) -> Any:
            """Somebody is faster than what was read."""
            found = await read(query, *values)
            monkeypatch.setattr(database, "read", read)
            await wastebasket.restore(kept, actor=NOBODY)
            return found

        monkeypatch.setattr(database, "read", read_late)
        tomorrow = time.time_ns() // 1_000_000 + 86_400_000
        return kept, gone, await wastebasket.remove_older_than(tomorrow)

    kept, gone, removed = asyncio.run(night())
    left = asyncio.run(database.read(fetch_all, "SELECT id, deleted_at FROM problem"))
    assert (left, removed) == ([(kept, None)], 1)
    assert gone != kept
