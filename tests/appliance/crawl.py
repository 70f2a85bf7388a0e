"""Asks an appliance for every file and every page that it serves, and looks for an address of
somebody else that a page would load: python -m tests.appliance.crawl BASE FOLDER

FOLDER is the page's own (webui/dist) in the installed program, so that no file is left out. Ends
with 1 and the addresses that were found.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from tests.appliance.story import root_of
from tests.http_client import Answer, Client
from tests.pages.addresses import ADDRESSES

# What a browser fetches without being asked. A link that somebody may follow is none of these.
LOADS = (
    re.compile(
        rb"""<(?:script|img|iframe|embed|source|audio|video|track|input)\b[^>]*?\ssrc(?:set)?\s*=\s*["']?([^"'\s>]+)""",
        re.I,
    ),
    re.compile(rb"""<link\b[^>]*?\shref\s*=\s*["']?([^"'\s>]+)""", re.I),
    re.compile(rb"""<(?:object|form)\b[^>]*?\s(?:data|action)\s*=\s*["']?([^"'\s>]+)""", re.I),
    re.compile(rb"""url\(\s*["']?([^"')\s]+)""", re.I),
    re.compile(rb"""@import\s*["']([^"']+)""", re.I),
    re.compile(
        rb"""(?:\bimport|\bfetch|\bWorker|\bWebSocket|\bEventSource|importScripts|sendBeacon)\(\s*["'`]([^"'`]+)"""
    ),
    re.compile(rb"""\b(?:from|import)\s*["']([^"']+)["']"""),
    re.compile(rb"""sourceMappingURL=(\S+)"""),
)
FOREIGN = re.compile(rb"^(?:(?:https?|wss?|ftp):)?//", re.I)
# In scripts any whole address is told but these, which are names and no places.
ANY = re.compile(rb"""(?:https?|wss?)://[\w.-]+[^\s"'`<>)\\]*""")
NAMES = re.compile(
    rb"http://www\.w3\.org/(?:2000/svg|1999/xlink|1999/xhtml|1998/Math/MathML|XML/1998/namespace|2000/xmlns/)"
)
TEXT = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
# Of the security policy: whatever a page tried to load from elsewhere would be refused.
OWN = ("'self'", "'none'", "data:", "blob:", "'unsafe-inline'", "'unsafe-eval'")


def loaded_from_others(body: bytes) -> Iterator[str]:
    for each in LOADS:
        for found in each.findall(body):
            if FOREIGN.match(found):
                yield found.decode("utf-8", "replace")


def allowed_of_others(policy: str, host: str) -> list[str]:
    """Sources of the policy that are neither this site nor none."""
    found = []
    for directive in filter(None, map(str.strip, policy.split(";"))):
        for source in directive.split()[1:]:
            is_own = source in OWN or source.startswith(("'nonce-", "'sha256-")) or host in source
            if not is_own:
                found.append(f"{directive.split()[0]} {source}")
    return found


def main(base: str, folder: Path) -> int:
    guest, root = Client(base), root_of(base)
    found: dict[str, set[str]] = {}
    told: set[bytes] = set()
    pages = sorted({address for many in ADDRESSES.values() for address in many})
    # The same texts once more, packed, are what a browser may be given in their place.
    files = sorted(
        f"/{each.relative_to(folder)}"
        for each in (folder / "assets").rglob("*")
        if each.is_file() and each.suffix not in (".br", ".gz")
    )
    served = 0

    def look(path: str, answer: Answer, *, is_page: bool) -> None:
        nonlocal served
        kind = answer.headers.get("content-type", "")
        served += answer.http == 200
        if path in files and answer.http != 200:
            found[path] = {f"nothing: HTTP {answer.http}"}
        if answer.http != 200 or not kind.startswith(TEXT):
            return
        found.setdefault(path, set()).update(loaded_from_others(answer.body))
        told.update(each for each in ANY.findall(answer.body) if not NAMES.match(each))
        if is_page and "html" in kind:
            policy = answer.headers.get("content-security-policy", "")
            if "default-src" not in policy:
                found[path].add("no content security policy")
            found[path].update(allowed_of_others(policy, urlsplit(base).netloc))

    for path in files:
        look(path, guest.get(path), is_page=False)
    for path in pages:
        look(path, guest.get(path), is_page=True)
    for path, methods in sorted(guest.get("/api/openapi.json").json["paths"].items()):
        call = methods.get("get")
        is_plain = call is not None and not any(
            each.get("required") for each in call.get("parameters", [])
        )
        if is_plain and "logout" not in path and "{" not in path and path != "/api/live":
            look(path, root.get(path), is_page=False)
    bad = {path: sorted(each) for path, each in found.items() if each}
    for path, addresses in bad.items():
        print(f"   {path} would load {', '.join(addresses)}")
    places = sorted({urlsplit(each.decode("utf-8", "replace")).netloc for each in told})
    print(
        f"   {len(files)} files, {len(pages)} pages, {served} answers: {len(bad)} load from others"
    )
    print(f"   addresses that are only written: {', '.join(places)}", flush=True)
    return 1 if bad or served < len(pages) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
