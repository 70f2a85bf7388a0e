"""Queries on comments, replies and likes. Names and pictures are the accounts' own of today."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from oj_appliance.accounts.rules import RoleId
from oj_appliance.comments.model import CommentLike, CommentRow, ReplyRow
from oj_appliance.comments.types import (
    Author,
    CommentRecord,
    ReplyDraft,
    ReplyRecord,
    Rights,
    Source,
    SourceKind,
    Thread,
)
from oj_appliance.storage.base import fetch_all, fetch_one

Seen = frozenset[str] | None

_COLUMN_OF = {SourceKind.CONTEST: "contest_id", SourceKind.DISCUSSION: "discussion_id"}
# What `rules.is_seen` says of a record: 1 for everybody's, or the uids; root's always.
SEEN = (
    "(?1 IS NULL OR author.id IN (SELECT value FROM json_each(?1))"  # noqa: S608 - a number
    f" OR author_role.role_id = {RoleId.ROOT:d})"
)
# What `rules.is_reply_seen` says besides: 3 for who may answer privately, 4 the reader's uid.
OPEN = (
    "(NOT reply.is_private OR ?3 OR ?4 IN (reply.user_id,"
    " (SELECT asked.user_id FROM comment AS asked WHERE asked.id = reply.comment_id)))"
)
_PERSON = "{0}.id, {0}.username, {0}.avatar, {0}_role.role_id, {0}.title_name, {0}.title_color"
_JOIN = (
    " JOIN account AS {0} ON {0}.id = {1}"
    " LEFT JOIN account_role AS {0}_role ON {0}_role.user_id = {0}.id"
)
_PERSON_WIDTH = 6
_COMMENTS = (
    "SELECT comment.id, contest_id, discussion_id, content, like_num, comment.created_at,"  # noqa: S608 - constants
    f" {_PERSON.format('author')} FROM comment {_JOIN.format('author', 'comment.user_id')}"
)
_REPLIES = (
    "SELECT reply.id, reply.comment_id, reply.content, reply.created_at, reply.updated_at,"  # noqa: S608 - constants
    " reply.is_private,"
    f" {_PERSON.format('author')}, {_PERSON.format('target')}{{more}} FROM reply"
    f" {_JOIN.format('author', 'reply.user_id')} {_JOIN.format('target', 'reply.to_uid')}"
)
_PLACES = (
    ", row_number() OVER (PARTITION BY reply.comment_id ORDER BY reply.id DESC) AS place,"
    " count(*) OVER (PARTITION BY reply.comment_id) AS whole"
)


# The newest of each comment (5: how many), and how many there are; both from their index alone.
_NEWEST = (
    "SELECT newest.id FROM json_each(?2) AS wanted"  # noqa: S608 - constants
    " CROSS JOIN reply AS newest ON newest.id IN"
    f" (SELECT reply.id FROM reply WHERE reply.comment_id = wanted.value AND {OPEN}"
    " ORDER BY reply.id DESC LIMIT ?5)"
)
_COUNTS = (
    "SELECT reply.comment_id, count(*) FROM json_each(?2) AS wanted"  # noqa: S608 - constants
    f" CROSS JOIN reply ON reply.comment_id = wanted.value WHERE ?1 IS NULL AND {OPEN}"
    " GROUP BY reply.comment_id"
)


def page(source: Source, seen: Seen, *, limit: int, offset: int) -> tuple[list[CommentRecord], int]:
    """The most liked first, then the newest; and how many there are."""
    if seen is None:
        return _page_of_all(source, limit=limit, offset=offset)
    of_source = f"WHERE comment.{_COLUMN_OF[source.kind]} = ?2 AND {SEEN}"
    rows = fetch_all(
        f"{_COMMENTS} {of_source}"
        " ORDER BY like_num DESC, comment.created_at DESC, comment.id DESC LIMIT ?3 OFFSET ?4",
        _listed(seen),
        source.id,
        limit,
        offset,
    )
    total = fetch_one(
        f"SELECT count(*) FROM comment {_JOIN.format('author', 'comment.user_id')} {of_source}",  # noqa: S608 - texts of this module alone
        _listed(seen),
        source.id,
    )
    return [_comment(row) for row in rows], 0 if total is None else int(total[0])


def _page_of_all(source: Source, *, limit: int, offset: int) -> tuple[list[CommentRecord], int]:
    """Where everybody's are seen, authors are looked up for the page alone."""
    of_source = f"WHERE {_COLUMN_OF[source.kind]} = ?1"
    order = "ORDER BY comment.like_num DESC, comment.created_at DESC, comment.id DESC"
    rows = fetch_all(
        f"{_COMMENTS} WHERE comment.id IN"  # noqa: S608 - texts of this module alone
        f" (SELECT comment.id FROM comment {of_source} {order} LIMIT ?2 OFFSET ?3) {order}",
        *(source.id, limit, offset),
    )
    total = fetch_one(f"SELECT count(*) FROM comment {of_source}", source.id)  # noqa: S608
    return [_comment(row) for row in rows], 0 if total is None else int(total[0])


def threads(
    comments: list[CommentRecord], uid: str | None, rights: Rights, newest: int
) -> list[Thread]:
    """Each with its newest replies, of those that the person sees."""
    asks = (_listed(rights.sees), json.dumps([comment.id for comment in comments]))
    reader = (rights.may_be_private, uid)
    if rights.sees is None:
        newest_ones = f"{_REPLIES.format(more='')} WHERE reply.id IN ({_NEWEST})"
        rows = fetch_all(f"{newest_ones} ORDER BY reply.id DESC", *asks, *reader, newest)
        counts = dict(fetch_all(_COUNTS, *asks, *reader))
        return _grouped(comments, rows, counts)
    rows = fetch_all(
        f"SELECT * FROM ({_REPLIES.format(more=_PLACES)}"  # noqa: S608 - texts of this module alone
        f" WHERE reply.comment_id IN (SELECT value FROM json_each(?2)) AND {SEEN} AND {OPEN})"
        " WHERE place <= ?5 ORDER BY place",
        *(*asks, *reader, newest),
    )
    return _grouped(comments, rows, {row[1]: row[-1] for row in rows})


