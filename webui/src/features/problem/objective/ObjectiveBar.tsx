import { useTranslation } from 'react-i18next';
import { siteClock } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { IconSend } from '../../../shared/ui/icons';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import type { Submission } from '../types';
import { type Solution, useDraft } from '../useSolution';
import { isAnswered } from './answers';
import styles from './objective.module.css';

interface ObjectiveBarProps {
  answers: readonly string[];
  solution: Pick<Solution, 'sync'>;
  /** What was sent last. */
  submission: Submission | null;
  /** Of all questions together. */
  full: number | null;
  isSending: boolean;
  /** Seconds until the next may be sent. */
  wait: number;
  isClosed: boolean;
  onSubmit: () => void;
}

/** How far one has come, that it is kept, and the way to hand it in: always in sight. */
export function ObjectiveBar({
  answers,
  solution,
  submission,
  full,
  isSending,
  wait,
  isClosed,
  onSubmit,
}: ObjectiveBarProps) {
  const { t } = useTranslation(['problemObjective', 'problem']);
  const done = answers.filter(isAnswered).length;
  return (
    <div className={styles.bar} data-no-print>
      <strong className={styles.count} aria-live="polite">
        {t('answered', { done, all: answers.length })}
      </strong>
      {submission && <VerdictChip status={submission.status} />}
      {submission?.score != null && (
        <span className={styles.count}>
          {t('result', { score: submission.score, full: full ?? submission.score })}
        </span>
      )}
      <Kept solution={solution} />
      <Button
        kind="primary"
        icon={IconSend}
        isBusy={isSending}
        disabled={isClosed || wait > 0}
        onClick={onSubmit}
      >
        {wait > 0 ? t('problem:submit.wait', { n: wait }) : t('submit')}
      </Button>
    </div>
  );
}

function Kept({ solution }: Pick<ObjectiveBarProps, 'solution'>) {
  const { t } = useTranslation('problem');
  const state = useDraft(solution)?.state;
  const words =
    state?.kind === 'saved'
      ? t('draft.saved', { time: siteClock(state.at) })
      : state && state.kind !== 'none' && t(`draft.${state.kind}`);
  return <span className={styles.kept}>{words}</span>;
}
