import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dropWaiting } from '../../../entities/submission/waitingSubmits';
import type { DeskLineProps } from '../../../entities/timed-work/TimedWorkContext';
import { workProblemsQuery } from '../../../entities/timed-work/timedWorkQueries';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { siteClock } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { LastReceipt } from '../receipts/LastReceipt';
import { CorrectionWords } from '../told/CorrectionWords';
import { ResultsLine } from '../told/ResultsLine';
import styles from './DeskLine.module.css';
import { useWaiting } from './useWaiting';

/** Beside the button that submits: what is still on its way, and what has arrived. */
export function DeskLine({ pid, problemId }: DeskLineProps) {
  const { t } = useTranslation('timedWork');
  const open = useTimedWork();
  const waiting = useWaiting(open).filter((each) => each.pid === pid);
  const problems = useQuery({ ...workProblemsQuery(open.id), enabled: open.seesResults });
  const correction = problems.data?.find((each) => each.pid === pid)?.correction;
  return (
    <>
      {open.work.isUpsolving && <p className={styles.kept}>{t('after.line')}</p>}
      {open.stage === 'over' && !open.work.isUpsolving && (
        <p className={styles.kept}>
          {t(open.work.exam.takesLatestDraft ? 'over.taken' : 'over.kept')}
        </p>
      )}
      {open.stage === 'over' && <ResultsLine className={styles.kept} />}
      {correction && (
        <div className={styles.kept}>
          <CorrectionWords correction={correction} />
        </div>
      )}
      {waiting.map(({ key, askedAt }) => (
        <div key={key} role="status" className={styles.waiting}>
          <Notice tone="warn">
            <span className={styles.line}>
              {t('waiting.text', { time: siteClock(askedAt) })}
              <Button size="small" onClick={() => dropWaiting(key)}>
                {t('waiting.cancel')}
              </Button>
            </span>
          </Notice>
        </div>
      ))}
      <LastReceipt problemId={problemId} />
    </>
  );
}
