import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useSteady } from '../../../shared/lib/useSteady';
import { Chip } from '../../../shared/ui/Chip';
import styles from '../desk.module.css';
import { ProblemSetTable, type SetParts } from '../ProblemSetTable';
import { problemAuth } from '../problemTypes';
import { type AdminContest, changeQuestion } from './contestQueries';
import { ProblemActions } from './ProblemActions';
import { keysOf, type ListedProblem, orderProblems } from './problemQueries';

interface ProblemsTableProps {
  contest: AdminContest;
  listed: readonly ListedProblem[];
  onName: (listed: ListedProblem) => void;
}

/** The problems of a contest, with their balloons and who else sees them. */
export function ProblemsTable({ contest, listed, onName }: ProblemsTableProps) {
  const { t } = useTranslation('adminContests');
  const order = useAction({
    run: (pids: readonly number[]) => orderProblems(contest.id, pids),
    ask: async (pids) =>
      (await changeQuestion.load()).questionOfOrder(contest.id, pids, {
        title: t('effects.title'),
        confirmLabel: t('effects.save'),
      }),
    keys: keysOf(contest.id),
  });
  const name = useSteady(onName);
  const parts = useMemo((): SetParts<ListedProblem> => {
    const seen = { id: 'auth', head: t('problem.seen'), hide: 'narrow' } as const;
    return {
      markOf: ({ link: { color } }) => ({
        before: color && <span className={styles.balloon} style={{ background: color }} />,
      }),
      further: [{ ...seen, cell: ({ problem }) => <SeenChip auth={problem.auth} /> }],
      actionsOf: (row) => <ProblemActions contest={contest} listed={row} onName={name} />,
    };
  }, [t, contest, name]);
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

/** Who sees the problem outside the contest. */
function SeenChip({ auth }: { auth: number }) {
  const { t } = useTranslation('adminContests');
  if (auth === problemAuth.contest) return <Chip>{t('problem.here')}</Chip>;
  return (
    <Chip tone="warn" title={t('problem.elsewhereHint')}>
      {t(auth === problemAuth.public ? 'problem.elsewhere' : 'problem.nowhere')}
    </Chip>
  );
}
