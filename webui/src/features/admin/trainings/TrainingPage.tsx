import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { trainingAddress } from '../../../entities/training/trainingAddress';
import type { Schemas } from '../../../shared/api/calls';
import { useTitle } from '../../../shared/lib/useTitle';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Icon } from '../../../shared/ui/Icon';
import { IconEye } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { OwnPages } from '../OwnPages';
import { deskKey, useDesk } from './desk';

interface TrainingPageProps {
  current: 'settings' | 'problems';
  children: (found: Schemas['AdminTrainingDetail']) => ReactNode;
}

/** Around each page on which one training is made. */
export function TrainingPage({ current, children }: TrainingPageProps) {
  const { t } = useTranslation('adminTrainings');
  const desk = useDesk();
  const parameters = useParams<{ trainingId?: string; trainingID?: string }>();
  const tid = Number(parameters.trainingId ?? parameters.trainingID);
  const { data, error, refetch } = useQuery({
    queryKey: [...deskKey(desk), tid, 'detail'],
    queryFn: () => desk.read(tid),
  });
  const training = data?.training;
  useTitle(training?.title ?? t('title'));
  const list = { label: t('title'), href: desk.addresses.list };
  return (
    <AdminPage crumbs={training ? [list, { label: training.title }] : [list]}>
      {data && training && (
        <>
          <PageHead
            title={training.title}
            actions={
              training.status && (
                <Link href={trainingAddress(training)} target="_blank" className={buttonClass()}>
                  <Icon icon={IconEye} />
                  {t('open')}
                </Link>
              )
            }
          />
          <OwnPages
            label={t('pagesLabel')}
            pages={[
              {
                href: desk.addresses.edit(tid),
                name: t('pages.settings'),
                isCurrent: current === 'settings',
              },
              {
                href: desk.addresses.problems(tid),
                name: t('pages.problems'),
                isCurrent: current === 'problems',
              },
            ]}
          />
          {children(data)}
        </>
      )}
      {!data && error && (
        <>
          <PageHead title={t('title')} />
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        </>
      )}
      {!data && !error && <Skeleton lines={8} height={40} />}
    </AdminPage>
  );
}
