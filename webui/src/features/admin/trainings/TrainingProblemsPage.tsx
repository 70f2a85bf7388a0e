import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconCode, IconSearch } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import styles from '../desk.module.css';
import { IconPlus } from '../icons';
import { type AdminTraining, useDesk } from './desk';
import { NamedProblemsDialog } from './NamedProblemsDialog';
import { type ListedProblem, setQuery } from './problemSet';
import { TrainingPage } from './TrainingPage';
import { TrainingProblemDialog } from './TrainingProblemDialog';
import { TrainingProblemPicker } from './TrainingProblemPicker';
import { TrainingProblemsTable } from './TrainingProblemsTable';

/** /admin/training/:trainingId/problems, and the same in a group */
export default function TrainingProblemsPage() {
  return (
    <TrainingPage current="problems">
      {({ training }) => <Problems training={training} />}
    </TrainingPage>
  );
}

type Opened = 'picker' | 'named' | ListedProblem | null;

function Problems({ training }: { training: AdminTraining }) {
  const { t } = useTranslation('adminTrainings');
  const desk = useDesk();
  const { data: listed, error, refetch } = useQuery(setQuery(desk, training.id));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  return (
    <Card>
      <div className={layout.filters}>
        <Button icon={IconSearch} onClick={() => open('picker')}>
          {t('problem.fromBank')}
        </Button>
        <Button icon={IconPlus} onClick={() => open('named')}>
          {t(desk.gid === null ? 'problem.byIds' : 'problem.byIdsOfGroup')}
        </Button>
        {listed && listed.length > 0 && (
          <span className={styles.remark}>{t('problems', { count: listed.length })}</span>
        )}
      </div>
      {!listed &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={5} />
        ))}
      {listed?.length === 0 && <EmptyState icon={IconCode} text={t('problem.empty')} />}
      {listed && listed.length > 0 && (
        <TrainingProblemsTable desk={desk} tid={training.id} listed={listed} onName={open} />
      )}
      {opened === 'picker' && (
        <TrainingProblemPicker desk={desk} tid={training.id} onClose={close} />
      )}
      {opened === 'named' && <NamedProblemsDialog desk={desk} tid={training.id} onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <TrainingProblemDialog desk={desk} tid={training.id} listed={opened} onClose={close} />
      )}
    </Card>
  );
}
