"""The languages of a problem and the code that its editor offers in them."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


class LanguageRecord(msgspec.Struct, frozen=True):
    id: int
    content_type: str
    description: str
    name: str
    compile_command: str
    template: str
    code_template: str
    is_spj: bool
    oj: str
    seq: int
    created_at: int
    updated_at: int


@dataclass(frozen=True, slots=True)
class CodeTemplateRecord:
    id: int
    problem_id: int
    language_id: int
    language: str
    code: str
    prepend: str | None
    append: str | None
    is_enabled: bool
    created_at: int
    updated_at: int
