"""The file that unpacks itself: a script of the plainest shell, an archive, a seal."""

from __future__ import annotations

import shutil
from pathlib import Path

from oj_appliance.installation.sealed_file import PAYLOAD_MARK

_SCRIPT = Path(__file__).parent / "head.sh"
_DIGITS = 10  # so that the script's length does not depend on the numbers in it


def write_run_file(target: Path, archive: Path, version: str) -> None:
    """Puts the script before the archive. Without the seal, which comes last."""
    script = _SCRIPT.read_text("utf-8").replace("@VERSION@", version)
    assert script.encode().endswith(PAYLOAD_MARK)
    places = ("@START@", "@END@")
    length = len(script.encode()) + sum(_DIGITS - len(place) for place in places)
    numbers = (length + 1, length + archive.stat().st_size)
    for place, number in zip(places, numbers, strict=True):
        script = script.replace(place, str(number).zfill(_DIGITS))
    with target.open("wb") as file, archive.open("rb") as source:
        file.write(script.encode())
        shutil.copyfileobj(source, file)
    target.chmod(0o755)
