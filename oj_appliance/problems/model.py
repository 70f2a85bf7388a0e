"""Tables of problems, their test data, languages, tags and counters (contract 20-schema)."""

from __future__ import annotations

from peewee import (
    AutoField,
    BigIntegerField,
    BooleanField,
    CompositeKey,
    ForeignKeyField,
    IntegerField,
    TextField,
)

from oj_appliance.storage.base import DatedTable


class Difficulty(DatedTable):
    id = IntegerField(primary_key=True)
    name = TextField()
    color = TextField()


class Language(DatedTable):
    id = AutoField()
    content_type = TextField()
    description = TextField()
    name = TextField()
    compile_command = TextField(default="")
    template = TextField(default="")
    code_template = TextField(default="")
    is_spj = BooleanField(default=False)
    oj = TextField(default="ME")
    seq = IntegerField(default=0)
    status = IntegerField(default=0)


class Problem(DatedTable):
    id = AutoField()
    problem_id = TextField()
    title = TextField()
    author = TextField(null=True)
    author_uid = TextField(null=True)
    type = IntegerField()
    judge_mode = TextField()
    judge_case_mode = TextField()
    time_limit = IntegerField()
    memory_limit = IntegerField()
    stack_limit = IntegerField()
    description = TextField(null=True)
    input = TextField(null=True)
    output = TextField(null=True)
    examples = TextField(default="")
    is_remote = BooleanField(default=False)
    source = TextField(null=True)
    difficulty = IntegerField()
    hint = TextField(null=True)
    statements = TextField(null=True)
    auth = IntegerField()
    io_score = IntegerField()
    code_share = BooleanField()
    spj_code = TextField(null=True)
    spj_language = TextField(null=True)
    spj_abi = TextField(default="hoj")
    spj_args = TextField(null=True)
    checker_code = TextField(null=True)
    checker_language = TextField(null=True)
    checker_abi = TextField(null=True)
    checker_args = TextField(null=True)
    user_extra_file = TextField(null=True)
    judge_extra_file = TextField(null=True)
    is_remove_end_blank = BooleanField()
    open_case_result = BooleanField()
    show_checker_comment = BooleanField(default=False)
    is_upload_case = BooleanField()
    case_version = TextField(null=True)
    data_version_id = IntegerField(null=True)
    import_format = TextField(null=True)
    unsupported = TextField(null=True)
    original_blob = TextField(null=True)
    judging_paused_at = BigIntegerField(null=True)
    judging_paused_by = TextField(null=True)
    judging_paused_reason = TextField(null=True)
    modified_user = TextField(null=True)
    is_group = BooleanField(default=False)
    group_id = IntegerField(null=True)
    id_prefix = TextField(null=True)
    id_prefix = TextField(null=True)
    apply_public_progress = IntegerField(null=True)
    is_file_io = BooleanField()
    io_read_file_name = TextField(null=True)
    io_write_file_name = TextField(null=True)
    objective_parts = TextField(null=True)
    deleted_at = BigIntegerField(null=True)
    deleted_by = TextField(null=True)


class ProblemCase(DatedTable):
    """A case of the active version; `input` and `output` are file names of its manifest."""

    id = AutoField()
    problem_id: int
    problem = ForeignKeyField(Problem, column_name="problem_id", lazy_load=False)
    seq = IntegerField()
    input = TextField()
    output = TextField()
    score = IntegerField(null=True)
    group_num = IntegerField(default=1)
    status = IntegerField(default=0)

    class Meta:
        table_name = "problem_case"


class TestDataVersion(DatedTable):
    __test__ = False  # the name begins with "Test": pytest must not collect it

    id = AutoField()
    problem_id: int
    problem = ForeignKeyField(Problem, column_name="problem_id", lazy_load=False)
    version = IntegerField()
    case_version = TextField()
    manifest = TextField()
    settings = TextField(null=True)
    size = BigIntegerField()
    comment = TextField(null=True)
    user_id = TextField(null=True)

    class Meta:
        table_name = "test_data_version"


class ProblemAttachment(DatedTable):
    """A file of the problem's page, by content."""

    id = AutoField()
    problem_id: int
    problem = ForeignKeyField(Problem, column_name="problem_id", lazy_load=False)
    name = TextField()
    blob = TextField()
    size = BigIntegerField()

    class Meta:
        table_name = "problem_attachment"


class ReferenceSolution(DatedTable):
    id = AutoField()
    problem_id: int
    problem = ForeignKeyField(Problem, column_name="problem_id", lazy_load=False)
    name = TextField()
    language = TextField()
    code = TextField()
    expected = TextField()
    score = IntegerField(null=True)
    origin = TextField()

    class Meta:
        table_name = "reference_solution"


class ProblemLanguage(DatedTable):
    """Languages that a problem accepts; a problem without a row accepts every installed one."""

    problem_id: int
    problem = ForeignKeyField(Problem, column_name="problem_id", lazy_load=False)
    language_id: int
    language = ForeignKeyField(Language, column_name="language_id", lazy_load=False)

    class Meta:
        table_name = "problem_language"
        primary_key = CompositeKey("problem", "language")


class CodeTemplate(DatedTable):
    id = AutoField()
    problem_id: int
    problem = ForeignKeyField(Problem, column_name="problem_id", lazy_load=False)
    language_id: int
    language = ForeignKeyField(Language, column_name="language_id", lazy_load=False)
    code = TextField()
    prepend = TextField(default="")
    append = TextField(default="")
    status = BooleanField()

    class Meta:
        table_name = "code_template"


class TagClassification(DatedTable):
    id = AutoField()
    name = TextField()
    oj = TextField(default="ME")
    rank = IntegerField(default=0)

    class Meta:
        table_name = "tag_classification"


class Tag(DatedTable):
    id = AutoField()
    name = TextField()
    color = TextField(null=True)
    oj = TextField(default="ME")
    group_id = IntegerField(null=True)
    classification_id: int | None
    classification = ForeignKeyField(
        TagClassification, column_name="classification_id", null=True, lazy_load=False
    )


class ProblemTag(DatedTable):
    problem_id: int
    problem = ForeignKeyField(Problem, column_name="problem_id", lazy_load=False)
    tag_id: int
    tag = ForeignKeyField(Tag, column_name="tag_id", lazy_load=False)

    class Meta:
        table_name = "problem_tag"
        primary_key = CompositeKey("problem", "tag")


class ProblemCount(DatedTable):
    """Submissions of a problem outside contests; group 0 is the bank."""

    problem_id: int
    problem = ForeignKeyField(Problem, column_name="problem_id", lazy_load=False)
    group_id = IntegerField(default=0)
    total = IntegerField(default=0)
    ac = IntegerField(default=0)
    wa = IntegerField(default=0)
    tle = IntegerField(default=0)
    mle = IntegerField(default=0)
    re = IntegerField(default=0)
    pe = IntegerField(default=0)
    ce = IntegerField(default=0)
    se = IntegerField(default=0)
    pa = IntegerField(default=0)

    class Meta:
        table_name = "problem_count"
        primary_key = CompositeKey("problem", "group_id")
