import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOutdated } from '../shared/api/pageBuild';
import { Button } from '../shared/ui/Button';
import { IconButton } from '../shared/ui/IconButton';
import { IconRefresh, IconX } from '../shared/ui/icons';
import styles from './ReleaseBar.module.css';

/** After an upgrade of the server: asks for a reload, and hurries nobody. */
export function ReleaseBar() {
  const { t } = useTranslation('shell');
  const isOutdated = useIsOutdated();
  const [isPutOff, setPutOff] = useState(false);
  if (!isOutdated || isPutOff) return null;
  return (
    <div className={styles.bar} role="status" data-no-print>
      <p className={styles.text}>{t('release.text')}</p>
      <Button icon={IconRefresh} onClick={() => location.reload()}>
        {t('errors.reload')}
      </Button>
      <IconButton icon={IconX} label={t('release.later')} onClick={() => setPutOff(true)} />
    </div>
  );
}
