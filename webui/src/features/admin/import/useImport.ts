import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import { refusalOf, usePolling } from '../../../shared/lib/usePolling';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { useProblemPages } from '../problemPages';
import type { ProblemAuth } from '../problemTypes';
import { beginDryRun, commitImport, type ImportOrder, importResultQuery } from './importQueries';
import type { ImportChoices, ImportResult } from './importTypes';

/** A package is looked through within seconds; large ones take longer than a blink. */
const askEvery = 700;

/** One import from the dropped file to the stored problems. Where it stands is in the address, so
 * that a reloaded page goes on with it. */
export function useImport() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const pages = useProblemPages();
  const gid = useOwnerGroup()?.gid ?? null;
  const search = new URLSearchParams(useSearch());
  const [dryRunKey, commitKey] = [search.get('look'), search.get('stored')];
  const dryRun = useResult(dryRunKey);
  const commit = useResult(commitKey);

  useEffect(() => {
    if (commit.data?.state === 'done') {
      void queries.invalidateQueries({ queryKey: ['admin', 'problems'] });
    }
  }, [commit.data?.state, queries]);

  const stand = (query: { look?: string; stored?: string }) =>
    navigate(pages.import(query), { replace: true });

  const start = useSending({
    nameOf: (file: File) => file.name,
    run: (file: File, options) => beginDryRun(file, options, gid),
    onDone: (look) => stand({ look }),
    showsFailure: true,
  });
  const store = useAction({
    run: (order: ImportOrder) => commitImport(order),
    onDone: (stored, { key }) => stand({ look: key, stored }),
    showsFailure: true,
  });

  const reset = () => {
    start.forget();
    store.forget();
    stand({});
  };

  return {
    sending: start.sending,
    cancel: start.cancel,
    dryRun: dryRunKey === null ? null : (dryRun.data ?? waiting),
    commit: commitKey === null ? null : (commit.data ?? waiting),
    failure: start.error ?? store.error ?? refusalOf(dryRun) ?? refusalOf(commit),
    isCommitting: store.isBusy,
    start: start.run,
    store: async (auth: ProblemAuth, skip: readonly number[], choices: ImportChoices) => {
      if (dryRunKey !== null) await store.run({ key: dryRunKey, auth, skip, choices });
    },
    reset,
  };
}

const waiting: ImportResult = { state: 'running', done: 0, total: 0 };

function useResult(key: string | null) {
  const polling = usePolling<ImportResult>({
    every: askEvery,
    until: (result) => result.state === 'done',
  });
  return useQuery({ ...importResultQuery(key), ...polling });
}
