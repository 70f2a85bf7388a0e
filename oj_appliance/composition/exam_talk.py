"""What invigilators say to students and write down of them, what they see of their code, and the
codes that let one in."""

from __future__ import annotations

from oj_appliance.composition.exam_rooms import ExamRoomPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit, inside
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.contests.types import HintKind
from oj_appliance.exam_rooms.login_codes.api import ExamLoginCodesApi
from oj_appliance.exam_rooms.login_codes.service import ExamLoginCodes
from oj_appliance.exam_rooms.messages.api import ExamMessagesApi
from oj_appliance.exam_rooms.messages.service import ExamMessages
from oj_appliance.exam_rooms.messages.types import ExamMessageSent
from oj_appliance.exam_rooms.notes.api import ExamNotesApi
from oj_appliance.exam_rooms.notes.service import ExamNotes
from oj_appliance.exam_rooms.writing.api import ExamWritingApi
from oj_appliance.exam_rooms.writing.service import ExamWriting
from oj_appliance.timed_work.types import TimedWorkBegun


class ExamTalkPart(Part):
    def __init__(self, house: House) -> None:
        foundation, works = house.foundation, house[TimedWorkPart]
        database, clock, events = foundation.database, foundation.clock, foundation.events
        rooms, submissions = house[ExamRoomPart].known, house[SubmissionPart].service
        self._messages = ExamMessages(database, clock, works.service, rooms, events)
        self._live = works.live
        codes = ExamLoginCodes(clock, works.known, house[PeoplePart].login_codes)
        self._apis: list[object] = [
            ExamMessagesApi(self._messages, rooms),
            ExamLoginCodesApi(codes),
            ExamNotesApi(ExamNotes(database, clock, works.known)),
            ExamWritingApi(ExamWriting(database, clock, works.known, submissions)),
        ]

    def apis(self) -> list[object]:
        return self._apis

    def listeners(self) -> list[Listener]:
        return [
            inside(TimedWorkBegun, self._messages.follow_begin),
            after_commit(ExamMessageSent, self._tell),
        ]

    def _tell(self, event: ExamMessageSent) -> None:
        self._live.hint(event.timed_work_id, HintKind.ANNOUNCEMENT, uid=event.uid)
