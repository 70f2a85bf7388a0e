"""The administrator's calls about the accounts of others (contract admin.md §3)."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.accounts import rules
from oj_appliance.accounts.login_codes import LoginCodes
from oj_appliance.accounts.sessions import Sessions
from oj_appliance.accounts.types import UserListRow
from oj_appliance.accounts.user_list import UserList
from oj_appliance.clock import wire_time
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import ROOT, permission
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Time, Uid

USER_ADMIN = permission("user_admin")
CLIENT_NAME_LENGTH = 12
USER_LIST_LIMIT = 10
LONGEST_KEYWORD = 320


class UserListQuery(PageQuery, kw_only=True):
    keyword: Annotated[str, Meta(max_length=LONGEST_KEYWORD)] = ""
    onlyAdmin: bool = False


class RoleRow(msgspec.Struct):
    id: int
    role: str
    description: str | None
    status: int


class UserRow(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    nickname: str | None
    realname: str | None
    email: str | None
    mobile: str | None
    number: str | None
    className: str | None
    school: str | None
    course: str | None
    gender: str
    signature: str | None
    github: str | None
    blog: str | None
    cfUsername: str | None
    avatar: str | None
    titleName: str | None
    titleColor: str | None
    status: int
    mustChangePassword: bool
    gmtCreate: Time
    gmtModified: Time
    roles: list[RoleRow]


class LoginCodeBody(msgspec.Struct):
    uid: Uid


class LoginCode(msgspec.Struct):
    """`expire` in seconds."""

    code: str
    expire: int


class SessionsQuery(msgspec.Struct):
    uid: Uid


class SessionsDeletion(msgspec.Struct):
    uid: Uid
    id: Id | None = None


class SessionRow(msgspec.Struct):
    id: int
    ip: str
    client: str
    userAgent: str
    gmtCreate: Time
    lastSeenAt: Time
    expiresAt: Time
    current: bool


class StaffApi:
    def __init__(self, users: UserList, sessions: Sessions, login_codes: LoginCodes) -> None:
        self._users = users
        self._sessions = sessions
        self._login_codes = login_codes

    @get("/api/admin/user/get-user-list", guard=USER_ADMIN, summary="The accounts")
    async def get_user_list(self, call: Call, query: UserListQuery) -> Page[UserRow]:
        window = query.window(USER_LIST_LIMIT)
        rows, total = await self._users.page(query.keyword, window, only_staff=query.onlyAdmin)
        return page_of([_user_row(row) for row in rows], total, window)

    @post("/api/admin/user/login-code", guard=ROOT, summary="A one-time code for an account")
    async def make_login_code(self, call: Call, body: LoginCodeBody) -> LoginCode:
        code = await self._login_codes.issue(body.uid, viewer=call.viewer, ip=call.ip)
        return LoginCode(code, rules.LOGIN_CODE_S)

    @get("/api/admin/user/sessions", guard=ROOT, summary="An account's sessions")
    async def get_sessions(self, call: Call, query: SessionsQuery) -> list[SessionRow]:
        return [
            SessionRow(
                id=session.id,
                ip=session.ip,
                client=_client_name(session.client),
                userAgent=session.user_agent,
                gmtCreate=wire_time(session.created_at),
                lastSeenAt=wire_time(session.last_seen_at),
                expiresAt=wire_time(session.expires_at),
                current=session.id == call.viewer.session_id,
            )
            for session in await self._sessions.list_open(query.uid)
        ]

    @delete("/api/admin/user/sessions", guard=ROOT, summary="End one session or all")
    async def delete_sessions(self, call: Call, query: SessionsDeletion) -> None:
        await self._sessions.end_by_staff(query.uid, query.id, viewer=call.viewer, ip=call.ip)


def _user_row(row: UserListRow) -> UserRow:
    return UserRow(
        uid=row.uid,
        username=row.username,
        nickname=row.nickname,
        realname=row.realname,
        email=row.email,
        mobile=row.mobile,
        number=row.number,
        className=row.class_name,
        school=row.school,
        course=row.course,
        gender=row.gender,
        signature=row.signature,
        github=row.github,
        blog=row.blog,
        cfUsername=row.cf_username,
        avatar=row.avatar,
        titleName=row.title_name,
        titleColor=row.title_color,
        status=row.status,
        mustChangePassword=bool(row.must_change_password),
        gmtCreate=wire_time(row.created_at),
        gmtModified=wire_time(row.updated_at),
        roles=[RoleRow(row.role_id, row.role_name, row.role_description, row.role_status)],
    )


def _client_name(cookie: str) -> str:
    """Tells computers apart without giving their cookies away; empty without a cookie."""
    return hashlib.sha256(cookie.encode()).hexdigest()[:CLIENT_NAME_LENGTH] if cookie else ""
