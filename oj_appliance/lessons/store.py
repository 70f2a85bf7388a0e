"""Queries on lessons with what is in them."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection
from typing import Any

from oj_appliance.lessons.model import LessonRow
from oj_appliance.lessons.types import (
    FileKind,
    Item,
    ItemGroup,
    ItemProblem,
    Lesson,
    LessonFile,
    Slides,
    WholeLesson,
)
from oj_appliance.storage.base import fetch_all, fetch_one, like_part
from oj_appliance.storage.blobs import StoredBlob

_LESSON = (
    "id, title, logo, description, visible, seq, user_id, author, modified_user, created_at,"
    " updated_at"
)
_ORDER = "ORDER BY seq, id DESC LIMIT ? OFFSET ?"
_GROUPS = (
    "SELECT part.id, lesson_id, name, seq, is_for_all FROM json_each(?) AS wanted"
    " CROSS JOIN lesson_group AS part ON lesson_id = wanted.value ORDER BY lesson_id, seq, part.id"
)
_TEAMS = (
    "SELECT lesson_group_id, group_id FROM json_each(?) AS wanted"
    " CROSS JOIN lesson_group_team ON lesson_group_id = wanted.value ORDER BY group_id"
)
_FILE = (
    "file.id, file.name, file.user_id, file.kind, file.client_name, file.blob, file.size,"
    " file.is_active, file.pdf, file.pdf_size, file.slides"
)
_FILE_WIDTH = 11
_ITEM = (
    "item.id, item.lesson_group_id, item.title, item.url, item.is_visible, item.is_not_video,"
    " item.seq, item.training_id, item.problem_id"
)
_PROBLEM = (
    "problem.id, problem.problem_id, problem.title, problem.auth, problem.author_uid,"
    " problem.is_group, problem.group_id"
)
_JOINS = (
    " LEFT JOIN lesson_file AS file ON file.id = item.file_id"
    " LEFT JOIN problem ON problem.id = item.problem_id AND problem.deleted_at IS NULL"
)
# A problem in the wastebasket takes its item along until it comes back.
_THERE = "(item.problem_id IS NULL OR problem.id IS NOT NULL)"
_ITEMS = (
    f"SELECT {_ITEM}, {_PROBLEM}, {_FILE} FROM json_each(?) AS wanted"  # noqa: S608 - our own words
    f" CROSS JOIN lesson_item AS item ON item.lesson_group_id = wanted.value {_JOINS}"
    f" WHERE {_THERE} ORDER BY item.lesson_group_id, item.seq, item.id"
)
_PLACE_OF_ITEM = (
    "SELECT lesson_group.lesson_id, lesson_group.id FROM lesson_item"
    " JOIN lesson_group ON lesson_group.id = lesson_item.lesson_group_id WHERE lesson_item.id = ?"
)


def lessons(
    keyword: str, *, is_hidden_too: bool, limit: int, offset: int
) -> tuple[list[Lesson], int]:
    """Those of a page, and how many there are; the word stands in title or description."""
    conditions, values = ["1" if is_hidden_too else "visible = 1"], list[Any]()
    if keyword:
        conditions.append("(title LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\')")
        values += [like_part(keyword)] * 2
    where = " AND ".join(conditions)
    rows = fetch_all(
        f"SELECT {_LESSON} FROM lesson WHERE {where} {_ORDER}",  # noqa: S608 - our own words
        *(*values, limit, offset),
    )
    count = fetch_one(f"SELECT count(*) FROM lesson WHERE {where}", *values)  # noqa: S608
    return [_lesson(row) for row in rows], int(count[0]) if count else 0


def lesson(lesson_id: int) -> Lesson | None:
    row = fetch_one(f"SELECT {_LESSON} FROM lesson WHERE id = ?", lesson_id)  # noqa: S608
    return None if row is None else _lesson(row)


def whole(lesson_id: int) -> WholeLesson | None:
    found = lesson(lesson_id)
    return None if found is None else with_contents([found])[0]


def with_contents(found: Collection[Lesson]) -> list[WholeLesson]:
    """Hidden items too."""
    groups = groups_of([each.id for each in found])
    return [WholeLesson(each, tuple(groups[each.id])) for each in found]


def groups_of(lesson_ids: Collection[int]) -> dict[int, list[ItemGroup]]:
    """By lesson, in order."""
    rows = fetch_all(_GROUPS, json.dumps(list(lesson_ids)))
    numbers = json.dumps([row[0] for row in rows])
    teams: dict[int, list[int]] = defaultdict(list)
    for group_id, gid in fetch_all(_TEAMS, numbers):
        teams[group_id].append(gid)
    items: dict[int, list[Item]] = defaultdict(list)
    for row in fetch_all(_ITEMS, numbers):
        items[row[1]].append(_item(row))
    found: dict[int, list[ItemGroup]] = defaultdict(list)
    for number, lesson_id, name, seq, is_for_all in rows:
        group = ItemGroup(
            id=number,
            lesson_id=lesson_id,
            name=name,
            seq=seq,
            is_for_all=bool(is_for_all),
            gids=tuple(teams[number]),
            items=tuple(items[number]),
        )
        found[lesson_id].append(group)
    return found


def place_of_item(item_id: int) -> tuple[Lesson, ItemGroup, Item] | None:
    """An item with where it stands."""
    row = fetch_one(_PLACE_OF_ITEM, item_id)
    found = None if row is None else whole(row[0])
    if row is None or found is None:
        return None
    group = next(each for each in found.groups if each.id == row[1])
    item = next((each for each in group.items if each.id == item_id), None)
    return None if item is None else (found.lesson, group, item)


def file_named(name: str) -> LessonFile | None:
    row = fetch_one(f"SELECT {_FILE} FROM lesson_file AS file WHERE name = ?", name)  # noqa: S608
    return None if row is None else file_of(row)


def rename_author(uid: str, username: str) -> None:
    LessonRow.update(author=username).where(LessonRow.user_id == uid).execute()


def _lesson(row: tuple[Any, ...]) -> Lesson:
    number, title, logo, description, visible, seq, uid, author, editor, created, updated = row
    return Lesson(
        id=number,
        title=title,
        logo=logo,
        description=description,
        visible=bool(visible),
        seq=seq,
        uid=uid,
        author=author,
        modified_user=editor,
        created_at=created,
        updated_at=updated,
    )


def _item(row: tuple[Any, ...]) -> Item:
    number, group_id, title, url, is_visible, is_not_video, seq, training_id, pid = row[:9]
    problem, file = row[9:-_FILE_WIDTH], row[-_FILE_WIDTH:]
    return Item(
        id=number,
        group_id=group_id,
        title=title,
        url=url,
        file=None if file[0] is None else file_of(file),
        problem=None if pid is None else _problem(problem),
        training_id=training_id,
        is_visible=bool(is_visible),
        is_not_video=bool(is_not_video),
        seq=seq,
    )


def _problem(row: tuple[Any, ...]) -> ItemProblem:
    number, problem_id, title, auth, author_uid, is_group, group_id = row
    return ItemProblem(number, problem_id, title, auth, author_uid, bool(is_group), group_id)


def file_of(row: tuple[Any, ...]) -> LessonFile:
    number, name, uid, kind, client_name, blob, size, is_active, pdf, pdf_size, slides = row
    return LessonFile(
        number,
        name,
        uid,
        FileKind(kind),
        client_name,
        StoredBlob(blob, size),
        bool(is_active),
        None if pdf is None else StoredBlob(pdf, pdf_size),
        Slides(slides),
    )
