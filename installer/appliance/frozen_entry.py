"""Where the frozen program `oj` begins. As `oj -m MODULE …` it is what `python -m MODULE …` is in a
checkout, for the parts of the server that run in a process of their own."""

import os
import runpy
import sys
from pathlib import Path

from oj_appliance.installation.places import prefix_of


def main() -> int:
    # The loader found the program's libraries by it; no program that is started needs it.
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    # A process of this program's own begins anew: one that took itself for a part of this one would
    # look for its libraries where the loader no longer tells, and a bare system has none of them.
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    # PREFIX/releases/VERSION/oj beside PREFIX/languages
    prefix = prefix_of(Path(sys.executable))
    if (prefix.languages / "usr").is_dir():
        os.environ.setdefault("JUDGE_SYSTEM_ROOT", str(prefix.languages))
    if (record := prefix.record()) is not None:
        # What was chosen at the installation holds for every command that is not told otherwise.
        os.environ.setdefault("OJ_SERVER_DATA", record.data)
        os.environ.setdefault("OJ_SERVER_PORT", str(record.port))
    if sys.argv[1:2] == ["-m"] and len(sys.argv) > 2:
        sys.argv = sys.argv[2:]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
        return 0
    from oj_appliance.cli.main import main as command

    return command()


if __name__ == "__main__":
    sys.exit(main())
