import { useTranslation } from 'react-i18next';
import { TrainingAuthChip, TrainingCategoryChip } from '../../../entities/training/TrainingChips';
import type { Training } from '../../../entities/training/trainingQueries';
import { Username } from '../../../entities/user/Username';
import { formatDateTime } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import styles from './intro.module.css';

/** The card of a training: number, access, category, problems, author, last update (S2 §2.10). */
export function FactsCard({ training }: { training: Training }) {
  const { t } = useTranslation('training');
  const facts = [
    ['number', training.rank],
    ['auth', <TrainingAuthChip key="auth" auth={training.auth} />],
    [
      'category',
      training.categoryName ? (
        <TrainingCategoryChip key="category" {...training} />
      ) : (
        t('facts.noCategory')
      ),
    ],
    ['problems', training.problemCount],
    ['author', <Username key="author" name={training.author} />],
    ['updated', formatDateTime(training.gmtModified)],
  ] as const;
  return (
    <Card title={t('facts.title')} isPadded>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
