import { useTranslation } from 'react-i18next';
import { TabHead } from '../../../entities/schedule/TabHead';
import { useTraining } from '../../../entities/training/TrainingContext';
import { trainingAddress } from '../../../entities/training/trainingAddress';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconLock } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import type { TrainingTabName } from './tabs';

/** In place of a page before the password is entered. It opens by itself. */
export function ShutPage({ tab }: { tab: TrainingTabName | null }) {
  const { t } = useTranslation('training');
  const { training } = useTraining();
  return (
    <>
      <TabHead title={t(`tabs.${tab ?? 'problems'}`)} of={training.title} />
      <Card>
        <EmptyState
          icon={IconLock}
          text={t('shut.password')}
          action={
            <Link href={trainingAddress(training)} className={buttonClass('primary')}>
              {t('tabs.intro')}
            </Link>
          }
        />
      </Card>
    </>
  );
}
