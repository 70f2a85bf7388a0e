"""The envelope of every JSON answer (contract 00-conventions §2)."""

from __future__ import annotations

import msgspec
from aiohttp import web

from oj_appliance.errors import ApiError, Language

SUCCESS = 200


class Envelope(msgspec.Struct, omit_defaults=False):
    status: int
    data: object
    msg: str


class Failure(Envelope):
    err: str
    field: str | msgspec.UnsetType


_encode = msgspec.json.Encoder().encode
JSON_TYPE = "application/json"


def success(data: object) -> web.Response:
    """`data` may be a msgspec.Raw: an answer that was encoded before."""
    return _json(Envelope(SUCCESS, data, "success"), 200)


def failure(error: ApiError, language: Language) -> web.Response:
    field = error.field or msgspec.UNSET
    body = Failure(error.status, error.data, error.text(language), error.key, field)
    response = _json(body, error.http)
    if error.http == 503:
        response.headers["Retry-After"] = "2"
    return response


def _json(body: Envelope, http_status: int) -> web.Response:
    return web.Response(
        body=_encode(body), status=http_status, content_type=JSON_TYPE, charset="utf-8"
    )


def language_of(request: web.Request) -> Language:
    """First tag of Accept-Language by weight: zh-CN is Chinese, all others English; no header is
    Chinese (contract 00-conventions §12)."""
    header = request.headers.get("Accept-Language")
    if not header or not header.strip():
        return "zh-CN"
    best, best_weight = "", -1.0
    for part in header.split(","):
        tag, _, parameters = part.strip().partition(";")
        weight = _weight(parameters)
        if tag and weight > best_weight:
            best, best_weight = tag, weight
    return "zh-CN" if best.lower() == "zh-cn" else "en-US"


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