def _grouped(
    comments: list[CommentRecord], rows: list[tuple[Any, ...]], counts: dict[int, int]
) -> list[Thread]:
    """`rows` of replies in the order in which they stand."""
    found: dict[int, list[ReplyRecord]] = {}
    for row in rows:
        reply = _reply(row)
        found.setdefault(reply.comment_id, []).append(reply)
    return [
        Thread(comment, tuple(found.get(comment.id, ())), counts.get(comment.id, 0))
        for comment in comments
    ]


def find(comment_id: int) -> CommentRecord | None:
    row = fetch_one(f"{_COMMENTS} WHERE comment.id = ?", comment_id)
    return None if row is None else _comment(row)


def replies(comment_id: int, uid: str | None, rights: Rights, *, most: int) -> list[ReplyRecord]:
    """Those that the person sees, newest first."""
    rows = fetch_all(
        f"{_REPLIES.format(more='')} WHERE reply.comment_id = ?2 AND {SEEN} AND {OPEN}"
        " ORDER BY reply.id DESC LIMIT ?5",
        _listed(rights.sees),
        comment_id,
        rights.may_be_private,
        uid,
        most,
    )
    return [_reply(row) for row in rows]


def find_reply(reply_id: int) -> ReplyRecord | None:
    row = fetch_one(f"{_REPLIES.format(more='')} WHERE reply.id = ?", reply_id)
    return None if row is None else _reply(row)


def find_each(numbers: Collection[int]) -> dict[int, CommentRecord]:
    """Those of them that are there."""
    chosen = json.dumps(sorted(numbers))
    rows = fetch_all(
        f"{_COMMENTS} WHERE comment.id IN (SELECT value FROM json_each(?))",  # noqa: S608 - as above
        chosen,
    )
    return {record.id: record for record in map(_comment, rows)}


def find_each_reply(numbers: Collection[int]) -> dict[int, ReplyRecord]:
    """The same of replies."""
    chosen = json.dumps(sorted(numbers))
    rows = fetch_all(
        f"{_REPLIES.format(more='')} WHERE reply.id IN (SELECT value FROM json_each(?))",  # noqa: S608
        chosen,
    )
    return {record.id: record for record in map(_reply, rows)}


def insert(source: Source, content: str, *, uid: str, now: int) -> int:
    column = CommentRow.contest_id
    if source.kind is SourceKind.DISCUSSION:
        column = CommentRow.discussion_id
    return int(
        CommentRow.insert(
            {
                column: source.id,
                CommentRow.content: content,
                CommentRow.user_id: uid,
                CommentRow.created_at: now,
                CommentRow.updated_at: now,
            }
        ).execute()
    )


def insert_reply(draft: ReplyDraft, *, uid: str, to_uid: str, now: int) -> int:
    return int(
        ReplyRow.insert(
            comment_id=draft.comment_id,
            content=draft.content,
            user_id=uid,
            to_uid=to_uid,
            is_private=draft.is_private,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def count_replies(comment_id: int) -> int:
    return int(ReplyRow.select().where(ReplyRow.comment_id == comment_id).count())


def delete(comment_id: int) -> bool:
    """Replies and likes go with it. False when it has gone before."""
    return bool(CommentRow.delete().where(CommentRow.id == comment_id).execute())


def delete_reply(reply_id: int) -> bool:
    """False when it has gone before."""
    return bool(ReplyRow.delete().where(ReplyRow.id == reply_id).execute())


def liked_by(uid: str, comments: list[CommentRecord]) -> frozenset[int]:
    """Which of these comments the person likes."""
    rows = fetch_all(
        "SELECT comment_id FROM comment_like WHERE user_id = ?"
        " AND comment_id IN (SELECT value FROM json_each(?))",
        uid,
        json.dumps([comment.id for comment in comments]),
    )
    return frozenset(int(row[0]) for row in rows)


def set_like(comment_id: int, uid: str, *, is_liked: bool) -> bool:
    """The sum follows by itself. False when it was so."""
    theirs = (CommentLike.comment_id == comment_id) & (CommentLike.user_id == uid)
    if CommentLike.select().where(theirs).exists() == is_liked:
        return False
    if is_liked:
        CommentLike.insert(comment_id=comment_id, user_id=uid).execute()
    else:
        CommentLike.delete().where(theirs).execute()
    return True


def _listed(seen: Seen) -> str | None:
    return None if seen is None else json.dumps(sorted(seen))


def _comment(row: tuple[Any, ...]) -> CommentRecord:
    number, contest_id, discussion_id, content, likes, created_at, *author = row
    kind = SourceKind.CONTEST if discussion_id is None else SourceKind.DISCUSSION
    source = Source(kind, contest_id if discussion_id is None else discussion_id)
    return CommentRecord(number, source, content, likes, created_at, Author(*author))


def _reply(row: tuple[Any, ...]) -> ReplyRecord:
    number, comment_id, content, created_at, updated_at, is_private, *people = row
    author, to = people[:_PERSON_WIDTH], people[_PERSON_WIDTH : 2 * _PERSON_WIDTH]
    return ReplyRecord(
        number,
        comment_id,
        content,
        created_at,
        updated_at,
        bool(is_private),
        Author(*author),
        Author(*to),
    )
