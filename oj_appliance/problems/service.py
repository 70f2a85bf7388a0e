"""Use cases of problems: make, change, delete, and hand to those who judge and submit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from oj_appliance.accounts.types import AccountRenamed
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.events import Events
from oj_appliance.files.service import retain_blobs
from oj_appliance.places.types import Auth
from oj_appliance.problems import rules
from oj_appliance.problems.audit import changed_fields, record_change
from oj_appliance.problems.objective.shuffling import OwnOrder
from oj_appliance.problems.program_rules import Judged, unsupported_reason
from oj_appliance.problems.store import (
    counts,
    handed_out,
    languages,
    problems,
    solutions,
    tags,
    test_data,
)
from oj_appliance.problems.types.data_versions import (
    DataVersion,
    Manifest,
    ManifestCase,
    VersionSettings,
)
from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.problems.types.problem import (
    CodeTemplateDraft,
    ProblemChanged,
    ProblemDraft,
    ProblemForJudging,
    ProblemForSubmitting,
    ProblemRecord,
    ProblemRenamed,
)
from oj_appliance.problems.types.settings import PROGRAM_SETTINGS
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.storage.database import Database
from oj_appliance.web.edits import refuse_stale
from oj_appliance.web.guards import Actor, Viewer


class ProblemService:
    """`installed_languages` names what the judge found on this machine. `events` tells higher
    domains, inside the same transaction, that a display id changed. `secret` gives the site's."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        blobs: BlobFolder,
        installed_languages: Callable[[], tuple[str, ...]],
        events: Events,
        secret: Callable[[], bytes] = bytes,
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._secret = secret
        self.blobs = blobs
        self.installed_languages = installed_languages

    def own_order(self, viewer: Viewer, pid: int, parts: Sequence[ObjectivePart]) -> OwnOrder:
        """In which this person finds the options of a problem's questions."""
        return OwnOrder(self._secret(), viewer, pid, parts)

    # -- making and changing

    async def create(self, draft: ProblemDraft, author: Actor) -> int:
        """The pid. Raises the keys of contract group.md §4 and problem.id_used."""
        return await self._database.write(self.write_problem, draft, author, self._clock.now_ms())

    def write_problem(self, draft: ProblemDraft, author: Actor, now: int) -> int:
        """As `create`, inside a write of the caller's."""
        rules.check_draft(draft)
        self._refuse_taken_id(draft, None)
        values = self._derived(draft)
        if draft.original is not None:
            values["original_blob"] = draft.original.sha256
            retain_blobs([draft.original], now=now)
        pid = problems.insert_problem(draft, author, values, now=now)
        self._write_parts(pid, draft, None, author, now)
        origin = "import" if draft.import_format else "hand"
        solutions.insert_solutions(pid, draft.reference_solutions, origin=origin, now=now)
        created = self._existing(pid)
        record_change(author, "problem.create", created, None, _audit_view(created), now=now)
        return pid

    async def update(
        self, pid: int, draft: ProblemDraft, editor: Actor, *, read_at: int | None = None
    ) -> None:
        """`read_at` is the gmtModified that the editor saw (epoch ms). Raises as `create`, and
        problem.missing, edit.conflict when somebody saved in between."""
        await self._database.write(
            self.write_update, pid, draft, editor, read_at, self._clock.now_ms()
        )
        self._events.announce(ProblemChanged(pid))

    def write_update(
        self, pid: int, draft: ProblemDraft, editor: Actor, read_at: int | None, now: int
    ) -> None:
        """As `update`, inside a write of the caller's, who calls `announce_change` after it."""
        before = self._existing(pid)
        refuse_stale(before, read_at)
        rules.refuse_other_kind(before.type, draft.type)
        draft = replace(draft, unsupported=_kept_reason(draft, before))
        rules.check_draft(draft)
        self._refuse_taken_id(draft, pid)
        # A change within the same millisecond must still be newer than what others have read.
        now = max(now, before.updated_at + 1)
        values = self._derived(draft)
        parts = _parts_of(pid)
        problems.update_problem(pid, draft, values, editor=editor.username, now=now)
        self._write_parts(pid, draft, before, editor, now)
        after = self._existing(pid)
        if after.problem_id != before.problem_id:
            self._events.publish(ProblemRenamed(pid, after.problem_id))
        others = [name for name, part in _parts_of(pid).items() if part != parts[name]]
        told = _audit_view(after)
        if names := sorted(changed_fields(before, after) + others):
            told["changed"] = names
        record_change(editor, "problem.update", after, _audit_view(before), told, now=now)

    def announce_change(self, pid: int) -> None:
        """After the commit of a write that changed it."""
        self._events.announce(ProblemChanged(pid))

    async def change_auth(self, pid: int, auth: int, editor: Actor) -> None:
        """Raises problem.missing, problem.bad_auth."""
        await self._database.write(self.write_auth, pid, auth, editor)
        self._events.announce(ProblemChanged(pid))

    def write_auth(self, pid: int, auth: int, editor: Actor) -> None:
        """As `change_auth`, inside a write of the caller's; what is so already stays untouched."""
        before = self._existing(pid)
        if auth not in (*Auth,):
            raise ApiError("problem.bad_auth")
        if before.auth == auth:
            return
        now = max(self._clock.now_ms(), before.updated_at + 1)
        problems.set_auth(pid, auth, editor=editor.username, now=now)
        record_change(
            editor,
            "problem.auth",
            before,
            _audit_view(before),
            _audit_view(self._existing(pid)),
            now=now,
        )

    async def delete(self, pid: int, editor: Actor) -> None:
        """To the wastebasket: invisible everywhere, its display id free again. Raises
        problem.missing."""
        await self._database.write(self.write_deletion, pid, editor)
        self._events.announce(ProblemChanged(pid))

    def write_deletion(self, pid: int, editor: Actor) -> None:
        """As `delete`, inside a write of the caller's."""
        before = self._existing(pid)
        now = max(self._clock.now_ms(), before.updated_at + 1)
        problems.set_deleted(pid, by=editor.username, now=now)
        record_change(editor, "problem.delete", before, _audit_view(before), None, now=now)

    def _existing(self, pid: int) -> ProblemRecord:
        found = problems.find_problem(pid)
        if found is None:
            raise ApiError("problem.missing", status=400)
        return found

    def _refuse_taken_id(self, draft: ProblemDraft, pid: int | None) -> None:
        if not problems.difficulty_exists(draft.difficulty):
            raise ApiError("http.bad_param", name="difficulty")
        wanted = draft.problem_id or (f"P{pid}" if pid is not None else "")
        holder = problems.id_of_display_id(wanted) if wanted else None
        if holder is not None and holder != pid:
            raise ApiError("problem.id_used")

    def _derived(self, draft: ProblemDraft) -> dict[str, object]:
        return {
            "io_score": rules.total_score(
                draft.type, draft.judge_case_mode, draft.cases, draft.objective_parts
            ),
            "unsupported": (draft.unsupported or "")[: rules.LONGEST_UNSUPPORTED] or None,
        }

    def _write_parts(
        self,
        pid: int,
        draft: ProblemDraft,
        before: ProblemRecord | None,
        editor: Actor,
        now: int,
    ) -> None:
        known = languages.own_language_ids()
        languages.replace_languages(
            pid, [_language_id(known, name) for name in draft.languages or ()], now=now
        )
        templates: dict[int, CodeTemplateDraft] = {
            _language_id(known, template.language): template for template in draft.code_templates
        }
        languages.replace_code_templates(pid, templates, now=now)
        tags.replace_tags(pid, draft.tags, now=now)
        self._write_test_data(pid, draft, before, editor, now)

    def _write_test_data(
        self,
        pid: int,
        draft: ProblemDraft,
        before: ProblemRecord | None,
        editor: Actor,
        now: int,
    ) -> None:
        """A new version when cases, data, case mode or checker differ (admin.md §8.6)."""
        wanted = _manifest(draft)
        if before is not None and before.data_version_id is not None:
            stored = test_data.find_manifest(before.data_version_id)
            if (
                stored is not None
                and _without_ids(stored) == wanted
                and not _has_other_checker(draft, before)
            ):
                return
        cases = test_data.replace_cases(pid, wanted.cases, now=now)
        manifest = replace(wanted, cases=cases)
        version_id, case_version = test_data.insert_version(
            pid, manifest, _version_settings(draft), user_id=editor.account_id, now=now
        )
        retain_blobs([blob for case in cases for blob in (case.input, case.output)], now=now)
        problems.set_data_version(pid, version_id, case_version)

    # -- for judging and submitting

    async def for_judging(self, pid: int) -> ProblemForJudging | None:
        return await self._database.read(self.read_for_judging, pid)

    async def for_submitting(self, reference: int | str) -> ProblemForSubmitting | None:
        """A number is a pid, a text a display id first (contract 00-conventions §1)."""
        return await self._database.read(self.read_for_submitting, reference)

    def read_for_submitting(self, reference: int | str) -> ProblemForSubmitting | None:
        """As `for_submitting`, inside a read of the caller's."""
        return handed_out.problem_for_submitting(reference, self.installed_languages())

    def unsupported(self, problem: Judged) -> Phrase | None:
        """Why this machine cannot judge the problem now; None when it can."""
        return unsupported_reason(problem, self.installed_languages())

    # -- inside a write of submissions

    def write_pause(self, pid: int, editor: Actor, paused: bool, reason: str | None) -> None:
        """Whether the problem's submissions wait unjudged. Raises problem.missing."""
        before = self._existing(pid)
        was_paused = before.judging_paused_at is not None
        if not paused and not was_paused:
            return
        now = self._clock.now_ms()
        since = before.judging_paused_at or now
        problems.set_paused(
            pid,
            at=since if paused else None,
            by=editor.username if paused else None,
            reason=reason if paused else None,
        )
        record_change(
            editor,
            "judge.pause_problem",
            before,
            {"paused": was_paused},
            {"paused": paused, "reason": reason if paused else None},
            now=now,
        )

    def read_for_judging(self, pid: int) -> ProblemForJudging | None:
        """As `for_judging`, inside a write of the caller's."""
        return handed_out.problem_for_judging(pid, self.installed_languages())

    def read_version(self, pid: int, version: int) -> ProblemForJudging | None:
        """As it would be judged with that version of its test data; None for an unknown one."""
        return self._with_version(pid, test_data.find_version_of(pid, version))

    def read_version_by_id(self, pid: int, version_id: int) -> ProblemForJudging | None:
        """The same by the version's id."""
        return self._with_version(pid, test_data.find_version(version_id))

    def _with_version(self, pid: int, version: DataVersion | None) -> ProblemForJudging | None:
        if version is None:
            return None
        return handed_out.problem_for_judging(pid, self.installed_languages(), of_version=version)

    def count_new(self, pid: int, group_id: int | None, *, now: int) -> None:
        """One more submission of the problem."""
        counts.count_new(pid, group_id, now=now)

    def count_change(
        self, pid: int, group_id: int | None, before: int, after: int, *, now: int
    ) -> None:
        """A submission's status went from `before` to `after`."""
        counts.count_change(pid, group_id, before, after, now=now)

    def count_gone(
        self, pid: int, group_id: int | None, status: int, count: int, *, now: int
    ) -> None:
        """So many submissions with this status went with their owner."""
        counts.count_gone(pid, group_id, status, count, now=now)

    def follow_rename(self, event: AccountRenamed) -> None:
        """Listens to AccountRenamed: problems bear their author's name."""
        problems.rename_author(event.uid, event.username)


