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
import { Select } from '../../../shared/ui/Select';
import { Table } from '../../../shared/ui/Table';
import { importResultQuery } from '../import/importQueries';
import type { ImportedProblem, ImportResult, Taken } from '../import/importTypes';
import { isAboutId } from '../import/importTypes';
import { importBank, type Pack } from './packQueries';
import styles from './packs.module.css';

type Bank = NonNullable<Pack['bank']>;
/** How a problem of the file stands to those here. */
type Standing = 'new' | 'same' | 'changed' | 'refused';

const toneOf = { new: 'info', same: 'good', changed: 'warn', refused: 'bad' } as const;

function standingOf(bank: Bank, problem: ImportedProblem): Standing {
  const name = problem.problemId.trim().toUpperCase();
  if (bank.same.includes(name)) return 'same';
  if (bank.changed.includes(name)) return 'changed';
  return problem.error && !isAboutId(problem) ? 'refused' : 'new';
}

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
    ...importResultQuery(bank.key),
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
  const standings = problems.map((problem) => standingOf(bank, problem));
  const countOf = (standing: Standing) => standings.filter((each) => each === standing).length;

  return (
    <Card title={t('bank.inside')} hasRule>
      <p className={styles.counts}>
        {(['new', 'same', 'changed', 'refused'] as const)
          .filter((each) => countOf(each) > 0)
          .map((each) => (
            <Chip key={each} tone={toneOf[each]}>
              {t(`bank.counted.${each}`, { count: countOf(each) })}
            </Chip>
          ))}
      </p>
      <Table label={t('bank.inside')}>
        <thead>
          <tr>
            <th scope="col">{t('column.problem')}</th>
            <th scope="col">{t('column.standing')}</th>
            <th scope="col">{t('column.choice')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem) => (
            <Row
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

interface RowProps {
  problem: ImportedProblem;
  standing: Standing;
  value: Taken;
  onChange: (taken: Taken) => void;
}

function Row({ problem, standing, value, onChange }: RowProps) {
  const { t } = useTranslation('adminPacks');
  const choices: readonly Taken[] =
    standing === 'new' ? ['new', 'skip'] : standing === 'refused' ? ['skip'] : allChoices;
  return (
    <tr>
      <th scope="row">
        {problem.title || problem.problemId}
        <span className={styles.below}>
          {t('bank.problem', { id: problem.problemId, count: problem.cases })}
        </span>
        {standing === 'refused' && problem.error && (
          <p className={styles.error}>{problem.error.msg}</p>
        )}
      </th>
      <td>
        <Chip tone={toneOf[standing]}>{t(`bank.standing.${standing}`)}</Chip>
      </td>
      <td>
        <Select
          label={t('bank.choiceOf', { title: problem.title })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Taken)}
          options={choices.map((each) => ({
            value: each,
            label: t(standing === 'new' && each === 'new' ? 'bank.take' : `bank.taken.${each}`),
          }))}
        />
      </td>
    </tr>
  );
}

const allChoices: readonly Taken[] = ['skip', 'replace', 'new'];
