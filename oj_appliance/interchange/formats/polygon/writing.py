"""A problem as a full Polygon package: problem.xml, statements in TeX, tests with answers, files
and solutions; what Polygon has no place for is left out (formats §10)."""

from __future__ import annotations

import json
from xml.etree import ElementTree as Xml

from oj_appliance.files.archive_names import same_name_key
from oj_appliance.interchange.formats.polygon.checkers import NO_CHECK, SOURCES
from oj_appliance.interchange.formats.polygon.reading import DOCUMENT, MEGABYTE
from oj_appliance.interchange.formats.polygon.solutions import solution_files, tag_of
from oj_appliance.interchange.formats.polygon.statements import DOCUMENT as STATEMENT
from oj_appliance.interchange.formats.polygon.statements import (
    PROPERTIES,
    SECTIONS,
    STATEMENTS,
    TAGS,
)
from oj_appliance.interchange.formats.polygon.tests import WHOLE_GROUP
from oj_appliance.interchange.markup.links import has_link, replace_links
from oj_appliance.interchange.markup.tex.writing import escaped, tex_of_markdown
from oj_appliance.interchange.programs.languages import (
    CPP,
    CSHARP,
    GO,
    JAVA,
    JAVASCRIPT,
    PHP,
    PYTHON2,
    PYTHON3,
    RUBY,
    RUST,
    C,
    LanguageFamily,
    family_of_file,
)
from oj_appliance.interchange.programs.testlib import header_for
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.interchange.writing.scores import group_points, grouped, split_scores
from oj_appliance.interchange.writing.xml_texts import xml_text
from oj_appliance.problems.rules import BUILTIN, ProblemType
from oj_appliance.problems.types.problem import ReferenceSolutionDraft
from oj_appliance.problems.types.problem import Statement as StatementTexts

WRITTEN_TAGS = ("zh-CN", "en-US")
_NAMES = {tag: name for name, tag in TAGS.items()}
_TYPES: dict[LanguageFamily, str] = {
    C: "c.gcc",
    CPP: "cpp.g++17",
    JAVA: "java11",
    PYTHON3: "python.3",
    PYTHON2: "python.2",
    GO: "go",
    CSHARP: "csharp.mono",
    PHP: "php.5",
    JAVASCRIPT: "js.nodejs",
    RUBY: "ruby.2",
    RUST: "rust",
}
FLOATS = {1e-4: "std::rcmp4", 1e-6: "std::rcmp6", 1e-9: "std::rcmp9"}
_THREE_DIGITS = 100


def write_polygon(problem: ExportProblem, folder: ArchiveWriter) -> None:
    document = Xml.Element(
        "problem", {"revision": "1", "short-name": problem.short_name, "url": ""}
    )
    _write_statements(problem, document, folder)
    _write_tests(problem, document, folder)
    _write_files(problem, document, folder)
    tags = Xml.SubElement(document, "tags")
    for tag in problem.draft.tags:
        _add(tags, "tag", value=tag.name)
    Xml.indent(document, "    ")
    folder.add(DOCUMENT, Xml.tostring(document, "utf-8", xml_declaration=True) + b"\n")


def _add(parent: Xml.Element, name: str, text: str = "", /, **attributes: str) -> Xml.Element:
    """Attributes are called with "_" for "-"."""
    told = {key.replace("_", "-"): xml_text(value) for key, value in attributes.items()}
    element = Xml.SubElement(parent, name, told)
    if text:
        element.text = text
    return element


# -- statements


