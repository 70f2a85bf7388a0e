"""oj support-file: one file for whoever helps: versions, the doctor's findings, sizes, the kinds of
errors. No name, no code, no address, no secret: texts that people or programs made stay out."""

from __future__ import annotations

import argparse
import io
import json
import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from oj_appliance import __version__
from oj_appliance.cli.options import add_data_option, settings_of
from oj_appliance.cli.ownership import become_owner
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.places import SERVICE
from oj_appliance.installation.support_lines import without_texts
from oj_appliance.judging.doctor import machine_checks
from oj_appliance.settings import Settings, table

_LINES = 2000
_ASKED_S = 30


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "support-file", help="one file for whoever helps", description=__doc__
    )
    add_data_option(parser)
    parser.add_argument("file", nargs="?", metavar="FILE", help="default: oj-support.tar.gz here")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    target = Path(options.file or "oj-support.tar.gz")
    parts: dict[str, object] = {
        "versions.json": _versions(),
        "settings.json": _settings(settings),
        "doctor.json": [asdict(check) for check in machine_checks()],
        "log.json": without_texts(_log()),
    }
    folder = DataFolder(settings.data_folder)
    try:
        # Opened before root becomes the owner of the data, who may not write where root stands.
        with target.open("wb") as file:
            if folder.root.is_dir():
                become_owner(folder.root)
            _write(file, parts | {"data.json": _data(folder)})
    except OSError as error:
        sys.exit(f"oj: {target}: {error.strerror}")
    print(f"{target}: no names, no code, no secrets. / 不含姓名、代码和密码。")
    return 0


def _write(file: IO[bytes], parts: Mapping[str, object]) -> None:
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        for name, content in parts.items():
            text = json.dumps(content, ensure_ascii=False, indent=1).encode()
            member = tarfile.TarInfo(f"oj-support/{name}")
            member.size, member.mtime, member.mode = len(text), int(time.time()), 0o644
            archive.addfile(member, io.BytesIO(text))


def _versions() -> dict[str, object]:
    release = platform.freedesktop_os_release() if Path("/etc/os-release").exists() else {}
    return {
        "oj": __version__,
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "system": release.get("PRETTY_NAME", ""),
        "kernel": platform.release(),
        "cores": len(os.sched_getaffinity(0)),
    }


def _settings(settings: Settings) -> dict[str, object]:
    """Numbers and switches; of a text only whether somebody changed it."""
    found: dict[str, object] = {}
    for row in table():
        value = getattr(getattr(settings, row.section), row.name)
        changed = "default" if value == row.default else "changed"
        found[row.key] = value if isinstance(value, int) else changed
    return found


def _data(folder: DataFolder) -> dict[str, object]:
    """Sizes in bytes, and how many rows each table has."""
    if not folder.database.is_file():
        return {"database": None}
    disk = shutil.disk_usage(folder.root)
    found: dict[str, object] = {
        "database": folder.database.stat().st_size,
        "disk_free": disk.free,
        "disk_total": disk.total,
    }
    reader = sqlite3.connect(f"file:{folder.database}?mode=ro", uri=True, timeout=_ASKED_S)
    try:
        tables = reader.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        names = [name for (name,) in tables.fetchall()]
        counts = {}
        for name in names:
            quoted = name.replace('"', '""')
            counts[name] = reader.execute(f'SELECT count(*) FROM "{quoted}"').fetchone()[0]  # noqa: S608
        steps = reader.execute("SELECT name FROM schema_migration ORDER BY name").fetchall()
        found |= {"rows": counts, "steps": [name for (name,) in steps]}
    except sqlite3.DatabaseError as error:
        found["fault"] = type(error).__name__
    finally:
        reader.close()
    return found


def _log() -> Iterable[str]:
    journal = shutil.which("journalctl")
    if journal is None:
        return []
    command = (journal, f"--namespace={SERVICE}", "--output=cat", f"--lines={_LINES}", "--no-pager")
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", timeout=_ASKED_S, check=False
    )
    return done.stdout.splitlines()
