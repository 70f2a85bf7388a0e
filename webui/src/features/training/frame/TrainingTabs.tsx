import { useTranslation } from 'react-i18next';
import { PageTabs } from '../../../entities/schedule/PageTabs';
import { useTraining } from '../../../entities/training/TrainingContext';
import { shownTabs, type TrainingTabName } from './tabs';

/** Links to the pages of the training; before the password they are shut. */
export function TrainingTabs({ current }: { current: TrainingTabName | null }) {
  const { t } = useTranslation('training');
  const { training } = useTraining();
  const tabs = shownTabs(training).map(({ name, address, needsAccess }) => ({
    href: address(training),
    face: t(`tabs.${name}`),
    isCurrent: name === current,
    shut: needsAccess && !training.access ? t('shut.password') : undefined,
  }));
  return <PageTabs label={t('tabsLabel')} tabs={tabs} />;
}
