"""One sealed file as staff sees it (contract pack.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.errors import Language, Phrase
from oj_appliance.packs.container.layout import Facts, Kind
from oj_appliance.packs.receiving.rules import Readiness, opens_at
from oj_appliance.packs.types import OpenedBank, OpenedExam, Pack, Role, State
from oj_appliance.packs.wire import PackRow, row_values
from oj_appliance.web.wire import Time


class PackReadiness(msgspec.Struct, kw_only=True):
    """`missing` are languages that this server does not judge; `needed` and `free` bytes."""

    whole: bool
    languages: list[str]
    missing: list[str]
    needed: int
    free: int


class OpenedExamAnswer(msgspec.Struct, kw_only=True):
    """`renamed`: "old → new" of problems whose id was taken; `existing` accounts were left as they
    are, `differing` of them have another name or number here than on the roster."""

    problems: int
    renamed: list[str]
    created: int
    existing: list[str]
    differing: list[str]


class OpenedBankAnswer(msgspec.Struct, kw_only=True):
    """`key` of the dry run (file.md §5); ids of problems that are here already: as they came
    (`same`), or not (`changed`)."""

    key: str
    same: list[str]
    changed: list[str]


class PackAnswer(PackRow, kw_only=True):
    """`beginTime` as the exam is planned, `opensTime` from when on it may be opened; `readiness`
    of what is sealed; `opening`: it is being opened now, `failure` why the newest try came to
    nothing."""

    beginTime: Time | None
    opensTime: Time | None
    needsPassword: bool
    opening: bool
    failure: str | None
    wrongTries: int
    lastWrongTime: Time | None
    openedTime: Time | None
    openedBy: str | None
    readiness: PackReadiness | None
    exam: OpenedExamAnswer | None
    bank: OpenedBankAnswer | None


def pack_answer(
    pack: Pack,
    facts: Facts | None,
    readiness: Readiness | None,
    *,
    needs_password: bool,
    is_opening: bool,
    failure: Phrase | None,
    language: Language,
) -> PackAnswer:
    begins_at = None if facts is None else facts.begins_at
    hour = None if facts is None or pack.role is Role.MADE else opens_at(facts)
    values = {
        **row_values(pack, language),
        "beginTime": None if begins_at is None else wire_time(begins_at),
        "opensTime": None if hour is None else wire_time(hour),
        "needsPassword": needs_password,
        "opening": is_opening,
        "failure": None if failure is None else failure.text(language),
        "wrongTries": pack.wrong_tries,
        "lastWrongTime": None if pack.last_wrong_at is None else wire_time(pack.last_wrong_at),
        "openedTime": None if pack.opened_at is None else wire_time(pack.opened_at),
        "openedBy": pack.opened_by,
        "readiness": None,
        "exam": None,
        "bank": None,
    }
    answer = msgspec.convert(values, PackAnswer)
    if readiness is not None and facts is not None:
        answer.readiness = PackReadiness(
            # What was not whole has not been taken in.
            whole=True,
            languages=facts.languages,
            missing=readiness.missing,
            needed=readiness.needed,
            free=readiness.free,
        )
    if pack.report is not None and pack.role is Role.RECEIVED and pack.state is State.OPENED:
        _tell_opened(answer, pack)
    return answer


def _tell_opened(answer: PackAnswer, pack: Pack) -> None:
    if pack.kind is Kind.EXAM:
        exam = msgspec.json.decode(pack.report or "", type=OpenedExam)
        answer.exam = msgspec.convert(exam, OpenedExamAnswer, from_attributes=True)
    else:
        bank = msgspec.json.decode(pack.report or "", type=OpenedBank)
        answer.bank = msgspec.convert(bank, OpenedBankAnswer, from_attributes=True)
