import { type ReactNode, useId } from 'react';
import { EditNotices } from '../../shared/forms/EditNotices';
import type { EditForm } from '../../shared/forms/useEditForm';
import styles from './settings.module.css';

interface SettingsFormProps {
  title: string;
  edit: Pick<EditForm, 'failure' | 'conflict' | 'drop' | 'overwrite' | 'onSubmit'>;
  children: ReactNode;
}

/** One form of the page, named by its heading. */
export function SettingsForm({ title, edit, children }: SettingsFormProps) {
  const titleId = useId();
  return (
    <form className={styles.part} aria-labelledby={titleId} onSubmit={edit.onSubmit} noValidate>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      <EditNotices edit={edit} />
      <div className={styles.fields}>{children}</div>
    </form>
  );
}
