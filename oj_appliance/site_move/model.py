"""Tables site_move, site_move_map."""

from __future__ import annotations

from peewee import BigIntegerField, BooleanField, CompositeKey, TextField

from oj_appliance.storage.base import DatedTable, Table


class SiteMoveRow(DatedTable):
    """What a struct of site_move/types.py says stands as its JSON."""

    key = TextField(primary_key=True)
    wish = TextField()
    user_id = TextField()
    username = TextField()
    ip = TextField(default="")
    state = TextField()
    dump_name = TextField()
    file_names = TextField(default="[]")
    keeps_staff = BooleanField(default=False)
    progress = TextField(default="{}")
    report = TextField(null=True)
    taken = TextField(default="{}")
    error = TextField(null=True)
    ended_at = BigIntegerField(null=True)

    class Meta:
        table_name = "site_move"


class SiteMoveMap(Table):
    """Which of ours came from which of theirs: what has come once is not taken again."""

    site = TextField()
    kind = TextField()
    source = TextField()
    target = TextField()

    class Meta:
        table_name = "site_move_map"
        primary_key = CompositeKey("site", "kind", "source")
