"""What a contest allows, by its times and its settings (S2 §4 and §6, contract contest.md §2 and
scoreboard.md §2). Pure; moments are epoch ms."""

from __future__ import annotations

from oj_appliance.contests.account_rule import fits
from oj_appliance.contests.types import Contest, ContestAuth, ContestFilter, Rule, Status
from oj_appliance.errors import ApiError
from oj_appliance.groups.types import Standing
from oj_appliance.web.guards import Viewer

LIST_LIMIT = 10  # S2 §9
COMING_MS = 14 * 24 * 3600 * 1000  # contract home.md
MOST_WRONG_PASSWORDS = 10  # contract contest.md, register-contest
WRONG_PASSWORDS_WINDOW_S = 600


def status_of(contest: Contest, now: int) -> Status:
    if now < contest.start_time:
        return Status.SCHEDULED
    return Status.RUNNING if now < contest.end_time else Status.ENDED


def is_manager(viewer: Viewer, contest: Contest) -> bool:
    """CM: root, the creator, and whoever is root of the group in which it is held."""
    if viewer.is_root or (viewer.uid is not None and viewer.uid == contest.uid):
        return True
    return standing_of(viewer, contest).is_root


def standing_of(viewer: Viewer, contest: Contest) -> Standing:
    """What the viewer is in the group of a contest; nothing in one of none."""
    return Standing() if contest.group is None else contest.group.standing(viewer)


def is_held_for(viewer: Viewer, contest: Contest) -> bool:
    """Whether it is told of at all: held in no group, in one of the viewer's, or looked after by
    them."""
    if contest.group_id is None or previews(viewer, contest):
        return True
    return standing_of(viewer, contest).is_member or is_manager(viewer, contest)


def check_group(viewer: Viewer, contest: Contest) -> None:
    """Asked before all else: outsiders learn nothing of it, not even whether it has begun. Raises
    contest.group_only."""
    if not is_held_for(viewer, contest):
        raise ApiError("contest.group_only")


def organisers(contest: Contest) -> frozenset[str]:
    """By uid, who counts on no board besides root users: its creator, and the roots of its group
    (contract scoreboard.md §3)."""
    found = set() if contest.group is None else contest.group.roots()
    return frozenset(found if contest.uid is None else {*found, contest.uid})


def previews(viewer: Viewer, contest: Contest) -> bool:
    """Whether a manager looks at it as its participants do (contract contest.md §2)."""
    return viewer.preview is not None and viewer.preview.contest_id == contest.id


def seen_at(viewer: Viewer, contest: Contest, now: int) -> int:
    """The moment that counts for this viewer: a preview looks ahead, never back."""
    if viewer.preview is None or viewer.preview.contest_id != contest.id:
        return now
    return max(now, viewer.preview.moment)


def is_shown(viewer: Viewer, contest: Contest) -> bool:
    """A preview shows a hidden one as it would be."""
    return contest.visible or previews(viewer, contest)


def fits_account_rule(contest: Contest, username: str) -> bool:
    if not contest.open_account_limit or not contest.account_limit_rule:
        return True
    return fits(contest.account_limit_rule, username)


def check_entry(
    contest: Contest | None, viewer: Viewer, *, is_registered: bool, now: int
) -> Contest:
    """The contract's "validate". Raises contest.missing, contest.group_only, contest.not_started,
    contest.register_first, contest.account_rule."""
    if contest is None:
        raise ApiError("contest.missing")
    check_group(viewer, contest)
    if not is_shown(viewer, contest):
        raise ApiError("contest.missing")
    if is_manager(viewer, contest):
        return contest
    if status_of(contest, seen_at(viewer, contest, now)) is Status.SCHEDULED:
        raise ApiError("contest.not_started")
    if previews(viewer, contest):
        return contest
    if contest.auth == ContestAuth.PRIVATE:
        check_registration(contest, viewer, is_registered=is_registered)
    return contest


def check_registration(contest: Contest, viewer: Viewer, *, is_registered: bool) -> None:
    """Raises contest.register_first, contest.account_rule."""
    if not is_registered:
        raise ApiError("contest.register_first", status=403)
    if not fits_account_rule(contest, viewer.username):
        raise ApiError("contest.account_rule", status=403)


def check_submitter(contest: Contest, viewer: Viewer, *, is_registered: bool, now: int) -> None:
    """What whoever submits fulfils, besides the time and the problem. Raises as check_entry."""
    if is_manager(viewer, contest):
        return
    check_entry(contest, viewer, is_registered=is_registered, now=now)
    if contest.auth != ContestAuth.PUBLIC and not previews(viewer, contest):
        check_registration(contest, viewer, is_registered=is_registered)


def is_sealed(viewer: Viewer, contest: Contest, *, force: bool, now: int) -> bool:
    """Whether this viewer is shown the state of the seal's moment. `force` is a manager's wish to
    see what is (scoreboard.md §2)."""
    if force and is_manager(viewer, contest):
        return False
    return is_sealed_for_others(contest, seen_at(viewer, contest, now))


def is_sealed_for_others(contest: Contest, now: int) -> bool:
    """The moments of the seal and of the end belong to the sealed time: nobody is shown more
    because of one millisecond."""
    if not contest.seal_rank or contest.seal_rank_time is None or now < contest.seal_rank_time:
        return False
    return now < contest.end_time or not contest.auto_real_rank


def counted_until(
    viewer: Viewer, contest: Contest, *, force: bool, contains_end: bool, now: int
) -> int | None:
    """Submissions of what moment on (epoch ms) are left out of what this viewer is shown; None
    where all count."""
    if is_sealed(viewer, contest, force=force, now=now):
        return contest.seal_rank_time
    if contains_end and contest.allow_end_submit:
        return None
    return contest.end_time


def is_listed(contest: Contest, wanted: ContestFilter, now: int) -> bool:
    """In everybody's list: visible ones, of no group, that fit the filters."""
    if not contest.visible or contest.group_id is not None:
        return False
    if wanted.status is not None and status_of(contest, now) != wanted.status:
        return False
    if wanted.type is not None and contest.type != wanted.type:
        return False
    return not wanted.keyword or wanted.keyword.lower() in contest.title.lower()


def is_coming(contest: Contest, now: int) -> bool:
    """In everybody's list, not ended, and begun or to begin within two weeks."""
    if status_of(contest, now) is Status.ENDED or contest.start_time > now + COMING_MS:
        return False
    return is_listed(contest, ContestFilter(), now)


def is_oi(contest: Contest) -> bool:
    return contest.type == Rule.OI
