import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boolean, minLength, object, pipe, string } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { usualList, workListQuery } from '../timed-work/timedWorkQueries';
import { copyRooms, keysOfBoard } from './boardQueries';

/** Of so many works, the latest, one is chosen. */
const offered = 50;

/** The rooms of another work: the same computers stand there the next time. */
export function CopyDialog({ tid, onClose }: { tid: number; onClose: () => void }) {
  const { t } = useTranslation('adminExamRoom');
  const works = useQuery(workListQuery({ ...usualList, limit: offered }));
  const edit = useEditForm({
    values: { source: '', withPeople: false },
    schema: object({
      source: pipe(string(), minLength(1, t('copy.choose'))),
      withPeople: boolean(),
    }),
    save: ({ source, withPeople }) => copyRooms({ tid, source: Number(source), withPeople }),
    said: ({ rooms }) => t('copy.done', { count: rooms }),
    keys: keysOfBoard(tid),
    onSaved: onClose,
  });
  const { register, errorOf } = edit;
  return (
    <EditDialog title={t('copy.title')} edit={edit} saveLabel={t('copy.confirm')} onClose={onClose}>
      <Field label={t('copy.source')} error={errorOf('source')} isRequired>
        <Select
          options={[
            { value: '', label: t('copy.choose') },
            ...(works.data?.records ?? [])
              .filter(({ id }) => id !== tid)
              .map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          {...register('source')}
        />
      </Field>
      <Checkbox label={t('copy.withPeople')} {...register('withPeople')} />
    </EditDialog>
  );
}
