import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import type { OpenContest } from '../../entities/contest/ContestContext';
import { Countdown } from '../../entities/contest/Countdown';
import { useUser } from '../../shared/session/useUser';
import { buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconClock, IconLock } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import { ContestPageHead } from './ContestPageHead';
import { PasswordCard } from './overview/laterPasswordCard';
import { type ContestTab, isShownTo, isShut } from './tabs';

interface GateProps {
  /** Of the page behind it; null for a problem. */
  tab: ContestTab | null;
  open: OpenContest;
  children: ReactNode;
}

/** A page that was opened by its address although its tab is shut or not there for this reader. It
 * opens by itself when the contest starts or the password is entered. */
export function Gate({ tab, open, children }: GateProps) {
  const { t } = useTranslation('contest');
  const user = useUser();
  const title = t(`tabs.${tab?.title ?? 'problems'}`);
  if (tab && !isShownTo(tab, open, user)) {
    return (
      <>
        <ContestPageHead title={title} />
        <Card>
          <EmptyState icon={IconLock} text={t('notYours')} action={<OverviewLink open={open} />} />
        </Card>
      </>
    );
  }
  if (tab ? !isShut(tab, open) : !open.isMenuDisabled) return children;
  return (
    <>
      <ContestPageHead title={title} />
      {open.needsPassword ? (
        <PasswordCard />
      ) : (
        <Card>
          <EmptyState
            icon={IconClock}
            text={t('shut.notStarted')}
            action={<Countdown contest={open.contest} />}
          />
        </Card>
      )}
    </>
  );
}

function OverviewLink({ open }: { open: OpenContest }) {
  const { t } = useTranslation('contest');
  return (
    <Link href={to('ContestDetails', { contestID: open.cid })} className={buttonClass('primary')}>
      {t('toOverview')}
    </Link>
  );
}
