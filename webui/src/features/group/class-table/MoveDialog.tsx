import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { moveStudent, targetsQuery } from './classQueries';

interface MoveDialogProps {
  gid: number;
  person: { uid: string; name: string };
  onClose: () => void;
}

/** One press on the other class, and the student is there; their work stays readable here. */
export default function MoveDialog({ gid, person, onClose }: MoveDialogProps) {
  const { t } = useTranslation('groupClassTable');
  const targets = useQuery(targetsQuery(gid));
  const move = useAction({
    run: ({ id }: { id: number; name: string }) => moveStudent(person.uid, gid, id),
    said: (_, target) => t('move.done', { name: person.name, group: target.name }),
    keys: [['class']],
    onDone: onClose,
    isSingle: true,
  });
  return (
    <Dialog title={t('move.title', { name: person.name })} onClose={onClose}>
      <p>{t('move.body')}</p>
      {targets.isPending && <Skeleton lines={3} height={32} />}
      {targets.isError && <ErrorState error={targets.error} />}
      {targets.data?.length === 0 && <EmptyState text={t('move.none')} />}
      <div className={layout.stack}>
        {targets.data?.map((target) => (
          <Button key={target.id} isBusy={move.isBusy} onClick={() => void move.run(target)}>
            {target.name}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
