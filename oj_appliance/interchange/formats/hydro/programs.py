"""Languages, the code around the student's, and solutions of a Hydro problem."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.programs.frames import CodeFrame, templates_from
from oj_appliance.interchange.programs.languages import (
    LanguageFamily,
    family_named,
    family_of_file,
    languages_of,
)
from oj_appliance.interchange.reading.folder import LARGEST_PROGRAM, PackageFolder
from oj_appliance.interchange.reading.problem_reader import MOST_SOLUTIONS, ProblemReader
from oj_appliance.interchange.reading.yaml_values import list_of, map_of, text_of
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import CodeTemplateDraft, ReferenceSolutionDraft

SOLUTIONS = ("std", "solution")


def read_languages(
    config: dict[str, object], reader: ProblemReader
) -> tuple[tuple[CodeTemplateDraft, ...], tuple[str, ...] | None]:
    """Code around the student's decides which languages are offered."""
    frames: dict[LanguageFamily, CodeFrame] = {}
    for name, parts in map_of(config.get("template")).items():
        family = family_named(name)
        before, after = [*map(text_of, list_of(parts)), "", ""][:2]
        if family is None:
            reader.lose("prepend", phrases.in_language("prepend", name[:40]))
        else:
            frames.setdefault(family, CodeFrame(before, "", after))
    templates, framed = templates_from(frames)
    families: list[LanguageFamily] = []
    for name in map(text_of, list_of(config.get("langs"))):
        family = family_named(name)
        if family is None:
            reader.lose("languages", phrases.in_language("languages", name[:40]))
        elif family not in families:
            families.append(family)
    listed = languages_of(tuple(families))
    if framed and listed:
        return templates, tuple(name for name in framed if name in listed)
    return templates, framed or listed or None


def read_solutions(
    folder: PackageFolder, reader: ProblemReader
) -> tuple[ReferenceSolutionDraft, ...]:
    solutions = []
    for place in SOLUTIONS:
        files = folder.folder(place).files()
        for name in reader.at_most("solutions", files, MOST_SOLUTIONS):
            family = family_of_file(name)
            last = name.rpartition("/")[2][: rules.LONGEST_FILE_NAME]
            if family is None:
                reader.lose("solutions", phrases.in_language("solutions", f"{place}/{name}"[:100]))
                continue
            code = folder.folder(place).text(name, LARGEST_PROGRAM)
            solutions.append(ReferenceSolutionDraft(last, family.read_as, code))
    return tuple(solutions)
