import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { usePolling } from '../../../shared/lib/usePolling';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Notice } from '../../../shared/ui/Notice';
import { Progress } from '../../../shared/ui/Progress';
import { Table } from '../../../shared/ui/Table';
import { BankRow } from './BankRow';
import { type Bank, type Standing, standingOf, standings, standingTones } from './bankStandings';
import {
  type ImportedProblem,
  type ImportResult,
  importBank,
  lookedThroughQuery,
  type Taken,
} from './packQueries';
import styles from './packs.module.css';

/** What is here as it came need not come again; what differs waits for a word. */
const usualOf: Record<Standing, Taken> = {
  new: 'new',
  same: 'skip',
  changed: 'skip',
  refused: 'skip',
};

/** A bank that was opened: problem by problem, new, the same or changed, and what to do with it. */
export function BankPreview({ bank }: { bank: Bank }) {
  const { t } = useTranslation('adminPacks');
  const look = useQuery({
    ...lookedThroughQuery(bank.key),
    ...usePolling<ImportResult>({ every: 700, until: ({ state }) => state === 'done' }),
  });
  if (look.isError) {
    return (
      <Card title={t('bank.inside')} isPadded>
        <ErrorState error={look.error} onRetry={() => void look.refetch()} />
        <p className={styles.quiet}>{t('bank.expired')}</p>
      </Card>
    );
  }
  if (!look.data?.report) {
    return (
      <Card title={t('bank.inside')} isPadded>
        <p>{t('bank.looking')}</p>
        <Progress
          label={t('bank.looking')}
          value={look.data && look.data.total > 0 ? look.data.done / look.data.total : 0}
        />
      </Card>
    );
  }
  return <Choices bank={bank} problems={look.data.report.problems} />;
}

function Choices({ bank, problems }: { bank: Bank; problems: readonly ImportedProblem[] }) {
  const { t } = useTranslation('adminPacks');
  const [, navigate] = useLocation();
  const [decided, setDecided] = useState<Readonly<Record<number, Taken>>>({});
  const choiceOf = (problem: ImportedProblem) =>
    decided[problem.index] ?? usualOf[standingOf(bank, problem)];
  const chosen = problems.filter((problem) => choiceOf(problem) !== 'skip');
  const store = useAction({
    run: () =>
      importBank(
        bank.key,
        problems.map((problem) => ({ index: problem.index, taken: choiceOf(problem) })),
      ),
    onDone: (stored) => navigate(to('AdminImport', {}, { look: bank.key, stored })),
    showsFailure: true,
    isSingle: true,
  });
  const countOf = (standing: Standing) =>
    problems.filter((problem) => standingOf(bank, problem) === standing).length;

  return (
    <Card title={t('bank.inside')} hasRule>
      <p className={styles.counts}>
        {standings
          .filter((each) => countOf(each) > 0)
          .map((each) => (
            <Chip key={each} tone={standingTones[each]}>
              {t(`bank.counted.${each}`, { count: countOf(each) })}
            </Chip>
          ))}
      </p>
      <Table label={t('bank.inside')}>
        <thead>
          <tr>
            <th scope="col">{t('column.problem')}</th>
            <th scope="col">{t('column.choice')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem) => (
            <BankRow
              key={problem.index}
              problem={problem}
              standing={standingOf(bank, problem)}
              value={choiceOf(problem)}
              onChange={(taken) => setDecided({ ...decided, [problem.index]: taken })}
            />
          ))}
        </tbody>
      </Table>
      <div className={styles.padded}>
        {store.failure && <Notice tone="bad">{store.failure}</Notice>}
        <p className={styles.quiet}>{t('bank.private')}</p>
        <Button
          kind="primary"
          isBusy={store.isBusy}
          disabled={chosen.length === 0}
          onClick={() => void store.run()}
        >
          {t('bank.import', { count: chosen.length })}
        </Button>
      </div>
    </Card>
  );
}
