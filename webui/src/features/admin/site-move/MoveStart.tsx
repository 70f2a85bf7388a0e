import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { confirm } from '../../../shared/ui/questions';
import type { SiteMove } from './moveCalls';
import styles from './siteMove.module.css';
import type { useSiteMove } from './useSiteMove';

interface MoveStartProps {
  move: SiteMove;
  run: ReturnType<typeof useSiteMove>;
}

const mostNamed = 5;

/** What root says after the dry run: bring it in, or forget it. */
export function MoveStart({ move, run }: MoveStartProps) {
  const { t } = useTranslation('adminSiteMove');
  const enumerate = useEnumeration();
  const [keepsStaff, setKeepsStaff] = useState(false);
  if (move.state !== 'ready' && move.state !== 'failed') return null;
  const staff = move.report?.staff ?? [];
  const start = async () => {
    const isMeant = await confirm({
      title: t('start.title'),
      body: t('start.body', { site: move.site }),
      confirmLabel: t('start.confirm'),
    });
    if (isMeant) await run.start(keepsStaff);
  };
  return (
    <Card isPadded>
      <div className={styles.form} data-no-print>
        {move.state === 'ready' && staff.length > 0 && (
          <Checkbox
            label={t('start.staff', { count: staff.length })}
            hint={t('start.staffHint', { names: enumerate(staff.slice(0, mostNamed)) })}
            checked={keepsStaff}
            onChange={(event) => setKeepsStaff(event.currentTarget.checked)}
          />
        )}
        <div className={styles.buttons}>
          {move.state === 'ready' && (
            <Button kind="primary" isBusy={run.isStarting} onClick={() => void start()}>
              {t('start.button')}
            </Button>
          )}
          <Button isBusy={run.isDiscarding} onClick={() => void run.discard()}>
            {t('start.discard')}
          </Button>
        </div>
        <p className={styles.hint}>{t('start.hint')}</p>
      </div>
    </Card>
  );
}
