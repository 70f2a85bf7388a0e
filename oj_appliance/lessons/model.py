"""Tables of lessons. Who has seen what is written by `seen` alone."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, BooleanField, CompositeKey, IntegerField, TextField

from oj_appliance.storage.base import DatedTable, Table


class LessonRow(DatedTable):
    id = AutoField()
    title = TextField()
    logo = TextField(null=True)
    description = TextField()
    visible = BooleanField()
    seq = IntegerField()
    user_id = TextField(null=True)
    author = TextField()
    modified_user = TextField(null=True)

    class Meta:
        table_name = "lesson"


class LessonGroupRow(DatedTable):
    id = AutoField()
    lesson_id = IntegerField()
    name = TextField()
    seq = IntegerField()
    is_for_all = BooleanField()

    class Meta:
        table_name = "lesson_group"


class LessonTeamRow(Table):
    lesson_group_id = IntegerField()
    group_id = IntegerField()

    class Meta:
        table_name = "lesson_group_team"
        primary_key = CompositeKey("lesson_group_id", "group_id")


class LessonItemRow(DatedTable):
    id = AutoField()
    lesson_group_id = IntegerField()
    title = TextField()
    url = TextField()
    file_id = IntegerField(null=True)
    problem_id = IntegerField(null=True)
    training_id = IntegerField(null=True)
    is_visible = BooleanField()
    is_not_video = BooleanField()
    seq = IntegerField()

    class Meta:
        table_name = "lesson_item"


class LessonFileRow(DatedTable):
    id = AutoField()
    name = TextField()
    user_id = TextField(null=True)
    kind = TextField()
    client_name = TextField()
    size = BigIntegerField()
    blob = TextField()
    is_active = BooleanField()
    pdf = TextField(null=True)
    pdf_size = BigIntegerField(null=True)
    slides = TextField()

    class Meta:
        table_name = "lesson_file"
