"""The administrator's calls about the accounts of others (contract admin.md §3)."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from oj_appliance.accounts import rules
from oj_appliance.accounts.administration.filter_query import UserFilterQuery
from oj_appliance.accounts.administration.user_editing import UserEditing
from oj_appliance.accounts.administration.user_list import UserList
from oj_appliance.accounts.signing_in.login_codes import LoginCodes
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.types import UserEdit, UserListRow
from oj_appliance.clock import wire_time
from oj_appliance.mail.rules import LONGEST_ADDRESS
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import USER_ADMIN
from oj_appliance.web.paging import Page, PageQuery, Window, page_of
from oj_appliance.web.wire import Id, Int, Time, Uid, up_to

CLIENT_NAME_LENGTH = 12
USER_LIST_LIMIT = 10


class UserListQuery(UserFilterQuery, kw_only=True):
    currentPage: Int = 1
    limit: Int = USER_LIST_LIMIT

    def window(self) -> Window:
        page = PageQuery(currentPage=self.currentPage, limit=self.limit)
        return page.window(USER_LIST_LIMIT)


class ClassRow(msgspec.Struct):
    """`users`: how many are in it."""

    className: str
    users: int


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


class EditUserBody(msgspec.Struct, kw_only=True):
    """What is left out stays as it is; null and blank texts become nothing. So a page that was
    opened before somebody's ban or promotion does not take it back."""

    uid: Uid
    username: Annotated[str, up_to(rules.LONGEST_USERNAME)]
    type: Annotated[int, Meta(ge=1000, le=1008)] | None = None
    status: Annotated[int, Meta(ge=0, le=1)] | None = None
    setNewPwd: bool = False
    password: Annotated[str, up_to(rules.LONGEST_PASSWORD)] | None = None
    mustChangePassword: bool | None = None
    realname: Annotated[str, up_to(rules.PROFILE_LIMITS["realname"])] | UnsetType | None = UNSET
    email: Annotated[str, up_to(LONGEST_ADDRESS)] | UnsetType | None = UNSET
    mobile: Annotated[str, up_to(rules.LONGEST_MOBILE)] | UnsetType | None = UNSET
    number: Annotated[str, up_to(rules.PROFILE_LIMITS["number"])] | UnsetType | None = UNSET
    className: Annotated[str, up_to(rules.LONGEST_CLASS_NAME)] | UnsetType | None = UNSET
    titleName: Annotated[str, up_to(rules.LONGEST_TITLE)] | UnsetType | None = UNSET
    titleColor: Annotated[str, up_to(rules.LONGEST_COLOUR)] | UnsetType | None = UNSET


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
    def __init__(
        self,
        users: UserList,
        editing: UserEditing,
        sessions: Sessions,
        login_codes: LoginCodes,
    ) -> None:
        self._users = users
        self._editing = editing
        self._sessions = sessions
        self._login_codes = login_codes

    @get("/api/admin/user/get-user-list", guard=USER_ADMIN, summary="The accounts")
    async def get_user_list(self, call: Call, query: UserListQuery) -> Page[UserRow]:
        window = query.window()
        rows, total = await self._users.page(query.wanted(), window)
        return page_of([_user_row(row) for row in rows], total, window)

    @get("/api/admin/user/classes", guard=USER_ADMIN, summary="The classes that people are in")
    async def get_classes(self, call: Call) -> list[ClassRow]:
        return [ClassRow(each.name, each.users) for each in await self._users.classes()]

    @put("/api/admin/user/edit-user", guard=USER_ADMIN, summary="Change an account")
    async def edit_user(self, call: Call, body: EditUserBody) -> None:
        await self._editing.edit(_user_edit(body), actor=call.actor)

    @post("/api/admin/user/login-code", guard=USER_ADMIN, summary="A one-time code for an account")
    async def make_login_code(self, call: Call, body: LoginCodeBody) -> LoginCode:
        code = await self._login_codes.issue(body.uid, actor=call.actor)
        return LoginCode(code, rules.LOGIN_CODE_S)

    @get("/api/admin/user/sessions", guard=USER_ADMIN, summary="An account's sessions")
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
            for session in await self._sessions.list_open(query.uid, call.viewer)
        ]

    @delete("/api/admin/user/sessions", guard=USER_ADMIN, summary="End one session or all")
    async def delete_sessions(self, call: Call, query: SessionsDeletion) -> None:
        await self._sessions.end_by_staff(query.uid, query.id, actor=call.actor)


def _user_edit(body: EditUserBody) -> UserEdit:
    texts = {
        column: getattr(body, name)
        for column, name in rules.EDITED_TEXTS.items()
        if getattr(body, name) is not UNSET
    }
    return UserEdit(
        uid=body.uid,
        username=body.username.strip(),
        role_id=body.type,
        status=body.status,
        texts=texts,
        new_password=(body.password or "") if body.setNewPwd else None,
        must_change_password=body.mustChangePassword,
    )


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
