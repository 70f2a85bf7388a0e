import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleKey } from '../../../entities/user/people';
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

interface Sending {
  name: string;
  share: number;
}

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
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [fileName, setFileName] = useState('');
  const [roster, setRoster] = useState<Roster | null>(null);
  const [version, setVersion] = useState(0);
  const [options, setOptions] = useState(usualOptions);
  const [skipped, setSkipped] = useState<ReadonlyMap<number, RosterRow>>(new Map());
  const [result, setResult] = useState<RosterResult | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const show = (found: Roster) => {
    setRoster(found);
    setVersion((old) => old + 1);
    setSkipped(new Map());
  };

  const start = (file: File) =>
    attempt(async () => {
      setSending({ name: file.name, share: 0 });
      try {
        const found = await lookAt(file, (share) => setSending({ name: file.name, share }));
        show(found);
        setOptions({ ...usualOptions, generatePasswords: found.generatePasswords });
        setFileName(file.name);
      } finally {
        setSending(null);
      }
    });
  const remap = (change: Partial<Mapping>) =>
    attempt(async () => {
      if (roster === null) return;
      show(
        await mapAnew(roster.key, {
          columns: columnsOf(roster),
          generatePasswords: options.generatePasswords,
          numberAsUsername: options.numberAsUsername,
          fillNicknames: options.fillNicknames,
          sheets: sheetsOf(roster),
          ...change,
        }),
      );
    });

  return {
    sending,
    fileName,
    roster,
    version,
    options,
    skipped,
    result,
    failure,
    isBusy,
    start,
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
    commit: () =>
      attempt(async () => {
        if (roster === null) return;
        const { update, generatePasswords, mustChangePassword } = options;
        const skip = [...skipped.keys()];
        setResult(
          await commitRoster(roster.key, { update, generatePasswords, mustChangePassword, skip }),
        );
        void queries.invalidateQueries({ queryKey: peopleKey });
      }),
    reset: () => {
      setRoster(null);
      setResult(null);
      setFailure(null);
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
