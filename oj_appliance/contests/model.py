"""Tables contest, contest_problem, contest_print, contest_check."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class ContestRow(DatedTable):
    id = AutoField()
    user_id = TextField(null=True)
    author = TextField()
    title = TextField()
    type = IntegerField()
    description = TextField(null=True)
    source = IntegerField(default=0)
    auth = IntegerField()
    password = TextField(null=True)
    start_time = BigIntegerField()
    end_time = BigIntegerField()
    seal_rank = BooleanField()
    seal_rank_time = BigIntegerField(null=True)
    auto_real_rank = BooleanField()
    visible = BooleanField()
    open_print = BooleanField()
    open_account_limit = BooleanField()
    account_limit_rule = TextField(null=True)
    rank_show_name = TextField()
    star_accounts = TextField()
    open_rank = BooleanField()
    oi_rank_score_type = TextField()
    group_id = IntegerField(null=True)
    award_type = IntegerField()
    awards = TextField()
    allow_end_submit = BooleanField()
    modified_user = TextField(null=True)

    class Meta:
        table_name = "contest"


class ContestProblemRow(DatedTable):
    id = AutoField()
    contest_id = IntegerField()
    problem_id = IntegerField()
    display_id = TextField()
    display_title = TextField()
    color = TextField(null=True)

    class Meta:
        table_name = "contest_problem"


class ContestPrint(DatedTable):
    id = AutoField()
    contest_id = IntegerField()
    user_id = TextField()
    username = TextField()
    realname = TextField(null=True)
    content = TextField()
    status = IntegerField(default=0)

    class Meta:
        table_name = "contest_print"


class ContestCheck(DatedTable):
    """An accepted submission whose balloon has been brought."""

    submission_id = IntegerField(primary_key=True)

    class Meta:
        table_name = "contest_check"
