import { useTranslation } from 'react-i18next';
import { Writer } from '../../entities/comment/Writer';
import { useLocale } from '../../shared/i18n/useLocale';
import { Avatar } from '../../shared/ui/Avatar';
import { Chip } from '../../shared/ui/Chip';
import { Icon, type IconType } from '../../shared/ui/Icon';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { discussionAddress } from './discussionAddress';
import type { Discussion } from './discussionCalls';
import styles from './discussions.module.css';
import { IconEye, IconMessage, IconPin, IconThumbUp } from './icons';
import { useCategoryName } from './useCategoryName';
import { writtenBy } from './writtenBy';

interface DiscussionRowProps {
  discussion: Discussion;
  onCategory: (cid: string) => void;
}

export function DiscussionRow({ discussion, onCategory }: DiscussionRowProps) {
  const { t } = useTranslation('discussions');
  const nameOf = useCategoryName();
  const { id, gid, title, description, author, avatar, pid, topPriority } = discussion;
  return (
    <li className={styles.row}>
      <Avatar name={author} image={avatar} />
      <div className={styles.rowBody}>
        <h2 className={styles.rowTitle}>
          {topPriority && <Chip icon={IconPin}>{t('top')}</Chip>}
          <Link href={discussionAddress(id, gid)}>{title}</Link>
        </h2>
        <p className={styles.description}>{description}</p>
        <div className={styles.facts}>
          <Writer written={writtenBy(discussion)} />
          <button
            type="button"
            className={styles.inCategory}
            onClick={() => onCategory(String(discussion.categoryId))}
          >
            {nameOf(discussion.categoryName)}
          </button>
          {pid && <Chip>{pid}</Chip>}
          <Numbers discussion={discussion} />
        </div>
      </div>
    </li>
  );
}

/** How often it was read, commented on and liked. */
export function Numbers({ discussion }: { discussion: Discussion }) {
  const { t } = useTranslation('discussions');
  return (
    <span className={styles.numbers}>
      <Count icon={IconEye} label={t('views')} count={discussion.viewNum} />
      <Count icon={IconMessage} label={t('texts')} count={discussion.commentNum} />
      <Count icon={IconThumbUp} label={t('likes')} count={discussion.likeNum} />
    </span>
  );
}

function Count({ icon, label, count }: { icon: IconType; label: string; count: number }) {
  const locale = useLocale();
  return (
    <span className={styles.count} title={label}>
      <Icon icon={icon} size={16} />
      <span className={layout.hiddenText}>{label}</span>
      {count.toLocaleString(locale)}
    </span>
  );
}
