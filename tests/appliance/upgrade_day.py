"""Root upgrades a school's appliance, over HTTP, while a service manager looks after it:

python3 -m tests.appliance.upgrade_day begin BASE CODE
python3 -m tests.appliance.upgrade_day becomes BASE FILE    the version in FILE, and it stays
python3 -m tests.appliance.upgrade_day goes-back BASE FILE  it fails once it is in place

FILE is of tests.appliance.later_versions. Each time what was submitted before is there, and a
program gets its verdict. Needs Python 3.11 and no package; ends with 1 and a sentence when
something is wrong.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from tests.appliance.story import ADD, DEMO, ROOT_PASSWORD, root_of
from tests.http_client import Client
from tests.judging_waits import submit_in_turn, wait_for_verdict

UPGRADE = "/api/admin/upgrade"
PATIENCE_S = 600


def begin(base: str, code: str) -> None:
    body = {"code": code, "password": ROOT_PASSWORD, "name": "实验中学 OJ", "language": "zh-CN"}
    Client(base).post("/api/setup", {**body, "timezone": "Asia/Shanghai", "demo": True}).data  # noqa: B018


def becomes(base: str, file: Path) -> None:
    before = accepted(root_of(base))
    past = upgraded(base, file)
    tell_unless(past["ending"] == "done", f"it went back: {past}")
    root = root_of(base)
    told = root.get(UPGRADE).data
    tell_unless(told["running"]["version"] in past["version"], f"another one runs: {told}")
    tell_unless(accepted(root) > before, "the submissions of before are not there")
    print(f"   {file.name}: upgraded on the page in {past['tookMs'] / 1000:.1f} s", flush=True)


def goes_back(base: str, file: Path) -> None:
    running = root_of(base).get(UPGRADE).data["running"]
    before = accepted(root_of(base))
    past = upgraded(base, file)
    tell_unless(past["ending"] == "back" and past["step"] == "settled", f"not taken back: {past}")
    tell_unless("连续 3 次" in past["reason"], f"another reason: {past['reason']}")
    root = root_of(base)
    tell_unless(root.get(UPGRADE).data["running"] == running, "another version runs")
    tell_unless(accepted(root) > before, "the submissions of before are not there")
    print(f"   {file.name}: {past['reason']}", flush=True)


def upgraded(base: str, file: Path) -> dict[str, Any]:
    """What the history says of it, once the site answers again and stays."""
    root = root_of(base)
    known = root.get(UPGRADE).data["history"]
    root.post(UPGRADE, {"uploadId": sent(root, file)}).data  # noqa: B018 - fails when refused
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        time.sleep(1)
        told = asked(root)
        # A version that fails in place calls itself done until it is taken back.
        if told and told["state"] == "idle" and len(told["history"]) > len(known):
            return dict(told["history"][0])
    sys.exit(f"{file.name}: nothing of it in the history after {PATIENCE_S} s: {asked(root)}")


def asked(root: Client) -> dict[str, Any] | None:
    """None while the site is away."""
    try:
        return dict(root.get(UPGRADE).data)
    except OSError:
        return None


def sent(root: Client, file: Path) -> str:
    content = file.read_bytes()
    start = root.post("/api/file/upload-start", {"name": file.name, "size": len(content)}).data
    for offset in range(0, len(content), start["partSize"]):
        path = f"/api/file/upload-part?uploadId={start['uploadId']}&offset={offset}"
        part = content[offset : offset + start["partSize"]]
        headers = {"Content-Type": "application/octet-stream"}
        root.request("PUT", path, part, headers).data  # noqa: B018 - fails when refused
    return str(start["uploadId"])


def accepted(root: Client) -> int:
    """How many submissions there are, with one that is judged now."""
    verdict = wait_for_verdict(root, submit_in_turn(root, DEMO, "Python3", ADD))
    tell_unless(verdict["status"] == 0, f"not accepted: {verdict}")
    return int(root.get("/api/get-submission-list", currentPage=1, limit=10).data["total"])


def tell_unless(condition: bool, sentence: str) -> None:
    if not condition:
        sys.exit(sentence)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["begin", base, code]:
            begin(base, code)
        case ["becomes", base, file]:
            becomes(base, Path(file))
        case ["goes-back", base, file]:
            goes_back(base, Path(file))
        case _:
            sys.exit(__doc__)
