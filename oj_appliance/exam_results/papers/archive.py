"""All code of an exam as a zip: a folder a class, in it one a student (contract timedwork.md §16).
Names may stand on every system, whatever people are called."""

from __future__ import annotations

import tempfile
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

from oj_appliance.clock import wire_time
from oj_appliance.contests.accepted.rules import ending, file_name_part
from oj_appliance.exam_results.papers.types import SentCode
from oj_appliance.exam_results.types import ResultPerson, ResultSheet
from oj_appliance.files.archive_names import same_name_key
from oj_appliance.files.spreadsheets import csv_lines
from oj_appliance.submissions.rules import fingerprint

INDEX = "index.csv"
HEADER = (
    *("Submission", "Number", "Name", "Class", "Problem", "Time (UTC)", "Language"),
    *("Status", "Score", "Counts", "Fingerprint", "File"),
)
# A path of two folders and a file must stay below what Windows opens.
LONGEST_PART = 60


def pack_code(
    results: ResultSheet, sent: Iterable[SentCode], secret: bytes, scratch: Path
) -> IO[bytes]:
    """An open file without a name; close it. Blocks: call it from a thread."""
    file = tempfile.TemporaryFile(dir=scratch)  # noqa: SIM115 - closed by the caller
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        rows = []
        for path, row, code in _files(results, sent, secret):
            archive.writestr(path, code.encode("utf-8", "surrogatepass"))
            rows.append((*row, path))
        archive.writestr(INDEX, b"".join(csv_lines(HEADER, rows)))
    file.seek(0)
    return file


def _files(
    results: ResultSheet, sent: Iterable[SentCode], secret: bytes
) -> Iterator[tuple[str, tuple[str | int | None, ...], str]]:
    """Where each submission lies, what the index says of it, and its text."""
    letters = {each.pid: each.display_id for each in results.problems}
    people = {each.uid: each for each in results.people}
    folders = _folders(results.people)
    for each in sent:
        person = people.get(each.uid)
        letter = letters.get(each.problem_id)
        if person is None or letter is None:
            continue
        name = f"{part(letter)}_{each.id}.{ending(each.language)}"
        cell = person.cells.get(letter)
        counts = cell is not None and cell.submission_id == each.id
        row = (
            *(each.id, person.number, person.realname or person.username, person.class_name),
            *(letter, wire_time(each.submit_time), each.language, each.status, each.score),
            *("x" if counts else None, fingerprint(each.code, each.language, secret)),
        )
        yield f"{folders[each.uid]}/{name}", row, each.code


def _folders(people: Iterable[ResultPerson]) -> dict[str, str]:
    """By uid: class and student, no two that some system takes for one."""
    taken: dict[str, int] = defaultdict(int)
    found = {}
    for person in people:
        of_class = part(person.class_name or "-")
        names = [person.number, person.realname or person.username]
        name = part(" ".join(each for each in names if each))
        key = same_name_key(f"{of_class}/{name}")
        taken[key] += 1
        if taken[key] > 1 or not name:
            name = part(f"{name[: LONGEST_PART - 22]} {person.username}")
        found[person.uid] = f"{of_class}/{name}"
    return found


def part(text: str) -> str:
    return file_name_part(text[:LONGEST_PART])
