import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { scheduleStatus } from '../../../entities/schedule/scheduleStatus';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import layout from '../../../shared/ui/layout.module.css';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { ContestPageHead } from '../ContestPageHead';
import { PasswordCard } from './laterPasswordCard';
import { VirtualCard } from './laterVirtualCard';

/** /contest/:contestID: what the organiser says of it, and the password where it is needed. */
export default function OverviewPage() {
  const { t } = useTranslation('contest');
  const { contest, status, needsPassword, isAdmin } = useContest();
  const mayBeVirtual = contest.isVirtual || status === scheduleStatus.ended;
  return (
    <div className={layout.stack}>
      <ContestPageHead title={t('tabs.overview')} />
      {needsPassword && <PasswordCard />}
      {mayBeVirtual && !needsPassword && !isAdmin && <VirtualCard />}
      <Card title={t('overview.title')} isPadded>
        {contest.description?.trim() ? (
          <RichText source={contest.description} />
        ) : (
          <EmptyState text={t('overview.empty')} />
        )}
      </Card>
    </div>
  );
}
