"""On the first page of a new machine the site of an old one is put back from a sealed file, over
HTTP: python3 -m tests.appliance.restore BASE CODE FILE

Ends when the site serves what was in the file. Needs Python 3.11 and no package.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tests.appliance.story import BACKUP_PASSWORD, ROOT_PASSWORD
from tests.http_client import Client

SETUP = "/api/setup"
PATIENCE_S = 300


def send(guest: Client, code: str, file: Path) -> str:
    content = file.read_bytes()
    started = guest.post(
        f"{SETUP}/restore-start", {"code": code, "name": file.name, "size": len(content)}
    ).data
    for offset in range(0, len(content), started["partSize"]):
        path = f"{SETUP}/restore-part?uploadId={started['uploadId']}&offset={offset}"
        part = content[offset : offset + started["partSize"]]
        headers = {"Content-Type": "application/octet-stream"}
        assert guest.request("PUT", path, part, headers).status == 200
    return str(started["uploadId"])


def root_is_back(base: str) -> bool:
    """The server begins anew meanwhile, and answers nobody for a moment."""
    try:
        return (
            Client(base).post("/api/login", {"username": "root", "password": ROOT_PASSWORD}).status
            == 200
        )
    except OSError:
        return False


def main(base: str, code: str, file: Path) -> None:
    guest = Client(base)
    body = {"code": code, "uploadId": send(guest, code, file)}
    wrong = guest.post(f"{SETUP}/restore", {**body, "password": "another horse"})
    assert wrong.err == "backup.password_wrong", wrong.body
    taken = guest.post(f"{SETUP}/restore", {**body, "password": BACKUP_PASSWORD})
    assert taken.status == 200, taken.body
    deadline = time.monotonic() + PATIENCE_S
    while not root_is_back(base):
        assert time.monotonic() < deadline, "the old site does not come back"
        time.sleep(0.2)
    print(f"   restored from {file.name}, {file.stat().st_size / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
