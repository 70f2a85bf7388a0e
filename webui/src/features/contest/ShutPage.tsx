import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useContest } from '../../entities/contest/ContestContext';
import { Countdown } from '../../entities/schedule/Countdown';
import { buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconClock, IconLock } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import { ContestPageHead } from './ContestPageHead';
import { PasswordCard } from './overview/laterPasswordCard';
import type { ContestTab } from './tabs';

interface ShutPageProps {
  /** Null for a problem. */
  tab: ContestTab | null;
  /** Whether it is for this reader at all. */
  isTheirs: boolean;
}

/** In place of a page that is shut: why, and what opens it. */
export default function ShutPage({ tab, isTheirs }: ShutPageProps) {
  const { t } = useTranslation('contest');
  const { contest, cid, needsPassword } = useContest();
  const overview = (
    <Link href={to('ContestDetails', { contestID: cid })} className={buttonClass('primary')}>
      {t('toOverview')}
    </Link>
  );
  return (
    <>
      <ContestPageHead title={t(`tabs.${tab?.title ?? 'problems'}`)} />
      {isTheirs && needsPassword ? (
        <PasswordCard />
      ) : (
        <Card>
          {isTheirs ? (
            <EmptyState
              icon={IconClock}
              text={t('shut.notStarted')}
              action={<Countdown schedule={contest} />}
            />
          ) : (
            <EmptyState icon={IconLock} text={t('notYours')} action={overview} />
          )}
        </Card>
      )}
    </>
  );
}
