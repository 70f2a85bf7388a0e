"""Lessons: whoever comes to them, their files, their back-office, and how far students are."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountRenamed
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, inside
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.trainings import TrainingPart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.lessons.administration.api import LessonEditingApi
from oj_appliance.lessons.administration.service import LessonEditing
from oj_appliance.lessons.api import LessonsApi
from oj_appliance.lessons.contents.api import LessonContentsApi
from oj_appliance.lessons.contents.service import LessonContents
from oj_appliance.lessons.files.api import LessonFilesApi
from oj_appliance.lessons.files.keys import FileKeys
from oj_appliance.lessons.files.service import LessonFiles
from oj_appliance.lessons.policy import LessonPolicy
from oj_appliance.lessons.progress.api import LessonProgressApi
from oj_appliance.lessons.progress.service import LessonProgress
from oj_appliance.lessons.service import Lessons, follow_author
from oj_appliance.lessons.slides.converter import Converter
from oj_appliance.lessons.slides.service import SlideConversion


class LessonPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock = foundation.database, foundation.clock
        trainings = house[TrainingPart].service
        policy = LessonPolicy(house[PlacePart].registry, trainings)
        keys = FileKeys(clock, lambda: foundation.configuration.site_secret)
        progress = LessonProgress(database, clock, policy, trainings)
        editing = LessonEditing(database, clock, policy)
        groups = house[GroupPart].service
        contents = LessonContents(database, clock, editing, groups, trainings)
        settings = foundation.settings.lessons
        self._slides = SlideConversion(
            database,
            clock,
            foundation.blobs,
            foundation.folder.uploads,
            house[ExamFreezePart].freeze,
            Converter(settings.slides_program, settings.slides_seconds),
        )
        self._files = LessonFiles(
            database, clock, foundation.blobs, policy, self._slides.takes, self._slides.look
        )
        self._apis: list[object] = [
            LessonsApi(Lessons(database, policy, progress), progress, keys),
            LessonFilesApi(
                self._files, house[UploadPart].resumable, keys, house[PeoplePart].sessions
            ),
            LessonEditingApi(editing, keys),
            LessonContentsApi(contents, editing, keys),
            LessonProgressApi(progress, editing),
        ]

    def apis(self) -> list[object]:
        return self._apis

    def listeners(self) -> list[Listener]:
        return [inside(AccountRenamed, follow_author)]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.NIGHT, self._files.forget_unused),
            Timer(Cycle.OFTEN, self._slides.look),
        ]

    def start(self) -> None:
        self._slides.start()

    async def stop(self) -> None:
        await self._slides.stop()
