import { useTranslation } from 'react-i18next';
import { check, object, pipe } from 'valibot';
import { EditDialog } from '../../../../shared/forms/EditDialog';
import { numberOf, textOf } from '../../../../shared/forms/fieldRules';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { Field } from '../../../../shared/ui/Field';
import { NumberInput } from '../../../../shared/ui/NumberInput';
import { TextInput } from '../../../../shared/ui/TextInput';
import { type Audience, wireAudience } from '../talk/audience';
import { useAudienceName } from '../talk/useAudienceName';
import { keysOfPauses, pauseExam } from './pauseQueries';

interface PauseDialogProps {
  tid: number;
  audience: Audience;
  onClose: () => void;
}

/** Contract timedwork.md §11.1: a day. */
const mostMinutes = 1440;
const longestReason = 200;

/** Lets time stand still, also from some minutes ago: a room is paused when somebody has seen it. */
export function PauseDialog({ tid, audience, onClose }: PauseDialogProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const name = useAudienceName(audience);
  const edit = useEditForm({
    values: { back: '0', reason: '' },
    schema: object({
      back: pipe(
        numberOf(/^\d{1,4}$/, t('pause.badBack')),
        check((typed) => typed <= mostMinutes, t('pause.badBack')),
      ),
      reason: textOf(0, longestReason, t('pause.badReason')),
    }),
    save: ({ back, reason }) =>
      pauseExam({
        ...{ tid, ...wireAudience(audience), backS: back * 60 },
        ...(reason && { reason }),
      }),
    said: () => t('pause.done', { name }),
    keys: keysOfPauses(tid),
    onSaved: onClose,
    mayBeLeft: true,
  });
  const { register, errorOf } = edit;
  return (
    <EditDialog
      title={t('pause.title', { name })}
      edit={edit}
      saveLabel={t('pause.pause')}
      onClose={onClose}
    >
      <p>{t('pause.body')}</p>
      <Field label={t('pause.back')} hint={t('pause.backHint')} error={errorOf('back')} isRequired>
        <NumberInput autoFocus unit={t('pause.minutes')} maxLength={4} {...register('back')} />
      </Field>
      <Field label={t('pause.reason')} error={errorOf('reason')}>
        <TextInput maxLength={longestReason} {...register('reason')} />
      </Field>
    </EditDialog>
  );
}
