"""Tables submission, submission_case, user_accepted, rejudge_batch, rejudge_change."""

from __future__ import annotations

from peewee import (
    AutoField,
    BigIntegerField,
    BooleanField,
    CompositeKey,
    FloatField,
    IntegerField,
    TextField,
)

from oj_appliance.storage.base import DatedTable, Table


class Submission(DatedTable):
    id = AutoField()
    problem_id = IntegerField(null=True)
    display_pid = TextField()
    user_id = TextField()
    username = TextField()
    submit_time = BigIntegerField()
    status = IntegerField()
    share = BooleanField(default=False)
    error_message = TextField(null=True)
    time = IntegerField(null=True)
    memory = IntegerField(null=True)
    score = IntegerField(null=True)
    length = IntegerField(null=True)
    code = TextField(null=True)
    language = TextField()
    place_kind = IntegerField(default=0)
    place_id = IntegerField(default=0)
    is_trial = BooleanField(default=False)
    contest_problem_id = IntegerField(default=0)
    training_id = IntegerField(null=True)
    group_id = IntegerField(null=True)
    judger = TextField(null=True)
    ip = TextField(null=True)
    version = IntegerField(default=0)
    oi_rank_score = IntegerField(null=True)
    is_manual = BooleanField(default=False)
    attempt = IntegerField(default=0)
    sandbox_failures = IntegerField(default=0)
    queued_at = BigIntegerField(null=True)
    lane = IntegerField(default=1)
    data_version_id = IntegerField(null=True)
    client_key = TextField(null=True)
    client_key_hash = TextField(null=True)


class SubmissionCase(DatedTable):
    id = AutoField()
    submission_id = IntegerField()
    case_id = IntegerField(null=True)
    time = IntegerField()
    memory = IntegerField()
    score = IntegerField(null=True)
    status = IntegerField()
    input_name = TextField(null=True)
    output_name = TextField(null=True)
    percentage = FloatField(null=True)
    user_output = TextField(null=True)
    group_num = IntegerField(default=1)
    seq = IntegerField()
    mode = TextField()
    sample = TextField(null=True)

    class Meta:
        table_name = "submission_case"


class UserAccepted(DatedTable):
    id = AutoField()
    user_id = TextField()
    problem_id = IntegerField()
    submission_id = IntegerField()
    group_id = IntegerField(null=True)

    class Meta:
        table_name = "user_accepted"


class RejudgeBatch(DatedTable):
    id = AutoField()
    key = TextField()
    problem_id = IntegerField()
    place_kind = IntegerField()
    place_id = IntegerField()
    data_version_id = IntegerField()
    previous_data_version_id = IntegerField()
    state = TextField()
    judged_by = TextField()
    user_id = TextField(null=True)
    username = TextField()
    applied_at = BigIntegerField(null=True)

    class Meta:
        table_name = "rejudge_batch"


class RejudgeChange(Table):
    batch_id = IntegerField()
    submission_id = IntegerField()
    state = IntegerField(default=0)
    from_status = IntegerField(null=True)
    from_score = IntegerField(null=True)
    to_status = IntegerField(null=True)
    to_score = IntegerField(null=True)
    seen = TextField(null=True)
    before = TextField(null=True)
    after = TextField(null=True)

    class Meta:
        table_name = "rejudge_change"
        primary_key = CompositeKey("batch_id", "submission_id")
