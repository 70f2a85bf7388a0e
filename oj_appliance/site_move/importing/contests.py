"""Contests with their problems and who took part in them."""

from __future__ import annotations

from oj_appliance.accounts.rules import ROOT_UID
from oj_appliance.contests.types import ContestChanged
from oj_appliance.errors import ApiError
from oj_appliance.site_move.fitting import fitted_contest
from oj_appliance.site_move.importing.context import Import
from oj_appliance.site_move.store import content, mapping
from oj_appliance.site_move.types import Kind, MovedContest


async def take_contests(run: Import) -> None:
    """Raises contest.id_exhausted."""
    known = await run.tools.database.read(mapping.all_of, run.site, Kind.CONTEST)
    run.targets[Kind.CONTEST] = known
    async for (contest,) in run.batches(run.adapter.contests(), 1):
        fitted, _ = fitted_contest(contest, run.targets[Kind.GROUP])
        if fitted is None or contest.source in known:
            continue
        number = await run.tools.database.write(_write, run, fitted)
        known[contest.source] = str(number)
        await run.tools.contests.refresh(number)


async def tell_contests(run: Import) -> None:
    """Once their submissions are there: boards that somebody opened meanwhile are made anew."""
    for number in map(int, run.targets[Kind.CONTEST].values()):
        await run.tools.contests.refresh(number)
        run.tools.events.announce(ContestChanged(number))


def _write(run: Import, contest: MovedContest) -> int:
    if not content.has_room_for_contest():
        raise ApiError("contest.id_exhausted")
    now = run.tools.clock.now_ms()
    uids, pids = run.targets[Kind.PERSON], run.targets[Kind.PROBLEM]
    number = content.insert_contest(
        contest, run.staff_of(contest.owner), run.group_of(contest.group), now=now
    )
    for each in contest.problems:
        if (pid := pids.get(each.problem)) is not None:
            title = each.title or each.display_id
            content.insert_contest_problem(
                number, int(pid), each.display_id, title, each.color, now=now
            )
    for source in contest.participants:
        if (uid := uids.get(source)) is not None and uid != ROOT_UID:
            content.register(number, contest.auth, uid, contest.start, now=now)
    mapping.put(run.site, Kind.CONTEST, contest.source, number)
    run.count(Kind.CONTEST)
    run.write_progress(Kind.CONTEST, now)
    return number
