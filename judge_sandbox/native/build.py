"""Building the native runner with the system's gcc when its sources are newer than the binary."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from judge_sandbox.types import SandboxUnavailable

NATIVE = Path(__file__).parent
_HINT = "run: apt-get install make gcc libc6-dev"
RUNNER = NATIVE / "bin" / "oj-judge-keeper"


def needs_build() -> bool:
    if not RUNNER.exists():
        return True
    built = RUNNER.stat().st_mtime
    # A release brings the binary alone.
    sources = [*NATIVE.glob("*.c"), *NATIVE.glob("*.h"), *NATIVE.glob("Makefile")]
    return any(source.stat().st_mtime > built for source in sources)


def build_native() -> Path:
    """Returns the path of an up-to-date runner.

    Raises:
        SandboxUnavailable: it is missing or old, and cannot be built here.
    """
    if not needs_build():
        return RUNNER
    make = shutil.which("make")
    if make is None or shutil.which("gcc") is None:
        raise SandboxUnavailable(f"the native runner cannot be built without make and gcc; {_HINT}")
    try:
        done = subprocess.run(
            [make, "-s", "-C", str(NATIVE)],
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            umask=0o022,  # whoever runs the judge later must be able to read it
        )
    except subprocess.TimeoutExpired as error:
        raise SandboxUnavailable("building the native runner took too long") from error
    if done.returncode:
        raise SandboxUnavailable(
            f"the native runner could not be built; {_HINT}\n{done.stderr[-2000:]}"
        )
    return RUNNER
