import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Notice } from '../../shared/ui/Notice';
import styles from './settings.module.css';

interface SettingsFormProps {
  title: string;
  /** The server's refusal. */
  failure: string | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** One form of the page, named by its heading. */
export function SettingsForm({ title, failure, onSubmit, children }: SettingsFormProps) {
  const titleId = useId();
  return (
    <form className={styles.part} aria-labelledby={titleId} onSubmit={onSubmit} noValidate>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.fields}>{children}</div>
    </form>
  );
}
