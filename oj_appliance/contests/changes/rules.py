"""What a change to a contest does, and to whom. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

from oj_appliance.contests.administration.rules import ends_registrations
from oj_appliance.contests.administration.types import draft_of
from oj_appliance.contests.changes.types import Change, ChangeFacts, Effect, Span, effect
from oj_appliance.contests.rules import is_oi, status_of
from oj_appliance.contests.sealing import sealed_from
from oj_appliance.contests.types import ContestAuth, ShownName, Status
from oj_appliance.errors import Phrase

EVER = 2**62
NEVER = Span(0, 0)
SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000


def effects(change: Change, facts: ChangeFacts) -> tuple[Effect, ...]:
    """All while it runs; before and after, what is strong."""
    found = (
        *_of_times(change, facts),
        *_of_seal(change, facts),
        *_of_counting(change, facts),
        *_of_entry(change, facts),
        *_of_rest(change, facts),
    )
    if status_of(change.before, facts.now) is Status.RUNNING:
        return found
    return tuple(each for each in found if each.is_strong)


def spans(change: Change, now: int) -> dict[str, Span]:
    """Whose submissions are to be counted, by the name of the fact."""
    before, after = change
    old_seal, new_seal = (sealed_from(each, now) for each in change)
    from_old, from_new = old_seal or EVER, new_seal or EVER
    return {
        "all": Span(0, EVER),
        "cut_at_start": _between(before.start_time, after.start_time),
        "cut_at_end": _between(after.end_time, before.end_time),
        "taken_in": _between(before.end_time, after.end_time),
        "hidden": _between(from_new, from_old),
        "revealed": _between(from_old, from_new),
    }


def _between(since: int, until: int) -> Span:
    return Span(since, until) if since < until else NEVER


def _is_moved(before: int | None, after: int | None) -> bool:
    """Pages have fields of whole seconds: what is less is no change of anybody's."""
    if before is None or after is None:
        return before is not after
    return before // SECOND != after // SECOND


def _of_times(change: Change, facts: ChangeFacts) -> Iterator[Effect]:
    before, after = change
    was, becomes = (status_of(each, facts.now) for each in change)
    people, zone = facts.participants, facts.zone
    start, end = moment(after.start_time, zone), moment(after.end_time, zone)
    if _is_moved(before.start_time, after.start_time) and facts.all.submissions:
        n = facts.all.submissions
        yield effect("start_moved", strong=True, time=start, n=n)
    if was is not Status.SCHEDULED and becomes is Status.SCHEDULED:
        yield effect("not_begun", strong=True, n=people, time=start)
    if facts.cut_at_start.submissions:
        yield effect("start_cuts", strong=True, n=facts.cut_at_start.submissions)
    if was is Status.ENDED and becomes is Status.RUNNING:
        yield effect("runs_again", strong=True, time=end)
    if was is not Status.ENDED and becomes is Status.ENDED:
        yield effect("ends_at_once", strong=True, n=people)
    elif not _is_moved(before.end_time, after.end_time):
        pass
    elif after.end_time > before.end_time:
        more = length(after.end_time - before.end_time)
        yield effect("more_time", n=people, length=more, time=end)
    elif after.end_time < before.end_time:
        less = length(before.end_time - after.end_time)
        is_running = was is Status.RUNNING
        yield effect("less_time", strong=is_running, n=people, length=less, time=end)
    if facts.cut_at_end.submissions:
        yield effect("end_cuts", strong=True, n=facts.cut_at_end.submissions)
    if facts.taken_in.submissions:
        yield effect("end_takes_in", strong=True, n=facts.taken_in.submissions)


def _of_seal(change: Change, facts: ChangeFacts) -> Iterator[Effect]:
    before, after = change
    seals = [each.seal_rank_time if each.seal_rank else None for each in change]
    hidden, revealed = facts.hidden.submissions, facts.revealed.submissions
    if _is_moved(*seals):
        if seals[1] is not None:
            time = moment(seals[1], facts.zone)
            yield effect("sealed_from", strong=hidden > 0, time=time, n=hidden)
        else:
            yield effect("not_sealed")
    if revealed:
        yield effect("revealed", strong=True, n=revealed)
    if before.auto_real_rank != after.auto_real_rank and after.seal_rank:
        yield effect("opens_at_end" if after.auto_real_rank else "stays_sealed")


