"""The problems of an archive, each by the place where it is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import TypeVar

from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.types import (
    PackageProblem,
    ReadProblem,
    RefusedProblem,
    UnreadableError,
)

MOST_PROBLEMS = 2000

Place = TypeVar("Place", str, PackageFolder)

ReadPlace = Callable[[Place, PackageFolder, int], PackageProblem | RefusedProblem]
# The problems of an archive; none when it is of another format.
ProblemsOf = Callable[[PackageFolder], list[ReadProblem]]


def one_by_one(
    find: Callable[[PackageFolder], Sequence[Place]], read: ReadPlace[Place]
) -> ProblemsOf:
    """`find` gives the places of problems, none when the archive is of another format; `read` makes
    a problem of a place, with the archive's top and the problem's number."""

    def problems_of(root: PackageFolder) -> list[ReadProblem]:
        return [
            partial(_read, read, place, root, index)
            for index, place in enumerate(islice(find(root), MOST_PROBLEMS + 1))
        ]

    return problems_of


def _read(
    read: ReadPlace[Place], place: Place, root: PackageFolder, index: int
) -> PackageProblem | RefusedProblem:
    try:
        return read(place, root, index)
    except UnreadableError as error:
        name = place if isinstance(place, str) else place.name
        return RefusedProblem(index, name, error.finding)
