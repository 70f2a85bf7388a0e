"""A timed work as whoever comes to it sees it (contract timedwork.md §2)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.places.participation import Participation
from oj_appliance.timed_work import results, rules
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.guards import Viewer
from oj_appliance.web.wire import Time


class TimedWorkRecord(msgspec.Struct):
    """`endTime` is null while the person's time runs."""

    startTime: Time
    endTime: Time | None


class ExamRules(msgspec.Struct, kw_only=True):
    """What participants are told of how the work is held (contract timedwork.md §9)."""

    graceSeconds: int
    lateStart: str
    takesLatestDraft: bool
    results: str
    releaseAt: Time | None
    languages: list[str] | None
    paste: bool
    completion: bool


class TimedWorkInfo(msgspec.Struct, kw_only=True):
    """`duration` in seconds; `effectiveStatus`, `effectiveEnd` and `record` are the caller's;
    `access` = no password stands before the caller; `tellsResults` = the caller is told what came
    of what they submitted; `pausedSince` while the caller's time stands still; `isUpsolving` = they
    may go on after the exam; `dryRunOf` the work that is tried here; `beginUntil` until when the
    caller may begin; `groupName` of the group `gid`, if it is still there."""

    id: int
    uid: str | None
    author: str
    title: str
    description: str | None
    auth: int
    gid: int | None
    groupName: str | None
    startTime: Time
    endTime: Time
    duration: int
    status: int
    type: int
    problemCount: int
    effectiveStatus: int
    effectiveEnd: Time | None
    record: TimedWorkRecord | None
    beginUntil: Time
    access: bool
    tellsResults: bool
    exam: ExamRules
    pausedSince: Time | None = None
    isUpsolving: bool = False
    now: Time | None = None
    isManager: bool | None = None
    dryRunOf: int | None = None


def information(
    work: TimedWork, viewer: Viewer, known: KnownTimedWorks, *, access: bool, now: int
) -> TimedWorkInfo:
    problems, record = known.problems(work.id), known.record(work.id, viewer.uid)
    if not rules.reads_all(viewer, work):
        problems = rules.paper(problems, record)
    everybody = known.records(work.id).values()
    begun = record if rules.has_started(record) else None
    paused = rules.pause_of(work, record, now)
    return TimedWorkInfo(
        id=work.id,
        uid=work.uid,
        author=work.author,
        title=work.title,
        description=work.description,
        auth=work.auth,
        gid=work.group_id,
        groupName=None if work.group is None else work.group.name,
        startTime=wire_time(work.start_time),
        endTime=wire_time(work.end_time),
        duration=work.duration_ms // 1000,
        status=rules.status_of(work, now),
        type=rules.type_of(problems),
        problemCount=len(problems),
        effectiveStatus=rules.effective_status(work, record, now),
        effectiveEnd=None if begun is None else wire_time(rules.effective_end(work, begun, now)),
        record=None if begun is None else wire_record(work, begun, now),
        beginUntil=wire_time(rules.begins_until(work, record, now)),
        access=access,
        tellsResults=rules.reads_all(viewer, work)
        or results.are_told(work, record, everybody, now),
        exam=exam_rules(work.settings),
        pausedSince=None if paused is None else wire_time(paused),
        isUpsolving=begun is not None and results.is_upsolving(work, everybody, now),
        dryRunOf=work.dry_run_of,
    )


def exam_rules(settings: ExamSettings) -> ExamRules:
    return ExamRules(
        graceSeconds=settings.grace_s,
        lateStart=settings.late_start,
        takesLatestDraft=settings.takes_latest_draft,
        results=settings.results,
        releaseAt=None if settings.release_at is None else wire_time(settings.release_at),
        languages=None if settings.languages is None else list(settings.languages),
        paste=settings.paste,
        completion=settings.completion,
    )


def wire_record(work: TimedWork, record: Participation, now: int) -> TimedWorkRecord:
    ended = rules.ended_at(work, record, now)
    return TimedWorkRecord(
        wire_time(record.started_at or 0), None if ended is None else wire_time(ended)
    )
