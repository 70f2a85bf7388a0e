"""The tables of the first slice: identity, problems, submissions, site (contract 20-schema).

A frozen record: later changes are new files. Columns that will refer to tables of later domains
(groups, contests, timed work) are plain integers until those tables exist.
"""

from __future__ import annotations

from typing import Any

ID = "id INTEGER PRIMARY KEY AUTOINCREMENT"
DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"


def text(name: str, length: int, rest: str = "") -> str:
    return f"{name} TEXT {rest} CHECK(length({name}) <= {length})"


def flag(name: str, default: int = 0) -> str:
    return f"{name} INTEGER NOT NULL DEFAULT {default} CHECK({name} IN (0, 1))"


IDENTITY = f"""
CREATE TABLE account (
  {text("id", 32, "NOT NULL PRIMARY KEY")}, {text("username", 20, "NOT NULL")},
  username_ci TEXT GENERATED ALWAYS AS (lower(username)) VIRTUAL,
  {text("password_hash", 255)}, {text("nickname", 20)}, {text("realname", 50)},
  {text("email", 320)}, {text("mobile", 20)}, {text("number", 20)},
  gender TEXT NOT NULL DEFAULT 'secrecy' CHECK(gender IN ('male', 'female', 'secrecy')),
  {text("school", 100)}, {text("course", 100)}, {text("class_name", 50)},
  {text("signature", 65535)}, {text("github", 255)}, {text("blog", 255)},
  {text("cf_username", 255)}, {text("avatar", 255)}, {text("title_name", 20)},
  {text("title_color", 20)}, status INTEGER NOT NULL DEFAULT 0, rating INTEGER,
  {flag("must_change_password")}, deleted_at BIGINT, {text("deleted_by", 20)}, {DATES});
CREATE UNIQUE INDEX account_username ON account(username_ci) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX account_email ON account(email)
  WHERE email IS NOT NULL AND deleted_at IS NULL;
CREATE UNIQUE INDEX account_mobile ON account(mobile)
  WHERE mobile IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX account_status ON account(status);
CREATE INDEX account_number ON account(number);
CREATE INDEX account_class_name ON account(class_name);
CREATE INDEX account_deleted_at ON account(deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE role (
  id INTEGER NOT NULL PRIMARY KEY, {text("role", 50, "NOT NULL UNIQUE")},
  {text("description", 100)}, status INTEGER NOT NULL DEFAULT 0, {DATES});
CREATE TABLE account_role (
  user_id TEXT NOT NULL PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
  role_id INTEGER NOT NULL REFERENCES role(id) ON DELETE RESTRICT, {DATES});
CREATE INDEX account_role_role ON account_role(role_id);
CREATE TABLE permission (
  {ID}, {text("name", 100, "NOT NULL")}, {text("permission", 100, "NOT NULL UNIQUE")},
  status INTEGER NOT NULL DEFAULT 0, {DATES});
CREATE TABLE role_permission (
  role_id INTEGER NOT NULL REFERENCES role(id) ON DELETE CASCADE,
  permission_id INTEGER NOT NULL REFERENCES permission(id) ON DELETE CASCADE,
  PRIMARY KEY(role_id, permission_id));
CREATE TABLE session (
  {ID}, user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  {text("token_sha256", 64, "NOT NULL")}, {text("previous_sha256", 64)},
  previous_expires_at BIGINT, expires_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL,
  revoked_at BIGINT, {text("client", 64, "NOT NULL")}, {text("ip", 64, "NOT NULL")},
  {text("user_agent", 512, "NOT NULL")}, {flag("by_code")}, {DATES});
CREATE UNIQUE INDEX session_token ON session(token_sha256);
CREATE UNIQUE INDEX session_previous ON session(previous_sha256)
  WHERE previous_sha256 IS NOT NULL;
CREATE INDEX session_user ON session(user_id, created_at DESC);
CREATE INDEX session_expires ON session(expires_at);
CREATE TABLE kv_temp (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL,
  expires_at BIGINT NOT NULL);
"""

