"""The office's sheet: a line a person, points as numbers (contract timedwork.md §16). Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from oj_appliance.errors import Language, Phrase
from oj_appliance.exam_results.types import ResultPerson, ResultSheet
from oj_appliance.files.spreadsheets import Cell, csv_lines
from oj_appliance.timed_work.corrections.types import Kind

Encoding = Literal["utf-8", "gb18030"]

SHEET = Phrase("成绩", "Results")
NUMBER, NAME = Phrase("学号", "Number"), Phrase("姓名", "Name")
CLASS, TOTAL = Phrase("班级", "Class"), Phrase("总分", "Total")
RANK, REMARKS = Phrase("名次", "Rank"), Phrase("备注", "Remarks")
LATE = Phrase("迟交 {n} 份", "{n} {n:submission/submissions} late")
NOTHING = Phrase("无提交", "no submission")
EXTENDED = Phrase("延时 {n} 分钟", "{n} {n:minute/minutes} added")
PAUSED = Phrase("暂停补时 {n} 分钟", "{n} {n:minute/minutes} given back")
UNJUDGED = Phrase("{n} 份未评测", "{n} not judged")
FAILED = Phrase("{n} 份评测出错", "judging failed on {n}")
ABSENT, NOT_BEGUN = Phrase("缺考", "absent"), Phrase("未开始", "not begun")
CORRECTED = {
    Kind.VOID: Phrase("{problem} 题不计分（{reason}）", "{problem} does not count ({reason})"),
    Kind.FULL_MARKS: Phrase(
        "{problem} 题全员满分（{reason}）", "full marks for {problem} ({reason})"
    ),
    Kind.POINTS: Phrase(
        "{problem} 题得分已更正（{reason}）", "points of {problem} corrected ({reason})"
    ),
}
BETWEEN = Phrase("；", "; ")
_MINUTE = 60_000


class OfficeTable(msgspec.Struct, frozen=True):
    """`widths` in characters."""

    sheet: str
    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    widths: tuple[int, ...]


def office_table(
    results: ResultSheet, language: Language, *, is_over: bool, with_rank: bool
) -> OfficeTable:
    """Before it `is_over`, whoever has not begun may still come."""
    not_begun = ABSENT if is_over else NOT_BEGUN
    problems = [each.display_id for each in results.columns]
    ranks = [RANK.text(language)] if with_rank else []
    before = [phrase.text(language) for phrase in (NUMBER, NAME, CLASS)]
    after = [TOTAL.text(language), *ranks, REMARKS.text(language)]
    return OfficeTable(
        sheet=SHEET.text(language),
        header=(*before, *problems, *after),
        rows=tuple(
            (
                *(person.number, person.realname or person.username, person.class_name),
                *(_points(person, display_id) for display_id in problems),
                *((person.score, person.rank) if with_rank else (person.score,)),
                remarks(person, language) or None,
            )
            for person in results.people
        )
        + tuple(
            (
                *(absent.number, absent.realname or absent.username, absent.class_name),
                *(None for _ in (*problems, TOTAL, *ranks)),
                not_begun.text(language),
            )
            for absent in results.absent
        ),
        widths=(16, 20, 14, *(10 for _ in problems), 10, *(8 for _ in ranks), 30),
    )


def _points(person: ResultPerson, display_id: str) -> int | None:
    """Nothing where nothing was submitted."""
    cell = person.cells.get(display_id)
    return None if cell is None else cell.score


def remarks(person: ResultPerson, language: Language) -> str:
    return BETWEEN.text(language).join(each.text(language) for each in _remarks(person))


def _remarks(person: ResultPerson) -> Iterator[Phrase]:
    if person.submissions == 0:
        yield NOTHING
    for phrase, count in (
        (LATE, person.late),
        (EXTENDED, round(person.extra_ms / _MINUTE)),
        (PAUSED, round(person.paused_ms / _MINUTE)),
        (UNJUDGED, person.unjudged),
        (FAILED, person.failed),
    ):
        if count:
            yield phrase.filled(n=count)
    for display_id, cell in person.cells.items():
        if (decided := cell.correction) is not None:
            yield CORRECTED[decided.kind].filled(problem=display_id, reason=decided.reason)


def office_csv(table: OfficeTable, encoding: Encoding) -> bytes:
    """UTF-8 has the mark by which programs know it; GB18030 is for those that know neither."""
    whole = b"".join(_lines(table))
    if encoding == "utf-8":
        return whole
    return whole.decode().removeprefix("\ufeff").encode(encoding)


def _lines(table: OfficeTable) -> Iterable[bytes]:
    return csv_lines(table.header, table.rows)
