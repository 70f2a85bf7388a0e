"""Asks a running appliance for each part that a frozen program could have been built without:

python -m tests.appliance.parts BASE STORY ADDRESS

The manual with its pictures, the page that tells how to trust its certificate and https itself,
`oj.local` on the card with ADDRESS, every line of its health and the self-test of each language,
a sealed backup that a drill opens, an exam and a bank as sealed files, a dry run of another site's
move, a rehearsal with its second server. Ends with 1 and a sentence when one is missing.
"""

from __future__ import annotations

import re
import ssl
import sys
import time
import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from tests.appliance.story import BACKUP_PASSWORD, DEMO, Story, number_of, root_of
from tests.http_client import Client
from tests.oj_appliance.addresses.room import ask_room, until_announced
from tests.oj_appliance.packs.desk import PACK, downloaded, received, waited
from tests.oj_appliance.site_move import hustoj
from tests.oj_appliance.site_move.old_site import PEOPLE, old_site
from tests.oj_appliance.site_move.sending import amounts, looked

CONFIG = "/api/admin/config"
PICTURE = re.compile(r"/api/manual/picture\?name=[\w-]+")
PATIENCE_S = 300
WORD = {"zh-CN": "备份", "en-US": "backup"}


def until(is_so: Callable[[], Any], what: str) -> Any:
    deadline = time.monotonic() + PATIENCE_S
    while not (found := is_so()):
        assert time.monotonic() < deadline, what
        time.sleep(0.2)
    return found


def manual(root: Client) -> str:
    pictures, guides = set(), 0
    for language in ("zh-CN", "en-US"):
        root.language = language
        for part in root.get("/api/manual").data:
            for each in part["guides"]:
                guide = root.get("/api/manual/guide", name=each["name"]).data
                texts = [section["text"] for section in guide["sections"]]
                assert sum(map(len, texts)) > 200, f"the guide {each['name']} is empty"
                pictures |= {found for text in texts for found in PICTURE.findall(text)}
                guides += 1
        assert root.get("/api/manual/search", words=WORD[language]).data, f"nothing on {language}"
    assert pictures, "the manual has no pictures"
    for address in pictures:
        picture = root.get(address)
        assert picture.body.startswith(b"\x89PNG"), f"{address}: {picture.http}"
    for page in ("/manual", "/trust", "/admin/health"):
        assert b'id="root"' in Client(root.base).get(page).body, page
    return f"{guides} guides, {len(pictures)} pictures"


def trust(root: Client, address: str) -> str:
    told = root.put("/api/admin/address", {"https": "beside"}).data["https"]
    assert told["state"] == "open", told
    trusted = root.get("/api/trust").data
    assert trusted["on"] and trusted["fingerprint"], trusted
    certificate = root.get("/api/trust/certificate").body
    context = ssl.create_default_context(cadata=certificate.decode("ascii"))
    url = f"https://{address}:{told['port']}/api/health"
    with urllib.request.urlopen(url, timeout=60, context=context) as answer:
        assert answer.status == 200
    root.put("/api/admin/address", {"https": "off"}).data  # noqa: B018
    return f"https on {told['port']}, until {trusted['until'][:10]}"


def name(root: Client, address: str) -> str:
    told = until_announced(root)["name"]
    found = ask_room(told["host"], address)
    assert found == [address], f"{told['host']} is {found}"
    root.put("/api/admin/address", {"name": False}).data  # noqa: B018
    assert ask_room(told["host"], address) == [], "it answers though it is off"
    return f"{told['host']} is {address}"


def health(root: Client) -> str:
    root.language = "en-US"
    assert root.post("/api/admin/health/self-test").status == 200
    details = "/api/admin/health/details"
    until(
        lambda: (told := root.get(details).data)["selfTestAt"] and not told["selfTestRunning"],
        "the self-test does not end",
    )
    checks = until(lambda: root.get("/health").data["checks"], "no health")
    red = [f"{each['id']}: {each['found']}" for each in checks if each["level"] == "red"]
    assert not red, f"red: {red}"
    tested = [each["id"] for each in checks if ".language." in each["id"]]
    assert len(tested) >= 4, f"languages tried: {tested}"
    levels = [each["level"] for each in checks]
    return f"{len(checks)} lines, {levels.count('amber')} amber; tried {len(tested)} languages"


