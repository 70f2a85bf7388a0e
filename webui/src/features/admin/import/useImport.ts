import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { to } from '../../../app/routes';
import type { SendingFile } from '../../../shared/api/resumableUpload';
import { refusalOf, usePolling } from '../../../shared/lib/usePolling';
import type { ProblemAuth } from '../problemTypes';
import { beginDryRun, commitImport, importResultQuery } from './importQueries';
import type { ImportChoices, ImportResult } from './importTypes';

/** A package is looked through within seconds; large ones take longer than a blink. */
const askEvery = 700;

/** One import from the dropped file to the stored problems. Where it stands is in the address, so
 * that a reloaded page goes on with it. */
export function useImport() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [dryRunKey, commitKey] = [search.get('look'), search.get('stored')];
  const [sending, setSending] = useState<SendingFile | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isCommitting, setCommitting] = useState(false);
  const cancelling = useRef(new AbortController());
  const dryRun = useResult(dryRunKey);
  const commit = useResult(commitKey);

  useEffect(() => {
    if (commit.data?.state === 'done') {
      void queries.invalidateQueries({ queryKey: ['admin', 'problems'] });
    }
  }, [commit.data?.state, queries]);
  // Who leaves the page does not wait for the file any more.
  useEffect(() => () => cancelling.current.abort(), []);

  const stand = (query: { look?: string; stored?: string }) =>
    navigate(to('AdminImport', {}, query), { replace: true });

  const start = async (file: File) => {
    cancelling.current = new AbortController();
    const { signal } = cancelling.current;
    setFailure(null);
    setSending({ name: file.name, share: 0 });
    try {
      stand({ look: await beginDryRun(file, { signal, onProgress: setSending }) });
    } catch (error) {
      if (!signal.aborted) setFailure(error);
    }
    setSending(null);
  };

  const store = async (auth: ProblemAuth, skip: readonly number[], also: ImportChoices) => {
    if (dryRunKey === null) return;
    setFailure(null);
    setCommitting(true);
    try {
      stand({ look: dryRunKey, stored: await commitImport(dryRunKey, auth, skip, also) });
    } catch (error) {
      setFailure(error);
    }
    setCommitting(false);
  };

  const reset = () => {
    setFailure(null);
    stand({});
  };

  return {
    sending,
    cancel: () => cancelling.current.abort(),
    dryRun: dryRunKey === null ? null : (dryRun.data ?? waiting),
    commit: commitKey === null ? null : (commit.data ?? waiting),
    failure: failure ?? refusalOf(dryRun) ?? refusalOf(commit),
    isCommitting,
    start,
    store,
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
