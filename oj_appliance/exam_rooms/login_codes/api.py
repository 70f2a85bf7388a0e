"""The call that makes a login code for a student in an exam (contract timedwork.md §11.3)."""

from __future__ import annotations

import msgspec

from oj_appliance.accounts import rules
from oj_appliance.exam_rooms.login_codes.service import ExamLoginCodes
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Uid


class ExamLoginCodeBody(msgspec.Struct):
    tid: Id
    uid: Uid


class ExamLoginCode(msgspec.Struct):
    """`expires` in seconds."""

    code: str
    expires: int


class ExamLoginCodesApi:
    def __init__(self, codes: ExamLoginCodes) -> None:
        self._codes = codes

    @post("/api/admin/exam/login-code", guard=STAFF, summary="Lets one student in once")
    async def make_exam_login_code(self, call: Call, body: ExamLoginCodeBody) -> ExamLoginCode:
        code = await self._codes.issue(call.actor, body.tid, body.uid)
        return ExamLoginCode(code, rules.EXAM_CODE_S)
