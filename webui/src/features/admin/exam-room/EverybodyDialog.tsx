import { useTranslation } from 'react-i18next';
import { check, object, pipe } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { numberOf, textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { extendEverybody, keysOfBoard } from './boardQueries';

interface EverybodyDialogProps {
  tid: number;
  /** Null: all rooms, and whoever has no seat. */
  room: { id: number; name: string } | null;
  onClose: () => void;
}

/** Contract timedwork.md §10.2. */
const mostMinutes = 10_080;
const longestReason = 200;

/** More time for everybody in a room, or in all. */
export function EverybodyDialog({ tid, room, onClose }: EverybodyDialogProps) {
  const { t } = useTranslation('adminExamRoom');
  const edit = useEditForm({
    values: { minutes: '10', reason: '' },
    schema: object({
      minutes: pipe(
        numberOf(/^\d{1,5}$/, t('extend.badMinutes')),
        check((typed) => typed >= 1 && typed <= mostMinutes, t('extend.badMinutes')),
      ),
      reason: textOf(0, longestReason, t('extend.badReason')),
    }),
    save: ({ minutes, reason }) =>
      extendEverybody({
        tid,
        roomId: room?.id ?? null,
        seconds: minutes * 60,
        ...(reason && { reason }),
      }),
    said: ({ people }, { minutes }) => t('extend.done', { count: people, minutes }),
    keys: keysOfBoard(tid),
    onSaved: onClose,
    mayBeLeft: true,
  });
  const { register, errorOf } = edit;
  return (
    <EditDialog
      title={room ? t('extend.titleNamed', { name: room.name }) : t('extend.title')}
      edit={edit}
      saveLabel={t('extend.confirm')}
      onClose={onClose}
    >
      <p>{t('extend.body')}</p>
      <Field label={t('extend.minutes')} error={errorOf('minutes')} isRequired>
        <NumberInput autoFocus maxLength={5} {...register('minutes')} />
      </Field>
      <Field label={t('extend.reason')} error={errorOf('reason')}>
        <TextInput maxLength={longestReason} {...register('reason')} />
      </Field>
    </EditDialog>
  );
}
