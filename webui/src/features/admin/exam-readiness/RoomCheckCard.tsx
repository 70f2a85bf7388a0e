import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Card } from '../../../shared/ui/Card';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import styles from './readiness.module.css';
import { roomChecksQuery } from './readinessCalls';

/** How many computers of the rooms were found fit, and what is wrong with the others. */
export function RoomCheckCard({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamReadiness');
  const enumerate = useEnumeration();
  const { data } = useQuery(roomChecksQuery(tid));
  const isWell = data !== undefined && data.total > 0 && data.green === data.total;
  const faulty = data?.seats.filter((each) => !each.green) ?? [];
  return (
    <Card title={t('rooms.title')} isPadded>
      <div className={layout.stack}>
        <p className={styles.remark}>
          {t('rooms.about')}{' '}
          <Link href={to('RoomCheck')}>{`${window.location.origin}${to('RoomCheck')}`}</Link>
        </p>
        {data && data.total > 0 && (
          <Notice tone={isWell ? 'good' : 'warn'}>
            {t('rooms.count', { green: data.green, count: data.total })}
          </Notice>
        )}
        {faulty.length > 0 && (
          <ul>
            {faulty.map((each) => (
              <li key={each.seat}>
                {t('rooms.faulty', {
                  seat: each.seat,
                  address: each.address,
                  faults: enumerate(each.faults.map((it) => t(`rooms.fault.${it}`))),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
