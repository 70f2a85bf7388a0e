"""How files of results become one sheet (contract pack.md §5). Pure: the same files and decisions
always make the same sheet, in whichever order they came."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from oj_appliance.accounts.rules import name_key
from oj_appliance.errors import ApiError
from oj_appliance.exam_results.types import Absent, ResultProblem
from oj_appliance.packs.merging.types import (
    ALL,
    COUNT,
    LEAVE_OUT,
    Asked,
    Decision,
    Entry,
    Merged,
    Question,
    Ranked,
    TakenFile,
)
from oj_appliance.packs.results.types import MOST_SUBMISSIONS, SchoolResults
from oj_appliance.packs.types import MOST_PEOPLE, MOST_PROBLEMS, Expected, Paper
from oj_appliance.timed_work.rank.rules import ranked
from oj_appliance.timed_work.rank.types import Standing

Decisions = Mapping[str, Decision]
Facts = tuple[tuple[str, str, str], ...]  # what, before, after
LARGEST = 2**53
# Before the name of a problem: not its points, what it is.
CONTENT = "content"
_SHOWN = 8  # letters of a digest


def check_results(results: SchoolResults) -> None:
    """Whether a sheet fits together. Raises pack.bad_results."""
    sheet = results.sheet
    columns = {each.display_id for each in sheet.problems}
    names = {name_key(each.username) for each in sheet.people}
    fits = (
        len(sheet.people) <= MOST_PEOPLE
        and len(sheet.absent) <= MOST_PEOPLE
        and len(sheet.problems) <= MOST_PROBLEMS
        and len(names) == len(sheet.people)
        and all(0 <= each.points <= LARGEST for each in sheet.problems)
        and all(
            set(each.cells) <= columns
            and all(0 <= cell.score <= LARGEST for cell in each.cells.values())
            and each.score == sum(cell.score for cell in each.cells.values())
            and 0 <= each.used_s <= LARGEST
            for each in sheet.people
        )
        and len(results.submissions) <= MOST_SUBMISSIONS
        and all(
            name_key(each.username) in names and each.display_id in columns
            for each in results.submissions
        )
    )
    if not fits:
        raise ApiError("pack.bad_results")


def merged(paper: Paper, files: Sequence[TakenFile], decisions: Decisions) -> Merged:
    found = Merged(sorted(files, key=lambda each: each.id))
    found.problems = tuple(
        ResultProblem(number, each.display_id, each.title, each.score, each.version)
        for number, each in enumerate(paper.problems)
    )
    found.schools = _schools(files)
    roster = _Roster(paper.people)
    entries = []
    for file in _counted_files(paper, found, decisions):
        found.counted.add(file.id)
        for person in file.results.sheet.people:
            entry = Entry(file, person)
            if _is_in(roster, entry, found, decisions):
                entries.append(entry)
    found.people = _ranked(_once_each(roster, entries, found, decisions))
    found.absent = list(_absent(roster, found))
    return found


# -- files


def _schools(files: Sequence[TakenFile]) -> dict[str, str]:
    """Two servers may call themselves the same, as new ones do: then each bears its mark, too."""
    names = {each.results.copy_id: each.results.school for each in files}
    often = Counter(names.values())
    return {
        copy_id: f"{name} ({copy_id[:4]})" if often[name] > 1 else name
        for copy_id, name in names.items()
    }


def _counted_files(paper: Paper, found: Merged, decisions: Decisions) -> Iterator[TakenFile]:
    by_copy = defaultdict(list)
    for each in found.files:
        by_copy[each.results.copy_id].append(each)
    for copy_id, files in by_copy.items():
        file = _file_of(copy_id, files, found, decisions)
        if file is not None and _may_count(paper, file, found, decisions):
            yield file


def _file_of(
    copy_id: str, files: list[TakenFile], found: Merged, decisions: Decisions
) -> TakenFile | None:
    if len(files) == 1:
        return files[0]
    files = sorted(files, key=lambda each: (-each.results.written_at, -each.id))
    question = _asked(
        decisions,
        Question(
            subject=f"{Asked.FILE}:{copy_id}",
            kind=Asked.FILE,
            among=",".join(sorted(each.digest for each in files)),
            choices=tuple(str(each.id) for each in files),
            files=tuple(files),
        ),
    )
    found.questions.append(question)
    if question.choice is not None:
        found.left_out |= {each.id for each in files if str(each.id) != question.choice}
    return next((each for each in files if str(each.id) == question.choice), None)


def _may_count(paper: Paper, file: TakenFile, found: Merged, decisions: Decisions) -> bool:
    asked: list[tuple[Asked, Facts]] = []
    results = file.results
    unjudged = sum(each.unjudged for each in results.sheet.people)
    if not results.is_over or results.running or results.awaited or unjudged:
        told: Facts = (
            ("running", "", str(results.running)),
            ("awaited", "", str(results.awaited)),
            ("unjudged", "", str(unjudged)),
        )
        asked.append((Asked.OPEN, told))
    if differing := tuple(_differences(paper, results)):
        asked.append((Asked.PAPER, differing))
    answers = []
    for kind, told in asked:
        question = Question(
            subject=f"{kind}:{file.id}",
            kind=kind,
            among=file.digest,
            choices=(COUNT, LEAVE_OUT),
            files=(file,),
            told=told,
        )
        found.questions.append(_asked(decisions, question))
        answers.append(found.questions[-1].choice)
    if LEAVE_OUT in answers:
        found.left_out.add(file.id)
    return all(each == COUNT for each in answers)


def _differences(paper: Paper, results: SchoolResults) -> Iterator[tuple[str, str, str]]:
    """What of the exam was changed at the school: what, as it was sent, as it is there."""
    sent = {(each.display_id, each.version): each.score for each in paper.problems}
    there = {(each.display_id, each.version): each.points for each in results.sheet.problems}
    for name in sorted({*sent, *there}, key=lambda each: (each[0], each[1] or "")):
        before, after = sent.get(name), there.get(name)
        if before != after:
            yield " ".join(filter(None, name)), _points(before), _points(after)
    yield from _changed_problems(paper, results)
    wanted, had = paper.counting, results.counting
    if wanted.score_type != had.score_type:
        yield "scoreType", wanted.score_type, had.score_type
    if wanted.duration_ms != had.duration_ms:
        yield "duration", _minutes(wanted.duration_ms), _minutes(had.duration_ms)
    if wanted.grace_s != had.grace_s:
        yield "grace", str(wanted.grace_s), str(had.grace_s)


def _changed_problems(paper: Paper, results: SchoolResults) -> Iterator[tuple[str, str, str]]:
    """Statements, settings, programs or data that are not those that were sent. Files of before
    tell nothing of it, on either side."""
    there = {
        (each.display_id, each.version): results.digests.get(str(each.pid))
        for each in results.sheet.problems
    }
    for each in paper.problems:
        found = there.get((each.display_id, each.version))
        if each.digest and found and each.digest != found:
            name = " ".join(filter(None, (each.display_id, each.version)))
            yield f"{CONTENT} {name}", each.digest[:_SHOWN], found[:_SHOWN]


def _points(points: int | None) -> str:
    return "" if points is None else str(points)


def _minutes(duration_ms: int | None) -> str:
    return "" if duration_ms is None else str(round(duration_ms / 60_000))


# -- people


class _Roster:
    """Whom the office expects; empty where schools have rosters of their own."""

    def __init__(self, people: Iterable[Expected]) -> None:
        self.people = {name_key(each.username): each for each in people}
        self._by_number = {each.number: each for each in self.people.values() if each.number}

    def find(self, entry: Entry) -> Expected | None:
        """By the number, which people keep; else by the name of the account."""
        number = entry.person.number
        if number and number in self._by_number:
            return self._by_number[number]
        found = self.people.get(name_key(entry.person.username))
        is_another = found is not None and number and found.number and number != found.number
        return None if is_another else found

    def key(self, entry: Entry) -> str:
        """Whoever has the same is taken for one student."""
        expected = self.find(entry)
        if expected is not None:
            return f"roster:{name_key(expected.username)}"
        if entry.person.number:
            return f"number:{entry.person.number}"
        return f"name:{name_key(entry.person.username)}"


def _is_in(roster: _Roster, entry: Entry, found: Merged, decisions: Decisions) -> bool:
    if not roster.people:
        return True
    expected, person = roster.find(entry), entry.person
    if expected is None:
        kind: Asked = Asked.UNKNOWN
        told: Facts = ()
    elif expected.realname and person.realname and expected.realname != person.realname:
        kind, told = Asked.NAME, (("realname", expected.realname, person.realname),)
    else:
        return True
    question = Question(
        subject=f"{kind}:{entry.file.results.copy_id}:{person.username}",
        kind=kind,
        among=f"{person.number or ''}:{person.realname or ''}",
        choices=(COUNT, LEAVE_OUT),
        entries=(entry,),
        told=told,
    )
    found.questions.append(_asked(decisions, question))
    return found.questions[-1].choice == COUNT


def _once_each(
    roster: _Roster, entries: list[Entry], found: Merged, decisions: Decisions
) -> Iterator[Entry]:
    by_key = defaultdict(list)
    for each in entries:
        by_key[roster.key(each)].append(each)
    for key, several in by_key.items():
        if len(several) == 1:
            yield several[0]
            continue
        question = _asked(
            decisions,
            Question(
                subject=f"{Asked.PERSON}:{key}",
                kind=Asked.PERSON,
                among=",".join(sorted(f"{each.file.digest}:{each.id}" for each in several)),
                choices=(*(each.id for each in several), ALL),
                entries=tuple(several),
            ),
        )
        found.questions.append(question)
        for each in several:
            if question.choice in (ALL, each.id):
                yield each


def _ranked(entries: Iterable[Entry]) -> list[Ranked]:
    """As the exam's own rank: most points first, then the least time."""
    known = {f"{each.person.username}:{each.file.results.copy_id}": each for each in entries}
    rows = ranked(
        Standing(name, {}, each.person.score, each.person.used_s) for name, each in known.items()
    )
    return [Ranked(row.rank, known[row.standing.uid]) for row in rows]


def _absent(roster: _Roster, found: Merged) -> Iterator[tuple[str, Absent]]:
    """Of the roster whoever has no result in a file that counts, or may yet; without one whom
    schools name."""
    present = {
        roster.key(Entry(file, person))
        for file in found.files
        if file.id not in found.left_out
        for person in file.results.sheet.people
    }
    for key, each in sorted(roster.people.items()):
        if f"roster:{key}" not in present:
            names = (each.realname or None, each.number or None, each.class_name or None)
            yield "", Absent("", each.username, *names)
    if roster.people:
        return
    for file in found.files:
        if file.id in found.counted:
            for absent in file.results.sheet.absent:
                yield found.school(file), absent


def _asked(decisions: Decisions, question: Question) -> Question:
    """With its answer, where that still holds."""
    decided = decisions.get(question.subject)
    if decided is None or decided.among != question.among:
        return question
    if decided.choice not in question.choices:
        return question
    return Question(
        subject=question.subject,
        kind=question.kind,
        among=question.among,
        choices=question.choices,
        files=question.files,
        entries=question.entries,
        told=question.told,
        choice=decided.choice,
        decided_by=decided.decided_by,
    )
