"""Statements in TeX: by parts, and as the document that Polygon shows."""

from __future__ import annotations

import json
from xml.etree import ElementTree as Xml

from oj_appliance.interchange.formats.polygon.elements import add
from oj_appliance.interchange.formats.polygon.reading import MEGABYTE
from oj_appliance.interchange.formats.polygon.statements import DOCUMENT as STATEMENT
from oj_appliance.interchange.formats.polygon.statements import (
    PROPERTIES,
    SECTIONS,
    STATEMENTS,
    TAGS,
)
from oj_appliance.interchange.markup.links import has_link, replace_links
from oj_appliance.interchange.markup.tex.writing import escaped, tex_of_markdown
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.types.problem import Statement as StatementTexts

WRITTEN_TAGS = ("zh-CN", "en-US")
_NAMES = {tag: name for name, tag in TAGS.items()}


def write_statements(problem: ExportProblem, document: Xml.Element, folder: ArchiveWriter) -> None:
    draft = problem.draft
    names, statements = (Xml.SubElement(document, each) for each in ("names", "statements"))
    shown = {problem.site_language: draft.statement} | {
        tag: draft.further_statements[tag]
        for tag in WRITTEN_TAGS
        if tag in draft.further_statements
    }
    for tag, statement in shown.items():
        language = _NAMES.get(tag, "english")
        add(names, "name", language=language, value=statement.title)
        path = f"{STATEMENTS}/{language}"
        add(
            statements,
            "statement",
            charset="UTF-8",
            language=language,
            mathjax="true",
            path=f"{path}/{STATEMENT}",
            type="application/x-tex",
        )
        _write_statement(problem, statement, language, folder)


def _write_statement(
    problem: ExportProblem, statement: StatementTexts, language: str, folder: ArchiveWriter
) -> None:
    draft = problem.draft
    texts = {
        "legend": statement.description,
        "input": statement.input,
        "output": statement.output,
        "notes": statement.hint,
    }
    links = {picture.link: picture.content.name for picture in problem.pictures}
    pictures = {
        picture.content.name: picture.content
        for picture in problem.pictures
        if any(has_link(text, picture.link) for text in texts.values())
    }
    tex = {part: tex_of_markdown(replace_links(text, links)) for part, text in texts.items()}
    examples = [(f"example.{n:02}", each) for n, each in enumerate(draft.examples, 1)]
    properties = {
        "language": language,
        "name": statement.title,
        **tex,
        "scoring": None,
        "interaction": None,
        "tutorial": "",
        "authorLogin": "",
        "authorName": "",
        "timeLimit": draft.time_limit_ms,
        "memoryLimit": draft.memory_limit_mb * MEGABYTE,
        "inputFile": draft.io_read_file_name if draft.is_file_io else "stdin",
        "outputFile": draft.io_write_file_name if draft.is_file_io else "stdout",
        "sampleTests": [
            {
                "input": each.input,
                "output": each.output,
                "inputFile": name,
                "outputFile": f"{name}.a",
            }
            for name, each in examples
        ],
    }
    places = [folder.folder(f"{top}/{language}") for top in (STATEMENTS, SECTIONS)]
    places[0].add(PROPERTIES, json.dumps(properties, ensure_ascii=False, indent=1))
    places[0].add(
        STATEMENT, _document(problem, statement.title, tex, [name for name, _ in examples])
    )
    places[1].add("name.tex", escaped(statement.title))
    for part, text in tex.items():
        if text:
            places[1].add(f"{part}.tex", text)
    for place in places:
        for name, each in examples:
            place.add(name, each.input)
            place.add(f"{name}.a", each.output)
        for name, content in pictures.items():
            place.add_file(name, content)


def _document(problem: ExportProblem, title: str, tex: dict[str, str], examples: list[str]) -> str:
    draft = problem.draft
    heads = (
        escaped(title),
        escaped((draft.io_read_file_name if draft.is_file_io else None) or "standard input"),
        escaped((draft.io_write_file_name if draft.is_file_io else None) or "standard output"),
        f"{draft.time_limit_ms / 1000:g} second{'' if draft.time_limit_ms == 1000 else 's'}",
        f"{draft.memory_limit_mb} megabytes",
    )
    parts = ["\\begin{problem}" + "".join(f"{{{head}}}" for head in heads), tex["legend"]]
    if tex["input"]:
        parts.append(f"\\InputFile\n{tex['input']}")
    if tex["output"]:
        parts.append(f"\\OutputFile\n{tex['output']}")
    if examples:
        shown = "\n".join(f"\\exmpfile{{{name}}}{{{name}.a}}%" for name in examples)
        parts.append(f"\\Examples\n\n\\begin{{example}}\n{shown}\n\\end{{example}}")
    if tex["notes"]:
        parts.append(f"\\Note\n{tex['notes']}")
    return "\n\n".join(filter(None, (*parts, "\\end{problem}"))) + "\n"
