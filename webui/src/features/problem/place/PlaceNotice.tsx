import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLineContext } from '../../../entities/timed-work/TimedWorkContext';
import { Notice } from '../../../shared/ui/Notice';
import type { Problem } from '../types';
import styles from './PlaceNotice.module.css';
import { usePlaceHere } from './usePlaceHere';

/** Says when the contest or the own time has ended (S1 §8), what a submission is then, and what the
 * place has to say of this problem. */
export function PlaceNotice({ problem }: { problem: Pick<Problem, 'id' | 'problemId'> }) {
  const { t } = useTranslation('problem');
  const notice = usePlaceHere()?.notice;
  const Line = useContext(DeskLineContext);
  return (
    <>
      {notice && (
        <div role="alert" className={styles.notice}>
          <Notice tone={notice.tone}>{t(notice.words)}</Notice>
        </div>
      )}
      {Line && <Line problemId={problem.problemId} pid={problem.id} />}
    </>
  );
}
