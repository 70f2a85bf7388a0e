import { useTranslation } from 'react-i18next';
import { EditNotices } from '../../../shared/forms/EditNotices';
import type { EditForm } from '../../../shared/forms/useEditForm';
import { Button } from '../../../shared/ui/Button';
import styles from './settings.module.css';

/** Stays at the lower edge of the window: a long form is saved from anywhere. */
export function SaveBar({ edit }: { edit: EditForm }) {
  const { t } = useTranslation('adminSettings');
  return (
    <div className={styles.saveBar}>
      <EditNotices edit={edit} />
      <div className={styles.saveTools}>
        <span className={styles.saveWord}>
          {t(edit.isChanged ? 'form.changed' : 'form.unchanged')}
        </span>
        {edit.isChanged && <Button onClick={() => void edit.drop()}>{t('form.discard')}</Button>}
        <Button
          kind="primary"
          disabled={!edit.isChanged}
          isBusy={edit.isBusy}
          onClick={() => void edit.save()}
        >
          {t('form.save')}
        </Button>
      </div>
    </div>
  );
}
