import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/forms/useAction';
import { Button } from '../../shared/ui/Button';
import { IconTrash } from '../../shared/ui/icons';
import { useCommentPlace } from './commentPlace';
import { commentsKey, deleteComment, deleteReply } from './commentQueries';

interface DeleteButtonProps {
  kind: 'comment' | 'reply';
  id: number;
  /** Whose it is. */
  name: string;
}

export function DeleteButton({ kind, id, name }: DeleteButtonProps) {
  const { t } = useTranslation('comments');
  const { source, alsoRead } = useCommentPlace();
  const deleting = useAction({
    ask: () => ({
      title: t(`delete.${kind}`),
      body: t(`delete.${kind}Body`, { name }),
      confirmLabel: t('delete.confirm'),
      isDestructive: true,
    }),
    run: () => (kind === 'comment' ? deleteComment(id) : deleteReply(id)),
    said: () => t('delete.done'),
    keys: [commentsKey(source), ...alsoRead],
    isSingle: true,
  });
  return (
    <Button
      kind="quiet"
      size="small"
      icon={IconTrash}
      isBusy={deleting.isBusy}
      onClick={() => void deleting.run()}
    >
      {t('delete.open')}
    </Button>
  );
}
