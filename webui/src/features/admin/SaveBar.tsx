import { useTranslation } from 'react-i18next';
import { EditNotices } from '../../shared/forms/EditNotices';
import type { EditForm } from '../../shared/forms/useEditForm';
import { Button } from '../../shared/ui/Button';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  edit: EditForm;
  /** The button's word where a new thing is made: there is nothing to compare it with. */
  makes?: string | false;
  /** Where no form stands around that the button would send. */
  onSave?: () => void;
}

/** Stays at the lower edge of the window: a long form is saved from anywhere. */
export function SaveBar({ edit, makes = false, onSave }: SaveBarProps) {
  const { t } = useTranslation('admin');
  const isStored = makes === false;
  return (
    <div className={styles.bar}>
      <EditNotices edit={edit} />
      <div className={styles.tools}>
        <span className={styles.word}>
          {isStored && t(edit.isChanged ? 'saveBar.changed' : 'saveBar.unchanged')}
        </span>
        {isStored && edit.isChanged && (
          <Button onClick={() => void edit.drop()}>{t('saveBar.discard')}</Button>
        )}
        <Button
          kind="primary"
          type={onSave ? 'button' : 'submit'}
          disabled={isStored && !edit.isChanged}
          isBusy={edit.isBusy}
          onClick={onSave}
        >
          {isStored ? t('saveBar.save') : makes}
        </Button>
      </div>
    </div>
  );
}
