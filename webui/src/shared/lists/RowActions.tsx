import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../forms/useAction';
import { IconButton } from '../ui/IconButton';
import { IconPencil, IconTrash } from '../ui/icons';
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
  const remove = useAction({
    run: deletion.run,
    ask: () => ({
      title: deletion.title,
      body: deletion.body,
      confirmLabel: t('form.delete'),
      isDestructive: true,
    }),
    said: () => t('row.deleted', { name }),
    keys: deletion.keys,
  });
  return (
    <span className={styles.actions}>
      <IconButton icon={IconPencil} label={t('row.edit', { name })} onClick={onEdit} />
      <IconButton
        icon={IconTrash}
        label={t('row.delete', { name })}
        disabled={remove.isBusy}
        onClick={() => void remove.run()}
      />
    </span>
  );
}
