"""The registry of HTTP calls: one decorator states route, guard and summary; the handler's
signature states what is read and answered. Parsing, guard, envelope and the OpenAPI document all
come from there.

    class ProblemApi:
        @get("/api/get-problem-list", guard=GUEST, summary="Problems of the bank")
        async def get_problem_list(self, call: Call, query: ProblemListQuery) -> Page[ProblemRow]:
            return await self._problems.list_problems(call.viewer, query)

A parameter `query` is read from the address, `body` from JSON, `upload` from multipart. A handler
that returns a web.StreamResponse answers for itself (downloads, sockets).
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from oj_appliance.errors import ApiError, BadRequestError, Language
from oj_appliance.web.envelope import failure
from oj_appliance.web.guards import Actor, Guard, Viewer
from oj_appliance.web.parsing import is_struct, parse_body, parse_query
from oj_appliance.web.uploads import ADMISSION, LARGEST_UPLOAD, Upload, receive_upload
from oj_appliance.web.way import Way, way_of

LARGEST_BODY = 2 * 1024 * 1024

Struct = TypeVar("Struct", bound=msgspec.Struct)
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


@dataclass(slots=True)
class Call:
    """One request as a handler meets it: who, from where, when it began to arrive (epoch ms), and
    headers for the answer."""

    viewer: Viewer
    language: Language
    client: str
    ip: str
    request: web.Request
    received_at: int
    reply_headers: dict[str, str] = field(default_factory=dict)
    trusted_proxy: str = ""

    @property
    def way(self) -> Way:
        return way_of(self.request, self.ip, self.trusted_proxy)

    @property
    def actor(self) -> Actor:
        return Actor(self.viewer, self.ip)

    def header(self, name: str) -> str:
        return self.request.headers.get(name, "")


@dataclass(frozen=True)
class EndpointOptions:
    """`open_on_full_disk`: may write then, whoever calls; `answers` is the media type of a call
    that answers for itself, "" for a socket; `largest_upload` in bytes; `admits` refuses by an
    ApiError who may not send a file, before it is received; `admits_form` names an async method of
    the same api that is told the call and the form's other fields when the file begins, and refuses
    likewise: these fields stand before the file, or in the address; `opened_by` names an async
    method of the same api that tells whose a request is which bears no token: of an address that a
    browser fetches by itself; `part` is the name of the file's part in the document: any name is
    taken; `refuses` makes the answer of a refusal, where a
    call speaks another protocol than the site's own. `previewed`: it reads something of a contest,
    and in a preview answers as a participant is answered; `gate_keys`: with which the gate of the
    server may refuse it (WebParts.gate)."""

    method: str
    path: str
    guard: Guard
    summary: str
    has_effect: bool = False
    largest_body: int = LARGEST_BODY
    largest_upload: int = LARGEST_UPLOAD
    open_before_setup: bool = False
    open_with_old_password: bool = False
    open_on_full_disk: bool = False
    previewed: bool = False
    gate_keys: tuple[str, ...] = ()
    answers: str = "*/*"
    admits: Callable[[Viewer], None] | None = None
    admits_form: str = ""
    opened_by: str = ""
    part: str = "file"
    refuses: Callable[[ApiError, Language], web.Response] = failure


@dataclass(frozen=True)
class Endpoint:
    """A registered call. `reads` names how the second argument travels, if there is one."""

    options: EndpointOptions
    handler: Callable[..., Awaitable[Any]]
    reads: str | None
    request_type: Any
    response_type: Any
    admits_form: Callable[[Call, Any], Awaitable[None]] | None = None
    opened_by: Callable[[web.Request], Awaitable[Viewer | None]] | None = None

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def answers_itself(self) -> bool:
        return inspect.isclass(self.response_type) and issubclass(
            self.response_type, web.StreamResponse
        )

    async def invoke(self, call: Call) -> Any:
        """Reads the request as the handler wants it and calls it."""
        if self.reads is None:
            return await self.handler(call)
        if self.reads == "query":
            return await self.handler(call, read_query(call.request, self.request_type))
        if self.reads == "upload":
            upload = await self._receive(call)
            try:
                return await self.handler(call, upload)
            finally:
                upload.discard()
        return await self.handler(call, await self._read_body(call.request))

    async def _receive(self, call: Call) -> Upload[Any]:
        request, limit = call.request, self.options.largest_upload
        if self.options.admits is not None:
            self.options.admits(call.viewer)
        with request.app[ADMISSION].sending(request, call.viewer.account_id, limit):
            admits = self._admitting(call)
            return await receive_upload(request, self.request_type, limit, admits)

    def _admitting(self, call: Call) -> Callable[[Any], Awaitable[None]] | None:
        admits = self.admits_form
        return None if admits is None else lambda form: admits(call, form)

    async def _read_body(self, request: web.Request) -> Any:
        # A parameter documented as query is accepted in the body and the other way round.
        if request.content_type not in ("application/json", "application/octet-stream"):
            raise BadRequestError("http.media_type")
        raw = await read_limited(request, self.options.largest_body)
        if not raw and request.query and is_struct(self.request_type):
            return read_query(request, self.request_type)
        return parse_body(self.request_type, raw or b"{}")


def get(path: str, *, guard: Guard, summary: str, **more: Any) -> Callable[[Handler], Handler]:
    return _mark(EndpointOptions("GET", path, guard, summary, **more))


def post(path: str, *, guard: Guard, summary: str, **more: Any) -> Callable[[Handler], Handler]:
    return _mark(EndpointOptions("POST", path, guard, summary, has_effect=True, **more))


def put(path: str, *, guard: Guard, summary: str, **more: Any) -> Callable[[Handler], Handler]:
    return _mark(EndpointOptions("PUT", path, guard, summary, has_effect=True, **more))


def delete(path: str, *, guard: Guard, summary: str, **more: Any) -> Callable[[Handler], Handler]:
    return _mark(EndpointOptions("DELETE", path, guard, summary, has_effect=True, **more))


def _mark(options: EndpointOptions) -> Callable[[Handler], Handler]:
    def decorate(handler: Handler) -> Handler:
        handler.__endpoint_options__ = options  # type: ignore[attr-defined]  # read by endpoints_of
        return handler

    return decorate


def endpoints_of(api: object) -> Iterator[Endpoint]:
    """The calls that an api object declares, in the order of its source."""
    # What the class holds, not the object: a cached property would be worked out here.
    for name, member in vars(type(api)).items():
        options = getattr(member, "__endpoint_options__", None)
        if options is not None:
            admits = getattr(api, options.admits_form) if options.admits_form else None
            opened_by = getattr(api, options.opened_by) if options.opened_by else None
            endpoint = _endpoint(options, getattr(api, name))
            yield replace(endpoint, admits_form=admits, opened_by=opened_by)


def _endpoint(options: EndpointOptions, method: Callable[..., Awaitable[Any]]) -> Endpoint:
    hints = typing.get_type_hints(method, include_extras=True)
    parameters = [name for name in hints if name not in ("call", "return")]
    if len(parameters) > 1 or (parameters and parameters[0] not in ("query", "body", "upload")):
        raise TypeError(f"{options.path}: a handler takes call and one of query, body, upload")
    reads = parameters[0] if parameters else None
    request_type = hints[reads] if reads else None
    if reads == "upload":
        request_type = _form_of(request_type)
    return Endpoint(options, method, reads, request_type, hints["return"])


def _form_of(annotation: Any) -> Any:
    """The struct of the other form fields: F of Upload[F]."""
    if typing.get_origin(annotation) is not Upload:
        raise TypeError("an upload is annotated Upload[Form]")
    return typing.get_args(annotation)[0]


def read_query(request: web.Request, kind: type[Struct]) -> Struct:
    """As a handler is given it. Raises BadRequestError http.bad_param."""
    pairs: dict[str, list[str]] = {}
    for name, value in request.query.items():
        pairs.setdefault(name, []).append(value)
    return parse_query(kind, pairs)


async def read_limited(request: web.Request, limit: int) -> bytes:
    """The whole body; more than `limit` bytes is 413 http.too_large."""
    if (request.content_length or 0) > limit:
        raise BadRequestError("http.too_large")
    received = bytearray()
    # As much as has come, which aiohttp bounds, until the end: nothing.
    while chunk := await request.content.readany():
        received += chunk
        if len(received) > limit:
            raise BadRequestError("http.too_large")
    return bytes(received)
