import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/calls';
import { readStored, storageKeys, writeStored } from '../../shared/lib/storageKeys';

const firstSteps = ['classList', 'problem', 'backup', 'address'] as const;
export type FirstStep = (typeof firstSteps)[number];

const one = { currentPage: 1, limit: 1 };
const users = {
  queryKey: ['home', 'firstSteps', 'users'],
  // Root is there from the start.
  queryFn: async () =>
    (await api('GET /api/admin/user/get-user-list', { query: one, isQuiet: true })).total > 1,
};
const problems = {
  queryKey: ['home', 'firstSteps', 'problems'],
  queryFn: async () =>
    (await api('GET /api/admin/problem/get-problem-list', { query: one, isQuiet: true })).total > 0,
};
const backups = {
  queryKey: ['home', 'firstSteps', 'backups'],
  queryFn: async () => {
    const made = await api('GET /api/admin/config/db-backup-list', { isQuiet: true });
    return made.some((each) => each.state === 'done');
  },
};

/** Which of the first steps of a new site are done: the site itself tells it, but for the address,
 * which this browser has shown. None once all are done, or the list was put away. */
export function useFirstSteps() {
  const [isAway, setAway] = useState(() => readStored(storageKeys.firstSteps) === 'done');
  const [hasShown, setShown] = useState(() => readStored(storageKeys.addressShown) === 'true');
  // `useQueries` would be a kilobyte more on every page.
  const found = [
    useQuery({ ...users, enabled: !isAway }),
    useQuery({ ...problems, enabled: !isAway }),
    useQuery({ ...backups, enabled: !isAway }),
  ];
  const putAway = () => {
    writeStored(storageKeys.firstSteps, 'done');
    setAway(true);
  };
  const isKnown = found.every((query) => query.data !== undefined);
  const done = [...found.map((query) => query.data === true), hasShown];
  return {
    steps: isAway || !isKnown ? null : firstSteps.map((step, at) => ({ step, isDone: done[at] })),
    putAway,
    showAddress: () => {
      writeStored(storageKeys.addressShown, 'true');
      setShown(true);
    },
  };
}
