import { useTranslation } from 'react-i18next';
import { check, object, pipe, string, trim } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { numberOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { isDisplayId } from '../displayIds';
import type { TrainingDesk } from './desk';
import { type ListedProblem, setKeys } from './problemSet';

interface TrainingProblemDialogProps {
  desk: TrainingDesk;
  tid: number;
  listed: ListedProblem;
  onClose: () => void;
}

const largestRank = 2_147_483_647;

/** What a problem is called in the training, and where it stands. */
export function TrainingProblemDialog({ desk, tid, listed, onClose }: TrainingProblemDialogProps) {
  const { t } = useTranslation('adminTrainings');
  const { link } = listed;
  const edit = useEditForm({
    values: { displayId: link.displayId, rank: String(link.rank) },
    schema: object({
      displayId: pipe(string(), trim(), check(isDisplayId, t('problem.badId'))),
      rank: pipe(
        numberOf(/^\d{1,10}$/, t('fault.rank')),
        check((rank) => rank <= largestRank, t('fault.rank')),
      ),
    }),
    save: (named) => desk.changeProblem({ tid, pid: link.pid, id: link.id, ...named }),
    said: t('saved'),
    keys: setKeys,
    fieldOf: {
      'training.problem_exists': 'displayId',
      'contest.bad_display_id': 'displayId',
      'training.bad_rank': 'rank',
    },
    onSaved: onClose,
  });
  const { register, errorOf } = edit;
  return (
    <EditDialog title={t('problem.change')} edit={edit} onClose={onClose}>
      <Field
        label={t('problem.displayId')}
        hint={t('problem.displayIdHint')}
        error={errorOf('displayId')}
        isRequired
      >
        <TextInput autoFocus isMono maxLength={50} {...register('displayId')} />
      </Field>
      <Field
        label={t('problem.rank')}
        hint={t('problem.rankHint')}
        error={errorOf('rank')}
        isRequired
      >
        <NumberInput maxLength={10} {...register('rank')} />
      </Field>
    </EditDialog>
  );
}
