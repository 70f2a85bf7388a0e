"""Calls about the backups of a running exam (contract timedwork.md §15.1)."""

from __future__ import annotations

import msgspec

from oj_appliance.backups.exams.service import ExamBackups
from oj_appliance.backups.exams.types import Outcome
from oj_appliance.clock import wire_time
from oj_appliance.errors import Language
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import ROOT, STAFF
from oj_appliance.web.wire import Time


class ExamBackupPlace(msgspec.Struct, kw_only=True):
    """`place` is the chosen folder ("" the data folder's own) or the label of a disk; `apart`: on
    another disk than the site's data."""

    place: str
    folder: str
    at: Time
    name: str | None
    size: int
    tookMs: int
    apart: bool
    error: str | None


class ExamBackupState(msgspec.Struct):
    running: bool
    places: list[ExamBackupPlace]


class ExamBackupsApi:
    def __init__(self, backups: ExamBackups) -> None:
        self._backups = backups

    @get("/api/admin/exam/backup", guard=STAFF, summary="Backups of the exam that runs")
    async def get_exam_backup(self, call: Call) -> ExamBackupState:
        return _told(self._backups, await self._backups.outcomes(), call.language)

    @post("/api/admin/exam/backup", guard=ROOT, summary="Makes one at once")
    async def post_exam_backup(self, call: Call) -> ExamBackupState:
        return _told(self._backups, await self._backups.make(call.actor), call.language)


def _told(backups: ExamBackups, outcomes: list[Outcome], language: Language) -> ExamBackupState:
    places = [
        ExamBackupPlace(
            place=each.target,
            folder=each.folder,
            at=wire_time(each.at),
            name=each.name or None,
            size=each.size,
            tookMs=each.took_ms,
            apart=each.is_apart,
            error=each.error.text(language) if each.error else None,
        )
        for each in outcomes
    ]
    return ExamBackupState(running=backups.is_running(), places=places)
