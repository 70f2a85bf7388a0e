import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatLength } from '../../../shared/lib/time';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import styles from './serverTime.module.css';
import { decideTime, serverTimeQuery, type Take } from './serverTimeQueries';

/** While the computer's clock is not followed: why, and for root the choice. */
export function ServerTimeNotice() {
  const { t, i18n } = useTranslation('adminDashboard');
  const told = useQuery(serverTimeQuery).data;
  const user = useUser();
  const decide = useAction<Take>({
    run: (take) => decideTime(take),
    ask: (take) => ({
      title: t(`clock.${take}`),
      body: t(`clock.${take}Asked`),
      confirmLabel: t(`clock.${take}`),
      isDestructive: take === 'computer',
    }),
    said: () => t('clock.done'),
    keys: [serverTimeQuery.queryKey],
    isSingle: true,
  });
  if (!told || !(told.held || told.doubtful)) return null;
  const times = {
    computer: siteDateTime(told.computer),
    known: siteDateTime(told.lastKnown ?? told.now),
    by: formatLength(Math.abs(told.jumpMs), i18n.language),
  };
  const jumped = told.jumpMs > 0 ? 'clock.ahead' : 'clock.behind';
  const offered: Take[] = told.doubtful ? ['server', 'computer'] : ['computer'];
  return (
    <Notice tone={told.doubtful ? 'bad' : 'warn'}>
      <p>{t(told.doubtful ? 'clock.doubtful' : jumped, times)}</p>
      {isRoot(user) && (
        <div className={styles.choices}>
          {offered.map((take) => (
            <Button key={take} isBusy={decide.isBusy} onClick={() => void decide.run(take)}>
              {t(`clock.${take}`)}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
