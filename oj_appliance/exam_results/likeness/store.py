"""Queries of similarity reports."""

from __future__ import annotations

import msgspec

from oj_appliance.exam_results.likeness.types import Report
from oj_appliance.similarity.types import Answer
from oj_appliance.storage.base import fetch_all, fetch_one, insert_row


def report(timed_work_id: int) -> Report | None:
    row = fetch_one(
        "SELECT content, made_by, made_at FROM exam_similarity WHERE timed_work_id = ?",
        timed_work_id,
    )
    if row is None:
        return None
    content, made_by, made_at = row
    return Report(msgspec.json.decode(content, type=Answer), made_by, made_at)


def put_report(timed_work_id: int, made: Report) -> None:
    """In place of the one before."""
    insert_row(
        "INSERT OR REPLACE INTO exam_similarity"
        " (timed_work_id, content, made_by, made_at, created_at, updated_at)"
        " SELECT id, ?, ?, ?, ?, ? FROM timed_work WHERE id = ?",
        *(msgspec.json.encode(made.answer).decode(), made.made_by, made.made_at),
        *(made.made_at, made.made_at, timed_work_id),
    )


def templates(timed_work_id: int) -> list[tuple[str, str, str]]:
    """Display id, language and code of what everybody was given."""
    return [
        (str(display_id), str(language), f"{prepend}\n{code}\n{append}")
        for display_id, language, prepend, code, append in fetch_all(
            "SELECT display_id, language.name, prepend, code, append FROM timed_work_problem"
            " JOIN code_template USING (problem_id)"
            " JOIN language ON language.id = code_template.language_id WHERE timed_work_id = ?",
            timed_work_id,
        )
    ]
