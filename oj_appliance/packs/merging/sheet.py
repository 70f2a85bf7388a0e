"""The merged sheet as the office takes it along. Pure."""

from __future__ import annotations

from oj_appliance.errors import Language, Phrase
from oj_appliance.files.spreadsheets import Cell
from oj_appliance.packs.merging.types import Merged
from oj_appliance.packs.merging.wire import columns

TITLE = Phrase("成绩", "Results")
BEFORE = (
    Phrase("名次", "Rank"),
    Phrase("学校", "School"),
    Phrase("学号", "Number"),
    Phrase("姓名", "Name"),
    Phrase("班级", "Class"),
)
TOTAL, TIME = Phrase("总分", "Total"), Phrase("用时（秒）", "Time (s)")
REMARKS, ABSENT = Phrase("备注", "Remarks"), Phrase("缺考", "absent")

Rows = list[tuple[Cell, ...]]


def header(found: Merged, language: Language) -> tuple[str, ...]:
    after = (TOTAL, TIME, REMARKS)
    return (
        *(each.text(language) for each in BEFORE),
        *columns(found),
        *(each.text(language) for each in after),
    )


def rows(found: Merged, language: Language) -> Rows:
    names = columns(found)
    told: Rows = []
    for each in found.people:
        person = each.entry.person
        points = (person.cells[name].score if name in person.cells else None for name in names)
        told.append(
            (
                *(each.rank, found.school(each.entry.file), person.number),
                *(person.realname or person.username, person.class_name),
                *(*points, person.score, person.used_s, None),
            )
        )
    for school, absent in found.absent:
        told.append(
            (
                *(None, school or None, absent.number),
                *(absent.realname or absent.username, absent.class_name),
                *(*(None for _ in names), None, None, ABSENT.text(language)),
            )
        )
    return told
