"""Annotations as the contract writes them (submission.md §4.1)."""

from __future__ import annotations

from typing import Annotated as Meaning

import msgspec

from oj_appliance.annotations.rules import LONGEST_CONTENT, LONGEST_EXCERPT
from oj_appliance.annotations.types import AnnotatedRow, Annotation
from oj_appliance.clock import wire_time
from oj_appliance.submissions.shown.wire import JudgeRow, judge_row
from oj_appliance.submissions.types import QueuePosition
from oj_appliance.web.wire import Time, up_to

Content = Meaning[str, up_to(LONGEST_CONTENT)]


class CodeAnnotation(msgspec.Struct, kw_only=True):
    """`line` counts from 1; 0 is the submission as a whole."""

    id: int
    submitId: int
    line: int
    content: str
    uid: str | None
    username: str | None
    avatar: str | None
    mayChange: bool
    isRead: bool
    gmtCreate: Time
    gmtModified: Time


class CodeAnnotations(msgspec.Struct):
    annotations: list[CodeAnnotation]
    mayWrite: bool


class AnnotatedSubmission(msgspec.Struct, kw_only=True):
    """`line`, `content`, `username` and `gmtCreate` are the newest annotation's."""

    submission: JudgeRow
    count: int
    unread: int
    line: int
    content: str | None
    username: str | None
    gmtCreate: Time


def wire_annotation(annotation: Annotation, *, may_change: bool) -> CodeAnnotation:
    return CodeAnnotation(
        id=annotation.id,
        submitId=annotation.submission_id,
        line=annotation.line,
        content=annotation.content,
        uid=annotation.author_uid,
        username=annotation.username,
        avatar=annotation.avatar,
        mayChange=may_change,
        isRead=annotation.is_read,
        gmtCreate=wire_time(annotation.created_at),
        gmtModified=wire_time(annotation.updated_at),
    )


def wire_row(row: AnnotatedRow, queued: QueuePosition) -> AnnotatedSubmission:
    newest = row.annotated.newest
    return AnnotatedSubmission(
        submission=judge_row(row.record, queued),
        count=row.annotated.count,
        unread=row.annotated.unread,
        line=newest.line,
        content=newest.content[:LONGEST_EXCERPT] if row.is_text_shown else None,
        username=newest.username,
        gmtCreate=wire_time(newest.created_at),
    )
