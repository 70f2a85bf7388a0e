import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { openPreview } from '../../../entities/contest/preview';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { CheckDialog } from './CheckDialog';
import type { AdminContest } from './contestQueries';

interface HeadToolsProps {
  contest: AdminContest;
  /** The list sends here for it. */
  isCheckedAtOnce: boolean;
}

/** What an organiser does with a whole contest: have it checked, and see it as a participant. */
export default function HeadTools({ contest, isCheckedAtOnce }: HeadToolsProps) {
  const { t } = useTranslation('adminContests');
  const [path, navigate] = useLocation();
  const [isChecking, setChecking] = useState(isCheckedAtOnce);
  const preview = useAction({
    run: () => openPreview(contest.id, contest.gid),
    // What is known of the contest was told to its manager: the page begins anew.
    onDone: () => location.assign(to('ContestDetails', { contestID: contest.id })),
    isSingle: true,
  });
  const close = () => {
    setChecking(false);
    navigate(path, { replace: true });
  };
  return (
    <>
      <Button onClick={() => setChecking(true)}>{t('check.action')}</Button>
      <Button isBusy={preview.isBusy} onClick={() => void preview.run()}>
        {t('preview')}
      </Button>
      {isChecking && <CheckDialog contest={contest} onClose={close} />}
    </>
  );
}
