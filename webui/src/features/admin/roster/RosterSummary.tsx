import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconPrinter } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Notice } from '../../../shared/ui/Notice';
import { Table } from '../../../shared/ui/Table';
import { waitingUsers } from '../waitingUsers';
import styles from './roster.module.css';
import type { RosterResult } from './rosterCalls';

const ClassGroupsCard = lazyPart(() => import('./ClassGroupsCard'), { missing: 'nothing' });

interface RosterSummaryProps {
  result: RosterResult;
  rosterKey: string;
  /** Of everybody in the list; blank where there are several, or none is known. */
  className: string;
  onSlips: (slipKey: string) => void;
}

/** What has become of the list. */
export function RosterSummary({ result, rosterKey, className, onSlips }: RosterSummaryProps) {
  const { t } = useTranslation('adminRoster');
  const { slipKey, failed } = result;
  return (
    <>
      <Card title={t('result')} isPadded>
        <div className={layout.form}>
          <Notice tone="good">
            {t('done', { created: result.created, updated: result.updated })}
          </Notice>
          {result.unchanged + result.skipped > 0 && (
            <p>{t('rest', { unchanged: result.unchanged, skipped: result.skipped })}</p>
          )}
          {slipKey && <p>{t('slipsHint')}</p>}
          <div className={layout.row}>
            {slipKey && (
              <Button kind="primary" icon={IconPrinter} onClick={() => onSlips(slipKey)}>
                {t('slips')}
              </Button>
            )}
            {slipKey && (
              <Link href={waitingUsers(className)} className={buttonClass()}>
                {t('toWaiting')}
              </Link>
            )}
            <Link href={to('AdminUsers')} className={buttonClass()}>
              {t('toUsers')}
            </Link>
          </div>
        </div>
      </Card>
      <ClassGroupsCard rosterKey={rosterKey} />
      {failed.length > 0 && (
        <Card title={t('failed', { count: failed.length })}>
          <Table label={t('failed', { count: failed.length })}>
            <thead>
              <tr>
                <th scope="col">{t('row')}</th>
                <th scope="col">{t('field.username')}</th>
                <th scope="col">{t('reason')}</th>
              </tr>
            </thead>
            <tbody>
              {failed.map((each) => (
                <tr key={each.row}>
                  <td>{each.place}</td>
                  <td className={styles.cell}>{each.username || '—'}</td>
                  <td>{each.msg}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </>
  );
}
