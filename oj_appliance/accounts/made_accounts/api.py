"""Calls that make accounts by the dozen, and hand their passwords out (contract admin.md §3, §3.1,
file.md §4)."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.accounts import rules
from oj_appliance.accounts.administration.filter_query import UserFilterQuery
from oj_appliance.accounts.administration.user_list import UserList
from oj_appliance.accounts.made_accounts.service import MOST_GENERATED, GeneratedAccounts, Numbering
from oj_appliance.accounts.made_accounts.slips import SlipSite, slips_document
from oj_appliance.accounts.rosters.kept_secrets import KeptSecrets
from oj_appliance.accounts.rosters.sheet import FIELDS
from oj_appliance.accounts.rosters.table_words import (
    AccountTable,
    credential_table,
    header_of,
    user_table,
)
from oj_appliance.accounts.types import Credential
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.files.spreadsheets import CSV_TYPE, XLSX_TYPE, csv_lines, write_xlsx
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import USER_ADMIN

BATCH_COLUMNS = 7  # contract admin.md §3, insert-batch-user
LARGEST_NUMBER = 999_999_999
MOST_DIGITS = 9

Key = Annotated[str, Meta(max_length=64)]
Affix = Annotated[str, Meta(max_length=rules.LONGEST_USERNAME)]
Cell = Annotated[str, Meta(max_length=400)]
Row = Annotated[list[Cell], Meta(max_length=BATCH_COLUMNS)]
RealName = Annotated[str, Meta(min_length=1, max_length=rules.PROFILE_LIMITS["realname"])]
Number = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Length = Annotated[int, Meta(ge=rules.SHORTEST_PASSWORD, le=rules.LONGEST_GIVEN_PASSWORD)]


class BatchUsersBody(msgspec.Struct):
    users: Annotated[list[Row], Meta(max_length=MOST_GENERATED)]
    mustChangePassword: bool = False


class GenerateBody(msgspec.Struct):
    """`names`: as many accounts from `number_from` on, and `number_to` counts for nothing."""

    prefix: Affix = ""
    suffix: Affix = ""
    number_from: Number = 1
    number_to: Number = 10
    password_length: Length = 6
    mustChangePassword: bool = False
    number_width: Annotated[int, Meta(ge=0, le=MOST_DIGITS)] = 0
    className: Annotated[str, Meta(max_length=rules.LONGEST_CLASS_NAME)] = ""
    names: Annotated[list[RealName], Meta(max_length=MOST_GENERATED)] = []


class GeneratedKey(msgspec.Struct):
    key: str


class SlipKeyQuery(msgspec.Struct):
    key: Key


class SlipsQuery(msgspec.Struct):
    key: Key
    className: Annotated[str, Meta(max_length=rules.LONGEST_CLASS_NAME)] | None = None


class SlipSource(msgspec.Struct, frozen=True):
    """What slips need beside their owners: the lists that wait, this server's addresses on the
    network, and where the built page keeps a style sheet."""

    kept: KeptSecrets[list[Credential]]
    addresses: Callable[[], list[str]]
    find_styles: Callable[[str], str | None]


class NewAccountsApi:
    def __init__(
        self,
        accounts: GeneratedAccounts,
        users: UserList,
        slips: SlipSource,
        configuration: Configuration,
    ) -> None:
        self._accounts = accounts
        self._users = users
        self._slips = slips
        self._configuration = configuration

    @post("/api/admin/user/insert-batch-user", guard=USER_ADMIN, summary="Accounts from rows")
    async def insert_batch_user(self, call: Call, body: BatchUsersBody) -> None:
        await self._accounts.insert(
            body.users,
            must_change_password=body.mustChangePassword,
            actor=call.actor,
        )

    @post("/api/admin/user/generate-user", guard=USER_ADMIN, summary="Numbered accounts")
    async def generate_user(self, call: Call, body: GenerateBody) -> GeneratedKey:
        wanted = Numbering(
            body.prefix,
            body.suffix,
            body.number_from,
            body.number_from + len(body.names) - 1 if body.names else body.number_to,
            body.password_length,
            body.mustChangePassword,
            body.number_width,
            body.className.strip(),
            tuple(name.strip() for name in body.names),
        )
        return GeneratedKey(await self._accounts.generate(wanted, call.actor))

    @get(
        "/api/file/generate-user-excel",
        guard=USER_ADMIN,
        summary="Names and passwords as a workbook",
        answers=XLSX_TYPE,
    )
    async def generate_user_excel(self, call: Call, query: SlipKeyQuery) -> web.Response:
        credentials = self._credentials(call, query.key)
        table = credential_table(credentials, call.language)
        return await _workbook(f"{query.key}.xlsx", table)

    @get(
        "/api/file/login-slips",
        guard=USER_ADMIN,
        summary="Login slips to print",
        answers="text/html",
    )
    async def login_slips(self, call: Call, query: SlipsQuery) -> web.Response:
        credentials = self._credentials(call, query.key)
        if query.className is not None:
            credentials = [each for each in credentials if each.class_name == query.className]
        website = self._configuration.website
        address = website.baseUrl or next(iter(self._slips.addresses()), "")
        site = SlipSite(
            website.name, address or f"http://{call.request.host}", ZoneInfo(website.timezone)
        )
        styles = self._slips.find_styles("slips")
        text = await asyncio.to_thread(slips_document, credentials, site, call.language, styles)
        return web.Response(text=text, content_type="text/html")

    @get(
        "/api/admin/user/export-template",
        guard=USER_ADMIN,
        summary="An empty class list",
        answers="text/csv",
    )
    async def export_template(self, call: Call) -> web.Response:
        lines = b"".join(csv_lines(header_of(FIELDS, call.language), []))
        return _file("class-list.csv", CSV_TYPE, lines)

    @get(
        "/api/admin/user/export-user-list",
        guard=USER_ADMIN,
        summary="The accounts as a workbook",
        answers=XLSX_TYPE,
    )
    async def export_user_list(self, call: Call, query: UserFilterQuery) -> web.Response:
        users = await self._users.export(query.wanted(), actor=call.actor)
        return await _workbook("users.xlsx", user_table(users, call.language))

    def _credentials(self, call: Call, key: str) -> list[Credential]:
        try:
            return self._slips.kept.get(call.viewer.account_id, key)
        except ApiError as error:
            raise DownloadError(error.key) from error


async def _workbook(name: str, table: AccountTable) -> web.Response:
    content = io.BytesIO()
    await asyncio.to_thread(
        write_xlsx, content, table.sheet, table.header, table.rows, widths=table.widths
    )
    return _file(name, XLSX_TYPE, content.getvalue())


def _file(name: str, kind: str, content: bytes) -> web.Response:
    headers = {"Content-Type": kind, "Content-Disposition": f"attachment;filename={name}"}
    return web.Response(body=content, headers=headers)
