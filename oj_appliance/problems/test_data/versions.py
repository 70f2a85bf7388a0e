"""Versions of test data: which there are, and which one counts (contract admin.md §8.6)."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.problems import rules
from oj_appliance.problems.audit import record_change
from oj_appliance.problems.data_version_rules import row_of_version
from oj_appliance.problems.programs.reference_solutions import editable
from oj_appliance.problems.store import problems, test_data
from oj_appliance.problems.types.data_versions import DataVersion, DataVersionRow
from oj_appliance.problems.types.problem import ProblemChanged
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

LONGEST_COMMENT = 255


class DataVersions:
    def __init__(self, database: Database, clock: Clock, events: Events) -> None:
        self._database = database
        self._clock = clock
        self._events = events

    async def of_problem(self, viewer: Viewer, pid: int) -> tuple[list[DataVersionRow], int | None]:
        """Newest first, and the active one's id. Raises problem.missing, problem.not_allowed."""
        return await self._database.read(self._read, viewer, pid)

    def _read(self, viewer: Viewer, pid: int) -> tuple[list[DataVersionRow], int | None]:
        problem = editable(viewer, pid)
        return test_data.versions_of(pid), problem.data_version_id

    async def choose(self, actor: Actor, pid: int, version: int, comment: str | None) -> None:
        """Makes it the active one; a comment that is None stays as it is. Judges nothing again.
        Raises problem.missing, problem.not_allowed, testcase.no_version, content.too_long."""
        if comment is not None:
            rules.check_length("comment", comment, LONGEST_COMMENT)
        editor = actor
        await self._database.write(self._write_choice, actor.viewer, editor, pid, version, comment)
        self._events.announce(ProblemChanged(pid))

    def _write_choice(
        self, viewer: Viewer, editor: Actor, pid: int, version: int, comment: str | None
    ) -> None:
        problem = editable(viewer, pid)
        found = test_data.find_version_of(pid, version)
        if found is None:
            raise ApiError("testcase.no_version")
        now = self._clock.now_ms()
        if comment is not None and comment.strip() != (found.comment or ""):
            test_data.set_comment(found.id, comment.strip() or None, now=now)
            record_change(
                editor,
                "problem.data_version_comment",
                problem,
                {"version": version, "comment": found.comment},
                {"version": version, "comment": comment.strip() or None},
                now=now,
            )
        if problem.data_version_id != found.id:
            self._write_activation(found, editor)

    def activate_inside(self, version_id: int, editor: Actor) -> None:
        """As `choose`, inside a write of a rejudge. Raises testcase.no_version, problem.missing."""
        found = test_data.find_version(version_id)
        if found is None:
            raise ApiError("testcase.no_version")
        self._write_activation(found, editor)

    def _write_activation(self, version: DataVersion, editor: Actor) -> None:
        problem = problems.find_problem(version.problem_id)
        if problem is None:
            raise ApiError("problem.missing", status=404)
        # Whoever has the editor open learns of it, even within the same millisecond.
        now = max(self._clock.now_ms(), problem.updated_at + 1)
        active = problem.data_version_id
        before = None if active is None else test_data.find_version(active)
        test_data.activate(
            version, row_of_version(problem, version), editor=editor.username, now=now
        )
        record_change(
            editor,
            "problem.data_version",
            problem,
            None if before is None else {"version": before.version},
            {"version": version.version},
            now=now,
        )
