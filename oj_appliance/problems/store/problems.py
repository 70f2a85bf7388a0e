"""Queries on the problem row itself. A deleted problem is in the wastebasket: no query here finds
it."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.problems.model import Difficulty, Problem
from oj_appliance.problems.rules import display_id_of, examples_text
from oj_appliance.problems.types.problem import ProblemDraft, ProblemRecord, Statement
from oj_appliance.storage.base import tuples
from oj_appliance.web.guards import Actor

_PLAIN_COLUMNS = {
    "id": Problem.id,
    "problem_id": Problem.problem_id,
    "author": Problem.author,
    "author_uid": Problem.author_uid,
    "type": Problem.type,
    "judge_mode": Problem.judge_mode,
    "judge_case_mode": Problem.judge_case_mode,
    "time_limit_ms": Problem.time_limit,
    "memory_limit_mb": Problem.memory_limit,
    "stack_limit_mb": Problem.stack_limit,
    "examples": Problem.examples,
    "difficulty": Problem.difficulty,
    "auth": Problem.auth,
    "io_score": Problem.io_score,
    "code_share": Problem.code_share,
    "is_remove_end_blank": Problem.is_remove_end_blank,
    "open_case_result": Problem.open_case_result,
    "show_checker_comment": Problem.show_checker_comment,
    "is_upload_case": Problem.is_upload_case,
    "is_file_io": Problem.is_file_io,
    "io_read_file_name": Problem.io_read_file_name,
    "io_write_file_name": Problem.io_write_file_name,
    "spj_code": Problem.spj_code,
    "spj_language": Problem.spj_language,
    "spj_abi": Problem.spj_abi,
    "spj_args": Problem.spj_args,
    "case_version": Problem.case_version,
    "data_version_id": Problem.data_version_id,
    "import_format": Problem.import_format,
    "unsupported": Problem.unsupported,
    "original_blob": Problem.original_blob,
    "judging_paused_at": Problem.judging_paused_at,
    "is_remote": Problem.is_remote,
    "is_group": Problem.is_group,
    "group_id": Problem.group_id,
    "apply_public_progress": Problem.apply_public_progress,
    "modified_user": Problem.modified_user,
    "created_at": Problem.created_at,
    "updated_at": Problem.updated_at,
}
_SHAPED_COLUMNS = (
    Problem.title,
    Problem.description,
    Problem.input,
    Problem.output,
    Problem.hint,
    Problem.source,
    Problem.statements,
    Problem.user_extra_file,
    Problem.judge_extra_file,
)


def find_problem(pid: int) -> ProblemRecord | None:
    return _find(Problem.id == pid)


def find_by_display_id(display_id: str) -> ProblemRecord | None:
    return _find(Problem.problem_id == display_id.strip().upper())


def _find(condition: Any) -> ProblemRecord | None:
    query = Problem.select(*_PLAIN_COLUMNS.values(), *_SHAPED_COLUMNS).where(
        condition, Problem.deleted_at.is_null()
    )
    rows = tuples(query)
    return _record(rows[0]) if rows else None


def _record(row: tuple[Any, ...]) -> ProblemRecord:
    plain = dict(zip(_PLAIN_COLUMNS, row, strict=False))
    title, description, text_in, text_out, hint, source, further, user_files, judge_files = row[
        len(_PLAIN_COLUMNS) :
    ]
    return ProblemRecord(
        **plain,
        statement=Statement(title, description or "", text_in or "", text_out or "", hint or ""),
        further_statements=msgspec.json.decode(further, type=dict[str, Statement])
        if further
        else {},
        source=source or "",
        user_extra_file=_files(user_files),
        judge_extra_file=_files(judge_files),
    )


def _files(text: str | None) -> dict[str, str]:
    return msgspec.json.decode(text, type=dict[str, str]) if text else {}


def id_of_reference(reference: int | str) -> int | None:
    """A number is a pid; a text is a display id in any letter case, else, when all digits, a pid
    (contract 00-conventions §1)."""
    if isinstance(reference, int):
        return _id_where(Problem.id == reference)
    text = reference.strip()
    found = _id_where(Problem.problem_id == text.upper())
    if found is None and text.isascii() and text.isdigit() and len(text) <= 15:
        return _id_where(Problem.id == int(text))
    return found


def id_of_display_id(display_id: str) -> int | None:
    return _id_where(Problem.problem_id == display_id.strip().upper())


def _id_where(condition: Any) -> int | None:
    rows = tuples(Problem.select(Problem.id).where(condition, Problem.deleted_at.is_null()))
    return int(rows[0][0]) if rows else None


def difficulty_exists(difficulty: int) -> bool:
    return bool(Difficulty.select().where(Difficulty.id == difficulty).exists())


def insert_problem(
    draft: ProblemDraft, author: Actor, values: dict[str, object], *, now: int
) -> int:
    """`values` are columns that follow from rules. A blank display id becomes P<pid>."""
    pid = int(
        Problem.insert(
            **_columns(draft),
            **values,
            problem_id=display_id_of(draft.problem_id) if draft.problem_id else "",
            author=author.username,
            author_uid=author.uid,
            modified_user=author.username,
            created_at=now,
            updated_at=now,
        ).execute()
    )
    if not draft.problem_id:
        Problem.update(problem_id=_free_display_id(pid)).where(Problem.id == pid).execute()
    return pid


def _free_display_id(pid: int) -> str:
    """P<pid>; when somebody chose that name by hand, P<pid>_2 and so on."""
    candidate, number = f"P{pid}", 2
    while id_of_display_id(candidate) is not None:
        candidate, number = f"P{pid}_{number}", number + 1
    return candidate


def update_problem(
    pid: int, draft: ProblemDraft, values: dict[str, object], *, editor: str, now: int
) -> None:
    Problem.update(
        **_columns(draft),
        **values,
        problem_id=display_id_of(draft.problem_id) if draft.problem_id else f"P{pid}",
        modified_user=editor,
        updated_at=now,
    ).where(Problem.id == pid).execute()


def set_data_version(pid: int, version_id: int, case_version: str) -> None:
    Problem.update(data_version_id=version_id, case_version=case_version).where(
        Problem.id == pid
    ).execute()


def set_auth(pid: int, auth: int, *, editor: str, now: int) -> None:
    Problem.update(auth=auth, modified_user=editor, updated_at=now).where(
        Problem.id == pid
    ).execute()


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
    return {
        "title": statement.title.strip(),
        "description": statement.description,
        "input": statement.input,
        "output": statement.output,
        "hint": statement.hint,
        "statements": _json(draft.further_statements),
        "type": draft.type,
        "judge_mode": draft.judge_mode,
        "judge_case_mode": draft.judge_case_mode,
        "time_limit": draft.time_limit_ms,
        "memory_limit": draft.memory_limit_mb,
        "stack_limit": draft.stack_limit_mb,
        "examples": examples_text(draft.examples),
        "source": draft.source,
        "difficulty": draft.difficulty,
        "auth": draft.auth,
        "code_share": draft.code_share,
        "is_remove_end_blank": draft.is_remove_end_blank,
        "open_case_result": draft.open_case_result,
        "show_checker_comment": draft.show_checker_comment,
        "is_upload_case": draft.is_upload_case,
        "is_file_io": draft.is_file_io,
        "io_read_file_name": draft.io_read_file_name,
        "io_write_file_name": draft.io_write_file_name,
        "spj_code": draft.spj_code,
        "spj_language": draft.spj_language,
        "spj_abi": draft.spj_abi,
        "spj_args": draft.spj_args,
        "user_extra_file": _json(draft.user_extra_file),
        "judge_extra_file": _json(draft.judge_extra_file),
        "import_format": draft.import_format,
    }


def _json(value: object) -> str | None:
    return msgspec.json.encode(value).decode() if value else None
