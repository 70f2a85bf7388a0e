import { useTranslation } from 'react-i18next';
import type { Judge } from '../../entities/submission/types';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { JudgeButtons } from './JudgeButtons';
import { mayRejudge } from './submissionRights';
import styles from './submissions.module.css';
import { useRejudgeProblem } from './useSubmissionActions';

/** Changes of this submission, and by right of all practice submissions of its problem. */
export function DetailActions({ submission }: { submission: Judge }) {
  const { t } = useTranslation('submissions');
  const user = useUser();
  const again = useRejudgeProblem();
  const { pid, displayPid, cid } = submission;
  return (
    <span className={styles.judgeButtons}>
      <JudgeButtons row={submission} />
      {mayRejudge(user) && pid !== null && cid === 0 && (
        <Button
          size="small"
          isBusy={again.isBusy}
          onClick={() => void again.run({ pid, displayPid })}
        >
          {t('actions.rejudgeProblem', { problem: displayPid })}
        </Button>
      )}
    </span>
  );
}
