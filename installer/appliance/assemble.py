"""Puts the files of a release together from what was built, and seals them.

python -m installer.appliance.assemble program FROZEN SITE_PACKAGES COPYRIGHTS OUT
python -m installer.appliance.assemble pack PACK ROOT OUT

FROZEN is the frozen program's folder, COPYRIGHTS holds a file NAME_VERSION for each of Debian's
packages that is in it, ROOT is a pack's system. COMMIT, SOURCE_DATE_EPOCH and OJ_SIGNING_KEY come
from the environment.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from installer.appliance.archive import write_archive
from installer.appliance.language_pack import locked, recipe
from installer.appliance.run_file import write_run_file
from installer.appliance.signing import read_key, seal
from installer.appliance.software_bill import (
    Component,
    debian_component,
    npm_components,
    python_components,
    write_bill,
)
from oj_appliance import __version__
from oj_appliance.installation.sealed_file import Manifest

PROJECT = Path(__file__).parents[2]
PROGRAM = "oj-appliance"


def assemble_program(frozen: Path, site_packages: Path, copyrights: Path, out: Path) -> Path:
    """The .run file."""
    target = out / f"{PROGRAM}-{__version__}-x86_64.run"
    debian = [_source(file) for file in sorted(copyrights.iterdir())]
    page = npm_components(PROJECT / "webui/package-lock.json", PROJECT / "webui/node_modules")
    with tempfile.TemporaryDirectory(dir=out) as place:
        bill = Path(place) / "bill"
        parts = [*python_components(site_packages), *page, *debian]
        write_bill(bill, PROGRAM, __version__, _time(), parts)
        shutil.copy(PROJECT / "LICENSE", bill / "licences")
        archive = Path(place) / "payload.tar.gz"
        folders = {"": frozen, "about": bill}
        write_archive(
            archive, folders, _manifest("program", PROGRAM), time=_time(), compression="gz"
        )
        unfinished = Path(place) / "run"
        write_run_file(unfinished, archive, __version__)
        return _sealed(unfinished, target)


def assemble_pack(pack: str, root: Path, out: Path) -> Path:
    """The .pack file."""
    wanted = recipe(pack)
    name = str(wanted["name"])
    languages = tuple(map(str, wanted["languages"]))  # type: ignore[call-overload]  # a list
    with tempfile.TemporaryDirectory(dir=out) as place:
        bill = Path(place) / "bill"
        write_bill(bill, name, __version__, _time(), _components(pack, root))
        unfinished = Path(place) / "pack"
        folders = {"root": root, "about": bill}
        manifest = _manifest("languages", name, languages)
        write_archive(unfinished, folders, manifest, time=_time(), compression="xz")
        return _sealed(unfinished, out / f"{name}-{__version__}-x86_64.pack")


def _components(pack: str, root: Path) -> list[Component]:
    found = []
    for package in locked(pack):
        file = root / "usr/share/doc" / package.name / "copyright"
        text = file.resolve().read_bytes() if file.exists() else b""
        found.append(debian_component(package.name, package.version, text, sha256=package.sha256))
    return found


def _source(file: Path) -> Component:
    name, _, version = file.name.partition("_")
    return debian_component(name, version, file.read_bytes(), source=True)


def _manifest(kind: str, name: str, languages: tuple[str, ...] = ()) -> Callable[[int], Manifest]:
    commit = os.environ["COMMIT"]
    return lambda size: Manifest(kind, name, __version__, commit, size, languages, _time())


def _sealed(unfinished: Path, target: Path) -> Path:
    seal(unfinished, read_key(Path(os.environ["OJ_SIGNING_KEY"])))
    unfinished.replace(target)
    return target


def _time() -> int:
    return int(os.environ["SOURCE_DATE_EPOCH"])


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["program", frozen, site_packages, copyrights, out]:
            print(assemble_program(*map(Path, (frozen, site_packages, copyrights, out))))
        case ["pack", pack, root, out]:
            print(assemble_pack(pack, Path(root), Path(out)))
        case _:
            sys.exit(__doc__)
