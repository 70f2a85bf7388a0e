"""What the problem editor sends and shows beside a problem's own fields."""

from __future__ import annotations

import msgspec


class Sample(msgspec.Struct, frozen=True):
    """A case as the editor sends it: texts, or names of uploaded files."""

    input: str
    output: str
    score: int | None = None
    group: int | None = None


class TemplateForm(msgspec.Struct, frozen=True):
    """A code template as the editor sends it; None for a part that stays as it is stored."""

    language_id: int
    code: str
    is_enabled: bool
    prepend: str | None = None
    append: str | None = None


class TagForm(msgspec.Struct, frozen=True):
    """A tag by its id, or a new one by its name."""

    id: int | None
    name: str
    color: str | None = None


class EditorForm(msgspec.Struct, frozen=True, kw_only=True):
    """What the editor sends beside the problem's own fields. `upload_id` None = the stored files
    stay. `read_at` is the gmtModified that was read (epoch ms)."""

    samples: tuple[Sample, ...]
    upload_id: str | None
    language_ids: tuple[int, ...]
    tags: tuple[TagForm, ...]
    templates: tuple[TemplateForm, ...]
    read_at: int | None


class CaseView(msgspec.Struct, frozen=True):
    """A case as the editor shows it: texts when written by hand, else file names.

    Sizes in bytes."""

    id: int
    input: str
    output: str
    input_size: int
    output_size: int
    score: int | None
    group: int
    created_at: int
