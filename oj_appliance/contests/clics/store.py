"""What is read of a contest to tell it to the tools of ICPC."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.contests.boards import store as board_store
from oj_appliance.contests.clics.types import Kept, ProblemFacts, Sent
from oj_appliance.contests.rules import organisers
from oj_appliance.contests.types import Contest, ContestProblem
from oj_appliance.places.trials import IS_NO_TRIAL
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all

SENT = (
    "SELECT user_id, problem_id, id, submit_time, status, score, time, language, queued_at,"  # noqa: S608
    f" updated_at FROM submission WHERE place_kind = {Kind.CONTEST:d} AND place_id = ?"
    f" AND problem_id IS NOT NULL AND {IS_NO_TRIAL}"
)
OFFERED = "SELECT name FROM language WHERE oj = 'ME' AND status = 0 ORDER BY seq DESC, id"
FACTS = (
    "SELECT problem.id, time_limit, io_score, (SELECT count(*) FROM problem_case"
    " WHERE problem_case.problem_id = problem.id) FROM problem JOIN contest_problem"
    " ON contest_problem.problem_id = problem.id WHERE contest_problem.contest_id = ?"
)


def kept(contest: Contest, problems: Sequence[ContestProblem], registered: frozenset[str]) -> Kept:
    sent = [Sent(*row) for row in fetch_all(SENT, contest.id)]
    uids = {each.uid for each in sent} | registered
    facts = {
        pid: ProblemFacts(time_limit, cases, full_score)
        for pid, time_limit, full_score, cases in fetch_all(FACTS, contest.id)
    }
    offered = tuple(str(name) for (name,) in fetch_all(OFFERED))
    people = board_store.people(uids - organisers(contest))
    return Kept(contest, tuple(problems), facts, sent, people, registered, offered)
