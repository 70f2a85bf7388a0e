"""Exam settings as teachers see and send them (contract timedwork.md §9)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from oj_appliance.clock import wire_time
from oj_appliance.timed_work.settings import rules
from oj_appliance.timed_work.settings.types import ExamSettings, StoredSettings
from oj_appliance.web.wire import Id, Int, Moment, Time, at_most, read_moment, up_to

Word = Annotated[str, up_to(20)]
Entries = Annotated[list[Annotated[str, up_to(rules.LONGEST_ENTRY)]], at_most(rules.MOST_ENTRIES)]


class ExamSettingsInfo(msgspec.Struct, kw_only=True):
    """`graceSeconds` in seconds; `languages` null = those of each problem; `releaseAt` null = not
    decided yet."""

    tid: int
    graceSeconds: int
    lateStart: str
    takesLatestDraft: bool
    results: str
    releaseAt: Time | None
    showsTestCases: bool
    languages: list[str] | None
    paste: bool
    completion: bool
    closed: list[str]
    onePlace: str
    addresses: list[str]
    configKeys: list[str]
    examKeys: list[str]
    upsolving: bool
    gmtModified: Time


class ExamSettingsBody(msgspec.Struct, kw_only=True):
    """Absent stays as it is stored."""

    tid: Id
    gmtModified: Moment | None = None
    graceSeconds: Int | UnsetType = UNSET
    lateStart: Word | UnsetType = UNSET
    takesLatestDraft: bool | UnsetType = UNSET
    results: Word | UnsetType = UNSET
    releaseAt: Moment | UnsetType | None = UNSET
    showsTestCases: bool | UnsetType = UNSET
    languages: Entries | UnsetType | None = UNSET
    paste: bool | UnsetType = UNSET
    completion: bool | UnsetType = UNSET
    closed: Entries | UnsetType = UNSET
    onePlace: Word | UnsetType = UNSET
    addresses: Entries | UnsetType = UNSET
    configKeys: Entries | UnsetType = UNSET
    examKeys: Entries | UnsetType = UNSET
    upsolving: bool | UnsetType = UNSET


# What is called otherwise than in ExamSettings.
_NAMES = {
    "graceSeconds": "grace_s",
    "lateStart": "late_start",
    "takesLatestDraft": "takes_latest_draft",
    "releaseAt": "release_at",
    "showsTestCases": "shows_test_cases",
    "onePlace": "one_place",
    "configKeys": "config_keys",
    "examKeys": "exam_keys",
}
_NOT_SETTINGS = ("tid", "gmtModified")


def laid_over(base: ExamSettings, body: ExamSettingsBody) -> ExamSettings:
    """What was sent in the place of what was there. Raises http.bad_param for what is no time."""
    changes: dict[str, object] = {}
    for name in ExamSettingsBody.__struct_fields__:
        value = getattr(body, name)
        if name in _NOT_SETTINGS or value is UNSET:
            continue
        if name == "releaseAt":
            value = read_moment(name, value)
        changes[_NAMES.get(name, name)] = tuple(value) if isinstance(value, list) else value
    return replace(base, **changes)


def settings_info(timed_work_id: int, stored: StoredSettings) -> ExamSettingsInfo:
    settings = stored.settings
    return ExamSettingsInfo(
        tid=timed_work_id,
        graceSeconds=settings.grace_s,
        lateStart=settings.late_start,
        takesLatestDraft=settings.takes_latest_draft,
        results=settings.results,
        releaseAt=None if settings.release_at is None else wire_time(settings.release_at),
        showsTestCases=settings.shows_test_cases,
        languages=None if settings.languages is None else list(settings.languages),
        paste=settings.paste,
        completion=settings.completion,
        closed=list(settings.closed),
        onePlace=settings.one_place,
        addresses=list(settings.addresses),
        configKeys=list(settings.config_keys),
        examKeys=list(settings.exam_keys),
        upsolving=settings.upsolving,
        gmtModified=wire_time(stored.updated_at),
    )
