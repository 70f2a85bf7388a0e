"""Use cases of the back-office: what its editor shows and saves (contract admin.md §8)."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Callable, Iterable
from dataclasses import replace

from oj_appliance.errors import ApiError, BadRequestError, Phrase
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.places.types import Auth
from oj_appliance.problems import rules
from oj_appliance.problems.line_ends import with_line_feeds
from oj_appliance.problems.programs.program_check import ProgramCheck
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import attachments, languages, lists, problems, tags, test_data
from oj_appliance.problems.tags import rules as tag_rules
from oj_appliance.problems.test_data.pairing import output_name_of
from oj_appliance.problems.test_data.testcases import TestCases
from oj_appliance.problems.types.form import CaseView, EditorForm, Sample, TagForm, TemplateForm
from oj_appliance.problems.types.languages import CodeTemplateRecord
from oj_appliance.problems.types.lists import AdminRow
from oj_appliance.problems.types.problem import (
    AttachmentRecord,
    CaseDraft,
    CodeTemplateDraft,
    OwningGroup,
    ProblemDraft,
    ProblemRecord,
    TagName,
)
from oj_appliance.problems.types.settings import StoredSettings, settings_of
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window

# Lays the editor's fields over what is stored, or over the defaults of a new problem.
Overlay = Callable[[ProblemDraft], ProblemDraft]


class ProblemEditing:
    def __init__(
        self,
        database: Database,
        problem_service: ProblemService,
        testcases: TestCases,
        programs: ProgramCheck,
    ) -> None:
        self._programs = programs
        self._database = database
        self._problems = problem_service
        self._blobs = problem_service.blobs
        self._testcases = testcases

    # -- reading

    async def rows(
        self, *, keyword: str, auth: int, oj: str, window: Window
    ) -> tuple[list[AdminRow], int]:
        """`oj`: All, a remote key, or any other text for the own bank."""
        is_remote_key = oj in rules.REMOTE_KEYS
        return await self._database.read(
            lists.admin_rows,
            keyword=keyword,
            auth=auth,
            remote_key=oj if is_remote_key else None,
            is_own=oj not in ("", "All") and not is_remote_key,
            limit=window.limit,
            offset=window.offset,
        )

    async def problem(self, viewer: Viewer, pid: int) -> ProblemRecord:
        """With everything that only its editors may know. Raises problem.missing,
        problem.not_allowed."""
        problem = await self._database.read(problems.find_problem, pid)
        return _editable(viewer, problem)

    def unsupported(self, problem: ProblemRecord) -> Phrase | None:
        """Why this machine cannot judge it now; None when it can."""
        return self._problems.unsupported(problem)

    async def attachments(self, pid: int) -> list[AttachmentRecord]:
        """For those who were given the problem."""
        return await self._database.read(attachments.attachments_of, pid)

    async def cases(self, viewer: Viewer, pid: int) -> list[CaseView]:
        """The active version's cases. Raises problem.missing, problem.not_allowed."""
        problem = await self.problem(viewer, pid)
        return await self._database.read(self._read_cases, problem)

    def _read_cases(self, problem: ProblemRecord) -> list[CaseView]:
        version = problem.data_version_id
        manifest = None if version is None else test_data.find_manifest(version)
        shows_texts = not problem.is_upload_case
        return [
            CaseView(
                case.case_id,
                self._text(case.input) if shows_texts else case.input_name,
                self._text(case.output) if shows_texts else case.output_name,
                case.input.size,
                case.output.size,
                case.score,
                case.group,
                problem.updated_at,
            )
            for case in (manifest.cases if manifest else ())
        ]

    async def unanswered(
        self, viewer: Viewer, pids: Iterable[int]
    ) -> list[tuple[ProblemRecord, int]]:
        """Of these problems those that have cases with an empty answer, and how many, as far as the
        viewer may edit them; an interactor asks for no answers."""
        return await self._database.read(self._read_unanswered, viewer, tuple(dict.fromkeys(pids)))

    def _read_unanswered(
        self, viewer: Viewer, pids: tuple[int, ...]
    ) -> list[tuple[ProblemRecord, int]]:
        found = []
        for pid in pids:
            problem = problems.find_problem(pid)
            if problem is None or not viewer_may_edit(problem, viewer):
                continue
            version = problem.data_version_id
            manifest = None if version is None else test_data.find_manifest(version)
            sizes = [case.output.size for case in manifest.cases] if manifest else []
            if count := rules.unanswered(problem.judge_mode, sizes):
                found.append((problem, count))
        return found

    def _text(self, blob: StoredBlob) -> str:
        return self._blobs.read(blob.sha256).decode("utf-8", "replace")

    # -- saving

    async def create(self, actor: Actor, overlay: Overlay, form: EditorForm) -> int:
        """The pid. Raises the keys of contract group.md §4, problem.id_used,
        problem.publish_denied, judge.compile_failed and file.no_space."""
        auth = Auth.PUBLIC if actor.viewer.is_problem_admin else Auth.PRIVATE
        base = overlay(ProblemDraft(statement=rules.NO_STATEMENT, auth=auth))
        _refuse_publishing(actor.viewer, base, None)
        draft = await self._completed(base, None, actor.viewer, form)
        rules.check_draft(draft)
        await self._programs.check_saved(draft)
        return await self._problems.create(draft, actor)

    async def update(self, actor: Actor, pid: int, overlay: Overlay, form: EditorForm) -> None:
        """Raises as `create`, and problem.missing, problem.not_allowed, edit.conflict."""
        before = await self.problem(actor.viewer, pid)
        stored = draft_of(before)
        base = overlay(stored)
        if before.is_remote:
            base = _with_remote_locks(base, stored)
        _refuse_publishing(actor.viewer, base, before)
        draft = await self._completed(base, before, actor.viewer, form)
        rules.check_draft(draft)
        await self._programs.check_saved(draft, before)
        await self._problems.update(pid, draft, actor, read_at=form.read_at)

    async def change_auth(self, actor: Actor, pid: int, auth: int) -> None:
        """Raises problem.missing, problem.not_allowed, problem.publish_denied, problem.bad_auth."""
        problem = await self.problem(actor.viewer, pid)
        is_in_bank = not problem.is_group
        if auth == Auth.PUBLIC and is_in_bank and not actor.viewer.is_problem_admin:
            raise ApiError("problem.publish_denied")
        await self._problems.change_auth(pid, auth, actor)

    async def import_remote(self, judge: str, remote_id: str) -> None:
        """This site asks nobody outside (admin.md §8). Raises http.bad_param for an unknown judge,
        problem.already_imported, remote.disabled."""
        if judge not in rules.REMOTE_KEYS:
            raise BadRequestError("http.bad_param", name="name")
        if await self._database.read(problems.id_of_display_id, f"{judge}-{remote_id}"):
            raise ApiError("problem.already_imported")
        raise ApiError("remote.disabled")

    async def delete(self, actor: Actor, pid: int) -> None:
        """Raises problem.missing, problem.not_allowed."""
        await self.problem(actor.viewer, pid)
        await self._problems.delete(pid, actor)

    async def _completed(
        self, base: ProblemDraft, before: ProblemRecord | None, viewer: Viewer, form: EditorForm
    ) -> ProblemDraft:
        """The draft with what is stored beside the problem's row."""
        if base.is_upload_case:
            cases = await self._database.read(self._uploaded_cases, before, viewer, form)
        else:
            cases = await asyncio.to_thread(self._written_cases, form.samples)
        if base.judge_case_mode.startswith("subtask"):
            cases = _with_given_groups(cases, form.samples)
        draft = replace(base, cases=cases)
        return await self._database.read(_with_names, draft, before, form)

    def _uploaded_cases(
        self, before: ProblemRecord | None, viewer: Viewer, form: EditorForm
    ) -> tuple[CaseDraft, ...]:
        files: dict[str, StoredBlob] = {}
        version = before.data_version_id if before else None
        manifest = None if version is None else test_data.find_manifest(version)
        for case in manifest.cases if manifest else ():
            files[case.input_name] = case.input
            files[case.output_name] = case.output
        if form.upload_id:
            files |= self._testcases.uploaded_files(form.upload_id, viewer.account_id)
        return tuple(_uploaded_case(sample, files) for sample in form.samples)

    def _written_cases(self, samples: tuple[Sample, ...]) -> tuple[CaseDraft, ...]:
        return tuple(
            CaseDraft(
                f"{number}.in",
                f"{number}.out",
                self._keep_text(sample.input),
                self._keep_text(sample.output),
                sample.score,
                1 if sample.group is None else sample.group,
            )
            for number, sample in enumerate(samples, 1)
        )

    def _keep_text(self, text: str) -> StoredBlob:
        try:
            return self._blobs.put_stream(with_line_feeds([text.encode()]))
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
            raise ApiError("file.no_space") from error


