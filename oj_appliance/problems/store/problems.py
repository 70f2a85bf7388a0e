"""Queries on the problem row itself. A deleted problem is in the wastebasket: no query here finds
it."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

import msgspec

from oj_appliance.problems.model import Difficulty, Problem
from oj_appliance.problems.rules import display_id_of, examples_text
from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.problems.types.problem import (
    OwningGroup,
    ProblemDraft,
    ProblemRecord,
    Statement,
)
from oj_appliance.problems.types.settings import StoredSettings
from oj_appliance.storage.base import fetch_one, kept_sql, tuples
from oj_appliance.web.guards import Actor

# Where a setting's column has another name.
_COLUMN = {
    "time_limit_ms": "time_limit",
    "memory_limit_mb": "memory_limit",
    "stack_limit_mb": "stack_limit",
}
_SETTINGS = {each.name: _COLUMN.get(each.name, each.name) for each in fields(StoredSettings)}
_FILES = ("user_extra_file", "judge_extra_file")
_PARTS = "objective_parts"
_TEXTS = ("title", "description", "input", "output", "hint")
_STATEMENTS = "statements"
_RECORD_ONLY = tuple(
    each.name
    for each in fields(ProblemRecord)
    if each.name not in (*_SETTINGS, "statement", "further_statements")
)
# Each submission asks: building them anew would cost more than running them.
_ID = "SELECT id FROM problem WHERE id = ? AND deleted_at IS NULL"
_ID_OF_DISPLAY_ID = "SELECT id FROM problem WHERE problem_id = ? AND deleted_at IS NULL"
_COLUMNS = (*_SETTINGS.values(), *_RECORD_ONLY, *_TEXTS, _STATEMENTS)


def find_problem(pid: int) -> ProblemRecord | None:
    found = fetch_one(_by_number_sql(), pid)
    return None if found is None else _record(_as_fields(found))


def find_by_display_id(display_id: str) -> ProblemRecord | None:
    return _find(Problem.problem_id == display_id.strip().upper())


def _find(condition: Any) -> ProblemRecord | None:
    rows = tuples(_query(condition))
    return _record(rows[0]) if rows else None


def _query(condition: Any) -> Any:
    columns = [getattr(Problem, name) for name in _COLUMNS]
    return Problem.select(*columns).where(condition, Problem.deleted_at.is_null())


@cache
def _by_number_sql() -> str:
    """Built once: a school opens the problems of an exam in the same second."""
    return kept_sql(_query(Problem.id == 0))


def _as_fields(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """As peewee hands the columns on."""
    named = zip(_COLUMNS, row, strict=True)
    return tuple(getattr(Problem, name).python_value(value) for name, value in named)


def _record(row: tuple[Any, ...]) -> ProblemRecord:
    values = dict(zip((*_SETTINGS, *_RECORD_ONLY, *_TEXTS, _STATEMENTS), row, strict=True))
    further = values.pop(_STATEMENTS)
    statement = Statement(*((values.pop(name) or "") for name in _TEXTS))
    for name in _FILES:
        values[name] = _files(values[name])
    values[_PARTS] = parts_in(values[_PARTS])
    values["source"] = values["source"] or ""
    return ProblemRecord(
        **values,
        statement=statement,
        further_statements=msgspec.json.decode(further, type=dict[str, Statement])
        if further
        else {},
    )


def parts_in(text: str | None) -> tuple[ObjectivePart, ...]:
    return msgspec.json.decode(text, type=tuple[ObjectivePart, ...]) if text else ()


def _files(text: str | None) -> dict[str, str]:
    return msgspec.json.decode(text, type=dict[str, str]) if text else {}


def id_of_reference(reference: int | str) -> int | None:
    """A number is a pid; a text is a display id in any letter case, else, when all digits, a pid
    (contract 00-conventions §1)."""
    if isinstance(reference, int):
        return _id(_ID, reference)
    text = reference.strip()
    found = _id(_ID_OF_DISPLAY_ID, text.upper())
    if found is None and text.isascii() and text.isdigit() and len(text) <= 15:
        return _id(_ID, int(text))
    return found


def id_of_display_id(display_id: str) -> int | None:
    return _id(_ID_OF_DISPLAY_ID, display_id.strip().upper())


def _id(sql: str, wanted: int | str) -> int | None:
    row = fetch_one(sql, wanted)
    return None if row is None else int(row[0])


def difficulty_exists(difficulty: int) -> bool:
    return bool(Difficulty.select().where(Difficulty.id == difficulty).exists())


def insert_problem(
    draft: ProblemDraft, author: Actor, values: dict[str, object], *, now: int
) -> int:
    """`values` are columns that follow from rules. A blank display id becomes P<pid>, in a group
    with its prefix."""
    pid = int(
        Problem.insert(
            **_columns(draft),
            **values,
            **_group_columns(draft.group),
            problem_id=display_id_of(draft.problem_id) if draft.problem_id else "",
            author=author.username,
            author_uid=author.uid,
            modified_user=author.username,
            created_at=now,
            updated_at=now,
        ).execute()
    )
    if not draft.problem_id:
        prefix = "" if draft.group is None else draft.group.prefix.upper()
        Problem.update(problem_id=_free_display_id(pid, prefix)).where(Problem.id == pid).execute()
    return pid


def _free_display_id(pid: int, prefix: str) -> str:
    """P<pid>; when somebody chose that name by hand, P<pid>_2 and so on."""
    candidate, number = f"{prefix}P{pid}", 2
    while id_of_display_id(candidate) is not None:
        candidate, number = f"{prefix}P{pid}_{number}", number + 1
    return candidate


def _group_columns(group: OwningGroup | None) -> dict[str, object]:
    """Whose it is is told once; each save by the group takes the problem to itself again."""
    if group is None:
        return {}
    return {
        "is_group": True,
        "group_id": group.id,
        "id_prefix": group.prefix,
        "apply_public_progress": None,
    }


def update_problem(
    pid: int, draft: ProblemDraft, values: dict[str, object], *, editor: str, now: int
) -> None:
    Problem.update(
        **_columns(draft),
        **values,
        **_group_columns(draft.group),
        problem_id=display_id_of(draft.problem_id) if draft.problem_id else f"P{pid}",
        modified_user=editor,
        updated_at=now,
    ).where(Problem.id == pid).execute()


def set_data_version(pid: int, version_id: int, case_version: str) -> None:
    Problem.update(data_version_id=version_id, case_version=case_version).where(
        Problem.id == pid
    ).execute()


def set_original(pid: int, blob: str) -> None:
    """The package that it came from."""
    Problem.update(original_blob=blob).where(Problem.id == pid).execute()


def set_auth(pid: int, auth: int, *, editor: str, now: int) -> None:
    Problem.update(auth=auth, modified_user=editor, updated_at=now).where(
        Problem.id == pid
    ).execute()


def set_progress(pid: int, progress: int | None, *, in_bank: bool, editor: str, now: int) -> None:
    """How far a group's application to make it public has come, and whether it is."""
    Problem.update(
        apply_public_progress=progress, is_group=not in_bank, modified_user=editor, updated_at=now
    ).where(Problem.id == pid).execute()


