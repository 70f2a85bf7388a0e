"""What leaves as a table comes back as it was typed, whatever it begins with."""

from __future__ import annotations

import csv
import io
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook
from openpyxl.utils.escape import unescape

from oj_appliance.files.spreadsheets import BEGINS_FORMULA, Cell, csv_lines, write_xlsx

pytestmark = pytest.mark.quick

DANGEROUS = st.sampled_from(
    ("=1+1", "=HYPERLINK('http://x','y')", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "#N/A", "TRUE")
)
TEXT = DANGEROUS | st.text(max_size=40) | st.sampled_from(("0042", "1e5", "_x000D_", " a ", "'=1"))
NUMBER = st.integers(-(10**14), 10**14) | st.integers(1, 10**6).map(lambda each: each / 8)
ROWS = st.lists(st.lists(TEXT | NUMBER | st.booleans(), min_size=2, max_size=4), max_size=5)
UNWRITABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


def shown(value: Cell) -> Cell:
    """What a workbook can hold of it: one kind of line end, no control characters."""
    if not isinstance(value, str):
        return value
    return UNWRITABLE.sub("\ufffd", re.sub(r"\r\n?", "\n", value)) or None


@settings(max_examples=40)  # each is a whole workbook
@given(ROWS)
def test_a_workbook_gives_every_cell_back_with_its_type(rows: list[list[Cell]]) -> None:
    file = io.BytesIO()
    write_xlsx(file, "Class 3/1", ["=a", "b", "c", "d"], rows, widths=[10, 20])
    sheet = load_workbook(file).worksheets[0]
    found = list(sheet.iter_rows())[1:]
    for row, cells in zip(rows, found, strict=True):
        for value, cell in zip(row, cells, strict=False):
            back = unescape(cell.value) if isinstance(cell.value, str) else cell.value
            assert back == shown(value)
            assert cell.data_type != "f"
            is_text = isinstance(value, str) and value.startswith(BEGINS_FORMULA)
            assert bool(cell.quotePrefix) == is_text
    assert sheet["A1"].value == "=a" and sheet["A1"].data_type == "s"


@given(ROWS)
def test_csv_holds_no_formula_and_bare_numbers(rows: list[list[Cell]]) -> None:
    text = b"".join(csv_lines(["name", "n"], rows)).decode("utf-8-sig")
    found = list(csv.reader(io.StringIO(text, newline="")))[1:]
    for row, cells in zip(rows, found, strict=True):
        for value, cell in zip(row, cells, strict=True):
            if isinstance(value, str):
                assert not cell.startswith(BEGINS_FORMULA)
                assert cell == (f"'{value}" if value.startswith(BEGINS_FORMULA) else value)
            else:
                assert cell == str(value)


@pytest.mark.parametrize("sign", [*"=+-@", *"\uff1d\uff0b\uff0d\uff20", *"\t\r\n"])
def test_what_a_program_takes_for_a_formula_stays_text(sign: str) -> None:
    text = f"{sign}1+1"
    _, line = csv_lines(["name"], [[text]])
    assert next(csv.reader(io.StringIO(line.decode(), newline=""))) == [f"'{text}"]
    file = io.BytesIO()
    write_xlsx(file, "n", ["name"], [[text]])
    cell = load_workbook(file).worksheets[0]["A2"]
    assert (cell.data_type, bool(cell.quotePrefix)) == ("s", True)


def test_numbers_that_a_program_would_round_are_text() -> None:
    file = io.BytesIO()
    write_xlsx(file, "n", ["n", "x"], [[20240001, None], [10**17, True], [float("nan"), 1.5]])
    rows = load_workbook(file).worksheets[0].iter_rows(min_row=2, values_only=True)
    assert list(rows) == [(20240001, None), (str(10**17), True), ("nan", 1.5)]
