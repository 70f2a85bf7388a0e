"""Which files of a test-case archive are cases (contract file.md §2, rules 2 to 5)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum

import msgspec

from oj_appliance.problems.rules import LONGEST_CASE_NAME, is_plain_file_name

_SYSTEM_NAMES = frozenset({".ds_store", "thumbs.db", "desktop.ini"})
_INPUT_TEXT = re.compile(r"(?i)(.*?)(input)(.*\.txt)")
_OUTPUT_TEXT = re.compile(r"(?i).*output.*\.txt")


class Reason(StrEnum):
    """Why a file of the archive is no case."""

    IN_FOLDER = "in_folder"
    NO_INPUT = "no_input"
    UNKNOWN_NAME = "unknown_name"
    DUPLICATE = "duplicate"
    SYSTEM_FILE = "system_file"


class Pair(msgspec.Struct, frozen=True):
    """`input_path` and `output_path` name files of the archive; no output path = an empty output.
    The names are what the case is called from now on."""

    input_name: str
    output_name: str
    input_path: str
    output_path: str | None


class Pairing(msgspec.Struct, frozen=True):
    """Every file of the archive is in one of the two."""

    pairs: tuple[Pair, ...]
    ignored: tuple[tuple[str, Reason], ...]


def pair_files(paths: Iterable[str]) -> Pairing:
    """Cases in judging order: by length of the stem before the first dot, then by that stem."""
    ignored: list[tuple[str, Reason]] = []
    inside: list[str] = []
    for path in paths:
        if _is_system_file(path):
            ignored.append((path, Reason.SYSTEM_FILE))
        else:
            inside.append(path)
    root = _only_folder(inside)
    by_name: dict[str, str] = {}
    for path in inside:
        name = path.removeprefix(root)
        if "/" in name:
            ignored.append((path, Reason.IN_FOLDER))
        else:
            by_name[name] = path
    pairs = _pairs(by_name)
    used = {path for pair in pairs for path in (pair.input_path, pair.output_path)}
    answered = {_stem(pair.input_path) for pair in pairs}
    for path in by_name.values():
        if path not in used:
            ignored.append((path, _reason(path, answered)))
    return Pairing(tuple(pairs), tuple(ignored))


def output_name_of(input_name: str) -> str | None:
    """What the output of this input is called; None for a file that is no input."""
    if input_name.lower().endswith(".in"):
        return input_name[:-3] + ".out"
    match = _INPUT_TEXT.fullmatch(input_name)
    return f"{match[1]}output{match[3]}" if match else None


def _is_system_file(path: str) -> bool:
    parts = path.lower().split("/")
    return "__macosx" in parts or parts[-1] in _SYSTEM_NAMES or parts[-1].startswith("._")


def _only_folder(paths: list[str]) -> str:
    """The one folder at the top with its "/", when nothing stands beside it; else nothing."""
    tops = {path.partition("/")[0] for path in paths}
    if len(tops) == 1 and all("/" in path for path in paths):
        return f"{tops.pop()}/"
    return ""


def _pairs(by_name: dict[str, str]) -> list[Pair]:
    # Names that differ in letter case alone do not occur in an archive that was let in.
    lower = {name.lower(): name for name in by_name}
    found: dict[str, Pair] = {}
    for name, path in by_name.items():
        wanted = output_name_of(name)
        if wanted is None:
            continue
        answer = lower.get(wanted.lower())
        if answer is None and name.lower().endswith(".in"):
            answer = lower.get(name[:-3].lower() + ".ans")
        if not all(
            is_plain_file_name(each, LONGEST_CASE_NAME) for each in (name, answer or wanted)
        ):
            continue
        output_path = by_name[answer] if answer is not None else None
        found[name] = Pair(name, answer or wanted, path, output_path)
    return [found[name] for name in sorted(found, key=_order)]


def _order(name: str) -> tuple[int, str, str]:
    stem = name.partition(".")[0]
    return len(stem), stem, name


def _stem(path: str) -> str:
    return path.rpartition(".")[0].lower()


def _reason(path: str, answered: set[str]) -> Reason:
    lower = path.lower()
    if lower.endswith(".ans") and _stem(path) in answered:
        return Reason.DUPLICATE
    if lower.endswith((".out", ".ans")) or _OUTPUT_TEXT.fullmatch(lower):
        return Reason.NO_INPUT
    return Reason.UNKNOWN_NAME
