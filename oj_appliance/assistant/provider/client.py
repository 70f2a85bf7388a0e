"""One call to the chat service that root has named. Its connection lives as long as the answer is
wanted and no longer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing

import aiohttp
import msgspec

from oj_appliance.assistant.provider.reading import LARGEST_ANSWER, AnswerReader
from oj_appliance.assistant.types import AssistantConfig, Message
from oj_appliance.errors import ApiError

log = logging.getLogger(__name__)

_TOO_MANY = 429
_KEY_REFUSED = (401, 403)
_OK = 200
PATH = "/chat/completions"


async def stream(
    config: AssistantConfig, key: str, messages: Sequence[Message]
) -> AsyncGenerator[str]:
    """The answer's text piece by piece. To end it ends the connection. Raises ApiError: a key of
    contract ai.md. The time for all of it is the caller's."""
    try:
        async with _session(config) as session, _call(session, config, key, messages) as response:
            _check(response)
            async with aclosing(_pieces(response, config)) as pieces:
                async for piece in pieces:
                    yield piece
    except TimeoutError as error:
        # The connection's too: aiohttp's is both.
        connects = isinstance(error, aiohttp.ConnectionTimeoutError)
        raise ApiError("ai.unreachable" if connects else "ai.timeout") from error
    except (aiohttp.ClientPayloadError, aiohttp.ServerDisconnectedError) as error:
        raise ApiError("ai.broke_off") from error
    except aiohttp.ClientConnectionError as error:
        log.warning("the AI service cannot be reached", extra={"reason": type(error).__name__})
        raise ApiError("ai.unreachable") from error
    except (aiohttp.ClientError, ValueError) as error:
        raise ApiError("ai.garbled") from error


def _session(config: AssistantConfig) -> aiohttp.ClientSession:
    """Nothing of another call, of the environment or of a cookie goes into it."""
    return aiohttp.ClientSession(
        connector=aiohttp.TCPConnector(limit=1, force_close=True),
        cookie_jar=aiohttp.DummyCookieJar(),
        timeout=aiohttp.ClientTimeout(
            total=None,
            connect=config.connectSeconds,
            sock_read=max(config.firstSeconds, config.idleSeconds),
        ),
        auto_decompress=False,
        trust_env=False,
    )


def _call(
    session: aiohttp.ClientSession, config: AssistantConfig, key: str, messages: Sequence[Message]
) -> aiohttp.client._RequestContextManager:
    headers = {
        "Content-Type": "application/json",
        "Accept": "text/event-stream",
        "Accept-Encoding": "identity",
        "User-Agent": "OJ",
    }
    if key:
        headers["Authorization"] = f"Bearer {key}"
    body = {
        "model": config.model,
        "messages": [{"role": each.role, "content": each.content} for each in messages],
        "max_tokens": config.maxTokens,
        "stream": True,
    }
    return session.post(
        config.baseUrl + PATH,
        data=msgspec.json.encode(body),
        headers=headers,
        # Whoever answers could send us on to any address of the school's network.
        allow_redirects=False,
    )


def _check(response: aiohttp.ClientResponse) -> None:
    """Raises ai.refused_key, ai.upstream_busy, ai.upstream_failed, ai.garbled. What the service
    says of it is told to nobody: it may quote what it was sent, key and all."""
    if response.status in _KEY_REFUSED:
        raise ApiError("ai.refused_key")
    if response.status == _TOO_MANY:
        raise ApiError("ai.upstream_busy")
    if response.status != _OK:
        raise ApiError("ai.upstream_failed", n=response.status)
    if response.headers.get("Content-Encoding", "identity") != "identity":
        raise ApiError("ai.garbled")


async def _pieces(response: aiohttp.ClientResponse, config: AssistantConfig) -> AsyncGenerator[str]:
    reader = AnswerReader()
    if response.content_type == "application/json":
        for piece in reader.whole(await _whole_body(response)):
            yield piece
    else:
        wait_s = config.firstSeconds
        while not reader.is_whole:
            async with asyncio.timeout(wait_s):
                chunk = await response.content.readany()
            wait_s = config.idleSeconds
            for piece in reader.feed(chunk) if chunk else reader.end():
                yield piece
            if not chunk:
                break
    if not reader.is_whole:
        raise ApiError("ai.broke_off")
    if reader.is_cut:
        raise ApiError("ai.cut")


async def _whole_body(response: aiohttp.ClientResponse) -> bytes:
    """Raises ai.cut."""
    received = bytearray()
    while chunk := await response.content.readany():
        received += chunk
        if len(received) > LARGEST_ANSWER:
            raise ApiError("ai.cut")
    return bytes(received)
