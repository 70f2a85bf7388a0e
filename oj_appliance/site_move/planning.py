"""The dry run: what an import would bring, what would be called otherwise, what stays behind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

import msgspec

from oj_appliance.accounts.rules import name_key
from oj_appliance.site_move import rules
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.fitting import (
    fitted_contest,
    fitted_draft,
    refusal_of,
    remarks_of,
    told,
)
from oj_appliance.site_move.fitting_community import (
    fitted_discussion,
    fitted_group,
    fitted_training,
)
from oj_appliance.site_move.systems.system import SystemAdapter, in_batches, pictures_of
from oj_appliance.site_move.types import (
    Amount,
    Kind,
    MovedPerson,
    MovedProblem,
    MovedSubmission,
    Remark,
    Renamed,
    Report,
    Tally,
)

SUBMISSIONS_AT_ONCE = 500
MOST_TALLIES = 200


class HouseFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is here now. `known` tells which of these sources have come before."""

    names: set[str]
    emails: set[str]
    ids: set[str]
    groups: set[str]
    languages: frozenset[str]
    difficulties: frozenset[int]
    known: Callable[[Kind, Iterable[str]], set[str]]


@dataclass(slots=True)
class _Tallies:
    counts: dict[object, int] = field(default_factory=dict)
    remarks: dict[object, Remark] = field(default_factory=dict)
    examples: dict[object, list[str]] = field(default_factory=dict)

    def add(self, remark: Remark, example: str, count: int = 1) -> None:
        key = told(remark)
        if key not in self.remarks:
            if len(self.remarks) >= MOST_TALLIES:
                return
            self.remarks[key] = remark
            self.examples[key] = []
        self.counts[key] = self.counts.get(key, 0) + count
        if example and len(self.examples[key]) < rules.MOST_EXAMPLES:
            self.examples[key].append(example)

    def all(self) -> tuple[Tally, ...]:
        return tuple(
            Tally(remark, self.counts[key], tuple(self.examples[key]))
            for key, remark in self.remarks.items()
        )


