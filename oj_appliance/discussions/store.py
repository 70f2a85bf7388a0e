"""Queries on discussions and their likes. Names and pictures are the accounts' own of today."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from oj_appliance.comments.types import Author
from oj_appliance.discussions.model import DiscussionLike, DiscussionRow
from oj_appliance.discussions.types import Discussion, DiscussionDraft, Wanted
from oj_appliance.storage.base import fetch_all, fetch_one, like_part

_HEAD = (
    "d.id, d.category_id, category.name, d.title, d.description, d.problem_id,"
    " problem.problem_id, d.group_id, d.view_num, d.like_num, d.comment_num, d.top_priority,"
    " d.status, d.created_at, d.updated_at, author.id, author.username, author.avatar,"
    " author_role.role_id, author.title_name, author.title_color"
)
_HEAD_WIDTH = 15
_JOINS = (
    " JOIN discussion_category AS category ON category.id = d.category_id"
    " JOIN account AS author ON author.id = d.user_id"
    " LEFT JOIN account_role AS author_role ON author_role.user_id = author.id"
    " LEFT JOIN problem ON problem.id = d.problem_id AND problem.deleted_at IS NULL"
)
_ORDER = "top_priority DESC, created_at DESC, like_num DESC, view_num DESC, id DESC"
_OWN_CONTENT = "CASE WHEN d.user_id IS ? THEN d.content ELSE '' END"


def page(
    wanted: Wanted, reader: str | None, *, limit: int, offset: int
) -> tuple[list[Discussion], int]:
    """Of one page, and how many there are in all. Texts are the reader's own alone, others' are
    empty. What stands on the page is found first: only its rows are joined."""
    numbers, total = _numbers(wanted, limit=limit, offset=offset)
    rows = fetch_all(
        f"SELECT {_HEAD}, {_OWN_CONTENT} FROM discussion AS d {_JOINS}"  # noqa: S608
        f" WHERE d.id IN (SELECT value FROM json_each(?)) ORDER BY {_prefixed(_ORDER)}",
        *(reader, json.dumps(numbers)),
    )
    return [_discussion(row) for row in rows], total


def _numbers(wanted: Wanted, *, limit: int, offset: int) -> tuple[list[int], int]:
    where, values = _conditions(wanted)
    table = f"discussion AS d {_index(wanted)}"
    rows = fetch_all(
        f"SELECT d.id FROM {table} WHERE {where} ORDER BY {_ORDER} LIMIT ? OFFSET ?",  # noqa: S608
        *(*values, limit, offset),
    )
    total = fetch_one(f"SELECT count(*) FROM {table} WHERE {where}", *values)  # noqa: S608
    return [int(number) for (number,) in rows], 0 if total is None else int(total[0])


def _index(wanted: Wanted) -> str:
    """That which leads to the fewest; words of a whole place are looked for where the index holds
    them."""
    if wanted.is_everywhere:
        return ""
    if wanted.uid is not None:
        return "INDEXED BY discussion_user"
    if wanted.pid is not None:
        return "INDEXED BY discussion_problem"
    if wanted.category_id is not None:
        return "INDEXED BY discussion_category_list"
    return "INDEXED BY " + ("discussion_words" if wanted.keyword else "discussion_list")


def _naming(keyword: str) -> tuple[str, list[Any]]:
    """The condition that a word stands in the title, the author's name, the number or the
    description; each part is asked of every discussion, so that one in vain is left out."""
    word = like_part(keyword)
    parts, values = ["d.title LIKE ? ESCAPE '\\'", "d.description LIKE ? ESCAPE '\\'"], [word, word]
    authors = fetch_all("SELECT id FROM account WHERE username LIKE ? ESCAPE '\\'", word)
    if authors:
        parts.append("d.user_id IN (SELECT value FROM json_each(?))")
        values.append(json.dumps([uid for (uid,) in authors]))
    if keyword.isdecimal():
        parts.append("CAST(d.id AS TEXT) LIKE ? ESCAPE '\\'")
        values.append(word)
    return " OR ".join(parts), list(values)


def _prefixed(order: str) -> str:
    return ", ".join(f"d.{part}" for part in order.split(", "))


def _conditions(wanted: Wanted) -> tuple[str, list[Any]]:
    conditions, values = ["1"], list[Any]()
    if not wanted.is_everywhere:
        conditions.append("d.group_id IS ?")
        values.append(wanted.group_id)
        if wanted.is_disabled_too:
            conditions.append("d.status IN (0, 1)")
        else:
            conditions.append("d.status = 0")
    if wanted.category_id is not None:
        conditions.append("d.category_id = ?")
        values.append(wanted.category_id)
    if wanted.pid is not None:
        conditions.append("d.problem_id = (SELECT id FROM problem WHERE problem_id = ?)")
        values.append(wanted.pid)
    if wanted.uid is not None:
        conditions.append("d.user_id = ?")
        values.append(wanted.uid)
    if wanted.keyword:
        named, of_word = _naming(wanted.keyword)
        conditions.append(f"({named})")
        values += of_word
    return " AND ".join(conditions), values


def find(discussion_id: int) -> Discussion | None:
    row = fetch_one(
        f"SELECT {_HEAD}, d.content FROM discussion AS d {_JOINS} WHERE d.id = ?",  # noqa: S608
        discussion_id,
    )
    return None if row is None else _discussion(row)


def find_each(numbers: Collection[int]) -> list[Discussion]:
    """Those of them that are there, without their texts."""
    rows = fetch_all(
        f"SELECT {_HEAD}, '' FROM discussion AS d {_JOINS}"  # noqa: S608 - texts of this module alone
        " WHERE d.id IN (SELECT value FROM json_each(?))",
        json.dumps(sorted(numbers)),
    )
    return [_discussion(row) for row in rows]


def find_whole(numbers: Collection[int]) -> dict[int, Discussion]:
    """The same with their texts, by their numbers."""
    rows = fetch_all(
        f"SELECT {_HEAD}, d.content FROM discussion AS d {_JOINS}"  # noqa: S608 - as above
        " WHERE d.id IN (SELECT value FROM json_each(?))",
        json.dumps(sorted(numbers)),
    )
    return {found.id: found for found in map(_discussion, rows)}


def insert(
    draft: DiscussionDraft, *, uid: str, problem_id: int | None, group_id: int | None, now: int
) -> int:
    return int(
        DiscussionRow.insert(
            category_id=draft.category_id,
            title=draft.title,
            description=draft.description,
            content=draft.content,
            problem_id=problem_id,
            user_id=uid,
            top_priority=draft.is_top,
            group_id=group_id,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(discussion_id: int, values: dict[str, object], *, now: int) -> None:
    DiscussionRow.update(**values, updated_at=now).where(
        DiscussionRow.id == discussion_id
    ).execute()


def delete(discussion_id: int) -> None:
    """Comments, likes and reports go with it."""
    DiscussionRow.delete().where(DiscussionRow.id == discussion_id).execute()


def written_since(uid: str, *, in_groups: bool, since: int) -> int:
    place = DiscussionRow.group_id
    return int(
        DiscussionRow.select()
        .where(
            DiscussionRow.user_id == uid,
            place.is_null(not in_groups),
            DiscussionRow.created_at > since,
        )
        .count()
    )


def solved(uid: str) -> int:
    """How many different problems the person has solved, wherever."""
    sql = "SELECT count(DISTINCT problem_id) FROM user_accepted WHERE user_id = ?"
    row = fetch_one(sql, uid)
    return 0 if row is None else int(row[0])


def has_solved(uid: str, problem_id: int) -> bool:
    sql = "SELECT 1 FROM user_accepted WHERE user_id = ? AND problem_id = ? LIMIT 1"
    return fetch_one(sql, uid, problem_id) is not None


def is_liked(discussion_id: int, uid: str) -> bool:
    sql = "SELECT 1 FROM discussion_like WHERE discussion_id = ? AND user_id = ?"
    return fetch_one(sql, discussion_id, uid) is not None


def set_like(discussion_id: int, uid: str, *, is_liked: bool) -> None:
    """The sum follows by itself."""
    if is_liked:
        DiscussionLike.insert(discussion_id=discussion_id, user_id=uid).execute()
    else:
        DiscussionLike.delete().where(
            DiscussionLike.discussion_id == discussion_id, DiscussionLike.user_id == uid
        ).execute()


def count_comments(discussion_id: int, change: int) -> None:
    DiscussionRow.update(comment_num=DiscussionRow.comment_num + change).where(
        DiscussionRow.id == discussion_id
    ).execute()


def count_views(views: dict[int, int]) -> None:
    """So many more, by the numbers of discussions."""
    for discussion_id, more in views.items():
        DiscussionRow.update(view_num=DiscussionRow.view_num + more).where(
            DiscussionRow.id == discussion_id
        ).execute()


def count_without(uid: str) -> None:
    """Comments as they will be when the person's are gone: answers to theirs go too."""
    fetch_all(
        "UPDATE discussion SET comment_num ="
        " (SELECT count(*) FROM comment WHERE discussion_id = discussion.id AND user_id <> ?1)"
        " + (SELECT count(*) FROM comment JOIN reply ON reply.comment_id = comment.id"
        "  WHERE discussion_id = discussion.id AND comment.user_id <> ?1 AND reply.user_id <> ?1"
        "  AND reply.to_uid <> ?1)"
        " WHERE id IN (SELECT discussion_id FROM comment WHERE user_id = ?1"
        " UNION SELECT discussion_id FROM reply JOIN comment ON comment.id = reply.comment_id"
        " WHERE reply.user_id = ?1 OR reply.to_uid = ?1)",
        uid,
    )


def _discussion(row: tuple[Any, ...]) -> Discussion:
    head, author, content = row[:_HEAD_WIDTH], row[_HEAD_WIDTH:-1], row[-1]
    (number, category_id, category, title, description, problem_id, pid, group_id, *rest) = head
    views, likes, comments, is_top, status, created_at, updated_at = rest
    return Discussion(
        id=number,
        category_id=category_id,
        category=category,
        title=title,
        description=description,
        content=content,
        problem_id=problem_id,
        pid=pid,
        group_id=group_id,
        author=Author(*author),
        views=views,
        likes=likes,
        comments=comments,
        is_top=bool(is_top),
        status=status,
        created_at=created_at,
        updated_at=updated_at,
    )
