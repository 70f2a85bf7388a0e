"""What people of a HOJ do together: groups, trainings, discussions with what was answered."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo

from oj_appliance.site_move.staging import StagedRow, Staging, Tables
from oj_appliance.site_move.systems.system import integer, is_true, line_of, moment, text
from oj_appliance.site_move.types import (
    MovedComment,
    MovedDiscussion,
    MovedGroup,
    MovedReply,
    MovedTraining,
    MovedTrainingProblem,
)

TABLES: Tables = {
    "group": (
        *("id", "name", "short_name", "brief", "description", "uid", "auth", "visible"),
        *("status", "code", "gmt_create"),
    ),
    "group_member": ("gid", "uid", "auth"),
    "training": (
        *("id", "title", "description", "author", "auth", "private_pwd", "rank", "status"),
        *("gid", "gmt_create"),
    ),
    "training_category": ("id", "name", "color"),
    "mapping_training_category": ("tid", "cid"),
    "training_problem": ("tid", "pid", "rank", "display_id"),
    "training_register": ("tid", "uid", "status"),
    "category": ("id", "name"),
    "discussion": (
        *("id", "category_id", "title", "description", "content", "pid", "uid", "view_num"),
        *("like_num", "top_priority", "gid", "status", "gmt_create"),
    ),
    "comment": ("id", "did", "content", "from_uid", "like_num", "status", "gmt_create"),
    "reply": ("comment_id", "content", "from_uid", "to_uid", "status", "gmt_create", "id"),
}


class HojCommunity:
    def __init__(self, staged: Staging, zone: tzinfo) -> None:
        self._staged = staged
        self._zone = zone

    def prepare(self) -> None:
        index = self._staged.index
        index("group_member", "gid")
        index("mapping_training_category", "tid")
        index("training_problem", "tid")
        index("training_register", "tid")
        index("comment", "did")
        index("reply", "comment_id")
        index("problem", "problem_id")

    def groups(self) -> Iterator[MovedGroup]:
        for row in self._staged.rows('SELECT * FROM "group" ORDER BY CAST(id AS INTEGER)'):
            members = self._staged.rows(
                "SELECT uid, auth FROM group_member WHERE gid = ?", row["id"]
            )
            yield MovedGroup(
                source=text(row["id"]),
                name=text(row["name"]),
                short_name=text(row["short_name"]),
                brief=text(row["brief"]),
                description=text(row["description"]),
                owner=text(row["uid"]),
                auth=integer(row["auth"], 3),
                visible=is_true(row["visible"]),
                is_enabled=not is_true(row["status"]),
                code=text(row["code"]) or None,
                members={text(each["uid"]): integer(each["auth"]) for each in members},
                created_at=moment(row["gmt_create"], self._zone),
            )

    def trainings(self) -> Iterator[MovedTraining]:
        query = (
            "SELECT training.*, (SELECT uuid FROM user_info WHERE username = author) AS author_uid,"
            " training_category.name AS category, training_category.color AS color FROM training"
            " LEFT JOIN mapping_training_category ON tid = training.id"
            " LEFT JOIN training_category ON training_category.id = cid"
            " GROUP BY training.id ORDER BY CAST(training.id AS INTEGER)"
        )
        for row in self._staged.rows(query):
            number = text(row["id"])
            entered = self._staged.rows(
                "SELECT uid FROM training_register WHERE tid = ? AND ifnull(status, '1') <> '0'",
                number,
            )
            yield MovedTraining(
                source=number,
                title=text(row["title"]),
                description=text(row["description"]),
                author=text(row["author_uid"]) or None,
                is_private=text(row["auth"]).lower() == "private",
                password=text(row["private_pwd"]) or None,
                is_shown=row["status"] is None or is_true(row["status"]),
                rank=integer(row["rank"], 1000),
                group=_group(row),
                category=line_of(row["category"], 50),
                color=text(row["color"]) or None,
                problems=tuple(self._problems(number)),
                participants=tuple(text(each["uid"]) for each in entered),
                created_at=moment(row["gmt_create"], self._zone),
            )

    def _problems(self, number: str) -> Iterator[MovedTrainingProblem]:
        rows = self._staged.rows("SELECT * FROM training_problem WHERE tid = ?", number)
        for row in rows:
            yield MovedTrainingProblem(
                text(row["pid"]), line_of(row["display_id"], 50), integer(row["rank"])
            )

    def discussions(self) -> Iterator[MovedDiscussion]:
        query = (
            "SELECT discussion.*, category.name AS category, problem.id AS problem FROM discussion"
            " LEFT JOIN category ON category.id = category_id"
            " LEFT JOIN problem ON problem.problem_id = discussion.pid"
            " GROUP BY discussion.id ORDER BY CAST(discussion.id AS INTEGER)"
        )
        for row in self._staged.rows(query):
            number = text(row["id"])
            yield MovedDiscussion(
                source=number,
                title=text(row["title"]),
                description=text(row["description"]),
                content=text(row["content"]),
                person=text(row["uid"]),
                category=line_of(row["category"], 50),
                problem=text(row["problem"]) or None,
                group=_group(row),
                views=integer(row["view_num"]),
                likes=integer(row["like_num"]),
                is_top=is_true(row["top_priority"]),
                is_shown=not is_true(row["status"]),
                created_at=moment(row["gmt_create"], self._zone),
                comments=tuple(self._comments(number)),
            )

    def _comments(self, number: str) -> Iterator[MovedComment]:
        """Without those that were hidden."""
        rows = self._staged.rows(
            "SELECT * FROM comment WHERE did = ? AND ifnull(status, '0') = '0'"
            " ORDER BY CAST(id AS INTEGER)",
            number,
        )
        for row in rows:
            yield MovedComment(
                text(row["content"]),
                text(row["from_uid"]),
                integer(row["like_num"]),
                moment(row["gmt_create"], self._zone),
                tuple(self._replies(text(row["id"]))),
            )

    def _replies(self, number: str) -> Iterator[MovedReply]:
        rows = self._staged.rows(
            "SELECT * FROM reply WHERE comment_id = ? AND ifnull(status, '0') = '0'"
            " ORDER BY CAST(id AS INTEGER)",
            number,
        )
        for row in rows:
            yield MovedReply(
                text(row["content"]),
                text(row["from_uid"]),
                text(row["to_uid"]),
                moment(row["gmt_create"], self._zone),
            )


def _group(row: StagedRow) -> str | None:
    number = text(row["gid"])
    return None if number in ("", "0") else number
