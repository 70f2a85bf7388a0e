import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgeRow } from '../../entities/submission/types';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { IconPencil, IconRefresh, IconSend } from '../../shared/ui/icons';
import { lazyPart } from '../../shared/ui/lazyPart';
import { isOwn, mayJudgeByHand, mayRejudge, mayResubmit } from './submissionRights';
import styles from './submissions.module.css';
import { useRejudge, useResubmit } from './useSubmissionActions';

const ManualJudgeDialog = lazyPart(() => import('./ManualJudgeDialog'), { missing: 'dialog' });

/** Rejudge, by hand, resubmit: by right, but for the owner's failed submission. */
export function JudgeButtons({ row }: { row: JudgeRow }) {
  const { t } = useTranslation('submissions');
  const user = useUser();
  const again = useRejudge();
  const [isByHand, setByHand] = useState(false);
  if (!mayRejudge(user) && !mayResubmit(row, user)) return null;
  return (
    <span className={styles.judgeButtons}>
      {mayResubmit(row, user) && <ResubmitButton row={row} />}
      {mayRejudge(user) && (
        <>
          <Button
            size="small"
            icon={IconRefresh}
            isBusy={again.isBusy}
            onClick={() => void again.run(row)}
          >
            {t('actions.rejudge')}
          </Button>
          <Button
            size="small"
            icon={IconPencil}
            disabled={!mayJudgeByHand(row)}
            onClick={() => setByHand(true)}
          >
            {t('actions.byHand')}
          </Button>
        </>
      )}
      {isByHand && <ManualJudgeDialog row={row} onClose={() => setByHand(false)} />}
    </span>
  );
}

/** Beside the verdict of a list's row, where there is no column of buttons. */
export function OwnResubmitButton({ row }: { row: JudgeRow }) {
  const user = useUser();
  if (mayRejudge(user) || !isOwn(row, user) || !mayResubmit(row, user)) return null;
  return <ResubmitButton row={row} />;
}

function ResubmitButton({ row }: { row: JudgeRow }) {
  const { t } = useTranslation('submissions');
  const { isBusy, run } = useResubmit();
  return (
    <Button size="small" icon={IconSend} isBusy={isBusy} onClick={() => void run(row)}>
      {t('actions.resubmit')}
    </Button>
  );
}
