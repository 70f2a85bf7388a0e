import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/forms/useAction';
import { refusalOf, usePolling } from '../../../../shared/lib/usePolling';
import { problemKey } from '../problemEditorQueries';
import {
  applyOutputs,
  type Outputs,
  outputsQuery,
  startOutputs,
  type WantedOutputs,
} from './madeOutputQueries';

/** In ms. */
const pause = 500;

/** A run of a solution over the cases, from its start until its outputs are the answers. */
export function useMadeOutputs(pid: number, onApplied: () => void) {
  const { t } = useTranslation('adminProblemEditorOutputs');
  const [key, setKey] = useState<string | null>(null);
  const found = useQuery({
    ...outputsQuery(key),
    ...usePolling<Outputs>({ every: pause, until: (outputs) => outputs.state === 'done' }),
  });
  const start = useAction({
    run: (wanted: WantedOutputs) => startOutputs(pid, wanted),
    onDone: setKey,
    showsFailure: true,
    isSingle: true,
  });
  const apply = useAction({
    run: (partly: boolean) => applyOutputs(key ?? '', partly),
    said: () => t('used'),
    keys: [problemKey(pid)],
    onDone: onApplied,
    showsFailure: true,
    isSingle: true,
  });
  const state = key === null ? null : (found.data ?? null);
  return {
    state,
    start: start.run,
    apply: apply.run,
    isRunning: start.isBusy || state?.state === 'running',
    isApplying: apply.isBusy,
    failure: start.failure ?? apply.failure ?? refusalOf(found)?.message ?? null,
  };
}
