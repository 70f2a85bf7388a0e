"""Versions that follow a release, made of its own frozen program:

python -m tests.appliance.later_versions RELEASE.run FOLDER

    first.run     the release, which trusts the key of the others, too
    next.run      the same program a minute later
    failing.run   another minute later: well in its trial, and ends whenever it starts in place

In FOLDER. They show the course of an upgrade of what schools have: frozen, with a service manager.
Each is sealed with a key made for it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from installer.appliance.archive import write_archive
from installer.appliance.run_file import write_run_file
from installer.appliance.signing import public_half, seal
from oj_appliance.installation.places import Prefix
from oj_appliance.installation.releases import put_release
from oj_appliance.installation.sealed_file import MANIFEST, Manifest, opened_archive, read_manifest

KEYS = "_internal/oj_appliance/installation/keys"
# A trial names the folder of the copy behind that of the data.
FAILS_IN_PLACE = """\
#!/bin/sh
here=$(cd "${0%/*}" && pwd -P)
case " $* " in
*/upgrade-trial*) ;;
*" serve "*) export OJ_TEST_FAULTS=before_commit ;;
esac
exec "$here/oj-whole" "$@"
"""


def main(release: Path, folder: Path) -> None:
    key = Ed25519PrivateKey.generate()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        with opened_archive(release) as archive:
            manifest = read_manifest(archive, release.name)
        frozen = put_release(Prefix(Path(place)), release)
        (frozen / MANIFEST).unlink()
        (frozen / KEYS / "test.pub").write_text(public_half(key).raw.hex(), "ascii")
        for minutes, name in enumerate(("first", "next", "failing")):
            if name == "failing":
                (frozen / "oj").rename(frozen / "oj-whole")
                (frozen / "oj").write_text(FAILS_IN_PLACE, "utf-8")
                (frozen / "oj").chmod(0o755)
            told = msgspec.structs.replace(
                manifest,
                time=manifest.time + 60 * minutes,
                commit=f"{minutes:x}" * 40 if minutes else manifest.commit,
            )
            write_version(folder / f"{name}.run", frozen, told, key)
            print(f"   {name}.run")


def write_version(target: Path, frozen: Path, told: Manifest, key: Ed25519PrivateKey) -> None:
    archive = target.with_suffix(".archive")
    write_archive(
        archive,
        {"": frozen},
        lambda size: msgspec.structs.replace(told, unpacked_bytes=size),
        time=told.time,
        compression="gz",
    )
    write_run_file(target, archive, told.version)
    archive.unlink()
    seal(target, key)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
