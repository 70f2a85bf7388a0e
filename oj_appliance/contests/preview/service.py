"""Opens previews, and knows whom their keys stand for. They live in memory: a restart ends them."""

from __future__ import annotations

import secrets

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.preview.rules import Stage, moment_of, stages_ahead
from oj_appliance.contests.rules import is_manager
from oj_appliance.contests.types import Contest
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Preview, Viewer

LASTS_S = 8 * 3600  # a day's work
MOST_OF_ONE = 20
# No account has it, so that nothing is this participant's own.
NOBODY_UID = "preview"


class OpenPreview(msgspec.Struct, frozen=True):
    """`ends` is on the monotonic clock."""

    uid: str
    preview: Preview
    ends: float


class Opened(msgspec.Struct, frozen=True):
    """`now` is the moment that it looks at, epoch ms."""

    key: str
    stage: Stage
    stages: tuple[Stage, ...]
    now: int


class ContestPreviews:
    def __init__(self, database: Database, clock: Clock, known: KnownContests) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._open: dict[str, OpenPreview] = {}

    async def open(self, actor: Actor, contest: Contest, wanted: Stage | None) -> Opened:
        """One that the actor manages, at the wanted stage, or the one it is in or comes to first; a
        stage that has passed shows what is."""
        now = self._clock.now_ms()
        stages = stages_ahead(contest, now)
        stage = wanted if wanted in stages else stages[0]
        await self._database.write(_record, actor, contest, stage, now)
        preview = Preview(contest.id, moment_of(contest, stage))
        key = self._keep(actor.account_id, preview)
        return Opened(key, stage, tuple(stages), max(now, preview.moment))

    def _keep(self, uid: str, preview: Preview) -> str:
        moment = self._clock.monotonic()
        self._open = {key: each for key, each in self._open.items() if each.ends > moment}
        own = [key for key, each in self._open.items() if each.uid == uid]
        for key in own[: max(0, len(own) + 1 - MOST_OF_ONE)]:
            del self._open[key]
        key = secrets.token_hex(16)
        self._open[key] = OpenPreview(uid, preview, moment + LASTS_S)
        return key

    def viewer(self, viewer: Viewer, key: str) -> Viewer:
        """Any participant of the contest. Raises contest.preview_ended for a key that is old, of
        somebody else, or of a contest that its owner no longer manages."""
        found = self._open.get(key)
        if found is None or found.uid != viewer.uid or found.ends <= self._clock.monotonic():
            raise ApiError("contest.preview_ended", status=403)
        contest = self._known.find(found.preview.contest_id)
        if contest is None or not is_manager(viewer, contest):
            raise ApiError("contest.preview_ended", status=403)
        return Viewer(uid=NOBODY_UID, role="user", preview=found.preview)


def _record(actor: Actor, contest: Contest, stage: Stage, now: int) -> None:
    target = {"cid": contest.id, "title": contest.title}
    record_audit(actor, "contest.preview", target, after={"stage": stage.value}, now=now)
