"""oj verify: whether files of a release are what was released, by their seals; asks nobody."""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path
from typing import Any

from oj_appliance.installation.packs import manifest_of
from oj_appliance.installation.sealed_file import SealError, check_seal
from oj_appliance.installation.trusted_keys import trusted_keys


def add_to(commands: Any) -> None:
    parser = commands.add_parser("verify", help="check files of a release", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    bad = 0
    for name in options.files:
        file = Path(name)
        try:
            key = check_seal(file, trusted_keys())
            manifest = manifest_of(file)
        except (SealError, OSError) as error:
            print(f"BAD  {error}")
            bad += 1
            continue
        with file.open("rb") as opened:
            digest = hashlib.file_digest(opened, "sha256").hexdigest()
        print(f"ok   {manifest.name} {manifest.version}, key {key}, SHA-256 {digest}")
    return 1 if bad else 0
