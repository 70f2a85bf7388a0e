"""Use case of questions that come as a file and go as one (contract file.md §5.1)."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO

from oj_appliance.errors import ApiError, DownloadError, Phrase, catalogue_phrase
from oj_appliance.files.spreadsheets import write_xlsx
from oj_appliance.files.tables.reading import read_table as read_table_file
from oj_appliance.files.tables.text import decode, read_text
from oj_appliance.interchange.questions import table
from oj_appliance.interchange.questions.gift import read_gift, write_gift
from oj_appliance.interchange.questions.types import ReadQuestion, ReadQuestions
from oj_appliance.problems.objective.rules import check_part
from oj_appliance.problems.types.problem import ProblemRecord
from oj_appliance.web.guards import Viewer

WORKBOOK_MARKS = (b"PK", b"\xd0\xcf\x11\xe0")  # xlsx, and what Excel wrote before it


class Questions:
    """`editable` gives a problem to whoever may edit it, and raises what refuses it."""

    def __init__(self, editable: Callable[[Viewer, int], Awaitable[ProblemRecord]]) -> None:
        self._editable = editable

    async def read(self, path: Path) -> ReadQuestions:
        """Stores nothing. Raises file.empty, roster.bad_file, questions.none."""
        found = await asyncio.to_thread(_read, path)
        if not found.questions:
            raise ApiError("questions.none")
        return found

    async def written(self, viewer: Viewer, pid: int, *, as_table: bool) -> tuple[IO[bytes], str]:
        """(the file, the problem's id). Raises problem.missing, problem.not_allowed and
        questions.no_objective."""
        try:
            problem = await self._editable(viewer, pid)
        except ApiError as error:
            raise DownloadError(error.key, status=error.status) from error
        parts = problem.objective_parts
        if not parts:
            raise DownloadError("questions.no_objective")
        if not as_table:
            return io.BytesIO(write_gift(parts).encode()), problem.problem_id
        file, header, widths = io.BytesIO(), table.header_of(parts), table.widths_of(parts)
        rows = table.rows_of(parts)
        await asyncio.to_thread(write_xlsx, file, table.SHEET, header, rows, widths=widths)
        return file, problem.problem_id


def _read(path: Path) -> ReadQuestions:
    with path.open("rb") as file:
        is_workbook = file.read(4).startswith(WORKBOOK_MARKS)
    if is_workbook:
        found = table.read_table(read_table_file(path, "xlsx"))
        if found is None:
            raise ApiError("roster.bad_file", reason=table.NO_HEADER)
        return _checked("table", found)
    content = path.read_bytes()
    found = table.read_table(read_text(content))
    if found is not None:
        return _checked("table", found)
    text, _ = decode(content)
    return _checked("gift", read_gift(text))


def _checked(name: str, questions: list[ReadQuestion]) -> ReadQuestions:
    """What the editor would refuse is told at once, question by question."""
    for number, each in enumerate(questions):
        if each.part is None:
            continue
        fault = _refusal(each, number)
        if fault is not None:
            each.part, each.fault = None, fault
    return ReadQuestions(name, questions)


def _refusal(question: ReadQuestion, number: int) -> Phrase | None:
    if question.part is None:
        return None
    try:
        check_part(question.part, number)
    except ApiError as error:
        return catalogue_phrase(error.key, **error.fill)
    return None
