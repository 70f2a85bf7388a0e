import { useQuery } from '@tanstack/react-query';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { Dialog } from '../../../../shared/ui/Dialog';
import { ErrorState } from '../../../../shared/ui/ErrorState';
import { Notice } from '../../../../shared/ui/Notice';
import { Progress } from '../../../../shared/ui/Progress';
import { Skeleton } from '../../../../shared/ui/Skeleton';
import { type ProblemForm, unansweredOf } from '../problemForm';
import { solutionsQuery } from '../solutionQueries';
import { MakeOutputsFields } from './MakeOutputsFields';
import { MakeOutputsTable } from './MakeOutputsTable';
import type { Outputs } from './madeOutputQueries';
import styles from './outputs.module.css';
import { useMadeOutputs } from './useMadeOutputs';

interface MakeOutputsDialogProps {
  pid: number;
  onClose: () => void;
}

/** Runs a reference solution on the stored inputs; its outputs count once somebody says so. */
export default function MakeOutputsDialog({ pid, onClose }: MakeOutputsDialogProps) {
  const { t } = useTranslation('adminProblemEditorOutputs');
  const { getValues } = useFormContext<ProblemForm>();
  const { isDirty } = useFormState<ProblemForm>();
  const solutions = useQuery(solutionsQuery(pid));
  const { state, ...making } = useMadeOutputs(pid, onClose);
  const use = state?.state === 'done' && state.made > 0 && (
    <Button
      kind="primary"
      isBusy={making.isApplying}
      onClick={() => void making.apply(!isWhole(state))}
    >
      {t(isWhole(state) ? 'use' : 'useSome', { count: state.made })}
    </Button>
  );
  return (
    <Dialog
      title={t('title')}
      size="large"
      closesOnOutsideClick={false}
      onClose={onClose}
      actions={use}
    >
      <div className={styles.making}>
        {solutions.isError && (
          <ErrorState error={solutions.error} onRetry={() => void solutions.refetch()} />
        )}
        {solutions.isPending && <Skeleton lines={3} height={20} />}
        {solutions.data?.length === 0 && <p>{t('noSolution')}</p>}
        {solutions.data && solutions.data.length > 0 && (
          <>
            <p className={styles.hint}>{t('hint')}</p>
            {isDirty && <Notice tone="warn">{t('unsaved')}</Notice>}
            <MakeOutputsFields
              solutions={solutions.data}
              unanswered={unansweredOf(getValues())}
              isRunning={making.isRunning}
              isStopped={isDirty}
              onStart={making.start}
            />
          </>
        )}
        {making.failure && <Notice tone="bad">{making.failure}</Notice>}
        {state?.state === 'running' && <Running state={state} />}
        {state?.state === 'done' && <Ended state={state} />}
      </div>
    </Dialog>
  );
}

const isWhole = ({ made, total }: Outputs) => made === total;

function Running({ state: { done, total } }: { state: Outputs }) {
  const { t } = useTranslation('adminProblemEditorOutputs');
  return (
    <>
      <Progress label={t('title')} value={done / Math.max(1, total)} />
      <p className={styles.hint} role="status">
        {t('progress', { done, total })}
      </p>
    </>
  );
}

function Ended({ state }: { state: Outputs }) {
  const { t } = useTranslation('adminProblemEditorOutputs');
  if (state.errorMessage) {
    return (
      <>
        <Notice tone="bad">{t('failed')}</Notice>
        <pre className={styles.outputText}>{state.errorMessage}</pre>
      </>
    );
  }
  const missing = state.total - state.made;
  return (
    <>
      {isWhole(state) ? (
        <p role="status">{t('whole', { count: state.made, name: state.solution })}</p>
      ) : (
        <Notice tone="warn">{t('incomplete', { count: missing, total: state.total })}</Notice>
      )}
      <MakeOutputsTable rows={state.rows} />
    </>
  );
}
