"""Queries on the files of a problem's page."""

from __future__ import annotations

from oj_appliance.problems.model import ProblemAttachment
from oj_appliance.problems.types.problem import AttachmentRecord
from oj_appliance.storage.base import tuples
from oj_appliance.storage.blobs import StoredBlob

_COLUMNS = (ProblemAttachment.name, ProblemAttachment.blob, ProblemAttachment.size)


def attachments_of(pid: int) -> list[AttachmentRecord]:
    """By name."""
    query = (
        ProblemAttachment.select(*_COLUMNS)
        .where(ProblemAttachment.problem == pid)
        .order_by(ProblemAttachment.name)
    )
    return [AttachmentRecord(name, StoredBlob(blob, size)) for name, blob, size in tuples(query)]


def find_attachment(pid: int, name: str) -> AttachmentRecord | None:
    found = [each for each in attachments_of(pid) if each.name == name]
    return found[0] if found else None


def put_attachment(pid: int, name: str, content: StoredBlob, *, now: int) -> None:
    """The same name replaces."""
    row = ProblemAttachment.insert(
        problem=pid,
        name=name,
        blob=content.sha256,
        size=content.size,
        created_at=now,
        updated_at=now,
    )
    row.on_conflict(
        conflict_target=[ProblemAttachment.problem, ProblemAttachment.name],
        update={
            ProblemAttachment.blob: content.sha256,
            ProblemAttachment.size: content.size,
            ProblemAttachment.updated_at: now,
        },
    ).execute()


def delete_attachment(pid: int, name: str) -> None:
    ProblemAttachment.delete().where(
        ProblemAttachment.problem == pid, ProblemAttachment.name == name
    ).execute()
