"""Who may do what in a training (contract training.md §2, 21-permissions §4 to §6). Pure."""

from __future__ import annotations

from oj_appliance.errors import ApiError
from oj_appliance.groups.types import Standing
from oj_appliance.trainings.types import Registration, Training, TrainingAuth, TrainingFilter
from oj_appliance.web.guards import Viewer

LIST_LIMIT = 15  # S2 §2.9
MOST_WRONG_PASSWORDS = 10  # contract training.md §3, register-training
WRONG_PASSWORDS_WINDOW_S = 600


def is_author(viewer: Viewer, training: Training) -> bool:
    return viewer.uid is not None and viewer.uid == training.uid


def is_manager(viewer: Viewer, training: Training, standing: Standing) -> bool:
    """TM: root, the author, and whoever is root of its group. The author of a group's training is
    one of its admins, or manages nothing in it any more. `standing` is theirs in the group."""
    if training.group_id is None:
        return viewer.is_root or is_author(viewer, training)
    return standing.is_root or (standing.is_admin and is_author(viewer, training))


def check_seen(viewer: Viewer, training: Training | None, standing: Standing) -> Training:
    """Access rules 1 and 2: what may be known of it before the password. Raises training.missing,
    group.not_member."""
    if training is None or not training.status:
        raise ApiError("training.missing")
    if training.group_id is not None and not standing.is_member:
        raise ApiError("group.not_member")
    return training


def check_entry(
    viewer: Viewer,
    training: Training | None,
    standing: Standing,
    registration: Registration | None,
) -> Training:
    """All access rules. Raises as `check_seen`, and training.register_first, training.banned."""
    found = check_seen(viewer, training, standing)
    if not found.is_private or is_manager(viewer, found, standing):
        return found
    if registration is None:
        raise ApiError("training.register_first", status=401)
    if not registration.is_active:
        raise ApiError("training.banned")
    return found


def fits(training: Training, wanted: TrainingFilter) -> bool:
    if wanted.auth in tuple(TrainingAuth) and training.auth != wanted.auth:
        return False
    if wanted.category_id is not None and training.category_id != wanted.category_id:
        return False
    keyword = (wanted.keyword or "").strip().lower()
    return keyword in training.title.lower() or keyword in training.author.lower()


def list_order(training: Training) -> tuple[int, int]:
    return training.rank, training.id
