"""What a teacher may save (S3 §5, contract admin.md §11). Pure."""

from __future__ import annotations

from msgspec.structs import replace

from oj_appliance.errors import ApiError
from oj_appliance.titles import kept_title
from oj_appliance.trainings.administration.types import TrainingDraft
from oj_appliance.trainings.types import Training, TrainingAuth

LONGEST_TITLE = 500
LONGEST_DESCRIPTION = 65_535
LONGEST_PASSWORD = 50
LARGEST_RANK = 2**31 - 1


def settled(draft: TrainingDraft) -> TrainingDraft:
    """As it is stored: without a password that nobody is asked for. Raises content.empty,
    content.too_long, training.bad_auth, training.bad_rank, training.pwd_required."""
    is_private = draft.auth == TrainingAuth.PRIVATE
    _check_length("title", draft.title.strip(), LONGEST_TITLE)
    draft = replace(
        draft,
        title=kept_title(draft.title),
        password=(draft.password or None) if is_private else None,
    )
    if not draft.title:
        raise ApiError("content.empty", field="title")
    if not draft.description.strip():
        raise ApiError("content.empty", field="description")
    if draft.auth not in tuple(TrainingAuth):
        raise ApiError("training.bad_auth", field="auth")
    if not 0 <= draft.rank <= LARGEST_RANK:
        raise ApiError("training.bad_rank", field="rank")
    if is_private and draft.password is None:
        raise ApiError("training.pwd_required", field="privatePwd")
    _check_length("description", draft.description, LONGEST_DESCRIPTION)
    _check_length("privatePwd", draft.password or "", LONGEST_PASSWORD)
    return draft


def _check_length(field: str, text: str, longest: int) -> None:
    if len(text) > longest:
        raise ApiError("content.too_long", field=field, max=longest)


def ends_registrations(before: Training, after: TrainingDraft) -> bool:
    """Who knew the old password need not know the new one."""
    return after.auth == TrainingAuth.PRIVATE and after.password != before.password


def is_found(training: Training, keyword: str) -> bool:
    """In the back-office's list: part of a title, a number, or a rank."""
    keyword = keyword.strip().lower()
    return keyword in training.title.lower() or keyword in (str(training.id), str(training.rank))