class Planning:
    """One dry run; blocks, and is called in a thread."""

    def __init__(self, adapter: SystemAdapter, files: SiteFiles, house: HouseFacts) -> None:
        self._adapter = adapter
        self._files = files
        self._house = house
        self._tallies = _Tallies()
        self._renamed: list[Renamed] = []
        self._moved_ids: list[Renamed] = []
        self._staff: list[str] = []

    def report(self, encoding: str) -> Report:
        people = set(self._people())
        groups = set(self._groups(people))
        problems = set(self._problems(groups))
        contests = set(self._contests(groups))
        together = {
            Kind.GROUP: groups,
            Kind.TRAINING: set(self._trainings(groups, problems)),
            Kind.DISCUSSION: set(self._discussions(groups, people)),
        }
        submissions, known = self._submissions(people, problems, contests)
        for remark in self._adapter.left_behind():
            self._tallies.add(remark, "", int(remark.fill.get("count", 1)))
        most = rules.MOST_LISTED
        return Report(
            encoding=encoding,
            amounts=(
                self._amount(Kind.PERSON, people),
                self._amount(Kind.PROBLEM, problems),
                self._amount(Kind.CONTEST, contests),
                Amount(Kind.SUBMISSION, submissions, known),
                *(self._amount(kind, found) for kind, found in together.items() if found),
            ),
            people=tuple(self._renamed[:most]),
            problems=tuple(self._moved_ids[:most]),
            people_renamed=len(self._renamed),
            problems_renamed=len(self._moved_ids),
            staff=tuple(self._staff[:most]),
            tallies=self._tallies.all(),
        )

    def _amount(self, kind: Kind, sources: set[str]) -> Amount:
        return Amount(kind, len(sources), len(self._house.known(kind, sources)))

    # -- people

    def _people(self) -> Iterator[str]:
        for batch in in_batches(self._adapter.people(), SUBMISSIONS_AT_ONCE):
            known = self._house.known(Kind.PERSON, [each.source for each in batch])
            for person in batch:
                yield person.source
                if person.role != "user":
                    self._staff.append(person.username)
                if person.source not in known:
                    self._person(person)

    def _person(self, person: MovedPerson) -> None:
        house = self._house
        renamed = rules.chosen_name(
            person.username,
            lambda name: any(key in house.names for key in rules.name_keys(name)),
        )
        if renamed is not None:
            self._renamed.append(renamed)
        house.names.add(name_key(renamed.after if renamed else person.username))
        if person.password is None:
            self._tallies.add(Remark("move.no_password"), person.username)
        email = person.email.strip()
        if email and (email in house.emails or "@" not in email):
            self._tallies.add(Remark("move.email_taken"), person.username)
        house.emails.add(email)
        if person.is_banned:
            self._tallies.add(Remark("move.banned"), person.username)

    # -- problems

    def _problems(self, groups: set[str]) -> Iterator[str]:
        for problem in self._adapter.problems():
            name = problem.draft.problem_id or problem.source
            known = self._house.known(Kind.PROBLEM, [problem.source])
            if known or self._problem(problem, name, groups):
                yield problem.source

    def _problem(self, problem: MovedProblem, name: str, groups: set[str]) -> bool:
        """Whether it can come."""
        house = self._house
        draft, remarks = fitted_draft(problem, house.languages, house.difficulties, groups)
        wanted = draft.problem_id
        display_id, reason = rules.chosen_id(wanted, house.ids.__contains__)
        house.ids.add(display_id)
        refusal = refusal_of(problem, replace(draft, problem_id=display_id))
        if refusal is not None:
            self._tallies.add(Remark("move.problem_refused"), name)
            self._tallies.add(refusal, name)
            return False
        if reason is not None:
            self._moved_ids.append(Renamed(wanted, "", reason))
        for remark in remarks:
            self._tallies.add(remark, name)
        for link in pictures_of(draft.statement):
            if _is_own(link) and self._files.named(link.rpartition("/")[2]) is None:
                self._tallies.add(Remark("move.no_picture"), name)
        return True

    # -- what people do together

    def _groups(self, people: set[str]) -> Iterator[str]:
        taken = self._house.groups
        for group in self._adapter.groups():
            yield group.source
            if self._house.known(Kind.GROUP, [group.source]):
                continue
            fitted, remarks = fitted_group(group, people, self._is_group_named)
            taken.update((fitted.name.lower(), fitted.short_name.lower()))
            self._tell(remarks, group.name)

    def _is_group_named(self, name: str) -> bool:
        return name.lower() in self._house.groups

    def _trainings(self, groups: set[str], problems: set[str]) -> Iterator[str]:
        for training in self._adapter.trainings():
            fitted, remarks = fitted_training(training, groups, problems)
            self._tell(remarks, training.title)
            if fitted is not None:
                yield training.source

    def _discussions(self, groups: set[str], people: set[str]) -> Iterator[str]:
        for discussion in self._adapter.discussions():
            fitted, remarks = fitted_discussion(discussion, groups, people)
            self._tell(remarks, discussion.title)
            if fitted is not None:
                yield discussion.source

    def _tell(self, remarks: Iterable[Remark], name: str) -> None:
        for remark in remarks:
            self._tallies.add(remark, name[:60])

    # -- contests and submissions

    def _contests(self, groups: set[str]) -> Iterator[str]:
        for contest in self._adapter.contests():
            fitted, remarks = fitted_contest(contest, groups)
            for remark in remarks:
                self._tallies.add(remark, contest.title[:60])
            if fitted is not None:
                yield contest.source

    def _submissions(
        self, people: set[str], problems: set[str], contests: set[str]
    ) -> tuple[int, int]:
        """How many there are that can come, and how many of them came before."""
        found = known = 0
        for batch in in_batches(self._adapter.submissions(), SUBMISSIONS_AT_ONCE):
            coming = [each for each in batch if self._comes(each, people, problems)]
            for each in coming:
                if each.contest is not None and each.contest not in contests:
                    self._tallies.add(Remark("move.contest_gone"), each.source)
            found += len(coming)
            known += len(self._house.known(Kind.SUBMISSION, [each.source for each in coming]))
        return found, known

    def _comes(self, submission: MovedSubmission, people: set[str], problems: set[str]) -> bool:
        if submission.person not in people or submission.problem not in problems:
            self._tallies.add(Remark("move.orphan"), submission.source)
            return False
        if submission.submitted_at <= 0:
            self._tallies.add(Remark("move.no_moment"), submission.source)
            return False
        for remark in remarks_of(submission, self._house.languages):
            self._tallies.add(remark, submission.source)
        return True


def _is_own(link: str) -> bool:
    """Whether it leads to the old site itself rather than to another one."""
    return "://" not in link and not link.startswith(("//", "data:"))