PROBLEMS = f"""
CREATE TABLE difficulty (
  id INTEGER NOT NULL PRIMARY KEY, {text("name", 20, "NOT NULL")},
  {text("color", 20, "NOT NULL")}, {DATES});
CREATE TABLE language (
  {ID}, content_type TEXT NOT NULL, description TEXT NOT NULL, {text("name", 50, "NOT NULL")},
  compile_command TEXT NOT NULL DEFAULT '', template TEXT NOT NULL DEFAULT '',
  code_template TEXT NOT NULL DEFAULT '', {flag("is_spj")},
  {text("oj", 20, "NOT NULL DEFAULT 'ME'")}, seq INTEGER NOT NULL DEFAULT 0,
  status INTEGER NOT NULL DEFAULT 0, {DATES}, UNIQUE(name, oj));
CREATE TABLE problem (
  {ID}, {text("problem_id", 50, "NOT NULL")}, {text("title", 255, "NOT NULL")},
  {text("author", 20)}, author_uid TEXT REFERENCES account(id) ON DELETE SET NULL,
  type INTEGER NOT NULL DEFAULT 0 CHECK(type IN (0, 1, 2)),
  judge_mode TEXT NOT NULL DEFAULT 'default', judge_case_mode TEXT NOT NULL DEFAULT 'default',
  time_limit INTEGER NOT NULL, memory_limit INTEGER NOT NULL,
  stack_limit INTEGER NOT NULL DEFAULT 128,
  description TEXT, input TEXT, output TEXT, examples TEXT NOT NULL DEFAULT '',
  {flag("is_remote")}, {text("source", 500)},
  difficulty INTEGER NOT NULL DEFAULT 0 REFERENCES difficulty(id) ON DELETE RESTRICT,
  hint TEXT, statements TEXT, auth INTEGER NOT NULL DEFAULT 1 CHECK(auth IN (1, 2, 3)),
  io_score INTEGER NOT NULL DEFAULT 100, {flag("code_share")},
  spj_code TEXT, {text("spj_language", 50)}, {text("spj_abi", 20, "NOT NULL DEFAULT 'hoj'")},
  {text("spj_args", 500)}, user_extra_file TEXT, judge_extra_file TEXT,
  {flag("is_remove_end_blank", 1)}, {flag("open_case_result", 1)},
  {flag("show_checker_comment")}, {flag("is_upload_case")}, {text("case_version", 40)},
  data_version_id INTEGER REFERENCES test_data_version(id) ON DELETE SET NULL,
  {text("import_format", 20)}, {text("unsupported", 255)}, {text("original_blob", 64)},
  judging_paused_at BIGINT, {text("judging_paused_by", 20)},
  {text("judging_paused_reason", 255)}, {text("modified_user", 20)}, {flag("is_group")},
  group_id INTEGER, {text("id_prefix", 10)}, apply_public_progress INTEGER,
  {flag("is_file_io")}, {text("io_read_file_name", 100)}, {text("io_write_file_name", 100)},
  objective_parts TEXT, deleted_at BIGINT, {text("deleted_by", 20)}, {DATES});
CREATE UNIQUE INDEX problem_display_id ON problem(problem_id) WHERE deleted_at IS NULL;
CREATE INDEX problem_bank ON problem(auth, is_group, is_remote);
CREATE INDEX problem_bank_order ON problem(auth, is_group, length(problem_id), problem_id);
CREATE INDEX problem_bank_recent ON problem(auth, is_group, updated_at);
CREATE INDEX problem_deleted_at ON problem(deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX problem_group ON problem(group_id);
CREATE INDEX problem_author ON problem(author);
CREATE INDEX problem_difficulty ON problem(difficulty);
CREATE INDEX problem_apply_public ON problem(apply_public_progress)
  WHERE apply_public_progress IS NOT NULL;
CREATE TABLE problem_case (
  {ID}, problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  seq INTEGER NOT NULL, input TEXT NOT NULL, output TEXT NOT NULL, score INTEGER,
  group_num INTEGER NOT NULL DEFAULT 1, status INTEGER NOT NULL DEFAULT 0, {DATES});
CREATE INDEX problem_case_order ON problem_case(problem_id, seq);
CREATE TABLE test_data_version (
  {ID}, problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  version INTEGER NOT NULL, {text("case_version", 40, "NOT NULL")}, manifest TEXT NOT NULL,
  size BIGINT NOT NULL, {text("comment", 255)},
  user_id TEXT REFERENCES account(id) ON DELETE SET NULL, {DATES},
  UNIQUE(problem_id, version), UNIQUE(problem_id, case_version));
CREATE TABLE reference_solution (
  {ID}, problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  {text("name", 100, "NOT NULL")}, {text("language", 50, "NOT NULL")}, code TEXT NOT NULL,
  expected TEXT NOT NULL, score INTEGER,
  origin TEXT NOT NULL CHECK(origin IN ('hand', 'import')), {DATES}, UNIQUE(problem_id, name));
CREATE TABLE blob (
  {text("sha256", 64, "NOT NULL PRIMARY KEY")}, size BIGINT NOT NULL,
  refs INTEGER NOT NULL DEFAULT 0, {DATES});
CREATE INDEX blob_refs ON blob(refs);
CREATE TABLE problem_language (
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  language_id INTEGER NOT NULL REFERENCES language(id) ON DELETE CASCADE, {DATES},
  PRIMARY KEY(problem_id, language_id));
CREATE TABLE code_template (
  {ID}, problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  language_id INTEGER NOT NULL REFERENCES language(id) ON DELETE CASCADE,
  code TEXT NOT NULL, {text("prepend", 65535, "NOT NULL DEFAULT ''")},
  {text("append", 65535, "NOT NULL DEFAULT ''")}, {flag("status", 1)}, {DATES},
  UNIQUE(problem_id, language_id));
CREATE TABLE tag_classification (
  {ID}, {text("name", 50, "NOT NULL")}, oj TEXT NOT NULL DEFAULT 'ME',
  rank INTEGER NOT NULL DEFAULT 0, {DATES}, UNIQUE(name, oj));
CREATE TABLE tag (
  {ID}, {text("name", 50, "NOT NULL")}, {text("color", 20)}, oj TEXT NOT NULL DEFAULT 'ME',
  group_id INTEGER, classification_id INTEGER
    REFERENCES tag_classification(id) ON DELETE SET NULL, {DATES});
CREATE UNIQUE INDEX tag_name ON tag(name, oj, ifnull(group_id, 0));
CREATE TABLE problem_tag (
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  tag_id INTEGER NOT NULL REFERENCES tag(id) ON DELETE CASCADE, {DATES},
  PRIMARY KEY(problem_id, tag_id));
CREATE INDEX problem_tag_tag ON problem_tag(tag_id);
CREATE TABLE problem_count (
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  group_id INTEGER NOT NULL DEFAULT 0, total INTEGER NOT NULL DEFAULT 0,
  ac INTEGER NOT NULL DEFAULT 0, wa INTEGER NOT NULL DEFAULT 0,
  tle INTEGER NOT NULL DEFAULT 0, mle INTEGER NOT NULL DEFAULT 0,
  re INTEGER NOT NULL DEFAULT 0, pe INTEGER NOT NULL DEFAULT 0,
  ce INTEGER NOT NULL DEFAULT 0, se INTEGER NOT NULL DEFAULT 0,
  pa INTEGER NOT NULL DEFAULT 0, {DATES}, PRIMARY KEY(problem_id, group_id));
"""

