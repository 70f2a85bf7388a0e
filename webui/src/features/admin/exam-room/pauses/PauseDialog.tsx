import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { check, object, pipe } from 'valibot';
import { EditDialog } from '../../../../shared/forms/EditDialog';
import { numberOf, textOf } from '../../../../shared/forms/fieldRules';
import { useEditForm } from '../../../../shared/forms/useEditForm';
import { serverNow } from '../../../../shared/lib/serverClock';
import { siteClock } from '../../../../shared/lib/siteTime';
import { Field } from '../../../../shared/ui/Field';
import { NumberInput } from '../../../../shared/ui/NumberInput';
import { TextInput } from '../../../../shared/ui/TextInput';
import { type Audience, wireAudience } from '../talk/audience';
import { useAudienceName } from '../talk/useAudienceName';
import { boardOfDropQuery, type Drop, dropOf } from './drop';
import { keysOfPauses, pauseExam } from './pauseQueries';

interface PauseDialogProps {
  tid: number;
  audience: Audience;
  onClose: () => void;
}

/** Contract timedwork.md §11.1: a day. */
const mostMinutes = 1440;
const longestReason = 200;

/** Lets time stand still, also from some minutes ago: a room is paused when somebody has seen it.
 * Where somebody is disconnected, it is offered from then on. */
export function PauseDialog(props: PauseDialogProps) {
  const { data, isPending } = useQuery(boardOfDropQuery(props.tid));
  if (isPending) return null;
  return <PauseForm {...props} drop={data ? dropOf(data, props.audience) : null} />;
}

interface PauseFormProps extends PauseDialogProps {
  drop: Drop | null;
}

function PauseForm({ tid, audience, drop, onClose }: PauseFormProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const name = useAudienceName(audience);
  const offered = Math.min(drop?.minutes ?? 0, mostMinutes);
  const edit = useEditForm({
    values: { back: String(offered), reason: '' },
    schema: object({
      back: pipe(
        numberOf(/^\d{1,4}$/, t('pause.badBack')),
        check((typed) => typed <= mostMinutes, t('pause.badBack')),
      ),
      reason: textOf(0, longestReason, t('pause.badReason')),
    }),
    save: ({ back, reason }) =>
      pauseExam({
        ...{ tid, ...wireAudience(audience) },
        backS: drop?.minutes === back ? secondsSince(drop.since) : back * 60,
        ...(reason && { reason }),
      }),
    said: () => t('pause.done', { name }),
    keys: keysOfPauses(tid),
    onSaved: onClose,
    mayBeLeft: true,
  });
  const { register, errorOf } = edit;
  const hint = drop
    ? t('pause.dropHint', { count: drop.count, time: siteClock(drop.since) })
    : t('pause.backHint');
  return (
    <EditDialog
      title={t('pause.title', { name })}
      edit={edit}
      saveLabel={t('pause.pause')}
      onClose={onClose}
    >
      <p>{t('pause.body')}</p>
      <Field label={t('pause.back')} hint={hint} error={errorOf('back')} isRequired>
        <NumberInput autoFocus unit={t('pause.minutes')} maxLength={4} {...register('back')} />
      </Field>
      <Field label={t('pause.reason')} error={errorOf('reason')}>
        <TextInput maxLength={longestReason} {...register('reason')} />
      </Field>
    </EditDialog>
  );
}

/** To the second: the minutes that are shown are rounded, and the dialog was open for a while. */
const secondsSince = (moment: number) => Math.max(0, Math.ceil((serverNow() - moment) / 1000));
