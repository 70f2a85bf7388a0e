"""Class lists are read as their manifest says, and survive whatever a spreadsheet writes."""

from __future__ import annotations

import codecs
import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.accounts.rosters.reading import read_roster
from oj_appliance.accounts.rosters.rules import find_problems
from oj_appliance.accounts.rosters.sheet import FIELDS, read_sheet
from oj_appliance.accounts.rosters.types import KnownAccounts, RosterRow
from oj_appliance.errors import ApiError
from oj_appliance.files.tables.reading import read_table
from oj_appliance.files.tables.text import MOST_RECORDS, read_text
from oj_appliance.files.tables.types import Table

pytestmark = pytest.mark.quick

FOLDER = Path(__file__).parents[2] / "fixtures" / "rosters"
MANIFEST = json.loads((FOLDER / "expected.json").read_text("utf-8"))
NOBODY = KnownAccounts()


def table_of(path: Path) -> Table:
    return read_table(path, path.suffix[1:])


def described(row: RosterRow, problems: list[Any]) -> dict[str, Any]:
    told = [{"field": problem.field, "err": problem.err} for problem in problems]
    return {"row": row.row, "values": row.values, **({"problems": told} if told else {})}


def entries(kind: str) -> list[Any]:
    return [pytest.param(entry, id=entry["file"]) for entry in MANIFEST[kind]]


@pytest.mark.parametrize("expected", entries("files"))
def test_a_list_is_read_as_the_manifest_says(expected: dict[str, Any]) -> None:
    table = table_of(FOLDER / expected["file"])
    sheet = read_sheet(table.sheets[0].records)
    found = find_problems(sheet.rows, NOBODY, generates_passwords=False)
    rows = [described(row, problems) for row, problems in zip(sheet.rows, found, strict=True)]
    assert (table.encoding, table.delimiter) == (expected["encoding"], expected.get("delimiter"))
    assert (sheet.header_row is not None, sheet.columns) == (
        expected["header"],
        expected["columns"],
    )
    assert "header_row" not in expected or sheet.header_row == expected["header_row"]
    assert rows == expected["rows"]
    assert [sum(not each for each in found), sum(map(bool, found))] == [
        expected["good"],
        expected["bad"],
    ]


def test_the_manifest_names_every_file() -> None:
    named = {entry["file"] for kind in ("files", "refused") for entry in MANIFEST[kind]}
    assert named == {path.name for path in FOLDER.iterdir()} - {"README.md", "expected.json"}


@pytest.mark.parametrize("refused", entries("refused"))
def test_what_is_no_class_list_is_refused(refused: dict[str, Any]) -> None:
    with pytest.raises(ApiError) as caught:
        read_roster(table_of(FOLDER / refused["file"]))
    assert caught.value.key == refused["err"]


CELL = st.text(st.characters(codec="gb18030", exclude_categories=("Cs", "Cc", "Co", "Cn")))
RECORDS = st.lists(st.lists(CELL, min_size=3, max_size=9), min_size=1, max_size=8)
ENCODINGS = st.sampled_from(
    (
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    )
)


@given(RECORDS, st.sampled_from(",\t;"), ENCODINGS)
def test_every_cell_arrives_as_it_was_written(
    records: list[list[str]], delimiter: str, encoding: tuple[bytes, str]
) -> None:
    written = io.StringIO(newline="")
    csv.writer(written, delimiter=delimiter, quoting=csv.QUOTE_ALL).writerows(records)
    mark, codec = encoding
    table = read_text(mark + written.getvalue().encode(codec))
    assert (table.delimiter, table.sheets[0].records) == (delimiter, records)


@given(st.binary(max_size=400))
def test_no_bytes_break_the_reader(content: bytes) -> None:
    try:
        sheet = read_roster(read_text(content))
    except ApiError as error:
        assert error.key in ("file.empty", "roster.bad_file")
    else:
        assert find_problems(sheet.rows, NOBODY, generates_passwords=True) is not None


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be", "gb18030"])
def test_an_encoding_is_known_without_a_mark(codec: str) -> None:
    text = "用户名,密码,姓名\nstu1,secret1,一丁\n"
    sheet = read_roster(read_text(text.encode(codec)))
    assert sheet.rows[0].values == {"username": "stu1", "password": "secret1", "realname": "一丁"}


@pytest.mark.parametrize(
    "header",
    ["用户名（必填）,密码(6-25位),性别（男/女）", "*Username,Password [required],Gender (m/f)"],
)
def test_what_a_header_adds_in_brackets_does_not_hide_its_word(header: str) -> None:
    sheet = read_roster(read_text(f"{header}\nstu1,secret1,女\n".encode())).shown
    assert sheet.columns == ["username", "password", "gender"]


def test_a_list_may_not_be_endless() -> None:
    row = b"a,b\n"
    assert len(read_text(row * MOST_RECORDS).sheets[0].records) == MOST_RECORDS
    with pytest.raises(ApiError) as caught:
        read_text(row * (MOST_RECORDS + 1))
    assert caught.value.key == "roster.bad_file"


def problems(known: KnownAccounts, *, generates: bool = False, **values: str) -> list[str]:
    rows = [RosterRow(2, {name: values.get(name, "") for name in FIELDS})]
    return [each.err for each in find_problems(rows, known, generates_passwords=generates)[0]]


def test_accounts_of_the_site_are_updated_but_not_those_of_staff() -> None:
    known = KnownAccounts(
        {"root": True, "stu1": False, "old name": False}, {"a@school.example": "stu1"}
    )
    assert problems(known, username="Root") == ["roster.is_staff"]
    assert problems(known, username="STU1", email="A@school.example") == []
    assert problems(known, username="old name") == []
    assert problems(known, username="stu2") == ["roster.no_password"]
    assert problems(known, username="stu2", generates=True) == []
    assert problems(known, username="stu2", password="secret1", email="a@school.example") == [
        "mail.used"
    ]
