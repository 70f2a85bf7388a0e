"""What comes back of templates, surrounding code, solutions and languages (formats §10, lower
rows)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from oj_appliance.files.archives import same_name_key
from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.fields import ACCEPTED, language_of, solution, text_of
from oj_appliance.interchange.losses.outcome import Outcome
from oj_appliance.interchange.programs.languages import (
    FAMILIES,
    LanguageFamily,
    family_of,
    family_of_file,
    languages_of,
)
from oj_appliance.interchange.writing.problem import ExportFile, ExportProblem
from oj_appliance.problems.types.problem import CodeTemplateDraft, ReferenceSolutionDraft

HYDRO_MOST_SOLUTIONS = 5
REJECTED = (-3, -1, 1, 2, 3, 8)  # PE, WA, TLE, MLE, RE, PAC
# What a folder or tag stands for, by what a solution is expected to get.
KATTIS_EXPECTED: dict[tuple[int, ...], tuple[int, ...]] = {
    (-1,): (-1,),
    (1,): (1,),
    (3,): (3,),
    (8,): (8,),
    (-3,): (-1,),
    (2,): (3,),
}
KATTIS_FOLDERS: dict[tuple[int, ...], str] = {
    (0,): "accepted",
    (-1,): "wrong_answer",
    (-3,): "wrong_answer",
    (1,): "time_limit_exceeded",
    (3,): "run_time_error",
    (2,): "run_time_error",
    (8,): "partially_accepted",
}
POLYGON_EXPECTED: dict[tuple[int, ...], tuple[int, ...]] = {
    each: each for each in ((-3,), (-1,), (1,), (2,), (0, 1), (1, 2))
}
_WITH_TEMPLATES = ("qduoj", "fps")
_WITH_PREPEND = ("qduoj", "fps", "hydro")

Value = TypeVar("Value")


def programs_come_back(outcome: Outcome) -> None:
    _templates(outcome)
    _surrounding_code(outcome)
    _attachments(outcome)
    _solutions(outcome)
    _languages(outcome)


def by_family(
    templates: tuple[CodeTemplateDraft, ...], value: Callable[[CodeTemplateDraft], Value | None]
) -> dict[LanguageFamily, Value]:
    """What each family carries: that of its first language that has any."""
    given = {each.language: found for each in templates if (found := value(each)) is not None}
    carried = {}
    for family in FAMILIES:
        mine = [given[language] for language in family.languages if language in given]
        if mine:
            carried[family] = mine[0]
    return carried


def shown_template(template: CodeTemplateDraft) -> str | None:
    """What the editor offers; None when it is not enabled or blank."""
    return template.code if template.enabled and template.code.strip() else None


def surrounding(template: CodeTemplateDraft) -> tuple[str, str] | None:
    """Code before and after the student's; None when there is neither."""
    if template.prepend.strip() or template.append.strip():
        return template.prepend, template.append
    return None


def _templates(outcome: Outcome) -> None:
    outcome.lose("other templates", {})
    if outcome.format not in _WITH_TEMPLATES:
        outcome.lose("enabled templates", {})
        return
    carried = by_family(outcome.problem.draft.code_templates, shown_template)
    _by_family_after(
        outcome, "enabled templates", {family: text_of(code) for family, code in carried.items()}
    )


def _surrounding_code(outcome: Outcome) -> None:
    if outcome.format in ("kattis", "polygon", "dmoj"):
        if outcome.before["prepend"]:
            outcome.refuse("prepend")
    elif outcome.format not in _WITH_PREPEND:
        outcome.lose("prepend", {})
    else:
        carried = by_family(outcome.problem.draft.code_templates, surrounding)
        _by_family_after(
            outcome,
            "prepend",
            {family: (text_of(some), text_of(more)) for family, (some, more) in carried.items()},
        )


def _by_family_after(outcome: Outcome, row: str, carried: dict[LanguageFamily, Value]) -> None:
    """For every language of each family that the format can name."""
    named = {family: each for family, each in carried.items() if outcome.format in family.names}
    after = {language: each for family, each in named.items() for language in family.languages}
    before = outcome.before[row]
    if isinstance(before, dict) and set(before) - set(after):
        outcome.lose(row, after)
    else:
        outcome.change(row, after, phrases.ONE_PER_FAMILY)


def attachment_files(problem: ExportProblem) -> list[ExportFile]:
    """Those that an archive can hold side by side: of names that differ in their letter case
    alone, the first."""
    found: dict[str, ExportFile] = {}
    for file in problem.attachments:
        found.setdefault(same_name_key(file.name), file)
    return list(found.values())


