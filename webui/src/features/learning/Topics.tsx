import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { TagChip } from '../../entities/tag/TagChip';
import { Link } from '../../shared/ui/Link';
import { Progress } from '../../shared/ui/Progress';
import styles from './learning.module.css';
import type { LearnedTag } from './learningCalls';

/** How much of what was tried is solved, by topic. */
export function Topics({ tags }: { tags: readonly LearnedTag[] }) {
  const { t } = useTranslation('learning');
  return (
    <ul className={styles.topics}>
      {tags.map((tag) => (
        <li key={tag.id} className={styles.topic}>
          <Link href={to('ProblemList', {}, { tagId: `[${tag.id}]` })}>
            <TagChip tag={tag} />
          </Link>
          <Progress
            label={t('topics.share', { name: tag.name })}
            value={tag.solved / Math.max(1, tag.solved + tag.tried)}
            tone="good"
            className={styles.share ?? ''}
          />
          <span className={styles.counts}>
            {t('topics.solved', { count: tag.solved })}
            {tag.tried > 0 && <> · {t('topics.open', { count: tag.tried })}</>}
          </span>
        </li>
      ))}
    </ul>
  );
}
