import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
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
import { type AdminLesson, lessonQuery } from './lessonDesk';

interface AroundLessonProps {
  current: 'settings' | 'contents' | 'progress';
  children: (lesson: AdminLesson) => ReactNode;
}

/** Around each page on which one lesson is made. */
export function AroundLesson({ current, children }: AroundLessonProps) {
  const { t } = useTranslation('adminLessons');
  const { lessonId = '' } = useParams<{ lessonId: string }>();
  const { data: lesson, error, refetch } = useQuery(lessonQuery(Number(lessonId) || 0));
  useTitle(lesson?.title ?? t('title'));
  const list = { label: t('title'), href: to('AdminLessonList') };
  const addresses = {
    contents: to('AdminLessonGroups', { lessonId }),
    settings: to('AdminLessonEdit', { lessonId }),
    progress: to('AdminLessonProgress', { lessonId }),
  };
  const names = ['contents', 'settings', 'progress'] as const;
  return (
    <AdminPage crumbs={lesson ? [list, { label: lesson.title }] : [list]}>
      {lesson && (
        <>
          <PageHead
            title={lesson.title}
            actions={
              <Link
                href={to('LessonDetails', { lessonID: lesson.id })}
                target="_blank"
                className={buttonClass()}
              >
                <Icon icon={IconEye} />
                {t('open')}
              </Link>
            }
          />
          <OwnPages
            label={t('pagesLabel')}
            pages={names.map((name) => ({
              href: addresses[name],
              name: t(`pages.${name}`),
              isCurrent: current === name,
            }))}
          />
          {children(lesson)}
        </>
      )}
      {!lesson && error && (
        <>
          <PageHead title={t('title')} />
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        </>
      )}
      {!lesson && !error && <Skeleton lines={8} height={40} />}
    </AdminPage>
  );
}
