"""The call that hands out the OpenAPI document."""

from __future__ import annotations

import hashlib
from functools import cached_property

import msgspec
from aiohttp import web

from oj_appliance.web.endpoint import Call, Endpoint, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.openapi import document


class OpenApiApi:
    """`endpoints` may still grow until the first call: it names this call too."""

    def __init__(self, endpoints: list[Endpoint]) -> None:
        self._endpoints = endpoints

    @get(
        "/api/openapi.json",
        guard=GUEST,
        summary="This document",
        open_before_setup=True,
        answers="application/json",
    )
    async def get_openapi(self, call: Call) -> web.Response:
        headers = {"ETag": self._etag, "Cache-Control": "no-cache"}
        if call.header("If-None-Match") == self._etag:
            return web.Response(status=304, headers=headers)
        return web.Response(body=self._body, content_type="application/json", headers=headers)

    @cached_property
    def _body(self) -> bytes:
        return msgspec.json.encode(document(self._endpoints))

    @cached_property
    def _etag(self) -> str:
        return f'"{hashlib.sha256(self._body).hexdigest()[:32]}"'
