"""What comes back of a problem that went through a format: values, and why they differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from oj_appliance.errors import Phrase, verbatim
from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.fields import ROWS, WHEN_LOST, Fields, fields_of
from oj_appliance.interchange.types import Finding
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.types.problem import ProblemDraft

LOST, CHANGED, REFUSED = "exchange.lost", "exchange.changed", "exchange.refused"
LONGEST_SHOWN = 60

# The values with what a format is not asked to keep apart left out.
Compared = Callable[[Fields], Fields]


@dataclass(slots=True)
class RoundTrip:
    """`before` and `after` hold the value of each row; `kinds` why a row may differ, with what the
    new value is called; `words` the word by which a loss calls a row, where it is another than
    the row's usual one."""

    problem: ExportProblem
    compared: Compared
    before: Fields
    after: Fields
    kinds: dict[str, tuple[str, Phrase]] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, problem: ExportProblem, compared: Compared) -> RoundTrip:
        """Everything comes back, as long as nobody says otherwise."""
        fields = compared(fields_of(problem))
        trip = cls(problem, compared, fields, dict(fields))
        if problem.draft.judge_mode != "default":
            trip.words["judging"] = problem.draft.judge_mode
        return trip

    def begin_with(self, draft: ProblemDraft) -> None:
        """What the format makes of the problem's texts before all else."""
        self.problem = replace(self.problem, draft=draft)
        self.after = self.compared(fields_of(self.problem))
        for row in ROWS:
            if self.before[row] != self.after[row]:
                self.kinds[row] = (CHANGED, phrases.WITHOUT_CONTROLS)

    def lose(self, row: str, value: object) -> None:
        """`value` is what stands there when it is lost."""
        self.after[row] = value
        self.kinds[row] = (LOST, verbatim(""))

    def lose_all(self, row: str) -> None:
        """The row is as in a problem that says nothing of it."""
        self.lose(row, WHEN_LOST[row])

    def change(self, row: str, value: object, shown: str | Phrase) -> None:
        self.after[row] = value
        told = verbatim(shown[:LONGEST_SHOWN]) if isinstance(shown, str) else shown
        self.kinds[row] = (CHANGED, told)

    def refuse(self, row: str) -> None:
        """What would come back is another problem."""
        self.kinds[row] = (REFUSED, verbatim(""))

    def is_refused(self, row: str) -> bool:
        return self.kinds.get(row, ("",))[0] == REFUSED

    def differs(self, row: str) -> bool:
        return self.is_refused(row) or self.before[row] != self.after[row]

    def findings(self) -> list[Finding]:
        """One for each row that differs, in the table's order."""
        return [self._finding(row) for row in ROWS if self.differs(row)]

    def _finding(self, row: str) -> Finding:
        kind, shown = self.kinds[row]
        word = self.words.get(row, ROWS[row])
        name = phrases.ROW_NAMES.get(row) or phrases.FIELD_NAMES[word]
        fill = {"field": name, "value": shown} if kind == CHANGED else {"field": name}
        return Finding(kind, fill, word)
