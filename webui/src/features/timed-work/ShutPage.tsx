import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useTimedWork } from '../../entities/timed-work/useTimedWork';
import { buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconLock } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import type { ShutReason, WorkTab } from './tabs';
import { ResultsLine } from './told/ResultsLine';
import { WorkPageHead } from './WorkPageHead';

interface ShutPageProps {
  /** Null for a problem. */
  tab: WorkTab | null;
  reason: ShutReason | null;
}

/** In place of a page that is shut: why, and the way to what opens it. It opens by itself. */
export function ShutPage({ tab, reason }: ShutPageProps) {
  const { t } = useTranslation('timedWork');
  const { id } = useTimedWork();
  return (
    <>
      <WorkPageHead title={t(`tabs.${tab?.title ?? 'problems'}`)} />
      <Card>
        <EmptyState
          icon={IconLock}
          text={t(`shut.${reason ?? 'notYours'}`)}
          action={
            <>
              {reason === 'resultsLater' && <ResultsLine />}
              <Link
                href={to('TimedWorkDetails', { timedWorkID: id })}
                className={buttonClass('primary')}
              >
                {t('toIntro')}
              </Link>
            </>
          }
        />
      </Card>
    </>
  );
}
