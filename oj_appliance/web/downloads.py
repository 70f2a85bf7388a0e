"""Sends a file that was made for one call (contract 00-conventions §8)."""

from __future__ import annotations

import asyncio
import os
from typing import IO
from urllib.parse import quote

from aiohttp import web

from oj_appliance.web.endpoint import Call
from oj_appliance.web.headers import add_security_headers

CHUNK = 262_144


async def send_open_file(
    call: Call, file: IO[bytes], name: str, media_type: str
) -> web.StreamResponse:
    """The whole of it from its beginning, as a download of that name, and closes it."""
    try:
        return await _send(call, file, name, media_type)
    finally:
        file.close()


async def _send(call: Call, file: IO[bytes], name: str, media_type: str) -> web.StreamResponse:
    response = web.StreamResponse(
        headers={
            "Content-Type": media_type,
            "Content-Disposition": f"attachment;filename={quote(name, safe='')}",
            **call.reply_headers,
        }
    )
    add_security_headers(response)
    response.content_length = await asyncio.to_thread(file.seek, 0, os.SEEK_END)
    await asyncio.to_thread(file.seek, 0)
    await response.prepare(call.request)
    while chunk := await asyncio.to_thread(file.read, CHUNK):
        await response.write(chunk)
    await response.write_eof()
    return response
