"""Tracked files hold nothing that must not be published, and are plain UTF-8 with Unix line ends.

Looks for keys and tokens, for places that exist on one developer's machine only, and for files
too big to review. Fixtures are foreign data: only keys and tokens are looked for in them.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
BIGGEST_BYTES = 500_000
FIXTURES = "tests/fixtures/"
GENERATED = {"webui/src/shared/api/schema.d.ts"}
BINARY_SUFFIXES = {".png", ".ico", ".webp", ".zip", ".woff2"}

# Written with character classes so that this file does not find itself.
SECRETS = {
    "a private key": re.compile(r"-----BEGI[N] [A-Z ]*PRIVATE KEY-----"),
    "a cloud access key": re.compile(r"\b(?:AKI[A]|ASI[A])[0-9A-Z]{16}\b"),
    "a hosting or registry token": re.compile(
        r"\b(?:gh[pousr]_[0-9A-Za-z]{36}|glpa[t]-[\w-]{20}|np[m]_[0-9A-Za-z]{36}|pyp[i]-[\w-]{40})"
    ),
    "an API key": re.compile(r"\bs[k]-[A-Za-z0-9_-]{32,}"),
    "a password inside an address": re.compile(r"\bhttps?://[^\s/:@'\"<>{}$]+:[^\s/@'\"<>{}$]+@"),
}
PRIVATE_PLACES = {
    "a place on one machine": re.compile(
        r"(?<![\w.])/(?:wor[k]|hom[e]/(?!user\b)\w+|Use[r]s/\w+)/[\w.]"
    ),
    "a folder outside the project": re.compile(r"(?<!['\"/])\.\./share[d]\b"),
    "a registry's address": re.compile(
        r"\bhttps?://(?:registr[y]\.|pyp[i]\.|files\.pythonhoste[d])"
    ),
}


def tracked_files() -> list[str]:
    """Names relative to the project."""
    listing = subprocess.run(
        ["git", "ls-files", "-z"],  # noqa: S607 - git is where PATH says
        cwd=PROJECT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [name for name in listing.split("\0") if name and (PROJECT / name).is_file()]


def faults(name: str) -> Iterator[str]:
    """What is wrong with one file, a sentence each."""
    content = (PROJECT / name).read_bytes()
    text = content.decode("utf-8", errors="replace")
    is_fixture = name.startswith(FIXTURES)
    patterns = SECRETS if is_fixture else SECRETS | PRIVATE_PLACES
    for number, line in enumerate(text.splitlines(), start=1):
        for what, pattern in patterns.items():
            if pattern.search(line):
                yield f"{name}:{number}: {what}"
    if is_fixture:
        return
    if len(content) > BIGGEST_BYTES and name not in GENERATED:
        yield f"{name}: {len(content)} bytes, more than {BIGGEST_BYTES}"
    if Path(name).suffix in BINARY_SUFFIXES:
        return
    if "\ufffd" in text:
        yield f"{name}: not UTF-8"
    if "\r" in text:
        yield f"{name}: carriage return"
    if text.startswith("\ufeff"):
        yield f"{name}: byte order mark"


def main() -> int:
    """Prints each fault; 1 if there is one."""
    found = [fault for name in tracked_files() for fault in faults(name)]
    sys.stdout.write("".join(f"{fault}\n" for fault in found) or "contents: sound\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
