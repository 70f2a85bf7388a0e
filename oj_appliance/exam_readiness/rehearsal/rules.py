"""What a rehearsal's figures mean. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from oj_appliance.contests.check.types import Severity
from oj_appliance.errors import Phrase
from oj_appliance.exam_readiness.rehearsal.types import Found, Remark

FEWEST, MOST_STUDENTS = 1, 500
SHORTEST_S, LONGEST_S = 5, 600
USUAL_STUDENTS, USUAL_S = 200, 120
# A call that takes longer is felt.
SLOW_MS = 500.0
# Logins come once, and their passwords are hashed on purpose.
SLOW_LOGIN_MS = 2000.0
# Who has to wait longer for the last verdict believes that it is lost.
LONG_S = 120.0
# As the page's table names them.
KINDS = {
    "login": Phrase("登录", "Log in"),
    "open": Phrase("打开考试", "Open the exam"),
    "start": Phrase("开始", "Begin"),
    "draft": Phrase("保存草稿", "Save a draft"),
    "submit": Phrase("提交", "Submit"),
    "poll": Phrase("查询结果", "Ask for the verdict"),
    "here": Phrase("在线信号与进度", "Say that the page is open"),
    "board": Phrase("查看考场看板", "Read the room board"),
    "rank": Phrase("查看排名与提交", "Read rank and submissions"),
    "last submit": Phrase("最后几秒提交", "Submit in the last seconds"),
}


def remarks(found: Found) -> tuple[Remark, ...]:
    """What would break first, then what is worth knowing."""
    return (*_of_calls(found), *_of_judging(found))


def _of_calls(found: Found) -> Iterator[Remark]:
    failures = sum(sum(each.failures.values()) for each in found.calls.values())
    if failures:
        yield Remark("exam_rehearsal.failed", Severity.ERROR, {"n": failures})
    slow = {
        kind: times.p95_ms
        for kind, times in found.calls.items()
        if times.p95_ms > (SLOW_LOGIN_MS if kind == "login" else SLOW_MS)
    }
    if slow:
        worst = max(slow, key=lambda kind: slow[kind])
        fill: dict[str, object] = {"ms": round(slow[worst]), "kind": KINDS[worst]}
        yield Remark("exam_rehearsal.slow", Severity.WARNING, fill)
    elif not failures:
        fill = {"n": found.students}
        yield Remark("exam_rehearsal.carried", Severity.HINT, fill)


def _of_judging(found: Found) -> Iterator[Remark]:
    if found.failed:
        yield Remark("exam_rehearsal.not_accepted", Severity.ERROR, {"n": found.failed})
    if found.unsolved:
        fill: dict[str, object] = {"problems": ", ".join(found.unsolved)}
        yield Remark("exam_rehearsal.unsolved", Severity.WARNING, fill)
    if found.last_minute_s is not None:
        is_long = found.last_minute_s > LONG_S
        fill = {"n": found.students, "seconds": round(found.last_minute_s)}
        severity = Severity.WARNING if is_long else Severity.HINT
        yield Remark("exam_rehearsal.last_minute", severity, fill)
