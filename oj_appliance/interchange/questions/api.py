"""Calls of contract file.md §5.1: questions from a file, and questions as a file."""

from __future__ import annotations

from typing import Literal

import msgspec
from aiohttp import web

from oj_appliance.errors import Language
from oj_appliance.files.tables.text import LARGEST_TABLE
from oj_appliance.interchange.questions.service import Questions
from oj_appliance.interchange.questions.types import ReadQuestion
from oj_appliance.problems.objective.wire import StoredObjectivePart, stored_parts
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import PROBLEM_KEEPER, PROBLEM_WRITER
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id

BYTES = "application/octet-stream"  # a text or a workbook


class QuestionFileForm(msgspec.Struct):
    pass


class QuestionAnswer(msgspec.Struct, kw_only=True):
    """Either `part` or `fault` is told."""

    line: int
    text: str
    part: StoredObjectivePart | None
    fault: str | None
    notes: list[str]


class QuestionsAnswer(msgspec.Struct):
    format: Literal["gift", "table"]
    questions: list[QuestionAnswer]


class QuestionFileQuery(msgspec.Struct):
    pid: Id
    format: Literal["gift", "xlsx"]


class QuestionsApi:
    def __init__(self, questions: Questions) -> None:
        self._questions = questions

    @post(
        "/api/file/read-questions",
        guard=PROBLEM_WRITER,
        summary="A look at the objective questions of a file",
        largest_upload=LARGEST_TABLE,
    )
    async def read_questions(self, call: Call, upload: Upload[QuestionFileForm]) -> QuestionsAnswer:
        read = await self._questions.read(upload.path)
        return QuestionsAnswer(
            "gift" if read.format == "gift" else "table",
            [_answer(each, call.language) for each in read.questions],
        )

    @get(
        "/api/file/download-questions",
        guard=PROBLEM_KEEPER,
        summary="The questions of an objective problem as GIFT or as a workbook",
        answers=BYTES,
    )
    async def download_questions(self, call: Call, query: QuestionFileQuery) -> web.StreamResponse:
        is_table = query.format == "xlsx"
        file, name = await self._questions.written(call.viewer, query.pid, as_table=is_table)
        ending = "xlsx" if is_table else "gift"
        return await send_open_file(call, file, f"{name}.{ending}", BYTES)


def _answer(question: ReadQuestion, language: Language) -> QuestionAnswer:
    part = None if question.part is None else stored_parts([question.part])[0]
    fault = None if question.fault is None else question.fault.text(language)
    notes = [each.text(language) for each in question.notes]
    return QuestionAnswer(
        line=question.line, text=question.text, part=part, fault=fault, notes=notes
    )
