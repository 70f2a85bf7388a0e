"""Turns the registry into an aiohttp application: one middleware from request to envelope."""

from __future__ import annotations

import contextvars
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus

from aiohttp import web

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError, GuardError, Language
from oj_appliance.storage.room import may_write
from oj_appliance.web import headers
from oj_appliance.web.endpoint import Call, Endpoint, EndpointOptions
from oj_appliance.web.envelope import failure, language_of, success
from oj_appliance.web.guards import (
    GUEST_VIEWER,
    Authenticate,
    Authenticated,
    Previewed,
    Viewer,
)
from oj_appliance.web.metrics import Metrics
from oj_appliance.web.pages import PageShell
from oj_appliance.web.slow_calls import SlowCalls
from oj_appliance.web.uploads import ADMISSION, Admission

log = logging.getLogger(__name__)
_started = secrets.token_hex(3)
_requests = itertools.count(1)
request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="")


def next_request_id() -> str:
    """Twelve characters: six of this start of the server, six that count."""
    return f"{_started}{next(_requests) & 0xFFFFFF:06x}"


Refuses = Callable[[ApiError, Language], web.Response]
# Of a caller's call before it is made: raises ApiError where it is shut for them now.
Gate = Callable[[Call, EndpointOptions], Awaitable[None]]
# Why the session of a token was ended: a key of the catalogue, "" for no reason of its own.
EndedFor = Callable[[str], Awaitable[str]]

IGNORES_TOKEN = ("/api/login", "/api/admin/login")


@dataclass(frozen=True)
class WebParts:
    """What the web layer needs from the rest, passed in by app.py. `seen` is told of every call:
    whose it is, and from which address; `before_change` is awaited before each that may write."""

    endpoints: list[Endpoint]
    authenticate: Authenticate
    ended_for: EndedFor
    previewed: Previewed
    tried_as: Previewed
    gate: Gate
    seen: Callable[[Viewer, str], None]
    before_change: Callable[[], Awaitable[None]]
    setup_is_needed: Callable[[], bool]
    page_shell: PageShell
    admission: Admission
    disk_is_full: Callable[[], bool]
    metrics: Metrics
    slow_calls: SlowCalls
    secure_address: Callable[[web.Request], str | None]
    trusted_proxy: str
    clock: Clock


def build_application(parts: WebParts) -> web.Application:
    application = web.Application(middlewares=[_outermost(parts)], client_max_size=0)
    application[ADMISSION] = parts.admission
    for endpoint in parts.endpoints:
        application.router.add_route(
            endpoint.options.method, endpoint.options.path, _handler(endpoint, parts)
        )
    known_paths = {endpoint.options.path for endpoint in parts.endpoints}
    application.router.add_route("*", "/api/{tail:.*}", _unknown_call(known_paths))
    for prefix, refuses in _other_protocols(parts.endpoints).items():
        path = f"/{prefix}/{{tail:.*}}"
        application.router.add_route("*", path, _unknown_of_protocol(refuses))
    parts.page_shell.add_routes(application.router)
    return application


def _unknown_call(known_paths: set[str]) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def refuse(request: web.Request) -> web.Response:
        raise _not_allowed() if request.path in known_paths else _not_found()

    return refuse


def _other_protocols(endpoints: list[Endpoint]) -> dict[str, Refuses]:
    """By the first part of their paths: what answers for itself there is never a page."""
    calls = [endpoint.options for endpoint in endpoints]
    return {it.path.split("/")[1]: it.refuses for it in calls if it.refuses is not failure}


def _unknown_of_protocol(refuses: Refuses) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def refuse(request: web.Request) -> web.Response:
        error = _not_found() if request.method == "GET" else _not_allowed()
        return refuses(error, language_of(request))

    return refuse


