"""The problem bank: problems, their test cases and versions, tags, languages and checks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from oj_appliance.composition.foundation import Foundation
from oj_appliance.composition.judging import JudgingParts
from oj_appliance.composition.uploads import UploadParts
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind
from oj_appliance.problems.api import ProblemsApi
from oj_appliance.problems.attachments.api import AttachmentsApi
from oj_appliance.problems.attachments.service import Attachments
from oj_appliance.problems.bank import ProblemBank
from oj_appliance.problems.catalogue import ProblemCatalogue
from oj_appliance.problems.editing.api import AdminProblemsApi
from oj_appliance.problems.editing.batch import ProblemBatch
from oj_appliance.problems.editing.batch_api import BatchApi
from oj_appliance.problems.editing.copies import ProblemCopies
from oj_appliance.problems.editing.service import ProblemEditing
from oj_appliance.problems.languages.api import LanguageApi
from oj_appliance.problems.languages.editing import LanguageEditing
from oj_appliance.problems.navigation_api import NavigationApi
from oj_appliance.problems.programs.program_api import ProgramApi
from oj_appliance.problems.programs.program_check import ProgramCheck, WholeProgramCheck
from oj_appliance.problems.programs.reference_solutions import ReferenceSolutions
from oj_appliance.problems.programs.solution_api import SolutionsApi
from oj_appliance.problems.programs.solution_check import ProblemChecks
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.tags.api import DifficultyApi, TagsApi
from oj_appliance.problems.tags.editing import DifficultyEditing, TagEditing
from oj_appliance.problems.test_data.case_file_api import CaseFilesApi
from oj_appliance.problems.test_data.case_files import CaseFiles
from oj_appliance.problems.test_data.testcase_api import TestCasesApi
from oj_appliance.problems.test_data.testcases import TestCases
from oj_appliance.problems.test_data.version_api import DataVersionsApi
from oj_appliance.problems.test_data.versions import DataVersions
from oj_appliance.web.guards import Viewer


class ProblemParts:
    def __init__(self, foundation: Foundation, uploads: UploadParts, judging: JudgingParts) -> None:
        self._foundation = foundation
        self._uploads = uploads
        self._dispatcher = judging.dispatcher
        database, clock, events = foundation.database, foundation.clock, foundation.events
        self.service = ProblemService(
            database, clock, foundation.blobs, judging.dispatcher.languages, events
        )
        self.places = PlaceRegistry()
        self.places.register(Kind.PRACTICE, PracticePolicy())
        self.data_versions = DataVersions(database, clock, events)
        self._bank = ProblemBank(database, clock)
        self._catalogue = ProblemCatalogue(database, self.service, self.places)
        self._testcases = TestCases(database, clock, foundation.blobs, foundation.folder.uploads)
        self.editing = ProblemEditing(database, self.service, self._testcases)
        self._checks = ProblemChecks(
            database=database,
            clock=clock,
            problems=self.service,
            hand_over=judging.dispatcher.start_check,
        )

    def apis(self, rejudge: Callable[[Viewer, str, int], Awaitable[int]]) -> list[object]:
        """`rejudge` judges again all submissions of a problem."""
        database, clock = self._foundation.database, self._foundation.clock
        batch = ProblemBatch(database, clock, self.service, self._foundation.events)
        return [
            ProblemsApi(self._bank, self._catalogue),
            AdminProblemsApi(self.editing, ProblemCopies(database, clock, self.service)),
            DataVersionsApi(self.data_versions),
            BatchApi(batch, rejudge),
            TagsApi(TagEditing(database, clock, self._bank)),
            DifficultyApi(self._catalogue, DifficultyEditing(database, clock)),
            *self._program_apis(),
            *self._file_apis(),
            NavigationApi(self.places),
        ]

    def _program_apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        dispatcher = self._dispatcher
        return [
            LanguageApi(
                LanguageEditing(database, clock, dispatcher.versions, dispatcher.probe_languages)
            ),
            ProgramApi(
                ProgramCheck(dispatcher.compile_check, dispatcher.languages),
                WholeProgramCheck(dispatcher.start_test_run),
            ),
            SolutionsApi(ReferenceSolutions(database, clock), self._checks),
        ]

    def _file_apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        blobs, rate = self._foundation.blobs, self._uploads.rate
        return [
            CaseFilesApi(CaseFiles(database, blobs, self._testcases), rate),
            TestCasesApi(self._testcases, self._uploads.resumable, rate, clock),
            AttachmentsApi(Attachments(database, clock, blobs, self.places), rate),
        ]
