"""A scratch project around the real scripts, and ways to run them."""

import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests import run_guard

PROJECT = Path(__file__).resolve().parents[2]
SYSTEM_PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
PRELUDE = (
    'set -euo pipefail; project=$PWD; . "$project/installer/lib/prepare.sh"; '
    '. "$project/installer/lib/service.sh"\n'
)


@dataclass(frozen=True)
class ScratchProject:
    """A folder that looks like the unpacked project to the scripts; its path has a space in it."""

    root: Path

    def run(self, *command: str, user: str | None = None) -> subprocess.CompletedProcess[str]:
        """Runs a command in the folder, as another user if asked."""
        if user:
            group = pwd.getpwnam(user).pw_gid
            switch = ("/usr/bin/setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups")
            command = (*switch, *command)
        return subprocess.run(
            command,
            cwd=self.root,
            env={"PATH": SYSTEM_PATH, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def quickstart(
        self, *options: str, user: str | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Runs installer/quickstart.sh."""
        return self.run("/bin/bash", "installer/quickstart.sh", *options, user=user)

    def parts(self, script: str) -> subprocess.CompletedProcess[str]:
        """Runs lines of shell after the parts of the installer have been read in."""
        return self.run("/bin/bash", "-c", PRELUDE + script, "installer/quickstart.sh")

    def begin_parts(self, script: str) -> subprocess.Popen[str]:
        """Like `parts`, but goes on while the test looks; the caller ends it."""
        return subprocess.Popen(
            ["/bin/bash", "-c", PRELUDE + script],
            cwd=self.root,
            env={"PATH": SYSTEM_PATH, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )


@pytest.fixture
def scratch() -> Iterator[ScratchProject]:
    """Not below pytest's own folder, which other users may not enter."""
    top = Path(tempfile.mkdtemp(prefix=run_guard.folder_prefix()))
    top.chmod(0o755)
    root = top / "a project"
    root.mkdir()
    shutil.copytree(PROJECT / "installer", root / "installer")
    files = {
        "pyproject.toml": "",
        "webui/package.json": "{}",
        "webui/package-lock.json": "{}",
        "webui/shims/react/index.js": "",
        "webui/src/main.tsx": "one",
        "judge_sandbox/native/runner.c": "int main(void) { return 0; }",
    }
    for name, text in files.items():
        place = root / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    subprocess.run(["chmod", "-R", "u=rwX,go=rX", str(root)], check=True)
    yield ScratchProject(root)
    shutil.rmtree(top)


@pytest.fixture
def without_compilers(scratch: ScratchProject) -> ScratchProject:
    """The scratch project on a machine where the installer finds no compiler."""
    table = scratch.root / "installer/lib/packages.sh"
    text = table.read_text(encoding="utf-8")
    for name in (
        "gcc",
        "g++",
        "make",
        "javac",
        "go",
        "rustc",
        "shellcheck",
        "chromium-headless-shell",
    ):
        assert f" /usr/bin/{name} " in text
        text = text.replace(f" /usr/bin/{name} ", f" /usr/nowhere/{name} ")
    table.write_text(text, encoding="utf-8")
    return scratch


def give_to(folder: Path, user: str) -> None:
    """Makes a user the owner of a folder and all in it."""
    subprocess.run(["chown", "-R", user, str(folder)], check=True)
