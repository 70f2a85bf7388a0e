"""Calls about the addresses of this machine, and how its certificate is trusted (contract admin.md
§7.7, home.md)."""

from __future__ import annotations

from typing import Literal

import msgspec
from aiohttp import web

from oj_appliance.addresses.service import Addresses
from oj_appliance.addresses.types import Chosen, HttpsMode
from oj_appliance.clock import wire_time
from oj_appliance.errors import DownloadError
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import GUEST, STAFF, SYSTEM_INFO
from oj_appliance.web.wire import Time

CERTIFICATE_FILE = "oj-school.crt"
CERTIFICATE_TYPE = "application/x-x509-ca-cert"
Mode = Literal["off", "beside", "redirect"]


class ShownAddress(msgspec.Struct, kw_only=True):
    """`url` by plain http, `secureUrl` null while https is closed or does not vouch for it; `lan`:
    students may come by it."""

    url: str
    secureUrl: str | None
    card: str
    lan: bool


class ShownName(msgspec.Struct, kw_only=True):
    """`on` is the switch; `forbidden` by the settings file; `url` null unless it is announced."""

    on: bool
    forbidden: bool
    state: Literal["off", "waiting", "starting", "announced", "failed"]
    host: str
    url: str | None


class ShownHttps(msgspec.Struct, kw_only=True):
    mode: Mode
    port: int
    state: Literal["off", "open", "failed"]
    error: str
    uncovered: list[str]


class ShownChange(msgspec.Struct):
    """Addresses since the posters were put up."""

    new: list[str]
    gone: list[str]


class AddressesTold(msgspec.Struct, kw_only=True):
    addresses: list[ShownAddress]
    name: ShownName
    https: ShownHttps
    change: ShownChange | None


class AddressesBody(msgspec.Struct, kw_only=True):
    """What is left out stays."""

    name: bool | None = None
    https: Mode | None = None


class TrustTold(msgspec.Struct, kw_only=True):
    """How a browser comes to trust this server; `fingerprint` is SHA-256 in pairs."""

    on: bool
    fingerprint: str | None
    until: Time | None
    addresses: list[str]


class AddressApi:
    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses

    @get("/api/admin/address", guard=STAFF, summary="By which addresses this machine is reached")
    async def get_addresses(self, call: Call) -> AddressesTold:
        return self._told()

    @put("/api/admin/address", guard=SYSTEM_INFO, summary="Whether a name is announced, and https")
    async def set_addresses(self, call: Call, body: AddressesBody) -> AddressesTold:
        before = self._addresses.chosen
        chosen = Chosen(
            before.is_announced if body.name is None else body.name,
            before.https if body.https is None else HttpsMode(body.https),
        )
        await self._addresses.choose(chosen, call.actor)
        return self._told()

    @post("/api/admin/address/noted", guard=SYSTEM_INFO, summary="The new addresses are on posters")
    async def note_addresses(self, call: Call) -> AddressesTold:
        await self._addresses.note(call.actor)
        return self._told()

    @get("/api/trust", guard=GUEST, summary="How to trust this server", open_before_setup=True)
    async def get_trust(self, call: Call) -> TrustTold:
        authority = self._addresses.authority()
        urls = [each.secureUrl for each in self._shown() if each.secureUrl is not None]
        name = self._addresses.name.state()
        if name.state == "announced" and authority is not None:
            urls.append(_url("https", name.host, self._addresses.https_port))
        return TrustTold(
            on=authority is not None,
            fingerprint=None if authority is None else authority.fingerprint,
            until=None if authority is None else wire_time(authority.ends_at),
            addresses=urls if authority is not None else [],
        )

    @get(
        "/api/trust/certificate",
        guard=GUEST,
        summary="The certificate that a browser is told to trust",
        open_before_setup=True,
        answers=CERTIFICATE_TYPE,
    )
    async def get_trust_certificate(self, call: Call) -> web.Response:
        authority = self._addresses.authority()
        if authority is None:
            raise DownloadError("address.no_certificate")
        return web.Response(
            body=authority.pem,
            headers={
                "Content-Type": CERTIFICATE_TYPE,
                "Content-Disposition": f"inline;filename={CERTIFICATE_FILE}",
            },
        )

    def _shown(self) -> list[ShownAddress]:
        served, uncovered = self._addresses, set(self._addresses.uncovered())
        return [
            ShownAddress(
                url=_url("http", each.address, served.port),
                secureUrl=_url("https", each.address, served.https_port)
                if served.door.is_open and each.address not in uncovered
                else None,
                card=each.name,
                lan=each.is_lan,
            )
            for each in served.cards
        ]

    def _told(self) -> AddressesTold:
        served = self._addresses
        name, door, change = served.name.state(), served.door.state(), served.change()
        return msgspec.convert(
            {
                "addresses": self._shown(),
                "name": {
                    "on": served.chosen.is_announced,
                    "forbidden": not served.may_announce,
                    "state": name.state,
                    "host": name.host,
                    "url": _url("http", name.host, served.port)
                    if name.state == "announced"
                    else None,
                },
                "https": {
                    "mode": served.chosen.https.value,
                    "port": served.https_port,
                    "state": door.state,
                    "error": door.error,
                    "uncovered": served.uncovered(),
                },
                "change": None
                if change is None
                else {"new": list(change.new), "gone": list(change.gone)},
            },
            AddressesTold,
        )


def _url(scheme: str, host: str, port: int) -> str:
    usual = {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{host}" if port == usual else f"{scheme}://{host}:{port}"
