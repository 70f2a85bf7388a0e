"""Files as of releases, of any commit and without a build: python -m tests.appliance.run_of_commits
FOLDER COMMIT…

Each is signed with one key made for it, and brings the commit's own sources, which this checkout's
Python runs. What a frozen program is by its freezing is not tried with them; that of the data, the
migrations and the course of an upgrade is."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from installer.appliance.archive import write_archive
from installer.appliance.run_file import write_run_file
from installer.appliance.signing import public_half, seal
from oj_appliance.installation.places import PROGRAM_VARIABLE
from oj_appliance.installation.sealed_file import Manifest

PROJECT = Path(__file__).resolve().parents[2]
PARTS = ("oj_appliance", "judge_sandbox", "pyproject.toml")


def main(folder: Path, *commits: str) -> None:
    key = Ed25519PrivateKey.generate()
    folder.mkdir(parents=True, exist_ok=True)
    for commit in commits:
        print(write_file(folder, commit, key))


def write_file(folder: Path, name: str, key: Ed25519PrivateKey) -> Path:
    commit, time = git("log", "-1", "--format=%H %ct", name).decode().split()
    with tempfile.TemporaryDirectory() as place:
        frozen, archive = Path(place, "frozen"), Path(place, "archive")
        with tarfile.open(fileobj=io.BytesIO(git("archive", commit, *PARTS))) as sources:
            sources.extractall(frozen / "code")
        keys = frozen / "code/oj_appliance/installation/keys"
        keys.mkdir(parents=True, exist_ok=True)
        (keys / "release.pub").write_text(public_half(key).raw.hex(), "ascii")
        (frozen / "oj").write_text(
            '#!/bin/sh\nhere=$(cd "${0%/*}" && pwd -P)\n'
            f'export {PROGRAM_VARIABLE}="$0" PYTHONPATH="$here/code" PYTHONDONTWRITEBYTECODE=1\n'
            f'exec "{sys.executable}" -P -m oj_appliance.cli.main "$@"\n',
            "utf-8",
        )
        (frozen / "oj").chmod(0o755)
        write_archive(
            archive,
            {"": frozen},
            lambda size: Manifest("program", "oj-appliance", "0.1.0", commit, size, (), int(time)),
            time=int(time),
            compression="gz",
        )
        target = folder / f"oj-appliance-{commit[:8]}.run"
        write_run_file(target, archive, "0.1.0")
        seal(target, key)
    return target


def git(*words: str) -> bytes:
    return subprocess.run(
        ("git", "-C", str(PROJECT), *words), check=True, capture_output=True
    ).stdout


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
