import { useTranslation } from 'react-i18next';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import layout from '../../../shared/ui/layout.module.css';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { WorkPageHead } from '../WorkPageHead';
import { PasswordCard } from './laterPasswordCard';
import { StageCard } from './StageCard';

/** /timedwork/:timedWorkID: where the reader stands, what he can do now, and what the teacher says. */
export default function IntroPage() {
  const { t } = useTranslation('timedWork');
  const { work, needsPassword, stage } = useTimedWork();
  return (
    <div className={layout.stack}>
      <WorkPageHead title={t('tabs.intro')} />
      {needsPassword && stage !== 'missed' ? <PasswordCard /> : <StageCard />}
      <Card title={t('about.title')} isPadded>
        {work.description?.trim() ? (
          <RichText source={work.description} />
        ) : (
          <EmptyState text={t('about.empty')} />
        )}
      </Card>
    </div>
  );
}
