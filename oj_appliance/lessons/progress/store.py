"""Queries on who has seen which item, and who of the students is how far."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection

from oj_appliance.accounts.rules import RoleId
from oj_appliance.groups.types import Level
from oj_appliance.lessons.progress.types import Student
from oj_appliance.storage.base import fetch_all, fetch_one, like_part
from oj_appliance.web.paging import Window

_STAFF = ", ".join(str(each.value) for each in (RoleId.ROOT, RoleId.ADMIN, RoleId.PROBLEM_ADMIN))
_MARKS = (
    "SELECT item_id, user_id, seen_at FROM json_each(?1) AS wanted"
    " CROSS JOIN lesson_seen ON item_id = wanted.value"
    " WHERE user_id IN (SELECT value FROM json_each(?2))"
)
_SOLVED = (
    "SELECT user_id, problem_id FROM json_each(?) AS person CROSS JOIN json_each(?) AS wanted"
    " CROSS JOIN user_accepted ON user_id = person.value AND problem_id = wanted.value"
    " AND ifnull(group_id, 0) = 0"
)
_SEEN = (
    "SELECT wanted.value, (SELECT count(*) FROM lesson_seen WHERE item_id = wanted.value)"
    " FROM json_each(?) AS wanted"
)
_SEEN_BY_STAFF = (
    "SELECT item_id, count(DISTINCT role.user_id)"  # noqa: S608 - our own numbers
    " FROM account_role AS role CROSS JOIN json_each(?) AS wanted"
    " CROSS JOIN lesson_seen ON item_id = wanted.value AND lesson_seen.user_id = role.user_id"
    f" WHERE role.role_id IN ({_STAFF}) GROUP BY item_id"
)
# Of the lesson's students: who is a member of one of its groups of students, and who has seen
# anything of it. Staff who looked at it are none. A long lesson has hundreds of marks of each: they
# are asked for person by person, where the first one is enough (+ keeps it from being asked item by
# item).
_PEOPLE = f"""
FROM account WHERE deleted_at IS NULL AND (
    id IN (
      SELECT user_id FROM group_member WHERE auth >= {Level.MEMBER.value:d}
        AND group_id IN (SELECT value FROM json_each(?1))
    ) OR (?3 = 0 AND EXISTS (
      SELECT 1 FROM lesson_seen WHERE user_id = account.id
        AND item_id BETWEEN (SELECT min(value) FROM json_each(?2))
          AND (SELECT max(value) FROM json_each(?2))
        AND +item_id IN (SELECT value FROM json_each(?2))
    ))
  )
  AND id IN (SELECT user_id FROM account_role WHERE role_id NOT IN ({_STAFF}))
  AND (?4 = '' OR username LIKE ?4 ESCAPE '\\' OR realname LIKE ?4 ESCAPE '\\')
"""  # noqa: S608 - our own numbers only
_PAGE = f"SELECT id, username, realname {_PEOPLE} ORDER BY username LIMIT ?5 OFFSET ?6"
_COUNT = f"SELECT count(*) {_PEOPLE}"


def mark(item_id: int, uid: str, *, now: int) -> None:
    """Once: a second time changes nothing."""
    fetch_all(
        "INSERT INTO lesson_seen (item_id, user_id, seen_at) VALUES (?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        *(item_id, uid, now),
    )


def unmark(item_id: int, uid: str) -> None:
    fetch_all("DELETE FROM lesson_seen WHERE item_id = ? AND user_id = ?", item_id, uid)


def seen_by_all(item_ids: Collection[int], uids: Collection[str]) -> dict[str, dict[int, int]]:
    """When (epoch ms), by person and item."""
    rows = fetch_all(
        _MARKS,
        *(json.dumps(list(item_ids)), json.dumps(list(uids))),
    )
    found: dict[str, dict[int, int]] = defaultdict(dict)
    for item_id, uid, seen_at in rows:
        found[uid][item_id] = seen_at
    return found


def solved(uids: Collection[str], pids: Collection[int]) -> dict[str, set[int]]:
    """Which of these problems of the bank each has solved."""
    rows = fetch_all(_SOLVED, json.dumps(list(uids)), json.dumps(list(pids)))
    found: dict[str, set[int]] = defaultdict(set)
    for uid, pid in rows:
        found[uid].add(pid)
    return found


def students(
    gids: Collection[int],
    item_ids: Collection[int],
    *,
    is_of_groups: bool,
    keyword: str,
    window: Window,
) -> tuple[list[Student], int]:
    """A page by name, and how many there are. `is_of_groups`: members of the groups alone."""
    words = like_part(keyword) if keyword else ""
    wanted = (json.dumps(list(gids)), json.dumps(list(item_ids)), int(is_of_groups), words)
    rows = fetch_all(_PAGE, *wanted, window.limit, window.offset)
    count = fetch_one(_COUNT, *wanted)
    return [Student(*row) for row in rows], int(count[0]) if count else 0


def seen_counts(item_ids: Collection[int]) -> dict[int, int]:
    """How many students have seen each item: all who have but the few of the staff."""
    numbers = json.dumps(list(item_ids))
    counts = {int(item_id): int(count) for item_id, count in fetch_all(_SEEN, numbers)}
    for item_id, count in fetch_all(_SEEN_BY_STAFF, numbers):
        counts[int(item_id)] -= int(count)
    return counts
