"""The command `oj` as it is printed to be copied: it works in any folder, and needs no PATH."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path


def oj_command(*words: str) -> str:
    """`oj` of this installation, which stands beside its Python."""
    return shlex.join([str(Path(sys.executable).with_name("oj")), *words])
