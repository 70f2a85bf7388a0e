"""Where an installation lies: one folder for program and compilers, and few names elsewhere."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec

SERVICE = "oj-appliance"
UNIT = Path(f"/etc/systemd/system/{SERVICE}.service")
JOURNAL = Path(f"/etc/systemd/journald@{SERVICE}.conf")
COMMAND = Path("/usr/local/bin/oj")
ACCOUNT = "oj"
PROGRAM_VARIABLE = "OJ_TEST_PROGRAM"


class Record(msgspec.Struct, frozen=True):
    """What was chosen at the installation. `made_account`: there was no account of this name."""

    version: str
    data: str
    port: int
    as_service: bool
    made_account: bool = False


@dataclass(frozen=True)
class Prefix:
    root: Path

    @property
    def releases(self) -> Path:
        """A folder for each version of the program."""
        return self.root / "releases"

    @property
    def current(self) -> Path:
        """A link to the version that runs."""
        return self.root / "current"

    @property
    def program(self) -> Path:
        return self.current / "oj"

    @property
    def languages(self) -> Path:
        """The system that boxes see (judge_sandbox/system_root.py)."""
        return self.root / "languages"

    @property
    def upgrades(self) -> Path:
        """The file of an upgrade, how far it is, and how earlier ones ended."""
        return self.root / "upgrades"

    @property
    def record_file(self) -> Path:
        return self.root / "installation.json"

    def record(self) -> Record | None:
        """None where nothing is installed, or nothing that this version understands."""
        try:
            return msgspec.convert(json.loads(self.record_file.read_text("utf-8")), Record)
        except (OSError, ValueError, msgspec.ValidationError):
            return None

    def write_record(self, record: Record) -> None:
        text = json.dumps(msgspec.to_builtins(record), indent=1)
        unfinished = self.record_file.with_suffix(".new")
        unfinished.write_text(text + "\n", "utf-8")
        unfinished.chmod(0o644)  # the site reads it, and it is no secret
        unfinished.replace(self.record_file)


def program_file() -> Path:
    """The program that runs: a frozen one's own file. A checkout that lies in place of a release
    says by a variable which file of that release its start was."""
    named = os.environ.get(PROGRAM_VARIABLE, "")
    if named and not getattr(sys, "frozen", False):
        return Path(named)
    return Path(sys.executable)


def prefix_of(program: Path) -> Prefix:
    """`program` is that of an installation, PREFIX/releases/VERSION/oj."""
    return Prefix(program.resolve().parents[2])
