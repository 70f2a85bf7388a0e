"""Calls of account.md: first start, login, logout, own rights."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from oj_appliance.accounts import change_words, rules
from oj_appliance.accounts.service import Accounts
from oj_appliance.accounts.types import (
    AccountRecord,
    LoginResult,
    Origin,
    PuzzleAnswer,
    SetupAnswers,
)
from oj_appliance.configuration.rules import LONGEST_NAMES
from oj_appliance.configuration.service import Configuration
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, LOGIN, STAFF
from oj_appliance.web.headers import EXPOSED, REFRESH_HEADER, TOKEN_HEADER
from oj_appliance.web.wire import Int, up_to

LoginField = Annotated[str, Meta(min_length=1, max_length=rules.LONGEST_LOGIN_FIELD)]
Text = Annotated[str, up_to(rules.LONGEST_LOGIN_FIELD)]
SiteName = Annotated[str, up_to(LONGEST_NAMES["name"])]


class UserInfo(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    titleName: str | None
    titleColor: str | None
    email: str | None
    mobile: str | None
    number: str | None
    gender: str
    school: str | None
    course: str | None
    signature: str | None
    realname: str | None
    github: str | None
    blog: str | None
    cfUsername: str | None
    className: str | None
    mustChangePassword: bool
    loginByCode: bool
    roleList: list[str]
    permissions: list[str]


class LoginBody(msgspec.Struct):
    username: LoginField
    password: LoginField
    puzzleKey: Annotated[str, Meta(max_length=64)] | None = None
    puzzleX: Int = 0
    puzzleTrail: Annotated[list[tuple[Int, Int, Int]], Meta(max_length=rules.LONGEST_TRAIL)] = []

    def puzzle(self) -> PuzzleAnswer | None:
        if not self.puzzleKey:
            return None
        return PuzzleAnswer(self.puzzleKey, self.puzzleX, self.puzzleTrail)


class SetupState(msgspec.Struct):
    """The website's values only while the setup is needed."""

    needed: bool
    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    timezone: str | UnsetType = UNSET


class SetupBody(msgspec.Struct):
    code: Text
    password: Text
    name: SiteName
    language: Text
    timezone: Text
    shortName: SiteName | None = None
    demo: bool = False


class ChangePasswordBody(msgspec.Struct):
    newPassword: Annotated[str, Meta(max_length=rules.LONGEST_LOGIN_FIELD)]
    oldPassword: Annotated[str, Meta(max_length=rules.LONGEST_LOGIN_FIELD)] = ""


class ChangeAccount(msgspec.Struct):
    code: int
    msg: str
    userInfo: UserInfo | None


class UserAuthInfo(msgspec.Struct):
    roles: list[str]
    permissions: list[str]
    mustChangePassword: bool


class AccountsApi:
    def __init__(self, accounts: Accounts, configuration: Configuration) -> None:
        self._accounts = accounts
        self._configuration = configuration

    @get("/api/setup", guard=GUEST, summary="Is the first setup needed", open_before_setup=True)
    async def get_setup(self, call: Call) -> SetupState:
        if not self._accounts.setup_is_needed:
            return SetupState(needed=False)
        website = self._configuration.website
        return SetupState(True, website.name, website.language, website.timezone)

    @post("/api/setup", guard=GUEST, summary="The first setup", open_before_setup=True)
    async def set_up(self, call: Call, body: SetupBody) -> UserInfo:
        answers = SetupAnswers(
            code=body.code,
            password=body.password,
            name=body.name,
            short_name=body.shortName,
            language=body.language,
            timezone=body.timezone,
            wants_demo=body.demo,
            origin=origin_of(call),
        )
        return _logged_in(call, await self._accounts.set_up(answers))

    @post("/api/login", guard=GUEST, summary="Log in", open_on_full_disk=True)
    async def log_in(self, call: Call, body: LoginBody) -> UserInfo:
        result = await self._accounts.log_in(
            body.username, body.password, origin_of(call), puzzle=body.puzzle()
        )
        return _logged_in(call, result)

    @post(
        "/api/admin/login",
        guard=GUEST,
        summary="Log in to the back-office",
        open_on_full_disk=True,
    )
    async def log_in_as_staff(self, call: Call, body: LoginBody) -> UserInfo:
        result = await self._accounts.log_in(
            body.username,
            body.password,
            origin_of(call),
            puzzle=body.puzzle(),
            staff_only=True,
        )
        return _logged_in(call, result)

    @get(
        "/api/logout",
        open_on_full_disk=True,
        guard=LOGIN,
        summary="End this session",
        has_effect=True,
        open_with_old_password=True,
    )
    async def log_out(self, call: Call) -> None:
        await self._accounts.log_out(call.viewer.session_id or 0)

    @get(
        "/api/admin/logout",
        guard=STAFF,
        summary="End this session of the back-office",
        has_effect=True,
        open_with_old_password=True,
    )
    async def log_out_as_staff(self, call: Call) -> None:
        await self._accounts.log_out(call.viewer.session_id or 0)

    @get(
        "/api/get-user-auth-info",
        guard=LOGIN,
        summary="My roles and permissions",
        open_with_old_password=True,
    )
    async def get_user_auth_info(self, call: Call) -> UserAuthInfo:
        viewer = call.viewer
        return UserAuthInfo([viewer.role], sorted(viewer.permissions), viewer.must_change_password)

    @post(
        "/api/change-password",
        guard=LOGIN,
        summary="Change my password",
        open_with_old_password=True,
    )
    async def change_password(self, call: Call, body: ChangePasswordBody) -> ChangeAccount:
        change = await self._accounts.change_own_password(
            call.viewer, body.oldPassword, body.newPassword, origin_of(call)
        )
        if change.token:
            call.reply_headers[REFRESH_HEADER] = change.token
            call.reply_headers[TOKEN_HEADER] = change.token
        return ChangeAccount(
            *change_words.told(change, change_words.PASSWORD, call.language),
            user_info(change.account, call.viewer.permissions) if change.account else None,
        )


def origin_of(call: Call) -> Origin:
    return Origin(call.client, call.ip, call.header("User-Agent"))


def _logged_in(call: Call, result: LoginResult) -> UserInfo:
    call.reply_headers[TOKEN_HEADER] = result.token
    call.reply_headers["Access-Control-Expose-Headers"] = EXPOSED
    info = user_info(result.account, result.permissions, by_code=result.by_code)
    if result.keeps_password:
        info.mustChangePassword = False
    return info


def user_info(
    account: AccountRecord, permissions: Iterable[str], *, by_code: bool = False
) -> UserInfo:
    """`permissions`: what the account's role may do. `by_code`: the session was opened by a
    one-time code and can only set a password."""
    return UserInfo(
        uid=account.uid,
        username=account.username,
        nickname=account.nickname,
        avatar=account.avatar,
        titleName=account.title_name,
        titleColor=account.title_color,
        email=account.email,
        mobile=account.mobile,
        number=account.number,
        gender=account.gender,
        school=account.school,
        course=account.course,
        signature=account.signature,
        realname=account.realname,
        github=account.github,
        blog=account.blog,
        cfUsername=account.cf_username,
        className=account.class_name,
        mustChangePassword=account.must_change_password or by_code,
        loginByCode=by_code,
        roleList=[rules.role_name(account.role_id)],
        permissions=sorted(permissions),
    )
