import { useTranslation } from 'react-i18next';
import { check, object, pipe } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { numberOf, textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { type BoardRoom, changeRoom, createRoom, keysOfBoard } from './boardQueries';

interface RoomDialogProps {
  tid: number;
  /** Null makes a new one. */
  room: BoardRoom | null;
  onClose: () => void;
}

/** Contract timedwork.md §10. */
const longest = { name: 30, version: 20 };
const mostPlaces = 30;

/** Name, size and paper of a room; a new one has a seat at every place. */
export function RoomDialog({ tid, room, onClose }: RoomDialogProps) {
  const { t } = useTranslation('adminExamRoom');
  const size = pipe(
    numberOf(/^\d{1,2}$/, t('room.badSize')),
    check((typed) => typed >= 1 && typed <= mostPlaces, t('room.badSize')),
  );
  const edit = useEditForm({
    values: {
      name: room?.name ?? '',
      version: room?.version ?? '',
      rows: String(room?.rows ?? 5),
      columns: String(room?.columns ?? 8),
    },
    schema: object({
      name: textOf(1, longest.name, t('room.badName')),
      version: textOf(0, longest.version, t('room.badVersion')),
      rows: size,
      columns: size,
    }),
    save: async ({ version, ...typed }) => {
      const body = { ...typed, version: version || null };
      if (room) await changeRoom({ ...body, id: room.id });
      else await createRoom({ ...body, tid, filled: true });
    },
    said: (_, { name }) => t(room ? 'room.saved' : 'room.made', { name }),
    keys: keysOfBoard(tid),
    onSaved: onClose,
  });
  const { register, errorOf } = edit;
  return (
    <EditDialog
      title={room ? t('room.editNamed', { name: room.name }) : t('room.make')}
      edit={edit}
      onClose={onClose}
    >
      <Field label={t('room.name')} error={errorOf('name')} isRequired>
        <TextInput autoFocus maxLength={longest.name} {...register('name')} />
      </Field>
      <Field label={t('room.rows')} error={errorOf('rows')} isRequired>
        <NumberInput maxLength={2} {...register('rows')} />
      </Field>
      <Field label={t('room.columns')} error={errorOf('columns')} isRequired>
        <NumberInput maxLength={2} {...register('columns')} />
      </Field>
      <Field label={t('room.version')} hint={t('room.versionHint')} error={errorOf('version')}>
        <TextInput maxLength={longest.version} {...register('version')} />
      </Field>
    </EditDialog>
  );
}
