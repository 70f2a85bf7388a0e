"""Lessons: their groups and items, the files that items show, and who has seen which item.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
FLAG = "INTEGER NOT NULL CHECK({0} IN (0, 1))"
STATEMENTS = (
    f"""CREATE TABLE lesson (
  id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL CHECK(length(title) <= 255),
  logo TEXT CHECK(length(logo) <= 255),
  description TEXT NOT NULL CHECK(length(description) <= 65535),
  visible {FLAG.format("visible")}, seq INTEGER NOT NULL DEFAULT 0,
  user_id TEXT REFERENCES account(id) ON DELETE SET NULL, author TEXT NOT NULL,
  modified_user TEXT, {DATES})""",
    "CREATE INDEX lesson_list ON lesson(visible, seq, id)",
    "CREATE INDEX lesson_order ON lesson(seq, id)",
    "CREATE INDEX lesson_user ON lesson(user_id)",
    # Whether a group is everybody's is kept beside its teams: one whose last team is removed must
    # not become everybody's.
    f"""CREATE TABLE lesson_group (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lesson_id INTEGER NOT NULL REFERENCES lesson(id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK(length(name) <= 100), seq INTEGER NOT NULL,
  is_for_all {FLAG.format("is_for_all")}, {DATES})""",
    "CREATE INDEX lesson_group_order ON lesson_group(lesson_id, seq)",
    """CREATE TABLE lesson_group_team (
  lesson_group_id INTEGER NOT NULL REFERENCES lesson_group(id) ON DELETE CASCADE,
  group_id INTEGER NOT NULL REFERENCES study_group(id) ON DELETE CASCADE,
  PRIMARY KEY (lesson_group_id, group_id)) WITHOUT ROWID""",
    "CREATE INDEX lesson_group_team_group ON lesson_group_team(group_id)",
    # `name` is random and all of the file's address. `is_active`: it brings programs of its own,
    # so no viewer is given it. `pdf` is what slides were converted to, by its digest.
    f"""CREATE TABLE lesson_file (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,
  user_id TEXT REFERENCES account(id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK(kind IN ('pdf', 'ppt', 'pptx', 'mp4', 'webm')),
  client_name TEXT NOT NULL CHECK(length(client_name) <= 255), size BIGINT NOT NULL,
  blob TEXT NOT NULL, is_active {FLAG.format("is_active")}, pdf TEXT, pdf_size BIGINT,
  slides TEXT NOT NULL CHECK(slides IN ('none', 'waiting', 'done', 'failed')), {DATES})""",
    "CREATE INDEX lesson_file_user ON lesson_file(user_id)",
    "CREATE INDEX lesson_file_slides ON lesson_file(slides)",
    f"""CREATE TABLE lesson_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lesson_group_id INTEGER NOT NULL REFERENCES lesson_group(id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK(length(title) <= 255),
  url TEXT NOT NULL CHECK(length(url) <= 1000),
  file_id INTEGER REFERENCES lesson_file(id) ON DELETE RESTRICT,
  problem_id INTEGER REFERENCES problem(id) ON DELETE CASCADE,
  training_id INTEGER REFERENCES training(id) ON DELETE CASCADE,
  is_visible {FLAG.format("is_visible")}, is_not_video {FLAG.format("is_not_video")},
  seq INTEGER NOT NULL, {DATES})""",
    "CREATE INDEX lesson_item_order ON lesson_item(lesson_group_id, seq)",
    "CREATE INDEX lesson_item_file ON lesson_item(file_id)",
    "CREATE INDEX lesson_item_problem ON lesson_item(problem_id)",
    "CREATE INDEX lesson_item_training ON lesson_item(training_id)",
    """CREATE TABLE lesson_seen (
  item_id INTEGER NOT NULL REFERENCES lesson_item(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  seen_at BIGINT NOT NULL, PRIMARY KEY (item_id, user_id)) WITHOUT ROWID""",
    "CREATE INDEX lesson_seen_user ON lesson_seen(user_id, item_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
