"""Files that lie beside a program: texts, and no more of them than a problem may carry."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oj_appliance.interchange import phrases
from oj_appliance.interchange.reading.folder import LARGEST_PROGRAM, PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.problems import rules

MOST_FILES = 100
LARGEST_TOGETHER = 4 * 1024 * 1024  # characters
MOST_TOLD = 20


def read_files(
    folder: PackageFolder,
    names: Iterable[str],
    field: str,
    reader: ProblemReader,
    filled: Callable[[str], str] = str,
) -> dict[str, str]:
    """By the last part of their names, each text through `filled`. What is no text, is too much or
    bears the name of another one is told as a loss of `field`; equal files are one."""
    found: dict[str, str] = {}
    lost: list[str] = []
    left = LARGEST_TOGETHER
    for name in names:
        short = name.rpartition("/")[2]
        try:
            text = filled(folder.text(name, LARGEST_PROGRAM))
        except UnreadableError:
            lost.append(name)
            continue
        is_full = len(found) >= MOST_FILES or len(text) > left
        if found.get(short) == text:
            continue
        if short in found or is_full or not rules.is_plain_file_name(short):
            lost.append(name)
        else:
            found[short] = text
            left -= len(text)
    for name in lost[:MOST_TOLD]:
        reader.lose(field, phrases.in_language(field, name[:100]))
    return found
