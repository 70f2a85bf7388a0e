"""The body of a problem's save call and what it means (contract group.md §4, ProblemDTO).

A field that is absent stays as it is stored (in a new problem: the default); null empties it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, replace
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from oj_appliance.errors import BadRequestError
from oj_appliance.problems import rules
from oj_appliance.problems.objective.wire import parts_of
from oj_appliance.problems.rules import examples_of
from oj_appliance.problems.types.form import EditorForm, Sample, TagForm, TemplateForm
from oj_appliance.problems.types.problem import ProblemDraft, Statement
from oj_appliance.problems.wire_settings import (
    FILES,
    CaseText,
    LongText,
    PlainText,
    SettingsBody,
    ShortText,
    Text,
    sent_settings,
    wire_name,
)
from oj_appliance.web.wire import Id, Int, Moment, at_most, up_to

MOST_PARTS = 1000  # languages, tags and templates of one problem, far above any real one

Word = Annotated[str, up_to(rules.LONGEST_LANGUAGE)]
Program = Annotated[str, up_to(rules.LONGEST_PROGRAM)]


class StatementForm(msgspec.Struct):
    """A problem's texts in a further language."""

    title: Annotated[str, up_to(rules.LONGEST_TITLE)]
    description: PlainText = ""
    input: PlainText = ""
    output: PlainText = ""
    hint: PlainText = ""


class ProblemBody(SettingsBody, kw_only=True):
    id: Id | None = None
    problemId: ShortText = UNSET
    title: ShortText = UNSET
    description: Text = UNSET
    input: Text = UNSET
    output: Text = UNSET
    hint: Text = UNSET
    statements: dict[str, StatementForm] | UnsetType | None = UNSET
    examples: LongText = UNSET
    gmtModified: Moment | Int | None = None


class SampleBody(msgspec.Struct):
    input: CaseText = ""
    output: CaseText | None = None
    score: Int | None = None
    groupNum: Int | None = None


class LanguageRef(msgspec.Struct):
    id: Id


class TagBody(msgspec.Struct):
    id: Id | None = None
    name: Word = ""
    color: Word | None = None


class CodeTemplateBody(msgspec.Struct):
    lid: Id
    code: Program | None = None
    status: bool = False
    prepend: Program | None = None
    append: Program | None = None


class EditorBody(msgspec.Struct, kw_only=True):
    """What is saved with a problem, beside its own fields."""

    samples: Annotated[list[SampleBody], at_most(rules.LARGEST_CASE_COUNT)] = []
    isUploadTestCase: bool = False
    uploadTestcaseDir: Word | None = None
    judgeMode: Word | None = None
    languages: Annotated[list[LanguageRef], Meta(max_length=MOST_PARTS)] = []
    tags: Annotated[list[TagBody], Meta(max_length=MOST_PARTS)] = []
    codeTemplates: Annotated[list[CodeTemplateBody], Meta(max_length=MOST_PARTS)] = []


class ProblemDTO(EditorBody, kw_only=True):
    problem: ProblemBody


_DRAFT_FIELDS = {"problemId": "problem_id", **sent_settings()}
_TEXTS = ("title", "description", "input", "output", "hint")
_DEFAULTS = {
    field.name: field.default for field in fields(ProblemDraft) if field.default is not MISSING
}


def overlay_of(body: ProblemDTO) -> Callable[[ProblemDraft], ProblemDraft]:
    """Lays the body's fields over a draft. Raises problem.examples, and http.bad_param for extra
    files that are no JSON map, or two different judge modes."""
    problem = body.problem
    if body.judgeMode is not None and problem.judgeMode not in (body.judgeMode, UNSET, None):
        raise BadRequestError("http.bad_param", name="judgeMode")
    changes = _simple_changes(problem)
    if body.judgeMode is not None:
        changes["judge_mode"] = body.judgeMode
    changes["is_upload_case"] = body.isUploadTestCase
    if problem.examples is not UNSET:
        changes["examples"] = examples_of(problem.examples or "")
    if problem.statements is not UNSET:
        changes["further_statements"] = {
            language: Statement(text.title, text.description, text.input, text.output, text.hint)
            for language, text in (problem.statements or {}).items()
        }
    if problem.objectiveParts is not UNSET:
        changes["objective_parts"] = parts_of(problem.objectiveParts or ())
    for name in FILES:
        text = getattr(problem, wire_name(name))
        if text is not UNSET:
            changes[name] = _files(wire_name(name), text)
    texts = {name: value or "" for name in _TEXTS if (value := getattr(problem, name)) is not UNSET}

    def overlay(base: ProblemDraft) -> ProblemDraft:
        return replace(base, **changes, statement=replace(base.statement, **texts))

    return overlay


def _simple_changes(problem: ProblemBody) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for sent, name in _DRAFT_FIELDS.items():
        value = getattr(problem, sent)
        # Null for the audience is the same as leaving it out: who may publish decides the default.
        if value is UNSET or (value is None and name == "auth"):
            continue
        changes[name] = _DEFAULTS[name] if value is None else value
    return changes


def _files(name: str, text: str | None) -> dict[str, str]:
    if not text:
        return {}
    try:
        return msgspec.json.decode(text, type=dict[str, str])
    except msgspec.DecodeError as error:
        raise BadRequestError("http.bad_param", name=f"problem.{name}") from error


def editor_form(body: ProblemDTO) -> EditorForm:
    """Raises http.bad_param for a gmtModified that is no time."""
    return EditorForm(
        samples=tuple(
            Sample(each.input, each.output or "", each.score, each.groupNum)
            for each in body.samples
        ),
        upload_id=body.uploadTestcaseDir or None,
        language_ids=tuple(each.id for each in body.languages),
        tags=tuple(TagForm(each.id, each.name, each.color) for each in body.tags),
        templates=tuple(
            TemplateForm(each.lid, each.code or "", each.status, each.prepend, each.append)
            for each in body.codeTemplates
        ),
        read_at=_epoch_ms(body.problem.gmtModified),
    )


def _epoch_ms(value: str | int | None) -> int | None:
    """ISO-8601, UTC where it has no offset, or epoch ms (contract 00-conventions §6)."""
    if value is None or isinstance(value, int):
        return value
    try:
        moment = datetime.fromisoformat(value)
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=UTC)
        return round(moment.timestamp() * 1000)
    except (ValueError, OverflowError) as error:
        raise BadRequestError("http.bad_param", name="problem.gmtModified") from error
