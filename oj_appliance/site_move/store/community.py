"""Groups, trainings and discussions that come with a site."""

from __future__ import annotations

from oj_appliance.comments.model import CommentRow, ReplyRow
from oj_appliance.discussions.categories.model import DiscussionCategory
from oj_appliance.discussions.model import DiscussionRow
from oj_appliance.groups.model import StudyGroup
from oj_appliance.site_move.types import MovedDiscussion, MovedGroup, MovedTraining
from oj_appliance.storage.base import fetch_all, fetch_one
from oj_appliance.trainings.model import TrainingCategoryRow, TrainingProblemRow, TrainingRow


def group_names() -> set[str]:
    """In full and in short, in lower case."""
    rows = fetch_all("SELECT lower(name), lower(short_name) FROM study_group")
    return {str(name) for names in rows for name in names}


def is_group_named(name: str) -> bool:
    """Whether one bears it, in full or in short, in whatever letter case."""
    row = fetch_one(
        "SELECT 1 FROM study_group WHERE lower(name) = lower(?1) OR lower(short_name) = lower(?1)",
        name,
    )
    return row is not None


def insert_group(group: MovedGroup, owner: str, *, now: int) -> int:
    return int(
        StudyGroup.insert(
            name=group.name,
            short_name=group.short_name,
            brief=group.brief,
            description=group.description,
            user_id=owner,
            auth=group.auth,
            visible=group.visible,
            status=0 if group.is_enabled else 1,
            code=group.code,
            created_at=group.created_at or now,
            updated_at=now,
        ).execute()
    )


def training_category(name: str, color: str | None, group_id: int | None, *, now: int) -> int:
    """The one of this name, or a new one."""
    row = fetch_one(
        "SELECT id FROM training_category WHERE name = ? AND group_id IS ?", name, group_id
    )
    if row is not None:
        return int(row[0])
    return int(
        TrainingCategoryRow.insert(
            name=name, color=color, group_id=group_id, created_at=now, updated_at=now
        ).execute()
    )


def insert_training(
    training: MovedTraining,
    author: tuple[str, str],
    category_id: int,
    group_id: int | None,
    *,
    now: int,
) -> int:
    """`author`: uid and name."""
    return int(
        TrainingRow.insert(
            title=training.title,
            description=training.description,
            author_uid=author[0],
            author=author[1],
            auth="Private" if training.is_private else "Public",
            private_pwd=training.password,
            status=training.is_shown,
            rank=training.rank,
            group_id=group_id,
            category_id=category_id,
            modified_user=author[1],
            created_at=training.created_at or now,
            updated_at=now,
        ).execute()
    )


def insert_training_problem(
    training_id: int, pid: int, display_id: str, rank: int, *, now: int
) -> None:
    TrainingProblemRow.insert(
        training_id=training_id,
        problem_id=pid,
        display_id=display_id,
        rank=rank,
        created_at=now,
        updated_at=now,
    ).execute()


def discussion_category(name: str, *, now: int) -> int:
    """The one of this name, or a new one."""
    row = fetch_one("SELECT id FROM discussion_category WHERE name = ?", name)
    if row is not None:
        return int(row[0])
    made = DiscussionCategory.insert(name=name, created_at=now, updated_at=now)
    return int(made.execute())


def insert_discussion(
    discussion: MovedDiscussion,
    uid: str,
    category_id: int,
    pid: int | None,
    group_id: int | None,
    comments: int,
    *,
    now: int,
) -> int:
    """`comments` counts replies too."""
    return int(
        DiscussionRow.insert(
            category_id=category_id,
            title=discussion.title,
            description=discussion.description,
            content=discussion.content,
            problem_id=pid,
            user_id=uid,
            view_num=max(discussion.views, 0),
            comment_num=comments,
            top_priority=discussion.is_top,
            status=0 if discussion.is_shown else 1,
            group_id=group_id,
            created_at=discussion.created_at or now,
            updated_at=now,
        ).execute()
    )


def insert_comment(discussion_id: int, content: str, uid: str, at: int) -> int:
    return int(
        CommentRow.insert(
            discussion_id=discussion_id,
            content=content,
            user_id=uid,
            created_at=at,
            updated_at=at,
        ).execute()
    )


def insert_reply(comment_id: int, content: str, uid: str, to: str, at: int) -> None:
    ReplyRow.insert(
        comment_id=comment_id,
        content=content,
        user_id=uid,
        to_uid=to,
        created_at=at,
        updated_at=at,
    ).execute()
