"""Tables that leave the house as xlsx or csv, safe to open: what somebody typed stays text.

A spreadsheet program takes text that begins with = + - @, full-width or not, with a tab or a line
end for a formula. In a workbook every cell says what it is, so nothing has to be changed; csv
cannot say it, so such text gets an apostrophe before it, the programs' own sign for text. Numbers
stay numbers in both.
"""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Any

Cell = str | int | float | bool | None

XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
CSV_TYPE = "text/csv; charset=utf-8"

BEGINS_FORMULA = (*"=+-@", *"\uff1d\uff0b\uff0d\uff20", "\t", "\r", "\n")
# Of the format: most characters of a cell, and digits that its numbers keep.
LONGEST_CELL = 32_767
MOST_DIGITS = 15
SHEET_NAME_LENGTH = 31

# Programs know the encoding of csv by this mark alone.
_MARK = "\ufeff"
# What XML cannot hold, and the form in which the format itself would write it.
_UNWRITABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_ESCAPE = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
_LINE_END = re.compile(r"\r\n?")
_NOT_IN_SHEET_NAME = re.compile(r"[\\/*?:\[\]]")


def write_xlsx(
    file: IO[bytes],
    sheet: str,
    header: Sequence[str],
    rows: Iterable[Sequence[Cell]],
    *,
    widths: Sequence[int] = (),
) -> None:
    """A workbook of one sheet into `file`; `rows` are taken one by one and never kept. `widths` in
    characters. Blocks: call it from a thread."""
    # A large library that few processes ever need; reading it would slow every start.
    from openpyxl import Workbook
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    workbook = Workbook(write_only=True)
    page = workbook.create_sheet(_NOT_IN_SHEET_NAME.sub(" ", sheet)[:SHEET_NAME_LENGTH])
    page.freeze_panes = "A2"
    for number, width in enumerate(widths, 1):
        page.column_dimensions[get_column_letter(number)].width = width
    bold = Font(bold=True)
    titles = [_typed(page, title) for title in header]
    for title in titles:
        title.font = bold
    page.append(titles)
    for row in rows:
        page.append([None if value is None else _typed(page, value) for value in row])
    workbook.save(file)


def csv_lines(header: Sequence[str], rows: Iterable[Sequence[Cell]]) -> Iterator[bytes]:
    """The lines of a csv file in UTF-8, one by one."""
    line = io.StringIO(newline="")
    writer = csv.writer(line)
    line.write(_MARK)
    writer.writerow([_safe(title) for title in header])
    yield _taken(line)
    for row in rows:
        writer.writerow([_safe(value) for value in row])
        yield _taken(line)


def _typed(page: Any, value: str | int | float | bool) -> Any:
    from openpyxl.cell import WriteOnlyCell

    if isinstance(value, bool) or _is_plain_number(value):
        return WriteOnlyCell(page, value)
    text = _LINE_END.sub("\n", str(value))
    text = _ESCAPE.sub("_x005F_", _UNWRITABLE.sub("\ufffd", text))
    cell = WriteOnlyCell(page, text[:LONGEST_CELL])
    cell.data_type = "s"  # whatever the library has guessed
    # Or a program would take it for a formula as soon as somebody edits the cell.
    cell.quotePrefix = str(value).startswith(BEGINS_FORMULA)
    return cell


def _is_plain_number(value: object) -> bool:
    """Whether a program shows it as it is: others, like student numbers, lose digits."""
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, int) and abs(value) < 10**MOST_DIGITS


def _safe(value: Cell) -> Cell:
    if isinstance(value, str) and value.startswith(BEGINS_FORMULA):
        return f"'{value}"
    return value


def _taken(line: io.StringIO) -> bytes:
    text = line.getvalue()
    line.seek(0)
    line.truncate()
    return text.encode("utf-8", "replace")
