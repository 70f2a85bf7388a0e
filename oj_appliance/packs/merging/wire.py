"""Merged results as the office sees them (contract pack.md §5)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.packs.merging.types import Entry, Merged, Question, Ranked, TakenFile
from oj_appliance.web.wire import Time


class ResultFileRow(msgspec.Struct, kw_only=True):
    """`counts`: its people are in the sheet; `code`: what they sent came along; `signed` is the
    version that the school signed, null for none."""

    id: int
    school: str
    writtenBy: str
    writtenTime: Time
    takenBy: str
    takenTime: Time
    people: int
    absent: int
    over: bool
    signed: int | None
    counts: bool
    code: bool


class AskedEntry(msgspec.Struct, kw_only=True):
    id: str
    fileId: int
    school: str
    username: str
    realname: str | None
    number: str | None
    className: str | None
    score: int
    usedSeconds: int


class AskedFact(msgspec.Struct):
    what: str
    before: str
    after: str


class MergeQuestion(msgspec.Struct, kw_only=True):
    """What is doubtful; `choice` null: nobody has answered. `choices` of a file are numbers of
    files, of a person ids of entries or "all"; of others count and leave_out."""

    subject: str
    kind: str
    choices: list[str]
    choice: str | None
    decidedBy: str | None
    files: list[int]
    entries: list[AskedEntry]
    facts: list[AskedFact]


class MergedPerson(msgspec.Struct, kw_only=True):
    """`points` by display id, null where nothing was submitted."""

    rank: int
    school: str
    username: str
    realname: str | None
    number: str | None
    className: str | None
    score: int
    usedSeconds: int
    points: dict[str, int | None]


class MergedAbsent(msgspec.Struct, kw_only=True):
    school: str
    username: str
    realname: str | None
    number: str | None
    className: str | None


class MergedAnswer(msgspec.Struct, kw_only=True):
    """`waiting` questions have no answer; who hangs on one is not among `people` yet."""

    files: list[ResultFileRow]
    problems: list[str]
    questions: list[MergeQuestion]
    waiting: int
    people: list[MergedPerson]
    absent: list[MergedAbsent]


def merged_answer(found: Merged) -> MergedAnswer:
    problems = columns(found)
    return MergedAnswer(
        files=[_file(each, found) for each in found.files],
        problems=problems,
        questions=[_question(each, found) for each in found.questions],
        waiting=found.waiting,
        people=[_person(each, problems, found) for each in found.people],
        absent=[
            MergedAbsent(
                school=school,
                username=each.username,
                realname=each.realname,
                number=each.number,
                className=each.class_name,
            )
            for school, each in found.absent
        ],
    )


def columns(found: Merged) -> list[str]:
    """Display ids: versions of a paper have others under the same."""
    return list(dict.fromkeys(each.display_id for each in found.problems))


def _file(file: TakenFile, found: Merged) -> ResultFileRow:
    results = file.results
    return ResultFileRow(
        id=file.id,
        school=found.school(file),
        writtenBy=results.written_by,
        writtenTime=wire_time(results.written_at),
        takenBy=file.taken_by,
        takenTime=wire_time(file.taken_at),
        people=len(results.sheet.people),
        absent=len(results.sheet.absent),
        over=results.is_over,
        signed=results.signed,
        counts=file.id in found.counted,
        code=results.code is not None,
    )


def _question(question: Question, found: Merged) -> MergeQuestion:
    return MergeQuestion(
        subject=question.subject,
        kind=question.kind.value,
        choices=list(question.choices),
        choice=question.choice,
        decidedBy=question.decided_by,
        files=[each.id for each in question.files],
        entries=[_entry(each, found) for each in question.entries],
        facts=[AskedFact(*each) for each in question.told],
    )


def _entry(entry: Entry, found: Merged) -> AskedEntry:
    person = entry.person
    return AskedEntry(
        id=entry.id,
        fileId=entry.file.id,
        school=found.school(entry.file),
        username=person.username,
        realname=person.realname,
        number=person.number,
        className=person.class_name,
        score=person.score,
        usedSeconds=person.used_s,
    )


def _person(ranked: Ranked, problems: list[str], found: Merged) -> MergedPerson:
    person = ranked.entry.person
    return MergedPerson(
        rank=ranked.rank,
        school=found.school(ranked.entry.file),
        username=person.username,
        realname=person.realname,
        number=person.number,
        className=person.class_name,
        score=person.score,
        usedSeconds=person.used_s,
        points={
            each: person.cells[each].score if each in person.cells else None for each in problems
        },
    )
