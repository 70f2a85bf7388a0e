"""Put on a server's PYTHONPATH, it notes each entered function of our packages, in order, and who
called it: file, name, file of the caller, its name."""

import json
import os
import sys
import threading
from pathlib import Path

_PROJECT = str(Path(__file__).parents[3]) + os.sep
_OURS = (_PROJECT + "oj_appliance", _PROJECT + "judge_sandbox")
_lock = threading.Lock()


def _note(frame, event, argument):  # type: ignore[no-untyped-def]  # the interpreter's own protocol
    name = frame.f_code.co_filename
    if event == "call" and name.startswith(_OURS):
        caller = frame.f_back.f_code
        called = [name[len(_PROJECT) :], frame.f_code.co_name]
        line = json.dumps([*called, caller.co_filename[len(_PROJECT) :], caller.co_name])
        with _lock, Path(os.environ["OJ_TEST_TRACE"]).open("a") as file:
            file.write(line + "\n")


if os.environ.get("OJ_TEST_TRACE") and "serve" in sys.argv:
    sys.setprofile(_note)
    threading.setprofile(_note)
