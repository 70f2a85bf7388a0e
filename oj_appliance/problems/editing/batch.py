"""One change for many problems at once (contract admin.md §8, page "batch-operation"). Each problem
is a write of its own: what one refuses never stops the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Literal

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.events import Events
from oj_appliance.places.types import Auth
from oj_appliance.problems.audit import record_change
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import problems, tags
from oj_appliance.problems.types.problem import ProblemChanged, ProblemRecord
from oj_appliance.problems.types.tags import TagRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

MOST_PROBLEMS = 1000
MOST_TAGS = 100

Action = Literal["auth", "tags-add", "tags-remove", "difficulty", "delete", "rejudge"]
# What a change does to one problem, inside its write.
Change = Callable[[int, Actor], None]
# Judges the submissions of one problem again; submissions stand above problems.
Rejudge = Callable[[int], Awaitable[int]]


class BatchReport(msgspec.Struct, frozen=True):
    """`refused`: which problems stayed as they were, and why."""

    changed: int
    refused: list[tuple[int, ApiError]]


class ProblemBatch:
    def __init__(
        self, database: Database, clock: Clock, problem_service: ProblemService, events: Events
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problem_service
        self._events = events

    async def apply(
        self, pids: Iterable[int], action: Action, value: int | list[int] | None, editor: Actor
    ) -> BatchReport:
        """`value`: an auth (1 or 2), the ids of tags, a level of difficulty, or nothing. Raises
        http.bad_param."""
        wanted = list(dict.fromkeys(pids))
        if not 1 <= len(wanted) <= MOST_PROBLEMS:
            raise BadRequestError("http.bad_param", name="pids")
        change = await self._change(action, value)
        outcomes = await asyncio.gather(*(self._one(pid, change, editor) for pid in wanted))
        refused = [(pid, why) for pid, why in zip(wanted, outcomes, strict=True) if why]
        return BatchReport(len(wanted) - len(refused), refused)

    async def judge_again(self, pids: Iterable[int], rejudge: Rejudge) -> BatchReport:
        """Raises http.bad_param."""
        wanted = list(dict.fromkeys(pids))
        if not 1 <= len(wanted) <= MOST_PROBLEMS:
            raise BadRequestError("http.bad_param", name="pids")
        refused: list[tuple[int, ApiError]] = []
        for pid in wanted:
            try:
                await rejudge(pid)
            except ApiError as why:
                refused.append((pid, why))
        return BatchReport(len(wanted) - len(refused), refused)

    async def _one(self, pid: int, change: Change, editor: Actor) -> ApiError | None:
        try:
            await self._database.write(change, pid, editor)
        except ApiError as why:
            return why
        self._events.announce(ProblemChanged(pid))
        return None

    async def _change(self, action: Action, value: int | list[int] | None) -> Change:
        match action, value:
            case "auth", (Auth.PUBLIC | Auth.PRIVATE) as auth:
                return lambda pid, editor: self._set_auth(pid, auth, editor)
            case "tags-add" | "tags-remove", list(given) if 1 <= len(given) <= MOST_TAGS:
                if not await self._database.read(_are_own_tags, given):
                    raise BadRequestError("http.bad_param", name="value")
                if action == "tags-add":
                    return lambda pid, editor: self._add_tags(pid, given, editor)
                return lambda pid, editor: self._remove_tags(pid, given, editor)
            case "difficulty", int(level):
                if not await self._database.read(problems.difficulty_exists, level):
                    raise BadRequestError("http.bad_param", name="value")
                return lambda pid, editor: self._set_difficulty(pid, level, editor)
            case "delete", None:
                return self._delete
        raise BadRequestError("http.bad_param", name="value")

    def _delete(self, pid: int, editor: Actor) -> None:
        _existing(pid)
        self._problems.write_deletion(pid, editor)

    def _set_auth(self, pid: int, auth: int, editor: Actor) -> None:
        # A slip must not show a contest's problems before its time; one by one it stays possible.
        if _existing(pid).auth == Auth.CONTEST:
            raise ApiError("problem.of_contest")
        self._problems.write_auth(pid, auth, editor)

    def _add_tags(self, pid: int, given: list[int], editor: Actor) -> None:
        self._put_tags(
            pid, lambda old: [*old, *(each for each in given if each not in old)], editor
        )

    def _remove_tags(self, pid: int, given: list[int], editor: Actor) -> None:
        self._put_tags(pid, lambda old: [each for each in old if each not in given], editor)

    def _put_tags(self, pid: int, choose: Callable[[list[int]], list[int]], editor: Actor) -> None:
        problem = _existing(pid)
        before = tags.tags_of([pid]).get(pid, [])
        old = [tag.id for tag in before]
        chosen = choose(old)
        if chosen == old:
            return
        now = self._moment_after(problem)
        tags.set_tags(pid, chosen, now=now)
        problems.touch(pid, editor=editor.username, now=now)
        after = tags.tags_of([pid]).get(pid, [])
        record_change(
            editor, "problem.tags", problem, _tags_view(before), _tags_view(after), now=now
        )

    def _set_difficulty(self, pid: int, level: int, editor: Actor) -> None:
        problem = _existing(pid)
        if problem.difficulty == level:
            return
        now = self._moment_after(problem)
        problems.set_difficulty(pid, level, editor=editor.username, now=now)
        before, after = {"difficulty": problem.difficulty}, {"difficulty": level}
        record_change(editor, "problem.difficulty", problem, before, after, now=now)

    def _moment_after(self, problem: ProblemRecord) -> int:
        """An editor that is open elsewhere notices a change even within the same millisecond."""
        return max(self._clock.now_ms(), problem.updated_at + 1)


def _existing(pid: int) -> ProblemRecord:
    """Of the bank: groups alone change theirs."""
    problem = problems.find_problem(pid)
    if problem is None or problem.is_group:
        raise ApiError("problem.missing", status=400)
    return problem


def _are_own_tags(given: list[int]) -> bool:
    return all(tags.find_site_tag(each) is not None for each in given)


def _tags_view(some: list[TagRecord]) -> dict[str, object]:
    return {"tags": [tag.name for tag in some]}
