"""Queries on annotations. Names and pictures are the accounts' own of today."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oj_appliance.annotations.model import CodeAnnotation
from oj_appliance.annotations.types import Annotated, Annotation
from oj_appliance.places.types import Sql
from oj_appliance.storage.base import fetch_all, fetch_one

_SELECT = (
    "SELECT note.id, note.submission_id, note.line, note.content, note.read_at IS NOT NULL,"
    " author.id, author.username, author.avatar, note.created_at, note.updated_at"
    " FROM code_annotation AS note LEFT JOIN account AS author ON author.id = note.author_id"
)
# {person} is the column that names the person, {known} what they may know of rows of `submission`.
_OF_PERSON = (
    " FROM code_annotation AS note"
    " JOIN account AS owner ON owner.id = note.owner_id AND owner.deleted_at IS NULL"
    " WHERE note.{person} = ? AND EXISTS (SELECT 1 FROM submission"
    " WHERE submission.id = note.submission_id AND {known})"
)

PAGE = (
    "SELECT note.submission_id, max(note.id) AS newest, count(*), sum(note.read_at IS NULL)"
    f"{_OF_PERSON}"
    " GROUP BY note.submission_id ORDER BY newest DESC LIMIT ? OFFSET ?"
)
COUNT = f"SELECT count(DISTINCT note.submission_id){_OF_PERSON}"
WAITING = "SELECT DISTINCT submission_id, owner_id FROM code_annotation WHERE NOT is_told"


def of_submission(submission_id: int) -> list[Annotation]:
    rows = fetch_all(
        f"{_SELECT} WHERE note.submission_id = ? ORDER BY note.line, note.id", submission_id
    )
    return [_annotation(row) for row in rows]


def find(annotation_id: int) -> Annotation | None:
    row = fetch_one(f"{_SELECT} WHERE note.id = ?", annotation_id)
    return None if row is None else _annotation(row)


def count_of(submission_id: int) -> int:
    return CodeAnnotation.select().where(CodeAnnotation.submission_id == submission_id).count()


def insert(
    submission_id: int, *, owner: str, author: str, line: int, content: str, now: int
) -> int:
    """One's own code needs no telling, and is read."""
    is_own = owner == author
    return int(
        CodeAnnotation.insert(
            submission_id=submission_id,
            owner_id=owner,
            author_id=author,
            line=line,
            content=content,
            is_told=is_own,
            read_at=now if is_own else None,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(annotation_id: int, content: str, *, now: int) -> None:
    """What the owner has read, they have not read now."""
    is_others = CodeAnnotation.author_id != CodeAnnotation.owner_id
    CodeAnnotation.update(content=content, updated_at=now).where(
        CodeAnnotation.id == annotation_id
    ).execute()
    CodeAnnotation.update(read_at=None, is_told=False).where(
        CodeAnnotation.id == annotation_id, is_others, CodeAnnotation.read_at.is_null(False)
    ).execute()


def delete(annotation_id: int) -> None:
    CodeAnnotation.delete().where(CodeAnnotation.id == annotation_id).execute()


def mark_read(submission_id: int, annotation_ids: Sequence[int], *, now: int) -> int:
    """How many had not been read."""
    return int(
        CodeAnnotation.update(read_at=now, is_told=True)
        .where(
            CodeAnnotation.submission_id == submission_id,
            CodeAnnotation.id.in_(annotation_ids),
            CodeAnnotation.read_at.is_null(),
        )
        .execute()
    )


def waiting() -> dict[int, str]:
    """Submissions with some of which their owner was sent no word, and whose they are."""
    rows = fetch_all(WAITING)
    return {int(number): str(uid) for number, uid in rows}


def mark_told(submission_id: int) -> tuple[bool, str | None]:
    """Whether word is due: there is something untold, and no earlier word that was not read yet;
    and who wrote the newest of it."""
    rows = fetch_all(
        "SELECT is_told, author_id FROM code_annotation"
        " WHERE submission_id = ? AND read_at IS NULL ORDER BY id DESC",
        submission_id,
    )
    untold = [author for is_told, author in rows if not is_told]
    CodeAnnotation.update(is_told=True).where(
        CodeAnnotation.submission_id == submission_id, ~CodeAnnotation.is_told
    ).execute()
    return bool(untold) and len(untold) == len(rows), untold[0] if untold else None


def page_of_owner(uid: str, known: Sql, *, limit: int, offset: int) -> tuple[list[Annotated], int]:
    """Of the person's own submissions, the newest annotation first; and how many there are."""
    return _page("owner_id", uid, known, limit, offset)


def page_of_author(uid: str, known: Sql, *, limit: int, offset: int) -> tuple[list[Annotated], int]:
    """Of those that the person annotated."""
    return _page("author_id", uid, known, limit, offset)


def _page(
    person: str, uid: str, known: Sql, limit: int, offset: int
) -> tuple[list[Annotated], int]:
    rows = fetch_all(
        PAGE.format(person=person, known=known.text), *(uid, *known.values, limit, offset)
    )
    total = fetch_one(COUNT.format(person=person, known=known.text), uid, *known.values)
    found = []
    for submission_id, newest, count, unread in rows:
        annotation = find(newest)
        if annotation is not None:
            found.append(Annotated(submission_id, count, unread, annotation))
    return found, 0 if total is None else int(total[0])


def _annotation(row: tuple[Any, ...]) -> Annotation:
    number, submission_id, line, content, is_read, *rest = row
    return Annotation(number, submission_id, line, content, bool(is_read), *rest)
