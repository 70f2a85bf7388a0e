import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { Link } from '../../../shared/ui/Link';
import { Table } from '../../../shared/ui/Table';
import { movesQuery } from './moveCalls';

const tones = {
  looking: 'wait',
  ready: 'wait',
  running: 'wait',
  done: 'good',
  failed: 'bad',
} as const;

/** Sites that moved in, and those that were only looked at. */
export function MoveTable() {
  const { t } = useTranslation('adminSiteMove');
  const { data = [] } = useQuery(movesQuery);
  if (data.length === 0) return null;
  return (
    <Card title={t('list.title')}>
      <Table label={t('list.title')}>
        <thead>
          <tr>
            <th scope="col">{t('list.site')}</th>
            <th scope="col">{t('list.state')}</th>
            <th scope="col" data-hide="narrow">
              {t('list.at')}
            </th>
            <th scope="col" data-hide="narrow">
              {t('list.who')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.key}>
              <td>
                <Link href={to('AdminSiteMove', {}, { move: row.key })}>{row.site}</Link>
              </td>
              <td>
                <Chip tone={tones[row.state]}>{t(`state.${row.state}`)}</Chip>
              </td>
              <td data-hide="narrow">{siteDateTime(row.gmtCreate)}</td>
              <td data-hide="narrow">{row.username}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
