"""The programs inside a QDUOJ problem: checker, templates, the author's own accepted programs."""

from __future__ import annotations

import re

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.programs.frames import CodeFrame, templates_from
from oj_appliance.interchange.programs.languages import LanguageFamily, family_named
from oj_appliance.interchange.reading.json_object import JsonObject
from oj_appliance.interchange.reading.problem_reader import MOST_SOLUTIONS, ProblemReader
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import CodeTemplateDraft, ReferenceSolutionDraft


class Programs(msgspec.Struct, frozen=True):
    checker: str | None = None
    checker_language: str | None = None
    templates: tuple[CodeTemplateDraft, ...] = ()
    languages: tuple[str, ...] | None = None
    solutions: tuple[ReferenceSolutionDraft, ...] = ()


def read_programs(reader: ProblemReader, document: JsonObject) -> Programs:
    templates, languages = templates_from(_frames(reader, document))
    solutions = _solutions(reader, document)
    # QDUOJ itself says null or false where there is no checker.
    checker = document.part("spj") if document.value("spj") is not False else None
    if checker is None or not checker.text("code").strip():
        return Programs(templates=templates, languages=languages, solutions=solutions)
    language = checker.text("language")
    family = family_named(language)
    return Programs(
        checker=checker.text("code"),
        checker_language=family.checker if family else language[: rules.LONGEST_LANGUAGE],
        templates=templates,
        languages=languages,
        solutions=solutions,
    )


def _frames(reader: ProblemReader, document: JsonObject) -> dict[LanguageFamily, CodeFrame]:
    named = document.part("template")
    frames: dict[LanguageFamily, CodeFrame] = {}
    for language in named.names() if named else ():
        family = family_named(language)
        if family is None:
            reader.lose("codeTemplates", phrases.in_language("codeTemplates", language[:40]))
        elif named is not None:
            frames.setdefault(family, _frame(named, language))
    return frames


def _frame(named: JsonObject, language: str) -> CodeFrame:
    """Three texts, or one with marks around its parts; without any mark it is the template."""
    value = named.value(language)
    if not isinstance(value, str):
        parts = named.part(language)
        if parts is None:
            return CodeFrame()
        return CodeFrame(parts.text("prepend"), parts.text("template"), parts.text("append"))
    text = named.text(language)
    marked = [_marked(text, name) for name in ("PREPEND", "TEMPLATE", "APPEND")]
    if not any(marked):
        return CodeFrame(template=text)
    return CodeFrame(*marked)


def _marked(text: str, name: str) -> str:
    start, end = f"//{name} BEGIN", f"//{name} END"
    match = re.search(rf"{start}[ \t]*\n([\s\S]*?)\n?[ \t]*{end}", text)
    return match[1] if match else ""


def _solutions(reader: ProblemReader, document: JsonObject) -> tuple[ReferenceSolutionDraft, ...]:
    solutions = []
    answers = reader.at_most("solutions", document.parts("answers"), MOST_SOLUTIONS)
    for number, each in enumerate(answers, 1):
        language, code = each.text("language"), each.text("code")
        family = family_named(language)
        if family is None:
            reader.lose("solutions", phrases.in_language("solutions", language[:40] or "?"))
        elif code.strip():
            name = f"solution{number}.{family.extension}"
            solutions.append(ReferenceSolutionDraft(name, family.read_as, code))
    return tuple(solutions)
