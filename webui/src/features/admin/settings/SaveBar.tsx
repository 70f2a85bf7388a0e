import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { ConflictNotice } from '../../../shared/ui/ConflictNotice';
import { Notice } from '../../../shared/ui/Notice';
import styles from './settings.module.css';
import type { SettingsForm } from './useSettingsForm';

/** Stays at the lower edge of the window: a long form is saved from anywhere. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('adminSettings');
  return (
    <div className={styles.saveBar}>
      {form.failure && <Notice tone="bad">{form.failure}</Notice>}
      {form.conflict && (
        <ConflictNotice
          message={form.conflict}
          onDrop={() => void form.drop()}
          onOverwrite={() => void form.send(true)}
        />
      )}
      <div className={styles.saveTools}>
        <span className={styles.saveWord}>
          {t(form.isChanged ? 'form.changed' : 'form.unchanged')}
        </span>
        {form.isChanged && <Button onClick={() => void form.drop()}>{t('form.discard')}</Button>}
        <Button
          kind="primary"
          disabled={!form.isChanged}
          isBusy={form.isSaving}
          onClick={() => void form.send()}
        >
          {t('form.save')}
        </Button>
      </div>
    </div>
  );
}
