import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detailKey } from '../../entities/submission/submissionQueries';
import type { Judge } from '../../entities/submission/types';
import { Button } from '../../shared/ui/Button';
import { IconEye, IconEyeOff } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { shareSubmission } from './submissionCalls';

/** Lets everybody read the code, or nobody any more; then the submission is read again. */
export function ShareButton({ submission }: { submission: Judge }) {
  const { t } = useTranslation('submissions');
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    const share = !submission.share;
    setBusy(true);
    try {
      await shareSubmission(submission.submitId, share);
      toast.success(share ? t('detail.shared') : t('detail.unshared'));
      await queries.invalidateQueries({ queryKey: detailKey(submission.submitId) });
    } catch {
      // The client has shown why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="quiet"
      size="small"
      icon={submission.share ? IconEyeOff : IconEye}
      isBusy={isBusy}
      onClick={() => void toggle()}
    >
      {submission.share ? t('detail.unshare') : t('detail.share')}
    </Button>
  );
}
