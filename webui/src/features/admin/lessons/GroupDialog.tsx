import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { array, object, string } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import {
  type AdminGroup,
  type AdminLesson,
  classesQuery,
  deleteGroup,
  lessonKeys,
  saveGroup,
} from './lessonDesk';
import styles from './lessons.module.css';

interface GroupDialogProps {
  lesson: AdminLesson;
  /** Null for a new one. */
  group: AdminGroup | null;
  onClose: () => void;
}

/** How a group of items is called, and which groups of students see it. */
export function GroupDialog({ lesson, group, onClose }: GroupDialogProps) {
  const { t } = useTranslation('adminLessons');
  const classes = useQuery(classesQuery);
  const edit = useEditForm({
    values: { name: group?.name ?? '', gids: (group?.gids ?? []).map(String) },
    schema: object({ name: textOf(1, 100, t('fault.name')), gids: array(string()) }),
    save: ({ name, gids }) => saveGroup(lesson.id, group, name, gids.map(Number)),
    said: t('saved'),
    keys: lessonKeys,
    onSaved: onClose,
  });
  const { register, errorOf } = edit;
  const listed = classes.data?.records ?? [];
  return (
    <EditDialog
      title={t(group ? 'group.edit' : 'group.add')}
      edit={edit}
      onClose={onClose}
      removal={
        group
          ? {
              title: t('group.deleteTitle'),
              body: t('group.deleteBody', { name: group.name }),
              run: () => deleteGroup(group.id),
              said: () => t('group.deleted'),
              keys: lessonKeys,
            }
          : undefined
      }
    >
      <Field label={t('group.name')} error={errorOf('name')} isRequired>
        <TextInput autoFocus maxLength={100} {...register('name')} />
      </Field>
      {listed.length > 0 && (
        <fieldset className={styles.classes}>
          <legend>{t('group.classes')}</legend>
          <p className={styles.hint}>{t('group.classesHint')}</p>
          {listed.map(({ id, name }) => (
            <Checkbox key={id} label={name} value={String(id)} {...register('gids')} />
          ))}
        </fieldset>
      )}
    </EditDialog>
  );
}
