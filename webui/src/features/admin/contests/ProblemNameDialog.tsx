import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { check, object, pipe, string, trim } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { isDisplayId } from '../displayIds';
import { BalloonField } from './BalloonField';
import { type AdminContest, changeQuestion } from './contestQueries';
import { keysOf, type ListedProblem, nameProblem } from './problemQueries';

interface ProblemNameDialogProps {
  contest: AdminContest;
  listed: ListedProblem;
  /** The contest's other problems: no id stands twice. */
  others: readonly ListedProblem[];
  onClose: () => void;
}

/** What a problem is called in the contest, and its balloon. */
export function ProblemNameDialog({ contest, listed, others, onClose }: ProblemNameDialogProps) {
  const { t } = useTranslation('adminContests');
  const { link } = listed;
  const taken = others.map((each) => each.link.displayId);
  const edit = useEditForm({
    values: {
      displayId: link.displayId,
      displayTitle: link.displayTitle,
      color: link.color ?? '',
    },
    schema: object({
      displayId: pipe(
        string(),
        trim(),
        check(isDisplayId, t('problem.badId')),
        check((id) => !taken.includes(id), t('problem.takenId')),
      ),
      displayTitle: textOf(1, 255, t('problem.badTitle')),
      color: string(),
    }),
    save: async ({ displayId, displayTitle, color: typed }) => {
      const color = typed === '' ? null : typed;
      const named = { cid: contest.id, pid: link.pid, displayId, displayTitle, color };
      const words = { title: t('effects.title'), confirmLabel: t('effects.save') };
      await (await changeQuestion.load()).agreeToProblem(named, words);
      return nameProblem(named);
    },
    said: t('saved'),
    keys: keysOf(contest.id),
    fieldOf: { 'contest.display_used': 'displayId', 'contest.bad_display_id': 'displayId' },
    onSaved: onClose,
  });
  const { register, errorOf } = edit;
  return (
    <EditDialog title={t('problem.rename')} edit={edit} onClose={onClose}>
      <Field
        label={t('problem.displayId')}
        hint={t('problem.displayIdHint')}
        error={errorOf('displayId')}
        isRequired
      >
        <TextInput autoFocus isMono maxLength={50} {...register('displayId')} />
      </Field>
      <Field label={t('problem.name')} error={errorOf('displayTitle')} isRequired>
        <TextInput maxLength={255} {...register('displayTitle')} />
      </Field>
      <Controller
        control={edit.form.control}
        name="color"
        render={({ field: { value, onChange } }) => (
          <BalloonField value={value} onChange={onChange} />
        )}
      />
    </EditDialog>
  );
}
