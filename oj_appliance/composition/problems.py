"""The problem bank: problems, their test cases and versions, tags, languages and checks."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountRenamed
from oj_appliance.composition.house import House
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.part import Listener, Part, inside
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.problems.api import ProblemsApi
from oj_appliance.problems.attachments.api import AttachmentsApi
from oj_appliance.problems.attachments.service import Attachments
from oj_appliance.problems.bank import ProblemBank
from oj_appliance.problems.catalogue import ProblemCatalogue
from oj_appliance.problems.editing.api import AdminProblemsApi
from oj_appliance.problems.editing.batch import ProblemBatch
from oj_appliance.problems.editing.copies import ProblemCopies
from oj_appliance.problems.editing.made_outputs import MadeOutputs
from oj_appliance.problems.editing.made_outputs_api import MadeOutputsApi
from oj_appliance.problems.editing.service import ProblemEditing
from oj_appliance.problems.languages.api import LanguageApi
from oj_appliance.problems.languages.editing import LanguageEditing
from oj_appliance.problems.programs.program_api import ProgramApi
from oj_appliance.problems.programs.program_check import ProgramCheck, WholeProgramCheck
from oj_appliance.problems.programs.readiness import ProblemReadiness
from oj_appliance.problems.programs.reference_solutions import ReferenceSolutions
from oj_appliance.problems.programs.solution_api import SolutionsApi
from oj_appliance.problems.programs.solution_check import ProblemChecks
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.tags.api import DifficultyApi, TagsApi
from oj_appliance.problems.tags.editing import DifficultyEditing, TagEditing
from oj_appliance.problems.tags.tidying import TagTidying
from oj_appliance.problems.test_data.case_file_api import CaseFilesApi
from oj_appliance.problems.test_data.case_files import CaseFiles
from oj_appliance.problems.test_data.testcase_api import TestCasesApi
from oj_appliance.problems.test_data.testcases import TestCases
from oj_appliance.problems.test_data.version_api import DataVersionsApi
from oj_appliance.problems.test_data.versions import DataVersions
from oj_appliance.web.kept_answers import KeptAnswers


class ProblemPart(Part):
    def __init__(self, house: House) -> None:
        foundation, uploads, judging = house.foundation, house[UploadPart], house[JudgingPart]
        self._foundation = foundation
        self._uploads = uploads
        self._hand_over = judging.one_offs.hand_over
        database, clock, events = foundation.database, foundation.clock, foundation.events
        self.service = ProblemService(
            database,
            clock,
            foundation.blobs,
            judging.dispatcher.languages,
            events,
            lambda: foundation.configuration.site_secret,
        )
        self._registry = house[PlacePart].registry
        self.data_versions = DataVersions(database, clock, events)
        self.bank = ProblemBank(database, clock)
        self.catalogue = ProblemCatalogue(database, self.service, self._registry)
        self.programs = ProgramCheck(judging.dispatcher.compile_check, judging.dispatcher.languages)
        self._testcases = TestCases(database, clock, foundation.blobs, foundation.folder.uploads)
        self.batch = ProblemBatch(database, clock, self.service, events)
        self.copies = ProblemCopies(database, clock, self.service)
        self.editing = ProblemEditing(database, self.service, self._testcases, self.programs)
        self._checks = ProblemChecks(
            database=database,
            clock=clock,
            problems=self.service,
            hand_over=judging.one_offs.hand_over,
        )
        self.languages = LanguageEditing(
            database, clock, judging.dispatcher.versions, judging.dispatcher.probe_languages
        )
        self.readiness = ProblemReadiness(self.service, self._checks)
        self._outputs = MadeOutputs(
            database=database,
            clock=clock,
            blobs=foundation.blobs,
            problems=self.service,
            hand_over=judging.one_offs.hand_over,
        )

    def apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        return [
            ProblemsApi(self.bank, self.catalogue, KeptAnswers(database, clock)),
            AdminProblemsApi(self.editing, self.copies),
            DataVersionsApi(self.data_versions),
            TagsApi(TagEditing(database, clock, self.bank), TagTidying(database, clock, self.bank)),
            DifficultyApi(self.catalogue, DifficultyEditing(database, clock)),
            *self._program_apis(),
            *self._file_apis(),
        ]

    def listeners(self) -> list[Listener]:
        return [inside(AccountRenamed, self.service.follow_rename)]

    def _program_apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        return [
            LanguageApi(self.languages),
            ProgramApi(
                self.programs,
                WholeProgramCheck(self._hand_over),
            ),
            SolutionsApi(ReferenceSolutions(database, clock), self._checks),
            MadeOutputsApi(self._outputs),
        ]

    def _file_apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        blobs = self._foundation.blobs
        return [
            CaseFilesApi(CaseFiles(database, blobs, self._testcases)),
            TestCasesApi(self._testcases, self._uploads.resumable, clock),
            AttachmentsApi(Attachments(database, clock, blobs, self._registry)),
        ]
