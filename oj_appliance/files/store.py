"""Queries on blobs and public files."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.files.model import Blob, File
from oj_appliance.storage.blobs import StoredBlob


def know_blobs(blobs: Iterable[StoredBlob], *, now: int) -> None:
    """Rows for contents that nothing names yet; a row that is there counts as used just now."""
    for blob in set(blobs):
        row = Blob.insert(sha256=blob.sha256, size=blob.size, created_at=now, updated_at=now)
        row.on_conflict(conflict_target=[Blob.sha256], update={Blob.updated_at: now}).execute()


def retain_blobs(blobs: Iterable[StoredBlob], *, now: int) -> None:
    """Counts one more row or manifest that names each of these contents."""
    named = set(blobs)
    know_blobs(named, now=now)
    _count([blob.sha256 for blob in named], 1)


def release_blobs(hashes: Iterable[str], *, now: int) -> None:
    """Counts one less; cleanup removes what nothing has named for a day."""
    named = list(set(hashes))
    _count(named, -1)
    for sha256 in named:
        Blob.update(updated_at=now).where(Blob.sha256 == sha256).execute()


def _count(hashes: list[str], step: int) -> None:
    for sha256 in hashes:
        Blob.update(refs=Blob.refs + step).where(Blob.sha256 == sha256).execute()


def insert_file(
    *,
    kind: str,
    uid: str,
    name: str,
    suffix: str,
    size: int,
    client_name: str,
    gid: int | None,
    now: int,
) -> int:
    """`kind` is the schema's type: md, avatar, …"""
    return int(
        File.insert(
            type=kind,
            user_id=uid,
            group_id=gid,
            name=name,
            path=name,
            suffix=suffix,
            size=size,
            hint=client_name,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def delete_file(file_id: int, *, kind: str) -> str | None:
    """The removed file's name; None where there is none of this kind."""
    row = File.get_or_none(File.id == file_id, File.type == kind)
    if row is None:
        return None
    File.delete().where(File.id == file_id).execute()
    return str(row.name)


def delete_named(name: str, *, kind: str) -> str | None:
    """As `delete_file`, by the file's own name."""
    row = File.get_or_none(File.name == name, File.type == kind)
    return None if row is None else delete_file(row.id, kind=kind)


def uploader_of(file_id: int, *, kind: str) -> tuple[str | None, int | None]:
    """The uid, empty when that account is gone, and the group for which it was sent; None for an
    unknown file."""
    row = File.get_or_none(File.id == file_id, File.type == kind)
    return (None, None) if row is None else (row.user_id or "", row.group_id)


def client_name_of(name: str, *, kind: str) -> str | None:
    row = File.get_or_none(File.name == name, File.type == kind)
    return None if row is None else row.hint or ""


def forget_unnamed_blob(sha256: str, *, before: int) -> bool:
    """Whether nothing names this content and nobody has asked for it since `before` (epoch ms);
    its row is gone then."""
    row = Blob.get_or_none(Blob.sha256 == sha256)
    if row is None:
        return True
    if row.refs > 0 or row.updated_at >= before:
        return False
    Blob.delete().where(Blob.sha256 == sha256).execute()
    return True
