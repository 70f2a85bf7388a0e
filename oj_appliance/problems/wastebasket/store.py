"""Queries on problems in the wastebasket."""

from __future__ import annotations

import msgspec

from oj_appliance.problems.model import Problem, TestDataVersion
from oj_appliance.problems.store.attachments import attachments_of
from oj_appliance.problems.types.data_versions import Manifest
from oj_appliance.storage.base import fetch_all, fetch_one, like_part, tuples

# The index is named: it holds few rows, whatever the statistics say.
_FROM = "FROM problem INDEXED BY problem_deleted_at WHERE deleted_at IS NOT NULL"
_MATCHES = " AND (problem_id LIKE ?1 ESCAPE '\\' OR title LIKE ?1 ESCAPE '\\')"
_COLUMNS = "id, problem_id, title, deleted_by, deleted_at"


class DeletedProblem(msgspec.Struct, frozen=True):
    """Times are epoch ms."""

    id: int
    problem_id: str
    title: str
    deleted_by: str | None
    deleted_at: int


def deleted_page(keyword: str, *, offset: int, limit: int) -> tuple[list[DeletedProblem], int]:
    """Newest first, and how many there are; `keyword` is a part of the display id or the title."""
    condition, values = ("", ()) if not keyword else (_MATCHES, (like_part(keyword),))
    sql = (
        f"SELECT {_COLUMNS} {_FROM}{condition}"
        f" ORDER BY deleted_at DESC, id LIMIT {int(limit)} OFFSET {int(offset)}"
    )
    rows = [DeletedProblem(*row) for row in fetch_all(sql, *values)]
    total = fetch_one(f"SELECT count(*) {_FROM}{condition}", *values)
    return rows, int(total[0]) if total else 0


def find_deleted(pid: int) -> DeletedProblem | None:
    row = fetch_one(f"SELECT {_COLUMNS} {_FROM} AND id = ?", pid)
    return DeletedProblem(*row) if row else None


def deleted_before(moment: int) -> list[int]:
    rows = fetch_all(f"SELECT id {_FROM} AND deleted_at < ? ORDER BY deleted_at", moment)
    return [row[0] for row in rows]


def restore(pid: int, *, display_id: str, now: int) -> None:
    Problem.update(problem_id=display_id, deleted_at=None, deleted_by=None, updated_at=now).where(
        Problem.id == pid
    ).execute()


def named_contents(pid: int) -> list[set[str]]:
    """The contents that each version, each attachment and the original package name."""
    versions = tuples(
        TestDataVersion.select(TestDataVersion.manifest).where(TestDataVersion.problem == pid)
    )
    found = []
    for (text,) in versions:
        manifest = msgspec.json.decode(text, type=Manifest)
        found.append({b.sha256 for case in manifest.cases for b in (case.input, case.output)})
    found += [{attachment.content.sha256} for attachment in attachments_of(pid)]
    original = fetch_one("SELECT original_blob FROM problem WHERE id = ?", pid)
    if original and original[0]:
        found.append({original[0]})
    return found


def remove(pid: int) -> None:
    """With cases, data and links; its submissions stay and bear its display id."""
    Problem.delete().where(Problem.id == pid).execute()
