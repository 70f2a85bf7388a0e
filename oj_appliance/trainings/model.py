"""Tables training, training_category, training_problem and training_register. What the rank counts
is written by cells.py alone."""

from __future__ import annotations

from peewee import AutoField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class TrainingCategoryRow(DatedTable):
    id = AutoField()
    name = TextField()
    color = TextField(null=True)
    group_id = IntegerField(null=True)

    class Meta:
        table_name = "training_category"


class TrainingRow(DatedTable):
    id = AutoField()
    title = TextField()
    description = TextField()
    author = TextField()
    author_uid = TextField(null=True)
    auth = TextField()
    private_pwd = TextField(null=True)
    status = BooleanField()
    rank = IntegerField()
    group_id = IntegerField(null=True)
    category_id = IntegerField()
    modified_user = TextField(null=True)

    class Meta:
        table_name = "training"


class TrainingProblemRow(DatedTable):
    id = AutoField()
    training_id = IntegerField()
    problem_id = IntegerField()
    display_id = TextField()
    rank = IntegerField()

    class Meta:
        table_name = "training_problem"
