"""A program that is quick to start and upgrades itself by the real course, in the place of a frozen
one:

python small_program.py RELEASE COMMAND …

RELEASE holds `behaviour.json` (versions.py). Its database is one table with one number: which
version converted it last.
"""

from __future__ import annotations

import http.server
import json
import os
import signal
import sqlite3
import sys
import threading
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from oj_appliance.cli.folder_lock import held
from oj_appliance.cli.ownership import as_owner, become_owner
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.places import prefix_of, program_file
from oj_appliance.installation.trusted_keys import trusted_keys
from oj_appliance.upgrades.course import take_up
from oj_appliance.upgrades.site import Site
from oj_appliance.upgrades.trial import Bounds
from oj_appliance.upgrades.trial_data import TRIAL


def main(release: Path, command: str, *words: str) -> int:
    behaviour = json.loads((release / "behaviour.json").read_text("utf-8"))
    options = dict(zip(words[::2], words[1::2], strict=True))
    folder = DataFolder(Path(options["--data"]))
    if command == "migrate":
        become_owner(folder.root)
        code = migrate(folder, behaviour)
        print("no such column: grades" if code else "converted")
        return code
    with held(folder):
        owner = folder.root.stat()
        os.chown(folder.lock, owner.st_uid, owner.st_gid)  # as `oj serve` gives its folder away
        upgrade(release, folder, words)
        return serve(folder, int(options["--port"]), behaviour)


def upgrade(release: Path, folder: DataFolder, words: tuple[str, ...]) -> None:
    prefix = prefix_of(program_file())
    record = prefix.record()
    if record is None or record.data != str(folder.root):
        return
    exam = folder.root / "exam"
    site = Site(
        prefix=prefix,
        folder=folder,
        keys=trusted_keys(release / "keys"),
        words=words,
        as_owner=partial(as_owner, folder.root),
        exam_runs=lambda: exam.read_text("utf-8") if exam.exists() else "",
        bounds=Bounds(float(os.environ["SMALL_BOUND_S"]), 0.4, float(os.environ["SMALL_BOUND_S"])),
    )
    if take_up(site):
        os.execv(prefix.program, [str(prefix.program), "serve", *words])


def data_version(folder: DataFolder) -> int:
    with closing(sqlite3.connect(folder.database)) as connection:
        return int(connection.execute("SELECT number FROM version").fetchone()[0])


def migrate(folder: DataFolder, behaviour: dict[str, Any]) -> int:
    match behaviour["migrates"]:
        case "fails":
            return 1
        case "hangs":
            time.sleep(60)
    with closing(sqlite3.connect(folder.database)) as connection:
        connection.execute("UPDATE version SET number = ?", (behaviour["number"],))
        connection.commit()
    return 0


def serve(folder: DataFolder, port: int, behaviour: dict[str, Any]) -> int:
    become_owner(folder.root)
    if data_version(folder) > behaviour["number"]:
        print("the data are of a newer version", flush=True)
        return 1
    migrate(folder, behaviour | {"migrates": "well"})
    starts = behaviour["starts"]
    if starts == "crashes in place":
        starts = "well" if folder.root.name == TRIAL else "crashes"
    if starts == "crashes":
        raise SystemExit("a module is missing")
    if starts == "dies":
        os.kill(os.getpid(), signal.SIGKILL)
    if starts == "hangs":
        time.sleep(60)
    status = {"unwell": "degraded"}.get(starts, "ok")

    class Answers(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            told = {"data": {"status": status, "number": behaviour["number"]}}
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(told).encode())

        def log_message(self, *_: object) -> None:
            """Nothing of it matters."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Answers)
    signal.signal(signal.SIGTERM, lambda *_: threading.Thread(target=server.shutdown).start())
    if starts == "falls over":
        threading.Timer(0.2, lambda: os._exit(3)).start()
    if starts == "stays":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print("READY", flush=True)
    server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), *sys.argv[2:]))
