"""Calls of the back-office about the AI helper (contract ai.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.assistant import rules, wire
from oj_appliance.assistant.office.service import AssistantOffice
from oj_appliance.assistant.settings import AssistantSettings
from oj_appliance.assistant.types import AiAction, AssistantConfig, Wanted
from oj_appliance.clock import Clock, wire_time
from oj_appliance.configuration.edits import given_values
from oj_appliance.errors import ApiError
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import ROOT, STAFF
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Moment, Time, read_moment

LONGEST_TOLD = 200  # of what the service answers when it is tried


class AssistantConfigShown(AssistantConfig, frozen=True, kw_only=True):
    gmtModified: Time


class AssistantConfigBody(msgspec.Struct, kw_only=True):
    """A field that is left out keeps its value, and so does a key of stars."""

    baseUrl: Annotated[str, Meta(max_length=rules.LONGEST_ADDRESS)] | None = None
    apiKey: Annotated[str, Meta(max_length=rules.LONGEST_KEY)] | None = None
    model: Annotated[str, Meta(max_length=rules.LONGEST_MODEL)] | None = None
    perMinute: Int | None = None
    perDay: Int | None = None
    sitePerDay: Int | None = None
    maxTokens: Int | None = None
    connectSeconds: Int | None = None
    firstSeconds: Int | None = None
    idleSeconds: Int | None = None
    wholeSeconds: Int | None = None
    gmtModified: Moment | None = None


class AssistantTrial(msgspec.Struct):
    """`msg`: what the service answered, or why it did not; `ms` until then."""

    ok: bool
    msg: str
    ms: int


class AssistantRule(msgspec.Struct):
    rule: str
    gmtModified: Time


class AssistantRuleBody(msgspec.Struct, kw_only=True):
    rule: Annotated[str, Meta(max_length=rules.LONGEST_RULE)]
    gmtModified: Moment | None = None


class ExchangesQuery(PageQuery, kw_only=True):
    """`keyword`: part of a username."""

    limit: Int = rules.OFFICE_PAGE_LIMIT
    keyword: Annotated[str, Meta(max_length=100)] = ""
    action: AiAction | None = None


class ExchangeQuery(msgspec.Struct):
    id: Id


class AssistantOfficeApi:
    def __init__(self, settings: AssistantSettings, office: AssistantOffice, clock: Clock) -> None:
        self._settings = settings
        self._office = office
        self._clock = clock

    @get("/api/admin/config/get-ai-config", guard=ROOT, summary="Which service the AI helper asks")
    async def get_ai_config(self, call: Call) -> AssistantConfigShown:
        values = msgspec.structs.asdict(self._settings.config)
        if values["apiKey"]:
            values["apiKey"] = rules.HIDDEN_KEY
        return AssistantConfigShown(**values, gmtModified=wire_time(self._settings.edited_at))

    @put("/api/admin/config/set-ai-config", guard=ROOT, summary="Choose the AI helper's service")
    async def set_ai_config(self, call: Call, body: AssistantConfigBody) -> None:
        read_at = read_moment("gmtModified", body.gmtModified)
        await self._settings.change(given_values(body), call.actor, read_at=read_at)

    @post("/api/admin/config/test-ai", guard=ROOT, summary="Try the AI helper's service")
    async def test_ai(self, call: Call) -> AssistantTrial:
        began = self._clock.monotonic()
        try:
            told, is_good = await self._office.try_service(), True
        except ApiError as error:
            told, is_good = error.text(call.language), False
        took_ms = round((self._clock.monotonic() - began) * 1000)
        return AssistantTrial(is_good, told[:LONGEST_TOLD], took_ms)

    @get("/api/admin/ai/rule", guard=STAFF, summary="What teachers want of the AI helper")
    async def get_ai_rule(self, call: Call) -> AssistantRule:
        settings = self._settings
        return AssistantRule(settings.rule, wire_time(settings.rule_edited_at))

    @put("/api/admin/ai/rule", guard=STAFF, summary="Say what the AI helper may and may not")
    async def put_ai_rule(self, call: Call, body: AssistantRuleBody) -> None:
        read_at = read_moment("gmtModified", body.gmtModified)
        await self._settings.change_rule(body.rule, call.actor, read_at=read_at)

    @get("/api/admin/ai/exchanges", guard=STAFF, summary="What was asked of the AI helper")
    async def get_ai_exchanges(self, call: Call, query: ExchangesQuery) -> Page[wire.ExchangeRow]:
        window = query.window(rules.OFFICE_PAGE_LIMIT)
        wanted = Wanted(query.keyword.strip(), query.action)
        found, total = await self._office.page(wanted, window)
        return page_of([wire.exchange_row(each) for each in found], total, window)

    @get("/api/admin/ai/exchange", guard=STAFF, summary="One question with its answer")
    async def get_ai_exchange(self, call: Call, query: ExchangeQuery) -> wire.WholeExchange:
        return wire.whole_exchange(await self._office.exchange(query.id))