def _write_statements(problem: ExportProblem, document: Xml.Element, folder: ArchiveWriter) -> None:
    draft = problem.draft
    names, statements = (Xml.SubElement(document, each) for each in ("names", "statements"))
    shown = {problem.site_language: draft.statement} | {
        tag: draft.further_statements[tag]
        for tag in WRITTEN_TAGS
        if tag in draft.further_statements
    }
    for tag, statement in shown.items():
        language = _NAMES.get(tag, "english")
        _add(names, "name", language=language, value=statement.title)
        path = f"{STATEMENTS}/{language}"
        _add(
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


# -- tests


def _write_tests(problem: ExportProblem, document: Xml.Element, folder: ArchiveWriter) -> None:
    draft = problem.draft
    judging = _add(
        document,
        "judging",
        cpu_name="",
        cpu_speed="",
        input_file=(draft.io_read_file_name or "") if draft.is_file_io else "",
        output_file=(draft.io_write_file_name or "") if draft.is_file_io else "",
        run_count="1",
    )
    testset = _add(judging, "testset", name="tests")
    is_grouped = draft.type == ProblemType.OI and draft.judge_case_mode == "subtask_lowest"
    cases = grouped(problem.cases) if is_grouped else problem.cases
    digits = "03" if len(cases) >= _THREE_DIGITS else "02"
    _add(testset, "time-limit", str(draft.time_limit_ms))
    _add(testset, "memory-limit", str(draft.memory_limit_mb * MEGABYTE))
    _add(testset, "test-count", str(len(cases)))
    _add(testset, "input-path-pattern", f"tests/%{digits}d")
    _add(testset, "answer-path-pattern", f"tests/%{digits}d.a")
    tests = Xml.SubElement(testset, "tests")
    groups = group_points(problem.cases, draft.judge_case_mode) if is_grouped else {}
    told = set[int]()
    scores = _scores(problem)
    for number, case in enumerate(cases, 1):
        test = _add(tests, "test", method="manual")
        if is_grouped:
            test.set("group", str(case.group))
            # The points of a group stand on its first test.
            test.set("points", f"{0 if case.group in told else groups[case.group]}.0")
            told.add(case.group)
        elif scores:
            test.set("points", f"{scores[number - 1]}.0")
        name = f"tests/{number:{digits}}"
        folder.add_file(name, case.input)
        folder.add_file(f"{name}.a", case.output)
    if is_grouped:
        described = Xml.SubElement(testset, "groups")
        for group, points in sorted(groups.items()):
            _add(
                described,
                "group",
                feedback_policy="complete",
                name=str(group),
                points=f"{points}.0",
                points_policy=WHOLE_GROUP,
            )


def _scores(problem: ExportProblem) -> list[int]:
    draft = problem.draft
    if draft.type != ProblemType.OI:
        return []
    if draft.judge_case_mode == "subtask_average":
        return list(split_scores(problem.cases, draft.judge_case_mode))
    return [case.score or 0 for case in problem.cases]


# -- programs


class _Files:
    """The folder files/, no name twice; each path with those whom the file serves."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.assets: dict[str, list[str]] = {}
        self._paths: dict[str, str] = {}

    def place(self, name: str, text: str, *assets: str) -> str:
        number = 0
        path = f"files/{name}"
        while self._is_taken(path, text):
            number += 1
            path = f"files/extra{number}/{name}"
        self.texts[path] = text
        self._paths[same_name_key(path)] = path
        self.assets.setdefault(path, []).extend(assets)
        return path

    def _is_taken(self, path: str, text: str) -> bool:
        """By another text, or by a name that differs in its letter case alone."""
        taken = self._paths.get(same_name_key(path), path)
        return taken != path or self.texts.get(path, text) != text


def _write_files(problem: ExportProblem, document: Xml.Element, folder: ArchiveWriter) -> None:
    draft = problem.draft
    files = _Files()
    resources = Xml.SubElement(Xml.SubElement(document, "files"), "resources")
    assets = Xml.SubElement(document, "assets")
    is_interactive = draft.judge_mode == "interactive"
    for name, text in draft.judge_extra_file.items():
        files.place(name, text, "interactor" if is_interactive else "checker")
    for name, text in draft.user_extra_file.items():
        files.place(name, text, "solution")
    name, code, extension = _checker(problem)
    beside = draft.judge_extra_file
    headers = header_for(code, beside)
    program = _add(assets, "checker", **({"name": name} if name else {}), type="testlib")
    path = files.place(f"check.{extension}", code)
    _add(program, "source", path=path, type=_type(path))
    _add(program, "copy", path=f"check.{extension}")
    folder.add(f"check.{extension}", code)
    if is_interactive:
        written = draft.spj_code or ""
        headers |= header_for(written, beside)
        path = files.place(f"interactor.{_extension(draft.spj_language)}", written)
        _add(_add(assets, "interactor"), "source", path=path, type=_type(path))
    programs = {files.place(name, text) for name, text in headers.items()}
    for path, text in files.texts.items():
        folder.add(path, text)
        if files.assets[path] or path in programs:
            _add_resource(resources, path, files.assets[path])
    _write_solutions(solution_files(draft.reference_solutions), assets, folder)


def _add_resource(resources: Xml.Element, path: str, names: list[str]) -> None:
    is_header = path.endswith((".h", ".hpp"))
    resource = _add(resources, "file", path=path, type="h.g++" if is_header else _type(path))
    if names:
        serves = Xml.SubElement(resource, "assets")
        for name in dict.fromkeys(names):
            _add(serves, "asset", name=name)


def _checker(problem: ExportProblem) -> tuple[str, str, str]:
    """Name with "std::" or none, source, extension."""
    draft = problem.draft
    if draft.judge_mode == "interactive":
        return "", NO_CHECK, "cpp"
    if draft.judge_mode == "spj" and draft.spj_abi != BUILTIN:
        return "", draft.spj_code or "", _extension(draft.spj_language)
    if draft.judge_mode == "default":
        name = "std::lcmp" if draft.is_remove_end_blank else "std::fcmp"
    else:
        name, *bounds = (draft.spj_args or "").split()
        compared = {"tokens": "std::wcmp", "lines": "std::lcmp"}
        name = FLOATS[float(bounds[0])] if bounds else compared[name]
    return f"{name}.cpp", SOURCES[name], "cpp"


def _extension(language: str | None) -> str:
    return "c" if language in C.languages else "cpp"


def _type(path: str) -> str:
    family = family_of_file(path)
    return _TYPES[family] if family else "txt"


def _write_solutions(
    solutions: list[tuple[str, ReferenceSolutionDraft]], assets: Xml.Element, folder: ArchiveWriter
) -> None:
    described = Xml.SubElement(assets, "solutions")
    has_main = False
    for name, solution in solutions:
        tag = tag_of(solution)
        if tag == "accepted" and not has_main:
            tag, has_main = "main", True
        node = _add(described, "solution", tag=tag)
        _add(node, "source", path=f"solutions/{name}", type=_type(name))
        folder.add(f"solutions/{name}", solution.code)
        told = tag.replace("-", "_").upper()
        folder.add(f"solutions/{name}.desc", f"File name: {name}\nTag: {told}\n")
