import { useTranslation } from 'react-i18next';
import { Table } from '../../../shared/ui/Table';
import { type ExamDifference, nameOf } from './resultQueries';

/** Who has another result than in the version before, and which. */
export function DifferencesTable({ differences }: { differences: readonly ExamDifference[] }) {
  const { t } = useTranslation('adminExamResults');
  return (
    <Table label={t('difference.title')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col">{t('difference.what')}</th>
          <th scope="col">{t('difference.before')}</th>
          <th scope="col">{t('difference.after')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((each) => (
          <tr key={`${each.uid} ${each.what} ${each.displayId}`}>
            <th scope="row">{nameOf(each)}</th>
            <td>{t(`difference.${wordOf(each.what)}`, { problem: each.displayId })}</td>
            <td>{each.before ?? '—'}</td>
            <td>{each.after ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const words = ['joined', 'left', 'points', 'name', 'number', 'class', 'total', 'rank'] as const;

const wordOf = (what: string): (typeof words)[number] =>
  words.find((word) => word === what) ?? 'points';
