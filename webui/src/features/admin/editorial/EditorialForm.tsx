import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { check, forward, object, partialCheck, picklist, pipe, string } from 'valibot';
import { lengthOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { fieldOfTime, timeOf, timeOfField, wireTime } from '../../../shared/lib/time';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { MarkdownEditor } from '../../../shared/ui/widgets/MarkdownEditor';
import desk from '../desk.module.css';
import { SaveBar } from '../SaveBar';
import { editorialQuery, type StoredEditorial, saveEditorial } from './editorialCalls';

/** Contract admin.md, editorials. */
const longestContent = 65_535;
const ways = ['solved', 'time', 'open', 'closed'] as const;

interface EditorialFormProps {
  pid: number;
  stored: StoredEditorial;
}

export function EditorialForm({ pid, stored }: EditorialFormProps) {
  const { t } = useTranslation('adminEditorial');
  const edit = useEditForm({
    isOfPage: true,
    values: {
      content: stored.content,
      opens: stored.opens as (typeof ways)[number],
      openTime: stored.openTime ? fieldOfTime(timeOf(stored.openTime)) : '',
    },
    schema: pipe(
      object({
        content: pipe(
          string(),
          check((content) => lengthOf(content) <= longestContent, t('tooLong')),
        ),
        opens: picklist(ways),
        openTime: string(),
      }),
      forward(
        partialCheck(
          [['opens'], ['openTime']],
          ({ opens, openTime }) => opens !== 'time' || openTime !== '',
          t('needsTime'),
        ),
        ['openTime'],
      ),
    ),
    save: ({ content, opens, openTime }, { overwrites }) =>
      saveEditorial({
        ...{ pid, content, opens },
        openTime: opens === 'time' ? wireTime(timeOfField(openTime)) : null,
        gmtModified: overwrites ? null : stored.gmtModified,
      }),
    said: t('saved'),
    keys: [editorialQuery(pid).queryKey],
    fieldOf: 'content',
  });
  const { form, register, errorOf } = edit;
  return (
    <form className={layout.form} noValidate onSubmit={edit.onSubmit}>
      <Field label={t('content')} hint={t('contentHint')} error={errorOf('content')}>
        <Controller
          control={form.control}
          name="content"
          render={({ field: { name: _, ...field } }) => (
            <div className={desk.editor}>
              <MarkdownEditor
                {...field}
                label={t('content')}
                isInvalid={errorOf('content') !== undefined}
                maxLength={longestContent}
              />
            </div>
          )}
        />
      </Field>
      <Field label={t('opens')} error={errorOf('opens')}>
        <Select
          {...register('opens')}
          options={ways.map((value) => ({ value, label: t(value) }))}
        />
      </Field>
      {form.watch('opens') === 'time' && (
        <Field label={t('openTime')} error={errorOf('openTime')} isRequired>
          <TextInput type="datetime-local" step={60} {...register('openTime')} />
        </Field>
      )}
      <Notice>{t('shut')}</Notice>
      <SaveBar edit={edit} makes={false} />
    </form>
  );
}
