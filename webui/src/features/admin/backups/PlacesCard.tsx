import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { formatSize } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import {
  type BackupPlace,
  backupFolderKey,
  placesKey,
  placesQuery,
  saveBackupFolder,
} from './backupCalls';
import styles from './backups.module.css';

/** Where backups go, as these places are now, and which further disks could be chosen. */
export function PlacesCard() {
  const { t } = useTranslation('adminBackups');
  const places = useQuery({ ...placesQuery, refetchInterval: 30_000 });
  const chosen = places.data?.chosen ?? [];
  const further = (places.data?.offered ?? []).filter(
    (disk) => !chosen.some((place) => place.kind === 'disk' && place.name === disk.name),
  );
  return (
    <Card title={t('places.title')} isPadded>
      <ul className={styles.places}>
        {chosen.map((place) => (
          <PlaceLine key={`${place.kind} ${place.name}`} place={place} />
        ))}
      </ul>
      {chosen.length > 0 && chosen.every((place) => !place.apart) && (
        <p className={styles.error}>{t('places.oneDisk')}</p>
      )}
      {further.length > 0 && (
        <>
          <h3 className={styles.further}>{t('places.further')}</h3>
          <ul className={styles.places}>
            {further.map((disk) => (
              <PlaceLine key={disk.name} place={disk}>
                <UseButton disk={disk} />
              </PlaceLine>
            ))}
          </ul>
        </>
      )}
      {places.data && further.length === 0 && <p className={styles.hint}>{t('places.plugIn')}</p>}
    </Card>
  );
}

function PlaceLine({ place, children }: { place: BackupPlace; children?: ReactNode }) {
  const { t } = useTranslation('adminBackups');
  return (
    <li className={styles.place}>
      <div>
        <Chip tone={place.fault ? 'bad' : 'good'}>
          {t(place.fault ? 'places.fault' : 'places.ready')}
        </Chip>{' '}
        <b>{place.kind === 'own' ? t('folder.own') : place.name}</b>{' '}
        {place.folder !== place.name && <span className={styles.hint}>{place.folder}</span>}
        {place.fault ? (
          <p className={styles.error}>{place.fault}</p>
        ) : (
          <p className={styles.hint}>
            {t('database.freeOf', {
              free: formatSize(place.free),
              total: formatSize(place.total),
            })}
            {' · '}
            {t(place.shared ? 'places.shared' : place.apart ? 'exam.apart' : 'places.same')}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

function UseButton({ disk }: { disk: BackupPlace }) {
  const { t } = useTranslation('adminBackups');
  const use = useAction({
    run: () => saveBackupFolder({ disk: disk.name }),
    said: () => t('places.chosen', { name: disk.name }),
    keys: [backupFolderKey, placesKey],
  });
  return (
    <Button isBusy={use.isBusy} disabled={Boolean(disk.fault)} onClick={() => void use.run()}>
      {t('places.use')}
    </Button>
  );
}