SUBMISSIONS = f"""
CREATE TABLE submission (
  {ID}, problem_id INTEGER REFERENCES problem(id) ON DELETE SET NULL,
  {text("display_pid", 50, "NOT NULL")},
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  {text("username", 20, "NOT NULL")}, submit_time BIGINT NOT NULL, status INTEGER NOT NULL,
  {flag("share")}, error_message TEXT, time INTEGER, memory INTEGER, score INTEGER,
  length INTEGER, code TEXT, {text("language", 50, "NOT NULL")},
  contest_id INTEGER NOT NULL DEFAULT 0 CHECK(contest_id < 50000),
  contest_problem_id INTEGER NOT NULL DEFAULT 0, timed_work_id INTEGER,
  timed_work_problem_id INTEGER, training_id INTEGER, group_id INTEGER,
  {text("judger", 50)}, {text("ip", 64)}, version INTEGER NOT NULL DEFAULT 0,
  oi_rank_score INTEGER, {flag("is_manual")}, part_data TEXT,
  attempt INTEGER NOT NULL DEFAULT 0, sandbox_failures INTEGER NOT NULL DEFAULT 0,
  queued_at BIGINT, lane INTEGER NOT NULL DEFAULT 1, data_version_id INTEGER,
  {text("client_key", 64)}, {text("client_key_hash", 64)},
  vjudge_submit_id INTEGER, vjudge_username TEXT, {DATES});
CREATE UNIQUE INDEX submission_client_key ON submission(user_id, client_key)
  WHERE client_key IS NOT NULL;
CREATE INDEX submission_newest ON submission(contest_id, submit_time DESC, id DESC);
CREATE INDEX submission_user_newest
  ON submission(user_id, contest_id, submit_time DESC, id DESC);
CREATE INDEX submission_display_pid_newest
  ON submission(display_pid, contest_id, submit_time DESC, id DESC);
CREATE INDEX submission_status_newest
  ON submission(contest_id, status, submit_time DESC, id DESC);
CREATE INDEX submission_user_problem ON submission(user_id, problem_id, contest_id);
CREATE INDEX submission_problem ON submission(problem_id, contest_id, status);
CREATE INDEX submission_group ON submission(group_id, submit_time);
CREATE INDEX submission_unfinished ON submission(status) WHERE status IN (5, 6, 7);
CREATE INDEX submission_timed_work ON submission(timed_work_id, user_id);
CREATE INDEX submission_username ON submission(username);
CREATE INDEX submission_status ON submission(contest_id, group_id, timed_work_id, status, id);
CREATE TABLE submission_case (
  {ID}, submission_id INTEGER NOT NULL REFERENCES submission(id) ON DELETE CASCADE,
  case_id INTEGER, time INTEGER NOT NULL, memory INTEGER NOT NULL, score INTEGER,
  status INTEGER NOT NULL, input_name TEXT, output_name TEXT, user_output TEXT,
  group_num INTEGER NOT NULL DEFAULT 1, seq INTEGER NOT NULL, mode TEXT NOT NULL, {DATES});
CREATE INDEX submission_case_order ON submission_case(submission_id, seq);
CREATE TABLE user_accepted (
  {ID}, user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  submission_id INTEGER NOT NULL REFERENCES submission(id) ON DELETE CASCADE,
  group_id INTEGER, {DATES});
CREATE UNIQUE INDEX user_accepted_once ON user_accepted(user_id, problem_id, ifnull(group_id, 0));
CREATE INDEX user_accepted_created ON user_accepted(created_at);
CREATE INDEX user_accepted_submission ON user_accepted(submission_id);
"""

