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
        {slowestAccepted && <TimeFact name={t('check.slowestAccepted')} time={slowestAccepted} />}
        {fastestTooSlow && <TimeFact name={t('check.fastestTooSlow')} time={fastestTooSlow} />}
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

type CheckTime = NonNullable<Advice['slowestAccepted']>;

/** A time to compare with the problem's limit, and why it is not the one that the table tells. */
function TimeFact({ name, time }: { name: string; time: CheckTime }) {
  const { t } = useTranslation('adminProblemEditor');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {time.counted} ms
        {time.counted !== time.measured && (
          <span className={styles.counted}> {t('check.counted', { ...time })}</span>
        )}
      </dd>
    </div>
  );
}