def draft_of(problem: ProblemRecord) -> ProblemDraft:
    """A stored problem's row as a draft; cases, tags, languages and templates are not in it."""
    return ProblemDraft(
        **settings_of(StoredSettings, problem),
        statement=problem.statement,
        problem_id=problem.problem_id,
        examples=rules.examples_of(problem.examples),
        further_statements=problem.further_statements,
        is_remote=problem.is_remote,
    )


def _editable(viewer: Viewer, problem: ProblemRecord | None) -> ProblemRecord:
    if problem is None:
        raise ApiError("problem.missing", status=400)
    if not viewer_may_edit(problem, viewer):
        raise ApiError("problem.not_allowed")
    return problem


def _refuse_publishing(viewer: Viewer, draft: ProblemDraft, before: ProblemRecord | None) -> None:
    """What is public in a group is not in the bank."""
    if draft.group is not None or (before is not None and before.is_group):
        return
    was_public = before is not None and before.auth == Auth.PUBLIC
    if draft.auth == Auth.PUBLIC and not was_public and not viewer.is_problem_admin:
        raise ApiError("problem.publish_denied")


def _with_remote_locks(draft: ProblemDraft, stored: ProblemDraft) -> ProblemDraft:
    """Another judge decides a remote problem's limits, type and files (S3 §5)."""
    return replace(
        draft,
        type=stored.type,
        time_limit_ms=stored.time_limit_ms,
        memory_limit_mb=stored.memory_limit_mb,
        stack_limit_mb=stored.stack_limit_mb,
        is_file_io=stored.is_file_io,
        io_read_file_name=stored.io_read_file_name,
        io_write_file_name=stored.io_write_file_name,
    )


