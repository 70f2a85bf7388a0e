"""What the rooms of problems hand to each other, and to submissions and interchange."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from oj_appliance.errors import Phrase
from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.problems.types.settings import ProblemSettings, StoredSettings
from oj_appliance.storage.blobs import StoredBlob


@dataclass(frozen=True, slots=True)
class Example:
    input: str
    output: str


@dataclass(frozen=True, slots=True)
class Statement:
    """One language's texts, markdown or HTML."""

    title: str
    description: str = ""
    input: str = ""
    output: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class CaseDraft:
    """One test case on its way into a problem; contents are already blobs."""

    input_name: str
    output_name: str
    input: StoredBlob
    output: StoredBlob
    score: int | None = None
    group: int = 1


@dataclass(frozen=True, slots=True)
class TagName:
    """`group_id`: one of this group's own, where neither it nor the site has such a tag yet."""

    name: str
    color: str | None = None
    group_id: int | None = None


@dataclass(frozen=True, slots=True)
class CodeTemplateDraft:
    """`code` is offered in the editor when enabled; prepend and append surround it on compiling."""

    language: str
    code: str = ""
    prepend: str = ""
    append: str = ""
    enabled: bool = False


@dataclass(frozen=True, slots=True)
class ReferenceSolutionDraft:
    name: str
    language: str
    code: str
    expected: tuple[int, ...] = (0,)
    score: int | None = None


class ReferenceSolutionRecord(msgspec.Struct, frozen=True):
    """A stored one; `origin` is hand or import, `updated_at` epoch ms."""

    id: int
    problem_id: int
    name: str
    language: str
    code: str
    expected: tuple[int, ...]
    score: int | None
    origin: str
    updated_at: int


class OwningGroup(msgspec.Struct, frozen=True):
    """The group whose problem it is or becomes; `prefix` stands before what its people call it."""

    id: int
    prefix: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemDraft(StoredSettings):
    """All that makes a problem, whoever brings it: the editor, an import, the demo content.

    `statement` is in the site's language, `further_statements` by language tag. `languages` None
    means every installed one. `unsupported` is what the one who brings it found in it that no
    judge of ours can run (judge-rules §1). `group`: it is saved as a problem of this group, which
    takes it out of the bank.
    """

    statement: Statement
    problem_id: str = ""
    examples: tuple[Example, ...] = ()
    further_statements: dict[str, Statement] = field(default_factory=dict)
    cases: tuple[CaseDraft, ...] = ()
    tags: tuple[TagName, ...] = ()
    languages: tuple[str, ...] | None = None
    code_templates: tuple[CodeTemplateDraft, ...] = ()
    reference_solutions: tuple[ReferenceSolutionDraft, ...] = ()
    is_remote: bool = False
    unsupported: str | None = None
    original: StoredBlob | None = None
    group: OwningGroup | None = None


class CaseForJudging(msgspec.Struct, frozen=True):
    case_id: int
    seq: int
    input_name: str
    output_name: str
    input: StoredBlob
    output: StoredBlob
    score: int
    group: int


class ProgramForJudging(msgspec.Struct, frozen=True):
    """A problem's checker or interactor; `arguments` are one text, as the editor has them."""

    convention: str
    language: str
    source: str
    arguments: str
    extra_files: dict[str, str]


class SurroundingCode(msgspec.Struct, frozen=True):
    """What stands before and after the student's part in the file that is compiled."""

    prepend: str = ""
    append: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemForJudging(ProblemSettings):
    """What judging needs of a problem's active version; cases in judging order.

    `surrounding` is by language name; most have none. `unsupported` tells why it cannot be judged.
    """

    id: int
    problem_id: str
    io_score: int
    surrounding: dict[str, SurroundingCode]
    unsupported: Phrase | None
    data_version_id: int | None
    cases: tuple[CaseForJudging, ...]
    examples: tuple[Example, ...]
    is_paused: bool

    @property
    def checker(self) -> ProgramForJudging | None:
        """What looks at outputs, or at what the interactor wrote."""
        if self.judge_mode == "spj":
            return self._program
        if self.judge_mode != "interactive" or self.checker_abi is None:
            return None
        return ProgramForJudging(
            self.checker_abi,
            self.checker_language or "",
            self.checker_code or "",
            self.checker_args or "",
            self.judge_extra_file,
        )

    @property
    def interactor(self) -> ProgramForJudging | None:
        return self._program if self.judge_mode == "interactive" else None

    @property
    def _program(self) -> ProgramForJudging:
        return ProgramForJudging(
            self.spj_abi,
            self.spj_language or "",
            self.spj_code or "",
            self.spj_args or "",
            self.judge_extra_file,
        )


class ProblemForSubmitting(msgspec.Struct, frozen=True, kw_only=True):
    """What the submit call must know of a problem, found by number or display id."""

    id: int
    problem_id: str
    title: str
    titles: dict[str, str]
    type: int
    auth: int
    author_uid: str | None
    is_group: bool
    group_id: int | None
    is_remote: bool
    code_share: bool
    open_case_result: bool
    show_checker_comment: bool
    judge_case_mode: str
    unsupported: Phrase | None
    languages: tuple[str, ...]
    objective_parts: tuple[ObjectivePart, ...] = ()


class ProblemChanged(msgspec.Struct, frozen=True):
    """Event, after the commit: what others remember of this problem is no longer true."""

    id: int


class ProblemRemoved(msgspec.Struct, frozen=True):
    """Published inside the transaction that removes a problem for ever, before its rows go."""

    id: int


class ProblemRenamed(msgspec.Struct, frozen=True):
    """Published inside the transaction in which a problem's display id changes."""

    id: int
    problem_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemRecord(StoredSettings):
    """A stored problem with all its texts. Times are epoch ms."""

    id: int
    problem_id: str
    author: str | None
    author_uid: str | None
    statement: Statement
    further_statements: dict[str, Statement]
    examples: str
    io_score: int
    case_version: str | None
    data_version_id: int | None
    unsupported: str | None
    original_blob: str | None
    judging_paused_at: int | None
    is_remote: bool
    is_group: bool
    group_id: int | None
    id_prefix: str | None
    apply_public_progress: int | None
    modified_user: str | None
    created_at: int
    updated_at: int


class AttachmentRecord(msgspec.Struct, frozen=True):
    """A file of the problem's page; any bytes."""

    name: str
    content: StoredBlob