def _kept_reason(draft: ProblemDraft, before: ProblemRecord) -> str | None:
    """An import's own reason stands until mode, checker or case mode change (judge-rules §1)."""
    if draft.unsupported is not None:
        return draft.unsupported
    is_same = (
        draft.judge_mode == before.judge_mode
        and draft.judge_case_mode == before.judge_case_mode
        and not _has_other_checker(draft, before)
    )
    return before.unsupported if is_same else None


def _has_other_checker(draft: ProblemDraft, before: ProblemRecord) -> bool:
    return any(getattr(draft, name) != getattr(before, name) for name in PROGRAM_SETTINGS)


def _language_id(known: dict[str, int], name: str) -> int:
    if name not in known:
        raise ApiError("http.bad_param", name="languages")
    return known[name]


def _manifest(draft: ProblemDraft) -> Manifest:
    cases = tuple(
        ManifestCase(
            0,
            seq,
            case.input_name,
            case.output_name,
            case.input,
            case.output,
            case.score,
            case.group,
        )
        for seq, case in enumerate(draft.cases, 1)
    )
    return Manifest(draft.judge_mode, draft.judge_case_mode, cases)


def _version_settings(draft: ProblemDraft) -> VersionSettings:
    return VersionSettings(
        **{name: getattr(draft, name) for name in PROGRAM_SETTINGS},
        is_upload_case=draft.is_upload_case,
        unsupported=(draft.unsupported or "")[: rules.LONGEST_UNSUPPORTED] or None,
    )


def _without_ids(manifest: Manifest) -> Manifest:
    return replace(manifest, cases=tuple(replace(case, case_id=0) for case in manifest.cases))


def _parts_of(pid: int) -> dict[str, object]:
    """What a save writes beside the problem's row and its test data, to tell what it changed."""
    return {
        "tags": [tag.id for tag in tags.tags_of([pid]).get(pid, [])],
        "languages": [each.name for each in languages.languages_of(pid)],
        "codeTemplates": [
            (each.language, each.code, each.prepend or "", each.append or "", each.is_enabled)
            for each in languages.code_templates_of(pid)
        ],
    }


def _audit_view(problem: ProblemRecord) -> dict[str, object]:
    """What a later reader asks for first; texts, code and data stay out of the log."""
    return {
        "problemId": problem.problem_id,
        "title": problem.statement.title,
        "auth": problem.auth,
        "type": problem.type,
        "judgeMode": problem.judge_mode,
        "judgeCaseMode": problem.judge_case_mode,
        "timeLimit": problem.time_limit_ms,
        "memoryLimit": problem.memory_limit_mb,
        "caseVersion": problem.case_version,
    }
