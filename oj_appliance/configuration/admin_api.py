"""The administrator's calls about the website configuration (contract admin.md §7)."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.clock import Clock, wire_time
from oj_appliance.configuration.codes import new_code
from oj_appliance.configuration.edits import given_values
from oj_appliance.configuration.rules import LONGEST_NAMES, check_site_name, check_timezone
from oj_appliance.configuration.service import WEB, Configuration
from oj_appliance.configuration.types import WebsiteConfig
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import SYSTEM_INFO
from oj_appliance.web.wire import Moment, Time, read_moment

INVITE_CODE_LENGTH = 6  # contract account.md, get-register-code

# The page loads pictures from its own server alone.
_OWN = re.compile(r"/(?!/)\S*")
_OUTSIDE = re.compile(r"https?://\S+")
ADDRESSES = {
    **dict.fromkeys(("image1", "image2", "image3"), (_OWN,)),
    **dict.fromkeys(("addr1", "addr2", "addr3", "recordUrl", "projectUrl"), (_OWN, _OUTSIDE)),
    **dict.fromkeys(("baseUrl", "quotationUrl"), (_OUTSIDE,)),
}

Text = Annotated[str, Meta(max_length=255)]


class AdminWebsiteConfig(WebsiteConfig, kw_only=True):
    registerMode: str
    inviteCode: str
    quotationUrl: str
    gmtModified: Time


class AdminWebsiteBody(msgspec.Struct, kw_only=True):
    """A field that is left out keeps its value."""

    baseUrl: Text | None = None
    name: Text | None = None
    shortName: Text | None = None
    description: Text | None = None
    register: bool | None = None
    recordName: Text | None = None
    recordUrl: Text | None = None
    projectName: Text | None = None
    projectUrl: Text | None = None
    openAiChat: bool | None = None
    visible1: bool | None = None
    visible2: bool | None = None
    visible3: bool | None = None
    visible4: bool | None = None
    image1: Text | None = None
    image2: Text | None = None
    image3: Text | None = None
    addr1: Text | None = None
    addr2: Text | None = None
    addr3: Text | None = None
    timezone: Text | None = None
    language: Literal["zh-CN", "en-US"] | None = None
    firstLanguage: Text | None = None
    registerMode: Literal["email", "invite"] | None = None
    inviteCode: Text | None = None
    quotationUrl: Text | None = None
    gmtModified: Moment | None = None


class AdminConfigurationApi:
    def __init__(self, configuration: Configuration, clock: Clock) -> None:
        self._configuration = configuration
        self._clock = clock

    @get("/api/admin/config/get-web-config", guard=SYSTEM_INFO, summary="The website's settings")
    async def get_web_config(self, call: Call) -> AdminWebsiteConfig:
        if not self._configuration.registration.inviteCode:
            now = self._clock.now_ms()
            code = new_code(INVITE_CODE_LENGTH)
            await self._configuration.make_invite_code(code, now=now)
        website = msgspec.structs.asdict(self._configuration.website)
        registration = msgspec.structs.asdict(self._configuration.registration)
        quotation = msgspec.structs.asdict(self._configuration.quotation)
        modified = wire_time(self._configuration.last_edit(WEB).at)
        return AdminWebsiteConfig(**website, **registration, **quotation, gmtModified=modified)

    @put("/api/admin/config/set-web-config", guard=SYSTEM_INFO, summary="Set the website")
    async def set_web_config(self, call: Call, body: AdminWebsiteBody) -> None:
        values = given_values(body)
        _check(body)
        await self._configuration.change(
            WEB,
            values,
            call.actor,
            read_at=read_moment("gmtModified", body.gmtModified),
            now=self._clock.now_ms(),
        )


def _check(body: AdminWebsiteBody) -> None:
    """Raises ApiError content.empty, content.too_long, setup.bad_timezone, param.bad, and
    http.bad_param for an address of a wrong kind."""
    for field in LONGEST_NAMES:
        text = getattr(body, field)
        if text is not None:
            check_site_name(field, text)
    if body.timezone is not None:
        check_timezone(body.timezone)
    for field, kinds in ADDRESSES.items():
        address = getattr(body, field)
        if address and not any(kind.fullmatch(address) for kind in kinds):
            raise BadRequestError("http.bad_param", name=field)
    if body.inviteCode is not None and len(body.inviteCode) != INVITE_CODE_LENGTH:
        raise ApiError("param.bad")
