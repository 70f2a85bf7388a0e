"""E24: the office's sheet holds what people are really called, its numbers are numbers, and no
program that opens it runs anything."""

from __future__ import annotations

import csv
import io
import os
import re
import zipfile
from typing import Any

from openpyxl import load_workbook

from tests.exam.figures import report
from tests.oj_appliance.exam_results.many import LETTERS, hold_many
from tests.oj_appliance.timed_work.stage import WorkStage

PEOPLE = 200 if os.environ.get("OJ_TEST_FULL") else 20
NAMES = (
    *("=cmd|' /C calc'!A0", "张三", 'Ann "the" O\'Neil', "Li, Lei", "two\nlines", "@SUM(A1:A9)"),
    *("+1", "-2", "=1+1", "＝1+1", "\tTab", '=HYPERLINK("http://x")', "😀 Zoë", "CON", "007"),
)
BEGINS_FORMULA = ("=", "+", "-", "@", "＝", "\t", "\n", "\r")


def people() -> list[dict[str, Any]]:
    """Two classes, names in turn, points of all kinds; student numbers with a zero before them."""
    return [
        {
            "realname": NAMES[number % len(NAMES)],
            "number": f"0{number:05d}",
            "class_name": "=3A" if number % 2 else "高三(2)班",
            "points": [None if (number + at) % 7 == 0 else 10 * (number % 11) for at in range(5)],
        }
        for number in range(PEOPLE)
    ]


def lines(made: list[dict[str, Any]]) -> dict[str, tuple[Any, ...]]:
    """By number of the student: name, class, points, total."""
    return {
        each["number"]: (
            *(each["realname"], each["class_name"], *each["points"]),
            sum(points or 0 for points in each["points"]),
        )
        for each in made
    }


def test_the_office_reads_every_name_and_number_and_runs_no_formula(stage: WorkStage) -> None:
    made = people()
    tid = hold_many(stage, made)
    get = stage.root.get
    path = "/api/file/download-exam-results"
    workbook = get(path, tid=tid, rank=True)
    assert workbook.http == 200, workbook.body
    sheet = load_workbook(io.BytesIO(workbook.body))
    page = sheet.active
    assert page is not None
    header, *rows = page.iter_rows()
    assert [cell.value for cell in header] == [
        *("学号", "姓名", "班级"),
        *LETTERS,
        *("总分", "名次", "备注"),
    ]
    told = {str(row[0].value): tuple(cell.value for cell in row[1:9]) for row in rows}
    assert told == lines(made)
    kinds = {cell.data_type for row in rows for cell in (*row[:3], row[10]) if cell.value}
    figures = {cell.data_type for row in rows for cell in row[3:10] if cell.value is not None}
    with zipfile.ZipFile(io.BytesIO(workbook.body)) as archive:
        texts = [archive.read(name) for name in archive.namelist() if "sheet" in name]
    formulas = sum(len(re.findall(rb"<f[ >]", text)) for text in texts)
    wrong = 0
    for encoding, mark in (("utf-8", "utf-8-sig"), ("gb18030", "gb18030")):
        answer = get(path, tid=tid, type="csv", encoding=encoding)
        table = list(csv.reader(io.StringIO(answer.body.decode(mark), newline="")))
        for row in table[1:]:
            name, of_class, *points = lines(made)[row[0]]
            expected = [
                shown(name),
                shown(of_class),
                *("" if p is None else str(p) for p in points),
            ]
            wrong += row[1:9] != expected
            wrong += any(value.startswith(BEGINS_FORMULA) for value in row)
    report(
        "E24",
        f"{len(rows)} x {len(LETTERS)} results; text cells {kinds}, number cells {figures},"
        f" {formulas} formulas, {wrong} wrong lines of csv",
        "text 's', numbers 'n', 0 formulas, 0 wrong",
    )
    assert (len(rows), kinds, figures, formulas, wrong) == (PEOPLE, {"s"}, {"n"}, 0, 0)


def shown(text: str) -> str:
    """As csv has it: an apostrophe before what would be a formula."""
    return f"'{text}" if text.startswith(BEGINS_FORMULA) else text


def test_the_archive_unpacks_on_every_system_whatever_people_are_called(stage: WorkStage) -> None:
    made = people()
    tid = hold_many(stage, made)
    answer = stage.root.get("/api/file/download-exam-code", tid=tid)
    assert answer.http == 200, answer.body
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        names = [name for name in archive.namelist() if name != "index.csv"]
        index = archive.read("index.csv").decode("utf-8-sig")
    sent = sum(points is not None for each in made for points in each["points"])
    folded = {name.casefold() for name in names}
    parts = {part for name in names for part in name.split("/")}
    bad = [part for part in parts if re.search(r'[<>:"\\|?*\x00-\x1f]|[ .]$', part)]
    devices = [part for part in parts if re.match(r"(?i)(con|nul|prn|aux)(\.|$)", part)]
    report("E24 archive", f"{len(names)} files, {len(bad + devices)} bad names", f"{sent}, 0")
    assert len(names) == len(folded) == sent
    assert (bad, devices) == ([], [])
    assert len(list(csv.reader(io.StringIO(index, newline="")))) == sent + 1
