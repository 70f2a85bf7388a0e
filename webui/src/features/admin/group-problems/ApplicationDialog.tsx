import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { looksAfterAll } from '../rights';
import { ApplicationText } from './ApplicationText';
import { type Application, applicationQuery, decide, progress } from './applicationCalls';

interface ApplicationDialogProps {
  application: Application;
  onClose: () => void;
}

/** The problem as its readers will find it, to be accepted or refused. */
export default function ApplicationDialog({ application, onClose }: ApplicationDialogProps) {
  const { t } = useTranslation('adminGroupProblems');
  const found = useQuery(applicationQuery(application.id));
  const { id: pid, problemId: id, title, applyPublicProgress: now } = application;
  const decided = { keys: [['admin', 'groupProblems']], isSingle: true, onDone: onClose };
  const accept = useAction({
    ...decided,
    run: () => decide(pid, progress.accepted),
    ask: () => ({
      title: t('acceptTitle', { id }),
      body: t('acceptBody', { title }),
      confirmLabel: t('accept'),
    }),
    said: () => t('accepted', { id }),
  });
  const refuse = useAction({
    ...decided,
    run: () => decide(pid, progress.refused),
    ...(now === progress.accepted && {
      ask: () => ({
        title: t('backTitle', { id }),
        body: t('backBody', { title }),
        confirmLabel: t('back'),
        isDestructive: true,
      }),
    }),
    said: () => t('refused', { id }),
  });
  const mayDecide = looksAfterAll(useUser());
  return (
    <Dialog
      title={`${id} ${title}`}
      size="large"
      onClose={onClose}
      actions={
        mayDecide && (
          <>
            {now !== progress.refused && (
              <Button isBusy={refuse.isBusy} onClick={() => void refuse.run()}>
                {t(now === progress.accepted ? 'back' : 'refuse')}
              </Button>
            )}
            {now !== progress.accepted && (
              <Button kind="primary" isBusy={accept.isBusy} onClick={() => void accept.run()}>
                {t('accept')}
              </Button>
            )}
          </>
        )
      }
    >
      {found.data && <ApplicationText found={found.data} />}
      {found.isPending && <Skeleton lines={6} height={20} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
    </Dialog>
  );
}
