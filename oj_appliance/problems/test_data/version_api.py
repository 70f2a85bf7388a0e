"""Calls on versions of test data (contract admin.md §8.6)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.problems.api import PidQuery
from oj_appliance.problems.test_data.versions import LONGEST_COMMENT, DataVersions
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import PROBLEM_KEEPER
from oj_appliance.web.wire import Id, Time, up_to


class VersionOfData(msgspec.Struct, kw_only=True):
    version: int
    active: bool
    caseVersion: str
    cases: int
    size: int
    username: str | None
    comment: str | None
    gmtCreate: Time


class VersionBody(msgspec.Struct):
    pid: Id
    version: Id
    comment: Annotated[str, up_to(LONGEST_COMMENT)] | None = None


class DataVersionsApi:
    def __init__(self, versions: DataVersions) -> None:
        self._versions = versions

    @get(
        "/api/admin/problem/data-versions",
        guard=PROBLEM_KEEPER,
        summary="Versions of the test data",
    )
    async def get_data_versions(self, call: Call, query: PidQuery) -> list[VersionOfData]:
        rows, active = await self._versions.of_problem(call.viewer, query.pid)
        return [
            VersionOfData(
                version=row.version,
                active=row.id == active,
                caseVersion=row.case_version,
                cases=row.cases,
                size=row.size,
                username=row.username,
                comment=row.comment,
                gmtCreate=wire_time(row.created_at),
            )
            for row in rows
        ]

    @put(
        "/api/admin/problem/data-version",
        guard=PROBLEM_KEEPER,
        summary="Make a version the active one",
    )
    async def put_data_version(self, call: Call, body: VersionBody) -> None:
        await self._versions.choose(call.actor, body.pid, body.version, body.comment)
