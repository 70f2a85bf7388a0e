"""Queries of packs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

import msgspec

from oj_appliance.packs.types import Expected, Pack, PackedPerson, Role, Secrets, State
from oj_appliance.storage.base import fetch_all, fetch_one, insert_row

_COLUMNS = ", ".join(Pack.__struct_fields__)
_SELECT = f"SELECT {_COLUMNS} FROM pack"  # noqa: S608 - names of our own


def find(number: int) -> Pack | None:
    return _one(fetch_one(f"{_SELECT} WHERE id = ?", number))


def find_named(pack_id: str, role: Role) -> Pack | None:
    return _one(fetch_one(f"{_SELECT} WHERE pack_id = ? AND role = ?", pack_id, role))


def page(*, uid: str | None, limit: int, offset: int) -> tuple[list[Pack], int]:
    """The newest first; `uid`: of this account alone."""
    where, whose = ("", ()) if uid is None else (" WHERE user_id = ?", (uid,))
    count = fetch_one(f"SELECT COUNT(*) FROM pack{where}", *whose)  # noqa: S608
    rows = fetch_all(f"{_SELECT}{where} ORDER BY id DESC LIMIT ? OFFSET ?", *whose, limit, offset)
    return [_read(row) for row in rows], 0 if count is None else int(count[0])


def _one(row: tuple[object, ...] | None) -> Pack | None:
    return None if row is None else _read(row)


def _read(row: tuple[object, ...]) -> Pack:
    return msgspec.convert(dict(zip(Pack.__struct_fields__, row, strict=True)), Pack)


def insert(
    *,
    pack_id: str,
    kind: str,
    role: Role,
    state: State,
    title: str,
    site: str,
    uid: str,
    author: str,
    timed_work_id: int | None = None,
    now: int,
) -> int:
    return insert_row(
        "INSERT INTO pack (pack_id, kind, role, state, title, site, user_id, author,"
        " timed_work_id, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(pack_id, kind, role, state, title, site, uid, author, timed_work_id, now, now),
    )


def keep_file(
    number: int, state: State, *, sha256: str, size: int, facts: str, secrets: Secrets | None
) -> None:
    insert_row(
        "UPDATE pack SET state = ?, sha256 = ?, size = ?, facts = ?, secrets = ? WHERE id = ?",
        *(state, sha256, size, facts, None if secrets is None else _kept(secrets), number),
    )


def keep_content(number: int, content: str) -> None:
    insert_row("UPDATE pack SET content = ? WHERE id = ?", content, number)


def fail(number: int, error: str, *, now: int) -> None:
    insert_row(
        "UPDATE pack SET state = 'failed', error = ?, updated_at = ? WHERE id = ?",
        *(error, now, number),
    )


def unfinished() -> list[int]:
    return [int(number) for (number,) in fetch_all("SELECT id FROM pack WHERE state = 'making'")]


def count_wrong(number: int, *, now: int) -> int:
    """The tries with a wrong password until now."""
    insert_row(
        "UPDATE pack SET wrong_tries = wrong_tries + 1, last_wrong_at = ? WHERE id = ?",
        *(now, number),
    )
    row = fetch_one("SELECT wrong_tries FROM pack WHERE id = ?", number)
    return 0 if row is None else int(row[0])


def keep_opened(
    number: int,
    *,
    by: str,
    report: str,
    timed_work_id: int | None = None,
    copy_id: str | None = None,
    secrets: Secrets | None = None,
    now: int,
) -> None:
    insert_row(
        "UPDATE pack SET state = 'opened', opened_at = ?, opened_by = ?, report = ?,"
        " timed_work_id = ?, copy_id = ?, secrets = ?, updated_at = ? WHERE id = ?",
        *(now, by, report, timed_work_id, copy_id),
        *(None if secrets is None else _kept(secrets), now, number),
    )


def keep_looked_through(number: int, *, by: str, report: str, now: int) -> None:
    insert_row(
        "UPDATE pack SET state = 'opened', opened_at = ?, opened_by = ?, report = ?,"
        " updated_at = ? WHERE id = ?",
        *(now, by, report, now, number),
    )


def secrets_of(number: int) -> Secrets | None:
    row = fetch_one("SELECT secrets FROM pack WHERE id = ?", number)
    return None if row is None or row[0] is None else msgspec.json.decode(row[0], type=Secrets)


def content_of(number: int) -> str | None:
    row = fetch_one("SELECT content FROM pack WHERE id = ?", number)
    return None if row is None else row[0]


def code_of_results(number: int) -> list[str]:
    """The names of what people sent, of the results that have come back for it."""
    rows = fetch_all(
        "SELECT json_extract(content, '$.code') FROM pack_result WHERE pack = ?", number
    )
    return [str(name) for (name,) in rows if name is not None]


def delete(number: int) -> None:
    insert_row("DELETE FROM pack WHERE id = ?", number)


def _kept(secrets: Secrets) -> str:
    return msgspec.json.encode(secrets).decode()


# -- people


def class_names() -> list[tuple[str, int]]:
    """Classes of ordinary accounts, and how many people are in each."""
    return [
        (str(name), int(people))
        for name, people in fetch_all(
            "SELECT class_name, COUNT(*) FROM account JOIN account_role ON user_id = account.id"
            " WHERE deleted_at IS NULL AND account.status = 0 AND role_id >= 1002"
            " AND role_id <> 1008 AND coalesce(class_name, '') <> ''"
            " GROUP BY class_name ORDER BY class_name"
        )
    ]


def people_of(classes: Iterable[str]) -> list[PackedPerson]:
    rows = fetch_all(
        "SELECT username, coalesce(password_hash, ''), must_change_password,"
        " coalesce(realname, ''), coalesce(number, ''), class_name, coalesce(school, '')"
        " FROM account JOIN account_role ON user_id = account.id"
        " WHERE deleted_at IS NULL AND account.status = 0 AND role_id >= 1002 AND role_id <> 1008"
        " AND class_name IN (SELECT value FROM json_each(?))"
        " ORDER BY class_name, number, username",
        json.dumps(list(classes)),
    )
    return [
        PackedPerson(
            username=name,
            password_hash=hashed,
            must_change_password=bool(must_change),
            realname=realname,
            number=number,
            class_name=class_name,
            school=school,
        )
        for name, hashed, must_change, realname, number, class_name, school in rows
    ]


def known_people(usernames: Iterable[str]) -> dict[str, Expected]:
    """Accounts that have these names, by name in lower case; the wastebasket's are free."""
    rows = fetch_all(
        "SELECT username_ci, username, coalesce(realname, ''), coalesce(number, ''),"
        " coalesce(class_name, '') FROM json_each(?) AS wanted"
        " CROSS JOIN account ON username_ci = wanted.value"
        " WHERE deleted_at IS NULL",
        json.dumps(sorted({name.lower() for name in usernames})),
    )
    return {
        key: Expected(username=name, realname=realname, number=number, class_name=class_name)
        for key, name, realname, number, class_name in rows
    }


