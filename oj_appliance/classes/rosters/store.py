"""Queries on classes that are groups, and on the people of a list."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oj_appliance.accounts.rules import STAFF_ROLE_IDS, name_key
from oj_appliance.classes.rosters.types import Listed
from oj_appliance.classes.types import Person
from oj_appliance.groups.types import Level
from oj_appliance.storage.base import fetch_all

_PERSON = "account.id, username, coalesce(realname, ''), coalesce(number, '')"


def listed(usernames: Iterable[str]) -> list[Listed]:
    """Those that have an account, by number and name."""
    rows = fetch_all(
        f"SELECT {_PERSON}, coalesce(class_name, '') FROM json_each(?) AS wanted"  # noqa: S608
        " CROSS JOIN account ON username_ci = wanted.value WHERE deleted_at IS NULL",
        json.dumps(sorted({name_key(each) for each in usernames})),
    )
    return [Listed(Person(*person), class_name) for *person, class_name in rows]


def groups_of_classes() -> dict[str, int]:
    """The newest enabled group of each class, by the class's name."""
    return dict(
        fetch_all(
            "SELECT class_name, max(group_id) FROM class_group"
            " JOIN study_group ON study_group.id = group_id WHERE status = 0 GROUP BY class_name"
        )
    )


def class_names() -> dict[int, str]:
    """Of every group that was made of a class, by its number."""
    return dict(fetch_all("SELECT group_id, class_name FROM class_group"))


def put_class(gid: int, class_name: str, *, now: int) -> None:
    fetch_all(
        "INSERT INTO class_group (group_id, class_name, created_at, updated_at)"
        " VALUES (?1, ?2, ?3, ?3) ON CONFLICT (group_id) DO UPDATE SET class_name = ?2,"
        " updated_at = ?3",
        *(gid, class_name, now),
    )


def classes_of(uids: Iterable[str]) -> list[tuple[str, int, str]]:
    """Uid, group and its name, of students in groups that were made of classes."""
    return fetch_all(
        "SELECT group_member.user_id, study_group.id, name FROM json_each(?1) AS wanted"
        " CROSS JOIN group_member ON group_member.user_id = wanted.value"
        " AND group_member.auth = ?2"
        " CROSS JOIN study_group ON study_group.id = group_id AND status = 0"
        " WHERE EXISTS (SELECT 1 FROM class_group WHERE group_id = study_group.id)"
        " AND study_group.user_id <> group_member.user_id ORDER BY study_group.id",
        *(json.dumps(list(uids)), int(Level.MEMBER)),
    )


def teachers() -> list[Person]:
    """Accounts of staff, by username."""
    marks = ", ".join(str(int(each)) for each in sorted(STAFF_ROLE_IDS))
    rows = fetch_all(
        f"SELECT {_PERSON} FROM account JOIN account_role ON user_id = account.id"  # noqa: S608
        f" WHERE role_id IN ({marks}) AND deleted_at IS NULL AND status = 0"
        " ORDER BY username_ci LIMIT 500"
    )
    return [Person(*row) for row in rows]
