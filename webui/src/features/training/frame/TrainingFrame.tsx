import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from 'wouter';
import type { FrameProps } from '../../../app/frames';
import { paths } from '../../../app/routes';
import { HeadedPages } from '../../../entities/schedule/HeadedPages';
import { HeadlessPage } from '../../../entities/schedule/HeadlessPage';
import { TrainingContext } from '../../../entities/training/TrainingContext';
import {
  placeOfTraining,
  type Training,
  trainingQuery,
} from '../../../entities/training/trainingQueries';
import { ShutPage } from './ShutPage';
import { TrainingHeader } from './TrainingHeader';
import { TrainingTabs } from './TrainingTabs';
import { tabOf } from './tabs';

/** What stands around every page of one training, of the site or of a group: its head and its tabs,
 * which stay while the pages change. */
export default function TrainingFrame(props: FrameProps) {
  const { t } = useTranslation('training');
  const [, parameters] = useRoute<{ trainingID: string }>(paths[props.route]);
  const head = useQuery(trainingQuery(Number(parameters?.trainingID)));
  if (head.data) return <Opened {...props} training={head.data} />;
  return (
    <HeadlessPage
      title={t('title')}
      isWide={props.isWide}
      error={head.error}
      onRetry={() => void head.refetch()}
    />
  );
}

function Opened({ route, isWide, children, training }: FrameProps & { training: Training }) {
  const { id, gid } = training;
  const open = useMemo(
    () => ({ training, place: placeOfTraining({ id, gid }) }),
    [training, id, gid],
  );
  const tab = tabOf(route);
  const page = training.access || tab === 'intro' ? children : <ShutPage tab={tab} />;
  return (
    <TrainingContext.Provider value={open}>
      {tab === null && training.access ? (
        children
      ) : (
        <HeadedPages
          isWide={isWide}
          head={
            <>
              <TrainingHeader />
              <TrainingTabs current={tab} />
            </>
          }
        >
          {page}
        </HeadedPages>
      )}
    </TrainingContext.Provider>
  );
}
