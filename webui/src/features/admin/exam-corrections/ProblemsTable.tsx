import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { Chip } from '../../../shared/ui/Chip';
import { IconCheck, IconClock, IconDatabase, IconRefresh, IconX } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { queryOfExam } from '../examOfAddress';
import { IconHistory } from '../icons';
import type { Asked } from './CorrectionDialog';
import {
  type CorrectedProblem,
  correctionsKey,
  judgeFailedAgain,
  setJudging,
  takeBack,
} from './correctionQueries';
import styles from './corrections.module.css';

interface ProblemsTableProps {
  tid: number;
  rows: readonly CorrectedProblem[];
  onAsk: (asked: Asked) => void;
}

/** How judging of each problem stands, and what counts for everybody. */
export function ProblemsTable({ tid, rows, onAsk }: ProblemsTableProps) {
  const { t } = useTranslation('adminExamCorrections');
  return (
    <Table label={t('problems')}>
      <thead>
        <tr>
          <th scope="col">{t('problem')}</th>
          <th scope="col">{t('judging')}</th>
          <th scope="col">{t('counts')}</th>
          <th scope="col" data-align="end">
            {t('actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.pid}>
            <td>
              <b>{row.displayId}</b> {row.displayTitle}
            </td>
            <td>
              <Judging row={row} />
            </td>
            <td>
              <Counting row={row} />
            </td>
            <td data-align="end">
              <Actions tid={tid} row={row} onAsk={onAsk} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Judging({ row }: { row: CorrectedProblem }) {
  const { t } = useTranslation('adminExamCorrections');
  const received = t('received', { count: row.submissions });
  return (
    <>
      {row.paused && <Chip tone="wait">{t('paused')}</Chip>}
      <span className={styles.small}>
        {row.submissions === 0 && t('noSubmissions')}
        {row.submissions > 0 &&
          (row.unfinished > 0
            ? t('unfinished', { received, count: row.unfinished })
            : t('judged', { received }))}
      </span>
      {row.failed > 0 && <span className={styles.bad}>{t('failed', { count: row.failed })}</span>}
      {row.pauseReason && <span className={styles.small}>{row.pauseReason}</span>}
    </>
  );
}

function Counting({ row }: { row: CorrectedProblem }) {
  const { t } = useTranslation('adminExamCorrections');
  if (!row.correction) return <>{t('points', { count: row.score })}</>;
  return (
    <>
      <Chip tone="wait">{t(`kind.${row.correction.kind}`)}</Chip>
      <span className={styles.small}>{row.correction.reason}</span>
    </>
  );
}

function Actions({
  tid,
  row,
  onAsk,
}: Omit<ProblemsTableProps, 'rows'> & { row: CorrectedProblem }) {
  const { t } = useTranslation('adminExamCorrections');
  const keys = [correctionsKey(tid)];
  const name = row.displayId;
  const pause = useAction({
    run: () => setJudging({ tid, pid: row.pid, paused: !row.paused }),
    said: () => t(row.paused ? 'resumed' : 'pausedNow', { name }),
    keys,
  });
  const again = useAction({
    run: () => judgeFailedAgain(tid, row.pid),
    said: ({ count }) => t('again', { count }),
    keys,
  });
  const back = useAction({
    run: () => takeBack(tid, row.correction?.id ?? 0),
    said: () => t('takenBack'),
    keys,
  });
  return (
    <RowMenu
      label={t('more', { name })}
      entries={[
        {
          label: t(row.paused ? 'resume' : 'pause'),
          icon: IconClock,
          onSelect: () => void pause.run(),
        },
        row.failed > 0 && {
          label: t('judgeAgain'),
          icon: IconRefresh,
          onSelect: () => void again.run(),
        },
        {
          label: t('data'),
          icon: IconDatabase,
          href: to('AdminDataVersions', { pid: row.pid }, queryOfExam(tid)),
        },
        { label: t('void'), icon: IconX, onSelect: () => onAsk({ kind: 'void', problem: row }) },
        {
          label: t('fullMarks'),
          icon: IconCheck,
          onSelect: () => onAsk({ kind: 'full_marks', problem: row }),
        },
        row.correction !== null && {
          label: t('takeBack'),
          icon: IconHistory,
          onSelect: () => void back.run(),
        },
      ]}
    />
  );
}
