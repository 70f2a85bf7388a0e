import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../app/routes';
import { useAction } from '../../shared/forms/useAction';
import { useTitle } from '../../shared/lib/useTitle';
import { Accordion } from '../../shared/ui/Accordion';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { buttonClass } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Icon } from '../../shared/ui/Icon';
import { IconPencil } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { lazyPart } from '../../shared/ui/lazyPart';
import { Notice } from '../../shared/ui/Notice';
import { PageHead } from '../../shared/ui/PageHead';
import { Progress } from '../../shared/ui/Progress';
import { Skeleton } from '../../shared/ui/Skeleton';
import { RichText } from '../../shared/ui/widgets/RichText';
import { ItemRow } from './ItemRow';
import { IconBook } from './icons';
import { type LessonInfo, type LessonItem, lessonQuery, lessonsKey, markSeen } from './lessonCalls';
import styles from './lessons.module.css';

const ViewerDialog = lazyPart(() => import('./ViewerDialog'), { missing: 'dialog' });

/** /lesson/:lessonID */
export default function LessonPage() {
  const { lessonID = '' } = useParams<{ lessonID: string }>();
  const { t } = useTranslation('lessons');
  const found = useQuery(lessonQuery(Number(lessonID) || 0));
  useTitle(found.data?.title);
  if (found.data) return <Shown lesson={found.data} />;
  return (
    <div className={layout.stack}>
      <PageHead title={t('title')} />
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
}

function Shown({ lesson }: { lesson: LessonInfo }) {
  const { t } = useTranslation('lessons');
  const [opened, open] = useState<number | null>(null);
  const mark = useAction({
    run: ({ id, isSeen }: { id: number; isSeen: boolean }) => markSeen(id, isSeen),
    keys: [lessonsKey],
  });
  const items = lesson.groups.flatMap((group) => group.items);
  const shown = items.find((item) => item.id === opened);
  const see = (item: LessonItem, isSeen = true) => {
    if (item.seen !== isSeen) void mark.run({ id: item.id, isSeen });
  };
  const { doneCount, itemCount } = lesson;
  return (
    <div className={layout.stack}>
      <Breadcrumb
        crumbs={[{ label: t('title'), href: to('LessonList') }, { label: lesson.title }]}
      />
      <PageHead
        title={<span className={styles.title}>{lesson.title}</span>}
        actions={
          lesson.isManager && (
            <Link href={to('AdminLessonGroups', { lessonId: lesson.id })} className={buttonClass()}>
              <Icon icon={IconPencil} />
              {t('edit')}
            </Link>
          )
        }
      />
      {!lesson.visible && <Notice tone="warn">{t('hidden')}</Notice>}
      <Card isPadded>
        {lesson.desc && <RichText source={lesson.desc} />}
        {itemCount > 0 && (
          <div className={styles.done}>
            <span>{t('done', { done: doneCount, count: itemCount })}</span>
            <Progress
              label={t('done', { done: doneCount, count: itemCount })}
              value={doneCount / itemCount}
              tone="good"
              className={styles.bar ?? ''}
            />
          </div>
        )}
      </Card>
      {lesson.groups.length === 0 && <EmptyState icon={IconBook} text={t('nothing')} />}
      {lesson.groups.map((group) => (
        <Card key={group.id} className={styles.group}>
          <Accordion isOpen title={group.name} aside={t('items', { count: group.items.length })}>
            <ul className={styles.items}>
              {group.items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  onOpen={() => open(item.id)}
                  onSeen={(isSeen) => see(item, isSeen)}
                />
              ))}
            </ul>
            {group.items.length === 0 && <p className={styles.none}>{t('emptyGroup')}</p>}
          </Accordion>
        </Card>
      ))}
      {shown && <ViewerDialog item={shown} onSeen={() => see(shown)} onClose={() => open(null)} />}
    </div>
  );
}
