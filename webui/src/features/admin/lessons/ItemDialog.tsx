import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boolean, object, string } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { TextInput } from '../../../shared/ui/TextInput';
import { ItemFile } from './ItemFile';
import { fieldOf, formOf, type ItemSort, itemSorts, meaningOf } from './itemForm';
import {
  type AdminGroup,
  type AdminItem,
  type AdminLesson,
  createItem,
  deleteItem,
  lessonKeys,
  trainingsQuery,
  updateItem,
} from './lessonDesk';

interface ItemDialogProps {
  lesson: AdminLesson;
  group: AdminGroup;
  /** Null for a new one. */
  item: AdminItem | null;
  onClose: () => void;
}

/** One item: a file, an address, a problem or a training. */
export function ItemDialog({ lesson, group, item, onClose }: ItemDialogProps) {
  const { t } = useTranslation('adminLessons');
  const trainings = useQuery(trainingsQuery);
  const edit = useEditForm({
    values: formOf(group, item),
    schema: object({
      title: textOf(1, 255, t('fault.title')),
      groupId: string(),
      sort: string(),
      file: string(),
      url: string(),
      problemId: string(),
      tid: string(),
      isVisible: boolean(),
    }),
    save: (form) => {
      const body = {
        title: form.title,
        groupId: Number(form.groupId),
        isVisible: form.isVisible,
        ...meaningOf(form),
      };
      return item ? updateItem({ ...body, id: item.id }) : createItem(body);
    },
    said: t('saved'),
    keys: lessonKeys,
    fieldOf,
    onSaved: onClose,
  });
  const { form, register, errorOf } = edit;
  const sort = form.watch('sort') as ItemSort;
  return (
    <EditDialog
      title={t(item ? 'item.edit' : 'item.add')}
      size="large"
      edit={edit}
      onClose={onClose}
      removal={
        item
          ? {
              title: t('item.deleteTitle'),
              body: t('item.deleteBody', { name: item.title }),
              run: () => deleteItem(item.id),
              said: () => t('item.deleted'),
              keys: lessonKeys,
            }
          : undefined
      }
    >
      <Field label={t('item.sort')}>
        <Select
          options={itemSorts.map((value) => ({ value, label: t(`item.sorts.${value}`) }))}
          {...register('sort')}
        />
      </Field>
      {sort === 'file' && (
        <ItemFile
          link={form.watch('file')}
          error={errorOf('file')}
          shown={item}
          onSent={(link, name) => {
            form.setValue('file', link, { shouldDirty: true });
            if (form.getValues('title') === '') {
              form.setValue('title', name.replace(/\.[^.]*$/, ''), { shouldDirty: true });
            }
          }}
        />
      )}
      {sort === 'link' && (
        <Field label={t('item.url')} hint={t('item.urlHint')} error={errorOf('url')} isRequired>
          <TextInput maxLength={1000} {...register('url')} />
        </Field>
      )}
      {sort === 'problem' && (
        <Field
          label={t('item.problemId')}
          hint={t('item.problemHint')}
          error={errorOf('problemId')}
          isRequired
        >
          <TextInput isMono maxLength={50} {...register('problemId')} />
        </Field>
      )}
      {sort === 'training' && (
        <Field label={t('item.training')} error={errorOf('tid')} isRequired>
          <Select
            // Its choice is found among the options when it is drawn.
            key={trainings.data?.records.length ?? 0}
            options={[
              { value: '', label: t('item.choose') },
              ...(trainings.data?.records ?? []).map(({ id, title }) => ({
                value: String(id),
                label: title,
              })),
            ]}
            {...register('tid')}
          />
        </Field>
      )}
      <Field label={t('item.title')} error={errorOf('title')} isRequired>
        <TextInput maxLength={255} {...register('title')} />
      </Field>
      {lesson.groups.length > 1 && (
        <Field label={t('item.group')}>
          <Select
            options={lesson.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...register('groupId')}
          />
        </Field>
      )}
      <Switch label={t('item.visible')} hint={t('item.visibleHint')} {...register('isVisible')} />
    </EditDialog>
  );
}
