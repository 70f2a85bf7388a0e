"""Versions of a small program side by side, as an installation has them, and files that bring
others."""

from __future__ import annotations

import json
import os
import pwd
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from installer.appliance.archive import write_archive
from installer.appliance.run_file import write_run_file
from installer.appliance.signing import seal
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.places import PROGRAM_VARIABLE, Prefix, Record
from oj_appliance.installation.releases import link_to, put_release
from oj_appliance.installation.sealed_file import Manifest
from oj_appliance.upgrades import asking
from oj_appliance.upgrades.files import UpgradeFiles
from oj_appliance.upgrades.types import Asked, Past
from tests.installer.release import TIME, Release
from tests.server_process import NO_LIMITS, ROOT_PASSWORD, held_port

PROJECT = Path(__file__).resolve().parents[3]
SMALL, WHOLE = (Path(__file__).with_name(f"{name}_program.py") for name in ("small", "whole"))
MIGRATIONS = PROJECT / "oj_appliance/storage/migrations"
OWNER = "daemon"  # of the data where this is root, as the site's own account elsewhere
ENDS_WITHIN_S = 60


@dataclass
class Installation:
    """Below `top`: the program, its data, and the key by which it knows files."""

    top: Path
    release: Release = field(init=False)
    prefix: Prefix = field(init=False)
    folder: DataFolder = field(init=False)
    process: subprocess.Popen[bytes] | None = None
    is_whole: bool = False

    def __post_init__(self) -> None:
        self.port = held_port(self)
        (self.top / "stick").mkdir()
        self.release = Release(self.top / "stick")
        self.prefix = Prefix(self.top / "opt")
        self.folder = DataFolder(self.top / "data")
        if self.is_whole:
            first = self.whole_file(1, migration="")
        else:
            self._fill_data()
            first = self.file(1)
        link_to(self.prefix, put_release(self.prefix, first))
        self.prefix.write_record(Record("0.1.0", str(self.folder.root), self.port, True))

    def _fill_data(self) -> None:
        root = self.folder.root
        for name in ("blobs/ab", "public", "uploads", "backups"):
            (root / name).mkdir(mode=0o700, parents=True)
        with closing(sqlite3.connect(self.folder.database)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("CREATE TABLE version (number)")
            connection.execute("INSERT INTO version VALUES (1)")
            connection.commit()
        (root / "blobs/ab/abc").write_text("test data", "utf-8")
        (root / "oj.toml").write_text("", "utf-8")
        if os.geteuid() == 0:
            user = pwd.getpwnam(OWNER)
            for place in (root, *root.rglob("*")):
                os.chown(place, user.pw_uid, user.pw_gid)

    def file(self, number: int, *, starts: str = "well", migrates: str = "well") -> Path:
        """The .run file of a version of the small program."""
        frozen = self._with_keys(number)
        behaviour = {"number": number, "starts": starts, "migrates": migrates}
        (frozen / "behaviour.json").write_text(json.dumps(behaviour), "utf-8")
        return self._file_of(frozen, SMALL, number)

    def whole_file(self, number: int, *, migration: str) -> Path:
        """The .run file of a version of the site whose last migration is this code."""
        frozen = self._with_keys(number)
        shutil.copytree(MIGRATIONS, frozen / "migrations")
        if migration:
            text = f"def up(migrator, db):\n    {migration}\n"
            (frozen / f"migrations/{9000 + number}_tried.py").write_text(text, "utf-8")
        return self._file_of(frozen, WHOLE, number)

    def _with_keys(self, number: int) -> Path:
        frozen = self.top / f"frozen-{number}"
        shutil.rmtree(frozen, ignore_errors=True)
        (frozen / "keys").mkdir(parents=True)
        (frozen / "keys/test.pub").write_text(self.release.trusted[0].raw.hex(), "ascii")
        return frozen

    def _file_of(self, frozen: Path, program: Path, number: int) -> Path:
        (frozen / "oj").write_text(
            f'#!/bin/sh\nexport {PROGRAM_VARIABLE}="$0" PYTHONPATH="{PROJECT}"\n'
            f'exec "{sys.executable}" "{program}" "${{0%/*}}" "$@"\n',
            "utf-8",
        )
        (frozen / "oj").chmod(0o755)
        version, commit = f"0.{number}.0", f"{number:08x}"
        archive, target = self.top / "payload", self.top / f"oj-appliance-{version}.run"
        write_archive(
            archive,
            {"": frozen},
            lambda size: Manifest("program", "oj-appliance", version, commit, size, (), TIME),
            time=TIME,
            compression="gz",
        )
        write_run_file(target, archive, version)
        seal(target, self.release.key)
        return target

    def ask(self, file: Path, *, was_well: bool = True) -> None:
        """As the site does it."""
        asked = Asked(time.time_ns() // 1_000_000, file.name, was_well, "oj-upgrade-1.tar")
        asking.keep(self.folder, file)
        asking.ask(self.folder, asked)
        if os.geteuid() == 0:
            user = pwd.getpwnam(OWNER)
            for place in (
                self.folder.root / asking.FOLDER,
                *(self.folder.root / asking.FOLDER).iterdir(),
            ):
                os.chown(place, user.pw_uid, user.pw_gid)

    def in_place(self, number: int) -> bool:
        """Whether program and data are those of this version."""
        name = self.prefix.current.resolve().name
        return name.startswith(f"0.{number}.") and self.data_version() == number

    def start(self, faults: str = "", within_s: float = 60) -> None:
        """As the service's unit does it; a new version gets so long."""
        command = [str(self.prefix.program), "serve", "--data", str(self.folder.root)]
        with (self.top / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--host", "127.0.0.1"],
                stdout=log,
                stderr=log,
                env=os.environ
                | NO_LIMITS
                | {
                    "OJ_TEST_FAULTS": faults,
                    "SMALL_BOUND_S": str(within_s),
                    "OJ_ROOT_PASSWORD": ROOT_PASSWORD,
                },
                start_new_session=True,
            )

    def ends(self) -> int:
        assert self.process is not None
        return self.process.wait(ENDS_WITHIN_S)

    def is_cut(self) -> bool:
        """Whether it ended by a fault that was asked for. The data's owner, who moves them, can
        kill nobody but itself: whoever waits for it ends with that."""
        return self.ends() in (-signal.SIGKILL, 1)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        assert self.ends() == 0

    def kill(self) -> None:
        """As a power cut ends everything."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def serves(self) -> int:
        """The number of the version that answers, once one does."""
        deadline = time.monotonic() + ENDS_WITHIN_S
        assert self.process is not None
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=5) as told:
                    return int(json.load(told)["data"]["number"])
            except OSError:
                assert self.process.poll() is None, (self.top / "log").read_text("utf-8")
                time.sleep(0.02)
        raise AssertionError((self.top / "log").read_text("utf-8"))

    def data_version(self) -> int:
        with closing(sqlite3.connect(self.folder.database)) as connection:
            return int(connection.execute("SELECT number FROM version").fetchone()[0])

    def history(self) -> list[Past]:
        return UpgradeFiles(self.prefix).history()

    def left_overs(self) -> set[str]:
        """What lies about that an ended upgrade should have taken away."""
        data = {each.name for each in self.folder.root.iterdir() if each.name.startswith("upgrade")}
        releases = {each.name for each in self.prefix.releases.iterdir()}
        known = {each.name for each in self.prefix.upgrades.iterdir()}
        left = (
            data
            | releases - {self.prefix.current.resolve().name}
            | known - {"history.json", "trial.log"}
        )
        if (former := UpgradeFiles(self.prefix).former()) is not None:
            left -= {"upgrade-before", "upgrade-starts", "former.json", former.release_before}
        return left
