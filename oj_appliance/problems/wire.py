"""Shapes of problems on the wire (contract problem.md §1, admin.md §8)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.problems.objective.wire import ObjectiveFormPart
from oj_appliance.problems.types.languages import CodeTemplateRecord, LanguageRecord
from oj_appliance.problems.types.lists import BankRow
from oj_appliance.problems.types.problem import AttachmentRecord, ProblemRecord
from oj_appliance.problems.types.tags import TagRecord
from oj_appliance.problems.wire_settings import SettingsObject, shown_settings
from oj_appliance.web.wire import Time


class Tag(msgspec.Struct):
    id: int
    name: str
    color: str | None
    oj: str
    gid: int | None
    tcid: int | None


class ProblemCounts(msgspec.Struct):
    total: int
    ac: int
    mle: int
    tle: int
    re: int
    pe: int
    ce: int
    wa: int
    se: int
    pa: int
    pid: int | None = None


class ProblemRow(msgspec.Struct, kw_only=True):
    pid: int
    problemId: str
    title: str
    difficulty: int
    type: int
    tags: list[Tag]
    total: int
    ac: int
    mle: int
    tle: int
    re: int
    pe: int
    ce: int
    wa: int
    se: int
    pa: int
    score: int | None
    titles: dict[str, str] | msgspec.UnsetType = msgspec.UNSET


class StatementText(msgspec.Struct):
    """A problem's texts in one language."""

    title: str
    description: str
    input: str
    output: str
    hint: str


class Attachment(msgspec.Struct):
    name: str
    size: int


class ProblemObject(SettingsObject, kw_only=True):
    """A problem as its readers see it; what only judging may know is null here."""

    id: int
    problemId: str
    title: str
    author: str | None
    description: str
    input: str
    output: str
    hint: str
    statements: dict[str, StatementText] | None
    examples: str
    isRemote: bool
    ioScore: int | None
    attachments: list[Attachment]
    unsupported: bool
    isGroup: bool
    gid: int | None
    applyPublicProgress: int | None
    caseVersion: str | None
    modifiedUser: str | None
    gmtCreate: Time
    gmtModified: Time
    objectiveForm: list[ObjectiveFormPart] | msgspec.UnsetType = msgspec.UNSET


class Language(msgspec.Struct, kw_only=True):
    id: int
    contentType: str
    description: str
    name: str
    compileCommand: str
    template: str
    codeTemplate: str
    isSpj: bool
    oj: str
    seq: int
    gmtCreate: Time
    gmtModified: Time


class CodeTemplate(msgspec.Struct, kw_only=True):
    id: int
    pid: int
    lid: int
    code: str
    prepend: str | None
    append: str | None
    status: bool
    gmtCreate: Time
    gmtModified: Time


def tag(record: TagRecord) -> Tag:
    return Tag(
        record.id,
        record.name,
        record.color,
        record.oj,
        record.group_id,
        record.classification_id,
    )


def problem_row(row: BankRow) -> ProblemRow:
    return ProblemRow(
        pid=row.id,
        problemId=row.problem_id,
        title=row.title,
        difficulty=row.difficulty,
        type=row.type,
        tags=[tag(each) for each in row.tags],
        score=row.io_score if row.type else None,
        titles=row.titles or msgspec.UNSET,
        **row.counts,
    )


def problem_object(
    problem: ProblemRecord, attachments: Iterable[AttachmentRecord], *, unsupported: bool
) -> ProblemObject:
    """For everybody who may see the problem."""
    texts = problem.statement
    return ProblemObject(
        **shown_settings(problem),
        id=problem.id,
        problemId=problem.problem_id,
        title=texts.title,
        author=problem.author,
        description=texts.description,
        input=texts.input,
        output=texts.output,
        hint=texts.hint,
        statements=_statements(problem),
        examples=problem.examples,
        isRemote=problem.is_remote,
        ioScore=problem.io_score if problem.type else None,
        attachments=[Attachment(each.name, each.content.size) for each in attachments],
        unsupported=unsupported,
        isGroup=problem.is_group,
        gid=problem.group_id,
        applyPublicProgress=problem.apply_public_progress,
        caseVersion=problem.case_version,
        modifiedUser=problem.modified_user,
        gmtCreate=wire_time(problem.created_at),
        gmtModified=wire_time(problem.updated_at),
    )


def _statements(problem: ProblemRecord) -> dict[str, StatementText] | None:
    texts = {
        language: StatementText(each.title, each.description, each.input, each.output, each.hint)
        for language, each in problem.further_statements.items()
    }
    return texts or None


def language(record: LanguageRecord) -> Language:
    return Language(
        id=record.id,
        contentType=record.content_type,
        description=record.description,
        name=record.name,
        compileCommand=record.compile_command,
        template=record.template,
        codeTemplate=record.code_template,
        isSpj=record.is_spj,
        oj=record.oj,
        seq=record.seq,
        gmtCreate=wire_time(record.created_at),
        gmtModified=wire_time(record.updated_at),
    )


def code_template(record: CodeTemplateRecord) -> CodeTemplate:
    return CodeTemplate(
        id=record.id,
        pid=record.problem_id,
        lid=record.language_id,
        code=record.code,
        prepend=record.prepend,
        append=record.append,
        status=record.is_enabled,
        gmtCreate=wire_time(record.created_at),
        gmtModified=wire_time(record.updated_at),
    )
