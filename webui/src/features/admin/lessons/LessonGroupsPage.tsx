import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconFileText, IconPlus } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { AroundLesson } from './AroundLesson';
import { GroupCard } from './GroupCard';
import { GroupDialog } from './GroupDialog';
import type { AdminLesson } from './lessonDesk';
import styles from './lessons.module.css';
import { useOrder } from './useOrder';

/** /admin/lesson/:lessonId/groups */
export default function LessonGroupsPage() {
  return (
    <AroundLesson current="contents">
      {(lesson) => <Groups key={lesson.id} lesson={lesson} />}
    </AroundLesson>
  );
}

function Groups({ lesson }: { lesson: AdminLesson }) {
  const { t } = useTranslation('adminLessons');
  const [isAdding, setAdding] = useState(false);
  const { groups, moveGroup, moveItem } = useOrder(lesson);
  return (
    <div className={layout.stack}>
      {groups.length === 0 && (
        <Card>
          <EmptyState icon={IconFileText} text={t('group.none')} />
        </Card>
      )}
      {groups.map((group, index) => (
        <GroupCard
          key={group.id}
          lesson={lesson}
          group={group}
          index={index}
          count={groups.length}
          onMove={(to) => moveGroup(index, to)}
          onMoveItem={(from, to) => moveItem(index, from, to)}
        />
      ))}
      {lesson.isManager && (
        <div className={styles.below}>
          <Button icon={IconPlus} onClick={() => setAdding(true)}>
            {t('group.add')}
          </Button>
        </div>
      )}
      {isAdding && <GroupDialog lesson={lesson} group={null} onClose={() => setAdding(false)} />}
    </div>
  );
}
