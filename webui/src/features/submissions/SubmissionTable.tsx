import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { submissionColumn } from '../../entities/submission/columns';
import { SubmissionVerdict } from '../../entities/submission/SubmissionVerdict';
import type { JudgeRow } from '../../entities/submission/types';
import type { UserInfo } from '../../shared/api/types';
import { isAdmin } from '../../shared/session/session';
import { type DataColumn, DataTable } from '../../shared/ui/data-table/DataTable';
import { OwnResubmitButton, RowJudgeButtons } from './JudgeButtons';
import { mayRejudge } from './submissionRights';

interface SubmissionTableProps {
  rows: readonly JudgeRow[];
  user: UserInfo | null;
  hasScore: boolean;
  isRefreshing: boolean;
}

/** The status list: news about a submission draw its row alone. */
export function SubmissionTable({ rows, user, hasScore, isRefreshing }: SubmissionTableProps) {
  const { t } = useTranslation('submissions');
  const shell = useTranslation('shell').t;
  const hasButtons = mayRejudge(user);
  const isStaff = isAdmin(user);
  const columns = useMemo(
    () =>
      hasButtons
        ? [...columnsOf(shell, isStaff, hasScore, 'tablet'), buttonColumn(t('actions.rejudge'))]
        : columnsOf(shell, isStaff, hasScore, 'narrow'),
    [shell, t, hasButtons, isStaff, hasScore],
  );
  const uid = user?.uid;
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={numberOf}
      isOwn={useCallback((row: JudgeRow) => row.uid === uid, [uid])}
      isRefreshing={isRefreshing}
    />
  );
}

const numberOf = (row: JudgeRow) => row.submitId;

/** Which judge it was is of use to staff alone. The language gives way to the buttons. */
const columnsOf = (
  t: TFunction<'shell'>,
  isStaff: boolean,
  hasScore: boolean,
  hideLanguage: 'narrow' | 'tablet',
): DataColumn<JudgeRow>[] => [
  submissionColumn(t, 'id'),
  submissionColumn(t, 'verdict', {
    cell: (row) => (
      <SubmissionVerdict row={row}>
        <OwnResubmitButton row={row} />
      </SubmissionVerdict>
    ),
  }),
  ...(hasScore ? [submissionColumn(t, 'score')] : []),
  submissionColumn(t, 'problem'),
  submissionColumn(t, 'time'),
  submissionColumn(t, 'memory'),
  submissionColumn(t, 'length'),
  submissionColumn(t, 'language', { hide: hideLanguage }),
  submissionColumn(t, 'author'),
  ...(isStaff ? [submissionColumn(t, 'judger')] : []),
  submissionColumn(t, 'submitted', { hide: 'narrow' }),
];

/** Root's. */
const buttonColumn = (head: string): DataColumn<JudgeRow> => ({
  id: 'rejudge',
  head,
  hide: 'narrow',
  cell: (row) => <RowJudgeButtons row={row} />,
});
