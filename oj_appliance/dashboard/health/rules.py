"""From what is known to what is told. Each line that is not green says what mends it; the button
for it stands in `mends`. What the doctor and the preflight look at is theirs and not looked at
twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import median

from oj_appliance.dashboard.health.types import Facts, Kernel, VerdictTimes
from oj_appliance.dashboard.types import QueueMoment
from oj_appliance.exam_readiness.preflight import checks as preflight
from oj_appliance.judging.doctor import Check
from oj_appliance.web.slow_calls import SlowCall

GROUP = "health"
LONG_WAIT_S, VERY_LONG_WAIT_S = 60, 300
SLOW_VERDICT_MS, VERY_SLOW_VERDICT_MS = 15_000, 60_000
# One program of a minute among three is no sign of a slow judge.
LEAST_VERDICTS = 20
FEW_DAYS, VERY_FEW_DAYS = 30.0, 7.0
HOT_C, VERY_HOT_C = 85.0, 95.0
CLOCK_OFF_S = 120.0
# One student's own computer is that student's matter.
LEAST_BROWSERS = 3
TOO_SLOW_S, MANY_SLOW = 2.0, 5
ORDER = ("red", "amber", "green")

Words = tuple[str, str]  # English, then Chinese


def check(name: str, level: str, title: Words, found: Words, remedy: Words = ("", "")) -> Check:
    """`remedy` is told where the level is not green."""
    return replace(
        preflight.check(name, level, title, found, remedy), id=f"{GROUP}.{name}", group=GROUP
    )


def checks_of(facts: Facts) -> list[Check]:
    found = [
        queue(facts.queue),
        verdicts(facts.verdicts),
        preflight.judging(0, is_paused=facts.judge.is_paused),
        disk_days(facts.days_left),
        preflight.server_time(facts.time),
        *clocks(facts.kernel.rtc_off_s, facts.browsers_off_ms),
        slow_calls(facts.slow_calls),
        preflight.memory(facts.kernel.memory_mb),
        *heat(facts.kernel),
        facts.power,
    ]
    return [of_health(each) for each in found]


def of_health(found: Check) -> Check:
    """A line that the preflight has, too."""
    return replace(found, id=found.id.replace(f"{preflight.GROUP}.", f"{GROUP}."), group=GROUP)


def worst(checks: Sequence[Check]) -> str:
    return min((each.level for each in checks), key=ORDER.index, default="green")


def _level(value: float, amber: float, red: float) -> str:
    """Of what is worse the larger it is."""
    return "red" if value > red else "amber" if value > amber else "green"


def queue(moment: QueueMoment) -> Check:
    waiting, seconds = moment.waiting, moment.oldest_seconds
    return check(
        "queue",
        _level(seconds, LONG_WAIT_S, VERY_LONG_WAIT_S) if waiting else "green",
        ("Waiting for the judge", "等待评测"),
        (
            f"{waiting} submissions, the oldest for {seconds} s",
            f"{waiting} 个提交，最久 {seconds} 秒",
        )
        if waiting
        else ("nothing waits", "没有等待的提交"),
        (
            "See on the judge's page what holds it up: a pause, a slow problem, too few slots.",
            "请在评测机页面查看原因：暂停、某道题太慢，或并发数太少。",
        ),
    )


def verdicts(times: VerdictTimes | None) -> Check:
    title = ("Time to a verdict", "评测用时")
    if times is None:
        return check(
            "verdicts", "green", title, ("nothing judged within the hour", "近一小时没有评测")
        )
    is_telling = times.count >= LEAST_VERDICTS
    seconds = f"{times.p95_ms / 1000:.1f}"
    return check(
        "verdicts",
        _level(times.p95_ms, SLOW_VERDICT_MS, VERY_SLOW_VERDICT_MS) if is_telling else "green",
        title,
        (
            f"95 of 100 within {seconds} s ({times.count} in the last hour)",
            f"95% 在 {seconds} 秒内（近一小时 {times.count} 次）",
        ),
        (
            "See the times of each stage on the judge's page; more slots, or a lower time limit.",
            "请在评测机页面查看各阶段用时；可增加并发数或降低时间限制。",
        ),
    )


def disk_days(days: float | None) -> Check:
    title = ("Until the disk is full", "磁盘剩余天数")
    if days is None:
        found = ("it does not fill up", "没有变满的趋势")
        return check("disk_days", "green", title, found)
    level = "green" if days > FEW_DAYS else "amber" if days > VERY_FEW_DAYS else "red"
    told = "365+" if days > 365 else f"{days:.0f}"
    return check(
        "disk_days",
        level,
        title,
        (f"{told} days, as it filled lately", f"按近期趋势还有 {told} 天"),
        (
            "Remove what earlier restores set aside, or older backups on this disk.",
            "请清除恢复时留下的旧数据，或此磁盘上较早的备份。",
        ),
    )


def clocks(rtc_off_s: float | None, browsers_off_ms: Sequence[int]) -> list[Check]:
    """What other clocks say of this one."""
    found = []
    remedy = (
        "Compare the computer's clock with a right one, and set it if need be.",
        "请与准确的时间核对，必要时校准计算机时钟。",
    )
    if rtc_off_s is not None:
        found.append(
            check(
                "rtc",
                "amber" if abs(rtc_off_s) > CLOCK_OFF_S else "green",
                ("Clock on the board", "主板时钟"),
                (f"differs by {abs(rtc_off_s):.0f} s", f"相差 {abs(rtc_off_s):.0f} 秒"),
                remedy,
            )
        )
    if len(browsers_off_ms) >= LEAST_BROWSERS:
        seconds = abs(median(browsers_off_ms)) / 1000
        number = len(browsers_off_ms)
        found.append(
            check(
                "browsers_clock",
                "amber" if seconds > CLOCK_OFF_S else "green",
                ("Clocks of the students' computers", "学生电脑的时钟"),
                (
                    f"half of {number} differ by {seconds:.0f} s or more",
                    f"{number} 台中有一半相差 {seconds:.0f} 秒以上",
                ),
                remedy,
            )
        )
    return found


def slow_calls(calls: Sequence[SlowCall]) -> Check:
    too_slow = [each for each in calls if each.worst_s > TOO_SLOW_S]
    count = sum(each.count for each in too_slow)
    words = ("none within ten minutes", "十分钟内没有")
    if calls:
        slowest = calls[0]
        number = sum(each.count for each in calls)
        words = (
            f"{number} within ten minutes, the slowest {slowest.call} with {slowest.worst_s:.1f} s",
            f"十分钟内 {number} 次，最慢 {slowest.call}，{slowest.worst_s:.1f} 秒",
        )
    return check(
        "slow_calls",
        "amber" if count >= MANY_SLOW else "green",
        ("Slow requests", "慢请求"),
        words,
        (
            "The list below names them. Fewer slots of the judge give the pages more room.",
            "下面的列表列出了它们。调小评测并发数可以让网页更流畅。",
        ),
    )


def heat(kernel: Kernel) -> list[Check]:
    """Told where the kernel tells: most virtual machines have no such sensor."""
    found = []
    remedy = (
        "Free the air vents of dust, look at the fan, and let the machine stand freely.",
        "请清理散热口灰尘、检查风扇，并让机器通风。",
    )
    if kernel.celsius is not None:
        found.append(
            check(
                "temperature",
                _level(kernel.celsius, HOT_C, VERY_HOT_C),
                ("Temperature", "温度"),
                (f"{kernel.celsius:.0f} °C", f"{kernel.celsius:.0f} °C"),
                remedy,
            )
        )
    if kernel.throttled is not None:
        found.append(
            check(
                "throttling",
                "amber" if kernel.throttled else "green",
                ("Processor slowed by heat", "处理器过热降频"),
                (f"{kernel.throttled} times in the last hour", f"近一小时 {kernel.throttled} 次")
                if kernel.throttled
                else ("not in the last hour", "近一小时没有"),
                remedy,
            )
        )
    return found
