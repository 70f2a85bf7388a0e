import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../../../shared/lib/useSteady';
import { MoveHandle } from '../../../shared/lists/MoveHandle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import { IconButton } from '../../../shared/ui/IconButton';
import {
  IconChevronDown,
  IconChevronUp,
  IconEyeOff,
  IconPencil,
  IconPlus,
  IconUsers,
} from '../../../shared/ui/icons';
import desk from '../desk.module.css';
import { GroupDialog } from './GroupDialog';
import { ItemDialog } from './ItemDialog';
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
    () => columnsOf(t, items.length, move, editItem, isManager),
    [t, items.length, move, isManager],
  );
  return (
    <Card
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

const columnsOf = (
  t: TFunction<'adminLessons'>,
  count: number,
  onMove: (from: number, to: number) => void,
  onEdit: (item: AdminItem) => void,
  isManager: boolean,
): readonly DataColumn<AdminItem>[] => [
  {
    id: 'order',
    head: t('column.order'),
    cell: ({ title }, index) =>
      isManager ? (
        <MoveHandle
          index={index}
          count={count}
          label={t('item.move', { place: index + 1, name: title })}
          hint={t('item.moveHint')}
          onMove={onMove}
        >
          {index + 1}
        </MoveHandle>
      ) : (
        index + 1
      ),
  },
  {
    id: 'title',
    head: t('column.title'),
    className: desk.title,
    cell: (item) => (
      <>
        <button
          type="button"
          className={desk.nameButton}
          disabled={!isManager}
          onClick={() => onEdit(item)}
        >
          <span className={desk.titleText}>{item.title}</span>
        </button>
        {!item.isVisible && (
          <Chip tone="warn" icon={IconEyeOff}>
            {t('item.hidden')}
          </Chip>
        )}
      </>
    ),
  },
  {
    id: 'kind',
    head: t('column.kind'),
    hide: 'narrow',
    cell: (item) => <Kind item={item} t={t} />,
  },
  {
    id: 'open',
    head: t('column.actions'),
    align: 'end',
    cell: ({ address, title }) => (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t('item.open')}
        <span className={styles.hiddenText}> {title}</span>
      </a>
    ),
  },
];

function Kind({ item, t }: { item: AdminItem; t: TFunction<'adminLessons'> }) {
  return (
    <span className={styles.groupName}>
      {t(`kind.${item.kind ?? item.shownAs}`)}
      {item.slides === 'waiting' && <Chip tone="wait">{t('slides.waiting')}</Chip>}
      {item.slides === 'done' && <Chip tone="good">{t('slides.done')}</Chip>}
      {item.slides === 'failed' && <Chip tone="bad">{t('slides.failed')}</Chip>}
      {item.hasScripts && <Chip tone="warn">{t('item.hasScripts')}</Chip>}
    </span>
  );
}
