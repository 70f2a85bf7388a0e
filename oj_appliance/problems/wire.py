"""Shapes of problems on the wire (contract problem.md §1, admin.md §8)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.problems.types.languages import CodeTemplateRecord, LanguageRecord
from oj_appliance.problems.types.lists import BankRow
from oj_appliance.problems.types.problem import AttachmentRecord, ProblemRecord
from oj_appliance.problems.types.tags import TagRecord
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


class ProblemObject(msgspec.Struct, kw_only=True):
    """A problem as its readers see it; what only judging may know is null here."""

    id: int
    problemId: str
    title: str
    author: str | None
    source: str
    type: int
    judgeMode: str
    judgeCaseMode: str
    timeLimit: int
    memoryLimit: int
    stackLimit: int
    description: str
    input: str
    output: str
    hint: str
    statements: dict[str, StatementText] | None
    examples: str
    isRemote: bool
    difficulty: int | None
    auth: int
    ioScore: int | None
    codeShare: bool
    isRemoveEndBlank: bool
    openCaseResult: bool
    isUploadCase: bool
    isFileIO: bool
    ioReadFileName: str | None
    ioWriteFileName: str | None
    userExtraFile: str | None
    attachments: list[Attachment]
    showCheckerComment: bool
    unsupported: bool
    spjCode: str | None
    spjLanguage: str | None
    spjAbi: str | None
    spjArgs: str | None
    judgeExtraFile: str | None
    isGroup: bool
    gid: int | None
    applyPublicProgress: int | None
    caseVersion: str | None
    modifiedUser: str | None
    gmtCreate: Time
    gmtModified: Time


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
        id=problem.id,
        problemId=problem.problem_id,
        title=texts.title,
        author=problem.author,
        source=problem.source,
        type=problem.type,
        judgeMode=problem.judge_mode,
        judgeCaseMode=problem.judge_case_mode,
        timeLimit=problem.time_limit_ms,
        memoryLimit=problem.memory_limit_mb,
        stackLimit=problem.stack_limit_mb,
        description=texts.description,
        input=texts.input,
        output=texts.output,
        hint=texts.hint,
        statements=_statements(problem),
        examples=problem.examples,
        isRemote=problem.is_remote,
        difficulty=problem.difficulty,
        auth=problem.auth,
        ioScore=problem.io_score if problem.type else None,
        codeShare=problem.code_share,
        isRemoveEndBlank=problem.is_remove_end_blank,
        openCaseResult=problem.open_case_result,
        isUploadCase=problem.is_upload_case,
        isFileIO=problem.is_file_io,
        ioReadFileName=problem.io_read_file_name,
        ioWriteFileName=problem.io_write_file_name,
        userExtraFile=files_text(problem.user_extra_file),
        attachments=[Attachment(each.name, each.content.size) for each in attachments],
        showCheckerComment=problem.show_checker_comment,
        unsupported=unsupported,
        spjCode=None,
        spjLanguage=None,
        spjAbi=None,
        spjArgs=None,
        judgeExtraFile=None,
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


def files_text(files: dict[str, str]) -> str | None:
    """A json-str of names and contents; null when there are none."""
    return msgspec.json.encode(files).decode() if files else None


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