def backup(root: Client) -> str:
    assert root.put(f"{CONFIG}/backup-password", {"password": BACKUP_PASSWORD}).status == 200
    name = root.post(f"{CONFIG}/db-backup").data["name"]

    def row() -> dict[str, Any] | None:
        rows = root.get(f"{CONFIG}/db-backup-list").data
        return next(
            (each for each in rows if each["name"] == name and each["state"] != "running"), None
        )

    made = until(row, "the backup does not end")
    assert made["state"] == "done" and made["sealed"] and made["whole"], made
    file = root.get("/api/file/download-db-backup", name=name).body
    assert file.startswith(b"age-encryption.org/v1\n-> scrypt "), file[:60]
    assert b"SQLite format 3" not in file
    assert root.post(f"{CONFIG}/backup-check", {"name": name, "kind": "drill"}).status == 200
    checks = f"{CONFIG}/backup-checks"
    until(lambda: root.get(checks).data["running"] is None, "the drill does not end")
    drill = root.get(checks).data["checks"][0]
    assert drill["kind"] == "drill" and not drill["error"], drill
    return f"{name}, {made['size'] / 1e6:.1f} MB, a drill took {drill['tookMs']} ms"


def future_exam(root: Client) -> int:
    """Tomorrow's, with the demo's first problem and its solutions."""

    def wire(hours: float) -> str:
        at = datetime.now(UTC) + timedelta(hours=hours)
        return at.strftime("%Y-%m-%dT%H:%M:%S.000+0000")

    body = {"title": "Tomorrow", "auth": 0, "startTime": wire(24), "endTime": wire(26)}
    tid = int(root.post("/api/admin/homework", body).data["id"])
    link = {"tid": tid, "pid": number_of(root, DEMO), "displayId": "A", "displayTitle": "A"}
    assert root.post("/api/admin/homework/add-problem", link).status == 200
    return tid


def packs(root: Client, tid: int) -> str:
    sizes = []
    for kind, body in (("exam", {"tid": tid}), ("bank", {"title": "All", "pids": []})):
        made = root.post(f"{PACK}/{kind}", body).data
        assert waited(root, made["id"])["state"] == "ready", kind
        file = downloaded(root, made["id"])
        sizes.append(f"{kind} {len(file) // 1000} kB")
        if kind == "exam":
            told = waited(root, received(root, file))
            assert told["title"] == "Tomorrow" and told["needsPassword"], told
    return ", ".join(sizes)


def site_move(root: Client) -> str:
    site = old_site("hu")
    move = looked(root, "hustoj", hustoj.dump(site).encode(), hustoj.files(site))
    assert move["state"] == "ready" and amounts(move)["person"][0] == PEOPLE, move
    root.post("/api/admin/site-move/discard", {"key": move["key"]}).data  # noqa: B018
    return f"a dry run found {amounts(move)}"


def rehearsal(root: Client, tid: int) -> str:
    call = "/api/admin/exam/rehearsal"
    root.post(call, {"tid": tid, "students": 2, "seconds": 5}).data  # noqa: B018
    told = until(
        lambda: (
            (now := root.get(call, tid=tid).data)["state"] not in ("preparing", "running") and now
        ),
        "the rehearsal does not end",
    )
    last = told["last"]
    assert told["state"] == "idle" and last["judged"] > 0, told
    failed = [each for each in last["calls"] if each["failures"]]
    assert not failed, failed
    return f"{len(last['calls'])} kinds of calls, {last['memoryMb']} MB"


def main(base: str, story: Path, address: str) -> None:
    root = root_of(base)
    assert Story.read(story).pupils
    tid = future_exam(root)
    parts: dict[str, Callable[[], str]] = {
        "manual": lambda: manual(root),
        "trust": lambda: trust(root, address),
        "name": lambda: name(root, address),
        "health": lambda: health(root),
        "backup": lambda: backup(root),
        "sealed files": lambda: packs(root, tid),
        "site move": lambda: site_move(root),
        "rehearsal": lambda: rehearsal(root, tid),
    }
    missing = 0
    for part, ask in parts.items():
        try:
            print(f"   {part}: {ask()}", flush=True)
        except Exception as error:  # the others are asked all the same
            print(f"   MISSING {part}: {type(error).__name__}: {error}", flush=True)
            missing += 1
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3])
