"""How the Contest API refuses: a status of HTTP, and why (contract clics.md §3)."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from aiohttp import web

from oj_appliance.errors import ApiError, Language
from oj_appliance.web.headers import add_security_headers

JSON = "application/json"
_encode = msgspec.json.Encoder().encode


class Refusal(msgspec.Struct):
    """`code` is the status of HTTP."""

    code: int
    message: str


class ClicsError(ApiError):
    """A refusal whose status is that of HTTP."""

    def __init__(self, key: str, http: int) -> None:
        super().__init__(key)
        self.http = http


def refused(error: ApiError, language: Language) -> web.Response:
    """A rule that the site refuses by on 200 is refused here by its own status."""
    code = error.status if error.http == HTTPStatus.OK else error.http
    response = web.Response(
        body=_encode(Refusal(code, error.text(language))), status=code, content_type=JSON
    )
    if code == HTTPStatus.UNAUTHORIZED:
        response.headers["WWW-Authenticate"] = 'Basic realm="clics", charset="UTF-8"'
    if code == HTTPStatus.SERVICE_UNAVAILABLE:
        response.headers["Retry-After"] = "10"
    add_security_headers(response)
    return response
