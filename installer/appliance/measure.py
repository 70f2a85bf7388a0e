"""Measures the files of a release against what was promised: sizes, start, memory when idle.

python -m installer.appliance.measure FOLDER        ends with 1 where a promise is not kept

The server that is started is the one in the .run file, on data of its own with a million
submissions, without a judge's work; needs root as an installation does.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from oj_appliance.installation.sealed_file import opened_archive
from oj_appliance.installation.unpacking import unpack

MB = 1_000_000
# Bytes, seconds, bytes.
LARGEST = {"oj-appliance-": 60 * MB, "oj-languages-base-": 600 * MB}
LONGEST_START_S = 3.0
MOST_IDLE_BYTES = 150 * MB
SUBMISSIONS = 1_000_000
_SETTLED_S = 10


def main(folder: Path) -> int:
    kept = [_size(file) for file in sorted(folder.glob("oj-*"))]
    for run_file in folder.glob("*.run"):
        kept.append(_start(run_file))
    return 0 if kept and all(kept) else 1


def _size(file: Path) -> bool:
    most = next((most for name, most in LARGEST.items() if file.name.startswith(name)), None)
    return _told(file.name, file.stat().st_size / MB, None if most is None else most / MB, "MB")


def _told(what: str, found: float, most: float | None, unit: str) -> bool:
    is_kept = most is None or found <= most
    bound = "" if most is None else f" (at most {most:g})"
    print(f"{'ok  ' if is_kept else 'BAD '} {what}: {found:.1f} {unit}{bound}")
    return is_kept


def _start(run_file: Path) -> bool:
    # Not below /tmp, which boxes cover.
    with tempfile.TemporaryDirectory(dir="/var/tmp") as place:
        top = Path(place)
        top.chmod(0o755)
        release = top / "releases/measured"
        release.mkdir(parents=True)
        with opened_archive(run_file) as archive:
            unpack(archive, release)
        # The first start makes the data; what a school sees each morning is a later one.
        _served(release / "oj", top / "data", measure=False)
        _fill(top / "data")
        once, _ = _served(release / "oj", top / "data", measure=False)
        again, memory = _served(release / "oj", top / "data", measure=True)
        what = f"start with {SUBMISSIONS:,} submissions"
        kept = _told(what, min(once, again), LONGEST_START_S, "s")
        return _told("memory when idle", memory / MB, MOST_IDLE_BYTES / MB, "MB") and kept


def _fill(data: Path) -> None:
    """As a site looks after years; takes minutes."""
    amounts = ("--problems", "300", "--users", "1000", "--submissions", str(SUBMISSIONS))
    command = (sys.executable, "-m", "tests.benchmarks.seed", *amounts, "--data", str(data))
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _served(program: Path, data: Path, *, measure: bool) -> tuple[float, int]:
    """Seconds until it is ready, and the bytes (PSS) of all its processes after a while."""
    before = time.monotonic()
    command = [str(program), "serve", "--data", str(data), "--port", "8096", "--host", "127.0.0.1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=_plain()) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if line.startswith("READY"):
                break
        else:
            sys.exit(f"{program.name} ended before it was ready; is the file of this very commit?")
        taken, memory = time.monotonic() - before, 0
        if measure:
            time.sleep(_SETTLED_S)
            memory = sum(map(_memory, _family(server.pid)))
        server.terminate()
    return taken, memory


def _plain() -> dict[str, str]:
    return {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}


def _family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return [pid, *(each for child in children for each in _family(int(child)))]


def _memory(pid: int) -> int:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii")
    return int(re.findall(r"^Pss: +(\d+) kB", text, re.MULTILINE)[0]) * 1024


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
