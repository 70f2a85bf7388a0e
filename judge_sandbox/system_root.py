"""Where the programs that boxes see come from: this machine's own system, or a folder with a system
of compilers, so that the machine needs none of its own.

`JUDGE_SYSTEM_ROOT` names that folder, which holds `usr` and its neighbours as a root does. Inside a
box it is the root, so all paths of language profiles stay as they are.
"""

from __future__ import annotations

import os
from pathlib import Path

from judge_sandbox.types import SandboxUnavailable

VARIABLE = "JUDGE_SYSTEM_ROOT"
_MOST_LINKS = 40  # as the kernel follows, path_resolution(7)
# A box is built there, over whatever the host has (native/box_root.c).
_COVERED = Path("/tmp")  # noqa: S108 - nothing is written


def system_root() -> Path:
    return Path(os.environ.get(VARIABLE) or "/")


def on_host(path: str) -> Path:
    """Where this process finds the file that a box has at `path`, every link followed as a box
    would. What is not there has a path all the same."""
    root = system_root()
    if root == Path("/"):
        return Path(path)
    place, rest, links = Path("/"), list(reversed(Path(path).parts[1:])), 0
    while rest:
        word = rest.pop()
        if word == "..":
            place = place.parent
            continue
        here = root / str(place / word).lstrip("/")
        if not here.is_symlink() or links == _MOST_LINKS:
            place /= word
            continue
        links += 1
        target = here.readlink()
        if target.is_absolute():
            place = Path("/")
        rest.extend(reversed(target.parts[1:] if target.is_absolute() else target.parts))
    return root / str(place).lstrip("/")


def checked_system_root() -> Path:
    """Raises:
    SandboxUnavailable: boxes cannot be built from it, or somebody else may change it.
    """
    root = system_root()
    if root == Path("/"):
        return root
    try:
        real = root.resolve(strict=True)
        status = real.stat()
        has_system = (real / "usr").is_dir()
    except OSError as error:
        raise SandboxUnavailable(f"the folder of compilers cannot be read: {error}") from error
    if not has_system:
        raise SandboxUnavailable(f"the folder of compilers has no usr: {root}")
    if real == _COVERED or _COVERED in real.parents:
        raise SandboxUnavailable(f"the folder of compilers may not lie below {_COVERED}: {root}")
    if status.st_uid not in (0, os.geteuid()) or status.st_mode & 0o022:
        raise SandboxUnavailable(
            f"the folder of compilers may be changed by others; run: chown root {root} && "
            f"chmod 755 {root}"
        )
    return real
