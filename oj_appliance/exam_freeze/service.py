"""Asked at the door of every service that would take the server from those who write an exam."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.clock import Clock, wire_time
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError
from oj_appliance.exam_freeze import rules
from oj_appliance.exam_freeze.types import Exam, Exams, Freeze, FreezeSettings, Mode
from oj_appliance.places.types import Place
from oj_appliance.web.guards import Actor

SECTION, VALUES = "exam", "freeze"
MINUTE = 60_000  # ms


class ExamFreeze:
    def __init__(self, configuration: Configuration, clock: Clock) -> None:
        self._configuration = configuration
        self._clock = clock
        self._sources: list[Exams] = []
        self._settings = FreezeSettings()

    def mind(self, exams: Exams) -> None:
        self._sources.append(exams)

    async def load(self) -> None:
        stored = await self._configuration.read_section(SECTION)
        self._settings = msgspec.convert(stored.get(VALUES, {}), FreezeSettings)

    def state(self) -> Freeze:
        exams = self._exams()
        is_frozen = rules.is_exam_frozen(self._settings, exams)
        return Freeze(self._settings, is_frozen, tuple(exams))

    def check(self, place: Place | None = None) -> None:
        """Before heavy work, of that place where it is one's own. Raises exam.frozen, or
        exam.frozen_by_hand: no end of an exam ends that."""
        exams = self._exams()
        if not rules.is_exam_frozen(self._settings, exams) or rules.is_exams_own(place, exams):
            return
        if self._settings.mode is Mode.ON:
            raise ApiError("exam.frozen_by_hand", status=403)
        last = max(exams, key=lambda each: each.end)
        zone = ZoneInfo(self._configuration.website.timezone)
        told = datetime.fromtimestamp(last.end / 1000, zone).strftime("%Y-%m-%d %H:%M")
        data = {"until": wire_time(last.end)}
        raise ApiError("exam.frozen", status=403, title=last.title, until=told, data=data)

    def is_exam_frozen(self) -> bool:
        """What comes around by the clock waits for another time."""
        return rules.is_exam_frozen(self._settings, self._exams())

    async def change(self, actor: Actor, settings: FreezeSettings) -> None:
        before, after = ({VALUES: msgspec.to_builtins(each)} for each in (self._settings, settings))
        now = self._clock.now_ms()
        await self._configuration.write_section(SECTION, before, after, actor, now=now)
        await self.load()

    def _exams(self) -> list[Exam]:
        now = self._clock.now_ms()
        ahead = now + self._settings.minutes_before * MINUTE
        return [each for exams in self._sources for each in exams(now, ahead)]
