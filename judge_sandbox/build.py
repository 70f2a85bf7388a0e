"""Building the native runner with the system's gcc when its sources are newer than the binary."""

from __future__ import annotations

import subprocess
from pathlib import Path

from judge_sandbox.types import SandboxUnavailable

NATIVE = Path(__file__).parent / "native"
RUNNER = NATIVE / "bin" / "oj-judge-keeper"


def needs_build() -> bool:
    if not RUNNER.exists():
        return True
    built = RUNNER.stat().st_mtime
    sources = [*NATIVE.glob("*.c"), *NATIVE.glob("*.h"), NATIVE / "Makefile"]
    return any(source.stat().st_mtime > built for source in sources)


def build_native() -> Path:
    """Returns the path of an up-to-date runner.

    Raises:
        SandboxUnavailable: it is missing or old, and cannot be built here.
    """
    if not needs_build():
        return RUNNER
    try:
        done = subprocess.run(
            ["make", "-s", "-C", str(NATIVE)],
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
    except FileNotFoundError as error:
        raise SandboxUnavailable(
            "make is missing, so the native runner cannot be built; run: apt-get install make gcc libc6-dev"
        ) from error
    if done.returncode:
        raise SandboxUnavailable(
            "the native runner could not be built; run: apt-get install make gcc libc6-dev\n"
            + done.stderr[-2000:]
        )
    return RUNNER
