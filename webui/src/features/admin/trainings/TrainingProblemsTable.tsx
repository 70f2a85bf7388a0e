import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useSteady } from '../../../shared/lib/useSteady';
import { Chip } from '../../../shared/ui/Chip';
import { ProblemSetTable, type SetParts } from '../ProblemSetTable';
import type { TrainingDesk } from './desk';
import { type ListedProblem, setKeys } from './problemSet';
import { TrainingProblemActions } from './TrainingProblemActions';

interface TrainingProblemsTableProps {
  desk: TrainingDesk;
  tid: number;
  listed: readonly ListedProblem[];
  onName: (listed: ListedProblem) => void;
}

const publicAuth = 1;

/** The problems of a training, put in order by dragging. */
export function TrainingProblemsTable(props: TrainingProblemsTableProps) {
  const { desk, tid, listed, onName } = props;
  const { t } = useTranslation('adminTrainings');
  const order = useAction({
    run: (pids: readonly number[]) => desk.order(tid, pids),
    keys: setKeys,
  });
  const name = useSteady(onName);
  const parts = useMemo(
    (): SetParts<ListedProblem> => ({
      // What is out of the public bank is met in no training.
      markOf: ({ problem }) => ({
        after: problem.auth !== publicAuth && <Chip tone="warn">{t('problem.notShown')}</Chip>,
      }),
      further: [],
      actionsOf: (row) => (
        <TrainingProblemActions desk={desk} tid={tid} listed={row} onName={name} />
      ),
    }),
    [t, desk, tid, name],
  );
  return (
    <ProblemSetTable
      label={t('pages.problems')}
      listed={listed}
      onOrder={order.run}
      onName={onName}
      parts={parts}
      keepsIds
    />
  );
}
