"""Who listens on this machine's ports."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path

_LISTENS = "0A"  # of the columns of /proc/net/tcp, proc(5)


def why_not(port: int) -> OSError | None:
    """What a server that wants this port would meet now."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("", port))
        except OSError as error:
            return error
    return None


def listens(process: int, port: int) -> bool:
    """Whether a TCP socket of that process waits on the port; False also where that is not for this
    account to see."""
    waiting = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text("ascii").splitlines()[1:]:
            columns = line.split()
            if columns[3] == _LISTENS and int(columns[1].rpartition(":")[2], 16) == port:
                waiting.add(f"socket:[{columns[9]}]")
    with suppress(OSError):
        for each in Path(f"/proc/{process}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                if str(each.readlink()) in waiting:
                    return True
    return False
