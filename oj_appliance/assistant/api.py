"""What people ask (contract ai.md): four calls that answer as a stream, and one's own so far."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Annotated

import msgspec
from aiohttp import web

from oj_appliance.assistant import wire
from oj_appliance.assistant.rules import PAGE_LIMIT
from oj_appliance.assistant.service import Assistant
from oj_appliance.assistant.types import AiAction, Question
from oj_appliance.errors import ApiError
from oj_appliance.web.endpoint import Call, Handler, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.headers import add_security_headers
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id

EVENTS = "text/event-stream"
# For a reader that takes nothing of what it is sent.
WRITE_S = 20


class ProblemQuestion(msgspec.Struct):
    """`pid`: display id, or number."""

    pid: Annotated[str, msgspec.Meta(min_length=1, max_length=50)]


class SubmissionQuestion(msgspec.Struct):
    submitId: Id


def _asks(name: str, summary: str) -> Callable[[Handler], Handler]:
    """One of the four calls: each costs something, and answers as a stream."""
    path = f"/api/ai/{name}"
    return get(path, guard=LOGIN, summary=summary, has_effect=True, answers=EVENTS)


class AssistantApi:
    def __init__(self, assistant: Assistant) -> None:
        self._assistant = assistant

    @_asks("explain-problem", "What a problem asks, explained")
    async def explain_problem(self, call: Call, query: ProblemQuestion) -> web.StreamResponse:
        asked = await self._assistant.about_problem(call.viewer, query.pid, call.language)
        return await self._send(call, asked)

    @_asks("explain-ce", "Why one's own code does not compile")
    async def explain_ce(self, call: Call, query: SubmissionQuestion) -> web.StreamResponse:
        return await self._about_submission(call, AiAction.EXPLAIN_CE, query.submitId)

    @_asks("provide-idea", "An idea for one's own code")
    async def provide_idea(self, call: Call, query: SubmissionQuestion) -> web.StreamResponse:
        return await self._about_submission(call, AiAction.PROVIDE_IDEA, query.submitId)

    @_asks("perfect-code", "What could be better in one's own code")
    async def perfect_code(self, call: Call, query: SubmissionQuestion) -> web.StreamResponse:
        return await self._about_submission(call, AiAction.PERFECT_CODE, query.submitId)

    @get("/api/ai/own-exchanges", guard=LOGIN, summary="What one has asked the AI helper")
    async def get_own_exchanges(self, call: Call, query: PageQuery) -> Page[wire.OwnExchange]:
        window = query.window(PAGE_LIMIT)
        found, total = await self._assistant.own_exchanges(call.viewer, window)
        return page_of([wire.own_exchange(each) for each in found], total, window)

    async def _about_submission(
        self, call: Call, action: AiAction, submission_id: int
    ) -> web.StreamResponse:
        asked = await self._assistant.about_submission(
            call.viewer, action, submission_id, call.language
        )
        return await self._send(call, asked)

    async def _send(self, call: Call, question: Question) -> web.StreamResponse:
        """What fails before the first word is an answer like any other call's."""
        request = call.request

        def is_gone() -> bool:
            return request.transport is None or request.transport.is_closing()

        async with aclosing(self._assistant.answer(call.viewer, question, is_gone)) as pieces:
            first = await anext(pieces)
            response = web.StreamResponse(headers={"Content-Type": EVENTS, **call.reply_headers})
            # No proxy may gather what is told word by word.
            response.headers["X-Accel-Buffering"] = "no"
            response.headers["Cache-Control"] = "no-cache, no-store"
            add_security_headers(response)
            await response.prepare(request)
            try:
                await _write_all(response, first, pieces)
            except ApiError as error:
                told = {"key": error.key, "message": error.text(call.language)}
                await _write(response, {"error": told})
            await response.write(b"data: [DONE]\n\n")
            await response.write_eof()
        return response


async def _write_all(response: web.StreamResponse, first: str, pieces: AsyncGenerator[str]) -> None:
    await _write(response, first)
    async for piece in pieces:
        await _write(response, piece)


async def _write(response: web.StreamResponse, told: str | dict[str, object]) -> None:
    """A piece of the answer, "" for a sign of life, or another message. Raises ConnectionError."""
    if isinstance(told, str):
        told = (
            {"id": "answer", "choices": [{"index": 0, "delta": {"content": told}}]} if told else {}
        )
    data = b"data: " + msgspec.json.encode(told) if told else b": ping"
    try:
        async with asyncio.timeout(WRITE_S):
            await response.write(data + b"\n\n")
    except TimeoutError as error:
        raise ConnectionResetError from error
