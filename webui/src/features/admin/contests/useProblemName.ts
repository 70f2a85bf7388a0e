import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lengthOf } from '../../../shared/forms/fieldRules';
import { isDisplayId, nextColor, nextDisplayId } from '../displayIds';
import { keysOf, type ListedProblem, nameProblem } from './problemQueries';

interface NameFields {
  displayId: string;
  displayTitle: string;
  color: string;
}
type Fault = 'badId' | 'takenId' | 'badTitle';
type Faults = Partial<Record<keyof NameFields, Fault>>;

const longestTitle = 255;

/** What the contest calls a problem that is being written: at first the next free letter. It is saved
 * with the problem, which has its number only then. */
export function useProblemName(cid: number, listed: readonly ListedProblem[], pid: number | null) {
  const queries = useQueryClient();
  const [fields, setFields] = useState<NameFields>(() => firstFields(listed, pid));
  const [isTried, setTried] = useState(false);
  const others = listed.filter(({ problem }) => problem.id !== pid);
  const faults = faultsOf(fields, others);
  return {
    fields,
    faults: isTried ? faults : {},
    change: (part: Partial<NameFields>) => setFields((before) => ({ ...before, ...part })),
    isSound: () => {
      setTried(true);
      return Object.keys(faults).length === 0;
    },
    save: async (id: number) => {
      const { displayId, displayTitle, color } = fields;
      await nameProblem({
        ...{ cid, pid: id },
        displayId: displayId.trim(),
        displayTitle: displayTitle.trim(),
        color: color === '' ? null : color,
      });
      await Promise.all(keysOf(cid).map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  };
}

export type ProblemName = ReturnType<typeof useProblemName>;

function firstFields(listed: readonly ListedProblem[], pid: number | null): NameFields {
  const own = listed.find(({ problem }) => problem.id === pid)?.link;
  if (own) {
    return {
      displayId: own.displayId,
      displayTitle: own.displayTitle,
      color: own.color ?? '',
    };
  }
  return {
    displayId: nextDisplayId(listed.map(({ link }) => link.displayId)),
    displayTitle: '',
    color: nextColor(listed.map(({ link }) => link.color)),
  };
}

function faultsOf(fields: NameFields, others: readonly ListedProblem[]): Faults {
  const id = fields.displayId.trim();
  const length = lengthOf(fields.displayTitle.trim());
  const faults: Faults = {};
  if (!isDisplayId(id)) faults.displayId = 'badId';
  else if (others.some(({ link }) => link.displayId === id)) faults.displayId = 'takenId';
  if (length < 1 || length > longestTitle) faults.displayTitle = 'badTitle';
  return faults;
}