def _outermost(parts: WebParts) -> Callable[..., Awaitable[web.StreamResponse]]:
    @web.middleware
    async def outermost(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        number = next_request_id()
        token = request_id.set(number)
        began = time.monotonic()
        try:
            response = _led_on(parts.secure_address(request)) or await _answer(request, handler)
        finally:
            request_id.reset(token)
        if not response.prepared:
            headers.add_security_headers(response)
            response.headers["X-Request-Id"] = number
            if request.path.startswith("/api"):
                response.headers["X-Page-Build"] = parts.page_shell.build
                response.headers["X-Server-Time"] = str(parts.clock.now_ms())
                headers.give_client_cookie(request, response)
        _log_slow(request, response.status, time.monotonic() - began)
        return response

    return outermost


def _led_on(address: str | None) -> web.Response | None:
    """To https, for this time: what staff switch on they may switch off again."""
    if address is None:
        return None
    return web.Response(status=HTTPStatus.TEMPORARY_REDIRECT, headers={"Location": address})


async def _answer(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    language = language_of(request)
    try:
        if request.method == "OPTIONS" and request.path.startswith("/api"):
            return web.Response()
        return await handler(request)
    except ApiError as error:
        response = failure(error, language)
        if error.http in (401, 403):
            response.headers["Url-Type"] = url_type(request.path)
        return response
    except web.HTTPMethodNotAllowed:
        return failure(_not_allowed(), language)
    except web.HTTPNotFound:
        return failure(_not_found(), language)
    except web.HTTPException as other:
        if other.status < HTTPStatus.BAD_REQUEST:
            raise
        return failure(BadRequestError("http.bad_param", name="request"), language)
    except ConnectionError:
        raise
    except Exception:
        log.exception("request failed", extra={"path": request.path, "method": request.method})
        return failure(_broken(), language)


def _not_allowed() -> ApiError:
    return BadRequestError("http.method")


def _not_found() -> ApiError:
    error = ApiError("http.not_found")
    error.http = 404
    return error


def _broken() -> ApiError:
    error = ApiError("http.server")
    error.http = 500
    return error


def _log_slow(request: web.Request, status: int, seconds: float) -> None:
    level = logging.INFO if request.path.startswith("/api") else logging.DEBUG
    log.log(
        level,
        "request",
        extra={
            "method": request.method,
            "path": request.path,
            "status": status,
            "ms": round(seconds * 1000, 1),
        },
    )


def url_type(path: str) -> str:
    """admin when the second segment is admin (contract 00-conventions §2.1)."""
    segments = path.split("/")
    return "admin" if len(segments) > 2 and segments[2] == "admin" else "general"


def _handler(
    endpoint: Endpoint, parts: WebParts
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    options = endpoint.options
    # Sockets, files on their way up and down: they last as long as who is at the other end.
    is_as_slow_as_its_reader = endpoint.answers_itself or endpoint.reads == "upload"

    async def handle(request: web.Request) -> web.StreamResponse:
        began = time.monotonic()
        response = await answer(request)
        seconds = time.monotonic() - began
        parts.metrics.observe(endpoint.name, response.status, seconds)
        if not is_as_slow_as_its_reader:
            parts.slow_calls.saw(f"{options.method} {options.path}", seconds)
        return response

    async def answer(request: web.Request) -> web.StreamResponse:
        received_at = parts.clock.now_ms()
        if options.has_effect:
            headers.refuse_other_sites(request)
        if not options.open_before_setup and parts.setup_is_needed():
            raise ApiError("setup.needed")
        who, token_was_sent = await _authenticate(request, parts.authenticate)
        if endpoint.opened_by is not None and not token_was_sent:
            who = Authenticated(await endpoint.opened_by(request) or GUEST_VIEWER)
        reply_headers: dict[str, str] = {}
        if who.new_token is not None:
            reply_headers = {
                headers.REFRESH_HEADER: who.new_token,
                headers.TOKEN_HEADER: who.new_token,
            }
        call = Call(
            viewer=who.viewer,
            language=language_of(request),
            client=headers.client_of(request),
            ip=address_of(request, parts.trusted_proxy),
            request=request,
            received_at=received_at,
            reply_headers=reply_headers,
            trusted_proxy=parts.trusted_proxy,
        )
        parts.seen(who.viewer, call.ip)
        try:
            call.viewer = _seen_as(request, options, who.viewer, parts)
            if token_was_sent and who.viewer.is_guest and options.guard.needs_login:
                await _refuse_ended(request, parts.ended_for)
            options.guard.check(call.viewer, token_was_sent=token_was_sent)
            if (
                options.guard.needs_login
                and who.viewer.must_change_password
                and not options.open_with_old_password
            ):
                raise GuardError("account.must_change_password")
            await parts.gate(call, options)
            # What is left on a full disk is kept for those who can make room. Each request says so
            # anew: those of one connection share a task.
            is_kept = parts.disk_is_full() and not options.open_on_full_disk
            may_write.set(who.viewer.is_staff or not is_kept)
            if options.has_effect:
                await parts.before_change()
            data = await endpoint.invoke(call)
            response = data if isinstance(data, web.StreamResponse) else success(data)
        except ApiError as error:  # a refresh is delivered on failing calls too
            response = options.refuses(error, call.language)
            if error.http in (401, 403):
                response.headers["Url-Type"] = url_type(request.path)
        if not response.prepared:
            response.headers.update(call.reply_headers)
            if call.reply_headers:
                response.headers["Access-Control-Expose-Headers"] = headers.EXPOSED
        return response

    return handle


def _seen_as(
    request: web.Request, options: EndpointOptions, viewer: Viewer, parts: WebParts
) -> Viewer:
    """In a preview of a contest what reads of it is answered as to a participant, and nothing is
    written, whoever asks; in a dry run of a timed work the caller is a student. Raises
    contest.preview_ended, contest.preview_no_writes, timedwork.missing."""
    dry_run = request.headers.get(headers.DRY_RUN_HEADER, "")
    if dry_run:
        return parts.tried_as(viewer, dry_run)
    key = request.headers.get(headers.PREVIEW_HEADER, "")
    if not key:
        return viewer
    participant = parts.previewed(viewer, key)
    if options.previewed:
        return participant
    if options.has_effect:
        raise ApiError("contest.preview_no_writes", status=403)
    return viewer


async def _authenticate(
    request: web.Request, authenticate: Authenticate
) -> tuple[Authenticated, bool]:
    token = request.headers.get(headers.TOKEN_HEADER, "")
    if not token or request.path in IGNORES_TOKEN:
        return Authenticated(GUEST_VIEWER), False
    return (await authenticate(token)) or Authenticated(GUEST_VIEWER), True


async def _refuse_ended(request: web.Request, ended_for: EndedFor) -> None:
    """Raises GuardError (401) with the reason for which the session was ended, if there is one."""
    reason = await ended_for(request.headers.get(headers.TOKEN_HEADER, ""))
    if reason:
        raise GuardError(reason, status=401)


def address_of(request: web.Request, trusted_proxy: str) -> str:
    """The peer's address; behind the configured proxy what that proxy has written: the last entry
    of X-Forwarded-For. Those before it are the caller's own word."""
    peer = request.remote or ""
    if trusted_proxy and peer == trusted_proxy:
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", ())).rpartition(",")[2]
        return forwarded.strip()[:64] or peer
    return peer
