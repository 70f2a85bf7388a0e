"""By which way a request came: the address it was asked by, from where, and what the browser says
of itself. Read only where somebody asks for it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from aiohttp import web

CONFIG_KEY_HEADER = "X-SafeExamBrowser-ConfigKeyHash"
EXAM_KEY_HEADER = "X-SafeExamBrowser-RequestHash"
# What the site's own page says of the browser that it was loaded in.
PAGE_HEADER = "Exam-Page"
PAGE_CONFIG_KEY_HEADER = "Exam-Page-Config-Key"
PAGE_EXAM_KEY_HEADER = "Exam-Page-Exam-Key"


class Hashes(msgspec.Struct, frozen=True):
    """Of a locked browser's keys with the address `url`, which has no fragment; "" where none was
    sent."""

    url: str
    config: str
    exam: str


@dataclass(frozen=True, slots=True)
class Way:
    """`asked` are the hashes that came with the request itself, `page` those that its page was
    given when it was loaded; `site` is scheme and host as the browser names them."""

    address: str
    agent: str
    site: str
    asked: Hashes
    page: Hashes


def way_of(request: web.Request, address: str, trusted_proxy: str) -> Way:
    """`address` is the caller's, as the server believes it."""
    site = site_of(request, trusted_proxy)
    sent = request.headers
    return Way(
        address=address,
        agent=sent.get("User-Agent", "")[:512],
        site=site,
        asked=Hashes(
            url=site + request.raw_path.partition("#")[0],
            config=sent.get(CONFIG_KEY_HEADER, ""),
            exam=sent.get(EXAM_KEY_HEADER, ""),
        ),
        page=Hashes(
            url=sent.get(PAGE_HEADER, ""),
            config=sent.get(PAGE_CONFIG_KEY_HEADER, ""),
            exam=sent.get(PAGE_EXAM_KEY_HEADER, ""),
        ),
    )


def site_of(request: web.Request, trusted_proxy: str) -> str:
    """Scheme and host by which the browser asks, without a slash. Behind the configured proxy that
    proxy's word counts where it gives one: the last entry, as for addresses; from anybody else
    such headers are the caller's own invention."""
    scheme, host = request.scheme, request.host
    if trusted_proxy and request.remote == trusted_proxy:
        scheme = _last(request, "X-Forwarded-Proto") or scheme
        host = _last(request, "X-Forwarded-Host") or host
    return f"{scheme.lower()}://{host.lower()}"


def _last(request: web.Request, name: str) -> str:
    return ",".join(request.headers.getall(name, ())).rpartition(",")[2].strip()[:300]
