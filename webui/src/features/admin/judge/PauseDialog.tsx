import { useTranslation } from 'react-i18next';
import { object, pipe, string, toUpperCase, trim } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { judgeQuery, numberOf, pauseJudge, pauseProblem } from './judgeCalls';

const longestReason = 255;
const schema = object({ problem: pipe(string(), trim(), toUpperCase()), reason: string() });

interface PauseDialogProps {
  what: 'all' | 'problem';
  onClose: () => void;
}

/** Asks for the reason, and for the problem where one is to be paused. */
export function PauseDialog({ what, onClose }: PauseDialogProps) {
  const { t } = useTranslation('adminJudge');
  const isOne = what === 'problem';
  const edit = useEditForm({
    values: { problem: '', reason: '' },
    schema,
    save: async ({ problem, reason }) => {
      if (!isOne) return pauseJudge(true, reason);
      const pid = problem === '' ? null : await numberOf(problem);
      if (pid === null) throw new Error(t('problemMissing'));
      return pauseProblem(pid, true, reason);
    },
    said: (_, { problem }) => (isOne ? t('problemPaused', { name: problem }) : t('pauseDone')),
    keys: [judgeQuery.queryKey],
    onSaved: onClose,
  });

  return (
    <EditDialog
      title={isOne ? t('pauseProblem') : t('pause')}
      edit={edit}
      cancelLabel={t('cancel')}
      saveLabel={t('pauseShort')}
      onClose={onClose}
    >
      <p>{isOne ? t('pauseProblemText') : t('pauseText')}</p>
      {isOne && (
        <Field label={t('problemField')} isRequired>
          <TextInput autoFocus {...edit.register('problem')} />
        </Field>
      )}
      <Field label={t('reasonField')} hint={t('reasonHint')}>
        <TextInput autoFocus={!isOne} maxLength={longestReason} {...edit.register('reason')} />
      </Field>
    </EditDialog>
  );
}