def _uploaded_case(sample: Sample, files: dict[str, StoredBlob]) -> CaseDraft:
    """A dash or nothing as output means the file that belongs to the input (group.md §4)."""
    output = sample.output
    if output in ("", "-"):
        output = output_name_of(sample.input) or ""
    if sample.input not in files or output not in files:
        raise ApiError("http.bad_param", name="samples")
    return CaseDraft(
        sample.input,
        output,
        files[sample.input],
        files[output],
        sample.score,
        1 if sample.group is None else sample.group,
    )


def _with_given_groups(
    cases: tuple[CaseDraft, ...], samples: tuple[Sample, ...]
) -> tuple[CaseDraft, ...]:
    """No subtask is nobody's default (S3 §5): 0 where the editor left it out, which is refused."""
    return tuple(
        replace(case, group=sample.group or 0) for case, sample in zip(cases, samples, strict=True)
    )


def _with_names(
    draft: ProblemDraft, before: ProblemRecord | None, form: EditorForm
) -> ProblemDraft:
    """Languages, tags and templates by name, as drafts have them."""
    by_id = {each: name for name, each in languages.own_language_ids().items()}

    def name_of(language_id: int) -> str:
        if language_id not in by_id:
            raise ApiError("http.bad_param", name="languages")
        return by_id[language_id]

    stored = {
        each.language_id: each
        for each in (languages.code_templates_of(before.id) if before else ())
    }
    templates = tuple(
        _template(each, name_of(each.language_id), stored.get(each.language_id))
        for each in form.templates
    )
    return replace(
        draft,
        languages=rules.offered_languages(map(name_of, form.language_ids), templates),
        tags=tuple(_tag_name(tag, draft.group) for tag in form.tags),
        code_templates=templates,
    )


def _tag_name(form: TagForm, group: OwningGroup | None) -> TagName:
    known = None if form.id is None else tags.find_site_tag(form.id)
    if known is not None:
        return TagName(known.name, known.color)
    gid = None if group is None else group.id
    owned = None if gid is None or form.id is None else tags.find_group_tag(form.id)
    if owned is not None:
        if owned.group_id != gid:
            raise ApiError("group.not_allowed", field="tags")
        return TagName(owned.name, owned.color, gid)
    # A new one is as the page of tags would have it.
    color = form.color or None
    rules.check_length("color", color or "", rules.LONGEST_COLOR)
    tag_rules.check_color(color)
    if not form.name.isprintable():
        raise BadRequestError("http.bad_param", name="tags")
    return TagName(form.name, color, gid)


def _template(
    form: TemplateForm, language: str, stored: CodeTemplateRecord | None
) -> CodeTemplateDraft:
    kept_prepend = (stored.prepend if stored else None) or ""
    kept_append = (stored.append if stored else None) or ""
    return CodeTemplateDraft(
        language,
        form.code,
        kept_prepend if form.prepend is None else form.prepend,
        kept_append if form.append is None else form.append,
        form.is_enabled,
    )
