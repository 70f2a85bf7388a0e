"""Figures of the last look for a monitoring system (contract home.md, /metrics). They tell of the
machine, never of people."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oj_appliance.dashboard.health.rules import ORDER
from oj_appliance.dashboard.health.service import Health
from oj_appliance.dashboard.health.types import Facts
from oj_appliance.web.metrics import Metrics

UNKNOWN = float("nan")
MB = 1024 * 1024
# green 0, amber 1, red 2
LEVELS = {level: number for number, level in enumerate(reversed(ORDER))}

_GAUGES: dict[str, tuple[str, Callable[[Facts], float | None]]] = {
    "oj_queue_oldest_seconds": (
        "How long the oldest waiting submission waits",
        lambda facts: facts.queue.oldest_seconds,
    ),
    "oj_judging_paused": ("1 while judging is paused", lambda facts: facts.judge.is_paused),
    "oj_verdict_p95_seconds": (
        "Of the judgings of the last hour, 95 of 100 were told within",
        lambda facts: None if facts.verdicts is None else facts.verdicts.p95_ms / 1000,
    ),
    "oj_disk_free_bytes": ("Free on the disk of the data", lambda facts: facts.disk_free),
    "oj_disk_total_bytes": ("Size of the disk of the data", lambda facts: facts.disk_total),
    "oj_disk_days_left": (
        "Until the disk is full if it fills on as lately; NaN where it does not",
        lambda facts: facts.days_left,
    ),
    "oj_backup_age_seconds": ("Age of the newest backup", lambda facts: facts.backup_age_s),
    "oj_drill_age_seconds": (
        "Since the newest restore drill that went well",
        lambda facts: facts.drill_age_s,
    ),
    "oj_memory_available_bytes": (
        "Memory that programs may still take",
        lambda facts: facts.kernel.memory_mb * MB,
    ),
    "oj_temperature_celsius": (
        "Of the hottest zone that the kernel tells",
        lambda facts: facts.kernel.celsius,
    ),
    "oj_throttled_hour": (
        "How often heat slowed the processor within the last hour",
        lambda facts: facts.kernel.throttled,
    ),
    "oj_clock_jump_seconds": (
        "How much later the computer's clock is than the server's time",
        lambda facts: facts.time.jump_ms / 1000,
    ),
}


def watch_health(metrics: Metrics, health: Health) -> None:
    def levels() -> Mapping[str, float]:
        return {each.id: LEVELS[each.level] for each in health.last_checks}

    def reading(value: Callable[[Facts], float | None]) -> Callable[[], float]:
        def read() -> float:
            number = None if health.last is None else value(health.last)
            return UNKNOWN if number is None else float(number)

        return read

    for name, (help_text, value) in _GAUGES.items():
        metrics.watch(name, help_text, reading(value))
    metrics.watch(
        "oj_health",
        "Worst of all checks: 0 green, 1 amber, 2 red",
        lambda: max(levels().values(), default=UNKNOWN),
    )
    metrics.watch_all(
        "oj_check", "A check of the page Health: 0 green, 1 amber, 2 red", "check", levels
    )
