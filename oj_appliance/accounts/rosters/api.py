"""Calls that take in a class list (contract admin.md §3.1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.accounts import rules
from oj_appliance.accounts.rosters.service import Rosters, StagedRoster
from oj_appliance.accounts.rosters.table_words import HEADER
from oj_appliance.accounts.rosters.types import (
    PlanChoices,
    PlannedRow,
    ReadingChoices,
    RosterAction,
    RosterChoices,
    RosterFailure,
    RosterProblem,
)
from oj_appliance.errors import BadRequestError, Language, catalogue_phrase
from oj_appliance.files.tables.text import LARGEST_TABLE, MOST_RECORDS
from oj_appliance.files.tables.types import MOST_COLUMNS
from oj_appliance.files.tables.workbook import MOST_SHEETS
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import USER_ADMIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import LARGEST_INTEGER

ROSTER_LIMIT = 10
FIRST_ROWS = 50  # contract admin.md §3.1
# What a page can show of a cell; a longer one has a problem anyway.
LONGEST_SHOWN = 400
LONGEST_FILE_NAME = 100

Key = Annotated[str, Meta(max_length=64)]
RowNumber = Annotated[int, Meta(ge=1, le=LARGEST_INTEGER)]
Field = Literal[
    "username",
    "password",
    "email",
    "realname",
    "gender",
    "nickname",
    "school",
    "className",
    "number",
]


class RosterForm(msgspec.Struct):
    """Absent: recognised."""

    encoding: Literal["UTF-8", "UTF-16LE", "UTF-16BE", "GB18030"] | None = None
    header: bool | None = None


class RosterColumn(msgspec.Struct):
    """`sample` is the first thing that stands in it, `field` null where it is not used."""

    index: int
    name: str
    sample: str
    field: str | None


class RosterFault(msgspec.Struct):
    field: str
    err: str
    msg: str


class RosterChange(msgspec.Struct):
    field: str
    before: str
    after: str


class RosterRowAnswer(msgspec.Struct):
    """`place` is the row in words: with its sheet, where several are read. `changes` are those of
    an account that there is already; `warnings` keep nothing out."""

    row: int
    place: str
    values: dict[str, str]
    action: RosterAction
    problems: list[RosterFault]
    changes: list[RosterChange]
    warnings: list[RosterFault]


class RosterCounts(msgspec.Struct):
    create: int
    update: int
    unchanged: int
    problem: int
    warning: int


class RosterSheetAnswer(msgspec.Struct):
    """`className` is the class of everybody in it, blank for none or where a column tells it;
    `hasOtherColumns`: its header is not the one that is shown."""

    index: int
    name: str
    isTaken: bool
    className: str
    rows: int
    hasOtherColumns: bool


class LeftOutAnswer(msgspec.Struct):
    place: str
    text: str


class RosterAnswer(msgspec.Struct, kw_only=True):
    """`passwords` are existing accounts that get the password of the list."""

    key: str
    encoding: str | None
    delimiter: str | None
    header: bool
    columns: list[RosterColumn]
    total: int
    counts: RosterCounts
    passwords: int
    rows: list[RosterRowAnswer]
    sheets: list[RosterSheetAnswer]
    numberAsUsername: bool
    generatePasswords: bool
    fillNicknames: bool
    leftOut: list[LeftOutAnswer]
    leftOutCount: int


class ColumnChoice(msgspec.Struct):
    index: Annotated[int, Meta(ge=0, le=MOST_COLUMNS - 1)]
    field: Field | None = None


class SheetChoice(msgspec.Struct):
    index: Annotated[int, Meta(ge=0, le=MOST_SHEETS - 1)]
    className: Annotated[str, Meta(max_length=rules.LONGEST_CLASS_NAME)] = ""


class RosterMapping(msgspec.Struct):
    """`sheets` are those that are taken; absent: as recognised."""

    key: Key
    columns: Annotated[list[ColumnChoice], Meta(min_length=1, max_length=MOST_COLUMNS)]
    header: bool | None = None
    generatePasswords: bool = False
    numberAsUsername: bool | None = None
    fillNicknames: bool = True
    sheets: Annotated[list[SheetChoice], Meta(min_length=1, max_length=MOST_SHEETS)] | None = None


class RosterQuery(PageQuery, kw_only=True):
    key: Key
    onlyProblems: bool = False


class RosterCommitBody(msgspec.Struct):
    key: Key
    update: bool = True
    skip: Annotated[list[RowNumber], Meta(max_length=MOST_RECORDS)] = []
    generatePasswords: bool | None = None
    mustChangePassword: bool = False


class FailedRosterRow(msgspec.Struct):
    row: int
    place: str
    username: str
    err: str
    msg: str


class RosterCommitted(msgspec.Struct):
    created: int
    updated: int
    unchanged: int
    skipped: int
    failed: list[FailedRosterRow]
    slipKey: str | None


class RosterApi:
    def __init__(self, rosters: Rosters) -> None:
        self._rosters = rosters

    @post(
        "/api/admin/user/roster-upload",
        guard=USER_ADMIN,
        summary="A look at a class list",
        largest_upload=LARGEST_TABLE,
    )
    async def upload_roster(self, call: Call, upload: Upload[RosterForm]) -> RosterAnswer:
        key, staged = await self._rosters.stage(
            upload.path,
            upload.client_name[:LONGEST_FILE_NAME],
            upload.extension,
            encoding=upload.form.encoding,
            has_header=upload.form.header,
            uid=call.viewer.account_id,
        )
        return _roster(key, staged, call.language)

    @put("/api/admin/user/roster", guard=USER_ADMIN, summary="Other columns of a class list")
    async def map_roster(self, call: Call, body: RosterMapping) -> RosterAnswer:
        columns = {each.index: each.field for each in body.columns if each.field is not None}
        used = [each for each in body.columns if each.field is not None]
        if len(set(columns.values())) < len(used) or len(columns) < len(used):
            raise BadRequestError("http.bad_param", name="columns")
        sheets = None
        if body.sheets is not None:
            sheets = {each.index: each.className.strip() for each in body.sheets}
        staged = await self._rosters.map_anew(
            body.key,
            ReadingChoices(body.header, columns, body.numberAsUsername, sheets),
            PlanChoices(body.generatePasswords, body.fillNicknames),
            uid=call.viewer.account_id,
        )
        return _roster(body.key, staged, call.language)

    @get("/api/admin/user/roster", guard=USER_ADMIN, summary="Rows of a class list")
    async def get_roster(self, call: Call, query: RosterQuery) -> Page[RosterRowAnswer]:
        staged = self._rosters.find(query.key, call.viewer.account_id)
        window = query.window(ROSTER_LIMIT)
        wanted = [
            row for row in staged.rows if row.problems or row.warnings or not query.onlyProblems
        ]
        shown = wanted[window.offset : window.offset + window.limit]
        rows = [_row(row, call.language) for row in shown]
        return page_of(rows, len(wanted), window)

    @post("/api/admin/user/roster-commit", guard=USER_ADMIN, summary="Take a class list in")
    async def commit_roster(self, call: Call, body: RosterCommitBody) -> RosterCommitted:
        choices = RosterChoices(
            updates=body.update,
            skip=frozenset(body.skip),
            generates_passwords=body.generatePasswords,
            must_change_password=body.mustChangePassword,
        )
        result = await self._rosters.commit(body.key, choices, call.actor)
        return RosterCommitted(
            result.created,
            result.updated,
            result.unchanged,
            result.skipped,
            [_failure(each, call.language) for each in result.failed],
            result.slip_key,
        )


def _roster(key: str, staged: StagedRoster, language: Language) -> RosterAnswer:
    reading, sheet = staged.reading, staged.reading.shown
    actions = [row.action for row in staged.rows]
    return RosterAnswer(
        key=key,
        encoding=staged.table.encoding,
        delimiter=staged.table.delimiter,
        header=sheet.header_row is not None,
        columns=[
            RosterColumn(index, name[:LONGEST_SHOWN], sample, field)
            for index, (name, sample, field) in enumerate(
                zip(sheet.names, sheet.samples, sheet.columns, strict=True)
            )
        ],
        total=len(staged.rows),
        counts=RosterCounts(
            create=actions.count(RosterAction.CREATE),
            update=actions.count(RosterAction.UPDATE),
            unchanged=actions.count(RosterAction.UNCHANGED),
            problem=actions.count(RosterAction.SKIP),
            warning=sum(bool(row.warnings) for row in staged.rows),
        ),
        passwords=sum(
            row.action is RosterAction.UPDATE and bool(row.password) for row in staged.rows
        ),
        rows=[_row(row, language) for row in staged.rows[:FIRST_ROWS]],
        sheets=[
            RosterSheetAnswer(
                each.index,
                each.name[:LONGEST_SHOWN],
                each.is_taken,
                each.class_name,
                len(each.sheet.rows),
                each.sheet.names != sheet.names,
            )
            for each in reading.sheets
        ],
        numberAsUsername=reading.uses_number,
        generatePasswords=staged.planning.generates_passwords,
        fillNicknames=staged.planning.fills_nicknames,
        leftOut=[LeftOutAnswer(each.place, each.text) for each in reading.left_out[:FIRST_ROWS]],
        leftOutCount=len(reading.left_out),
    )


def _row(planned: PlannedRow, language: Language) -> RosterRowAnswer:
    before = planned.account.values if planned.account else None
    return RosterRowAnswer(
        planned.row.row,
        planned.row.place,
        {name: value[:LONGEST_SHOWN] for name, value in planned.row.values.items()},
        planned.action,
        _faults(planned.problems, language),
        [
            RosterChange(field, before.get(field, ""), after)
            for field, after in planned.changes.items()
            if before is not None
        ],
        _faults(planned.warnings, language),
    )


def _faults(problems: list[RosterProblem], language: Language) -> list[RosterFault]:
    return [RosterFault(each.field, each.err, _words(each, language)) for each in problems]


def _failure(failure: RosterFailure, language: Language) -> FailedRosterRow:
    words = _words(failure.problem, language)
    return FailedRosterRow(
        failure.row,
        failure.place,
        failure.username[:LONGEST_SHOWN],
        failure.problem.err,
        words,
    )


def _words(problem: RosterProblem, language: Language) -> str:
    fill = dict(problem.fill)
    if "field" in fill:
        fill["field"] = HEADER[problem.field].text(language)
    return catalogue_phrase(problem.err, **fill).text(language)
