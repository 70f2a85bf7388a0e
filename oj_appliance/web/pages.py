"""The page shell and the files of the built page.

The shell is rendered for each request: nonce, styles, preloads of the current route, and a block of
boot data, so that the first paint needs no round trip. It names no user: the token travels only in
a header.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jinja2
from aiohttp import web
from aiohttp.web_urldispatcher import UrlDispatcher

from oj_appliance.web.headers import add_security_headers
from oj_appliance.web.kept_assets import KeptAssets

FOREVER = "public,max-age=31536000,immutable"
ENCODINGS = ((".br", "br"), (".gz", "gzip"))
CONTENT_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".ttf": "font/ttf",
    ".json": "application/json",
    ".png": "image/png",
    ".map": "application/json",
}
_SAFE_NAME = re.compile(r"[A-Za-z0-9_.-]{1,200}")
NOT_BUILT = "The page has not been built yet: run bash installer/quickstart.sh --prepare-only"


class PageShell:
    """`boot` returns the data of the boot block: website config, server time, locale."""

    def __init__(
        self,
        dist: Path,
        boot: Callable[[web.Request], dict[str, Any]],
        *,
        kept: KeptAssets,
        dev: bool,
    ) -> None:
        self._dist = dist
        self._kept = kept
        self._boot = boot
        self._dev = dev
        self._manifest: dict[str, Any] | None = None
        self._template = jinja2.Environment(
            loader=jinja2.PackageLoader("oj_appliance.web"), autoescape=True
        ).get_template("shell.html")

    def add_routes(self, router: UrlDispatcher) -> None:
        router.add_get("/assets/{name}", self._asset)
        router.add_get("/{tail:.*}", self._page)

    def keep_this_release(self) -> None:
        """Called once at start: what is open now shall work after the next upgrade."""
        if self.build and not self._dev:
            self._kept.keep(self._dist / "assets", self.build)

    @property
    def build(self) -> str:
        """Names the built page as it is served now; empty while there is none."""
        manifest = self._read_manifest()
        return str(manifest["version"]) if manifest else ""

    def style_address(self, name: str) -> str | None:
        """Where a style sheet of the built page lies; None while there is none."""
        manifest = self._read_manifest()
        path = manifest["css"].get(name) if manifest else None
        return f"/{path}" if path else None

    async def _page(self, request: web.Request) -> web.Response:
        manifest = self._read_manifest()
        if manifest is None:
            return web.Response(text=NOT_BUILT, status=503)
        route = _route_of(manifest, request.path)
        boot = {**self._boot(request), "build": self.build}
        nonce = secrets.token_urlsafe(16)
        html = self._template.render(
            nonce=nonce,
            locale=boot["locale"],
            title=boot["config"]["name"],
            entry=manifest["entry"],
            styles=[manifest["css"][name] for name in route.get("css", _unknown(request.path))],
            preloads=[*route.get("chunks", []), *route.get("texts", {}).get(boot["locale"], [])],
            # "<" is escaped so that no text of the site can end the block.
            boot=json.dumps(boot, ensure_ascii=False).replace("<", "\\u003c"),
        )
        response = web.Response(text=html, content_type="text/html")
        add_security_headers(response, nonce)
        return response

    def _read_manifest(self) -> dict[str, Any] | None:
        if self._manifest is None or self._dev:
            path = self._dist / "manifest.json"
            self._manifest = json.loads(path.read_text("utf-8")) if path.exists() else None
        return self._manifest

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        path = self._asset_file(name)
        if path is None:
            raise web.HTTPNotFound
        headers = {
            "Content-Type": CONTENT_TYPES[path.suffix],
            "Cache-Control": "no-store" if self._dev else FOREVER,
            "Vary": "Accept-Encoding",
        }
        accepted = request.headers.get("Accept-Encoding", "")
        for suffix, encoding in ENCODINGS:
            packed = path.with_name(name + suffix)
            if encoding in accepted and packed.is_file():
                return web.Response(
                    body=packed.read_bytes(), headers={**headers, "Content-Encoding": encoding}
                )
        return web.Response(body=path.read_bytes(), headers=headers)

    def _asset_file(self, name: str) -> Path | None:
        path = self._dist / "assets" / name
        if not _SAFE_NAME.fullmatch(name) or path.suffix not in CONTENT_TYPES:
            return None
        return path if path.is_file() else self._kept.find(name)


def _unknown(path: str) -> list[str]:
    """Styles for an address of no page: the back office leads from one to its login."""
    return ["app", "admin"] if path.startswith("/admin/") else ["app"]


def _route_of(manifest: dict[str, Any], path: str) -> dict[str, Any]:
    """The manifest's route for an address; patterns are the page's own (/problem/:problemID)."""
    for route in manifest["routes"].values():
        pattern = re.sub(r":\w+", r"[^/]+", route["path"])
        if re.fullmatch(pattern, path):
            found: dict[str, Any] = route
            return found
    return {}
