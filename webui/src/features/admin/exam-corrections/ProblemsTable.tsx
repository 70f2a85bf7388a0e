import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { Chip } from '../../../shared/ui/Chip';
import { IconCheck, IconClock, IconDatabase, IconX } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import desk from '../desk.module.css';
import { queryOfExam } from '../examOfAddress';
import { IconHistory } from '../icons';
import type { Asked } from './CorrectionDialog';
import { type CorrectedProblem, correctionsKey, setJudging, takeBack } from './correctionQueries';
import styles from './corrections.module.css';
import { JudgingCell } from './JudgingCell';

interface ProblemsTableProps {
  tid: number;
  rows: readonly CorrectedProblem[];
  onAsk: (asked: Asked) => void;
  onPause: (problem: CorrectedProblem) => void;
}

/** How judging of each problem stands, and what counts for everybody. */
export function ProblemsTable({ tid, rows, onAsk, onPause }: ProblemsTableProps) {
  const { t } = useTranslation('adminExamCorrections');
  return (
    <Table label={t('problems')}>
      <thead>
        <tr>
          <th scope="col">{t('problem')}</th>
          <th scope="col">{t('judging')}</th>
          <th scope="col" data-hide="narrow">
            {t('counts')}
          </th>
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
              <span className={desk.below}>
                <Counting row={row} />
              </span>
            </td>
            <td>
              <JudgingCell tid={tid} row={row} />
            </td>
            <td data-hide="narrow">
              <Counting row={row} />
            </td>
            <td data-align="end">
              <Actions tid={tid} row={row} onAsk={onAsk} onPause={onPause} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
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
  onPause,
}: Omit<ProblemsTableProps, 'rows'> & { row: CorrectedProblem }) {
  const { t } = useTranslation('adminExamCorrections');
  const keys = [correctionsKey(tid)];
  const name = row.displayId;
  const resume = useAction({
    run: () => setJudging({ tid, pid: row.pid, paused: false }),
    said: () => t('resumed', { name }),
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
          onSelect: () => (row.paused ? void resume.run() : onPause(row)),
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