SITE = f"""
CREATE TABLE config ({text("section", 20, "NOT NULL")}, {text("key", 60, "NOT NULL")},
  value TEXT NOT NULL, {DATES}, PRIMARY KEY(section, key));
CREATE TABLE announcement (
  {ID}, {text("title", 255, "NOT NULL")}, content TEXT NOT NULL,
  user_id TEXT REFERENCES account(id) ON DELETE SET NULL,
  status INTEGER NOT NULL DEFAULT 0, group_id INTEGER, contest_id INTEGER, {DATES});
CREATE INDEX announcement_scope ON announcement(group_id, contest_id, status, created_at DESC);
CREATE TABLE file (
  {ID}, user_id TEXT REFERENCES account(id) ON DELETE SET NULL, group_id INTEGER,
  type TEXT NOT NULL, {text("name", 100, "NOT NULL UNIQUE")}, {text("suffix", 20)},
  path TEXT NOT NULL, size BIGINT NOT NULL, hint TEXT, {flag("deleted")}, {DATES});
CREATE INDEX file_type ON file(type, deleted);
CREATE TABLE admin_log (
  {ID}, user_id TEXT, username TEXT, action TEXT NOT NULL, target TEXT NOT NULL,
  before TEXT, after TEXT, {text("reason", 500)}, ip TEXT, {DATES});
CREATE INDEX admin_log_created ON admin_log(created_at);
CREATE INDEX admin_log_username ON admin_log(username, created_at);
CREATE INDEX admin_log_action ON admin_log(action, created_at);
CREATE TABLE import_task (
  {text("key", 64, "NOT NULL PRIMARY KEY")},
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE, group_id INTEGER,
  state TEXT NOT NULL, {flag("dry_run")}, done INTEGER NOT NULL DEFAULT 0,
  total INTEGER NOT NULL DEFAULT 0, report TEXT, {text("staged_blob", 64)},
  {flag("committed")}, expires_at BIGINT NOT NULL, {DATES});
CREATE INDEX import_task_expires ON import_task(expires_at);
"""