# -- problems


def bank_pids(*, author: str | None, keyword: str, tag: int | None, limit: int) -> list[int]:
    """Of the bank, by id; `author`: only theirs. `keyword` stands in the id or the title."""
    rows = fetch_all(
        "SELECT id FROM problem WHERE deleted_at IS NULL AND NOT is_remote AND NOT is_group"
        " AND (?1 IS NULL OR author_uid = ?1)"
        " AND (?2 = '' OR instr(lower(problem_id), ?2) OR instr(lower(title), ?2))"
        " AND (?3 IS NULL OR id IN (SELECT problem_id FROM problem_tag WHERE tag_id = ?3))"
        " ORDER BY problem_id LIMIT ?4",
        *(author, keyword.strip().lower(), tag, limit),
    )
    return [int(pid) for (pid,) in rows]


def names_of_problems(pids: Iterable[int]) -> list[tuple[int, str, str]]:
    """Pid, id and title, by id."""
    rows = fetch_all(
        "SELECT problem.id, problem_id, title FROM json_each(?) AS wanted"
        " CROSS JOIN problem ON problem.id = wanted.value ORDER BY problem_id",
        json.dumps(list(pids)),
    )
    return [(int(pid), str(name), str(title)) for pid, name, title in rows]


def pids_named(problem_ids: Iterable[str]) -> dict[str, int]:
    """By these ids, of those that are here."""
    rows = fetch_all(
        "SELECT problem_id, problem.id FROM json_each(?) AS wanted"
        " CROSS JOIN problem ON problem_id = wanted.value"
        " WHERE deleted_at IS NULL AND NOT is_remote AND NOT is_group",
        json.dumps(sorted(problem_ids)),
    )
    return {str(name): int(pid) for name, pid in rows}


def renamed(pids: Mapping[str, int]) -> list[str]:
    """ "old → new" of each that has another id here; `pids` by the id that it came with."""
    rows = fetch_all(
        "SELECT problem.id, problem_id FROM json_each(?) AS wanted"
        " CROSS JOIN problem ON problem.id = wanted.value",
        json.dumps(list(pids.values())),
    )
    names = {int(pid): str(name) for pid, name in rows}
    return [f"{old} → {names[pid]}" for old, pid in sorted(pids.items()) if names[pid] != old]
