"""One conversion: slides on standard input, their PDF on standard output. The server starts it so,
in a process of its own. Without the slides' kind it only tries whether this machine has a place."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from oj_appliance.lessons.slides import confinement, limits

_PROFILE = "profile"
_FOLDERS = ("aside", "out", "home", f"{_PROFILE}/user")
# Nothing of a document is run, and nothing that it names elsewhere is asked for (LibreOffice,
# org.openoffice.Office.Common/Security/Scripting).
_SETTINGS = {
    "DisableMacrosExecution": "true",
    "MacroSecurityLevel": "3",
    "BlockUntrustedRefererLinks": "true",
    "DisableActiveContent": "true",
}
_LINE = (
    '<item oor:path="/org.openoffice.Office.Common/Security/Scripting">'
    '<prop oor:name="{name}" oor:op="fuse"><value>{value}</value></prop></item>'
)
_ENVIRONMENT = {
    "HOME": f"{confinement.WORK}/home",
    "TMPDIR": f"{confinement.WORK}/aside",
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "SAL_USE_VCLPLUGIN": "svp",
}


def main() -> int:
    program, seconds, kind = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:4]
    try:
        confinement.end_with_parent()
        confinement.limit_everything(seconds)
        confinement.leave()
        return _ended(lambda: _within(program, kind[0] if kind else None))
    except confinement.UnconfinedError as error:
        sys.stderr.write(f"{error}\n")
        return limits.UNCONFINED


def _within(program: Path, kind: str | None) -> int:
    """In the first process of the place: when it ends, everything there does."""
    try:
        confinement.end_with_parent()
        confinement.build(program)
        if kind is None:
            return limits.CONVERTED
        return _convert(program, kind)
    except confinement.UnconfinedError as error:
        sys.stderr.write(f"{error}\n")
        return limits.UNCONFINED
    except OSError as error:
        sys.stderr.write(f"{error.strerror}\n")
        return limits.FAILED


def _convert(program: Path, kind: str) -> int:
    for folder in _FOLDERS:
        Path(folder).mkdir(parents=True)
    lines = "".join(_LINE.format(name=name, value=value) for name, value in _SETTINGS.items())
    Path(_PROFILE, "user", "registrymodifications.xcu").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>'
        '<oor:items xmlns:oor="http://openoffice.org/2001/registry">' + lines + "</oor:items>"
    )
    with Path(f"slides.{kind}").open("xb") as slides:
        shutil.copyfileobj(sys.stdin.buffer, slides)
    command = [
        *(str(program), f"-env:UserInstallation=file://{confinement.WORK}/{_PROFILE}"),
        *("--headless", "--norestore", "--nolockcheck", "--nodefault"),
        *("--convert-to", "pdf", "--outdir", f"{confinement.WORK}/out"),
        f"{confinement.WORK}/slides.{kind}",
    ]
    if _ended(lambda: _run(command)) != 0:
        return limits.FAILED
    return _give("out/slides.pdf")


def _run(command: list[str]) -> NoReturn:
    confinement.give_up_rights()
    nothing = os.open("/dev/null", os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.closerange(3, limits.MOST_FILES)
    os.execve(command[0], command, _ENVIRONMENT)  # noqa: S606 - no shell is wanted


def _ended(work: Callable[[], int]) -> int:
    """What a process of its own comes to."""
    child = os.fork()
    if child == 0:
        code = limits.FAILED
        try:
            code = work()
        finally:
            sys.stderr.flush()
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else limits.FAILED


def _give(made: str) -> int:
    """What the program left is as hostile as what it was given."""
    made_file = os.open(made, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    status = os.fstat(made_file)
    if not stat.S_ISREG(status.st_mode) or not 0 < status.st_size <= limits.LARGEST_PDF:
        return limits.FAILED
    with os.fdopen(made_file, "rb") as pdf:
        shutil.copyfileobj(pdf, sys.stdout.buffer)
    sys.stdout.buffer.flush()
    return limits.CONVERTED


if __name__ == "__main__":
    sys.exit(main())
