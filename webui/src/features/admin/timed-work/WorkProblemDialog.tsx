import { useTranslation } from 'react-i18next';
import { check, object, pipe, string, trim } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { numberOf, textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { isDisplayId } from '../displayIds';
import { changeProblem, keysOf, type ListedProblem } from './problemQueries';
import type { AdminTimedWork } from './timedWorkQueries';

interface WorkProblemDialogProps {
  work: AdminTimedWork;
  listed: ListedProblem;
  onClose: () => void;
}

/** Contract timedwork.md §8. */
const mostPoints = 100_000;
const longestVersion = 20;

/** What a problem is called in the work, and what it is worth. */
export function WorkProblemDialog({ work, listed, onClose }: WorkProblemDialogProps) {
  const { t } = useTranslation('adminTimedWork');
  const { link } = listed;
  const edit = useEditForm({
    values: {
      displayId: link.displayId,
      displayTitle: link.displayTitle,
      score: String(link.score),
      version: link.version ?? '',
    },
    schema: object({
      displayId: pipe(string(), trim(), check(isDisplayId, t('problem.badId'))),
      displayTitle: textOf(1, 255, t('problem.badTitle')),
      score: pipe(
        numberOf(/^\d{1,6}$/, t('problem.badPoints')),
        check((points) => points <= mostPoints, t('problem.badPoints')),
      ),
      version: textOf(0, longestVersion, t('problem.badVersion')),
    }),
    save: ({ version, ...named }) => {
      const { id, pid, seq } = link;
      return changeProblem({ id, pid, seq, tid: work.id, ...named, version: version || null });
    },
    said: t('saved'),
    keys: keysOf(work.id),
    fieldOf: { 'timedwork.problem_exists': 'displayId', 'contest.bad_display_id': 'displayId' },
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
      <Field label={t('problem.name')} error={errorOf('displayTitle')} isRequired>
        <TextInput maxLength={255} {...register('displayTitle')} />
      </Field>
      <Field label={t('problem.points')} error={errorOf('score')} isRequired>
        <NumberInput maxLength={6} {...register('score')} />
      </Field>
      <Field
        label={t('problem.version')}
        hint={t('problem.versionHint')}
        error={errorOf('version')}
      >
        <TextInput maxLength={longestVersion} {...register('version')} />
      </Field>
    </EditDialog>
  );
}
