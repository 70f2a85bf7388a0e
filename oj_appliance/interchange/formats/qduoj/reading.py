"""QDUOJ zip: numbered folders with `problem.json` and `testcase/`."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.qduoj.phrases import SCORES_ASSUMED
from oj_appliance.interchange.formats.qduoj.programs import read_programs
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.json_object import LARGEST_JSON, JsonObject, json_object
from oj_appliance.interchange.reading.pairs import natural, pair_data
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.types import (
    PackageCase,
    PackageProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Example, ProblemDraft, Statement

NAME = "qduoj"
PROBLEM_FILE = "problem.json"
DATA_FOLDER = "testcase"
UNKNOWN_DIFFICULTY = 1
SMALLEST_SCORE = 1
# What stands in place of an output that a problem with a checker does not need.
NO_OUTPUT = "-"

_NEEDED = ("time_limit", "memory_limit", "rule_type")


def find_qduoj(root: PackageFolder) -> list[PackageFolder]:
    """Folders with the problem's file, in the order of their numbers; also the archive's top."""
    files = [name for name in root.files() if name.rpartition("/")[2] == PROBLEM_FILE]
    places = [name.rpartition("/")[0] for name in files]
    return [root.folder(place) for place in sorted(places, key=natural)]


def read_qduoj(
    folder: PackageFolder, root: PackageFolder, index: int
) -> PackageProblem | RefusedProblem:
    title = folder.name
    try:
        path = f"{folder.path}/{PROBLEM_FILE}".lstrip("/")
        document = json_object(folder.text(PROBLEM_FILE, LARGEST_JSON), path)
        stated = document.text("title").strip()
        title = stated or title
        reader = QduojReader(document, folder, path)
        if not stated:
            reader.warn_of(["title"], phrases.UNTITLED.filled(title=title))
        return reader.problem(title, index)
    except UnreadableError as error:
        return RefusedProblem(index, title, error.finding)


class QduojReader(ProblemReader):
    def __init__(self, document: JsonObject, folder: PackageFolder, path: str) -> None:
        super().__init__()
        for key in _NEEDED:
            if not document.has(key):
                raise UnreadableError(path, phrases.KEY_MISSING.filled(key=key))
        self._document = document
        self._data = folder.folder(DATA_FOLDER)
        self._path = path

    def problem(self, title: str, index: int) -> PackageProblem:
        document = self._document
        programs = read_programs(self, document)
        is_oi = document.text("rule_type").strip().upper() == "OI"
        has_checker = programs.checker is not None
        draft = ProblemDraft(
            statement=Statement(
                self.cut("title", title, rules.LONGEST_TITLE),
                self._text("description"),
                self._text("input_description"),
                self._text("output_description"),
                self._text("hint"),
            ),
            problem_id=self.cut(
                "problemId", document.text("display_id").strip(), rules.LONGEST_DISPLAY_ID
            ),
            type=rules.ProblemType.OI if is_oi else rules.ProblemType.ACM,
            judge_mode="spj" if has_checker else "default",
            time_limit_ms=self._limit("time_limit", "timeLimit", rules.LONGEST_TIME_MS, "ms"),
            memory_limit_mb=self._limit(
                "memory_limit", "memoryLimit", rules.LARGEST_MEMORY_MB, "MB"
            ),
            examples=tuple(
                Example(each.text("input"), each.text("output"))
                for each in document.parts("samples")
            ),
            source=self.cut("source", document.text("source").strip(), rules.LONGEST_SOURCE),
            difficulty=UNKNOWN_DIFFICULTY,
            code_share=False,
            spj_code=programs.checker,
            spj_language=programs.checker_language,
            spj_abi="qduoj" if has_checker else "hoj",
            tags=self.tags(f"{self._path}: tags", document.texts("tags")),
            languages=programs.languages,
            code_templates=programs.templates,
            reference_solutions=programs.solutions,
            import_format=NAME,
        )
        cases = self._cases(is_oi=is_oi, has_checker=has_checker)
        return PackageProblem(
            index,
            draft,
            cases,
            warnings=tuple(self.warnings),
            losses=tuple(self.losses),
        )

    def _text(self, name: str) -> str:
        """HTML or markdown, which ours takes both; hand-made files have the bare text."""
        value = self._document.value(name)
        if isinstance(value, str):
            return value.rstrip()
        part = self._document.part(name)
        return part.text("value").rstrip() if part else ""

    def _limit(self, name: str, field: str, largest: int, unit: str) -> int:
        stated = self._document.integer(name)
        if stated is None or stated < 1:
            shown = self._document.text(name)[:40]
            raise UnreadableError(f"{self._path}: {name}", phrases.BAD_NUMBER.filled(value=shown))
        return self.bounded(field, stated, largest, unit)

    def _cases(self, *, is_oi: bool, has_checker: bool) -> tuple[PackageCase, ...]:
        named = self._named_cases() or self._found_cases(is_oi=is_oi)
        if not named:
            raise UnreadableError(self._path, phrases.NO_CASES)
        if len(named) > rules.LARGEST_CASE_COUNT:
            reason = phrases.TOO_MANY_CASES.filled(most=rules.LARGEST_CASE_COUNT)
            raise UnreadableError(self._path, reason)
        cases = tuple(
            PackageCase(
                given,
                wanted or f"{given.rpartition('.')[0] or given}.out",
                self._data.spooled_text(given),
                self._data.spooled_text(wanted) if self._data.has(wanted) else None,
                max(SMALLEST_SCORE, score) if is_oi else None,
            )
            for given, wanted, score in named
        )
        missing = sum(case.output is None for case in cases)
        if missing and not has_checker:
            self.warn(self._data.path, phrases.OUTPUTS_MISSING.filled(n=missing))
        return cases

    def _named_cases(self) -> list[tuple[str, str, int]]:
        """Input, output or nothing, score, as the problem's file lists them."""
        found = []
        for each in self._document.parts("test_case_score"):
            wanted = each.text("output_name").rpartition("/")[2]
            found.append(
                (
                    each.text("input_name").rpartition("/")[2],
                    "" if wanted == NO_OUTPUT else wanted,
                    each.integer("score") or 0,
                )
            )
        return found

    def _found_cases(self, *, is_oi: bool) -> list[tuple[str, str, int]]:
        """Hand-made packages leave the list empty: then the files count, an even share each."""
        pairs = pair_data(self._data.files()).cases
        if pairs and is_oi:
            self.warn(self._path, SCORES_ASSUMED)
        share, rest = divmod(100, len(pairs)) if pairs else (0, 0)
        first_with_more = len(pairs) - rest
        return [
            (pair.input, pair.output or "", share + (place >= first_with_more))
            for place, pair in enumerate(pairs)
        ]
