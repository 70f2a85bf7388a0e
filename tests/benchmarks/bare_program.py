"""The same compile and runs as the judge's, by posix_spawn and without any sandbox.

Only for the programs of this folder: nothing of a user ever comes here.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from types import TracebackType

from judge_sandbox.languages import all_languages
from tests.benchmarks.figures import timed_ms

LANGUAGE = "C++ 17 With O2"
SOURCE = """#include <bits/stdc++.h>
using namespace std;
// {mark}
int main() {{
    long long a, b;
    cin >> a >> b;
    cout << a + b << endl;
}}
"""


class BareProgram:
    """A temporary folder with a source and its program. `header_folder` holds bits/stdc++.h.gch."""

    def __init__(self, header_folder: Path) -> None:
        self._language = all_languages()[LANGUAGE]
        self._header = f"-I{header_folder}"
        self._folder = Path(tempfile.mkdtemp(prefix="oj-bare-"))

    def __enter__(self) -> BareProgram:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        shutil.rmtree(self._folder)

    def compile_ms(self, source: str, *, with_header: bool) -> float:
        (self._folder / self._language.source).write_text(source)
        (command,) = self._language.compile_commands((self._header,) if with_header else ())
        return timed_ms(lambda: self._spawn(command, b""))

    def run_ms(self, given: str) -> float:
        program = str(self._folder / self._language.artefact_path())
        return timed_ms(lambda: self._spawn([program], given.encode()))

    def _spawn(self, command: list[str], given: bytes) -> None:
        read_end, write_end = os.pipe()
        os.write(write_end, given)
        os.close(write_end)
        output = os.open(self._folder / "output", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        here = Path.cwd()
        os.chdir(self._folder)
        try:
            pid = os.posix_spawn(
                command[0],
                command,
                dict(os.environ),
                file_actions=[
                    (os.POSIX_SPAWN_DUP2, read_end, 0),
                    (os.POSIX_SPAWN_DUP2, output, 1),
                ],
            )
        finally:
            os.chdir(here)
            os.close(read_end)
            os.close(output)
        _, status = os.waitpid(pid, 0)
        if status:
            raise RuntimeError(f"{command[0]} ended with status {status}")
