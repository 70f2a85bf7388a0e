"""The programs inside an FPS problem: checker, interactor, templates, solutions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps.item import ItemReader
from oj_appliance.interchange.formats.fps.phrases import (
    EMPTY_CHECKER,
    FUNCTION_ONLY,
    SOLUTIONS_SHUT,
)
from oj_appliance.interchange.formats.fps.xml import FpsNode
from oj_appliance.interchange.programs.frames import CodeFrame, templates_from
from oj_appliance.interchange.programs.languages import CPP, LanguageFamily, family_named
from oj_appliance.interchange.reading.problem_reader import MOST_SOLUTIONS
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import CodeTemplateDraft, ReferenceSolutionDraft

TESTLIB_MARK = "registerTestlibCmd"
PROGRAM_MARK = "main"  # a node with a dummy word lacks it
# The interactor, the checker in testlib's manner, the checker in the judge's own: the first wins.
_JUDGE_NODES = ("interactor", "tpj", "spj")
_CONVENTIONS = {"interactor": "testlib", "tpj": "hustoj-tpj", "spj": "hustoj"}


class Programs(msgspec.Struct, frozen=True):
    judge_mode: str = "default"
    checker: str | None = None
    checker_language: str | None = None
    abi: str = "hoj"
    templates: tuple[CodeTemplateDraft, ...] = ()
    languages: tuple[str, ...] | None = None
    solutions: tuple[ReferenceSolutionDraft, ...] = ()


def read_programs(reader: ItemReader) -> Programs:
    templates, languages = _templates(reader)
    solutions = _solutions(reader)
    if languages is not None:
        _tell_languages(reader, languages, solutions)
    found = [name for name in _JUDGE_NODES if _is_program(reader, name)]
    if not found:
        return Programs(templates=templates, languages=languages, solutions=solutions)
    name = found[0]
    if len(found) > 1:
        reader.lose("spj")
    code = reader.text(name)
    language = reader.attribute(name, "language")
    family = family_named(language) if language else CPP
    return Programs(
        judge_mode="interactive" if name == "interactor" else "spj",
        checker=code,
        # A language of no family of ours keeps its name: no judge is found for it, and it says so.
        checker_language=family.checker if family else language[: rules.LONGEST_LANGUAGE],
        # Many a testlib checker stands in the wrong node; what it calls tells the truth.
        abi="testlib" if TESTLIB_MARK in code else _CONVENTIONS[name],
        templates=templates,
        languages=languages,
        solutions=solutions,
    )


def _tell_languages(
    reader: ItemReader, languages: Sequence[str], solutions: Sequence[ReferenceSolutionDraft]
) -> None:
    """Code around the student's shuts all languages that have none; where the file has whole
    programs in them, that is told before it is stored."""
    shut = [each.name for each in solutions if each.language not in languages]
    if shut:
        reader.warn("prepend", FUNCTION_ONLY.filled(languages=", ".join(languages)))
        reader.warn("solution", SOLUTIONS_SHUT.filled(names=", ".join(shut[:20])))


def _is_program(reader: ItemReader, name: str) -> bool:
    """Exports carry the node empty, or with a dummy word, in ordinary problems."""
    code = reader.text(name)
    if code and PROGRAM_MARK not in code:
        reader.warn(name, EMPTY_CHECKER)
        return False
    return bool(code)


def _by_family(reader: ItemReader, name: str, lost: str) -> dict[LanguageFamily, str]:
    """The first text of each family; a language that we do not have is told as a loss."""
    found: dict[LanguageFamily, str] = {}
    for node in reader.nodes(name):
        text = reader.read(node)
        if not text.strip():
            continue
        family = family_named(node.attributes.get("language", ""))
        if family is None:
            _lose_language(reader, lost, node)
        else:
            found.setdefault(family, text)
    return found


def _lose_language(reader: ItemReader, field: str, node: FpsNode) -> None:
    language = node.attributes.get("language", "").strip() or "?"
    reader.lose(field, phrases.in_language(field, language[:40]))


def _templates(
    reader: ItemReader,
) -> tuple[tuple[CodeTemplateDraft, ...], tuple[str, ...] | None]:
    shown = _by_family(reader, "template", "codeTemplates")
    before = _by_family(reader, "prepend", "prepend")
    after = _by_family(reader, "append", "prepend")
    families = dict.fromkeys((*before, *after, *shown))
    return templates_from(
        {
            family: CodeFrame(before.get(family, ""), shown.get(family, ""), after.get(family, ""))
            for family in families
        }
    )


def _solutions(reader: ItemReader) -> tuple[ReferenceSolutionDraft, ...]:
    solutions = []
    nodes = reader.at_most("solutions", reader.nodes("solution"), MOST_SOLUTIONS)
    for number, node in enumerate(nodes, 1):
        code = reader.read(node)
        if not code.strip():
            continue
        family = family_named(node.attributes.get("language", ""))
        if family is None:
            _lose_language(reader, "solutions", node)
            continue
        name = f"solution{number}.{family.extension}"
        solutions.append(ReferenceSolutionDraft(name, family.read_as, code))
    return tuple(solutions)
