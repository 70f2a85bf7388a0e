"""Checker, interactor, the files beside them, and solutions."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from oj_appliance.files.archive_names import same_name_key
from oj_appliance.interchange.formats.polygon.checkers import NO_CHECK, SOURCES
from oj_appliance.interchange.formats.polygon.elements import add
from oj_appliance.interchange.formats.polygon.solutions import solution_files, tag_of
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
from oj_appliance.problems.rules import BUILTIN
from oj_appliance.problems.types.problem import ReferenceSolutionDraft

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
COMPARISONS = {"tokens": "std::wcmp", "lines": "std::lcmp"}
FLOATS = {1e-4: "std::rcmp4", 1e-6: "std::rcmp6", 1e-9: "std::rcmp9"}


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


def write_files(problem: ExportProblem, document: Xml.Element, folder: ArchiveWriter) -> None:
    draft = problem.draft
    files = _Files()
    resources = Xml.SubElement(Xml.SubElement(document, "files"), "resources")
    assets = Xml.SubElement(document, "assets")
    is_interactive = draft.judge_mode == "interactive"
    judges = ["interactor"] if is_interactive else ["checker"]
    if is_interactive and draft.checker_abi is not None:
        judges.append("checker")
    for name, text in draft.judge_extra_file.items():
        files.place(name, text, *judges)
    for name, text in draft.user_extra_file.items():
        files.place(name, text, "solution")
    name, code, extension = _checker(problem)
    beside = draft.judge_extra_file
    headers = header_for(code, beside)
    program = add(assets, "checker", **({"name": name} if name else {}), type="testlib")
    path = files.place(f"check.{extension}", code)
    add(program, "source", path=path, type=_type(path))
    add(program, "copy", path=f"check.{extension}")
    folder.add(f"check.{extension}", code)
    if is_interactive:
        written = draft.spj_code or ""
        headers |= header_for(written, beside)
        path = files.place(f"interactor.{_extension(draft.spj_language)}", written)
        add(add(assets, "interactor"), "source", path=path, type=_type(path))
    programs = {files.place(name, text) for name, text in headers.items()}
    for path, text in files.texts.items():
        folder.add(path, text)
        if files.assets[path] or path in programs:
            _add_resource(resources, path, files.assets[path])
    _write_solutions(solution_files(draft.reference_solutions), assets, folder)


def _add_resource(resources: Xml.Element, path: str, names: list[str]) -> None:
    is_header = path.endswith((".h", ".hpp"))
    resource = add(resources, "file", path=path, type="h.g++" if is_header else _type(path))
    if names:
        serves = Xml.SubElement(resource, "assets")
        for name in dict.fromkeys(names):
            add(serves, "asset", name=name)


def _checker(problem: ExportProblem) -> tuple[str, str, str]:
    """Name with "std::" or none, source, extension."""
    draft = problem.draft
    if draft.judge_mode == "default":
        return _standard("std::lcmp" if draft.is_remove_end_blank else "std::fcmp")
    abi, code, language, arguments = (
        (draft.spj_abi, draft.spj_code, draft.spj_language, draft.spj_args)
        if draft.judge_mode == "spj"
        else (draft.checker_abi, draft.checker_code, draft.checker_language, draft.checker_args)
    )
    if abi is None:
        return "", NO_CHECK, "cpp"
    if abi != BUILTIN:
        return "", code or "", _extension(language)
    name, *bounds = (arguments or "").split()
    return _standard(FLOATS[float(bounds[0])] if bounds else COMPARISONS[name])


def _standard(name: str) -> tuple[str, str, str]:
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
        node = add(described, "solution", tag=tag)
        add(node, "source", path=f"solutions/{name}", type=_type(name))
        folder.add(f"solutions/{name}", solution.code)
        told = tag.replace("-", "_").upper()
        folder.add(f"solutions/{name}.desc", f"File name: {name}\nTag: {told}\n")
