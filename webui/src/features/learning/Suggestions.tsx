import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeOfWire } from '../../entities/place/codec';
import { DifficultyChip } from '../../entities/problem/DifficultyChip';
import { ProblemLink } from '../../entities/problem/ProblemLink';
import { difficultiesQuery } from '../../entities/problem/problemQueries';
import { useLocale } from '../../shared/i18n/useLocale';
import { EmptyState } from '../../shared/ui/EmptyState';
import styles from './learning.module.css';
import type { SuggestedProblem } from './learningCalls';

/** Up to three, each with the one reason for it. */
export function Suggestions({ suggestions }: { suggestions: readonly SuggestedProblem[] }) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const levels = useQuery(difficultiesQuery).data;
  const why = useReason();
  if (suggestions.length === 0) return <EmptyState text={t('next.none')} />;
  return (
    <ol className={styles.suggestions}>
      {suggestions.map((each) => {
        const level = levels?.find(({ id }) => id === each.difficulty);
        const place = placeOfWire({ gid: each.gid });
        return (
          <li key={each.pid} className={styles.suggestion}>
            <p className={styles.problem}>
              <ProblemLink problem={{ place, problemId: each.problemId }}>
                <span className={styles.problemId}>{each.problemId}</span>{' '}
                {each.titles?.[locale] || each.title}
              </ProblemLink>
              <DifficultyChip
                difficulty={each.difficulty}
                {...(level && { name: level.name, color: level.color })}
              />
            </p>
            <p className={styles.why}>{why(each)}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** One sentence that its reader can check. */
function useReason() {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  return ({ reason, share, tag, like }: SuggestedProblem): string => {
    const problem = like ? like.titles?.[locale] || like.title : '';
    switch (reason) {
      case 'finish':
        return share === null ? t('next.finish') : t('next.finish_share', { share });
      case 'practise':
        return t('next.practise', { tag: tag?.name ?? '', problem });
      case 'next':
        return t('next.next', { tag: tag?.name ?? '', problem });
      default:
        return t('next.begin');
    }
  };
}
