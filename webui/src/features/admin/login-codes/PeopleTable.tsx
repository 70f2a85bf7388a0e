import { useTranslation } from 'react-i18next';
import { type Person, rootUid } from '../../../entities/user/people';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { Table } from '../../../shared/ui/Table';

interface PeopleTableProps {
  rows: readonly Person[];
  isRefreshing: boolean;
  onMake: (person: Person) => Promise<unknown>;
}

export function PeopleTable({ rows, isRefreshing, onMake }: PeopleTableProps) {
  const { t } = useTranslation('adminLoginCodes');
  return (
    <Table label={t('people')} isRefreshing={isRefreshing}>
      <thead>
        <tr>
          <th scope="col">{t('column.username')}</th>
          <th scope="col">{t('column.realname')}</th>
          <th scope="col" data-hide="narrow">
            {t('column.className')}
          </th>
          <th scope="col" data-hide="narrow">
            {t('column.number')}
          </th>
          <th scope="col" data-align="end">
            {t('column.action')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.uid}>
            <td>{row.username}</td>
            <td>{row.realname ?? '—'}</td>
            <td data-hide="narrow">{row.className ?? '—'}</td>
            <td data-hide="narrow">{row.number ?? '—'}</td>
            <td data-align="end">
              {row.status !== 0 && <Chip>{t('disabled')}</Chip>}
              {row.status === 0 && row.uid !== rootUid && (
                <Button
                  size="small"
                  aria-label={t('makeFor', { name: row.username })}
                  onClick={() => void onMake(row)}
                >
                  {t('make')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