def _attachments(outcome: Outcome) -> None:
    kept: list[ExportFile] = []
    if outcome.format in ("hydro", "kattis"):
        kept = attachment_files(outcome.problem)
    outcome.lose("attachments", frozenset((file.name, file.digest) for file in kept))


# -- solutions


def kept_solutions(
    format_name: str, solutions: tuple[ReferenceSolutionDraft, ...]
) -> list[ReferenceSolutionDraft]:
    """Those that a format writes, in their order."""
    if format_name in ("dmoj", "plainzip"):
        return []
    named = [
        each
        for each in solutions
        if (family := family_of(each.language))
        and (format_name == "polygon" or format_name in family.names)
    ]
    if format_name in ("kattis", "polygon"):
        return named
    accepted = [each for each in named if each.expected == ACCEPTED]
    return accepted[:HYDRO_MOST_SOLUTIONS] if format_name == "hydro" else accepted


def solution_file(each: ReferenceSolutionDraft) -> str:
    """The name of its file: its own where it tells the language, else with the family's extension;
    a Python 2 program ends as the others, and is taken for Python 3."""
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


def solution_files(
    format_name: str, solutions: tuple[ReferenceSolutionDraft, ...]
) -> list[tuple[str, ReferenceSolutionDraft]]:
    """Those that a format writes, each with its file (Kattis: in the folder of its verdict); no two
    are alike, whatever their letter case."""
    taken: set[str] = set()
    found = []
    for number, each in enumerate(kept_solutions(format_name, solutions), 1):
        name = solution_file(each)
        folder = ""
        if format_name == "kattis":
            folder = KATTIS_FOLDERS.get(tuple(each.expected), "rejected") + "/"
        while same_name_key(folder + name) in taken:
            name = f"{number}_{name}"
        taken.add(same_name_key(folder + name))
        found.append((folder + name, each))
    return found


def _solutions(outcome: Outcome) -> None:
    draft = outcome.problem.draft
    in_files = outcome.format in ("hydro", "kattis", "polygon")
    with_names = outcome.format in ("kattis", "polygon")
    accepted, others = set(), set()
    for path, each in solution_files(outcome.format, draft.reference_solutions):
        name, family, code = solution(each)
        if in_files:
            file = path.rpartition("/")[2]
            found = family_of_file(file)
            name, family = file, language_of(found.languages[0]) if found else family
        told = (name, family, code) if with_names else (family, code)
        if each.expected == ACCEPTED:
            accepted.add(told)
        else:
            others.add((*told, expected_after(outcome.format, each.expected)))
    count = {row: outcome.before[row] for row in ("accepted solutions", "other solutions")}
    for row, after in (("accepted solutions", accepted), ("other solutions", others)):
        before = count[row]
        if isinstance(before, frozenset) and len(after) < len(before):
            outcome.lose(row, frozenset(after))
        else:
            outcome.change(row, frozenset(after), phrases.OTHER_NAME_OR_VERDICT)
    outcome.lose("solution scores", frozenset())


def expected_after(format_name: str, expected: tuple[int, ...]) -> tuple[int, ...]:
    """Verdicts as the folder (Kattis) or the tag (Polygon) says them afterwards."""
    known = KATTIS_EXPECTED if format_name == "kattis" else POLYGON_EXPECTED
    return known.get(tuple(sorted(expected)), REJECTED)


# -- languages


def _languages(outcome: Outcome) -> None:
    draft = outcome.problem.draft
    framed = by_family(draft.code_templates, surrounding)
    if outcome.format in _WITH_PREPEND:
        framed = {family: each for family, each in framed.items() if outcome.format in family.names}
    if outcome.format in ("hydro", "kattis") and draft.languages is not None:
        listed = [family_of(name) for name in draft.languages]
        families = [
            family for family in FAMILIES if family in listed and outcome.format in family.names
        ]
        if framed and outcome.format == "hydro":
            families = [family for family in families if family in framed]
        after = frozenset(languages_of(tuple(families))) or None
        if after is None or set(draft.languages) - after:
            outcome.lose("languages", after)
        else:
            outcome.change("languages", after, ", ".join(sorted(after)))
    elif framed and outcome.format in _WITH_PREPEND:
        after = frozenset(languages_of(tuple(framed)))
        if draft.languages is not None and set(draft.languages) - after:
            outcome.lose("languages", after)
        else:
            outcome.change("languages", after, ", ".join(sorted(after)))
    else:
        outcome.lose("languages", None)