ROLES = {
    1000: ("root", "super admin"),
    1001: ("admin", "admin"),
    1002: ("default_user", "user"),
    1003: ("no_subimit_user", "user who may not submit"),
    1004: ("no_discuss_user", "user who may not post discussions"),
    1005: ("mute_user", "muted user"),
    1006: ("no_submit_no_discuss_user", "no submit and no discussion"),
    1007: ("no_submit_mute_user", "no submit and muted"),
    1008: ("problem_admin", "problem admin"),
}

_STAFF = {1000, 1001, 1008}
_EVERYBODY = set(ROLES)
PERMISSIONS = {
    "submit": _EVERYBODY - {1003, 1006, 1007},
    "discussion_add": _EVERYBODY - {1004, 1005, 1006, 1007},
    "discussion_edit": _EVERYBODY,
    "discussion_del": _EVERYBODY,
    "comment_add": _EVERYBODY - {1005, 1007},
    "reply_add": _EVERYBODY - {1005, 1007},
    "group_add": _EVERYBODY,
    "group_del": _EVERYBODY,
    "problem_admin": _STAFF,
    "contest_admin": _STAFF,
    "announcement_admin": {1000},
    "user_admin": {1000},
    "system_info_admin": {1000},
    "rejudge": {1000},
}

DIFFICULTIES = [(0, "Easy", "#19be6b"), (1, "Mid", "#2d8cf0"), (2, "Hard", "#ed3f14")]

# name, content type, is_spj, seq (contract judge-rules §1)
LANGUAGES = [
    ("C", "text/x-csrc", 1, 10),
    ("C With O2", "text/x-csrc", 0, 10),
    ("C++", "text/x-c++src", 1, 5),
    ("C++ With O2", "text/x-c++src", 0, 5),
    ("C++ 17", "text/x-c++src", 0, 5),
    ("C++ 17 With O2", "text/x-c++src", 0, 5),
    ("C++ 20", "text/x-c++src", 0, 5),
    ("C++ 20 With O2", "text/x-c++src", 0, 5),
    ("Java", "text/x-java", 0, 0),
    ("Python3", "text/x-python", 0, 0),
    ("Python2", "text/x-python", 0, 0),
    ("PyPy3", "text/x-python", 0, 0),
    ("PyPy2", "text/x-python", 0, 0),
    ("Golang", "text/x-go", 0, 0),
    ("C#", "text/x-csharp", 0, 0),
    ("PHP", "text/x-php", 0, 0),
    ("JavaScript Node", "text/javascript", 0, 0),
    ("JavaScript V8", "text/javascript", 0, 0),
    ("Ruby", "text/x-ruby", 0, 0),
    ("Rust", "text/x-rustsrc", 0, 0),
]

# Problems are numbered from 1000 (contract 00-conventions §6).
FIRST_PROBLEM_ID = 1000


def up(migrator: Any, db: Any) -> None:
    for block in (IDENTITY, PROBLEMS, SUBMISSIONS, SITE):
        for statement in block.split(";\n"):
            if statement.strip():
                db.execute_sql(statement)
    _seed(db)


def _seed(db: Any) -> None:
    for role_id, (role, description) in ROLES.items():
        db.execute_sql("INSERT INTO role VALUES (?, ?, ?, 0, 0, 0)", (role_id, role, description))
    for permission, holders in PERMISSIONS.items():
        db.execute_sql(
            "INSERT INTO permission(name, permission, created_at, updated_at) VALUES (?, ?, 0, 0)",
            (permission, permission),
        )
        for role_id in sorted(holders):
            db.execute_sql(
                "INSERT INTO role_permission SELECT ?, id FROM permission WHERE permission = ?",
                (role_id, permission),
            )
    for row in DIFFICULTIES:
        db.execute_sql("INSERT INTO difficulty VALUES (?, ?, ?, 0, 0)", row)
    for name, content_type, is_spj, seq in LANGUAGES:
        db.execute_sql(
            "INSERT INTO language(name, content_type, description, is_spj, seq, created_at,"
            " updated_at) VALUES (?, ?, ?, ?, ?, 0, 0)",
            (name, content_type, name, is_spj, seq),
        )
    db.execute_sql(
        "INSERT INTO account(id, username, created_at, updated_at) VALUES ('1', 'root', 0, 0)"
    )
    db.execute_sql("INSERT INTO account_role VALUES ('1', 1000, 0, 0)")
    db.execute_sql(
        "INSERT INTO sqlite_sequence(name, seq) VALUES ('problem', ?)", (FIRST_PROBLEM_ID - 1,)
    )
