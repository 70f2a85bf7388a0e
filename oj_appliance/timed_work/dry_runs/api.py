"""Calls about dry runs (contract timedwork.md §17)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.timed_work.dry_runs.service import DryRuns
from oj_appliance.timed_work.problem_set.rules import LONGEST_VERSION
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time, up_to


class DryRunQuery(msgspec.Struct):
    """`tid` is the work's that is tried."""

    tid: Id


class DryRunBody(msgspec.Struct):
    tid: Id
    version: Annotated[str, up_to(LONGEST_VERSION)] | None = None


class DryRunInfo(msgspec.Struct):
    """`tid` is the dry run's own, under which its pages are."""

    tid: int
    version: str | None
    gmtCreate: Time


class DryRunAnswer(msgspec.Struct):
    """`versions` of the work's paper."""

    dryRun: DryRunInfo | None
    versions: list[str]


class NewDryRun(msgspec.Struct):
    tid: int


class DryRunsApi:
    def __init__(self, dry_runs: DryRuns) -> None:
        self._dry_runs = dry_runs

    @get("/api/admin/exam/dry-run", guard=STAFF, summary="One's own dry run of a timed work")
    async def get_dry_run(self, call: Call, query: DryRunQuery) -> DryRunAnswer:
        found = self._dry_runs.find(call.viewer, query.tid)
        told = None
        if found is not None:
            version = self._dry_runs.version_of(found)
            told = DryRunInfo(found.id, version, wire_time(found.created_at))
        return DryRunAnswer(told, self._dry_runs.versions(query.tid))

    @post("/api/admin/exam/dry-run", guard=STAFF, summary="Try a timed work as a student, anew")
    async def open_dry_run(self, call: Call, body: DryRunBody) -> NewDryRun:
        return NewDryRun(await self._dry_runs.open(call.actor, body.tid, body.version or None))

    @delete("/api/admin/exam/dry-run", guard=STAFF, summary="Wipe one's own dry run")
    async def wipe_dry_run(self, call: Call, query: DryRunQuery) -> None:
        await self._dry_runs.wipe(call.actor, query.tid)
