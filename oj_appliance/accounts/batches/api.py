"""The administrator's calls about many accounts at once (contract admin.md §3.2)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from oj_appliance.accounts import rules
from oj_appliance.accounts.administration.filter_query import RoleNumber
from oj_appliance.accounts.batches.service import MOST_IN_BATCH, Batches
from oj_appliance.accounts.batches.types import AccountChange, BatchResult, LeftOut
from oj_appliance.errors import BadRequestError, Language, catalogue_phrase
from oj_appliance.web.endpoint import Call, post, put
from oj_appliance.web.guards import USER_ADMIN
from oj_appliance.web.wire import Uid, up_to

USUAL_CODE_HOURS, LONGEST_CODE_HOURS = 2, 24

Uids = Annotated[list[Uid], Meta(min_length=1, max_length=MOST_IN_BATCH)]


class ManyUsersChange(msgspec.Struct, kw_only=True):
    """What is left out stays as it is; null or a blank class is none."""

    uids: Uids
    className: Annotated[str, up_to(rules.LONGEST_CLASS_NAME)] | UnsetType | None = UNSET
    status: Annotated[int, Meta(ge=0, le=1)] | None = None
    type: RoleNumber | None = None


class NewPasswordsBody(msgspec.Struct):
    uids: Uids
    mustChangePassword: bool = True


class LoginCodesBody(msgspec.Struct):
    uids: Uids
    hours: Annotated[int, Meta(ge=1, le=LONGEST_CODE_HOURS)] = USUAL_CODE_HOURS


class LeftOutUser(msgspec.Struct):
    uid: str
    username: str
    err: str
    msg: str


class ManyUsersAnswer(msgspec.Struct):
    """`slipKey` is for login-slips, null where nothing is to be printed."""

    done: int
    unchanged: int
    leftOut: list[LeftOutUser]
    slipKey: str | None


class BatchesApi:
    def __init__(self, batches: Batches) -> None:
        self._batches = batches

    @put("/api/admin/user/edit-users", guard=USER_ADMIN, summary="Change many accounts")
    async def edit_users(self, call: Call, body: ManyUsersChange) -> ManyUsersAnswer:
        class_name = None if body.className is UNSET else (body.className or "").strip()
        change = AccountChange(class_name, body.status, body.type)
        if change == AccountChange():
            raise BadRequestError("http.bad_param", name="className")
        result = await self._batches.change(body.uids, change, call.actor)
        return _answer(result, call.language)

    @post("/api/admin/user/new-passwords", guard=USER_ADMIN, summary="New passwords to print")
    async def make_passwords(self, call: Call, body: NewPasswordsBody) -> ManyUsersAnswer:
        result = await self._batches.new_passwords(
            body.uids, must_change_password=body.mustChangePassword, actor=call.actor
        )
        return _answer(result, call.language)

    @post("/api/admin/user/login-codes", guard=USER_ADMIN, summary="One-time codes to print")
    async def make_login_codes(self, call: Call, body: LoginCodesBody) -> ManyUsersAnswer:
        result = await self._batches.login_codes(body.uids, hours=body.hours, actor=call.actor)
        return _answer(result, call.language)


def _answer(result: BatchResult, language: Language) -> ManyUsersAnswer:
    left_out = [_left_out(each, language) for each in result.left_out]
    return ManyUsersAnswer(result.done, result.unchanged, left_out, result.slip_key)


def _left_out(each: LeftOut, language: Language) -> LeftOutUser:
    words = catalogue_phrase(each.err).text(language)
    return LeftOutUser(each.uid, each.username, each.err, words)
