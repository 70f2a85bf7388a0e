import type { TFunction } from 'i18next';
import { MoveHandle } from '../../../shared/lists/MoveHandle';
import { Chip } from '../../../shared/ui/Chip';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { IconEyeOff } from '../../../shared/ui/icons';
import desk from '../desk.module.css';
import type { AdminItem } from './lessonDesk';
import styles from './lessons.module.css';

/** An item in its place, with what it is and the way to it. */
export const itemColumns = (
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
      <span className={styles.groupName}>
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
        <WhatStudentsGet item={item} t={t} />
      </span>
    ),
  },
  {
    id: 'kind',
    head: t('column.kind'),
    hide: 'narrow',
    className: styles.narrow,
    cell: ({ kind, shownAs }) => t(`kind.${kind ?? shownAs}`),
  },
  {
    id: 'open',
    head: t('column.actions'),
    align: 'end',
    className: styles.narrow,
    cell: ({ address, title }) => (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t('item.open')}
        <span className={styles.hiddenText}> {title}</span>
      </a>
    ),
  },
];

const isSlides = ({ kind }: AdminItem) => kind === 'ppt' || kind === 'pptx';

/** Of a file: on a phone as well, where teachers look whether their slides are ready. */
function WhatStudentsGet({ item, t }: { item: AdminItem; t: TFunction<'adminLessons'> }) {
  return (
    <>
      {isSlides(item) && item.slides === 'none' && <Chip>{t('slides.none')}</Chip>}
      {item.slides === 'waiting' && <Chip tone="wait">{t('slides.waiting')}</Chip>}
      {item.slides === 'done' && <Chip tone="good">{t('slides.done')}</Chip>}
      {item.slides === 'failed' && <Chip tone="bad">{t('slides.failed')}</Chip>}
      {item.hasScripts && <Chip tone="warn">{t('item.hasScripts')}</Chip>}
    </>
  );
}
