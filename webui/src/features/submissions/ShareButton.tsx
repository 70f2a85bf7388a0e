import { useTranslation } from 'react-i18next';
import { detailKey } from '../../entities/submission/submissionQueries';
import type { Judge } from '../../entities/submission/types';
import { useAction } from '../../shared/forms/useAction';
import { Button } from '../../shared/ui/Button';
import { IconEye, IconEyeOff } from '../../shared/ui/icons';
import { shareSubmission } from './submissionCalls';

/** Lets everybody read the code, or nobody any more; then the submission is read again. */
export function ShareButton({ submission }: { submission: Judge }) {
  const { t } = useTranslation('submissions');
  const toggle = useAction({
    run: () => shareSubmission(submission.submitId, !submission.share),
    said: () => (submission.share ? t('detail.unshared') : t('detail.shared')),
    keys: [detailKey(submission.submitId)],
  });
  return (
    <Button
      kind="quiet"
      size="small"
      icon={submission.share ? IconEyeOff : IconEye}
      isBusy={toggle.isBusy}
      onClick={() => void toggle.run()}
    >
      {submission.share ? t('detail.unshare') : t('detail.share')}
    </Button>
  );
}
