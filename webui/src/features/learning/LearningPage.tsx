import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/lib/useTitle';
import { useUser } from '../../shared/session/useUser';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { LearningTabs } from './LearningTabs';
import { myLearningQuery } from './learningCalls';
import { PracticeDays } from './PracticeDays';
import { SolvedOverTime } from './SolvedOverTime';
import { Suggestions } from './Suggestions';
import { Topics } from './Topics';

/** /learning: what one has solved, and what to try next. Nobody else is shown it. */
export default function LearningPage() {
  const { t } = useTranslation('learning');
  const user = useUser();
  const found = useQuery(myLearningQuery(user?.uid ?? null));
  useTitle(t('title'));
  return (
    <>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <LearningTabs current="overview" />
        {found.isPending && <Skeleton lines={8} height={28} />}
        {found.isError && !found.data && (
          <Card>
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          </Card>
        )}
        {found.data && (
          <>
            <Card title={t('next.title')} hasRule>
              <Suggestions suggestions={found.data.suggestions} />
            </Card>
            <SolvedOverTime learning={found.data} />
            <div className={layout.columnsHome}>
              <Card title={t('topics.title')} hasRule>
                {found.data.tags.length === 0 ? (
                  <EmptyState text={t('topics.empty')} />
                ) : (
                  <Topics tags={found.data.tags} />
                )}
              </Card>
              <Card title={t('practice.title')} isPadded>
                <PracticeDays practice={found.data.practice} />
              </Card>
            </div>
          </>
        )}
      </div>
    </>
  );
}
