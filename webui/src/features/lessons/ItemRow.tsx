import { useTranslation } from 'react-i18next';
import { formatSize } from '../../shared/lib/time';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Chip } from '../../shared/ui/Chip';
import { Icon, type IconType } from '../../shared/ui/Icon';
import { IconCircleCheck, IconCode, IconDownload, IconFileText } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import { IconBook, IconExternalLink, IconVideo } from './icons';
import type { LessonItem } from './lessonCalls';
import styles from './lessons.module.css';

interface ItemRowProps {
  item: LessonItem;
  /** In the dialog of a player or a viewer. */
  onOpen: () => void;
  onSeen: (isSeen: boolean) => void;
}

const icons: Record<LessonItem['shownAs'], IconType> = {
  pdf: IconFileText,
  video: IconVideo,
  download: IconDownload,
  link: IconExternalLink,
  problem: IconCode,
  training: IconBook,
};

/** What one item of a lesson is, whether it is done, and the way to it. */
export function ItemRow({ item, onOpen, onSeen }: ItemRowProps) {
  const { t } = useTranslation('lessons');
  const { shownAs, problemCount } = item;
  const isInDialog = shownAs === 'pdf' || shownAs === 'video';
  return (
    <li className={styles.item}>
      <Icon
        icon={item.done ? IconCircleCheck : icons[shownAs]}
        className={item.done ? styles.isDone : styles.kindIcon}
      />
      <span className={styles.itemText}>
        {isInDialog ? (
          <button type="button" className={styles.opener} onClick={onOpen}>
            {item.title}
          </button>
        ) : (
          <Way item={item} onSeen={() => onSeen(true)} />
        )}
        <span className={styles.remark}>
          {t(`kind.${item.kind ?? shownAs}`)}
          {item.size !== null && ` · ${formatSize(item.size)}`}
          {problemCount > 0 && ` · ${t('solved', { done: item.acCount, count: problemCount })}`}
        </span>
      </span>
      {item.converting && <Chip tone="wait">{t('converting')}</Chip>}
      {problemCount > 0 ? (
        item.done && <Chip tone="good">{t('isSolved')}</Chip>
      ) : (
        <Checkbox
          label={t('seen')}
          aria-label={t('seenNamed', { title: item.title })}
          checked={item.seen}
          onChange={(event) => onSeen(event.currentTarget.checked)}
        />
      )}
    </li>
  );
}

/** To a page, or to a file that is only saved. What leads out of the site opens beside it. */
function Way({ item, onSeen }: { item: LessonItem; onSeen: () => void }) {
  if (item.shownAs === 'download') {
    return (
      <a href={`${item.url}&as=save`} download className={styles.opener} onClick={onSeen}>
        {item.title}
      </a>
    );
  }
  const isOutside = !item.url.startsWith('/');
  return isOutside ? (
    <a
      href={item.url}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.opener}
      onClick={onSeen}
    >
      {item.title}
    </a>
  ) : (
    <Link href={item.url} className={styles.opener} onClick={onSeen}>
      {item.title}
    </Link>
  );
}
