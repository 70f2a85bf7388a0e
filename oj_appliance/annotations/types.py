"""What the rooms of annotations hand to each other, and what others are told of them."""

from __future__ import annotations

import msgspec

from oj_appliance.submissions.types import SubmissionRecord


class Annotation(msgspec.Struct, frozen=True):
    """`line` counts from 1, 0 is the submission as a whole. The author's fields are None once the
    account is gone. Times are epoch ms."""

    id: int
    submission_id: int
    line: int
    content: str
    is_read: bool
    author_uid: str | None
    username: str | None
    avatar: str | None
    created_at: int
    updated_at: int


class Annotated(msgspec.Struct, frozen=True):
    """A submission that bears some: how many, how many its owner has not read, and the newest."""

    submission_id: int
    count: int
    unread: int
    newest: Annotation


class AnnotatedRow(msgspec.Struct, frozen=True):
    """The same with the row as its reader is shown it; `is_text_shown` is False where the site's
    switch hides the code."""

    record: SubmissionRecord
    annotated: Annotated
    is_text_shown: bool


class CodeAnnotated(msgspec.Struct, frozen=True):
    """Published inside the transaction in which the owner may first know of it; `by` is the uid of
    who wrote it, None when that account is gone; `now` epoch ms."""

    submission_id: int
    display_pid: str
    owner_uid: str
    by: str | None
    now: int


class AnnotationsChanged(msgspec.Struct, frozen=True):
    """Event, after the commit: those of this submission are to be read again."""

    record: SubmissionRecord
