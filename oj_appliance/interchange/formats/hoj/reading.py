"""HOJ zip: `problem_<n>.json` beside a folder of that name with the data. What HOJ itself has no
place for stands under `x-oja` (additions.py), so that our own exports lose nothing."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.hoj.additions import Additions
from oj_appliance.interchange.formats.hoj.phrases import EXAMPLES_UNREADABLE, NO_FOLDER
from oj_appliance.interchange.programs.languages import family_of
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.json_object import LARGEST_JSON, JsonObject, json_object
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.types import (
    PackageCase,
    PackageProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import (
    CodeTemplateDraft,
    Example,
    ProblemDraft,
    Statement,
    TagName,
)

NAME = "hoj"
DEFAULT_MODE = "default"
DEFAULT_ABI = "hoj"

_OWN_NAME = re.compile(r"problem_[\w-]{1,60}\.json", re.IGNORECASE)
_EXAMPLE = re.compile(r"<input>([\s\S]*?)</input><output>([\s\S]*?)</output>")
# HOJ itself runs a testlib program by what it says; the convention of its own is the same program.
_TESTLIB = re.compile(r"\bregister(?:TestlibCmd|Interaction)\b")


def find_hoj(root: PackageFolder) -> list[str]:
    """The problems' files, with their path from the archive's top."""
    top = root.inner()
    prefix = f"{top.path}/" if top.path else ""
    folders = set(top.subfolders())
    return [
        prefix + name
        for name in top.files()
        if "/" not in name
        and name.lower().endswith(".json")
        and (_OWN_NAME.fullmatch(name) or name[: -len(".json")] in folders)
    ]


def read_hoj(path: str, root: PackageFolder, index: int) -> PackageProblem | RefusedProblem:
    title = path.rpartition("/")[2]
    try:
        document = json_object(root.text(path, LARGEST_JSON), path)
        stated = _title(document)
        title = stated or title
        reader = HojReader(document, root.folder(path[: -len(".json")]), path)
        if not stated:
            reader.warn_of(["title"], phrases.UNTITLED.filled(title=title))
        return reader.problem(title, index)
    except UnreadableError as error:
        return RefusedProblem(index, title, error.finding)


def _title(document: JsonObject) -> str:
    problem = document.part("problem")
    return problem.text("title").strip() if problem else ""


class HojReader(ProblemReader):
    """One problem: its file, and the folder of its data."""

    def __init__(self, document: JsonObject, folder: PackageFolder, path: str) -> None:
        super().__init__()
        problem = document.part("problem")
        if problem is None:
            raise UnreadableError(path, phrases.KEY_MISSING.filled(key="problem"))
        if problem.flag("isRemote", False):
            judge = problem.text("problemId").partition("-")[0]
            raise UnreadableError(path, phrases.REMOTE_ONLY.filled(judge=judge[:40]))
        is_objective = problem.integer("type") == rules.ProblemType.OBJECTIVE
        if not folder.files() and not is_objective:
            raise UnreadableError(path, NO_FOLDER.filled(name=folder.name))
        self._document = document
        self._problem = problem
        self._folder = folder
        self._path = path

    def problem(self, title: str, index: int) -> PackageProblem:
        problem, own = self._problem, Additions(self, self._document, self._folder)
        kind = problem.integer("type") or 0
        judge_mode = self._document.text("judgeMode") or problem.text("judgeMode") or DEFAULT_MODE
        code = problem.text("spjCode")
        user_files, judge_files = self._extra_files()
        after = own.checker()
        draft = ProblemDraft(
            statement=self._statement(title),
            further_statements=own.statements(),
            problem_id=problem.text("problemId"),
            type=kind,
            judge_mode=judge_mode,
            judge_case_mode=self._case_mode(kind),
            time_limit_ms=self._limit("timeLimit", 1000, rules.LONGEST_TIME_MS, "ms"),
            memory_limit_mb=self._limit("memoryLimit", 256, rules.LARGEST_MEMORY_MB, "MB"),
            stack_limit_mb=self._limit("stackLimit", 128, rules.LARGEST_MEMORY_MB, "MB"),
            examples=self._examples(),
            source=self.cut("source", problem.text("source"), rules.LONGEST_SOURCE),
            difficulty=_or(problem.integer("difficulty"), 1),
            code_share=problem.flag("codeShare", False),
            is_remove_end_blank=problem.flag("isRemoveEndBlank", True),
            open_case_result=problem.flag("openCaseResult", True),
            is_upload_case=problem.flag("isUploadCase", True),
            show_checker_comment=own.shows_checker_comment(),
            is_file_io=problem.flag("isFileIO", False),
            io_read_file_name=problem.text("ioReadFileName") or None,
            io_write_file_name=problem.text("ioWriteFileName") or None,
            spj_code=code or None,
            spj_language=problem.text("spjLanguage") or None,
            spj_abi=own.abi() or ("testlib" if _TESTLIB.search(code) else DEFAULT_ABI),
            spj_args=own.arguments(),
            checker_code=after.code,
            checker_language=after.language,
            checker_abi=after.abi,
            checker_args=after.arguments,
            tags=self._tags(own.tag_colors()),
            languages=self._languages(),
            code_templates=own.templates() or self._templates(),
            reference_solutions=own.solutions(),
            user_extra_file=user_files,
            judge_extra_file=judge_files,
            unsupported=own.unsupported(),
            objective_parts=own.questions(),
            import_format=NAME,
        )
        cases = self._cases(kind)
        return PackageProblem(
            index,
            draft,
            cases,
            own.pictures(draft),
            own.attachments(),
            warnings=tuple(self.warnings),
            losses=tuple(self.losses),
        )

    def _statement(self, title: str) -> Statement:
        texts = (self._problem.text(name) for name in ("description", "input", "output", "hint"))
        return Statement(self.cut("title", title, rules.LONGEST_TITLE), *texts)

    def _case_mode(self, kind: int) -> str:
        """A mode that the type does not have is the ordinary one."""
        mode = self._problem.text("judgeCaseMode") or DEFAULT_MODE
        if any(mode in modes for known, modes in rules.CASE_MODES.items() if known == kind):
            return mode
        self.change("judgeCaseMode", DEFAULT_MODE)
        return DEFAULT_MODE

    def _limit(self, name: str, usual: int, largest: int, unit: str) -> int:
        stated = self._problem.integer(name)
        if stated is None:
            self.warn(f"{self._path}: {name}", phrases.NO_LIMIT.filled(value=f"{usual} {unit}"))
            return usual
        return self.bounded(name, stated, largest, unit)

    def _examples(self) -> tuple[Example, ...]:
        text = self._problem.text("examples")
        try:
            return rules.examples_of(text)
        except ApiError:
            self.warn(f"{self._path}: examples", EXAMPLES_UNREADABLE)
            return tuple(Example(match[1], match[2]) for match in _EXAMPLE.finditer(text))

    def _tags(self, colors: dict[str, str]) -> tuple[TagName, ...]:
        tags = self.tags(f"{self._path}: tags", self._document.texts("tags"))
        return tuple(TagName(tag.name, colors.get(tag.name)) for tag in tags)

    def _languages(self) -> tuple[str, ...] | None:
        """None, which is every language, when nothing is left of the list."""
        named = list(dict.fromkeys(self._document.texts("languages")))
        known = tuple(name for name in named if family_of(name))
        for name in named:
            if name not in known:
                self.lose("languages", phrases.in_language("languages", name[:40]))
        return known or None

    def _templates(self) -> tuple[CodeTemplateDraft, ...]:
        found: dict[str, CodeTemplateDraft] = {}
        for each in self._document.parts("codeTemplates"):
            language, code = each.text("language"), each.text("code")
            if family_of(language) is None:
                name = phrases.in_language("codeTemplates", language[:40])
                self.lose("codeTemplates", name)
            elif code.strip():
                found.setdefault(language, CodeTemplateDraft(language, code, enabled=True))
        return tuple(found.values())

    def _extra_files(self) -> tuple[dict[str, str], dict[str, str]]:
        """The student's and the judge's. HOJ's exporter writes the judge's files into both places
        of the file itself; the copies inside `problem` are right."""
        inner = [self._files_in_text(name) for name in ("userExtraFile", "judgeExtraFile")]
        if any(inner):
            return inner[0], inner[1]
        outer = [self._document.part(name) for name in ("userExtraFile", "judgeExtraFile")]
        user, judge = (part.text_of_each() if part else {} for part in outer)
        return user, judge

    def _files_in_text(self, name: str) -> dict[str, str]:
        text = self._problem.text(name)
        return json_object(text, f"{self._path}: {name}").text_of_each() if text.strip() else {}

    def _cases(self, kind: int) -> tuple[PackageCase, ...]:
        if kind == rules.ProblemType.OBJECTIVE:
            return ()
        named = self._document.parts("samples")
        if not named:
            raise UnreadableError(self._path, phrases.NO_CASES)
        if len(named) > rules.LARGEST_CASE_COUNT:
            reason = phrases.TOO_MANY_CASES.filled(most=rules.LARGEST_CASE_COUNT)
            raise UnreadableError(self._path, reason)
        cases = tuple(self._case(each, is_scored=kind != 0) for each in named)
        missing = sum(case.output is None for case in cases)
        if missing:
            self.warn(self._folder.path, phrases.OUTPUTS_MISSING.filled(n=missing))
        return cases

    def _case(self, named: JsonObject, *, is_scored: bool) -> PackageCase:
        given = _base_name(named.text("input"))
        wanted = _base_name(named.text("output")) or f"{given.partition('.')[0]}.out"
        return PackageCase(
            given,
            wanted,
            self._folder.spooled_text(given),
            self._folder.spooled_text(wanted) if self._folder.has(wanted) else None,
            (named.integer("score") or 0) if is_scored else None,
            named.integer("groupNum") or 1,
        )


def _base_name(path: str) -> str:
    """Of problems typed in by hand HOJ exports the server's own paths."""
    return path.replace("\\", "/").rpartition("/")[2]


def _or(value: int | None, usual: int) -> int:
    return usual if value is None else value
