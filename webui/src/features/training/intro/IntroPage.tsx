import { useTranslation } from 'react-i18next';
import { TabHead } from '../../../entities/schedule/TabHead';
import { useTraining } from '../../../entities/training/TrainingContext';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import layout from '../../../shared/ui/layout.module.css';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { FactsCard } from './FactsCard';
import { PasswordCard } from './PasswordCard';

/** /training/:trainingID: what it is, what its teacher says, and the way in. */
export default function IntroPage() {
  const { t } = useTranslation('training');
  const { training } = useTraining();
  return (
    <div className={layout.stack}>
      <TabHead title={t('tabs.intro')} of={training.title} />
      {!training.access && <PasswordCard />}
      <FactsCard training={training} />
      <Card title={t('about.title')} isPadded>
        {training.description.trim() ? (
          <RichText source={training.description} />
        ) : (
          <EmptyState text={t('about.empty')} />
        )}
      </Card>
    </div>
  );
}
