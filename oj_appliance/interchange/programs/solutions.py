"""Reference solutions as packages carry them: which of them, and in which files."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from oj_appliance.files.archive_names import same_name_key
from oj_appliance.interchange.programs.languages import LanguageFamily, family_of, family_of_file
from oj_appliance.problems.types.problem import ReferenceSolutionDraft

ACCEPTED = (0,)
REJECTED = (-3, -1, 1, 2, 3, 8)  # PE, WA, TLE, MLE, RE, PAC

SolutionFile = tuple[str, ReferenceSolutionDraft]


def in_families(
    solutions: Sequence[ReferenceSolutionDraft], families: Collection[LanguageFamily]
) -> list[ReferenceSolutionDraft]:
    """Those whose language belongs to one of the families."""
    return [each for each in solutions if family_of(each.language) in families]


def accepted_in_families(
    solutions: Sequence[ReferenceSolutionDraft], families: Collection[LanguageFamily]
) -> list[ReferenceSolutionDraft]:
    """Accepted programs alone: for formats in which nothing says what others are to get."""
    return [each for each in in_families(solutions, families) if each.expected == ACCEPTED]


def _no_folder(solution: ReferenceSolutionDraft) -> str:
    return ""


def in_files(
    solutions: Sequence[ReferenceSolutionDraft],
    folder_of: Callable[[ReferenceSolutionDraft], str] = _no_folder,
) -> list[SolutionFile]:
    """Each with its file, in the folder `folder_of` it ("" or a name with "/" at its end); no two
    are alike, whatever their letter case."""
    taken: set[str] = set()
    found = []
    for number, each in enumerate(solutions, 1):
        name, folder = _file_name(each), folder_of(each)
        while same_name_key(folder + name) in taken:
            name = f"{number}_{name}"
        taken.add(same_name_key(folder + name))
        found.append((folder + name, each))
    return found


def _file_name(each: ReferenceSolutionDraft) -> str:
    """Its own where it tells the language, else with the family's extension; a Python 2 program
    ends as the others, and is taken for Python 3."""
    name = (
        "".join(
            letter if letter.isprintable() and letter not in '/\\:*?"<>|' else "_"
            for letter in each.name
        ).strip(". ")
        or "solution"
    )
    family = family_of(each.language)
    found = family_of_file(name)
    if family is None or (found and found.extension == family.extension):
        return name
    return f"{name}.{family.extension}"
