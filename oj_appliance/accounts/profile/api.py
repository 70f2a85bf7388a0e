"""Calls about one's own account (contract account.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.accounts import change_words, rules
from oj_appliance.accounts.api import ChangeAccount, UserInfo, user_info
from oj_appliance.accounts.profile.avatars import Avatars
from oj_appliance.accounts.profile.service import Profiles
from oj_appliance.accounts.types import OwnChange, Profile
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.files.pictures import IMAGE_EXTENSIONS
from oj_appliance.mail.rules import LONGEST_ADDRESS
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.uploads import NoFields, Upload
from oj_appliance.web.wire import up_to

Field = Annotated[str, Meta(max_length=rules.LONGEST_LOGIN_FIELD)]
Address = Annotated[str, Meta(max_length=LONGEST_ADDRESS)]


class EmailQuery(msgspec.Struct):
    email: Address


class MobileQuery(msgspec.Struct):
    mobile: Field


class MobileCode(msgspec.Struct):
    required: bool


class ChangeEmailBody(msgspec.Struct):
    password: Field = ""
    newEmail: Address = ""
    code: Field | None = None


class ChangeMobileBody(msgspec.Struct):
    password: Field = ""
    newMobile: Field = ""
    code: Field | None = None


class ChangeUserInfoBody(msgspec.Struct):
    """What is left out becomes empty."""

    realname: Annotated[str, up_to(rules.PROFILE_LIMITS["realname"])] | None = None
    nickname: Annotated[str, up_to(rules.PROFILE_LIMITS["nickname"])] | None = None
    signature: Annotated[str, up_to(rules.PROFILE_LIMITS["signature"])] | None = None
    blog: Annotated[str, up_to(rules.PROFILE_LIMITS["blog"])] | None = None
    github: Annotated[str, up_to(rules.PROFILE_LIMITS["github"])] | None = None
    school: Annotated[str, up_to(rules.PROFILE_LIMITS["school"])] | None = None
    number: Annotated[str, up_to(rules.PROFILE_LIMITS["number"])] | None = None
    cfUsername: Annotated[str, up_to(rules.PROFILE_LIMITS["cfUsername"])] | None = None
    gender: Annotated[str, up_to(20)] | None = None
    course: Annotated[str, up_to(rules.PROFILE_LIMITS["course"])] | None = None


class ProfileApi:
    def __init__(self, profiles: Profiles, avatars: Avatars) -> None:
        self._profiles = profiles
        self._avatars = avatars

    @get(
        "/api/get-change-email-code",
        guard=LOGIN,
        summary="Send a code to my new address",
        has_effect=True,
    )
    async def get_change_email_code(self, call: Call, query: EmailQuery) -> None:
        await self._profiles.send_email_code(call.viewer, query.email, call.language)

    @post("/api/change-email", guard=LOGIN, summary="Change my address")
    async def change_email(self, call: Call, body: ChangeEmailBody) -> ChangeAccount:
        change = await self._profiles.change_email(
            call.viewer, body.password, body.newEmail, body.code or "", call.ip
        )
        return await self._told(call, change, change_words.EMAIL)

    @get("/api/get-change-mobile-code", guard=LOGIN, summary="Does a new number need a code")
    async def get_change_mobile_code(self, call: Call, query: MobileQuery) -> MobileCode:
        await self._profiles.check_new_mobile(call.viewer, query.mobile)
        return MobileCode(required=False)

    @post("/api/change-mobile", guard=LOGIN, summary="Change my mobile number")
    async def change_mobile(self, call: Call, body: ChangeMobileBody) -> ChangeAccount:
        change = await self._profiles.change_mobile(
            call.viewer, body.password, body.newMobile, call.ip
        )
        return await self._told(call, change, change_words.MOBILE)

    @post("/api/change-userInfo", guard=LOGIN, summary="Change my profile")
    async def change_user_info(self, call: Call, body: ChangeUserInfoBody) -> UserInfo:
        profile = Profile(
            realname=body.realname,
            nickname=body.nickname,
            signature=body.signature,
            blog=body.blog,
            github=body.github,
            school=body.school,
            number=body.number,
            cf_username=body.cfUsername,
            gender=rules.DEFAULT_GENDER if body.gender is None else body.gender,
            course=body.course,
        )
        account = await self._profiles.change_profile(call.viewer, profile)
        return user_info(account, call.viewer.permissions)

    @post(
        "/api/file/upload-avatar",
        guard=LOGIN,
        summary="Change my picture",
        largest_upload=rules.LARGEST_AVATAR,
        part="image",
    )
    async def upload_avatar(self, call: Call, upload: Upload[NoFields]) -> UserInfo:
        if upload.extension not in IMAGE_EXTENSIONS:
            raise ApiError("file.bad_type")
        await self._avatars.change(call.viewer.account_id, upload.path)
        account = await self._profiles.find(call.viewer.account_id)
        return user_info(account, call.viewer.permissions)

    async def _told(
        self, call: Call, change: OwnChange, words: tuple[Phrase, Phrase]
    ) -> ChangeAccount:
        code, sentence = change_words.told(change, words, call.language)
        info = None
        if change.is_changed:
            account = await self._profiles.find(call.viewer.account_id)
            info = user_info(account, call.viewer.permissions)
        return ChangeAccount(code, sentence, info)
