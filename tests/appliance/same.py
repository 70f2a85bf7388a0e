"""Whether two builds of one commit have the same bytes, but for the seal:

python -m tests.appliance.same FOLDER OTHER

Both hold the files of a release. Ends with 1 and the names of what differs inside.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from oj_appliance.installation.sealed_file import SEAL_BYTES, opened_archive


def unsealed_hash(file: Path) -> str:
    content = file.read_bytes()
    return hashlib.sha256(content[:-SEAL_BYTES]).hexdigest()


def members(file: Path) -> dict[str, tuple[object, ...]]:
    """What the archive says of each file, and a hash of what is in it."""
    found: dict[str, tuple[object, ...]] = {}
    with opened_archive(file) as archive:
        for each in archive:
            content = archive.extractfile(each) if each.isfile() else None
            digest = hashlib.sha256(content.read()).hexdigest() if content else each.linkname
            found[each.name] = (each.mode, each.mtime, each.size, each.type, digest)
    return found


def main(folder: Path, other: Path) -> int:
    names = sorted({each.name for each in (*folder.glob("oj-*"), *other.glob("oj-*"))})
    different = 0
    for name in names:
        first, second = folder / name, other / name
        if not (first.exists() and second.exists()):
            print(f"BAD  {name}: in one of the two alone")
            different += 1
            continue
        if unsealed_hash(first) == unsealed_hash(second):
            size = first.stat().st_size - SEAL_BYTES
            print(f"ok   {name}: {size} bytes before the seal, {unsealed_hash(first)}")
            continue
        different += 1
        a, b = members(first), members(second)
        others = sorted(each for each in {*a, *b} if a.get(each) != b.get(each))
        print(f"BAD  {name}: {len(others)} of {len(a)} members differ: {', '.join(others[:20])}")
    return 1 if different or not names else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
