"""Which files of a plain archive are test data, by all the names that judges and authors use."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from oj_appliance.problems.test_data.subtasks import subtasks_of

# Longer ones first; the place in the list is the rank when a case has several outputs.
_INPUT_ENDS = ("input", "inp", "in", "i")
_OUTPUT_ENDS = ("output", "out", "ans", "answer", "sol", "ok", "ou", "o", "a")
_END = re.compile(
    rf"(?P<stem>.+?)\.(?:(?P<in>{'|'.join(_INPUT_ENDS)})|(?P<out>{'|'.join(_OUTPUT_ENDS)}))"
    r"(?P<number>\d{0,6})(?:\.txt)?",
    re.IGNORECASE,
)
# USACO's .I1 and .O1 carry a number; .i and .o alone are parts of programs.
_NEEDS_NUMBER = frozenset({"i", "o"})
_WORD = re.compile(
    r"(?P<before>.*?)(?P<word>input|output|answer|(?<![a-z])(?:in|out)(?=\d))(?P<after>.*)\.txt",
    re.IGNORECASE,
)
_DATA = re.compile(r"(?P<stem>.+)\.dat", re.IGNORECASE)
_INPUT_FOLDERS = frozenset({"in", "input", "inputs"})
_OUTPUT_FOLDERS = frozenset({"out", "output", "outputs", "ans", "answer", "answers"})


class Left(StrEnum):
    """Why a file is no test data."""

    OTHER_FOLDER = "other_folder"
    NO_INPUT = "no_input"
    UNKNOWN_NAME = "unknown_name"
    DUPLICATE = "duplicate"


class DataPair(msgspec.Struct, frozen=True):
    """`stem` is what the files of the case are called; no output means an empty one. `subtask`
    counts from 1 when the names tell of subtasks, and is None otherwise."""

    stem: str
    input: str
    output: str | None
    subtask: int | None = None


class PairedData(msgspec.Struct, frozen=True):
    """Every file is in one of the two. Cases are in the order of their numbers."""

    cases: tuple[DataPair, ...]
    left: tuple[tuple[str, Left], ...]


class _Part(msgspec.Struct, frozen=True):
    """One file's place: `home` is the folder of its case, `stem` what the two files share."""

    path: str
    home: str
    stem: str
    is_input: bool
    rank: int = 0


def pair_data(paths: Iterable[str]) -> PairedData:
    """The cases of the folder that holds most inputs; what stands elsewhere is left."""
    given = sorted(paths, key=natural)
    parts = {path: _part(path) for path in given}
    inputs = [part for part in parts.values() if part and part.is_input]
    plain = {(part.home, part.stem.casefold()) for part in inputs if not _is_dat(part)}
    # Beside an .in a .dat is the output, or nothing that is known.
    inputs = [
        part
        for part in inputs
        if not (_is_dat(part) and (part.home, part.stem.casefold()) in plain)
    ]
    if not inputs:
        return PairedData((), tuple((path, Left.UNKNOWN_NAME) for path in given))
    homes = [part.home for part in inputs]
    home = max(dict.fromkeys(homes), key=homes.count)
    chosen = {part.stem.casefold(): part for part in reversed(inputs) if part.home == home}
    outputs = _outputs(parts.values(), home, chosen)
    cases = [
        DataPair(part.stem, part.path, outputs.get(stem))
        for stem, part in sorted(chosen.items(), key=lambda item: natural(item[1].stem))
    ]
    used = {path for case in cases for path in (case.input, case.output)}
    left = tuple((path, _reason(parts[path], home, chosen)) for path in given if path not in used)
    return PairedData(tuple(_with_subtasks(cases)), left)


def natural(name: str) -> tuple[tuple[int, int, str], ...]:
    """For sorting: 2 before 10; what is no number by its letters."""
    pieces = re.split(r"(\d+)", name.casefold())
    # Of a longer number its first digits suffice; int() would balk at thousands of them.
    return tuple(
        (0, int(piece[:18]), piece) if piece.isascii() and piece.isdigit() else (1, 0, piece)
        for piece in pieces
        if piece
    )


def _part(path: str) -> _Part | None:
    *folders, name = path.split("/")
    found = _named_part(name)
    if folders and folders[-1].casefold() in _INPUT_FOLDERS | _OUTPUT_FOLDERS:
        # The folder decides what a file is, and the name only which case it belongs to.
        stem = found[0] if found else name.rpartition(".")[0] or name
        is_input = folders[-1].casefold() in _INPUT_FOLDERS
        return _Part(path, "/".join(folders[:-1]), stem, is_input, found[2] if found else 0)
    if found is None:
        return None
    return _Part(path, "/".join(folders), *found)


def _named_part(name: str) -> tuple[str, bool, int] | None:
    """Stem, whether it is an input, and the rank among several outputs."""
    if match := _END.fullmatch(name):
        end = (match["in"] or match["out"]).lower()
        if end in _NEEDS_NUMBER and not match["number"]:
            return None
        rank = 0 if match["in"] else _OUTPUT_ENDS.index(end)
        return match["stem"] + match["number"], bool(match["in"]), rank
    if match := _WORD.fullmatch(name):
        is_input = match["word"].lower() in ("input", "in")
        stem = match["before"] + match["after"]
        return stem or "1", is_input, 0
    if match := _DATA.fullmatch(name):
        return match["stem"], True, len(_OUTPUT_ENDS)
    return None


def _is_dat(part: _Part) -> bool:
    return part.rank == len(_OUTPUT_ENDS)


def _outputs(parts: Iterable[_Part | None], home: str, chosen: dict[str, _Part]) -> dict[str, str]:
    """By stem, the output of the best rank."""
    found: dict[str, _Part] = {}
    for part in parts:
        if part is None or part.home != home:
            continue
        stem = part.stem.casefold()
        given = chosen.get(stem)
        if given is None or given is part or (part.is_input and not _is_dat(part)):
            continue
        if stem not in found or part.rank < found[stem].rank:
            found[stem] = part
    return {stem: part.path for stem, part in found.items()}


def _reason(part: _Part | None, home: str, chosen: dict[str, _Part]) -> Left:
    if part is None:
        return Left.UNKNOWN_NAME
    if part.home != home:
        return Left.OTHER_FOLDER
    if part.stem.casefold() in chosen:
        return Left.DUPLICATE
    return Left.NO_INPUT


def _with_subtasks(cases: Sequence[DataPair]) -> list[DataPair]:
    numbers = subtasks_of([case.stem for case in cases])
    if numbers is None:
        return list(cases)
    return [
        DataPair(case.stem, case.input, case.output, number)
        for case, number in zip(cases, numbers, strict=True)
    ]
