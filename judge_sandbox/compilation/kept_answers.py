"""What the languages' tools said of themselves when they were last asked, for the next start.

Asking all of them is most of what opening a judge costs. The file is a cache
like those beside it: without it everything is asked.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

from judge_sandbox.compilation.toolchain.build import state_of_file
from judge_sandbox.languages import Language
from judge_sandbox.native.build import RUNNER
from judge_sandbox.running.cache_folder import is_own
from judge_sandbox.system_root import on_host

NAME = "answers.json"
LARGEST = 1 << 16
# Written by every installation, update and removal of a Debian package: a tool may stand on more
# than its own program.
_PACKAGES = "/var/lib/dpkg/status"


def question(language: Language) -> str:
    """Names a probe by everything that its answer depends on: what is run, the tools' files, the
    machine's packages, and the box."""
    files = [word for word in language.probe if word.startswith("/")]
    states = [state_of_file(on_host(path)) for path in (*files, _PACKAGES)]
    states.append(state_of_file(RUNNER))
    return json.dumps([language.probe, sorted(language.environment.items()), states])


class KeptAnswers:
    """By question, in a folder that may belong to the user whom a process of root will become: so
    no link is followed, and what is read is looked at."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self) -> dict[str, str]:
        """Empty when nothing was kept that can be read."""
        try:
            with self._opened() as folder:
                kept = json.loads(_content(folder))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(kept, dict):
            return {}
        return {each: answer for each, answer in kept.items() if isinstance(answer, str)}

    def store(self, answers: Mapping[str, str]) -> None:
        """Where there is no room they are not kept."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
            with self._opened() as folder:
                _write(folder, json.dumps(answers).encode())

    @contextlib.contextmanager
    def _opened(self) -> Iterator[int]:
        """A descriptor of the folder.

        Raises:
            OSError: it is not there, or somebody else may have made it or may write in it.
        """
        fd = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        try:
            status = os.fstat(fd)
            made_by_us = is_own(status) or is_own(self._folder.parent.stat())
            if not made_by_us or status.st_mode & 0o022:
                raise PermissionError(f"{self._folder} is open to others")
            yield fd
        finally:
            os.close(fd)


def _content(folder: int) -> bytes:
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    with os.fdopen(os.open(NAME, flags, dir_fd=folder), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(f"{NAME} is no file")
        return file.read(LARGEST)


def _write(folder: int, content: bytes) -> None:
    """Beside, and renamed: a power cut leaves the old file or the new one."""
    unfinished = f"new-{secrets.token_hex(8)}"  # the cache of programs clears such names away
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
    try:
        with os.fdopen(os.open(unfinished, flags, 0o600, dir_fd=folder), "wb") as file:
            file.write(content)
            status = os.fstat(folder)
            os.fchown(file.fileno(), status.st_uid, status.st_gid)
        os.rename(unfinished, NAME, src_dir_fd=folder, dst_dir_fd=folder)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(unfinished, dir_fd=folder)
        raise
