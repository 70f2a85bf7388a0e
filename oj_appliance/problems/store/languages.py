"""Queries on languages, the languages of a problem and its code templates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oj_appliance.problems.model import CodeTemplate, Language, ProblemLanguage
from oj_appliance.problems.types.languages import CodeTemplateRecord, LanguageRecord
from oj_appliance.problems.types.problem import CodeTemplateDraft
from oj_appliance.storage.base import fetch_all, tuples

OWN_BANK = "ME"

_COLUMNS = (
    Language.id,
    Language.content_type,
    Language.description,
    Language.name,
    Language.compile_command,
    Language.template,
    Language.code_template,
    Language.is_spj,
    Language.oj,
    Language.seq,
    Language.created_at,
    Language.updated_at,
)


_SWITCHED_OFF = "SELECT name FROM language WHERE oj = ? AND status <> 0"


def all_languages() -> list[LanguageRecord]:
    """Of every judge, in the order in which they are offered."""
    return _records(Language.select(*_COLUMNS))


def switched_off() -> frozenset[str]:
    """Names of the own bank's languages that root does not offer."""
    return frozenset(name for (name,) in fetch_all(_SWITCHED_OFF, OWN_BANK))


def own_languages() -> list[tuple[LanguageRecord, int]]:
    """Those of the own bank with their status, in the order in which they are offered."""
    query = (
        Language.select(*_COLUMNS, Language.status)
        .where(Language.oj == OWN_BANK)
        .order_by(Language.seq.desc(), Language.id)
    )
    return [(LanguageRecord(*row[:-1]), int(row[-1])) for row in tuples(query)]


def update_language(language_id: int, values: dict[str, object], *, now: int) -> None:
    """`values` by column."""
    Language.update(**values, updated_at=now).where(Language.id == language_id).execute()


def languages_of(pid: int) -> list[LanguageRecord]:
    """Those the problem names; empty when it takes every installed one."""
    return _records(
        Language.select(*_COLUMNS)
        .join(ProblemLanguage, on=(ProblemLanguage.language == Language.id))
        .where(ProblemLanguage.problem == pid)
    )


def _records(query: Any) -> list[LanguageRecord]:
    ordered = query.order_by(Language.seq.desc(), Language.id)
    return [LanguageRecord(*row) for row in tuples(ordered)]


def own_language_ids() -> dict[str, int]:
    """Languages of the own bank, name to id."""
    query = Language.select(Language.name, Language.id).where(Language.oj == OWN_BANK)
    return dict(tuples(query))


def replace_languages(pid: int, language_ids: Iterable[int], *, now: int) -> None:
    ProblemLanguage.delete().where(ProblemLanguage.problem == pid).execute()
    for language_id in language_ids:
        ProblemLanguage.insert(
            problem=pid, language=language_id, created_at=now, updated_at=now
        ).execute()


def code_templates_of(pid: int) -> list[CodeTemplateRecord]:
    query = (
        CodeTemplate.select(
            CodeTemplate.id,
            CodeTemplate.problem,
            CodeTemplate.language,
            Language.name,
            CodeTemplate.code,
            CodeTemplate.prepend,
            CodeTemplate.append,
            CodeTemplate.status,
            CodeTemplate.created_at,
            CodeTemplate.updated_at,
        )
        .join(Language, on=(Language.id == CodeTemplate.language))
        .where(CodeTemplate.problem == pid)
        .order_by(Language.seq.desc(), Language.id)
    )
    return [CodeTemplateRecord(*row) for row in tuples(query)]


def replace_code_templates(pid: int, templates: dict[int, CodeTemplateDraft], *, now: int) -> None:
    """`templates` by language id."""
    CodeTemplate.delete().where(CodeTemplate.problem == pid).execute()
    for language_id, template in templates.items():
        CodeTemplate.insert(
            problem=pid,
            language=language_id,
            code=template.code,
            prepend=template.prepend,
            append=template.append,
            status=template.enabled,
            created_at=now,
            updated_at=now,
        ).execute()
