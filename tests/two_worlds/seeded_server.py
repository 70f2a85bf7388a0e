"""`oj serve` with a clock that stands still and randomness that repeats itself, as
`python -m tests.two_worlds.seeded_server serve …`.

Both lie outside the product: it takes its clock in `app.build` and its randomness from the
operating system, and this module puts others in their place before the server starts. No setting
reaches them. Each request draws the same numbers again, so that equal requests have equal answers
whatever was asked before.
"""

from __future__ import annotations

import os
import random
import sys
import zlib
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from unittest.mock import patch

from aiohttp import web
from peewee import SqliteDatabase

from oj_appliance import app, appliance
from oj_appliance.backups.exams.service import ExamBackups
from oj_appliance.cli.main import main
from oj_appliance.clock import Clock
from oj_appliance.composition import house
from oj_appliance.contests import rules, sealing
from oj_appliance.contests.virtual.courses import Course
from oj_appliance.exam_rooms.messages import store as message_store
from oj_appliance.exam_rooms.messages.types import Told
from oj_appliance.groups import rules as group_rules
from oj_appliance.groups.policy import GroupPolicy
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Standing
from oj_appliance.judging.types import Verdict
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.types import Shown
from oj_appliance.submissions.model import Submission
from oj_appliance.submissions.shown.visibility import Visibility
from oj_appliance.submissions.types import SubmissionRecord
from oj_appliance.timed_work import results
from oj_appliance.timed_work.policy import TimedWorkPolicy
from oj_appliance.web import server
from oj_appliance.web.guards import Viewer
from oj_appliance.web.server import WebParts, build_application

# Read here alone: epoch ms at which the clock stands, which leak to plant, and whether answers
# carry the work that they took.
NOW, LEAK, WORK = "TWO_WORLDS_NOW", "TWO_WORLDS_LEAK", "TWO_WORLDS_WORK"
# How many statements an answer took, and which: what it costs in time, on a machine of any speed.
WORK_HEADER = "X-Work"


def _told_to_all(timed_work_id: int, uid: str) -> list[Told]:
    return [
        Told(each.id, each.text, each.created_at, None)
        for each in message_store.messages_of(timed_work_id)
    ]


_may_see_problem = Visibility._may_see_problem


def _dearer_when_accepted(visibility: Visibility, record: SubmissionRecord, viewer: Viewer) -> bool:
    """The same answer, with one look more where the hidden verdict is a good one."""
    if record.status == Verdict.ACCEPTED:
        database = Submission._meta.database
        database.connect(reuse_if_open=True)
        database.execute_sql("SELECT 1")
    return _may_see_problem(visibility, record, viewer)


# What is answered with everything for everybody.
_LEAKS: dict[str, tuple[object, str, object]] = {
    "code": (PracticePolicy, "shows", lambda policy, viewer, row: Shown.ALL),
    "seal": (sealing, "sealed_from", lambda contest, now: None),
    "count": (rules, "is_sealed_for_others", lambda contest, now: False),
    "minute": (Course, "elapsed_ms", lambda course, now: 2 * 3_600_000),
    "own time": (results, "are_told", lambda work, record, records, now: True),
    "message": (message_store, "told_to", _told_to_all),
    "work": (TimedWorkPolicy, "_are_counted", lambda policy, work: True),
    "hidden group": (group_rules, "may_see", lambda group, standing: True),
    "rows of a hidden group": (GroupPolicy, "_is_open", lambda policy, viewer, group: True),
    "members": (Groups, "check_member", lambda groups, viewer, gid: groups.check(viewer, gid)),
    "standing": (Standing, "is_member", property(lambda standing: True)),
    "time": (Visibility, "_may_see_problem", _dearer_when_accepted),
    "title": (Visibility, "_may_see_problem", lambda visibility, record, viewer: True),
}
_numbers = random.Random(0)


class StandingClock(Clock):
    def now_ms(self) -> int:
        return int(os.environ[NOW])

    def monotonic(self) -> float:
        return 1000.0


def _urandom(size: int) -> bytes:
    return _numbers.randbytes(size)


@web.middleware
async def _draw_again(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    seed = f"{request.method} {request.path_qs}"
    _numbers.seed(seed)
    random.seed(seed)
    return await handler(request)


_statements: list[str] = []
_execute = SqliteDatabase.execute_sql


def _heard(database: SqliteDatabase, sql: str, params: object = None, *rest: object) -> object:
    if sql.startswith(("SELECT", "WITH")):
        _statements.append(sql)
    return _execute(database, sql, params, *rest)


@web.middleware
async def _tell_work(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """One asks after the other, so what was heard meanwhile is this answer's."""
    _statements.clear()
    response = await handler(request)
    if not response.prepared:
        which = zlib.crc32("\n".join(sorted(_statements)).encode())
        response.headers[WORK_HEADER] = f"{len(_statements)} {which:08x}"
    return response


def _build_application(parts: WebParts) -> web.Application:
    application = build_application(parts)
    application.middlewares.insert(0, _draw_again)
    if WORK in os.environ:
        application.middlewares.insert(0, _tell_work)
    return application


def _request_id() -> str:
    """Drawn like all else, where the product counts on from a number of each start."""
    return _urandom(16).hex()[:12]


async def _no_look(backups: ExamBackups) -> None:
    """An exam that runs is not backed up."""


def _addresses(port: int) -> list[str]:
    """Two servers on one machine cannot share a port."""
    return ["http://192.0.2.1"]


if __name__ == "__main__":
    with ExitStack() as changes:
        changes.enter_context(patch.object(os, "urandom", _urandom))
        changes.enter_context(patch.object(random, "_urandom", _urandom))
        changes.enter_context(patch.object(app, "Clock", StandingClock))
        changes.enter_context(patch.object(house, "lan_addresses", _addresses))
        changes.enter_context(patch.object(appliance, "build_application", _build_application))
        changes.enter_context(patch.object(server, "next_request_id", _request_id))
        # When it looks is nobody's choice, and the list of backups would tell.
        changes.enter_context(patch.object(ExamBackups, "look", _no_look))
        if WORK in os.environ:
            changes.enter_context(patch.object(SqliteDatabase, "execute_sql", _heard))
        leak = _LEAKS.get(os.environ.get(LEAK, ""))
        if leak is not None:
            changes.enter_context(patch.object(*leak))
        sys.exit(main())
