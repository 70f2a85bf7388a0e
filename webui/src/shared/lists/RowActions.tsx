import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/IconButton';
import { IconPencil, IconTrash } from '../ui/icons';
import { confirm } from '../ui/questions';
import { toast } from '../ui/toast';
import styles from './rows.module.css';

interface Deletion {
  /** What is asked before; the body says what is lost. */
  title: string;
  body: string;
  run: () => Promise<unknown>;
  /** Lists that are read again. */
  keys: readonly QueryKey[];
}

interface RowActionsProps {
  /** What the row is called. */
  name: string;
  onEdit: () => void;
  deletion: Deletion;
}

/** Edits a row and, after a question, deletes it. */
export function RowActions({ name, onEdit, deletion }: RowActionsProps) {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: deletion.run,
    onSuccess: () => toast.success(t('row.deleted', { name })),
    onSettled: () => {
      for (const queryKey of deletion.keys) void queries.invalidateQueries({ queryKey });
    },
  });
  const ask = async () => {
    const isSure = await confirm({
      title: deletion.title,
      body: deletion.body,
      confirmLabel: t('form.delete'),
      isDestructive: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <span className={styles.actions}>
      <IconButton icon={IconPencil} label={t('row.edit', { name })} onClick={onEdit} />
      <IconButton
        icon={IconTrash}
        label={t('row.delete', { name })}
        disabled={remove.isPending}
        onClick={() => void ask()}
      />
    </span>
  );
}
