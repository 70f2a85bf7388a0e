import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { type CorrectedProblem, correctionsKey, setJudging } from './correctionQueries';

/** Contract timedwork.md §15.3. */
const longestReason = 200;

interface PauseDialogProps {
  tid: number;
  problem: CorrectedProblem;
  onClose: () => void;
}

/** Judging of a problem waits, and whoever looks after it reads why. */
export function PauseDialog({ tid, problem, onClose }: PauseDialogProps) {
  const { t } = useTranslation('adminExamCorrections');
  const name = problem.displayId;
  const edit = useEditForm({
    values: { reason: '' },
    schema: object({ reason: textOf(0, longestReason, t('badPauseReason')) }),
    save: ({ reason }) =>
      setJudging({ tid, pid: problem.pid, paused: true, ...(reason && { reason }) }),
    said: t('pausedNow', { name }),
    keys: [correctionsKey(tid)],
    onSaved: onClose,
    fieldOf: 'reason',
  });
  return (
    <EditDialog
      title={t('ask.pause', { name })}
      edit={edit}
      saveLabel={t('pauseNow')}
      onClose={onClose}
    >
      <p>{t('explain.pause')}</p>
      <Field label={t('reason')} hint={t('pauseReasonHint')} error={edit.errorOf('reason')}>
        <TextInput autoFocus maxLength={longestReason} {...edit.register('reason')} />
      </Field>
    </EditDialog>
  );
}
