"""From the sheets of a file to one list of people (contract admin.md §3.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from oj_appliance.accounts.rosters.class_names import class_in, class_key, class_of_sheet
from oj_appliance.accounts.rosters.sheet import read_sheet
from oj_appliance.accounts.rosters.types import (
    LeftOutRow,
    OfferedSheet,
    ReadingChoices,
    RosterReading,
    RosterRow,
    RosterSheet,
)
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.files.tables.types import Table

NO_ROWS = Phrase("没有数据行", "it has no rows")
_AS_RECOGNISED = ReadingChoices()


def read_roster(
    table: Table, choices: ReadingChoices = _AS_RECOGNISED, *, file_name: str = ""
) -> RosterReading:
    """Sheets with people in them are one list; by itself a sheet is taken if it has a header, or is
    the first. Raises ApiError roster.bad_file without any row."""
    offered = _offered(table, choices, file_name)
    taken = [each for each in offered if each.is_taken]
    if not taken:
        raise ApiError("roster.bad_file", reason=NO_ROWS)
    shown = taken[0].sheet
    uses_number = _may_use_number(shown) and choices.uses_number is not False
    offsets = _offsets(table)
    is_several = len(taken) > 1
    return RosterReading(
        offered,
        shown,
        uses_number,
        _with_one_spelling(
            row
            for each in taken
            for row in _rows(each, offsets[each.index], choices, names_sheet=is_several)
        ),
        [
            LeftOutRow(_place(each, row.place) if is_several else row.place, row.text)
            for each in taken
            for row in each.sheet.left_out
        ],
    )


def _offered(table: Table, choices: ReadingChoices, file_name: str) -> list[OfferedSheet]:
    read = [
        (index, each.name, read_sheet(each.records, has_header=choices.has_header))
        for index, each in enumerate(table.sheets)
    ]
    with_people = [each for each in read if each[2].rows]
    if not with_people:
        return []
    by_itself = _taken_by_itself([(index, sheet) for index, _, sheet in with_people])
    wanted = by_itself if choices.classes is None else frozenset(choices.classes)
    shown = next((sheet for index, _, sheet in with_people if index in wanted), None)
    offered = []
    for index, name, found in with_people:
        sheet = found
        if choices.columns is not None and shown is not None and found.names == shown.names:
            records = table.sheets[index].records
            sheet = read_sheet(records, has_header=choices.has_header, columns=choices.columns)
        guessed = (
            ""
            if "className" in sheet.columns
            else class_in(sheet.title)
            or class_of_sheet(name, is_one_of_many=len(by_itself) > 1)
            or ("" if len(by_itself) > 1 else class_in(file_name))
        )
        class_name = guessed if choices.classes is None else choices.classes.get(index, guessed)
        offered.append(OfferedSheet(index, name, index in wanted, class_name, sheet))
    return offered


def _taken_by_itself(sheets: list[tuple[int, RosterSheet]]) -> frozenset[int]:
    with_header = [index for index, sheet in sheets if sheet.header_row is not None]
    return frozenset(with_header or [sheets[0][0]])


def _offsets(table: Table) -> list[int]:
    offsets = [0]
    for each in table.sheets:
        offsets.append(offsets[-1] + len(each.records))
    return offsets


def _may_use_number(sheet: RosterSheet) -> bool:
    return "number" in sheet.columns and "username" not in sheet.columns


def _rows(
    offered: OfferedSheet, offset: int, choices: ReadingChoices, *, names_sheet: bool
) -> Iterator[RosterRow]:
    uses_number = _may_use_number(offered.sheet) and choices.uses_number is not False
    has_classes = "className" in offered.sheet.columns
    for row in offered.sheet.rows:
        more: Mapping[str, str] = {}
        if uses_number:
            more = {"username": row.values["number"]}
        if offered.class_name and not has_classes:
            more = {**more, "className": offered.class_name}
        yield replace(
            row,
            row=row.row + offset,
            values={**more, **row.values},
            place=_place(offered, row.place) if names_sheet else row.place,
        )


def _with_one_spelling(rows: Iterable[RosterRow]) -> list[RosterRow]:
    """Each class is called as it is called first."""
    spelled: dict[str, str] = {}
    found = []
    for row in rows:
        name = row.values.get("className", "")
        first = spelled.setdefault(class_key(name), name)
        found.append(
            row if first == name else replace(row, values={**row.values, "className": first})
        )
    return found


def _place(offered: OfferedSheet, row: str) -> str:
    return f"{offered.name} {row}"