def set_difficulty(pid: int, difficulty: int, *, editor: str, now: int) -> None:
    Problem.update(difficulty=difficulty, modified_user=editor, updated_at=now).where(
        Problem.id == pid
    ).execute()


def touch(pid: int, *, editor: str, now: int) -> None:
    """Something beside the row changed that belongs to the problem."""
    Problem.update(modified_user=editor, updated_at=now).where(Problem.id == pid).execute()


def rename_author(uid: str, username: str) -> None:
    Problem.update(author=username).where(Problem.author_uid == uid).execute()


def set_paused(pid: int, *, at: int | None, by: str | None, reason: str | None) -> None:
    """Whether its submissions are judged; the problem itself is as it was."""
    Problem.update(judging_paused_at=at, judging_paused_by=by, judging_paused_reason=reason).where(
        Problem.id == pid
    ).execute()


def set_deleted(pid: int, *, by: str, now: int) -> None:
    Problem.update(deleted_at=now, deleted_by=by, updated_at=now).where(Problem.id == pid).execute()


def _columns(draft: ProblemDraft) -> dict[str, object]:
    statement = draft.statement
    settings = {column: getattr(draft, name) for name, column in _SETTINGS.items()}
    return {
        **settings,
        **{_SETTINGS[name]: _json(getattr(draft, name)) for name in (*_FILES, _PARTS)},
        "title": statement.title.strip(),
        "description": statement.description,
        "input": statement.input,
        "output": statement.output,
        "hint": statement.hint,
        "statements": _json(draft.further_statements),
        "examples": examples_text(draft.examples),
    }


def _json(value: object) -> str | None:
    return msgspec.json.encode(value).decode() if value else None