def _of_counting(change: Change, facts: ChangeFacts) -> Iterator[Effect]:
    before, after = change
    rows = facts.all.submissions
    if before.type != after.type and (facts.problems or rows):
        rules = ("OI", "ACM") if is_oi(before) else ("ACM", "OI")
        old, new = rules
        fill = {"old": old, "new": new, "problems": facts.problems, "n": rows}
        yield effect("rule", strong=True, **fill)
    elif is_oi(after) and before.oi_rank_score_type != after.oi_rank_score_type and rows:
        yield effect(f"counts_{after.oi_rank_score_type.lower()}", strong=True, n=rows)
    if (before.award_type, before.awards) != (after.award_type, after.awards):
        yield effect("awards", n=facts.all.people)
    old_stars, new_stars = set(before.star_accounts), set(after.star_accounts)
    if added := sorted(new_stars - old_stars):
        yield effect("stars_added", names=", ".join(added))
    if removed := sorted(old_stars - new_stars):
        yield effect("stars_removed", names=", ".join(removed))


def _of_entry(change: Change, facts: ChangeFacts) -> Iterator[Effect]:
    before, after = change
    was_public, is_public = (each.auth == ContestAuth.PUBLIC for each in change)
    if was_public and not is_public:
        yield effect("asks_password", strong=facts.outsiders > 0, n=facts.outsiders)
    elif is_public and not was_public:
        yield effect("asks_nothing")
    elif before.auth != after.auth:
        is_private = after.auth == ContestAuth.PRIVATE
        yield effect("shut_to_others" if is_private else "open_to_look", strong=is_private)
    if facts.registered and ends_registrations(before, draft_of(after)):
        yield effect("registrations_end", strong=True, n=facts.registered)
    elif facts.shut_out:
        yield effect("accounts_shut_out", strong=True, n=facts.shut_out)


def _of_rest(change: Change, facts: ChangeFacts) -> Iterator[Effect]:
    before, after = change
    if before.visible != after.visible:
        if after.visible:
            yield effect("shown")
        else:
            is_running = status_of(before, facts.now) is Status.RUNNING
            yield effect("hidden", strong=is_running, n=facts.participants)
    if before.open_print != after.open_print:
        if after.open_print:
            yield effect("print_on")
        else:
            yield effect("print_off", n=facts.waiting_prints)
    if before.open_rank != after.open_rank:
        yield effect("outside_on" if after.open_rank else "outside_off")
    if before.rank_show_name != after.rank_show_name:
        is_real = after.rank_show_name == ShownName.REALNAME
        yield effect(f"names_{after.rank_show_name}", strong=is_real and facts.all.people > 0)
    if before.allow_end_submit != after.allow_end_submit:
        yield effect("late_on" if after.allow_end_submit else "late_off")


def moment(at: int, zone: ZoneInfo) -> str:
    """With the zone, for its reader's computer may stand in another one."""
    return f"{datetime.fromtimestamp(at / SECOND, zone):%Y-%m-%d %H:%M} ({zone.key})"


def length(ms: int) -> Phrase:
    """To the minute, or to the second below one."""
    if ms < MINUTE:
        return _counted(ms // SECOND, ("second", "秒"))
    hours, minutes = ms // HOUR, ms % HOUR // MINUTE
    parts = [
        *([_counted(hours, ("hour", "小时"))] if hours else []),
        *([_counted(minutes, ("minute", "分钟"))] if minutes else []),
    ]
    return Phrase(" ".join(each.zh for each in parts), " ".join(each.en for each in parts))


def _counted(count: int, unit: tuple[str, str]) -> Phrase:
    english, chinese = unit
    return Phrase(f"{count} {chinese}", f"{count} {english}{'' if count == 1 else 's'}")
