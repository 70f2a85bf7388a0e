"""Hostile workbooks are refused before the library sees them; odd cells become text."""

from __future__ import annotations

import datetime
import zipfile
from pathlib import Path

import pytest
from openpyxl import Workbook

from oj_appliance.errors import ApiError
from oj_appliance.files.tables import workbook as table_workbook
from oj_appliance.files.tables.reading import read_table
from oj_appliance.files.tables.text import MOST_RECORDS

pytestmark = pytest.mark.quick

SHEET = "xl/worksheets/sheet1.xml"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
ROWS = '<row r="{}"><c t="inlineStr"><is><t>{}</t></is></c></row>'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "list.xlsx"


def save(path: Path, *rows: list[object]) -> None:
    workbook = Workbook()
    for row in rows:
        workbook.worksheets[0].append(row)
    workbook.save(path)


def with_sheet(path: Path, content: bytes) -> None:
    """The same workbook with another first sheet."""
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    parts[SHEET] = content
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in parts.items():
            archive.writestr(name, part)


def sheet_of(rows: str, before: str = "") -> bytes:
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    text = f'{head}{before}<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>'
    return text.encode()


def refusal(path: Path) -> str:
    with pytest.raises(ApiError) as caught:
        read_table(path, "xlsx")
    assert caught.value.key == "roster.bad_file"
    return str(caught.value.fill["reason"].text("en-US"))  # type: ignore[attr-defined]


def test_cells_become_what_a_person_would_type(path: Path) -> None:
    moment = datetime.datetime(2026, 9, 1, 8, 30)
    save(path, ["a", 7, 7.0, 7.25, True, moment.date(), moment, "007", "=1+1", None])
    (record,) = read_table(path, "xlsx").sheets[0].records
    typed = ["a", "7", "7", "7.25", "TRUE", "2026-09-01", "2026-09-01 08:30:00", "007"]
    assert record == typed  # the formula has no stored value


def test_a_row_far_below_costs_nothing(path: Path) -> None:
    save(path, ["a"])
    rows = ROWS.format(1, "a") + ROWS.format(1_000_000, "b")
    with_sheet(path, sheet_of(rows))
    records = read_table(path, "xlsx").sheets[0].records
    assert (len(records), records[0], records[-1]) == (1_000_000, ["a"], ["b"])
    with_sheet(path, sheet_of(ROWS.format(1, "a") + ROWS.format(10**12, "b")))
    assert read_table(path, "xlsx").sheets[0].records == [["a"]]


def test_too_many_rows_are_named(path: Path) -> None:
    save(path, ["a"])
    rows = "".join(ROWS.format(number, "a") for number in range(1, MOST_RECORDS + 2))
    with_sheet(path, sheet_of(rows))
    assert refusal(path) == f"it has more than {MOST_RECORDS} rows"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_entities_are_refused(path: Path, encoding: str) -> None:
    save(path, ["a"])
    bomb = '<!DOCTYPE worksheet [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
    content = sheet_of(ROWS.format(1, "&b;"), bomb).decode().replace("UTF-8", encoding.upper())
    with_sheet(path, content.encode(encoding))
    assert refusal(path) == "it is no usable xlsx workbook"


def test_a_bomb_is_refused_by_its_size_and_by_its_elements(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(path, ["a"])
    with_sheet(path, sheet_of(" " * (table_workbook.LARGEST_UNPACKED + 1)))
    assert refusal(path) == "the workbook holds too much"
    monkeypatch.setattr(table_workbook, "MOST_ELEMENTS", 1000)
    with_sheet(path, sheet_of("<row/>" * 1001))
    assert refusal(path) == "the workbook holds too much"


def test_what_is_no_workbook_inside_is_refused(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("readme.txt", "no workbook")
    assert refusal(path) == "it is no usable xlsx workbook"
    save(path, ["a"])
    with_sheet(path, b"<worksheet")
    assert refusal(path) == "it is no usable xlsx workbook"
