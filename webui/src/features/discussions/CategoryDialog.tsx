import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/forms/useAction';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { IconButton } from '../../shared/ui/IconButton';
import { IconTrash } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { TextInput } from '../../shared/ui/TextInput';
import { type Category, categoriesKey, deleteCategory, editCategories } from './discussionCalls';
import styles from './discussions.module.css';

interface CategoryDialogProps {
  categories: readonly Category[];
  onClose: () => void;
}

/** Renames categories, adds and removes them. */
export default function CategoryDialog({ categories, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('discussions');
  const [names, setNames] = useState<Record<number, string>>({});
  const [added, setAdded] = useState('');
  const saving = useAction({
    run: () =>
      editCategories([
        ...categories.map(({ id, name }) => ({ id, name: names[id] ?? name })),
        { id: null, name: added },
      ]),
    said: () => t('category.saved'),
    keys: [categoriesKey],
    onDone: onClose,
    showsFailure: true,
    isSingle: true,
  });
  const removing = useAction({
    run: (id: number) => deleteCategory(id),
    keys: [categoriesKey],
    showsFailure: true,
  });
  const failure = saving.failure ?? removing.failure;
  return (
    <Dialog
      title={t('category.edit')}
      closesOnOutsideClick={false}
      onClose={onClose}
      actions={
        <Button kind="primary" isBusy={saving.isBusy} onClick={() => void saving.run()}>
          {t('form.save')}
        </Button>
      }
    >
      <div className={layout.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {categories.map(({ id, name }) => (
          <div key={id} className={styles.named}>
            <TextInput
              aria-label={t('category.name', { name })}
              maxLength={50}
              value={names[id] ?? name}
              onInput={(event) => setNames({ ...names, [id]: event.currentTarget.value })}
            />
            <IconButton
              icon={IconTrash}
              label={t('category.delete', { name })}
              onClick={() => void removing.run(id)}
            />
          </div>
        ))}
        <TextInput
          aria-label={t('category.new')}
          placeholder={t('category.new')}
          maxLength={50}
          value={added}
          onInput={(event) => setAdded(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
