"""The command `oj` as it is printed to be copied: it works in any folder, and needs no PATH."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path


def oj_command(*words: str) -> str:
    """`oj` of this installation, which stands beside its Python."""
    return shlex.join([str(Path(sys.executable).with_name("oj")), *words])


def typed_command() -> str:
    """`oj` as a person types it, also on another computer where it was installed in the same way:
    its name alone where the installer put that on the PATH."""
    program, found = Path(sys.executable).with_name("oj"), shutil.which("oj")
    is_installed = getattr(sys, "frozen", False) and found is not None
    if is_installed and Path(str(found)).resolve() == program.resolve():
        return "oj"
    return shlex.quote(str(program))
