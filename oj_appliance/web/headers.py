"""Security headers of every answer, and who may call from another site (design rules in
contract 00-conventions §1 and §3)."""

from __future__ import annotations

import re
import secrets
from urllib.parse import urlsplit

from aiohttp import web

from oj_appliance.errors import GuardError

SERVER_NAME = "OJ"  # and no versions, which tell an attacker what to try
TOKEN_HEADER = "Authorization"  # noqa: S105 - the name of a header
REFRESH_HEADER = "Refresh-Token"
PREVIEW_HEADER = "Contest-Preview"
DRY_RUN_HEADER = "Timed-Work-Dry-Run"
CLIENT_COOKIE = "oj_client"
# By https another one: what a browser was given as secure, no answer by http may replace.
SECURE_CLIENT_COOKIE = f"__Host-{CLIENT_COOKIE}"
# Read on every call: parsing all cookies would cost more than most answers do.
_CLIENT = re.compile(rf"(?:^|;)\s*{CLIENT_COOKIE}=([^;\s]{{1,64}})")
_SECURE_CLIENT = re.compile(rf"(?:^|;)\s*{SECURE_CLIENT_COOKIE}=([^;\s]{{1,64}})")
ONE_YEAR_S = 31_536_000
_COOKIE_ATTRIBUTES = f"; HttpOnly; Max-Age={ONE_YEAR_S}; Path=/; SameSite=Strict"

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'{nonce}; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; frame-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'self'"
)

_POLICY_WITHOUT_NONCE = _POLICY.format(nonce="")

# Told to clients that look for it; no other origin may read answers (contract 00-conventions §1).
EXPOSED = "Refresh-Token,Authorization,Url-Type,Content-disposition,Content-Type"


def add_security_headers(response: web.StreamResponse, nonce: str = "") -> None:
    headers = response.headers
    policy = _POLICY.format(nonce=f" 'nonce-{nonce}'") if nonce else _POLICY_WITHOUT_NONCE
    headers.setdefault("Server", SERVER_NAME)
    headers.setdefault("Content-Security-Policy", policy)
    headers.setdefault("X-Content-Type-Options", "nosniff")
    headers.setdefault("Referrer-Policy", "same-origin")
    headers.setdefault("Cache-Control", "no-store")


def refuse_other_sites(request: web.Request) -> None:
    """Raises GuardError http.cross_site for a call with an effect that another site caused."""
    origin = request.headers.get("Origin")
    if origin and urlsplit(origin).netloc.lower() != request.host.lower():
        raise GuardError("http.cross_site")
    if request.headers.get("Sec-Fetch-Site") == "cross-site":
        raise GuardError("http.cross_site")


def client_of(request: web.Request) -> str:
    """The random name of a browser; without one, all of an address count as one client."""
    pattern = _SECURE_CLIENT if request.secure else _CLIENT
    found = pattern.search(request.headers.get("Cookie", ""))
    return found.group(1) if found else ""


def give_client_cookie(request: web.Request, response: web.StreamResponse) -> None:
    if not response.prepared and not client_of(request):
        name = SECURE_CLIENT_COOKIE if request.secure else CLIENT_COOKIE
        secure = "; Secure" if request.secure else ""
        value = f"{name}={secrets.token_hex(16)}{_COOKIE_ATTRIBUTES}{secure}"
        response.headers.add("Set-Cookie", value)
