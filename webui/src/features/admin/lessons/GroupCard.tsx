import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../../shared/lib/useSteady';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconButton } from '../../../shared/ui/IconButton';
import {
  IconChevronDown,
  IconChevronUp,
  IconPencil,
  IconPlus,
  IconUsers,
} from '../../../shared/ui/icons';
import { GroupDialog } from './GroupDialog';
import { ItemDialog } from './ItemDialog';
import { itemColumns } from './itemColumns';
import type { AdminGroup, AdminItem, AdminLesson } from './lessonDesk';
import styles from './lessons.module.css';

interface GroupCardProps {
  lesson: AdminLesson;
  group: AdminGroup;
  /** Where it stands, from 0, and how many there are. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onMoveItem: (from: number, to: number) => void;
}

/** A group of items with its own place, and the items in their order. */
export function GroupCard({ lesson, group, index, count, onMove, onMoveItem }: GroupCardProps) {
  const { t } = useTranslation('adminLessons');
  const [isEdited, setEdited] = useState(false);
  /** Undefined while none is edited, null for a new one. */
  const [item, editItem] = useState<AdminItem | null | undefined>(undefined);
  const { name, items } = group;
  const move = useSteady(onMoveItem);
  const isManager = lesson.isManager;
  const columns = useMemo(
    () => itemColumns(t, items.length, move, editItem, isManager),
    [t, items.length, move, isManager],
  );
  return (
    <Card
      className={styles.group}
      title={
        <span className={styles.groupName}>
          {name}
          {!group.forAll && (
            <Chip icon={IconUsers} tone="info">
              {t('group.ofClasses', { count: group.gids.length })}
            </Chip>
          )}
        </span>
      }
      actions={
        isManager && (
          <span className={styles.tools}>
            <IconButton
              icon={IconChevronUp}
              label={t('group.up', { name })}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              icon={IconChevronDown}
              label={t('group.down', { name })}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
            <IconButton
              icon={IconPencil}
              label={t('group.editNamed', { name })}
              onClick={() => setEdited(true)}
            />
            <Button
              size="small"
              icon={IconPlus}
              aria-label={t('item.addNamed', { name })}
              onClick={() => editItem(null)}
            >
              {t('item.add')}
            </Button>
          </span>
        )
      }
    >
      {items.length === 0 ? (
        <p className={styles.none}>{t('group.empty')}</p>
      ) : (
        <DataTable label={name} columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
      {isEdited && <GroupDialog lesson={lesson} group={group} onClose={() => setEdited(false)} />}
      {item !== undefined && (
        <ItemDialog lesson={lesson} group={group} item={item} onClose={() => editItem(undefined)} />
      )}
    </Card>
  );
}
