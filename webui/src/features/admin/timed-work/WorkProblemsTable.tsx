import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useSteady } from '../../../shared/lib/useSteady';
import { Chip } from '../../../shared/ui/Chip';
import { ProblemSetTable, type SetParts } from '../ProblemSetTable';
import { keysOf, type ListedProblem, orderProblems } from './problemQueries';
import type { AdminTimedWork } from './timedWorkQueries';
import { WorkProblemActions } from './WorkProblemActions';

interface WorkProblemsTableProps {
  work: AdminTimedWork;
  listed: readonly ListedProblem[];
  onName: (listed: ListedProblem) => void;
}

/** The problems of a work, with what each is worth and of which version of the paper it is. */
export function WorkProblemsTable({ work, listed, onName }: WorkProblemsTableProps) {
  const { t } = useTranslation('adminTimedWork');
  const order = useAction({
    run: (pids: readonly number[]) => orderProblems(work.id, pids),
    keys: keysOf(work.id),
  });
  const name = useSteady(onName);
  const parts = useMemo((): SetParts<ListedProblem> => {
    const points = { id: 'points', head: t('problem.points'), align: 'end' } as const;
    return {
      markOf: ({ link: { version } }) => ({
        after: version && <Chip>{t('problem.ofVersion', { version })}</Chip>,
      }),
      further: [{ ...points, cell: ({ link }) => link.score }],
      actionsOf: (row) => <WorkProblemActions work={work} listed={row} onName={name} />,
    };
  }, [t, work, name]);
  return (
    <ProblemSetTable
      label={t('problem.title')}
      listed={listed}
      onOrder={order.run}
      onName={onName}
      parts={parts}
    />
  );
}
