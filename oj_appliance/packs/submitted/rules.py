"""Files of results as one sheet with all that was sent, as if it had been one exam. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from oj_appliance.accounts.rules import name_key
from oj_appliance.exam_results.papers.types import SentCode
from oj_appliance.exam_results.types import ResultPerson, ResultSheet
from oj_appliance.packs.merging.types import Merged, TakenFile
from oj_appliance.packs.results.types import SentProgram
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.similarity.types import Program

Brought = Mapping[int, list[SentProgram]]


class Gathered(msgspec.Struct, frozen=True):
    """`sheet` has people of all schools, each under a mark of its own and with the school before
    the class; `sent` bears numbers that are this office's."""

    sheet: ResultSheet
    sent: list[SentCode]


def gathered(title: str, found: Merged, brought: Brought) -> Gathered:
    """`brought` is what came, by file; of a file that was decided against nothing is told."""
    problems = {each.display_id: each for each in reversed(found.problems)}
    numbers = _numbers(brought)
    people: list[ResultPerson] = []
    sent: list[SentCode] = []
    for file in found.files:
        if file.id in found.left_out:
            continue
        marks = {name_key(each.username): _mark(file, each) for each in file.results.sheet.people}
        people += _people(found, file, numbers)
        for each in brought.get(file.id, ()):
            problem = problems.get(each.display_id)
            if problem is not None:
                mark = marks[name_key(each.username)]
                sent.append(_sent(numbers[file.id, each.number], mark, problem.pid, each))
    return Gathered(ResultSheet(title, found.problems, tuple(people)), sent)


def _numbers(brought: Brought) -> dict[tuple[int, int], int]:
    """Two schools may have the same ones. A later file changes no earlier number."""
    known = ((file, each.number) for file in sorted(brought) for each in brought[file])
    return {key: number for number, key in enumerate(known, 1)}


def _mark(file: TakenFile, person: ResultPerson) -> str:
    return f"{file.id}:{person.uid}"


def _people(
    found: Merged, file: TakenFile, numbers: Mapping[tuple[int, int], int]
) -> Iterator[ResultPerson]:
    school = found.school(file)
    for each in file.results.sheet.people:
        cells = {
            name: msgspec.structs.replace(
                cell, submission_id=numbers.get((file.id, cell.submission_id or 0))
            )
            for name, cell in each.cells.items()
        }
        in_class = " ".join(filter(None, (school, each.class_name)))
        yield msgspec.structs.replace(each, uid=_mark(file, each), class_name=in_class, cells=cells)


def _sent(number: int, mark: str, pid: int, each: SentProgram) -> SentCode:
    return SentCode(
        number,
        mark,
        pid,
        each.submit_time,
        each.status,
        each.score,
        each.language,
        each.code,
        each.time,
        each.memory,
    )


def compared(found: Gathered) -> Iterable[Program]:
    """Of each person and problem the program that counts; answers to questions are no code."""
    letters = {each.pid: each.display_id for each in found.sheet.problems}
    counting = {
        cell.submission_id: name
        for person in found.sheet.people
        for name, cell in person.cells.items()
    }
    return [
        Program(each.id, each.uid, letters[each.problem_id], each.language, each.code)
        for each in found.sent
        if each.id in counting and each.language != OBJECTIVE
    ]
