"""Exchanges as the contract writes them (ai.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.assistant.types import AiAction, Exchange, State
from oj_appliance.clock import wire_time
from oj_appliance.web.wire import Time


class OwnExchange(msgspec.Struct, kw_only=True):
    id: int
    action: AiAction
    state: State
    problemId: str | None
    title: str | None
    submitId: int | None
    answer: str
    gmtCreate: Time


class ExchangeRow(msgspec.Struct, kw_only=True):
    """`ms`: how long the answer took."""

    id: int
    uid: str
    username: str
    action: AiAction
    state: State
    problemId: str | None
    title: str | None
    submitId: int | None
    model: str
    ms: int
    gmtCreate: Time


class WholeExchange(ExchangeRow, kw_only=True):
    asked: str
    answer: str


def own_exchange(each: Exchange) -> OwnExchange:
    return OwnExchange(
        id=each.id,
        action=each.action,
        state=each.state,
        problemId=each.pid,
        title=each.title,
        submitId=each.submission_id,
        answer=each.answer,
        gmtCreate=wire_time(each.created_at),
    )


def exchange_row(each: Exchange) -> ExchangeRow:
    return ExchangeRow(**_row(each))


def whole_exchange(each: Exchange) -> WholeExchange:
    return WholeExchange(**_row(each), asked=each.asked or "", answer=each.answer)


def _row(each: Exchange) -> dict[str, Any]:
    return {
        "id": each.id,
        "uid": each.uid,
        "username": each.username,
        "action": each.action,
        "state": each.state,
        "problemId": each.pid,
        "title": each.title,
        "submitId": each.submission_id,
        "model": each.model,
        "ms": each.ms,
        "gmtCreate": wire_time(each.created_at),
    }
