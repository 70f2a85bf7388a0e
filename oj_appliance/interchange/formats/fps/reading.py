"""FPS XML, versions 1.0 to 1.6: from nodes to problems, with all that real files do differently."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import zip_longest

from oj_appliance.errors import Phrase
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps import limits
from oj_appliance.interchange.formats.fps.cases import pair_cases
from oj_appliance.interchange.formats.fps.item import ItemReader
from oj_appliance.interchange.formats.fps.phrases import SPECIAL_JUDGE_MISSING, TEXT_JUDGE
from oj_appliance.interchange.formats.fps.pictures import read_pictures
from oj_appliance.interchange.formats.fps.programs import Programs, read_programs
from oj_appliance.interchange.formats.fps.xml import FpsItem, read_fps_xml
from oj_appliance.interchange.markup.marked_texts import (
    plain_title,
    speaks_of_special_judge,
    statement_text,
)
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import (
    PackageCase,
    PackageProblem,
    ReadProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Example, ProblemDraft, Statement

NAME = "fps"
MOST_TAGS = 20
UNKNOWN_DIFFICULTY = 1
NOTHING = "无"  # what exporters write into an example that there is not


def open_fps(
    chunks: Iterable[bytes], spool: Spool, *, entry: str | Phrase, first_index: int = 0
) -> list[ReadProblem]:
    """The problems of one XML file, whose texts lie in the spool from now on. Raises
    UnreadableError when the file as a whole is unreadable; a bad problem is refused alone."""
    items = read_fps_xml(chunks, spool, entry)
    return [
        partial(_read_item, item, spool, first_index + number) for number, item in enumerate(items)
    ]


def _read_item(item: FpsItem, spool: Spool, index: int) -> PackageProblem | RefusedProblem:
    reader = ItemReader(item, spool)
    title = ""
    try:
        title = _title(reader, index)
        return _problem(reader, title, index)
    except UnreadableError as error:
        return RefusedProblem(index, title, error.finding)


def _title(reader: ItemReader, index: int) -> str:
    title = plain_title(reader.text("title"))
    if not title:
        title = f"FPS {index + 1}"
        reader.warn_of(["title"], phrases.UNTITLED.filled(title=title))
    return reader.cut("title", title, rules.LONGEST_TITLE)


def _problem(reader: ItemReader, title: str, index: int) -> PackageProblem:
    if reader.attribute("spj", "language").lower() == "text":
        raise UnreadableError("spj", TEXT_JUDGE)
    programs = read_programs(reader)
    cases = _cases(reader, programs)
    statement = Statement(
        title,
        **{name: statement_text(reader.text(name)) for name in _STATEMENT_NODES},
    )
    if programs.judge_mode == "default" and speaks_of_special_judge(
        " ".join((title, *(getattr(statement, name) for name in _STATEMENT_NODES)))
    ):
        reader.warn("spj", SPECIAL_JUDGE_MISSING)
    source = " ".join(" ".join(reader.texts("source")).split())
    draft = ProblemDraft(
        statement=statement,
        judge_mode=programs.judge_mode,
        time_limit_ms=_time_limit(reader),
        memory_limit_mb=_memory_limit(reader),
        examples=_examples(reader),
        source=reader.cut("source", source, rules.LONGEST_SOURCE),
        difficulty=UNKNOWN_DIFFICULTY,
        code_share=False,
        spj_code=programs.checker,
        spj_language=programs.checker_language,
        spj_abi=programs.abi,
        # Sites of this family keep their categories there, words between blanks.
        tags=reader.tags("source", source.split(), MOST_TAGS),
        languages=programs.languages,
        code_templates=programs.templates,
        reference_solutions=programs.solutions,
        import_format=NAME,
    )
    return PackageProblem(
        index,
        draft,
        cases,
        tuple(read_pictures(reader, statement)),
        warnings=tuple(reader.warnings),
        losses=tuple(reader.losses),
    )


_STATEMENT_NODES = ("description", "input", "output", "hint")


def _cases(reader: ItemReader, programs: Programs) -> tuple[PackageCase, ...]:
    inputs = reader.nodes("test_input")
    outputs = reader.nodes("test_output")
    if not inputs and reader.nodes("sample_input") and not reader.text("remote_oj").strip():
        inputs, outputs = reader.nodes("sample_input"), reader.nodes("sample_output")
        reader.warn("test_input", phrases.SAMPLES_ONLY)
    if not inputs:
        judge = reader.text("remote_oj").strip()
        reason = phrases.REMOTE_ONLY.filled(judge=judge[:40]) if judge else phrases.NO_CASES
        raise UnreadableError("test_input", reason)
    cases, warnings = pair_cases(inputs, outputs, has_checker=programs.judge_mode != "default")
    if len(cases) > rules.LARGEST_CASE_COUNT:
        raise UnreadableError(
            "test_input", phrases.TOO_MANY_CASES.filled(most=rules.LARGEST_CASE_COUNT)
        )
    for entry, reason in warnings:
        reader.warn(entry, reason)
    return cases


def _time_limit(reader: ItemReader) -> int:
    node = reader.first("time_limit")
    if node is None:
        return _assumed(reader, "time_limit", limits.DEFAULT_TIME_MS, "ms")
    stated = limits.time_ms(reader.read(node), node.attributes.get("unit", ""))
    return reader.bounded("timeLimit", stated, rules.LONGEST_TIME_MS, "ms")


def _memory_limit(reader: ItemReader) -> int:
    node = reader.first("memory_limit")
    if node is None:
        return _assumed(reader, "memory_limit", limits.DEFAULT_MEMORY_MB, "MB")
    stated = limits.memory_mb(reader.read(node), node.attributes.get("unit", ""))
    return reader.bounded("memoryLimit", stated, rules.LARGEST_MEMORY_MB, "MB")


def _assumed(reader: ItemReader, entry: str, value: int, unit: str) -> int:
    reader.warn(entry, phrases.NO_LIMIT.filled(value=f"{value} {unit}"))
    return value


def _examples(reader: ItemReader) -> tuple[Example, ...]:
    inputs, outputs = reader.texts("sample_input"), reader.texts("sample_output")
    if len(inputs) != len(outputs):
        reader.warn("sample_input", phrases.EXAMPLES_UNEVEN)
    pairs = zip_longest(inputs, outputs, fillvalue="")
    return tuple(
        Example(given.rstrip(), wanted.rstrip())
        for given, wanted in pairs
        if not {given.strip(), wanted.strip()} <= {"", NOTHING}
    )
