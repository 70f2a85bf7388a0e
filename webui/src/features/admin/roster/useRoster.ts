import { useState } from 'react';
import { peopleKey } from '../../../entities/user/people';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import {
  commitRoster,
  lookAt,
  type Mapping,
  mapAnew,
  type Roster,
  type RosterField,
  type RosterResult,
  type RosterRow,
  rosterFields,
} from './rosterCalls';

export interface RosterOptions {
  update: boolean;
  generatePasswords: boolean;
  mustChangePassword: boolean;
  numberAsUsername: boolean;
  fillNicknames: boolean;
}

/** Who is handed a password should not keep it; what is in the list is meant to hold. */
const usualOptions: RosterOptions = {
  update: true,
  generatePasswords: false,
  mustChangePassword: true,
  numberAsUsername: true,
  fillNicknames: true,
};

/** One class list from the dropped file to the accounts. */
export function useRoster() {
  const [fileName, setFileName] = useState('');
  const [roster, setRoster] = useState<Roster | null>(null);
  const [version, setVersion] = useState(0);
  const [options, setOptions] = useState(usualOptions);
  const [skipped, setSkipped] = useState<ReadonlyMap<number, RosterRow>>(new Map());
  const [result, setResult] = useState<RosterResult | null>(null);

  const show = (found: Roster) => {
    setRoster(found);
    setVersion((old) => old + 1);
    setSkipped(new Map());
  };

  const start = useSending({
    nameOf: (file: File) => file.name,
    run: lookAt,
    onDone: (found, file) => {
      show(found);
      setOptions({ ...usualOptions, generatePasswords: found.generatePasswords });
      setFileName(file.name);
    },
    showsFailure: true,
  });
  const mapping = useAction({
    run: ({ roster: old, change }: { roster: Roster; change: Partial<Mapping> }) =>
      mapAnew(old.key, {
        columns: columnsOf(old),
        generatePasswords: options.generatePasswords,
        numberAsUsername: options.numberAsUsername,
        fillNicknames: options.fillNicknames,
        sheets: sheetsOf(old),
        ...change,
      }),
    onDone: show,
    showsFailure: true,
  });
  const remap = async (change: Partial<Mapping>) => {
    commit.forget();
    if (roster) await mapping.run({ roster, change });
  };
  const commit = useAction({
    run: ({ key }: Roster) => {
      const { update, generatePasswords, mustChangePassword } = options;
      const skip = [...skipped.keys()];
      return commitRoster(key, { update, generatePasswords, mustChangePassword, skip });
    },
    onDone: setResult,
    keys: [peopleKey],
    showsFailure: true,
    isSingle: true,
  });

  return {
    sending: start.sending,
    fileName,
    roster,
    version,
    options,
    skipped,
    result,
    failure: start.error ?? mapping.error ?? commit.error,
    isBusy: start.isBusy || mapping.isBusy || commit.isBusy,
    start: start.run,
    /** A field belongs to one column: it leaves the one that had it. */
    takeColumn: (index: number, field: RosterField | null) => {
      if (roster === null) return;
      const columns = columnsOf(roster).map((each) => {
        if (each.index === index) return { index, field };
        return each.field === field ? { ...each, field: null } : each;
      });
      void remap({ columns });
    },
    takeHeader: (header: boolean) => void remap({ header }),
    takeSheet: (index: number, isTaken: boolean) => {
      if (roster === null) return;
      const sheets = roster.sheets
        .filter((each) => (each.index === index ? isTaken : each.isTaken))
        .map((each) => ({ index: each.index, className: each.className }));
      void remap({ sheets });
    },
    nameClass: (index: number, className: string) => {
      if (roster === null) return;
      const sheets = sheetsOf(roster).map((each) =>
        each.index === index ? { index, className } : each,
      );
      void remap({ sheets });
    },
    choose: (part: Partial<RosterOptions>) => {
      setOptions((old) => ({ ...old, ...part }));
      // These change what becomes of the rows; the others count when the list is taken in.
      const { generatePasswords, numberAsUsername, fillNicknames } = part;
      if (generatePasswords !== undefined) void remap({ generatePasswords });
      if (numberAsUsername !== undefined) void remap({ numberAsUsername });
      if (fillNicknames !== undefined) void remap({ fillNicknames });
    },
    toggle: (row: RosterRow) => {
      const next = new Map(skipped);
      if (!next.delete(row.row)) next.set(row.row, row);
      setSkipped(next);
    },
    commit: async () => {
      mapping.forget();
      if (roster) await commit.run(roster);
    },
    reset: () => {
      setRoster(null);
      setResult(null);
      for (const each of [start, mapping, commit]) each.forget();
      setOptions(usualOptions);
    },
  };
}

export type RosterRun = ReturnType<typeof useRoster>;

export function columnsOf(roster: Roster): { index: number; field: RosterField | null }[] {
  return roster.columns.map(({ index, field }) => ({
    index,
    field: rosterFields.find((each) => each === field) ?? null,
  }));
}

function sheetsOf(roster: Roster): { index: number; className: string }[] {
  return roster.sheets
    .filter((each) => each.isTaken)
    .map(({ index, className }) => ({ index, className }));
}

/** How many accounts will be made and changed. */
export function countsOf(run: RosterRun): { create: number; update: number } {
  const left = [...run.skipped.values()];
  const without = (action: RosterRow['action'], count: number) =>
    count - left.filter((row) => row.action === action).length;
  const counts = run.roster?.counts;
  return {
    create: without('create', counts?.create ?? 0),
    update: run.options.update ? without('update', counts?.update ?? 0) : 0,
  };
}

/** The class that everybody in the list is in; blank where a column tells it, or there are several. */
export function onlyClassOf(roster: Roster): string {
  if (roster.columns.some(({ field }) => field === 'className')) return '';
  const names = new Set(sheetsOf(roster).map(({ className }) => className));
  return names.size === 1 ? ([...names][0] ?? '') : '';
}
