"""Who goes through an ended contest virtually now, and how far they have come. From memory: every
call that tells of a contest asks."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.rules import is_manager, status_of
from oj_appliance.contests.types import Contest, Status
from oj_appliance.places.participation import Participation, Window, end_of, is_over
from oj_appliance.places.types import Kind, Place
from oj_appliance.web.guards import Viewer


class Course(msgspec.Struct, frozen=True):
    """A contest as one person goes through it: epoch ms of the server."""

    uid: str
    started_at: int
    ends_at: int

    def elapsed_ms(self, now: int) -> int:
        return max(0, now - self.started_at)


def course_of(known: KnownContests, viewer: Viewer, contest: Contest, now: int) -> Course | None:
    """None for whoever does not take part virtually now: not at all, no longer, or the contest has
    been hidden or moved so that it is not over. Managers see everything, and so take no part."""
    found = None if viewer.is_guest else known.virtual(contest.id, viewer.uid)
    if found is None or found.started_at is None or not contest.visible:
        return None
    if status_of(contest, now) is not Status.ENDED or is_manager(viewer, contest):
        return None
    if is_over(found, window_of(contest), now):
        return None
    return Course(found.uid, found.started_at, end_of(found, window_of(contest), now))


def window_of(contest: Contest) -> Window:
    return Window(contest.start_time, contest.end_time)


def stopped_at(contest: Contest, participation: Participation, now: int) -> int | None:
    """When one that is over was over (epoch ms): handed in, ended, or its time run out. None while
    it goes on."""
    if not is_over(participation, window_of(contest), now):
        return None
    end = end_of(participation, window_of(contest), now)
    moments = (participation.handed_in_at, participation.ended_at, participation.disqualified_at)
    return min([end, *(each for each in moments if each is not None)])


def lived(contest: Contest, course: Course | None) -> Contest:
    """The contest as the person lives it: it runs from their start, and nothing is sealed."""
    if course is None:
        return contest
    return replace(
        contest,
        start_time=course.started_at,
        end_time=course.ends_at,
        seal_rank=False,
        seal_rank_time=None,
        allow_end_submit=False,
    )


def virtual_place(contest: Contest) -> Place:
    """Where they submit: rows of it are in no list, board, count or export of the contest's."""
    return Place(Kind.VIRTUAL, contest.id, contest.place.within)
