"""Which rows of the table of fields each format loses, for problems that touch every row.

`losses.csv` is formats §10 for each of them: a word alone is lost, with ">" it comes back as
something else, with "!" it is refused. What every problem of the family loses in a format stands
in USUAL. That a format really does so is shown by the round trips.
"""

from __future__ import annotations

import csv
from dataclasses import fields, replace
from pathlib import Path

import pytest

from oj_appliance.interchange.exports.service import with_short_names
from oj_appliance.interchange.formats import registry
from oj_appliance.interchange.losses.table import losses_of
from oj_appliance.interchange.types import finding_text
from oj_appliance.interchange.writing.problem import ExportPicture, ExportProblem
from oj_appliance.problems.types.problem import Example, ProblemDraft, Statement
from tests.oj_appliance.interchange.reading import export_case, export_file
from tests.oj_appliance.interchange.round_trip_samples import PICTURE, SAMPLES, Sample

pytestmark = pytest.mark.quick

FORMATS = {each.name: each for each in registry.FORMATS}
_TEXTS = ["problemId", "description", "input", "output", "hint", "examples"]
USUAL = {"fps": ["problemId"], "dmoj": _TEXTS, "plainzip": _TEXTS}
MARKS = {"exchange.lost": "", "exchange.changed": ">", "exchange.refused": "!"}
_LINES = Path(__file__).with_name("losses.csv").read_text("utf-8").splitlines()
TABLE = {row["problem"]: row for row in csv.DictReader(_LINES)}


def problem_of(sample: Sample) -> ExportProblem:
    usual = ProblemDraft(
        statement=Statement(sample.problem_id, "题面", "两个数", "它们的和", "简单"),
        problem_id=sample.problem_id,
        examples=(Example("1 2", "3"),),
        code_share=False,
    )
    draft = replace(usual, **sample.draft)
    statements = (draft.statement, *draft.further_statements.values())
    texts = [text for statement in statements for text in _texts(statement)]
    picture = ExportPicture(PICTURE, export_file("a.png", b"picture"))
    return ExportProblem(
        pid=7,
        draft=draft,
        cases=tuple(export_case(n, *case) for n, case in enumerate(sample.cases, 1)),
        pictures=(picture,) if any(PICTURE in text for text in texts) else (),
        attachments=tuple(export_file(*each) for each in sample.attachments.items()),
    )


def _texts(statement: Statement) -> list[str]:
    return [getattr(statement, each.name) for each in fields(statement)]


def words(problem: ExportProblem, format_name: str) -> str:
    written = FORMATS[format_name]
    named = with_short_names([problem], written)[0]
    found = [f"{loss.field}{MARKS[loss.key]}" for loss in losses_of(named, written.losses)]
    for usual in USUAL.get(format_name, ()):
        if usual in found:
            found.remove(usual)
        else:
            found.append(f"not {usual}")
    return " ".join(found)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.problem_id)
def test_a_problem_loses_in_each_format_what_the_table_says(sample: Sample) -> None:
    problem = problem_of(sample)
    expected = {name: TABLE[sample.problem_id][name] for name in FORMATS}
    assert {name: words(problem, name) for name in FORMATS} == expected


def test_every_loss_is_told_in_both_languages() -> None:
    for sample in SAMPLES:
        for written in FORMATS.values():
            named = with_short_names([problem_of(sample)], written)[0]
            for loss in losses_of(named, written.losses):
                for text in (finding_text(loss, "zh-CN"), finding_text(loss, "en-US")):
                    assert text and "{" not in text
