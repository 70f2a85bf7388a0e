import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { SolvedBar } from '../../../entities/training/SolvedBar';
import { TrainingAuthChip, TrainingCategoryChip } from '../../../entities/training/TrainingChips';
import { useTraining } from '../../../entities/training/TrainingContext';
import { trainingAddress } from '../../../entities/training/trainingAddress';
import { Link } from '../../../shared/ui/Link';
import styles from './frame.module.css';

/** Which training it is, and how far the reader has come. */
export function TrainingHeader() {
  const { t } = useTranslation('training');
  const { training } = useTraining();
  const { acCount, problemCount, access } = training;
  return (
    <div className={styles.header}>
      {training.gid !== null && (
        <p className={styles.back}>
          <Link href={to('GroupTrainingList', { groupID: training.gid })}>{t('toGroup')}</Link>
        </p>
      )}
      <p className={styles.title}>
        <Link href={trainingAddress(training)}>{training.title}</Link>
      </p>
      <div className={styles.line}>
        <TrainingAuthChip auth={training.auth} />
        <TrainingCategoryChip {...training} />
        {access && problemCount > 0 && (
          <span className={styles.progress} title={t('column.progress')}>
            <SolvedBar done={acCount ?? 0} count={problemCount} />
          </span>
        )}
      </div>
    </div>
  );
}
