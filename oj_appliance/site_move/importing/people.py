"""Accounts of a site that moves in, with our hash of the old site's."""

from __future__ import annotations

import uuid

from oj_appliance.accounts.types import AccountsAdded
from oj_appliance.site_move import rules
from oj_appliance.site_move.importing.context import Import
from oj_appliance.site_move.store import mapping, people
from oj_appliance.site_move.types import Kind, MovedPerson

AT_ONCE = 20


async def take_people(run: Import) -> None:
    known = await run.tools.database.read(mapping.all_of, run.site, Kind.PERSON)
    run.targets[Kind.PERSON] = known
    async for batch in run.batches(run.adapter.people(), AT_ONCE):
        new = [each for each in batch if each.source not in known]
        if new:
            stored = await _stored_hashes(run, new)
            known.update(await run.tools.database.write(_write, run, new, stored))
    await run.tools.accounts.know_moved_passwords()


async def _stored_hashes(run: Import, new: list[MovedPerson]) -> dict[str, str]:
    """By source, of those whose password can be checked."""
    able = [(each.source, each.password) for each in new if each.password is not None]
    own = await run.tools.accounts.hash_moved([password for _, password in able])
    return {source: hashed for (source, _), hashed in zip(able, own, strict=True)}


def _write(run: Import, new: list[MovedPerson], stored: dict[str, str]) -> dict[str, str]:
    now = run.tools.clock.now_ms()
    made: dict[str, str] = {}
    for person in new:
        uid = uuid.uuid4().hex
        renamed = rules.chosen_name(
            person.username, lambda name: people.is_name_taken(rules.name_keys(name))
        )
        name = person.username if renamed is None else renamed.after
        role = person.role if run.move.keeps_staff else "user"
        people.insert(uid, name, person, stored.get(person.source), role, now=now)
        mapping.put(run.site, Kind.PERSON, person.source, uid)
        made[person.source] = uid
    run.tools.events.publish(AccountsAdded(tuple(made.values()), now))
    run.count(Kind.PERSON, len(made))
    run.write_progress(Kind.PERSON, now)
    return made
