import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import type { Advice, CheckRow } from './solutionQueries';
import styles from './solutions.module.css';

interface CheckAdviceProps {
  advice: Advice;
  rows: readonly CheckRow[];
}

/** What the verdicts mean for the problem: first whether all is well, then what to look at. */
export function CheckAdvice({ advice, rows }: CheckAdviceProps) {
  const { t } = useTranslation('adminProblemEditor');
  const wrong = rows.filter((row) => !row.ok).length;
  const { slowestAccepted, fastestTooSlow, timeLimit } = advice;
  return (
    <>
      <Notice tone={wrong === 0 ? 'good' : 'bad'}>
        {wrong === 0 ? t('check.allGood') : t('check.someWrong', { count: wrong })}
      </Notice>
      <dl className={styles.adviceFacts}>
        {slowestAccepted !== null && (
          <div>
            <dt>{t('check.slowestAccepted')}</dt>
            <dd>{slowestAccepted} ms</dd>
          </div>
        )}
        {fastestTooSlow !== null && (
          <div>
            <dt>{t('check.fastestTooSlow')}</dt>
            <dd>{fastestTooSlow} ms</dd>
          </div>
        )}
        <div>
          <dt>{t('check.timeLimit')}</dt>
          <dd>{timeLimit} ms</dd>
        </div>
      </dl>
      {advice.notes.length > 0 && (
        <ul className={styles.advice}>
          {advice.notes.map((note) => (
            <li key={note.err}>{note.msg}</li>
          ))}
        </ul>
      )}
    </>
  );
}
