import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePolling } from '../../../shared/lib/usePolling';
import type { ProblemAuth } from '../problemTypes';
import { beginDryRun, commitImport, importResultQuery } from './importQueries';
import type { ImportResult } from './importTypes';

/** A package is looked through within seconds; large ones take longer than a blink. */
const askEvery = 700;

interface Sending {
  name: string;
  share: number;
}

/** One import from the dropped file to the stored problems. */
export function useImport(auth: ProblemAuth) {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [dryRunKey, setDryRunKey] = useState<string | null>(null);
  const [commitKey, setCommitKey] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isCommitting, setCommitting] = useState(false);
  const dryRun = useResult(dryRunKey);
  const commit = useResult(commitKey);

  useEffect(() => {
    if (commit.data?.state === 'done') {
      void queries.invalidateQueries({ queryKey: ['admin', 'problems'] });
    }
  }, [commit.data?.state, queries]);

  const start = async (file: File) => {
    setFailure(null);
    setSending({ name: file.name, share: 0 });
    try {
      const key = await beginDryRun(file, auth, (share) => setSending({ name: file.name, share }));
      setDryRunKey(key);
    } catch (error) {
      setFailure(error);
    }
    setSending(null);
  };

  const store = async (skip: readonly number[]) => {
    if (dryRunKey === null) return;
    setFailure(null);
    setCommitting(true);
    try {
      setCommitKey(await commitImport(dryRunKey, auth, skip));
    } catch (error) {
      setFailure(error);
    }
    setCommitting(false);
  };

  const reset = () => {
    setDryRunKey(null);
    setCommitKey(null);
    setFailure(null);
  };

  return {
    sending,
    dryRun: dryRunKey === null ? null : (dryRun.data ?? waiting),
    commit: commitKey === null ? null : (commit.data ?? waiting),
    failure: failure ?? dryRun.error ?? commit.error,
    isCommitting,
    start,
    store,
    reset,
  };
}

const waiting: ImportResult = { state: 'running', done: 0, total: 0 };

function useResult(key: string | null) {
  const query = useQuery(importResultQuery(key));
  usePolling(
    // Without a key there is nothing to ask for.
    { data: query.data, isError: query.isError || key === null, refetch: query.refetch },
    { every: askEvery, until: (result) => result.state === 'done' },
  );
  return query;
}
