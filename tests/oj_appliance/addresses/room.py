"""A room of its own: run in a network namespace, where a card `room0` leads to nobody but the
script itself. Prints what was seen as JSON: `python -m tests.oj_appliance.addresses.room`."""

from __future__ import annotations

import json
import re
import socket
import struct
import subprocess
import time
from typing import Any

from zeroconf import IPVersion, ServiceInfo, Zeroconf

from tests.http_client import Client
from tests.server_process import ServerProcess

# Of an answer: type A, class IN, how long it holds, four bytes.
ADDRESS = re.compile(rb"\0\x01[\0\x80]\x01.{4}\0\x04(.{4})", re.DOTALL)
GROUP, PORT = "224.0.0.251", 5353
FIRST, SECOND, OTHER = "192.168.77.5", "192.168.88.9", "192.168.77.6"
PATIENCE_S = 60
CALL = "/api/admin/address"


def ip(*words: str) -> None:
    subprocess.run(("ip", *words), check=True)


def ask_room(name: str, own: str, *, patience_s: float = PATIENCE_S) -> list[str]:
    """The addresses that answer to a name, by a question of the test's own making (RFC 6762)."""
    question = struct.pack(">6H", 0, 0, 1, 0, 0, 0)
    for label in name.split("."):
        question += bytes([len(label)]) + label.encode()
    question += b"\0" + struct.pack(">2H", 1, 0x8001)  # A, answered to the asker alone
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(own))
        asking.bind((own, 0))
        asking.settimeout(patience_s)
        asking.sendto(question, (GROUP, PORT))
        try:
            answer = asking.recv(9000)
        except TimeoutError:
            return []
    return [socket.inet_ntoa(each) for each in ADDRESS.findall(answer)]


def until_announced(root: Client) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        told = root.get(CALL).data
        if told["name"]["state"] == "announced":
            return dict(told)
        assert time.monotonic() < deadline, told
        time.sleep(0.2)


def main() -> None:
    ip("link", "set", "lo", "up")
    ip("link", "add", "room0", "type", "veth", "peer", "name", "room1")
    ip("link", "set", "room1", "up")
    ip("link", "set", "room0", "up")
    ip("address", "add", f"{FIRST}/24", "dev", "room0")
    server = ServerProcess(options=("--host", "0.0.0.0")).start()
    seen: dict[str, Any] = {}
    try:
        root = server.client("root")
        seen["first"] = until_announced(root)
        seen["asked"] = ask_room("oj.local", FIRST)
        root.put(CALL, {"name": False})
        silence = ask_room("oj.local", FIRST, patience_s=2)
        seen["off"] = (root.get(CALL).data["name"]["state"], silence)

        # Another station of the room has the name.
        other = Zeroconf(interfaces=[FIRST], ip_version=IPVersion.V4Only)
        kind = "_other._tcp.local."
        other.register_service(
            ServiceInfo(
                kind,
                f"x.{kind}",
                port=1,
                server="oj.local.",
                addresses=[socket.inet_aton(OTHER)],
            )
        )
        root.put(CALL, {"name": True, "https": "beside"})
        seen["taken"] = until_announced(root)
        other.close()

        ip("address", "add", f"{SECOND}/24", "dev", "room0")
        ip("address", "del", f"{FIRST}/24", "dev", "room0")
        seen["moved"] = root.put(CALL, {}).data
        checks = root.get("/health").data["checks"]
        seen["told"] = next(each for each in checks if each["id"] == "health.address")
        seen["noted"] = root.post(f"{CALL}/noted").data["change"]
        log = root.get("/api/admin/audit-log", action="address.noted").data
        seen["audit"] = [json.loads(row["after"]) for row in log["records"]]
    finally:
        server.stop()
        server.remove()
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
