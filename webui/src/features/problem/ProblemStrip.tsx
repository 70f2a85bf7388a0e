import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../entities/place/place';
import { problemAddress } from '../../entities/problem/problemAddress';
import { neighboursQuery } from '../../entities/problem/problemQueries';
import { useFocusMode } from '../../shared/lib/useFocusMode';
import { describeVerdict } from '../../shared/lib/verdict';
import { classNames } from '../../shared/ui/classNames';
import { Icon } from '../../shared/ui/Icon';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { verdictLooks } from '../../shared/ui/VerdictChip';
import styles from './ProblemStrip.module.css';
import type { Neighbour } from './types';

interface ProblemStripProps {
  place: Place;
  /** Display id of the open one. */
  shown: string;
}

/** The problems of the same training or contest, along the lower edge. */
export function ProblemStrip({ place, shown }: ProblemStripProps) {
  const { t } = useTranslation('problem');
  const { keep } = useFocusMode();
  const list = useQuery(neighboursQuery(place));
  if (!list.data?.length) return null;
  return (
    <nav className={styles.strip} aria-label={t('strip')} data-no-print>
      <ul className={styles.list}>
        {list.data.map((each) => (
          <li key={each.pid}>
            <Link
              href={keep(problemAddress({ place, problemId: each.problemId }))}
              className={styles.entry}
              title={`${each.problemId} ${each.title}`}
              aria-current={each.problemId === shown ? 'page' : undefined}
            >
              <strong>{each.problemId}</strong>
              <span className={styles.title}>{each.title}</span>
              {each.status !== null && <Result status={each.status} score={each.score} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Result({ status, score }: { status: number; score: Neighbour['score'] }) {
  const { t } = useTranslation('shell');
  const verdict = describeVerdict(status);
  const { tone, icon } = verdictLooks[verdict.look];
  return (
    <span className={classNames(styles.result, styles[tone])}>
      {icon && <Icon icon={icon} size={14} />}
      <span className={layout.hiddenText}>{t(`verdict.${verdict.key}`)}</span>
      {score}
    </span>
  );
}
